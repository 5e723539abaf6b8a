// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tab_handler.h"
#include "ui/models/log_model.h"

#include <QListView>

namespace windrose
{

/// The log with a line for each event. A click shows the moment after it; while the pointer is on a line, the table
/// highlights its places. The line of the moment shown is selected; it is the current one only while the log has the
/// focus, because Qt tells screen readers that the current line of any list has it.
class LogPanel final : public QListView
{
    Q_OBJECT

public:
    LogPanel(GameSession& session, QWidget* parent);

    LogModel& log() { return m_model; }
    /// Selects the line of the moment shown; called automatically when the moment changes.
    void follow();
    /// Colors after the theme changed.
    void applyTheme();
    /// The index of each seat's color in the five seat colors.
    void setColors(const QList<int>& colors);
    void retranslate();
    void setTabHandler(TabHandler handler) { m_tab = std::move(handler); }

signals:
    /// The places to highlight; empty when the pointer left.
    void highlightRequested(const QVariantList& places);
    /// The user wants to undo to the moment after `orders` orders.
    void undoToRequested(int orders);
    /// The user wants a new game that continues from the moment after `orders` orders.
    void branchRequested(int orders);

protected:
    void contextMenuEvent(QContextMenuEvent* event) override;
    void dataChanged(const QModelIndex& first, const QModelIndex& last, const QList<int>& roles) override;
    void leaveEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    bool focusNextPrevChild(bool next) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void look(const QModelIndex& line);

    GameSession& m_session;
    LogModel m_model;
    TabHandler m_tab;
};

} // namespace windrose
