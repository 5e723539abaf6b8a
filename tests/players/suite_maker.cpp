// SPDX-License-Identifier: GPL-3.0-or-later
// windrose_suite_maker FIRST LAST [MOST [PLAYER...]]: plays the games of these seeds, with these players or with all
// kinds of players, and prints the decisions near their ends that have a clear best order, one JSON object per line.
// With --only=store,bonus_good,... first, only these decisions, which is much faster where they are rare.
// windrose_suite_maker - [MOST] does the same for positions on standard input. choose_puzzles.py picks the puzzles from
// them. MOST is the number of positions that may be examined for each.
#include "core/players/defaults.h"
#include "core/players/different_orders.h"
#include "core/players/heuristic_player.h"
#include "core/players/observation.h"
#include "core/players/player_choice.h"
#include "core/puzzles/verdict.h"
#include "core/text/messages.h"
#include "core/text/order_text.h"
#include "core/text/position_json.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <charconv>
#include <iostream>
#include <string_view>
#include <vector>

namespace
{

using namespace windrose;
using namespace windrose::puzzles;
using Json = nlohmann::ordered_json;

const std::vector<std::string> kTable{"heuristic", "search:60",        "merchant",         "planter:builder",
                                      "quick",     "heuristic",        "newcomer:builder", "planter:settler",
                                      "random",    "merchant:builder", "newcomer:settler"};

/// The theme of the decision.
std::string themeOf(const Position& position, const Verdict& verdict)
{
    const Order best = verdict.best.front();
    const Seat& seat = position.seat(position.turn);
    if (verdict.value / kPart != verdict.next / kPart && verdict.value % kPart == verdict.next % kPart &&
        verdict.proof == Proof::Clear) {
        return "tie_break";
    }
    switch (position.decision) {
    case Decision::ChooseRole:
        if (position.isLastRound()) {
            return "last_role";
        }
        if (verdict.proof == Proof::OnlyHope) {
            return "playing_on";
        }
        return best.role() == Role::Mayor     ? "end_by_colonists"
               : best.role() == Role::Builder ? "end_by_city"
               : best.role() == Role::Captain ? "end_by_points"
                                              : "last_role";
    case Decision::Hacienda:
    case Decision::TakePlantation:
        return "last_settler";
    case Decision::PlaceColonists:
        return position.isLastRound() ? "mayor_placement" : "end_by_colonists";
    case Decision::Build:
        return !position.isLastRound() ? "end_by_city" : isLarge(best.building()) ? "large_buildings" : "last_builder";
    case Decision::BonusGood:
        return "craftsman_bonus";
    case Decision::Sell:
        return seat.occupies(Building::Office) ? "office" : "trading_house";
    case Decision::Store:
        return "storage";
    default:
        break;
    }
    if (!position.isLastRound()) {
        return "end_by_points";
    }
    if (seat.occupies(Building::Wharf)) {
        return "wharf";
    }
    if (seat.occupies(Building::Harbor)) {
        return "harbor";
    }
    const bool onEmpty =
        best.kind == OrderKind::Load && position.ships[static_cast<std::size_t>(best.ship())].good == kNoGood;
    return onEmpty ? "ship_lock_out" : "last_captain";
}

bool canEnd(const Position& position)
{
    constexpr int kFewPoints = 12;
    if (position.isLastRound() || position.victoryPoints <= kFewPoints) {
        return true;
    }
    int need = 0;
    bool nearlyFull = false;
    for (int seat = 0; seat < position.players; ++seat) {
        need += position.seat(seat).emptyBuildingCircles();
        nearlyFull = nearlyFull || position.seat(seat).emptyCitySpaces() <= 2;
    }
    return nearlyFull || position.colonists < std::max<int>(need, position.players) + 3;
}

/// The percentage of games that the seat to move wins after an order, with the quick policy for all seats.
int winsAfter(const Position& position, Order order)
{
    constexpr std::uint64_t kGames = 16;
    int parts = 0;
    for (std::uint64_t game = 0; game < kGames; ++game) {
        Position after = withHiddenShuffled(position, game);
        apply(after, order);
        for (std::uint64_t seed = game * 1000; !after.isFinished(); ++seed) {
            apply(after, heuristicOrder(after, HeuristicView{}, seed));
        }
        parts += winChances(after, Weights{})[position.turn];
    }
    return parts * 100 / (kCertain * static_cast<int>(kGames));
}

/// The percentage of games won after the best of the other orders when the game continues (a sure win is only worth
/// taking if it would be in danger otherwise), or after the best orders when only they keep the game open.
int winsElsewhere(const Position& position, const Verdict& verdict)
{
    constexpr int kMaxTried = 8;
    int tried = 0;
    int most = 0;
    for (const Order& order : differentOrders(position)) {
        const bool isBest = std::find(verdict.best.begin(), verdict.best.end(), order) != verdict.best.end();
        if (isBest == (verdict.proof == Proof::OnlyHope) && tried < kMaxTried) {
            ++tried;
            most = std::max(most, winsAfter(position, order));
        }
    }
    return most;
}

void explain(const Position& position, Exact& exact)
{
    for (const SolvedOrder& solved : exact.solveOrders(position)) {
        std::cerr << "    " << orderText(position, solved.order) << ": "
                  << utilityText(solved.bounds.low[position.turn]) << " to "
                  << utilityText(solved.bounds.high[position.turn]) << "\n";
    }
}

/// Prints the position if it is suitable; for an invented one, prints why it is not.
void consider(const Position& position, Exact& exact, const std::string& game, const Json* made = nullptr)
{
    const int cardsLeft = position.cardsInRound() - position.cardsTaken();
    const bool isBig = position.decision == Decision::ChooseRole || position.decision == Decision::PlaceColonists;
    if (made == nullptr && (cardsLeft > (isBig ? 2 : 3) || !canEnd(position))) {
        return;
    }
    const std::optional<Verdict> verdict = verdictOn(exact, position);
    if (!verdict || static_cast<int>(2 * verdict->best.size()) > verdict->orders) {
        if (made != nullptr) {
            explain(position, exact);
        }
        return;
    }
    const int looked = exact.positions();
    Json line;
    line["game"] = game;
    line["players"] = static_cast<int>(position.players);
    line["theme"] = themeOf(position, *verdict);
    if (made != nullptr) {
        line["theme"] = made->at("theme");
        line["why"] = made->at("why");
    }
    line["cards_left"] = cardsLeft;
    line["orders"] = verdict->orders;
    line["positions"] = looked;
    line["proof"] = kProofIds[static_cast<std::size_t>(verdict->proof)];
    line["changes_winner"] = verdict->value / kPart != verdict->next / kPart;
    line["result"] = valueText(*verdict);
    line["next"] = nextText(*verdict);
    for (const Order& order : verdict->best) {
        line["best"].push_back(orderText(position, order));
    }
    const std::atomic<bool> never{false};
    if (verdict->proof != Proof::Clear) {
        line["wins_elsewhere"] = winsElsewhere(position, *verdict);
    }
    for (const char* name : {"quick", "newcomer", "heuristic", "search:300", "search:2000"}) {
        const Order order = makePlayer(*readPlayerChoice(name), 1)->decide(position, never);
        line["solved"][name] = verdict->isSolvedBy(exact, position, order);
        line["played"][name] = orderText(position, order);
    }
    const std::optional<Order> usual = defaultOrder(position);
    line["solved"]["default"] = usual && verdict->isSolvedBy(exact, position, *usual);
    line["position"] = Json::parse(positionJson(position, defaultNames(position.players)));
    std::cout << line.dump() << std::endl;
}

/// Examines invented positions, one per line, and prints why some are not suitable.
void considerLines(int most)
{
    Exact exact(most);
    int number = 0;
    for (std::string line; std::getline(std::cin, line);) {
        const Json entry = Json::parse(line);
        const auto read = readPosition(entry.at("position").dump(), 0);
        if (const auto* error = std::get_if<TextError>(&read)) {
            std::cerr << ++number << ": " << describe(*error) << "\n";
            continue;
        }
        std::cout << std::flush;
        std::cerr << ++number << " " << entry.at("name") << "\n";
        consider(std::get<NamedPosition>(read).position, exact, entry.at("name"), &entry);
    }
}

/// Reads a number, or leaves it as it is.
void read(int& number, std::string_view text)
{
    std::from_chars(text.data(), text.data() + text.size(), number);
}

/// Which games are played.
struct Games {
    std::array<int, 3> numbers{1, 1, 20000}; ///< the first seed, the last one, and how many positions may be examined
    std::vector<std::string> players = kTable;
    std::string only; ///< the ids of the decisions to examine, separated by commas; all if empty
};

bool isWanted(const Position& position, const Games& games)
{
    const std::string id(kDecisionIds[static_cast<std::size_t>(position.decision)]);
    return games.only.empty() || (',' + games.only + ',').find(',' + id + ',') != std::string::npos;
}

void playGame(std::uint64_t seed, const Games& games)
{
    const std::vector<std::string>& players = games.players;
    const int seats = kMinPlayers + static_cast<int>(seed % 4);
    Random random{seed};
    std::vector<std::unique_ptr<Player>> table;
    for (int seat = 0; seat < seats; ++seat) {
        const std::string& name = players[random.below(static_cast<std::uint32_t>(players.size()))];
        table.push_back(makePlayer(*readPlayerChoice(name), random.next()));
    }
    const std::atomic<bool> never{false};
    Exact exact(games.numbers[2]);
    Position position = newGame(seats, seed);
    while (!position.isFinished()) {
        OrderList orders;
        legalOrders(position, orders);
        if (isWanted(position, games) && (position.decision == Decision::PlaceColonists || orders.size() > 1)) {
            consider(position, exact, std::to_string(seed));
        }
        const Order order = table[position.turn]->decide(position, never);
        const PlayedOrder played = playOrder(position, order);
        for (const auto& player : table) {
            player->played(played);
        }
    }
}

} // namespace

int main(int argc, char** argv)
{
    std::vector<std::string_view> arguments(argv + 1, argv + argc);
    if (!arguments.empty() && arguments[0] == "-") {
        int most = 1'000'000;
        if (arguments.size() > 1) {
            read(most, arguments[1]);
        }
        considerLines(most);
        return 0;
    }
    Games games;
    constexpr std::string_view kOnly = "--only=";
    if (!arguments.empty() && arguments[0].starts_with(kOnly)) {
        games.only = arguments[0].substr(kOnly.size());
        arguments.erase(arguments.begin());
    }
    for (std::size_t place = 0; place < std::min(arguments.size(), games.numbers.size()); ++place) {
        read(games.numbers[place], arguments[place]);
    }
    if (arguments.size() > games.numbers.size()) {
        games.players.assign(arguments.begin() + static_cast<std::ptrdiff_t>(games.numbers.size()), arguments.end());
    }
    for (int seed = games.numbers[0]; seed <= games.numbers[1]; ++seed) {
        playGame(static_cast<std::uint64_t>(seed), games);
    }
    return 0;
}
