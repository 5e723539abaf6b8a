// SPDX-License-Identifier: GPL-3.0-or-later
#include "position_turn.h"

#include "../rules/game.h"
#include "../rules/production.h"
#include "names.h"
#include "position_board.h"
#include "translation_marks.h"

#include <algorithm>

namespace windrose
{

namespace
{

int mostCardsTaken(const Position& position)
{
    return position.players * setupFacts(position.players).rolesPerPlayer;
}

/// The card that an entry refers to: the first card of its role that no earlier entry has named.
int cardOf(const Position& position, const JsonField& entry, std::array<bool, kMaxRoleCards>& isNamed)
{
    const JsonField field = entry.required("role");
    const auto role = static_cast<Role>(field.name(kRoleIds));
    int cards = 0;
    for (int card = 0; card < position.roleCards(); ++card) {
        if (roleOfCard(card) != role) {
            continue;
        }
        ++cards;
        bool& named = isNamed[static_cast<std::size_t>(card)];
        if (!named) {
            named = true;
            return card;
        }
    }
    const auto code = cards == 0 ? TextErrorCode::RoleNotInBox : TextErrorCode::TooManyCards;
    field.refuse(code, std::string(id(role)), {}, cards == 0 ? position.players : cards + 1, cards);
}

/// The number of cards that a seat has when `taken` cards have been taken in turn order from the governor.
int cardsOfSeat(const Position& position, int seat, int taken)
{
    const int offset = (seat - position.governor + position.players) % position.players;
    return taken / position.players + (offset < taken % position.players ? 1 : 0);
}

/// Whether a phase can ask for a decision.
std::vector<Decision> decisionsIn(Phase phase)
{
    switch (phase) {
    case Phase::ChooseRole:
        return {Decision::ChooseRole};
    case Phase::Settler:
        return {Decision::TakePlantation, Decision::Hacienda};
    case Phase::Mayor:
        return {Decision::PlaceColonists};
    case Phase::Builder:
        return {Decision::Build};
    case Phase::Craftsman:
        return {Decision::BonusGood};
    case Phase::Trader:
        return {Decision::Sell};
    case Phase::Captain:
        return {Decision::Load};
    case Phase::Storage:
        return {Decision::Store};
    case Phase::Finished:
        break;
    }
    return {Decision::None};
}

/// The role to which a phase belongs; storage is part of the captain's.
Role roleOf(Phase phase)
{
    switch (phase) {
    case Phase::Settler:
        return Role::Settler;
    case Phase::Mayor:
        return Role::Mayor;
    case Phase::Builder:
        return Role::Builder;
    case Phase::Craftsman:
        return Role::Craftsman;
    case Phase::Trader:
        return Role::Trader;
    default:
        return Role::Captain;
    }
}

/// Reads `phase_state`. Phases that go round the table once store only `acted`.
void readPhaseState(Position& position, const JsonField& state)
{
    switch (position.phase) {
    case Phase::ChooseRole:
    case Phase::Finished:
        state.requireObject({});
        return;
    case Phase::Craftsman:
        state.requireObject({"produced"});
        for (const JsonField& item : state.required("produced").list(kGoods)) {
            const int good = item.name(kGoodIds);
            if (productionCapacity(position.seat(position.chooser), static_cast<Good>(good)) == 0) {
                item.disagrees(
                    //: What a file of a position should say there, after "expected".
                    QT_TRANSLATE_NOOP("TextErrors", "a good that the chooser can produce"));
            }
            position.produced |= GoodSet::only(static_cast<Good>(good));
        }
        return;
    case Phase::Captain:
        state.requireObject({"acted", "captain_loaded", "wharves_used"});
        position.captainLoaded = state.required("captain_loaded").boolean();
        for (const JsonField& item : state.required("wharves_used").list(position.players)) {
            position.wharvesUsed.add(item.integer(0, position.players - 1));
        }
        break;
    default:
        state.requireObject({"acted"});
    }
    position.acted = byte(state.required("acted").integer(0, position.players - 1));
}

int turnExpected(const Position& position)
{
    const bool inOrder = position.phase != Phase::Captain;
    return inOrder ? position.seatAfterChooser(position.acted) : position.chooser;
}

void readChooser(Position& position, const JsonField& root)
{
    const int taken = position.cardsTaken();
    const bool isBetween = position.phase == Phase::ChooseRole;
    const int offset = isBetween ? taken : std::max(0, taken - 1);
    position.chooser = byte((position.governor + offset) % position.players);
    if (const auto chooser = root.member("chooser")) {
        if (chooser->integer(0, position.players - 1) != position.chooser) {
            chooser->disagrees(std::to_string(position.chooser));
        }
    }
    if (isBetween && taken == mostCardsTaken(position)) {
        refuseAt("/roles", TextErrorCode::NoCardLeft);
    }
    if (isBetween || position.isFinished()) {
        return;
    }
    const Role role = roleOf(position.phase);
    if (position.takenBy[static_cast<std::size_t>(role)] != position.chooser || taken == 0) {
        root.required("phase").refuse(TextErrorCode::RoleNotTaken, std::string(id(role)), {}, position.chooser);
    }
}

void readWhoseTurn(Position& position, const JsonField& root)
{
    const int expected = turnExpected(position);
    position.turn = byte(expected);
    const auto turn = root.member("turn");
    if (!turn) {
        return;
    }
    if (position.isFinished()) {
        if (!turn->isNull()) {
            turn->disagrees("null");
        }
        return;
    }
    const int given = turn->integer(0, position.players - 1);
    if (given != expected && position.phase != Phase::Captain) {
        turn->disagrees(std::to_string(expected));
    }
    position.turn = byte(given);
}

void readDecision(Position& position, const JsonField& root)
{
    const auto possible = decisionsIn(position.phase);
    position.decision = possible.front();
    const auto field = root.member("decision");
    if (!field) {
        return;
    }
    const auto given = static_cast<Decision>(field->name(kDecisionIds));
    if (std::find(possible.begin(), possible.end(), given) == possible.end()) {
        std::string expected;
        for (const Decision decision : possible) {
            expected += expected.empty() ? "\"" : " or \"";
            expected += kDecisionIds[static_cast<std::size_t>(decision)];
            expected += "\"";
        }
        field->disagrees(expected);
    }
    position.decision = given;
}

/// Whether some order keeps every barrel, so that the rules do not ask about storage.
bool keepsEverything(const Position& position, const OrderList& orders)
{
    const auto& goods = position.seat(position.turn).goods;
    return std::any_of(orders.begin(), orders.end(), [&](const Order& order) {
        for (int good = 0; good < kGoods; ++good) {
            const int barrels = goods[static_cast<std::size_t>(good)];
            const bool isKept = (order.keptKinds() >> good & 1U) != 0 || (good == order.piece && barrels == 1);
            if (barrels != 0 && !isKept) {
                return false;
            }
        }
        return true;
    });
}

/// The rules only ask when there is something to decide; other positions are refused.
bool hasChoice(const Position& position)
{
    const Seat& seat = position.seat(position.turn);
    OrderList orders;
    legalOrders(position, orders);
    const bool canDoSomething =
        std::any_of(orders.begin(), orders.end(), [](const Order& order) { return order.kind != OrderKind::Pass; });
    switch (position.decision) {
    case Decision::None:
        return true;
    case Decision::PlaceColonists:
        return seat.colonists() != 0;
    case Decision::Hacienda:
        return seat.has(Effect::DrawPlantation) && seat.emptyIslandSpaces() != 0 && !position.piles.isEmpty();
    case Decision::TakePlantation:
        return canDoSomething && seat.emptyIslandSpaces() != 0;
    case Decision::Sell:
        return canDoSomething && !position.tradingHouse.isFull();
    case Decision::Store:
        return canDoSomething && !keepsEverything(position, orders);
    default:
        return canDoSomething;
    }
}

bool hasCause(const Position& position, EndTrigger trigger)
{
    switch (trigger) {
    case EndTrigger::City:
        return std::any_of(position.seats.begin(), position.seats.begin() + position.players,
                           [](const Seat& seat) { return seat.emptyCitySpaces() == 0; });
    case EndTrigger::VictoryPoints:
        return position.victoryPoints == 0;
    default:
        return true;
    }
}

} // namespace

void readRoles(Position& position, const std::optional<JsonField>& roles)
{
    if (!roles) {
        return;
    }
    std::array<bool, kMaxRoleCards> isNamed{};
    std::vector<std::pair<int, JsonField>> taken;
    for (const JsonField& entry : roles->list(kMaxJsonItems)) {
        entry.requireObject({"role", "doubloons", "taken_by"});
        const auto card = static_cast<std::size_t>(cardOf(position, entry, isNamed));
        position.cardDoubloons[card] = static_cast<std::uint8_t>(entry.integerOr("doubloons", 0, kMaxOnCard, 0));
        if (const auto takenBy = entry.member("taken_by"); takenBy && !takenBy->isNull()) {
            const int seat = takenBy->integer(0, position.players - 1);
            position.takenBy[card] = static_cast<std::int8_t>(seat);
            taken.emplace_back(seat, *takenBy);
        }
    }
    const int count = std::min(static_cast<int>(taken.size()), mostCardsTaken(position));
    std::array<int, kMaxPlayers> cards{};
    for (const auto& [seat, field] : taken) {
        const int most = cardsOfSeat(position, seat, count);
        if (++cards[static_cast<std::size_t>(seat)] > most) {
            field.refuse(TextErrorCode::TakenOutOfTurn, {}, {}, seat, most);
        }
    }
}

void readTurn(Position& position, const JsonField& root)
{
    if (const auto phase = root.member("phase")) {
        position.phase = static_cast<Phase>(phase->name(kPhaseIds));
    }
    readChooser(position, root);
    const bool needsState = position.phase != Phase::ChooseRole && !position.isFinished();
    if (const auto state = root.member("phase_state")) {
        readPhaseState(position, *state);
    } else if (needsState) {
        refuseAt("/phase_state", TextErrorCode::PhaseStateMissing,
                 std::string(kPhaseIds[static_cast<std::size_t>(position.phase)]));
    }
    readWhoseTurn(position, root);
    readDecision(position, root);
    if (!hasChoice(position)) {
        const auto decision = static_cast<std::size_t>(position.decision);
        refuseAt(root.member("decision") ? "/decision" : "/phase", TextErrorCode::NothingToDecide,
                 std::string(kDecisionIds[decision]), {}, position.turn);
    }
}

void readEndTriggers(Position& position, const JsonField& root)
{
    const auto triggers = root.member("end_triggers");
    std::size_t count = 0;
    if (triggers) {
        for (const JsonField& item : triggers->list(kMaxJsonItems)) {
            const auto trigger = static_cast<EndTrigger>(item.name(std::span(kEndTriggerIds).subspan(1)) + 1);
            if (position.hasEndTrigger(trigger)) {
                item.refuse(TextErrorCode::DoubledWord, item.shown());
            }
            if (!hasCause(position, trigger)) {
                item.refuse(
                    TextErrorCode::TriggerUnfounded, item.string(),
                    trigger == EndTrigger::City
                        ? QT_TRANSLATE_NOOP("TextErrors",
                                            //: What was expected in a text that is read, after "expected ".
                                            "a full city")
                        : /*: What a file of a position should say there, after "expected". */ QT_TRANSLATE_NOOP(
                              "TextErrors", "an empty pool of victory points"));
            }
            position.endTriggers[count++] = trigger;
        }
    }
    for (const EndTrigger trigger : {EndTrigger::City, EndTrigger::VictoryPoints}) {
        if (!hasCause(position, trigger) || position.hasEndTrigger(trigger)) {
            continue;
        }
        if (triggers) {
            const auto name = kEndTriggerIds[static_cast<std::size_t>(trigger)];
            triggers->refuse(TextErrorCode::TriggerMissing, std::string(name));
        }
        position.endTriggers[count++] = trigger;
    }
}

} // namespace windrose
