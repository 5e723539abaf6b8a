// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace windrose
{

/// Gives all labels of fields in a dialog the width of the widest, so that the fields of several forms begin at one
/// place. To be called whenever the texts or the font changed.
void alignLabels(const QWidget& dialog);

} // namespace windrose
