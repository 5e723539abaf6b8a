// SPDX-License-Identifier: GPL-3.0-or-later
#include "share_menu.h"

/* TRANSLATOR windrose::ShareMenu  The menu of pictures, the log and the game as texts, for others. */

namespace windrose
{

ShareMenu::ShareMenu(QWidget* parent)
    : QMenu(parent),
      savePicture(addAction(QString())),
      copyPicture(addAction(QString())),
      print(addAction(QString())),
      saveLog(addAction(QString())),
      copyLog(addAction(QString())),
      copyForChat(addAction(QString()))
{
    insertSeparator(saveLog);
    insertSeparator(copyForChat);
}

void ShareMenu::retranslate()
{
    //: A menu in the menu Game: pictures, the log and the game as a text, for others.
    setTitle(tr("Share and E&xport"));
    //: An entry of the menus: a picture of the table as a file.
    savePicture->setText(tr("Save &Picture…"));
    //: An entry of the menus: a picture of the table on the clipboard.
    copyPicture->setText(tr("&Copy Picture"));
    //: An entry of the menus.
    print->setText(tr("P&rint…"));
    //: An entry of the menus.
    saveLog->setText(tr("Save &Log as Text…"));
    //: An entry of the menus.
    copyLog->setText(tr("Copy L&og"));
    //: An entry of the menus: the game as a text that can be sent through a chat.
    copyForChat->setText(tr("Copy Game for C&hat"));
}

} // namespace windrose
