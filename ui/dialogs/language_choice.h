// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QComboBox;

namespace windrose
{

/// Adds the available languages to a box, each by its native name with its code as data. Where the desktop has no font
/// for a language, the entry begins with its English name.
void addLanguages(QComboBox& box);

} // namespace windrose
