// SPDX-License-Identifier: GPL-3.0-or-later

// Who plays which seat: persons and computer players, handed over in the middle of the game, paused and stepped.

#include "main_window.h"
#include "program_dialog.h"
#include "program_seats.h"
#include "ui/dialogs/known_programs.h"
#include "ui/dialogs/preferences_dialog.h"
#include "ui/dialogs/seat_list.h"
#include "ui/dialogs/settings.h"
#include "ui/models/texts.h"
#include "ui/session/computer_seats.h"
#include "ui/table/hint.h"
#include "ui/table/prompt_bar.h"
#include "ui/table/table_view.h"

#include <QAction>
#include <QActionGroup>
#include <QMenu>
#include <QMenuBar>

#include <algorithm>
#include <utility>

namespace windrose
{

namespace
{

constexpr int kHintThinks = 1000; // milliseconds at most: somebody waits for it

QString wordOf(std::string_view id)
{
    return QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
}

} // namespace

void MainWindow::startComputers()
{
    // No computer may think and no program may start before it is known whether the game is paused.
    m_computers = std::make_unique<ComputerSeats>(m_session, ComputerSeats::Begin::Paused);
    m_computers->setPrograms(programsAtTheTable());
    m_table->setComputers(*m_computers);
    m_computers->setShowingTime([this] { return m_table->showingTime(); });
    m_computers->setPaused(m_isResumed ? settings::computersPaused.value() : m_isOpened && isComputerSeated());
    m_isPauseKept = m_computers->isPaused();
    keepPause();
    connect(m_computers.get(), &ComputerSeats::stateChanged, this, &MainWindow::refreshSeatActions);
    connect(m_table, &TableView::seatMenuWanted, this, &MainWindow::showSeatMenu);
    connect(&m_table->prompt(), &PromptBar::takeOverRequested, this, &MainWindow::takeOver);
    connect(&m_table->prompt(), &PromptBar::speedChosen, this, &MainWindow::watchAt);
    applyComputerSettings();
}

void MainWindow::applyComputerSettings()
{
    m_computers->setThinkingTime(std::chrono::milliseconds(milliseconds(settings::thinkingTime.value())));
    m_computers->setViceroyTakesAllTime(settings::viceroyTakesAllTime.value());
    m_table->hint().setThinkingTime(std::min(kHintThinks, milliseconds(settings::thinkingTime.value())));
    const auto speed = static_cast<int>(settings::watchingSpeed.value());
    m_computers->setPause(milliseconds(settings::watchingSpeed.value()));
    m_table->prompt().setSpeed(speed);
    m_speeds->actions()[speed]->setChecked(true);
    m_faster->setEnabled(speed + 1 < texts::kWatchingSpeeds);
    m_slower->setEnabled(speed > 0);
    m_computers->setPointsHidden(!settings::showAllPoints.value());
}

bool MainWindow::isComputerSeated() const
{
    bool isSeated = false;
    for (int seat = 0; seat < m_session.players(); ++seat) {
        isSeated = isSeated || m_session.seats().isComputer(seat);
    }
    return isSeated;
}

void MainWindow::makeSeatActions()
{
    m_pause = action(&MainWindow::togglePause);
    m_pause->setShortcuts({QKeySequence(Qt::CTRL | Qt::Key_P), QKeySequence(Qt::Key_Pause)});
    m_pause->setCheckable(true);
    m_step = action(&MainWindow::stepComputers);
    m_step->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_P));
    m_seatComputers = action(&MainWindow::seatComputers);
    m_seatsMenu = menuBar()->addMenu(QString());
    connect(m_seatsMenu, &QMenu::aboutToShow, this, &MainWindow::fillSeats);
    for (int seat = 0; seat < kMaxPlayers; ++seat) {
        QMenu* menu = m_seatsMenu->addMenu(QString());
        connect(menu, &QMenu::aboutToShow, this, [this, menu, seat] { fillSeat(menu, seat); });
        m_seatMenus.append(menu);
    }
    m_seatsMenu->addAction(m_seatComputers);
    m_seatsMenu->addSeparator();
    m_seatsMenu->addActions({m_pause, m_step});
    makeSpeeds();
}

void MainWindow::makeSpeeds()
{
    m_speedMenu = m_seatsMenu->addMenu(QString());
    m_speeds = new QActionGroup(this);
    for (int speed = 0; speed < texts::kWatchingSpeeds; ++speed) {
        QAction* choice = m_speeds->addAction(QString());
        choice->setCheckable(true);
        connect(choice, &QAction::triggered, this, [this, speed] { watchAt(speed); });
    }
    m_faster = action(&MainWindow::watchFaster);
    m_faster->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_Up));
    m_slower = action(&MainWindow::watchSlower);
    m_slower->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_Down));
    m_speedMenu->addActions(m_speeds->actions());
    m_speedMenu->addSeparator();
    m_speedMenu->addActions({m_faster, m_slower});
}

void MainWindow::retranslateSeats()
{
    m_seatsMenu->setTitle(tr("&Seats"));
    m_pause->setText(tr("&Pause Computers"));
    m_step->setText(tr("&One Computer Move"));
    m_seatComputers->setText(tr("&Computers Play the Other Seats"));
    m_speedMenu->setTitle(tr("&Watching Speed"));
    for (int speed = 0; speed < texts::kWatchingSpeeds; ++speed) {
        m_speeds->actions()[speed]->setText(texts::watchingSpeed(speed));
    }
    m_faster->setText(tr("Fas&ter"));
    m_slower->setText(tr("S&lower"));
    fillSeats();
}

void MainWindow::fillSeats()
{
    for (int seat = 0; seat < kMaxPlayers; ++seat) {
        QAction* entry = m_seatMenus[seat]->menuAction();
        entry->setVisible(seat < m_session.players());
        const QString name = texts::plainLabel(m_session.seatName(seat));
        const QString player = texts::plainLabel(texts::playerNameAndStyle(m_session.seats().sitter(seat)));
        //: Who plays a seat: %1 is its name, %2 the kind of computer player
        entry->setText(m_session.seats().isComputer(seat) ? tr("%1 (%2)").arg(name, player)
                                                          : tr("%1 (person)").arg(name));
    }
    m_seatComputers->setEnabled(!m_session.gamePosition().isFinished());
}

void MainWindow::fillSeat(QMenu* menu, int seat)
{
    menu->clear();
    const QStringList words = m_session.seats().sitter(seat).split(QLatin1Char(':'));
    const auto add = [this, seat](QMenu* to, QActionGroup* group, const QString& text, const QString& sitter,
                                  bool isNow) {
        QAction* entry = to->addAction(text, this, [this, seat, sitter] { m_session.setSitter(seat, sitter); });
        entry->setCheckable(true);
        entry->setChecked(isNow);
        group->addAction(entry);
        return entry;
    };
    auto* players = new QActionGroup(menu);
    add(menu, players, tr("&Person"), QString(), !m_session.seats().isComputer(seat));
    menu->addSeparator();
    bool isLevel = false;
    for (int level = 0; level < kLevels; ++level) {
        const QString word = wordOf(kLevelIds[static_cast<std::size_t>(level)]);
        const bool isNow = m_session.seats().isComputer(seat) && words[0] == word;
        isLevel = isLevel || isNow;
        const QString sitter = words.size() == 2 && m_session.seats().isComputer(seat) ? word + ':' + words[1] : word;
        QAction* entry = add(menu, players, texts::levelName(static_cast<Level>(level)), sitter, isNow);
        entry->setToolTip(texts::levelExplained(static_cast<Level>(level)));
    }
    addPrograms(menu, players, seat);
    menu->setToolTipsVisible(true);
    QMenu* styles = menu->addMenu(tr("&Style"));
    styles->setEnabled(isLevel);
    styles->setToolTipsVisible(true);
    auto* kinds = new QActionGroup(menu);
    for (int style = 0; style < kStyles; ++style) {
        const QString word = wordOf(kStyleIds[static_cast<std::size_t>(style)]);
        const bool isNow = words.size() == 2 ? words[1] == word : style == 0;
        const QString sitter = style == 0 ? words[0] : words[0] + ':' + word;
        add(styles, kinds, texts::styleName(static_cast<Style>(style)), sitter, isNow)
            ->setToolTip(texts::styleExplained(static_cast<Style>(style)));
    }
}

/// The programs this user has added, and the one that sits there.
void MainWindow::addPrograms(QMenu* menu, QActionGroup* players, int seat)
{
    const QString now = m_session.seats().isComputer(seat) ? m_session.seats().sitter(seat) : QString();
    QStringList sitters;
    for (const KnownProgram& program : knownPrograms()) {
        sitters += programSitter(program.name);
    }
    if (now.startsWith(kProgramPrefix) && !sitters.contains(now)) {
        sitters += now;
    }
    menu->addSeparator();
    for (const QString& sitter : sitters) {
        QAction* entry = menu->addAction(texts::plainLabel(texts::playerName(sitter)), this,
                                         [this, seat, sitter] { m_session.setSitter(seat, sitter); });
        entry->setCheckable(true);
        entry->setChecked(sitter == now);
        players->addAction(entry);
    }
    menu->addAction(tr("Another P&rogram…"), this, [this, seat] {
        addProgram(this, [this, seat](const QString& name) { m_session.setSitter(seat, programSitter(name)); });
    });
    menu->addSeparator();
}

void MainWindow::addProgram(QWidget* parent, const std::function<void(const QString&)>& use)
{
    auto* dialog = new ProgramDialog(parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &ProgramDialog::added, parent, use);
    dialog->open();
}

void MainWindow::showSeatMenu(int seat, QPoint where)
{
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setTitle(texts::plainLabel(m_session.seatName(seat)));
    fillSeat(menu, seat);
    menu->popup(where);
}

void MainWindow::keepPause()
{
    // The next start continues the first window's game, so only that window stores whether it was paused.
    if (m_kept.slot() == 1) {
        settings::computersPaused.setValue(m_isPauseKept);
    }
}

void MainWindow::refreshSeatActions()
{
    m_pause->setEnabled(isComputerSeated() && !m_setup);
    m_pause->setChecked(m_computers->isPaused());
    m_step->setEnabled(m_computers->seat() >= 0 && m_session.isLive() && !m_setup);
    if (std::exchange(m_isPauseKept, m_computers->isPaused()) != m_computers->isPaused()) {
        keepPause();
    }
}

void MainWindow::watchAt(int speed)
{
    settings::watchingSpeed.setValue(static_cast<settings::WatchingSpeed>(speed));
    applyComputerSettings();
    if (m_preferences != nullptr) {
        m_preferences->refresh();
    }
}

void MainWindow::watchFaster()
{
    stepSpeed(1);
}

void MainWindow::watchSlower()
{
    stepSpeed(-1);
}

void MainWindow::stepSpeed(int by)
{
    const int speed = static_cast<int>(settings::watchingSpeed.value()) + by;
    watchAt(speed);
    // The keys would otherwise show nothing before the next move, and while the computers are paused nothing at all.
    //: %1 is a speed such as "Fast"
    m_table->prompt().tell(tr("Watching speed: %1.").arg(texts::watchingSpeed(speed)));
}

void MainWindow::togglePause()
{
    m_computers->setPaused(!m_computers->isPaused());
}

void MainWindow::stepComputers()
{
    m_computers->step();
}

/// The person at the table goes on alone.
void MainWindow::seatComputers()
{
    const int person = m_session.personAtTable();
    for (int seat = 0; seat < m_session.players(); ++seat) {
        if (seat != person && !m_session.seats().isComputer(seat)) {
            m_session.setSitter(seat, QString::fromLatin1(kUsualComputer));
        }
    }
}

void MainWindow::takeOver()
{
    m_session.setSitter(m_computers->seat(), QString());
}

} // namespace windrose
