// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenu>

namespace windrose
{

/// The menu of what is given to others: pictures of the table, the log as text, the game as a text for chats.
/// `Sharing` carries its entries out.
class ShareMenu final : public QMenu
{
    Q_OBJECT

public:
    explicit ShareMenu(QWidget* parent);

    void retranslate();

    QAction* const savePicture;
    QAction* const copyPicture;
    QAction* const print;
    QAction* const saveLog;
    QAction* const copyLog;
    QAction* const copyForChat;
};

} // namespace windrose
