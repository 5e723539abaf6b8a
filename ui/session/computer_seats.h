// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game_session.h"
#include "player_thread.h"

#include <QTimer>

#include <chrono>

namespace windrose
{

/// Makes the player of a sitter that is a program, of its name and a seed for its own dice. Null when no such program
/// is known. Called in the thread of the players; may throw what a person can be told.
using ProgramMaker = std::function<SeatedPlayer(const QString& name, std::uint64_t seed)>;

/// Lets computer players play the seats of a session that are theirs. They think in a thread of their own and give
/// their orders like everybody; the next one comes when eyes could follow the one before. They wait while another
/// moment is looked at, and can be paused, stepped and held.
class ComputerSeats final : public QObject
{
    Q_OBJECT

public:
    enum class State {
        Idle,     ///< no computer is to move
        Thinking, ///< one thinks, or its order comes when the pictures have moved
        Paused,   ///< one would move, but somebody wants to look or to step
        Waiting,  ///< one would move, but another moment is looked at, or something is to be answered first
        Failed,   ///< the one to move gave no order that could be played
    };

    /// The session must outlive it. Whoever begins paused asks no computer for an order before `setPaused` or `step`.
    enum class Begin { Playing, Paused };
    explicit ComputerSeats(GameSession& session, Begin begin = Begin::Playing, QObject* parent = nullptr);
    /// Stops whoever thinks, and waits for that.
    ~ComputerSeats() override;

    /// What makes the players from now on (see `PlayerThread::Factory`), in place of those that records know by name.
    void setFactory(PlayerThread::Factory factory);
    /// Who makes the programs among them; nobody at first, so that none is known.
    void setPrograms(ProgramMaker programs);
    /// How long one may think about an order at most; those who need less take less, forced orders take none. 1 s at
    /// first. Who is thinking begins anew with the time, but keeps what it has thought.
    void setThinkingTime(std::chrono::milliseconds most);
    /// Whether the viceroy searches as long as one may think, and not only as much as its level does; not at first.
    void setViceroyTakesAllTime(bool all);
    /// Whether computers are shown others' victory points; hidden at first.
    void setPointsHidden(bool hidden);
    /// The least time, in milliseconds, from when an order is shown to the next one of a computer. Holds for the order
    /// that is shown, too.
    void setPause(int milliseconds);
    /// The time, in milliseconds, from when everybody has heard of the last order to the next one of a computer; -1
    /// while no such time runs.
    int pauseAtHand() const { return m_pausing.isActive() ? m_pausing.interval() : -1; }
    /// Asked after each change: how many milliseconds it takes until it is shown.
    void setShowingTime(std::function<int()> milliseconds);

    bool isPaused() const { return m_isPaused; }
    void setPaused(bool paused);
    /// Lets one order of a computer be played, and pauses.
    void step();
    /// Nobody moves as long as this is so, for example while another table stands in front. Ends who thinks.
    void setHeld(bool held);
    /// Asks again who has failed.
    void tryAgain();

    State state() const;
    /// The computer's seat that is to move; -1 when none is.
    int seat() const;
    /// How many times a computer was asked for an order, whether it has given one or not.
    int asked() const { return m_asked; }
    /// What was wrong with the one that failed.
    PlayerFailure failure() const { return m_failure; }

signals:
    /// `state`, `seat` or `isPaused` is another one.
    void stateChanged();

private:
    void follow(const Change& change);
    void seatAll();
    void consider();
    void cancel();
    void answered(const PlayerThread::Answer& answer);
    void showAndPause();
    void playWhenReady();
    void tell();

    struct Told {
        State state = State::Idle;
        int seat = -1;
        bool isPaused = false;
        friend bool operator==(const Told&, const Told&) = default;
    };

    GameSession& m_session;
    PlayerThread m_thread;
    std::chrono::milliseconds m_thinkingTime{1000};
    bool m_viceroyTakesAllTime = false;
    int m_pause = 0;
    std::function<int()> m_showingTime;
    bool m_isPaused = false;
    bool m_steps = false;     ///< one order may be played in spite of the pause
    bool m_isHeld = false;    ///<
    bool m_isOffered = false; ///< an order waits in the session for an answer
    PlayerFailure m_failure;

    bool m_isAsking = false; ///< the order of the seat to move is on its way
    int m_ticket = 0;
    int m_asked = 0;
    std::optional<PlayerThread::Answer> m_answer;
    bool m_isShown = false; ///< the order before has been seen
    QTimer m_showing;
    QTimer m_pausing;
    Told m_told;
};

/// Makes the players that records know by name for play at the table: each thinks as much as its level does, so that it
/// is as strong on every computer, or as its own budget says (`viceroy:5s`).
PlayerThread::Factory playersAtTheTable(ProgramMaker programs = {});

} // namespace windrose
