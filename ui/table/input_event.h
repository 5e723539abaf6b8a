// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeyEvent>

namespace windrose
{

/// Keys that answer the question of the prompt or play the piece with the focus.
inline bool isAcceptKey(const QEvent& event)
{
    const int key = static_cast<const QKeyEvent&>(event).key();
    return key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space;
}

/// Whether an event is input by the user, which ends the animation of an order and the banner of the last round.
inline bool isInput(const QEvent& event)
{
    switch (event.type()) {
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonDblClick:
    case QEvent::KeyPress:
    case QEvent::Wheel:
    case QEvent::TouchBegin:
    case QEvent::TabletPress:
        return true;
    case QEvent::ShortcutOverride: // a menu's shortcut sends no key press
        return !isAcceptKey(event);
    default:
        return false;
    }
}

} // namespace windrose
