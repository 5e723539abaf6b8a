// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table_place.h"

#include <optional>

class QPainter;

namespace windrose
{

/// Draws the header of a seat's board: who it is, whether it acts, and what lies there for the round.
class BoardHeader
{
public:
    /// Of the board a place stands for, into a rectangle of the board.
    BoardHeader(const TablePlace& board, const QRectF& header, bool isLarge)
        : m_board(board), m_header(header), m_isLarge(isLarge)
    {
    }

    /// With everything, or up to where the marks of a position that is set up begin.
    void paint(QPainter& painter, std::optional<qreal> marks) const;

private:
    qreal paintAmounts(QPainter& painter, qreal right) const;
    qreal paintPointer(QPainter& painter, qreal left) const;
    /// The mark of a computer player and, where there is room, its level; returns where it ends.
    qreal paintSitter(QPainter& painter, qreal left, qreal room) const;
    void paintCards(QPainter& painter, qreal right, qreal left) const;
    qreal pad() const { return m_header.height() * 0.18; }
    qreal icon() const { return m_header.height() - 2 * pad(); }
    int type() const;

    const TablePlace& m_board;
    QRectF m_header;
    bool m_isLarge;
};

} // namespace windrose
