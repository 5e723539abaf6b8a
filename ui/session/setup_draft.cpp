// SPDX-License-Identifier: GPL-3.0-or-later
#include "setup_draft.h"

#include "core/rules/game.h"
#include "core/text/position_board.h"
#include "setup_box.h"
#include "setup_moves.h"

#include <algorithm>

namespace windrose
{

namespace
{

constexpr int kMaxRounds = 50'000;

/// The card of the current phase, or another one of its player, who then chooses again.
int cardUnderWay(const Position& position)
{
    constexpr std::array<int, kPhases> kCards{-1, 0, 1, 2, 3, 4, 5, 5, -1}; // by phase; storage ends the captain's
    if (const int card = kCards[static_cast<std::size_t>(position.phase)]; card >= 0) {
        return card;
    }
    int last = -1;
    for (int card = 0; card < position.roleCards(); ++card) {
        if (position.takenBy[static_cast<std::size_t>(card)] == position.chooser) {
            last = card;
        }
    }
    return last;
}

Position atChoiceOfRole(Position position)
{
    if (position.phase != Phase::ChooseRole) {
        if (const int card = cardUnderWay(position); card >= 0) {
            position.takenBy[static_cast<std::size_t>(card)] = kNobody;
        }
        position.phase = Phase::ChooseRole;
        position.decision = Decision::ChooseRole;
        position.acted = 0;
        position.wharvesUsed = {};
        position.captainLoaded = false;
        position.produced = {};
    }
    setup::settle(position);
    return position;
}

} // namespace

SetupDraft::SetupDraft(const Position& position, std::vector<std::string> names)
    : m_steps{{atChoiceOfRole(position), std::move(names)}}
{
}

SetupDraft::SetupDraft(std::vector<SetupStep> steps, int at)
    : m_steps(std::move(steps)), m_at(static_cast<std::size_t>(at))
{
    for (SetupStep& step : m_steps) {
        step.position = atChoiceOfRole(step.position);
    }
}

Position SetupDraft::emptyTable(int players, const Options& options, std::uint64_t seed)
{
    std::string json = R"({"players": )" + std::to_string(players) + R"(, "governor": 0, "seats": [)";
    for (int seat = 0; seat < players; ++seat) {
        json += seat == 0 ? "{}" : ", {}";
    }
    const auto reading = readPosition(json + "]}", seed);
    Position position = std::get<NamedPosition>(reading).position;
    position.options = options;
    setup::settle(position);
    return position;
}

std::string SetupDraft::text() const
{
    return positionJson(position(), names());
}

std::optional<TextError> SetupDraft::problem() const
{
    const auto reading = readPosition(text(), 0, position().kinds());
    const auto* error = std::get_if<TextError>(&reading);
    return error == nullptr ? std::nullopt : std::optional(*error);
}

SetupRefusal SetupDraft::refusalOf(const SetupMove& move) const
{
    Position after = position();
    return setup::carry(after, move);
}

SetupRefusal SetupDraft::takeRefusal(const SetupPiece& piece, const SetupSpot& from) const
{
    return setup::takeRefusal(position(), piece, from);
}

SetupRefusal SetupDraft::move(const SetupMove& move)
{
    SetupStep after = m_steps[m_at];
    const SetupRefusal refusal = setup::carry(after.position, move);
    if (!refusal) {
        take(std::move(after));
    }
    return refusal;
}

SpaceSet SetupDraft::citySpacesFilledBy(const SetupMove& move) const
{
    Position after = position();
    if (move.piece.kind != SetupPiece::Kind::Building || move.to.kind != SetupSpot::Kind::City ||
        setup::carry(after, move)) {
        return {};
    }
    SpaceSet spaces;
    for (int space = 0; space < kSpaces; ++space) {
        if (after.seat(move.to.seat).buildingAt(space) == static_cast<Building>(move.piece.value)) {
            spaces.add(space);
        }
    }
    return spaces;
}

SetupSpot SetupDraft::turned(int seat, Building building) const
{
    const Seat& board = position().seat(seat);
    const int first = board.firstSpaceOf(building);
    const auto isIts = [&](int space) { return board.buildingAt(space) == building; };
    for (const int second : {first + 1, first + kColumns}) {
        if (second < kSpaces && areAdjacent(first, second) && !board.buildingAt(second)) {
            return {SetupSpot::Kind::City, seat, first, second};
        }
    }
    return {SetupSpot::Kind::City, seat, first, isIts(first + 1) ? first + 1 : first + kColumns};
}

int SetupDraft::leftInBox(const SetupPiece& piece) const
{
    return setup::leftInBox(position(), piece);
}

void SetupDraft::setDoubloons(int seat, int count)
{
    SetupStep step = m_steps[m_at];
    step.position.seat(seat).doubloons = static_cast<std::uint16_t>(std::clamp(count, 0, kMaxDoubloons));
    take(std::move(step));
}

void SetupDraft::setPoints(int seat, int count)
{
    SetupStep step = m_steps[m_at];
    step.position.seat(seat).victoryPoints = static_cast<std::uint16_t>(std::clamp(count, 0, kMaxVictoryPoints));
    take(std::move(step));
}

void SetupDraft::setCardDoubloons(int card, int count)
{
    SetupStep step = m_steps[m_at];
    step.position.cardDoubloons[static_cast<std::size_t>(card)] =
        static_cast<std::uint8_t>(std::clamp(count, 0, kMaxOnCard));
    take(std::move(step));
}

void SetupDraft::setRound(int round)
{
    SetupStep step = m_steps[m_at];
    step.position.round = static_cast<std::uint16_t>(std::clamp(round, 1, kMaxRounds));
    take(std::move(step));
}

void SetupDraft::setColonistsRanOut(bool ranOut)
{
    SetupStep step = m_steps[m_at];
    auto& triggers = step.position.endTriggers;
    if (ranOut == step.position.hasEndTrigger(EndTrigger::Colonists)) {
        return;
    }
    if (ranOut) {
        *std::find(triggers.begin(), triggers.end(), EndTrigger::None) = EndTrigger::Colonists;
    } else {
        *std::find(triggers.begin(), triggers.end(), EndTrigger::Colonists) = EndTrigger::None;
    }
    take(std::move(step));
}

void SetupDraft::setOptions(const Options& options)
{
    SetupStep step = m_steps[m_at];
    step.position.options = options;
    take(std::move(step));
}

void SetupDraft::setNames(std::vector<std::string> names)
{
    take({position(), std::move(names)});
}

void SetupDraft::clear()
{
    Position empty = emptyTable(position().players, position().options, position().random.state);
    take({empty, names()});
}

void SetupDraft::lay(const Position& position, std::vector<std::string> names)
{
    take({atChoiceOfRole(position), std::move(names)});
}

SetupDraft SetupDraft::around(int steps) const
{
    const int all = static_cast<int>(m_steps.size());
    const int first = std::clamp(step() - steps / 2, 0, std::max(0, all - steps));
    const auto begin = m_steps.begin() + first;
    return {{begin, begin + std::min(steps, all)}, step() - first};
}

void SetupDraft::undo()
{
    m_at -= canUndo() ? 1 : 0;
}

void SetupDraft::redo()
{
    m_at += canRedo() ? 1 : 0;
}

/// Appends a step, unless nothing changed.
void SetupDraft::take(SetupStep step)
{
    setup::settle(step.position);
    if (step == m_steps[m_at]) {
        return;
    }
    m_steps.resize(m_at + 1);
    m_steps.push_back(std::move(step));
    ++m_at;
}

} // namespace windrose
