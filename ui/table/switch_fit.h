// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QCheckBox;
class QFont;

namespace windrose
{

/// The width of a check box in a font.
int widthIn(const QCheckBox& box, const QFont& font);

/// Writes a check box in its usual font, or in smaller type where it would be wider than `most`.
void fitSwitch(QCheckBox& box, const QFont& usual, int most);

} // namespace windrose
