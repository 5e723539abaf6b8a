// SPDX-License-Identifier: GPL-3.0-or-later
#include "computer_controls.h"

#include "motion_layer.h"
#include "placement_controller.h"
#include "prompt_button.h"
#include "thinking_mark.h"
#include "ui/models/paragraph.h"
#include "ui/models/texts.h"
#include "ui/session/computer_seats.h"

#include <QActionGroup>
#include <QMenu>

/* TRANSLATOR windrose::ComputerControls  The bar at the table while computers play. */

namespace windrose
{

ComputerControls::ComputerControls(GameSession& session, PlacementController& controller, QWidget* bar)
    : QObject(bar),
      m_session(session),
      m_controller(controller),
      m_mark(new ThinkingMark(bar)),
      //: A button in the bar while computers play.
      m_takeOver(new PromptButton(tr("Take over"), bar)),
      //: A button in the bar while computers play.
      m_speedButton(new PromptButton(tr("Speed"), bar)),
      //: A button in the bar while computers play.
      m_pause(new PromptButton(tr("Pause"), bar)),
      //: A button in the bar while computers play.
      m_step(new PromptButton(tr("Step"), bar)),
      //: A button in the bar while computers play.
      m_continue(new PromptButton(tr("Continue"), bar))
{
    m_continue->setMain(true);
    connect(m_takeOver, &QAbstractButton::clicked, this, &ComputerControls::takeOverRequested);
    connect(m_speedButton, &QAbstractButton::clicked, this, &ComputerControls::offerSpeeds);
    connect(m_pause, &QAbstractButton::clicked, this, [this] { m_computers->setPaused(true); });
    connect(m_step, &QAbstractButton::clicked, this, [this] { m_computers->step(); });
    connect(m_continue, &QAbstractButton::clicked, this, &ComputerControls::continueComputers);
}

void ComputerControls::setComputers(ComputerSeats& computers)
{
    m_computers = &computers;
    connect(m_computers, &ComputerSeats::stateChanged, this, &ComputerControls::changed);
    emit changed();
}

void ComputerControls::setSpeed(int speed)
{
    m_speed = speed;
    emit changed();
}

bool ComputerControls::playDefault()
{
    const bool isOffered = m_continue->isVisible();
    if (isOffered) {
        continueComputers();
    }
    return isOffered;
}

void ComputerControls::offerSpeeds()
{
    auto* menu = new QMenu(m_speedButton->parentWidget());
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

void ComputerControls::continueComputers()
{
    if (m_computers->state() == ComputerSeats::State::Failed) {
        m_computers->tryAgain();
    } else {
        m_computers->setPaused(false);
    }
}

QString ComputerControls::sentence() const
{
    const int seat = m_session.gamePosition().turn;
    const QString name = m_session.seatName(seat);
    const QString level = texts::playerName(m_session.seats().player(seat));
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
    return m_session.history().takenBack() == 0 ? state : texts::paragraph({texts::takenBack(m_session), state});
}

void ComputerControls::refresh(bool showsTemporaryText)
{
    using State = ComputerSeats::State;
    const State state = m_computers == nullptr || !m_session.isLive() ? State::Idle : m_computers->state();
    m_takeOver->setLabel(tr("Take over"), tr("Take over"));
    m_speedButton->setLabel(tr("Speed"), tr("Speed"));
    //: %1 is one of Slow, Normal, Fast, At once
    m_speedButton->setAccessibleName(tr("Speed, %1").arg(texts::watchingSpeed(m_speed)));
    m_speedButton->setVisible(state == State::Thinking || state == State::Paused);
    m_pause->setLabel(tr("Pause"), tr("Pause"));
    m_step->setLabel(tr("Step"), tr("Step"));
    m_continue->setLabel(tr("Continue"), state == State::Failed ? tr(
                                                                      //: A button in the bar while computers play.
                                                                      "Try again")
                                                                : tr("Continue"));
    const auto show = [this](PromptButton* button, bool isShown) {
        if (!isShown && button->hasFocus()) {
            m_controller.walk().restoreFocus();
        }
        button->setVisible(isShown);
    };
    const bool hadFocus = m_pause->hasFocus() || m_continue->hasFocus();
    m_continue->setVisible(state == State::Paused || state == State::Failed);
    m_pause->setVisible(state == State::Thinking);
    // Keep the keyboard focus, so that the same key continues.
    if (hadFocus && (m_continue->isVisible() || m_pause->isVisible())) {
        (m_continue->isVisible() ? m_continue : m_pause)->setFocus();
    }
    show(m_step, state == State::Paused);
    show(m_takeOver, state == State::Failed);
    m_mark->setMoves(m_controller.motion().pace() != speeds::Pace::Off);
    m_mark->setVisible(state == State::Thinking && !showsTemporaryText);
}

} // namespace windrose
