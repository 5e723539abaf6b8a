// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tab_handler.h"
#include "ui/models/log_model.h"

#include <QListView>

namespace windrose
{

/// The log: a line for each thing that happened. A click looks at the moment after it; while the pointer is on a line,
/// the table marks what the line speaks of.
class LogPanel final : public QListView
{
    Q_OBJECT

public:
    LogPanel(GameSession& session, QWidget* parent);

    LogModel& log() { return m_model; }
    /// Shows the line of the moment the table shows, as it does by itself when another one is shown.
    void follow();
    /// Colors after the theme changed.
    void dress();
    /// Which of the five seat colors each seat has.
    void setColors(const QList<int>& colors);
    void setTabHandler(TabHandler handler) { m_tab = std::move(handler); }

signals:
    /// The places to mark; empty when the pointer left.
    void speaksOf(const QVariantList& places);
    /// The game shall go back to the moment after `orders` orders.
    void undoToWanted(int orders);
    /// A new game shall go on from the moment after `orders` orders.
    void branchWanted(int orders);

protected:
    void contextMenuEvent(QContextMenuEvent* event) override;
    void dataChanged(const QModelIndex& first, const QModelIndex& last, const QList<int>& roles) override;
    void leaveEvent(QEvent* event) override;
    bool focusNextPrevChild(bool next) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void look(const QModelIndex& line);

    GameSession& m_session;
    LogModel m_model;
    TabHandler m_tab;
};

} // namespace windrose
