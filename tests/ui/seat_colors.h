// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QList>

namespace windrose
{

/// The colors of the seats in tests that look for them in a picture.
inline const QList<QColor> kColors{Qt::red, Qt::green, Qt::yellow, Qt::magenta, Qt::blue};

} // namespace windrose
