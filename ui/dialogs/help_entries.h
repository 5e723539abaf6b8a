// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "guide_html.h"

#include "ui/models/help_topics.h"

/// The entries of the help besides the chapters of the guide, translated, in reading order. Their sentences are those
/// of the hovers, of the chapters and of the dialogs.
namespace windrose
{

/// The kinds of buildings of a game.
QList<GuidePage> buildingEntries(const GuideGame& game);
QList<GuidePage> tileEntries(const GuideGame& game);
QList<GuidePage> goodEntries(const GuideGame& game);
/// The parts of the table and of a board.
QList<GuidePage> tableEntries();
/// The features and dialogs of the window.
QList<GuidePage> programEntries();

/// What the page of a role, a chapter of the guide, is related to.
QStringList relatedTo(Role role, const GuideGame& game);

/// The paragraphs of a hover without its title, as plain text.
QStringList paragraphsOf(const QString& hover);
/// The title of a hover.
QString titleOf(const QString& hover);

} // namespace windrose
