// SPDX-License-Identifier: GPL-3.0-or-later
#include "computer_seats.h"

#include "core/players/player_choice.h"
#include "only_order.h"

#include <algorithm>
#include <utility>

namespace windrose
{

namespace
{

/// The sitter as it is made who may think as long as time is left: for the highest level a time that is written out
/// stands in place of its number of playouts.
QString withAllTheTime(const QString& sitter)
{
    const std::optional<PlayerChoice> choice = readPlayerChoice(sitter.toStdString());
    const bool isBest = choice && choice->kind == PlayerChoice::Kind::Level && choice->level == Level::Viceroy;
    if (!isBest || choice->budget.simulations || choice->budget.time) {
        return sitter;
    }
    QStringList parts = sitter.split(QLatin1Char(',')); // threads stand after a comma
    parts.front() += QStringLiteral(":3600s");
    return parts.join(QLatin1Char(','));
}

} // namespace

PlayerThread::Factory playersAtTheTable(ProgramMaker programs)
{
    // One processor is left to the window.
    const int threads = std::max(1, QThread::idealThreadCount() - 1);
    return [threads, programs = std::move(programs)](const QString& sitter, std::uint64_t seed) -> SeatedPlayer {
        if (sitter.startsWith(kProgramPrefix)) {
            return programs ? programs(sitter.mid(kProgramPrefix.size()), seed) : SeatedPlayer{};
        }
        std::optional<PlayerChoice> choice = readPlayerChoice(sitter.toStdString());
        if (!choice) {
            return {};
        }
        const bool isLevel = choice->kind == PlayerChoice::Kind::Level;
        if (const int own = facts(choice->level).simulations;
            isLevel && own != 0 && !choice->budget.simulations && !choice->budget.time) {
            choice->budget.simulations = own;
        }
        // A number is not shared out: a level is as strong on every computer.
        choice->threads = choice->budget.simulations ? 1 : threads;
        return {makePlayer(*choice, seed), choice->budget};
    };
}

ComputerSeats::ComputerSeats(GameSession& session, Begin begin, QObject* parent)
    : QObject(parent),
      m_session(session),
      m_thread([this](const PlayerThread::Answer& answer) {
          QMetaObject::invokeMethod(
              this, [this, answer] { answered(answer); }, Qt::QueuedConnection);
      }),
      m_isPaused(begin == Begin::Paused)
{
    for (QTimer* timer : {&m_showing, &m_pausing}) {
        timer->setSingleShot(true);
        timer->setTimerType(Qt::PreciseTimer);
    }
    connect(&m_showing, &QTimer::timeout, this, &ComputerSeats::showAndPause);
    connect(&m_pausing, &QTimer::timeout, this, [this] {
        m_isShown = true;
        playWhenReady();
    });
    connect(&session, &GameSession::changed, this, &ComputerSeats::follow);
    m_thread.setFactory(playersAtTheTable());
    seatAll();
    consider();
}

ComputerSeats::~ComputerSeats() = default;

void ComputerSeats::setFactory(PlayerThread::Factory factory)
{
    cancel();
    m_thread.setFactory(std::move(factory));
    consider();
}

void ComputerSeats::setPrograms(ProgramMaker programs)
{
    setFactory(playersAtTheTable(std::move(programs)));
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

void ComputerSeats::setPointsHidden(bool hidden)
{
    m_thread.setPointsHidden(hidden);
}

void ComputerSeats::setPause(int milliseconds)
{
    const int longer = milliseconds - std::exchange(m_pause, milliseconds);
    if (m_pausing.isActive() && !m_steps) {
        m_pausing.start(std::max(0, m_pausing.remainingTime() + longer));
    }
}

void ComputerSeats::setShowingTime(std::function<int()> milliseconds)
{
    m_showingTime = std::move(milliseconds);
}

void ComputerSeats::setPaused(bool paused)
{
    m_isPaused = paused;
    m_steps = false;
    consider();
}

void ComputerSeats::step()
{
    m_isPaused = true;
    m_steps = true;
    m_failure = {};
    consider();
}

void ComputerSeats::setHeld(bool held)
{
    m_isHeld = held;
    consider();
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
    if (m_isHeld || !m_session.isLive() || m_session.waitingOrder()) {
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
        m_thread.played(m_session.history().positionAt(change.from), m_session.history().orderAt(change.from));
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
        // Whoever goes there wants to look: a computer that went on would drop what redo can play again.
        m_isPaused = m_isPaused || (m_session.history().takenBack() > 0 && m_session.isComputersTurn());
        break;
    }
    if (change.kind != ChangeKind::Viewed) {
        m_failure = {};
        m_steps = false;
        if (std::exchange(m_isOffered, false) && change.kind == ChangeKind::Played) {
            m_isPaused = false; // the answer was to play on
        }
    }
    consider();
}

void ComputerSeats::seatAll()
{
    QStringList sitters;
    for (int seat = 0; seat < m_session.players(); ++seat) {
        const QString sitter = m_session.seats().isComputer(seat) ? m_session.seats().sitter(seat) : QString();
        sitters += m_viceroyTakesAllTime ? withAllTheTime(sitter) : sitter;
    }
    m_thread.setSitters(sitters, m_session.history().seed());
}

/// Asks the computer that is to move, if it may; whoever may not, stops.
void ComputerSeats::consider()
{
    if (state() != State::Thinking) {
        cancel();
    } else if (!m_isAsking) {
        m_isAsking = true;
        m_isShown = false;
        ++m_asked;
        m_showing.start(0); // once everybody has heard of the change
        if (const std::optional<Order> only = onlyOrder(m_session)) {
            m_answer = PlayerThread::Answer{0, only, {}};
        } else {
            m_ticket = m_thread.ask(m_session.gamePosition());
        }
    }
    tell();
}

void ComputerSeats::cancel()
{
    m_thread.stop();
    m_showing.stop();
    m_pausing.stop();
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

void ComputerSeats::showAndPause()
{
    const int shows = m_showingTime ? m_showingTime() : 0;
    m_pausing.start(shows + (m_steps ? 0 : m_pause));
}

void ComputerSeats::playWhenReady()
{
    if (!m_isAsking || !m_answer || !m_isShown) {
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
    tell();
}

void ComputerSeats::tell()
{
    const Told now{state(), seat(), m_isPaused};
    if (!(now == m_told)) {
        m_told = now;
        emit stateChanged();
    }
}

} // namespace windrose
