// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cached_picture.h"
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

    /// Opens with what happened since the last order of the person to move, or closes when there is nothing to show.
    void recall();
    /// Offers to show them again where orders are shown event by event.
    void offerAgain();
    /// Hides it until there is something new to show.
    void dismiss();
    /// The height that its lines take in a width; 0 when it has nothing to show or was closed. It stays the same while
    /// the panel only hides for a story, so that the boards do not move meanwhile.
    int wantedHeight(int width) const;
    /// Puts the panel at the bottom of `room`, a rectangle in the table, at least `least` pixels high.
    void setRoom(const QRect& room, int least);
    const QStringList& lines() const { return m_lines; }
    /// The widgets in tab order.
    QList<QWidget*> stops() const;
    void setTabHandler(const TabHandler& handler);
    void retranslate();

signals:
    /// Requests to show the moves after the first `orders` orders once more.
    void showAgainRequested(int orders);
    /// It was closed by hand and is about to hide.
    void closed();
    /// `wantedHeight` may have changed.
    void roomWanted();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    /// The heading for a width of the ribbon.
    struct Heading {
        QString text;
        int room = 0; ///< its width
        int type = 0; ///< also of the lines below it
        int lines = 1;
        int height = 0;
    };
    Heading heading(int width) const;
    void layOut();
    void draw(QPainter& painter) const;
    /// Draws the panel anew at the next paint event.
    void redraw();

    GameSession& m_session;
    PromptButton* m_again;
    PromptButton* m_close;
    CachedPicture m_picture;
    QStringList m_lines;
    int m_from = 0;
    QRect m_room;
    int m_least = 0;
    bool m_isDismissed = false;
};

} // namespace windrose
