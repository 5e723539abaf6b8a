// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cached_picture.h"
#include "tab_handler.h"

#include <QAbstractButton>

namespace windrose
{

/// The title of the log, which collapses and expands it. While collapsed it can show the last line of the log.
class LogTitle final : public QAbstractButton
{
    Q_OBJECT

public:
    explicit LogTitle(QWidget* parent);

    void setOpen(bool open);
    /// The line to show instead of the title while the log is collapsed; empty for the title.
    void setLastLine(const QString& line);
    void retranslate();
    void setTabHandler(TabHandler handler) { m_tab = std::move(handler); }

protected:
    void paintEvent(QPaintEvent* event) override;
    bool focusNextPrevChild(bool next) override;

private:
    void draw(QPainter& painter) const;
    /// Draws the title anew at the next paint event.
    void redraw();

    CachedPicture m_picture;
    bool m_open = true;
    QString m_lastLine;
    TabHandler m_tab;
};

} // namespace windrose
