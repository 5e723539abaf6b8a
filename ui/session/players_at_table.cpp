// SPDX-License-Identifier: GPL-3.0-or-later
#include "players_at_table.h"

#include "core/players/observation.h"

#include <algorithm>
#include <exception>
#include <future>
#include <utility>

namespace windrose
{

namespace
{

/// Ends players in parallel, because each program has some time to exit.
void endAll(std::vector<std::unique_ptr<Player>>& players)
{
    std::vector<std::future<void>> ends;
    ends.reserve(players.size());
    for (std::unique_ptr<Player>& player : players) {
        if (player) {
            ends.push_back(std::async(std::launch::async, [&player] { player.reset(); }));
        }
    }
}

} // namespace

void PlayersAtTable::setFactory(PlayerFactory factory)
{
    m_factory = std::move(factory);
    letGo();
}

void PlayersAtTable::setPlayers(const QList<PlayerSpec>& specs, std::uint64_t seed)
{
    if (std::exchange(m_seed, seed) != seed) {
        letGo();
    }
    std::vector<std::unique_ptr<Player>> leaving;
    leaving.reserve(m_seats.size());
    for (std::size_t seat = 0; seat < m_seats.size(); ++seat) {
        const PlayerSpec spec = specs.value(static_cast<qsizetype>(seat));
        if (m_seats[seat].spec != spec) {
            m_seats[seat].spec = spec;
            leaving.push_back(std::move(m_seats[seat].player));
        }
    }
    endAll(leaving);
}

void PlayersAtTable::setMaxTime(std::chrono::milliseconds most)
{
    m_most = most;
    for (SeatState& seat : m_seats) {
        limit(seat);
    }
}

void PlayersAtTable::setPointsHidden(bool hidden)
{
    m_pointsHidden = hidden;
    for (SeatState& seat : m_seats) {
        limit(seat);
    }
}

void PlayersAtTable::played(const PlayedOrder& played)
{
    for (std::size_t seat = 0; seat < m_seats.size(); ++seat) {
        if (m_seats[seat].player != nullptr && m_seats[seat].knowsGame) {
            tell(seat, played);
        }
    }
}

void PlayersAtTable::forget()
{
    for (SeatState& seat : m_seats) {
        seat.knowsGame = false;
        if (seat.player) {
            seat.player->forget();
        }
    }
}

void PlayersAtTable::letGo()
{
    std::vector<std::unique_ptr<Player>> leaving;
    leaving.reserve(m_seats.size());
    for (SeatState& seat : m_seats) {
        leaving.push_back(std::move(seat.player));
    }
    endAll(leaving);
}

PlayerAnswer PlayersAtTable::answer(const Position& position, const std::vector<PlayedOrder>& loads,
                                    const std::atomic<bool>& stop)
{
    PlayerAnswer answer;
    try {
        Player* player = playerAt(position.turn, loads);
        if (player == nullptr) {
            answer.failure = {PlayerFailureCode::UnknownPlayer, {}};
            return answer;
        }
        answer.order = player->decide(shownTo(position.turn, position), stop);
        answer.failure = player->failure();
    } catch (const std::exception& error) {
        answer.failure = {PlayerFailureCode::ReportedError, error.what()};
    }
    if (answer.failure) {
        answer.order.reset();
        m_seats[position.turn].player.reset(); // the next question creates another one
    }
    return answer;
}

void PlayersAtTable::ponder(const Position& position, int seat, const std::vector<PlayedOrder>& loads,
                            const SearchBudget& budget, const std::atomic<bool>& stop)
{
    const auto place = static_cast<std::size_t>(seat);
    try {
        if (Player* player = playerAt(place, loads)) {
            player->ponder(shownTo(seat, position), seat, budget, stop);
        }
    } catch (const std::exception&) {
        m_seats[place].player.reset(); // if the next one fails at a question, too, that is reported
    }
}

void PlayersAtTable::limit(SeatState& seat) const
{
    if (seat.player) {
        SearchBudget budget = seat.budget;
        budget.time = std::min(budget.time.value_or(m_most), m_most);
        seat.player->setBudget(budget);
        seat.player->setPointsHidden(m_pointsHidden);
    }
}

void PlayersAtTable::tell(std::size_t seat, PlayedOrder played)
{
    played.before = shownTo(static_cast<int>(seat), played.before);
    m_seats[seat].player->played(played);
}

/// The player of a seat, made when it is first needed and told of the game; null if there is none.
Player* PlayersAtTable::playerAt(std::size_t number, const std::vector<PlayedOrder>& loads)
{
    SeatState& seat = m_seats[number];
    if (!seat.player && m_factory) {
        Random seeds{m_seed + number};
        SeatedPlayer made = m_factory(seat.spec, seeds.next());
        seat.player = std::move(made.player);
        seat.budget = made.budget;
        seat.knowsGame = false;
        limit(seat);
    }
    if (seat.player && !std::exchange(seat.knowsGame, true)) {
        for (const PlayedOrder& load : loads) {
            tell(number, load);
        }
    }
    return seat.player.get();
}

Position PlayersAtTable::shownTo(int seat, const Position& position)
{
    return seat < position.players ? observed(position, seat, m_pointsHidden, m_random.next()) : position;
}

} // namespace windrose
