// SPDX-License-Identifier: GPL-3.0-or-later
#include "window_frame.h"

#include "ui/dialogs/settings.h"

#include <QAction>
#include <QScreen>
#include <QTimer>
#include <QWidget>

namespace windrose
{

namespace
{

constexpr QSize kTypicalFrame(8, 36); // what a desktop puts around a window, until it is known
constexpr int kFrameDelay = 100;      // milliseconds

void fitToScreen(QWidget& window)
{
    if ((window.windowState() & (Qt::WindowMaximized | Qt::WindowFullScreen)) != 0) {
        return;
    }
    const QRect room = window.screen()->availableGeometry();
    const QSize largest = room.size() - (window.frameGeometry().size() - window.size());
    window.setMinimumSize(window.minimumSize().boundedTo(largest));
    window.resize(window.size().boundedTo(largest));
    QRect frame = window.frameGeometry();
    frame.moveRight(qMin(frame.right(), room.right()));
    frame.moveBottom(qMin(frame.bottom(), room.bottom()));
    frame.moveLeft(qMax(frame.left(), room.left()));
    frame.moveTop(qMax(frame.top(), room.top()));
    if (frame.topLeft() != window.frameGeometry().topLeft()) {
        window.move(frame.topLeft());
    }
}

} // namespace

void setFirstSize(QWidget& window)
{
    const QSize room = window.screen()->availableSize() - kTypicalFrame;
    if (!window.restoreGeometry(settings::windowGeometry.value())) {
        window.resize(QSize(1280, 800).boundedTo(room));
    }
    window.setMinimumSize(QSize(1000, 660).boundedTo(room));
}

void connectFullScreen(QAction& action, QWidget& window)
{
    QObject::connect(&action, &QAction::triggered, &window,
                     [&window] { window.setWindowState(window.windowState() ^ Qt::WindowFullScreen); });
}

void fitToScreenSoon(QWidget& window)
{
    QTimer::singleShot(kFrameDelay, &window, [&window] { fitToScreen(window); });
}

} // namespace windrose
