// SPDX-License-Identifier: GPL-3.0-or-later
#include "quit_after_paint.h"

#include <QCoreApplication>
#include <QEvent>
#include <QTimer>
#include <QWidget>

namespace windrose
{

QuitAfterPaint::QuitAfterPaint(QWidget& widget) : QObject(&widget)
{
    widget.installEventFilter(this);
}

bool QuitAfterPaint::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Paint) {
        watched->removeEventFilter(this);
        QTimer::singleShot(0, qApp, &QCoreApplication::quit);
    }
    return false;
}

} // namespace windrose
