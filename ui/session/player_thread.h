// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/players/player.h"
#include "core/players/player_spec.h"
#include "core/players/search.h"

#include <QList>
#include <QThread>

#include <array>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>

namespace windrose
{

/// A player, and its budget without a time limit.
struct SeatedPlayer {
    std::unique_ptr<Player> player;
    SearchBudget budget;
};

/// Computer players in their own thread, with a lower priority than the window. They get only what a
/// person at their seat could see. The functions belong to one thread and never block, except for the
/// destructor.
class PlayerThread
{
public:
    /// Creates the player of a seat; null for persons and unknown programs. Called in the thread, as all functions of
    /// players; the destructor waits for them. Can throw errors with a message for the user.
    using Factory = std::function<SeatedPlayer(const PlayerSpec& spec, std::uint64_t seed)>;

    /// The answer to a question: an order (which can be illegal), or the reason why there is none.
    struct Answer {
        int ticket = 0; ///< returned by `ask`
        std::optional<Order> order;
        PlayerFailure failure;
    };

    /// `onAnswer` is called in the thread.
    explicit PlayerThread(std::function<void(const Answer&)> onAnswer);
    /// Stops the current search and waits for the thread to end.
    ~PlayerThread();
    PlayerThread(const PlayerThread&) = delete;
    PlayerThread& operator=(const PlayerThread&) = delete;

    /// Creates all players again with this factory.
    void setFactory(Factory factory);
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
    struct SeatState {
        PlayerSpec spec;
        std::unique_ptr<Player> player; ///< created for its first question
        SearchBudget budget;            ///< its own
        bool knowsGame = false;         ///< was told of its loads
    };
    using Job = std::function<void()>;

    void add(Job job);
    void start();
    void run();
    void letGo();
    void limit(SeatState& seat) const;
    void tell(std::size_t seat, PlayedOrder played);
    void tellGame(std::size_t seat, const std::vector<PlayedOrder>& loads);
    Player* playerAt(std::size_t seat, const std::vector<PlayedOrder>& loads);
    Answer think(const Position& position, const std::vector<PlayedOrder>& loads, const std::atomic<bool>& stop);
    Position shownTo(int seat, const Position& position);

    std::function<void(const Answer&)> m_onAnswer;
    int m_tickets = 0;
    std::shared_ptr<std::atomic<bool>> m_stop; ///< of the last question
    std::shared_ptr<std::atomic<bool>> m_stopPondering;

    std::mutex m_mutex;
    std::condition_variable m_added;
    std::deque<Job> m_jobs;
    bool m_ends = false;

    // Only for the thread.
    Factory m_factory;
    std::array<SeatState, kMaxPlayers> m_seats;
    std::uint64_t m_seed = 0;
    std::chrono::milliseconds m_most{1000};
    bool m_pointsHidden = true;
    Random m_random{0}; ///< for shuffling hidden information

    std::unique_ptr<QThread> m_thread; ///< started when a player is first needed
};

} // namespace windrose
