// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/dialogs/settings.h"

class QFont;

namespace windrose
{

/// How large the table's texts are on a desktop with this font: 1 for fonts of a usual size and 100 percent.
qreal tableScaleFor(const QFont& desktop, int percent);

/// Gives all texts a size and a family that can show the applied language: the font of dialogs, menus and tooltips,
/// which starts from that of the desktop, and the type of the tables, which lay themselves out again. Where the desktop
/// has no font for the language, the terminal says so once.
void applyTextSize(settings::TextSize size);

} // namespace windrose
