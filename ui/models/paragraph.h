// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace windrose::texts
{

/// Joins sentences and skips empty ones. There is a space between two, but not after a full stop of Chinese or
/// Japanese, which is as wide as a letter.
QString paragraph(const QStringList& sentences);

} // namespace windrose::texts
