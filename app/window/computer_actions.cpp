// SPDX-License-Identifier: GPL-3.0-or-later
#include "computer_actions.h"

#include "ui/dialogs/settings.h"
#include "ui/models/texts.h"
#include "ui/session/computer_seats.h"
#include "ui/table/prompt_bar.h"
#include "ui/table/table_hint.h"
#include "ui/table/table_view.h"

#include <QAction>
#include <QActionGroup>
#include <QMenu>

#include <algorithm>
#include <utility>

namespace windrose
{

namespace
{

constexpr int kHintThinks = 1000; // milliseconds at most: somebody waits for it

} // namespace

ComputerActions::ComputerActions(QMenu& menu, GameSession& session, ComputerSeats& computers, TableView& table)
    : QObject(&menu),
      m_session(session),
      m_computers(computers),
      m_table(table),
      m_pause(new QAction(this)),
      m_step(new QAction(this)),
      m_isPauseKept(computers.isPaused())
{
    m_pause->setShortcuts({QKeySequence(Qt::CTRL | Qt::Key_P), QKeySequence(Qt::Key_Pause)});
    m_pause->setCheckable(true);
    m_step->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_P));
    connect(m_pause, &QAction::triggered, this, [this] { m_computers.setPaused(!m_computers.isPaused()); });
    connect(m_step, &QAction::triggered, this, [this] { m_computers.step(); });
    connect(&table.prompt(), &PromptBar::speedChosen, this, &ComputerActions::watchAt);
    menu.addSeparator();
    menu.addActions({m_pause, m_step});
    makeSpeeds(menu);
}

void ComputerActions::makeSpeeds(QMenu& menu)
{
    m_speedMenu = menu.addMenu(QString());
    m_speeds = new QActionGroup(this);
    for (int speed = 0; speed < texts::kWatchingSpeeds; ++speed) {
        QAction* choice = m_speeds->addAction(QString());
        choice->setCheckable(true);
        connect(choice, &QAction::triggered, this, [this, speed] { watchAt(speed); });
    }
    m_faster = new QAction(this);
    m_faster->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_Up));
    connect(m_faster, &QAction::triggered, this, [this] { stepSpeed(1); });
    m_slower = new QAction(this);
    m_slower->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_Down));
    connect(m_slower, &QAction::triggered, this, [this] { stepSpeed(-1); });
    m_speedMenu->addActions(m_speeds->actions());
    m_speedMenu->addSeparator();
    m_speedMenu->addActions({m_faster, m_slower});
}

void ComputerActions::retranslate()
{
    m_pause->setText(tr("&Pause Computers"));
    m_step->setText(tr("&One Computer Move"));
    m_speedMenu->setTitle(tr("&Watching Speed"));
    for (int speed = 0; speed < texts::kWatchingSpeeds; ++speed) {
        m_speeds->actions()[speed]->setText(texts::watchingSpeed(speed));
    }
    m_faster->setText(tr("Fas&ter"));
    m_slower->setText(tr("S&lower"));
}

void ComputerActions::applySettings()
{
    m_computers.setThinkingTime(std::chrono::milliseconds(milliseconds(settings::thinkingTime.value())));
    m_computers.setViceroyTakesAllTime(settings::viceroyTakesAllTime.value());
    m_table.hint().setThinkingTime(std::min(kHintThinks, milliseconds(settings::thinkingTime.value())));
    const auto speed = static_cast<int>(settings::watchingSpeed.value());
    m_computers.setPause(milliseconds(settings::watchingSpeed.value()));
    m_table.prompt().setSpeed(speed);
    m_speeds->actions()[speed]->setChecked(true);
    m_faster->setEnabled(speed + 1 < texts::kWatchingSpeeds);
    m_slower->setEnabled(speed > 0);
    m_computers.setPointsHidden(!settings::showAllPoints.value());
}

void ComputerActions::keepPause()
{
    m_keepsPause = true;
    storePause();
}

void ComputerActions::storePause() const
{
    if (m_keepsPause) {
        settings::computersPaused.setValue(m_isPauseKept);
    }
}

void ComputerActions::refresh(bool isSettingUp)
{
    m_pause->setEnabled(m_session.seats().isAnyComputer() && !isSettingUp);
    m_pause->setChecked(m_computers.isPaused());
    m_step->setEnabled(m_computers.seat() >= 0 && m_session.isLive() && !isSettingUp);
    if (std::exchange(m_isPauseKept, m_computers.isPaused()) != m_computers.isPaused()) {
        storePause();
    }
}

void ComputerActions::watchAt(int speed)
{
    settings::watchingSpeed.setValue(static_cast<settings::WatchingSpeed>(speed));
    applySettings();
    emit speedChanged();
}

void ComputerActions::stepSpeed(int by)
{
    const int speed = static_cast<int>(settings::watchingSpeed.value()) + by;
    watchAt(speed);
    // The keys would otherwise show nothing before the next move, and while the computers are paused nothing at all.
    //: %1 is a speed such as "Fast"
    m_table.prompt().tell(tr("Watching speed: %1.").arg(texts::watchingSpeed(speed)));
}

} // namespace windrose
