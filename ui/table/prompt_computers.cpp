// SPDX-License-Identifier: GPL-3.0-or-later

// The prompt line while computer players are to move: who thinks, and what can be done about it.

#include "motion_layer.h"
#include "placement_controller.h"
#include "prompt_bar.h"
#include "speeds.h"
#include "ui/models/texts.h"
#include "ui/session/computer_seats.h"

#include <QActionGroup>
#include <QMenu>
#include <QPainter>

namespace windrose
{

ThinkingMark::ThinkingMark(QWidget* parent) : QWidget(parent)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setFocusPolicy(Qt::NoFocus);
    m_timer.setInterval(speeds::kThinkingMark);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        ++m_step;
        update();
    });
    hide();
}

void ThinkingMark::showEvent(QShowEvent*)
{
    if (m_moves) {
        m_timer.start();
    }
}

void ThinkingMark::hideEvent(QHideEvent*)
{
    m_timer.stop();
}

void ThinkingMark::paintEvent(QPaintEvent*)
{
    constexpr int kDots = 3;
    const Theme& t = theme();
    QPainter painter(this);
    painter.fillRect(rect(), t.seaDeep);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(t.onSea);
    for (int dot = 0; dot < kDots; ++dot) {
        const bool isLarge = m_moves && m_step % kDots == dot;
        const qreal radius = width() * (isLarge ? 0.15 : 0.09);
        painter.setOpacity(isLarge ? 1.0 : 0.6);
        painter.drawEllipse(QPointF(width() * (0.2 + 0.3 * dot), height() / 2.0), radius, radius);
    }
}

void PromptBar::setComputers(ComputerSeats& computers)
{
    m_computers = &computers;
    connect(m_computers, &ComputerSeats::stateChanged, this, &PromptBar::refresh);
    refresh();
}

void PromptBar::setSpeed(int speed)
{
    m_speed = speed;
    refreshComputers();
}

void PromptBar::offerSpeeds()
{
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    auto* speeds = new QActionGroup(menu);
    for (int speed = 0; speed < texts::kWatchingSpeeds; ++speed) {
        QAction* choice = speeds->addAction(texts::watchingSpeed(speed));
        menu->addAction(choice);
        connect(choice, &QAction::triggered, this, [this, speed] { emit speedChosen(speed); });
        choice->setCheckable(true);
        choice->setChecked(speed == m_speed);
    }
    menu->popup(m_speedButton->mapToGlobal(QPoint(0, -menu->sizeHint().height())));
}

void PromptBar::goOn()
{
    if (m_computers->state() == ComputerSeats::State::Failed) {
        m_computers->tryAgain();
    } else {
        m_computers->setPaused(false);
    }
}

QString PromptBar::computersSentence() const
{
    const int seat = m_session.gamePosition().turn;
    const QString name = m_session.seatName(seat);
    const QString level = texts::playerName(m_session.sitter(seat));
    QString state;
    switch (m_computers == nullptr ? ComputerSeats::State::Waiting : m_computers->state()) {
    case ComputerSeats::State::Failed:
        return texts::playerFailure(name, m_computers->failure());
    case ComputerSeats::State::Paused:
        //: %1 is a name, %2 the level of a computer player
        state = tr("%1 (%2) is to move. The computers are paused: Continue lets them play, Step plays one move.")
                    .arg(name, level);
        break;
    case ComputerSeats::State::Thinking:
        //: %1 is a name, %2 the level of a computer player
        state = tr("%1 (%2) is thinking…").arg(name, level);
        break;
    case ComputerSeats::State::Idle:
    case ComputerSeats::State::Waiting:
        //: %1 is a name, %2 the level of a computer player
        state = tr("%1 (%2) is to move.").arg(name, level);
        break;
    }
    const int back = m_session.takenBack();
    return back == 0 ? state
                     : tr("%n order(s) is/are taken back: playing on drops it/them.", nullptr, back) +
                           QLatin1Char(' ') + state;
}

void PromptBar::refreshComputers()
{
    using State = ComputerSeats::State;
    const State state = m_computers == nullptr || !m_session.isLive() ? State::Idle : m_computers->state();
    m_takeOver->setLabel(tr("Take over"), tr("Take over"));
    m_speedButton->setLabel(tr("Speed"), tr("Speed"));
    //: %1 is one of Slow, Normal, Fast, At once
    m_speedButton->setAccessibleName(tr("Speed, %1").arg(texts::watchingSpeed(m_speed)));
    m_offersSpeed = state == State::Thinking || state == State::Paused;
    m_pause->setLabel(tr("Pause"), tr("Pause"));
    m_step->setLabel(tr("Step"), tr("Step"));
    m_goOn->setLabel(tr("Continue"), state == State::Failed ? tr("Try again") : tr("Continue"));
    const auto show = [this](PromptButton* button, bool isShown) {
        if (!isShown && button->hasFocus()) {
            m_controller.leaveOtherStops(true);
        }
        button->setVisible(isShown);
    };
    const bool hadFocus = m_pause->hasFocus() || m_goOn->hasFocus();
    m_goOn->setVisible(state == State::Paused || state == State::Failed);
    m_pause->setVisible(state == State::Thinking);
    // Who pauses by the keyboard goes on by it.
    if (hadFocus && (m_goOn->isVisible() || m_pause->isVisible())) {
        (m_goOn->isVisible() ? m_goOn : m_pause)->setFocus();
    }
    show(m_step, state == State::Paused);
    show(m_takeOver, state == State::Failed);
    m_mark->setMoves(m_controller.motion().pace() != speeds::Pace::Off);
    m_mark->setVisible(state == State::Thinking && !isSaying());
}

} // namespace windrose
