// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "command_line.h"
#include "ui/dialogs/settings.h"
#include "ui/pieces/theme.h"

namespace windrose
{

/// Takes the language and the style of the command line over, for this run alone.
void takeLook(const StartRequest& request);

/// Gives the whole program the look that is wished, and says which flavor the table then has. With the system's look
/// nothing is changed, and the table follows the darkness of the desktop.
Flavor applyAppearance(settings::Style style);

/// The flavor of the desktop's own palette.
Flavor flavorOfDesktop();

} // namespace windrose
