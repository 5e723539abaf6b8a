// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/players/player.h"
#include "core/players/search.h"

#include <QString>
#include <QStringList>
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

/// A player, and how much it would think if nothing limited it.
struct SeatedPlayer {
    std::unique_ptr<Player> player;
    SearchBudget budget;
};

/// Computer players that think in a thread of their own, with less claim to the processor than the window. What they
/// are shown holds nothing that a person at their seat could not see. The functions belong to one thread and never
/// wait, but for the destructor.
class PlayerThread
{
public:
    /// Makes the player of a sitter such as `merchant:builder`; null when there is no such player. Called, like
    /// everything of the player, in the thread, which waits for the destructors. May throw what a person can be told.
    using Factory = std::function<SeatedPlayer(const QString& sitter, std::uint64_t seed)>;

    /// What came of a question: an order (whether it is legal is not looked at), or why there is none.
    struct Answer {
        int ticket = 0; ///< what `ask` returned
        std::optional<Order> order;
        PlayerFailure failure;
    };

    /// `tell` is called in the thread.
    explicit PlayerThread(std::function<void(const Answer&)> tell);
    /// Stops what is being thought and waits for the thread to end.
    ~PlayerThread();
    PlayerThread(const PlayerThread&) = delete;
    PlayerThread& operator=(const PlayerThread&) = delete;

    /// All players are made anew by this from now on.
    void setFactory(Factory factory);
    /// Who sits where, as records say it; a player whose seat went to another is let go. `seed` is the game's.
    void setSitters(const QStringList& sitters, std::uint64_t seed);
    /// How long anybody may think about an order at most; those who sit there stay, and keep what they have thought.
    void setMaxTime(std::chrono::milliseconds most);
    /// Others' chips are shown or not.
    void setPointsHidden(bool hidden);

    /// Tells everybody who has thought already of an order, and where it was given.
    void played(const Position& before, Order order);
    /// Nothing that was thought holds any more.
    void forget();
    /// Has the seat to move think about a position. Each question has a number of its own, from 1.
    int ask(const Position& position);
    /// Ends the question that was asked last; its answer, if there is one, comes to nothing.
    void stop();

private:
    struct Sitter {
        QString text;
        std::unique_ptr<Player> player; ///< made when it is first asked
        SearchBudget budget;            ///< its own
    };
    using Job = std::function<void()>;

    void add(Job job);
    void run();
    void letGo();
    void limit(Sitter& sitter) const;
    Answer think(const Position& position, const std::atomic<bool>& stop);
    Position shownTo(int seat, const Position& position);

    std::function<void(const Answer&)> m_tell;
    int m_tickets = 0;
    std::shared_ptr<std::atomic<bool>> m_stop; ///< of the question asked last

    std::mutex m_mutex;
    std::condition_variable m_added;
    std::deque<Job> m_jobs;
    bool m_ends = false;

    // What the thread alone looks at.
    Factory m_factory;
    std::array<Sitter, kMaxPlayers> m_sitters;
    std::uint64_t m_seed = 0;
    std::chrono::milliseconds m_most{1000};
    bool m_pointsHidden = true;
    Random m_random{0}; ///< for what nobody may see

    std::unique_ptr<QThread> m_thread; ///< started with the first question
};

} // namespace windrose
