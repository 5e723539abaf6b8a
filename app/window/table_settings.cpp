// SPDX-License-Identifier: GPL-3.0-or-later
#include "table_settings.h"

#include "appearance.h"
#include "desktop_look.h"
#include "front_table.h"
#include "main_menus.h"
#include "seat_controls.h"
#include "text_size.h"
#include "ui/dialogs/settings.h"
#include "ui/dialogs/stored_keys.h"
#include "ui/session/game_session.h"
#include "ui/table/announcer.h"
#include "ui/table/table_view.h"

#include <QApplication>
#include <QStyle>
#include <QTimer>

namespace windrose
{

namespace
{

Announcer::Level levelOf(settings::Announcements announcements)
{
    switch (announcements) {
    case settings::Announcements::Everything:
        break;
    case settings::Announcements::Mine:
        return Announcer::Level::Mine;
    case settings::Announcements::Off:
        return Announcer::Level::Off;
    }
    return Announcer::Level::Everything;
}

} // namespace

speeds::Pace chosenPace()
{
    // If the desktop turns animations off, they are off whatever the setting says.
    if (QApplication::style()->styleHint(QStyle::SH_Widget_Animation_Duration) == 0) {
        return speeds::Pace::Off;
    }
    switch (settings::animations.value()) {
    case settings::Animations::Off:
        return speeds::Pace::Off;
    case settings::Animations::Slow:
        return speeds::Pace::Slow;
    case settings::Animations::Fast:
        return speeds::Pace::Fast;
    case settings::Animations::Normal:
        break;
    }
    return speeds::Pace::Normal;
}

TableSettings::TableSettings(GameSession& session, TableView& table, FrontTable& front, SeatControls& seats,
                             MainMenus& menus)
    : m_session(session), m_table(table), m_front(front), m_seats(seats), m_menus(menus)
{
    connect(&menus, &MainMenus::styleChosen, this, [this](int style) {
        settings::style.setValue(static_cast<settings::Style>(style));
        applyStyle();
    });
    auto* desktop = new DesktopLook(*table.window());
    connect(desktop, &DesktopLook::changed, this, &TableSettings::applyStyle);
    // Deferred, because connecting to the bus is slow and would delay the first paint.
    QTimer::singleShot(0, desktop, &DesktopLook::askPortal);
}

void TableSettings::apply()
{
    setCommandKeys(storedKeys());
    m_menus.applyKeys();
    applyTextSize(settings::textSize.value());
    applyStyle();
    for (TableView* table : tables()) {
        table->setPace(chosenPace());
        table->announcer().setLevel(levelOf(settings::announcements.value()));
    }
    m_table.setShowAllPoints(settings::showAllPoints.value());
    m_table.setBoardFollows(settings::boardFollows.value());
    m_session.setCoversAtHandOver(settings::curtain.value());
    m_seats.applySettings();
    m_table.setShowReasons(settings::computerReasons.value());
    m_session.undoRedo().setLimits({.toTurn = settings::undoLimit.value() == settings::UndoLimit::Turn,
                                    .atHiddenTiles = !settings::undoPastHiddenTiles.value()});
}

void TableSettings::applyStyle()
{
    const Flavor flavor = applyAppearance(settings::style.value());
    for (TableView* table : tables()) {
        table->setFlavor(flavor);
    }
    m_menus.setStyle(static_cast<int>(settings::style.value()));
}

QList<TableView*> TableSettings::tables()
{
    QList<TableView*> result{&m_table};
    if (!m_front.isGame()) {
        result.append(&m_front.table());
    }
    return result;
}

} // namespace windrose
