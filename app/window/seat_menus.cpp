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

namespace windrose
{

namespace
{

QString wordOf(std::string_view id)
{
    return QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
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
    m_seatComputers->setText(tr("&Computers Play the Other Seats"));
    fillAll();
}

void SeatMenus::fillAll()
{
    for (int seat = 0; seat < kMaxPlayers; ++seat) {
        QAction* entry = m_menus[seat]->menuAction();
        entry->setVisible(seat < m_session.players());
        const QString name = texts::plainLabel(m_session.seatName(seat));
        const QString player = texts::plainLabel(texts::playerNameAndStyle(m_session.seats().sitter(seat)));
        //: Who plays a seat: %1 is its name, %2 the kind of computer player
        entry->setText(m_session.seats().isComputer(seat) ? tr("%1 (%2)").arg(name, player)
                                                          : tr("%1 (person)").arg(name));
    }
    m_seatComputers->setEnabled(!m_session.gamePosition().isFinished());
}

void SeatMenus::fill(QMenu* menu, int seat)
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
void SeatMenus::addPrograms(QMenu* menu, QActionGroup* players, int seat)
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
        addProgram(&m_window, [this, seat](const QString& name) { m_session.setSitter(seat, programSitter(name)); });
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

/// The person at the table goes on alone.
void SeatMenus::seatComputers()
{
    const int person = m_session.personAtTable();
    for (int seat = 0; seat < m_session.players(); ++seat) {
        if (seat != person && !m_session.seats().isComputer(seat)) {
            m_session.setSitter(seat, QString::fromLatin1(kUsualComputer));
        }
    }
}

} // namespace windrose
