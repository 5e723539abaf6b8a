// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table_layout.h"
#include "ui/session/game_session.h"

#include <QWidget>

namespace windrose
{

class LogPanel;
class LogTitle;
class PlacementController;

/// The log beside the boards: its title collapses and expands it, above the boards if there is no room beside them.
class TableLog final : public QObject
{
    Q_OBJECT

public:
    /// Creates the title and the panel as children of `table`.
    TableLog(GameSession& session, PlacementController& controller, QWidget& table);

    LogPanel& panel() { return *m_panel; }
    /// Whether it has its own place beside the boards.
    bool isShown() const { return m_isShown; }
    void setShown(bool shown);
    /// Whether its lines are visible.
    bool isOpen(const TableLayout& layout) const { return !m_isHidden && (!layout.logFolded || m_isUnfolded); }
    /// For a table without a log.
    void hide();
    /// The height of the title above the lines.
    static int titleHeight(const TableLayout& layout) { return layout.title + 6; }
    /// Lays it out and returns the rectangle it covers; the lines get their place from `endAbove`.
    QRect layOut(const TableLayout& layout);
    /// Ends the lines above `top`, where something covers the log, so that the last of them are visible. If there is
    /// no room for lines above it, they keep the whole place.
    void endAbove(int top);
    void retranslate();
    /// The widgets in tab order.
    QList<QWidget*> stops() const;

signals:
    /// The table must be laid out again.
    void changed();
    /// The log was opened in its own place, or collapsed to its title.
    void shownChanged(bool shown);
    /// The log was opened over the boards.
    void unfolded();

private:
    void toggle();
    void makeWayFor(QWidget* before, QWidget* focused);
    void showLastLine();

    QWidget& m_table;
    QWidget* m_sheet; ///< below both, over the boards
    LogTitle* m_title;
    LogPanel* m_panel;
    bool m_isShown = true;
    bool m_isHidden = false;
    bool m_isFolded = false;
    bool m_hasBand = false;    ///< the title has room for the last line
    bool m_isUnfolded = false; ///< above the boards
    QRect m_lines;             ///< of the panel if nothing covers it
    QRect m_ground;            ///< the panel that the table draws below the lines
    int m_gap = 0;             ///< between the lines and what covers the log below them
};

} // namespace windrose
