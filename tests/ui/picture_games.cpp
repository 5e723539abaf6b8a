// SPDX-License-Identifier: GPL-3.0-or-later
#include "picture_games.h"

#include "core/players/player_choice.h"

#include <map>
#include <stdexcept>
#include <utility>

namespace windrose
{

namespace
{

constexpr int kFirstRound = 6; // boards are neither empty nor full
constexpr std::uint64_t kSeeds = 100;

/// The orders of a whole game, played once and kept.
const std::vector<Order>& wholeGame(int players, std::uint64_t seed)
{
    static std::map<std::pair<int, std::uint64_t>, std::vector<Order>> games;
    const auto [game, isNew] = games.try_emplace({players, seed});
    if (isNew) {
        const std::unique_ptr<Player> player = makePlayer(*readPlayerChoice("heuristic"), seed);
        const std::atomic<bool> stop{false};
        for (Position position = newGame(players, seed); !position.isFinished();) {
            game->second.push_back(player->decide(position, stop));
            apply(position, game->second.back());
        }
    }
    return game->second;
}

bool hasAChoice(const Position& position)
{
    if (position.decision == Decision::PlaceColonists || position.isFinished()) {
        return true;
    }
    OrderList orders;
    legalOrders(position, orders);
    return orders.size() > 1;
}

} // namespace

QString decisionName(Decision decision)
{
    const std::string_view id = kDecisionIds[static_cast<std::size_t>(decision)];
    return QString::fromLatin1(id.data(), static_cast<qsizetype>(id.size()))
        .replace(QLatin1Char('_'), QLatin1Char('-'));
}

namespace picturegames
{

Record firstMoment(int players, const std::function<bool(const Position&)>& isWanted)
{
    for (std::uint64_t seed = 1; seed <= kSeeds; ++seed) {
        Position position = newGame(players, seed);
        Record record;
        record.players = players;
        record.seed = seed;
        for (const Order order : wholeGame(players, seed)) {
            if (isWanted(position)) {
                return record;
            }
            record.orders.push_back(order);
            apply(position, order);
        }
        if (isWanted(position)) {
            return record;
        }
    }
    throw std::runtime_error("no game comes to the moment");
}

Record askedIn(Decision decision, int players)
{
    return firstMoment(players, [decision](const Position& position) {
        return position.decision == decision && position.round >= kFirstRound && hasAChoice(position);
    });
}

Record lastRoundBegun(int players)
{
    return firstMoment(players,
                       [](const Position& position) { return position.isLastRound() && !position.isFinished(); });
}

} // namespace picturegames

} // namespace windrose
