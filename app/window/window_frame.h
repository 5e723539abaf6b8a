// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QAction;
class QWidget;

namespace windrose
{

/// Gives a window that is not shown yet the size it had last, or the usual one; no larger than the screen.
void setFirstSize(QWidget& window);

/// Lets the action fill the screen with the window, and give it its frame again.
void connectFullScreen(QAction& action, QWidget& window);

/// Makes a window small enough to be seen whole, with the frame the desktop gives it, once that is known. To be called
/// when it is first shown.
void fitToScreenSoon(QWidget& window);

} // namespace windrose
