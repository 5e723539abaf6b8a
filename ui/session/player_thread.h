// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "players_at_table.h"

#include <QThread>

#include <condition_variable>
#include <deque>
#include <mutex>

namespace windrose
{

/// Computer players in their own thread, with a lower priority than the window. They get only what a
/// person at their seat could see. The functions belong to one thread and never block, except for the
/// destructor.
class PlayerThread
{
public:
    /// The answer to a question.
    struct Answer : PlayerAnswer {
        int ticket = 0; ///< returned by `ask`
    };

    /// `onAnswer` is called in the thread.
    explicit PlayerThread(std::function<void(const Answer&)> onAnswer);
    /// Stops the current search and waits for the thread to end.
    ~PlayerThread();
    PlayerThread(const PlayerThread&) = delete;
    PlayerThread& operator=(const PlayerThread&) = delete;

    /// Creates all players again with this factory, which is called in the thread, as all functions of players.
    void setFactory(PlayerFactory factory);
    /// Sets who plays the seats; players that lost their seat are destroyed. `seed` is the game's.
    void setPlayers(const QList<PlayerSpec>& specs, std::uint64_t seed);
    /// Sets the time limit per order. Running players keep their search trees.
    void setMaxTime(std::chrono::milliseconds most);
    /// Whether the players see others' chips.
    void setPointsHidden(bool hidden);

    /// Tells all players who know the game of an order and the position before it.
    void played(const PlayedOrder& played);
    /// Makes all players discard their cached results and what they know of the game.
    void forget();
    /// Asks the player of the seat to move. One who does not know the game yet is first told of its `loads` so far,
    /// which everybody at the table saw. Returns the ticket of the question, from 1.
    int ask(const Position& position, std::vector<PlayedOrder> loads = {});
    /// Lets the player of another `seat` think on about this decision, for up to `kMostPondering`. Whatever the players
    /// are asked or told next ends it.
    void ponder(const Position& position, int seat, std::vector<PlayedOrder> loads);
    static constexpr std::chrono::seconds kMostPondering{60};
    /// Cancels the last question, whose answer is dropped, and the thinking of others.
    void stop();

private:
    using Job = std::function<void()>;

    void add(Job job);
    void start();
    void run();

    std::function<void(const Answer&)> m_onAnswer;
    int m_tickets = 0;
    std::shared_ptr<std::atomic<bool>> m_stop; ///< of the last question
    std::shared_ptr<std::atomic<bool>> m_stopPondering;

    std::mutex m_mutex;
    std::condition_variable m_added;
    std::deque<Job> m_jobs;
    bool m_ends = false;

    PlayersAtTable m_players; ///< only for the thread

    std::unique_ptr<QThread> m_thread; ///< started when a player is first needed
};

} // namespace windrose
