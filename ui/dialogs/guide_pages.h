// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/position.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace windrose
{

/// The properties of a game on which the guide depends.
struct GuideGame {
    const KindsInPlay* kinds = &kBaseGame;
    bool factoryUniversitySwap = false; ///< see `printedCost`

    friend bool operator==(const GuideGame&, const GuideGame&) = default;
};

/// A page of the guide: a title for the list and rich text with pictures named "drawing:NAME/HEIGHT".
struct GuidePage {
    QString id; ///< its topic (see `help::topicOf`), for links, and for opening a page: "goal", "settler", …
    QString title;
    QString html;
    QStringList seeAlso = {}; ///< ids of other pages
};

/// The longer chapters in reading order, translated.
QList<GuidePage> guidePages(const GuideGame& game = {});

/// Names of the drawings that a page shows.
QStringList drawingsIn(const QString& html);

} // namespace windrose
