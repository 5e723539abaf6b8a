// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "start_request.h"
#include "ui/dialogs/settings.h"
#include "ui/pieces/theme.h"

namespace windrose
{

/// Applies the language and the style from the command line, for this run only.
void takeLook(const StartRequest& request);

/// Applies a style to the whole program and returns the table's flavor. The system's style changes nothing; the table
/// is then dark if the desktop is.
Flavor applyAppearance(settings::Style style);

/// The flavor of the desktop's own palette.
Flavor flavorOfDesktop();

} // namespace windrose
