// SPDX-License-Identifier: GPL-3.0-or-later
#include "seat_menus.h"

#include "program_dialog.h"
#include "ui/dialogs/known_programs.h"
#include "ui/dialogs/seat_list.h"
#include "ui/models/texts.h"
#include "ui/session/game_session.h"

#include <QAction>
#include <QActionGroup>
#include <QMenu>

/* TRANSLATOR windrose::SeatMenus  The menu Seats: who plays each seat. */

namespace windrose
{

namespace
{

/// The level of a seat; the newcomer where there is none.
PlayerChoice levelOf(const PlayerSpec& player)
{
    return player.level() != nullptr ? *player.level() : *PlayerSpec(Level::Newcomer).level();
}

} // namespace

SeatMenus::SeatMenus(QWidget& window, QMenu& menu, GameSession& session)
    : QObject(&menu), m_window(window), m_session(session), m_seatComputers(new QAction(this))
{
    connect(&menu, &QMenu::aboutToShow, this, &SeatMenus::fillAll);
    for (int seat = 0; seat < kMaxPlayers; ++seat) {
        QMenu* seatMenu = menu.addMenu(QString());
        connect(seatMenu, &QMenu::aboutToShow, this, [this, seatMenu, seat] { fill(seatMenu, seat); });
        m_menus.append(seatMenu);
    }
    connect(m_seatComputers, &QAction::triggered, this, &SeatMenus::seatComputers);
    menu.addAction(m_seatComputers);
}

void SeatMenus::retranslate()
{
    //: An entry of the Seats menu: computer players take every seat but the one to move.
    m_seatComputers->setText(tr("&Computers Play the Other Seats"));
    fillAll();
}

void SeatMenus::fillAll()
{
    for (int seat = 0; seat < kMaxPlayers; ++seat) {
        QAction* entry = m_menus[seat]->menuAction();
        entry->setVisible(seat < m_session.players());
        const QString name = texts::plainLabel(m_session.seatName(seat));
        const QString player = texts::plainLabel(texts::playerNameAndStyle(m_session.seats().player(seat)));
        //: Who plays a seat: %1 is its name, %2 the kind of computer player
        entry->setText(m_session.seats().isComputer(seat)
                           ? tr("%1 (%2)").arg(name, player)
                           : tr(
                                 //: An entry of the menu Seats; %1 is the name of a player.
                                 "%1 (person)")
                                 .arg(name));
    }
    m_seatComputers->setEnabled(!m_session.gamePosition().isFinished());
}

QAction* SeatMenus::add(QMenu* menu, QActionGroup* group, int seat, const QString& text, const PlayerSpec& player,
                        bool isNow)
{
    QAction* entry = menu->addAction(text, this, [this, seat, player] { m_session.setPlayer(seat, player); });
    entry->setCheckable(true);
    entry->setChecked(isNow);
    group->addAction(entry);
    return entry;
}

void SeatMenus::fill(QMenu* menu, int seat)
{
    menu->clear();
    const PlayerSpec now = m_session.seats().player(seat);
    auto* players = new QActionGroup(menu);
    //: An entry of the menu of a seat.
    add(menu, players, seat, tr("&Person"), PlayerSpec(), now.isPerson());
    menu->addSeparator();
    for (int number = 0; number < kLevels; ++number) {
        const auto level = static_cast<Level>(number);
        const bool isNow = now.level() != nullptr && now.level()->level == level;
        PlayerChoice choice = levelOf(now);
        choice.level = level; // the style and the budget stay
        add(menu, players, seat, texts::levelName(level), isNow ? now : PlayerSpec(choice), isNow)
            ->setToolTip(texts::levelExplained(level));
    }
    addPrograms(menu, players, seat);
    menu->setToolTipsVisible(true);
    addStyles(menu, seat);
}

void SeatMenus::addStyles(QMenu* menu, int seat)
{
    const PlayerSpec now = m_session.seats().player(seat);
    //: An entry of the menu of a seat.
    QMenu* styles = menu->addMenu(tr("&Style"));
    styles->setEnabled(now.level() != nullptr);
    styles->setToolTipsVisible(true);
    auto* kinds = new QActionGroup(menu);
    for (int number = 0; number < kStyles; ++number) {
        const auto style = static_cast<Style>(number);
        PlayerChoice choice = levelOf(now);
        const bool isNow = choice.style == style;
        choice.style = style;
        add(styles, kinds, seat, texts::styleName(style), isNow ? now : PlayerSpec(choice), isNow)
            ->setToolTip(texts::styleExplained(style));
    }
}

/// The programs this user has added, and the one that sits there.
void SeatMenus::addPrograms(QMenu* menu, QActionGroup* players, int seat)
{
    const PlayerSpec now = m_session.seats().player(seat);
    QList<PlayerSpec> programs;
    for (const KnownProgram& program : knownPrograms()) {
        programs += PlayerSpec::ofProgram(program.name.toStdString());
    }
    if (now.program() != nullptr && !programs.contains(now)) {
        programs += now;
    }
    menu->addSeparator();
    for (const PlayerSpec& program : programs) {
        add(menu, players, seat, texts::plainLabel(texts::playerName(program)), program, program == now);
    }
    //: An entry of the menu of a seat.
    menu->addAction(tr("Another P&rogram…"), this, [this, seat] {
        addProgram(&m_window, [this, seat](const QString& name) {
            m_session.setPlayer(seat, PlayerSpec::ofProgram(name.toStdString()));
        });
    });
    menu->addSeparator();
}

void SeatMenus::addProgram(QWidget* parent, const std::function<void(const QString&)>& use)
{
    auto* dialog = new ProgramDialog(parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &ProgramDialog::added, parent, use);
    dialog->open();
}

void SeatMenus::show(int seat, QPoint where)
{
    auto* menu = new QMenu(&m_window);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setTitle(texts::plainLabel(m_session.seatName(seat)));
    fill(menu, seat);
    menu->popup(where);
}

/// Only the person at the table keeps a seat; computers take the others.
void SeatMenus::seatComputers()
{
    const int person = m_session.personAtTable();
    for (int seat = 0; seat < m_session.players(); ++seat) {
        if (seat != person && !m_session.seats().isComputer(seat)) {
            m_session.setPlayer(seat, PlayerSpec(kDefaultComputer));
        }
    }
}

} // namespace windrose
