// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QAbstractButton;
class QDialogButtonBox;

namespace windrose
{

/// Writes the text of a button in two lines, broken at the blank nearest to its middle, if the button is wider than
/// `room`; otherwise in one. Screen readers hear one line. To be called again when the text or its font has changed.
void breakWideButton(QAbstractButton& button, int room);

/// Does the same with all buttons of a row that is wider than `room`.
void breakWideRow(QDialogButtonBox& row, int room);

} // namespace windrose
