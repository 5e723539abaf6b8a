// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "patience.h"
#include "play.h"
#include "player_specs.h"
#include "ui/session/computer_seats.h"

#include <QTest>

#include <atomic>
#include <mutex>
#include <stdexcept>
#include <thread>

#ifdef Q_OS_LINUX
#include <sys/resource.h>
#endif

namespace windrose
{

/// Observations of a test's players; written in their thread, read while it is idle.
struct Seen {
    std::atomic<int> asked = 0;
    std::atomic<int> told = 0;
    std::atomic<int> forgotten = 0;
    std::atomic<int> made = 0;
    std::atomic<int> pondered = 0;
    std::atomic<int> stopped = 0;      ///< decisions that were stopped
    std::atomic<int> niceness = 0;     ///< of the players' thread, on Linux
    std::atomic<int> milliseconds = 0; ///< the current time limit
    std::atomic<bool> pointsHidden = false;
    std::atomic<bool> isSlow = false; ///< thinks until it is stopped, or until this is reset
    std::atomic<bool> fails = false;
    std::atomic<bool> givesIllegalOrders = false; ///< gives illegal orders
    std::mutex mutex;
    std::vector<Position> shown;
    std::vector<PlayedOrder> played;
};

class ScriptedPlayer final : public Player
{
public:
    ScriptedPlayer(Seen& seen, std::uint64_t seed) : m_seen(seen), m_random{seed} { ++m_seen.made; }

    Order decide(const Position& position, const std::atomic<bool>& stop) override
    {
        {
            const std::lock_guard lock(m_seen.mutex);
            m_seen.shown.push_back(position);
        }
#ifdef Q_OS_LINUX
        m_seen.niceness = getpriority(PRIO_PROCESS, 0); // of the calling thread only
#endif
        ++m_seen.asked;
        if (m_seen.fails) {
            throw std::runtime_error("out of ideas");
        }
        while (m_seen.isSlow && !stop) {
            std::this_thread::sleep_for(std::chrono::milliseconds(1)); // no promise: looks again
        }
        m_seen.stopped += stop ? 1 : 0;
        return m_seen.givesIllegalOrders ? Order::place(SpaceSet(0xFFF), 0) : randomOrder(position, m_random);
    }
    void ponder(const Position& /*position*/, int /*seat*/, const SearchBudget& /*budget*/,
                const std::atomic<bool>& /*stop*/) override
    {
        ++m_seen.pondered;
    }
    void played(const PlayedOrder& played) override
    {
        {
            const std::lock_guard lock(m_seen.mutex);
            m_seen.played.push_back(played);
        }
        ++m_seen.told;
    }
    void forget() override
    {
        ++m_seen.forgotten;
    }
    void setBudget(const SearchBudget& budget) override
    {
        m_seen.milliseconds = static_cast<int>(budget.time->count());
    }
    void setPointsHidden(bool hidden) override
    {
        m_seen.pointsHidden = hidden;
    }

private:
    Seen& m_seen;
    Random m_random;
};

inline PlayerFactory scripted(Seen& seen)
{
    return [&seen](const PlayerSpec&, std::uint64_t seed) {
        return SeatedPlayer{std::make_unique<ScriptedPlayer>(seen, seed), {}};
    };
}

/// Waits until the players have finished all their work and all their notifications were delivered. One of them must
/// have been asked since the game began.
inline bool waitUntilHeard(ComputerSeats& computers, const Seen& seen)
{
    for (const bool hidden : {false, true}) { // processed in their thread, after all earlier work
        computers.setPointsHidden(hidden);
        if (!waitUntil([&seen, hidden] { return seen.pointsHidden == hidden; })) {
            return false;
        }
    }
    settle();
    return true;
}

/// Ana, and computer players in the other seats.
inline const QStringList kAnaAlone{"", "merchant", "planter:builder", "viceroy"};
inline const QStringList kComputersOnly{"newcomer", "planter", "merchant", "newcomer:trader"};

/// A table with computer players, and optionally Ana.
class ComputerTable
{
public:
    GameSession session;
    Random random{8};

    /// Four persons; the orders that follow do not depend on the tests before.
    void restartGame()
    {
        random = Random{8};
        lay({"", "", "", ""});
    }
    void lay(const QStringList& players, std::uint64_t seed = 8)
    {
        session.startNew(static_cast<int>(players.size()), {}, seed, {}, specsOf(players));
    }
    /// Plays Ana's orders until it is another player's turn.
    void playAna()
    {
        while (!session.isComputersTurn() && !session.gamePosition().isFinished()) {
            session.submit(randomOrder(session.gamePosition(), random));
        }
    }
    bool waitForAna()
    {
        return waitUntil([this] { return !session.isComputersTurn(); });
    }
};

} // namespace windrose
