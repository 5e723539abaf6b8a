// SPDX-License-Identifier: GPL-3.0-or-later
#include "computer_seats.h"

#include "only_order.h"
#include "played_orders.h"

#include <utility>

namespace windrose
{

ComputerSeats::ComputerSeats(GameSession& session, Begin begin, QObject* parent)
    : QObject(parent),
      m_session(session),
      m_thread([this](const PlayerThread::Answer& answer) {
          QMetaObject::invokeMethod(
              this, [this, answer] { answered(answer); }, Qt::QueuedConnection);
      }),
      m_isPaused(begin == Begin::Paused)
{
    connect(&m_session.story(), &Story::finished, &m_pause, &OrderPause::endShowing);
    connect(&m_pause, &OrderPause::over, this, &ComputerSeats::playWhenReady);
    connect(&session, &GameSession::changed, this, &ComputerSeats::follow);
    m_thread.setFactory(windowPlayers());
    seatAll();
    consider();
}

ComputerSeats::~ComputerSeats() = default;

void ComputerSeats::setFactory(PlayerFactory factory)
{
    cancel();
    m_thread.setFactory(std::move(factory));
    consider();
}

void ComputerSeats::setPrograms(ProgramMaker programs)
{
    setFactory(windowPlayers(std::move(programs)));
}

void ComputerSeats::setThinkingTime(std::chrono::milliseconds most)
{
    if (std::exchange(m_thinkingTime, most) != most) {
        if (!m_answer) {
            cancel();
        }
        m_thread.setMaxTime(most);
        consider();
    }
}

void ComputerSeats::setViceroyTakesAllTime(bool all)
{
    if (std::exchange(m_viceroyTakesAllTime, all) != all) {
        if (!m_answer) {
            cancel();
        }
        seatAll();
        consider();
    }
}

void ComputerSeats::setPonders(bool ponders)
{
    if (std::exchange(m_ponders, ponders) != ponders) {
        consider();
    }
}

void ComputerSeats::setPointsHidden(bool hidden)
{
    m_thread.setPointsHidden(hidden);
    consider();
}

void ComputerSeats::setPause(int milliseconds)
{
    m_pause.setLength(milliseconds);
}

void ComputerSeats::setShowingTime(std::function<int()> milliseconds)
{
    m_pause.setShowingTime(std::move(milliseconds));
}

void ComputerSeats::setPaused(bool paused)
{
    m_isPaused = paused;
    setSteps(false);
    consider();
}

/// Plays one order despite the pause of the computers, and without the pause after the last one.
void ComputerSeats::setSteps(bool steps)
{
    m_steps = steps;
    m_pause.setSkipped(steps);
}

void ComputerSeats::step()
{
    m_isPaused = true;
    setSteps(true);
    m_failure = {};
    consider();
}

void ComputerSeats::setHeld(bool held)
{
    m_isHeld = held;
    consider();
}

void ComputerSeats::setWaitsForReader(bool waits)
{
    if (std::exchange(m_waitsForReader, waits) != waits) {
        consider();
    }
}

void ComputerSeats::tryAgain()
{
    m_failure = {};
    consider();
}

ComputerSeats::State ComputerSeats::state() const
{
    if (!m_session.isComputersTurn()) {
        return State::Idle;
    }
    if (m_isHeld || m_waitsForReader || !m_session.isLive() || m_session.waitingOrder()) {
        return State::Waiting;
    }
    if (m_failure) {
        return State::Failed;
    }
    return m_isPaused && !m_steps ? State::Paused : State::Thinking;
}

int ComputerSeats::seat() const
{
    return m_session.isComputersTurn() ? m_session.gamePosition().turn : -1;
}

void ComputerSeats::follow(const Change& change)
{
    switch (change.kind) {
    case ChangeKind::Drafted:
    case ChangeKind::Uncovered:
        return;
    case ChangeKind::Viewed:
        break;
    case ChangeKind::Played:
        cancel();
        m_thread.played(playedOrder(m_session.history(), change.from));
        break;
    case ChangeKind::Seated:
        cancel();
        seatAll();
        break;
    case ChangeKind::Loaded:
        cancel();
        seatAll();
        m_thread.forget();
        break;
    case ChangeKind::Undone:
    case ChangeKind::Redone:
        cancel();
        m_thread.forget();
        // Pause after undo, because a computer's order would discard the redoable orders.
        m_isPaused = m_isPaused || (m_session.history().takenBack() > 0 && m_session.isComputersTurn());
        break;
    }
    if (change.kind != ChangeKind::Viewed) {
        m_failure = {};
        setSteps(false);
        if (std::exchange(m_isOffered, false) && change.kind == ChangeKind::Played) {
            m_isPaused = false; // the answer was to play on
        }
    }
    consider();
}

void ComputerSeats::seatAll()
{
    m_players.clear();
    for (int seat = 0; seat < m_session.players(); ++seat) {
        m_players += seatedPlayer(m_session.seats().player(seat), m_viceroyTakesAllTime);
    }
    m_thread.setPlayers(m_players, m_session.history().seed());
}

/// Requests an order from the computer to move, if allowed; otherwise stops the search.
void ComputerSeats::consider()
{
    if (state() != State::Thinking) {
        cancel();
        ponder();
    } else if (!m_isAsking) {
        m_isAsking = true;
        ++m_asked;
        m_pause.start(tempoOfLastOrder(m_session));
        if (const std::optional<Order> only = onlyOrder(m_session)) {
            m_answer = PlayerThread::Answer{{only, {}}, 0};
        } else {
            m_ticket = m_thread.ask(m_session.gamePosition(), loadsOf(m_session.history()));
        }
    }
    notify();
}

/// Lets the next player who can do so think on while a person decides.
void ComputerSeats::ponder()
{
    const bool isPersonsTurn = m_session.isLive() && !m_session.isComputersTurn();
    if (m_ponders && isPersonsTurn && !m_isPaused && !m_isHeld && !m_waitsForReader) {
        if (const std::optional<int> seat = ponderingSeat(m_session.gamePosition(), m_players)) {
            m_thread.ponder(m_session.gamePosition(), *seat, loadsOf(m_session.history()));
        }
    }
}

void ComputerSeats::cancel()
{
    m_thread.stop();
    m_pause.stop();
    m_answer.reset();
    m_ticket = 0;
    m_isAsking = false;
}

void ComputerSeats::answered(const PlayerThread::Answer& answer)
{
    if (answer.ticket == m_ticket) {
        m_answer = answer;
        playWhenReady();
    }
}

void ComputerSeats::playWhenReady()
{
    if (!m_isAsking || !m_answer || !m_pause.isOver()) {
        return;
    }
    const PlayerThread::Answer answer = *m_answer;
    cancel();
    if (!answer.order) {
        m_failure = answer.failure;
    } else if (const OrderOutcome outcome = m_session.submit(*answer.order); outcome.isRefused()) {
        m_failure = {PlayerFailureCode::IllegalOrder, {}};
    } else if (outcome.isWaiting()) {
        m_isPaused = true;
        m_isOffered = true;
    }
    notify();
}

void ComputerSeats::notify()
{
    const Notified now{state(), seat(), m_isPaused};
    if (!(now == m_notified)) {
        m_notified = now;
        emit stateChanged();
    }
}

} // namespace windrose
