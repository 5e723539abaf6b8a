// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace windrose
{

/// From now on, only one thing in the program tells screen readers that it has the focus: in a list its current cell,
/// and not a frame that passes the focus on to something in it. Further calls change nothing.
void installFocusInterfaces();

} // namespace windrose
