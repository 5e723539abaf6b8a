// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace windrose
{

/// Whether a name is one of the names for computer players.
bool isComputerName(const QString& name);

/// A name for another computer player that is not in `taken`, whose case does not matter; empty when all are taken.
QString freeComputerName(const QStringList& taken);

} // namespace windrose
