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

/// The log beside the boards: its title folds it up and unfolds it, over the boards where there is no room beside them.
class TableLog final : public QObject
{
    Q_OBJECT

public:
    /// Makes the title and the panel as children of `table`.
    TableLog(GameSession& session, PlacementController& controller, QWidget& table);

    LogPanel& panel() { return *m_panel; }
    /// It has a place of its own beside the boards.
    bool isShown() const { return m_isShown; }
    void setShown(bool shown);
    /// Its lines can be read.
    bool isOpen(const TableLayout& layout) const { return !layout.logFolded || m_isUnfolded; }
    void hide();
    /// Returns what it covers.
    QRect layOut(const TableLayout& layout);
    /// What Tab visits.
    QList<QWidget*> stops() const;

signals:
    /// The table is to be laid out anew.
    void changed();

private:
    QWidget& m_table;
    LogTitle* m_title;
    LogPanel* m_panel;
    bool m_isShown = true;
    bool m_isFolded = false;
    bool m_isUnfolded = false; ///< over the boards
};

} // namespace windrose
