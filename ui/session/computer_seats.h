// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game_session.h"
#include "order_pause.h"
#include "player_thread.h"
#include "table_players.h"

#include <chrono>

namespace windrose
{

/// Lets computer players play their seats in a session. They think in their own thread and submit orders like anybody
/// else, with a pause after each order so that people can follow. They wait while another moment is viewed, and can be
/// paused, stepped and held.
class ComputerSeats final : public QObject
{
    Q_OBJECT

public:
    enum class State {
        Idle,     ///< no computer must move
        Thinking, ///< one thinks, or its order waits for the animation
        Paused,   ///< one must move, but computers are paused
        Waiting,  ///< one must move, but another moment is viewed, or a question is open
        Failed,   ///< the one to move gave no playable order
    };

    /// The session must outlive it. With `Paused` no computer is asked for an order before `setPaused` or `step`.
    enum class Begin { Playing, Paused };
    explicit ComputerSeats(GameSession& session, Begin begin = Begin::Playing, QObject* parent = nullptr);
    /// Stops the current search and waits for it.
    ~ComputerSeats() override;

    /// Sets the function that creates the players (see `PlayerFactory`), in place of those known to records.
    void setFactory(PlayerFactory factory);
    /// Sets the function that creates programs; by default no program is known.
    void setPrograms(ProgramMaker programs);
    /// Sets the time limit per order, 1 s by default; players that need less take less, forced orders take none. A
    /// running search starts again with the new time, but keeps its tree.
    void setThinkingTime(std::chrono::milliseconds most);
    /// Whether the viceroy searches for the whole time limit instead of its level's number of playouts; off by default.
    void setViceroyTakesAllTime(bool all);
    /// Whether players limited by time alone think on while a person decides; off by default.
    void setPonders(bool ponders);
    /// Whether computers see others' victory points; hidden by default.
    void setPointsHidden(bool hidden);
    /// The usual time in milliseconds from when an order is shown to the next order of a computer; after many of them
    /// it is shorter (see `OrderTempo`). Also applies to the order being shown.
    void setPause(int milliseconds);
    /// The current pause in milliseconds, from the last order's notification to the next order of a computer; -1 while
    /// no pause is running.
    int currentPause() const { return m_pause.currentLength(); }
    /// A function that returns, after each change, how many milliseconds it takes to show it.
    void setShowingTime(std::function<int()> milliseconds);

    bool isPaused() const { return m_isPaused; }
    void setPaused(bool paused);
    /// Plays one order of a computer, and pauses.
    void step();
    /// Stops all computers, for example while another table is in front. Stops the current search.
    void setHeld(bool held);
    /// Whether they wait because somebody has something to read, such as a lesson. Independent of `setHeld`.
    void setWaitsForReader(bool waits);
    /// Asks the failed player again.
    void tryAgain();

    State state() const;
    /// The seat of the computer that must move; -1 when there is none.
    int seat() const;
    /// The number of requests for an order, answered or not.
    int asked() const { return m_asked; }
    /// The failure of the player that failed.
    PlayerFailure failure() const { return m_failure; }

signals:
    /// `state`, `seat` or `isPaused` has changed.
    void stateChanged();

private:
    void follow(const Change& change);
    void seatAll();
    void consider();
    void ponder();
    void cancel();
    void answered(const PlayerThread::Answer& answer);
    void setSteps(bool steps);
    void playWhenReady();
    void notify();

    struct Notified {
        State state = State::Idle;
        int seat = -1;
        bool isPaused = false;
        friend bool operator==(const Notified&, const Notified&) = default;
    };

    GameSession& m_session;
    QList<PlayerSpec> m_players; ///< as `m_thread` knows them
    PlayerThread m_thread;
    std::chrono::milliseconds m_thinkingTime{1000};
    bool m_viceroyTakesAllTime = false;
    bool m_ponders = false;
    bool m_isPaused = false;
    bool m_steps = false;  ///< one order is played despite the pause
    bool m_isHeld = false; ///< by `setHeld`
    bool m_waitsForReader = false;
    bool m_isOffered = false; ///< an order is in the session and waits for an answer
    PlayerFailure m_failure;

    bool m_isAsking = false; ///< the seat to move has been asked
    int m_ticket = 0;
    int m_asked = 0;
    std::optional<PlayerThread::Answer> m_answer;
    OrderPause m_pause; ///< from the order before
    Notified m_notified;
};

} // namespace windrose
