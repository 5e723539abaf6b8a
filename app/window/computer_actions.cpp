// SPDX-License-Identifier: GPL-3.0-or-later
#include "computer_actions.h"

#include "ui/dialogs/settings.h"
#include "ui/models/command_keys.h"
#include "ui/models/texts.h"
#include "ui/session/computer_seats.h"
#include "ui/session/order_pacing.h"
#include "ui/table/prompt_bar.h"
#include "ui/table/table_hint.h"
#include "ui/table/table_view.h"

#include <QAction>
#include <QActionGroup>
#include <QMenu>

#include <algorithm>
#include <utility>

/* TRANSLATOR windrose::ComputerActions  Entries of the menu Seats for computer players. */

namespace windrose
{

namespace
{

constexpr int kMaxHintTime = 1000; // milliseconds at most: somebody waits for it

static_assert(milliseconds(settings::WatchingSpeed::Normal) == pacing::kPause);

} // namespace

ComputerActions::ComputerActions(QMenu& menu, GameSession& session, ComputerSeats& computers, TableView& table)
    : QObject(&menu),
      m_session(session),
      m_computers(computers),
      m_table(table),
      m_pause(new QAction(this)),
      m_step(new QAction(this)),
      m_isPauseStored(computers.isPaused())
{
    m_pause->setCheckable(true);
    connect(m_pause, &QAction::triggered, this, [this] { m_computers.setPaused(!m_computers.isPaused()); });
    connect(m_step, &QAction::triggered, this, [this] { m_computers.step(); });
    connect(&table.prompt(), &PromptBar::speedChosen, this, &ComputerActions::changeWatchingSpeed);
    menu.addSeparator();
    menu.addActions({m_pause, m_step});
    makeSpeeds(menu);
    applyKeys();
}

void ComputerActions::applyKeys()
{
    m_pause->setShortcuts(commandKeys().of(Command::Pause));
    m_step->setShortcuts(commandKeys().of(Command::Step));
    m_faster->setShortcuts(commandKeys().of(Command::Faster));
    m_slower->setShortcuts(commandKeys().of(Command::Slower));
}

void ComputerActions::makeSpeeds(QMenu& menu)
{
    m_speedMenu = menu.addMenu(QString());
    m_speeds = new QActionGroup(this);
    for (int speed = 0; speed < texts::kWatchingSpeeds; ++speed) {
        QAction* choice = m_speeds->addAction(QString());
        choice->setCheckable(true);
        connect(choice, &QAction::triggered, this, [this, speed] { changeWatchingSpeed(speed); });
    }
    m_faster = new QAction(this);
    connect(m_faster, &QAction::triggered, this, [this] { stepSpeed(1); });
    m_slower = new QAction(this);
    connect(m_slower, &QAction::triggered, this, [this] { stepSpeed(-1); });
    m_speedMenu->addActions(m_speeds->actions());
    m_speedMenu->addSeparator();
    m_speedMenu->addActions({m_faster, m_slower});
}

void ComputerActions::retranslate()
{
    m_pause->setText(commandText(Command::Pause));
    m_step->setText(commandText(Command::Step));
    //: An entry of the menu Seats.
    m_speedMenu->setTitle(tr("&Watching Speed"));
    for (int speed = 0; speed < texts::kWatchingSpeeds; ++speed) {
        m_speeds->actions()[speed]->setText(texts::watchingSpeed(speed));
    }
    m_faster->setText(commandText(Command::Faster));
    m_slower->setText(commandText(Command::Slower));
}

void ComputerActions::applySettings()
{
    applyKeys();
    m_computers.setThinkingTime(std::chrono::milliseconds(milliseconds(settings::thinkingTime.value())));
    m_computers.setViceroyTakesAllTime(settings::viceroyTakesAllTime.value());
    m_computers.setPonders(settings::viceroyPonders.value());
    m_table.hint().setThinkingTime(std::min(kMaxHintTime, milliseconds(settings::thinkingTime.value())));
    const auto speed = static_cast<int>(settings::watchingSpeed.value());
    m_computers.setPause(milliseconds(settings::watchingSpeed.value()));
    m_table.prompt().setSpeed(speed);
    m_speeds->actions()[speed]->setChecked(true);
    m_faster->setEnabled(speed + 1 < texts::kWatchingSpeeds);
    m_slower->setEnabled(speed > 0);
    m_computers.setPointsHidden(!settings::showAllPoints.value());
}

void ComputerActions::startStoringPause()
{
    m_storesPause = true;
    storePause();
}

void ComputerActions::storePause() const
{
    if (m_storesPause) {
        settings::computersPaused.setValue(m_isPauseStored);
    }
}

void ComputerActions::refresh(bool isGameInFront)
{
    m_pause->setEnabled(m_session.seats().isAnyComputer() && isGameInFront);
    m_pause->setChecked(m_computers.isPaused());
    m_step->setEnabled(m_computers.seat() >= 0 && m_session.isLive() && isGameInFront);
    if (std::exchange(m_isPauseStored, m_computers.isPaused()) != m_computers.isPaused()) {
        storePause();
    }
}

void ComputerActions::changeWatchingSpeed(int speed)
{
    settings::watchingSpeed.setValue(static_cast<settings::WatchingSpeed>(speed));
    applySettings();
    emit speedChanged();
}

void ComputerActions::stepSpeed(int by)
{
    const int speed = static_cast<int>(settings::watchingSpeed.value()) + by;
    changeWatchingSpeed(speed);
    // The keys would otherwise show nothing before the next move, and while the computers are paused nothing at all.
    //: %1 is a speed such as "Fast"
    m_table.prompt().inform(tr("Watching speed: %1.").arg(texts::watchingSpeed(speed)));
}

} // namespace windrose
