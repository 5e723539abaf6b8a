// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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

/// The pages of "How to play" in reading order, translated.
QList<GuidePage> guidePages();

/// Names of the drawings that a page shows.
QStringList drawingsIn(const QString& html);

} // namespace windrose
