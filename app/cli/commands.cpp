// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands.h"

#include "core/players/defaults.h"
#include "core/rules/placements.h"
#include "core/rules/scoring.h"
#include "core/text/messages.h"
#include "core/text/words.h"

#include <algorithm>
#include <filesystem>
#include <system_error>

namespace windrose::cli
{

namespace
{

/// Lines up to a limit.
class Lines
{
public:
    explicit Lines(int limit) : m_limit(limit) {}

    bool isFull() const { return m_count == m_limit; }

    /// Adds a line if there is room; returns whether there is room for another one.
    bool add(const std::string& line)
    {
        if (!isFull()) {
            m_text += line + "\n";
            ++m_count;
        }
        return !isFull();
    }

    std::string text() && { return std::move(m_text); }

private:
    int m_limit;
    int m_count = 0;
    std::string m_text;
};

std::vector<std::string> apart(const std::string& text, char separator)
{
    std::vector<std::string> parts(1);
    for (const char character : text) {
        if (character == separator) {
            parts.emplace_back();
        } else {
            parts.back() += character;
        }
    }
    return parts;
}

/// The order with each legal choice of space.
std::vector<Order> withEachSpace(const Position& position, Order order)
{
    const auto colonist = order.declinesColonist() ? ExtraColonist::Declined : ExtraColonist::Accepted;
    std::vector<Order> orders;
    const auto addIfLegal = [&](Order chosen) {
        if (!check(position, chosen)) {
            orders.push_back(chosen);
        }
    };
    for (int space = 0; space < kSpaces; ++space) {
        if (order.kind == OrderKind::Take) {
            addIfLegal(Order::take(order.tile(), colonist, space));
        } else if (order.kind == OrderKind::Build && !isLarge(order.building())) {
            addIfLegal(Order::build(order.building(), colonist, space));
        } else if (order.kind == OrderKind::Build) {
            for (int second = space + 1; second < kSpaces; ++second) {
                addIfLegal(Order::build(order.building(), colonist, space, second));
            }
        }
    }
    return orders;
}

void listOrders(const Position& position, bool withSpaces, Lines& lines)
{
    if (position.decision == Decision::PlaceColonists) {
        const auto detail = withSpaces ? PlacementDetail::BySpace : PlacementDetail::ByKind;
        forEachPlacement(position.seat(position.turn), detail,
                         [&](Order order) { return lines.add(orderText(position, order)); });
        return;
    }
    OrderList orders;
    legalOrders(position, orders);
    for (const Order& order : orders) {
        lines.add(orderText(position, order));
        if (withSpaces) {
            for (const Order& chosen : withEachSpace(position, order)) {
                lines.add(orderText(position, chosen));
            }
        }
    }
}

std::string seatLabel(const Game& game)
{
    return "seat " + std::to_string(game.position.turn) + " (" + game.record.names[game.position.turn] + ")";
}

/// Plays one order as typed; returns an error if it cannot be played.
std::optional<Outcome> playOrder(Game& game, const std::string& text, std::size_t number)
{
    const std::string label = "order " + std::to_string(number) + ", `" + excerpt(text) + "`";
    const auto reading = readOrder(game.position, text, &defaultOrder);
    if (const auto* error = std::get_if<TextError>(&reading)) {
        return failure(kMalformed, label + ": " + describe(*error));
    }
    const auto* order = std::get_if<Order>(&reading);
    const Refusal refusal = order != nullptr ? check(game.position, *order) : std::get<Refusal>(reading);
    if (refusal) {
        const std::string seat = game.position.isFinished() ? "" : " of " + seatLabel(game);
        return failure(kIllegal, label + seat + ", is not legal: " + describe(refusal));
    }
    // The game continues from its current moment: orders that were taken back are dropped.
    game.record.orders.resize(static_cast<std::size_t>(playedOrders(game.record)), Order{});
    game.record.takenBack = 0;
    game.record.orders.push_back(canonical(game.position, *order));
    apply(game.position, *order);
    return std::nullopt;
}

/// Whether the first word of `play` is a file.
bool isFile(const std::string& word)
{
    std::error_code ignored;
    return word == "-" || word.find_first_of("/.") != std::string::npos ||
           std::filesystem::exists(pathOf(word), ignored);
}

std::string bonusText(const SeatScore& score)
{
    std::string text;
    for (const Building building : kAllBuildings) {
        if (const int points = score.bonus(building); points >= 0) {
            text += (text.empty() ? "\"" : ", \"") + std::string(id(building)) + "\": " + std::to_string(points);
        }
    }
    return "{" + text + "}";
}

/// The state of a game, for people.
std::string gameState(const Game& game)
{
    const Position& position = game.position;
    const std::string round = "round " + std::to_string(position.round);
    if (!position.isFinished()) {
        return round + ", " + seatLabel(game) +
               " to move: " + std::string(kDecisionIds[static_cast<std::size_t>(position.decision)]);
    }
    const auto results = scores(position);
    std::string winners;
    for (int seat = 0; seat < position.players; ++seat) {
        const auto place = static_cast<std::size_t>(seat);
        if (results[place].place == 1) {
            winners += (winners.empty() ? "" : " and ") + game.record.names[place] + " with " +
                       std::to_string(results[place].total);
        }
    }
    return "finished in " + round + ", won by " + winners;
}

/// Whether checksums confirm a record that was read without an error.
std::string checksumSummary(const Game& game)
{
    switch (game.checksums) {
    case Checksums::None:
    case Checksums::Damaged:
        break;
    case Checksums::Good:
        return game.ordersByHand == 0
                   ? "; all checksums are right"
                   : "; all checksums are right, but behind the end " + std::to_string(game.ordersByHand) +
                         (game.ordersByHand == 1 ? " order was" : " orders were") + " added by hand";
    case Checksums::Journal:
        return "; all checksums are right, but the game was under way: nothing says that this is its end";
    }
    return "; no checksums: written or edited by hand";
}

std::string goodLine(const Game& game)
{
    const std::string players = std::to_string(game.record.players) + " players, ";
    if (game.kind == TextKind::Position) {
        return "a position, " + players + gameState(game);
    }
    const std::size_t orders = game.record.orders.size();
    const std::string takenBack =
        game.record.takenBack > 0 ? std::to_string(game.record.takenBack) + " of them taken back, " : std::string();
    return std::string("a record, ") + (game.record.start ? "from a position, " : "") + players +
           std::to_string(orders) + (orders == 1 ? " order, " : " orders, ") + takenBack + gameState(game) +
           checksumSummary(game);
}

} // namespace

Outcome runNew(const NewGame& wanted)
{
    Record record;
    record.players = wanted.players;
    record.seed = wanted.seed;
    record.names = defaultNames(wanted.players);
    if (!wanted.names.empty()) {
        record.names = apart(wanted.names, ',');
        if (record.names.size() != static_cast<std::size_t>(wanted.players)) {
            return failure(kMalformed, "--names: found " + std::to_string(record.names.size()) + "; expected " +
                                           std::to_string(wanted.players) + " names apart by commas");
        }
    }
    for (const std::string& name : record.names) {
        if (!isSeatName(name)) {
            return failure(kMalformed,
                           "--names: \"" + excerpt(name) +
                               "\" is not a valid name; expected 1 to 100 characters, not all blank and none of "
                               "them a control character");
        }
    }
    std::vector<std::string> keys;
    for (const std::string& option : wanted.options) {
        keys.push_back(option.substr(0, option.find('=')));
        if (std::count(keys.begin(), keys.end(), keys.back()) > 1) {
            return failure(kMalformed, "--option: \"" + excerpt(keys.back()) + "\" is set twice; expected it once");
        }
        if (const auto error = setOption(record.options, option)) {
            return failure(kMalformed, "--option: found \"" + error->found + "\"; expected " + error->expected);
        }
    }
    return {0, recordText(record), {}};
}

Outcome runPosition(const std::string& file, std::uint64_t seed)
{
    auto reading = readGame(file, seed);
    if (auto* outcome = std::get_if<Outcome>(&reading)) {
        return *outcome;
    }
    const auto& game = std::get<Game>(reading);
    return {0, positionJson(game.position, game.record.names), {}};
}

Outcome runLegal(const std::string& file, std::uint64_t seed, int limit, bool withSpaces)
{
    auto reading = readGame(file, seed);
    if (auto* outcome = std::get_if<Outcome>(&reading)) {
        return *outcome;
    }
    Lines lines(limit);
    listOrders(std::get<Game>(reading).position, withSpaces, lines);
    return {0, std::move(lines).text(), {}};
}

Outcome runScore(const std::string& file, std::uint64_t seed)
{
    auto reading = readGame(file, seed);
    if (auto* outcome = std::get_if<Outcome>(&reading)) {
        return *outcome;
    }
    const Position& position = std::get<Game>(reading).position;
    const auto results = scores(position);
    std::string text = "{\n  \"format\": \"windrose-score\", \"version\": 1,\n  \"seats\": [\n";
    for (int seat = 0; seat < position.players; ++seat) {
        const SeatScore& score = results[static_cast<std::size_t>(seat)];
        text += "    {\"victory_points\": " + std::to_string(score.victoryPoints) +
                ", \"buildings\": " + std::to_string(score.buildings) + ", \"bonuses\": " + bonusText(score) +
                ", \"total\": " + std::to_string(score.total) + ", \"tie_break\": " + std::to_string(score.tieBreak) +
                ", \"place\": " + std::to_string(score.place) + (seat + 1 < position.players ? "},\n" : "}\n");
    }
    return {0, text + "  ]\n}\n", {}};
}

Outcome runVerify(const std::vector<std::string>& files, std::uint64_t seed)
{
    Outcome all;
    for (const std::string& file : files) {
        auto reading = readGame(file, seed);
        const auto* game = std::get_if<Game>(&reading);
        if (game != nullptr && game->lacksLineEnd) {
            reading = failure(kMalformed, fileLabel(file) +
                                              ": the last line has lost its end, and nothing else: " + goodLine(*game));
            game = nullptr;
        }
        if (game != nullptr) {
            all.output += printable(fileLabel(file) + ": " + goodLine(*game)) + "\n";
            continue;
        }
        const auto& outcome = std::get<Outcome>(reading);
        constexpr std::string_view kProgram = "windrose-cli: ";
        all.status = std::max(all.status, outcome.status);
        all.output += outcome.errors.substr(kProgram.size());
        all.errors += outcome.errors;
    }
    return all;
}

Outcome runPlay(const std::vector<std::string>& words, std::uint64_t seed, bool asJson)
{
    const bool hasFile = !words.empty() && isFile(words.front());
    const std::size_t firstOrder = hasFile ? 1 : 0;
    if (words.size() == firstOrder) {
        return failure(kMalformed, "there is no order to play; expected at least one ORDER, such as \"role mayor\"");
    }
    auto reading = readGame(hasFile ? words.front() : "-", seed);
    if (auto* outcome = std::get_if<Outcome>(&reading)) {
        return *outcome;
    }
    auto& game = std::get<Game>(reading);
    for (std::size_t word = firstOrder; word < words.size(); ++word) {
        if (auto outcome = playOrder(game, words[word], word - firstOrder + 1)) {
            return *outcome;
        }
    }
    return {0, asJson ? positionJson(game.position, game.record.names) : recordText(game.record), {}};
}

} // namespace windrose::cli
