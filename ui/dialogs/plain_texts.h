// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>

class QHelpEvent;

namespace windrose
{

/// Keeps Qt from guessing, all over the program, whether a text is meant as HTML. A label, and with it every message
/// box and dialog, those of Qt among them, shows its text as it is and opens no links, unless `Qt::RichText` was asked
/// for it. So do tooltips of widgets, menus and items of lists: one with HTML is shown by `QToolTip::showText` where it
/// is made. Names, files, the clipboard and programs can therefore put no link or picture anywhere.
class PlainTexts final : public QObject
{
    Q_OBJECT

public:
    /// Watches the application as long as this lives.
    explicit PlainTexts(QObject* parent);

    /// Opens Qt's own box about itself, whose constant text has links.
    static void showAboutQt();

    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace windrose
