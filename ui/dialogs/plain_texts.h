// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>

class QHelpEvent;

namespace windrose
{

/// Disables Qt's automatic detection of HTML in the whole program. Labels, including those of message boxes and Qt's
/// own dialogs, show plain text and open no links unless they ask for `Qt::RichText`. The same holds for tooltips of
/// widgets, menus and items; a tooltip with HTML is shown with `QToolTip::showText`. Names, files, the clipboard and
/// programs can therefore not insert links or pictures.
class PlainTexts final : public QObject
{
    Q_OBJECT

public:
    /// Filters the application's events during its lifetime.
    explicit PlainTexts(QObject* parent);

    /// Opens Qt's own About box, whose constant text contains links.
    static void showAboutQt();

    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace windrose
