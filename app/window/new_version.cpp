// SPDX-License-Identifier: GPL-3.0-or-later
#include "new_version.h"

#include "ui/dialogs/message_box.h"

#include <QDesktopServices>
#include <QUrl>

/* TRANSLATOR windrose::NewVersion  The page of the newest version. */

namespace windrose
{

void NewVersion::showPage(QWidget& window)
{
    const auto page = QStringLiteral("https://github.com/windrose-game/windrose/releases/latest");
    if (!QDesktopServices::openUrl(QUrl(page))) {
        openMessageBox(&window, QMessageBox::Warning,
                       //: Said in a message after Look for a New Version.
                       {.text = tr("Your browser could not be opened."),
                        //: %1 is the address of a page
                        .explanation = tr("The newest version is at %1").arg(page),
                        .topic = help::Part::About});
    }
}

} // namespace windrose
