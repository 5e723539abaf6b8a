// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tab_handler.h"
#include "ui/session/game_session.h"

#include <QWidget>

namespace windrose
{

class PromptButton;

/// A ribbon with what the others did since a person's last order, in a line for each player. It opens when a person's
/// turn comes and closes with the next order; a click shows the moves again.
class RecapPanel final : public QWidget
{
    Q_OBJECT

public:
    RecapPanel(GameSession& session, QWidget* table);

    /// Opens with what happened since the last order of the person to move, or closes when there is nothing to tell.
    void recall();
    /// The space for the panel: at the bottom of this rectangle of the table.
    void setRoom(const QRect& room);
    const QStringList& lines() const { return m_lines; }
    /// The widgets in tab order.
    QList<QWidget*> stops() const;
    void setTabHandler(const TabHandler& handler);
    void retranslate();

signals:
    /// The moves shall be shown again from the moment after `orders` orders.
    void showAgainRequested(int orders);
    /// It was closed by hand and is about to hide.
    void closed();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    void layOut();

    GameSession& m_session;
    PromptButton* m_again;
    PromptButton* m_close;
    QStringList m_lines;
    int m_from = 0;
    int m_closedAt = -1; ///< the moment at which it was closed by hand
    QRect m_room;
};

} // namespace windrose
