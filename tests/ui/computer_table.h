// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "play.h"
#include "ui/session/computer_seats.h"

#include <QTest>

#include <atomic>
#include <mutex>
#include <stdexcept>
#include <thread>

namespace windrose
{

/// What the players of a test have seen; written in their thread, read when it rests.
struct Seen {
    std::atomic<int> asked = 0;
    std::atomic<int> told = 0;
    std::atomic<int> forgotten = 0;
    std::atomic<int> made = 0;
    std::atomic<int> milliseconds = 0; ///< it may think for now
    std::atomic<bool> pointsHidden = false;
    std::atomic<bool> isSlow = false; ///< thinks until it is stopped
    std::atomic<bool> fails = false;
    std::atomic<bool> cheats = false; ///< gives an order that is not legal
    std::mutex mutex;
    std::vector<Position> shown;
};

class ScriptedPlayer final : public Player
{
public:
    ScriptedPlayer(Seen& seen, std::uint64_t seed) : m_seen(seen), m_random{seed} { ++m_seen.made; }

    Order decide(const Position& position, const std::atomic<bool>& stop) override
    {
        ++m_seen.asked;
        {
            const std::lock_guard lock(m_seen.mutex);
            m_seen.shown.push_back(position);
        }
        if (m_seen.fails) {
            throw std::runtime_error("out of ideas");
        }
        while (m_seen.isSlow && !stop) {
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        }
        return m_seen.cheats ? Order::place(0xFFF, 0) : randomOrder(position, m_random);
    }
    void played(const Position&, Order) override { ++m_seen.told; }
    void forget() override { ++m_seen.forgotten; }
    void setBudget(const SearchBudget& budget) override
    {
        m_seen.milliseconds = static_cast<int>(budget.time->count());
    }
    void setPointsHidden(bool hidden) override { m_seen.pointsHidden = hidden; }

private:
    Seen& m_seen;
    Random m_random;
};

inline PlayerThread::Factory scripted(Seen& seen)
{
    return [&seen](const QString&, std::uint64_t seed) {
        return SeatedPlayer{std::make_unique<ScriptedPlayer>(seen, seed), {}};
    };
}

/// Ana, and computers on the other seats.
inline const QStringList kAnaAlone{"", "merchant", "planter:builder", "viceroy"};
inline const QStringList kComputersOnly{"newcomer", "planter", "merchant", "newcomer:trader"};

/// A table for computers, and for Ana where she sits there too.
class ComputerTable
{
public:
    GameSession session;
    Random random{8};

    void lay(const QStringList& sitters, std::uint64_t seed = 8)
    {
        session.startNew(static_cast<int>(sitters.size()), {}, seed, {}, sitters);
    }
    /// Ana does something, until it is somebody else's turn.
    void playAna()
    {
        while (!session.isComputersTurn() && !session.gamePosition().isFinished()) {
            session.submit(randomOrder(session.gamePosition(), random));
        }
    }
    bool waitForAna()
    {
        return QTest::qWaitFor([this] { return !session.isComputersTurn(); }, 20000);
    }
};

} // namespace windrose
