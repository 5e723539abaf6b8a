// SPDX-License-Identifier: GPL-3.0-or-later
#include "key_capture.h"

#include "ui/models/command_keys.h"

#include <QKeyEvent>

namespace windrose
{

KeyCapture::KeyCapture(QWidget* parent) : QLineEdit(parent)
{
    setReadOnly(true);
    setContextMenuPolicy(Qt::NoContextMenu);
}

bool KeyCapture::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        event->accept(); // the shortcuts and mnemonics of the dialog have to wait
        return true;
    }
    if (event->type() != QEvent::KeyPress) {
        return QLineEdit::event(event);
    }
    const auto* press = static_cast<QKeyEvent*>(event);
    if (press->key() == Qt::Key_Tab || press->key() == Qt::Key_Backtab) {
        return QLineEdit::event(event);
    }
    event->accept();
    if (press->key() == Qt::Key_Escape) {
        emit left();
    } else if (const QKeySequence key = pressedKey(*press); !key.isEmpty()) {
        emit pressed(key);
    }
    return true;
}

void KeyCapture::focusOutEvent(QFocusEvent* event)
{
    QLineEdit::focusOutEvent(event);
    if (event->reason() != Qt::ActiveWindowFocusReason) {
        emit left();
    }
}

} // namespace windrose
