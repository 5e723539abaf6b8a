// SPDX-License-Identifier: GPL-3.0-or-later
#include "focus_guide.h"

#include "placement_controller.h"
#include "table_tile.h"

#include <QApplication>
#include <QMenu>
#include <QMenuBar>

namespace windrose
{

namespace
{

/// Whether a widget can keep the focus.
bool holds(const QWidget* widget)
{
    return widget != nullptr && widget->isVisible() && widget->isEnabled();
}

} // namespace

FocusGuide::FocusGuide(GameSession& session, PlacementController& controller, QWidget& table)
    : QObject(&table), m_session(session), m_controller(controller), m_table(table)
{
}

void FocusGuide::follow(ChangeKind change)
{
    QWidget* focused = m_table.window()->focusWidget();
    if (m_controller.tabletop().handling().movesFreely() && holds(focused)) {
        return; // no question is asked, and all pieces stay usable
    }
    const bool isOnTile = dynamic_cast<TableTile*>(focused) != nullptr;
    switch (change) {
    case ChangeKind::Viewed:
    case ChangeKind::Seated:
        return; // nothing is asked anew
    case ChangeKind::Undone:
    case ChangeKind::Redone:
    case ChangeKind::Drafted:
        if (holds(focused) && !isOnTile) {
            return; // the same button can be pressed again
        }
        break;
    case ChangeKind::Loaded:
    case ChangeKind::Played:
    case ChangeKind::Uncovered:
        break;
    }
    lead();
}

void FocusGuide::begin()
{
    lead();
}

bool FocusGuide::isElsewhere() const
{
    return !m_table.isVisible() || m_session.isCovered() || m_controller.isCarrying();
}

/// Whether the focus is in a panel beside the table, where somebody is reading.
bool FocusGuide::isBeside(const QWidget* focused) const
{
    return holds(focused) && focused != m_table.window() && !m_table.isAncestorOf(focused) && focused != &m_table &&
           qobject_cast<const QMenuBar*>(focused) == nullptr;
}

void FocusGuide::lead()
{
    if (isElsewhere()) {
        return;
    }
    if (const auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget())) {
        connect(menu, &QMenu::aboutToHide, this, &FocusGuide::lead,
                static_cast<Qt::ConnectionType>(Qt::QueuedConnection | Qt::UniqueConnection));
        return;
    }
    const QWidget* focused = m_table.window()->focusWidget();
    if (isBeside(focused)) {
        return;
    }
    if (m_controller.walk().isAnythingWanted() || !holds(focused)) {
        m_controller.walk().restoreFocus();
    }
}

} // namespace windrose
