// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace windrose
{

/// From now on, only one thing in the program tells screen readers that it has the focus: in a list its current cell,
/// and not a frame that passes the focus on to something in it. Qt reports a list as well as its current cell, the
/// current cells of lists without the focus, and such frames. `tests/ui/dialogs_focus.cpp` checks this in every dialog.
/// Further calls change nothing.
void installFocusInterfaces();

} // namespace windrose
