// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "start_request.h"
#include "ui/dialogs/settings.h"
#include "ui/pieces/theme.h"

namespace windrose
{

/// Applies the language and the style from the command line, for this run only.
void applyRequestedStyle(const StartRequest& request);

/// Applies a look to the whole program and returns the flavor of the table. Dialogs, menus and tooltips get the colors
/// of the table; with `Style::System` the flavor is the one the desktop asks for.
Flavor applyAppearance(settings::Style style);

/// The flavor that the desktop's palette has now.
Flavor flavorOfPalette();

/// The flavor that the desktop asks for: that of its palette at the start, or the one set last.
Flavor flavorOfDesktop();
void setFlavorOfDesktop(Flavor flavor);

} // namespace windrose
