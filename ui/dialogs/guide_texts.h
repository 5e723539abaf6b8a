// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "guide_html.h"

/// Sentences of the guide that an entry of its own repeats, translated: each is written once.
namespace windrose::guide
{

QString usesOfGoods();
QString sourcesOfPoints();
QString dutyOfGovernor();
QString doubloonsOnCards();
QString circles();
QString harvest();
QString lastMoves();
QString hiddenPoints();
QString seats();
QString otherPrograms();
QString linesOfLog();
QString replay();
QString course();
QString sheets();
QString analysis();
/// What the score is the sum of.
void writeScore(GuideHtml& page);

/// A part of a chapter that is an entry of its own, too.
struct Section {
    help::Part topic;
    QString title;
    void (*write)(GuideHtml& page); ///< everything below its title
};
/// The sections of the chapters about the program and about files, in reading order.
QList<Section> programSections();
QList<Section> fileSections();

} // namespace windrose::guide
