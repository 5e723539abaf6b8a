// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table_place.h"

#include <optional>

class QPainter;

namespace windrose
{

/// Draws the header of a seat's board: its player, whether it is active, and its cards of the round.
class BoardHeader
{
public:
    /// `header` is a rectangle of the widget of the board.
    BoardHeader(const TablePlace& board, const QRectF& header, bool isLarge)
        : m_board(board), m_header(header), m_isLarge(isLarge)
    {
    }

    /// Paints all of it, or only up to the start of the markers of a position that is set up.
    void paint(QPainter& painter, std::optional<qreal> marks) const;

private:
    qreal paintAmounts(QPainter& painter, qreal right) const;
    qreal paintPointer(QPainter& painter, qreal left) const;
    /// Paints the mark of a computer player and, if there is room, its level; returns the right end.
    qreal paintPlayerType(QPainter& painter, qreal left, qreal room) const;
    void paintCards(QPainter& painter, qreal right, qreal left) const;
    qreal pad() const { return m_header.height() * 0.18; }
    qreal icon() const { return m_header.height() - 2 * pad(); }
    int type() const;
    /// The type of the name: on small boards one in which the names of all players fit, whatever else is shown.
    int nameType() const;

    const TablePlace& m_board;
    QRectF m_header;
    bool m_isLarge;
};

} // namespace windrose
