// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSet>
#include <QString>

namespace windrose
{

class PictureStage;

/// Every text of the window, its dialogs and the models of its table, once they are at rest.
QSet<QString> textsOf(PictureStage& stage);

/// Switches the language of the program, as the preferences do.
void switchTo(const QString& language);

/// Switches an open window to another language and back to English, and returns a sentence about the texts that stay
/// behind; empty without any. `expected` has the texts of a window that shows the same and was opened in that language.
QString faultsOfSwitching(PictureStage& stage, const QString& language, const QSet<QString>& expected);

/// Gives all seats of new games a name that is the same in all languages; "Player 1" would keep its language.
void nameSeats();

} // namespace windrose
