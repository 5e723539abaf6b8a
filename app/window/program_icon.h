// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>

namespace windrose
{

/// The program's icon, drawn here: a drawing given to `QIcon` as a file needs a plugin that not every system has.
QIcon programIcon();

} // namespace windrose
