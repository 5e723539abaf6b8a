// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace windrose::texts
{

/// Sentences one after another, without the empty ones: with a space between them, but not after a full stop of Chinese
/// and Japanese, which is as wide as a letter.
QString paragraph(const QStringList& sentences);

} // namespace windrose::texts
