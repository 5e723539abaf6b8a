// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

class QWidget;

namespace windrose
{

/// Where Tab goes from a part of a bar: from the widget, forward or back. False leaves it to Qt.
using TabHandler = std::function<bool(QWidget*, bool)>;

} // namespace windrose
