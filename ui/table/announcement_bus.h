// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speaker.h"

#include <functional>

class QObject;
class QWidget;

namespace windrose
{

/// Announces a text of a widget on the accessibility bus of Linux if a reader has asked the bus for announcements.
/// Otherwise, and without a bus, calls `otherwise`, at once or when the bus has answered; nothing happens after `guard`
/// is gone, which must not outlive the widget.
void announceOnBus(QWidget& widget, QObject& guard, const QString& text, Speaker::Priority priority,
                   std::function<void()> otherwise);

/// Calls `welcome` whenever a reader comes to the accessibility bus of Linux, as long as `guard` is there. Does nothing
/// without a bus.
void watchForReaders(QObject& guard, std::function<void()> welcome);

} // namespace windrose
