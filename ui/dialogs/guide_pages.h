// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/position.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace windrose
{

/// A page of the guide: a title for the list and rich text with pictures named "drawing:NAME/HEIGHT".
struct GuidePage {
    QString id; ///< for links, and for opening a page: "goal", "settler", …
    QString title;
    QString html;
};

/// The pages of "How to play" in reading order, translated, for games with these kinds of buildings.
QList<GuidePage> guidePages(const KindsInPlay& kinds = kBaseGame);

/// Names of the drawings that a page shows.
QStringList drawingsIn(const QString& html);

} // namespace windrose
