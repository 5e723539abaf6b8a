// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

class QMenu;
class QWidget;

namespace windrose
{

/// A text that is not shown as it should be.
struct TextFault {
    QString kind; ///< "cut", "overlong" or "mnemonic"
    QString text;
};

/// What is wrong with the texts of a window as it is shown now: texts for which a widget has no room ("cut"), menu
/// bars, views and dialogs that are wider than what shows them ("overlong"), and mnemonics that two controls of the
/// window or two entries of a menu share. Pages that are not shown count for mnemonics, each by itself. What the table
/// paints without widgets is not seen here: it logs cut texts in the category `windrose.texts`.
QList<TextFault> textFaults(QWidget& window);

/// The mnemonics that entries of a menu or of one of its submenus share.
QList<TextFault> mnemonicFaults(QMenu& menu);

} // namespace windrose
