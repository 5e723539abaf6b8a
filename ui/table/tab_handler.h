// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

class QWidget;

namespace windrose
{

/// Moves the focus from a widget of a bar, forward or back; returns false to leave it to Qt.
using TabHandler = std::function<bool(QWidget*, bool)>;

} // namespace windrose
