// SPDX-License-Identifier: GPL-3.0-or-later
#include "flight_spots.h"

#include "piece_picture.h"
#include "placement_controller.h"
#include "table_tile.h"
#include "ui/pieces/table_unit.h"

namespace windrose
{

QRectF FlightSpots::rect(const QWidget& widget) const
{
    return {QPointF(widget.mapTo(&m_table, QPoint(0, 0))), QSizeF(widget.size())};
}

QRectF FlightSpots::rect(TablePlace* place) const
{
    return place == nullptr ? QRectF() : rect(*place->widget());
}

QRectF FlightSpots::header(int seat) const
{
    const SeatBoard& board = *m_boards[seat];
    return QRectF(board.headerRect().translated(board.pos()));
}

TablePlace* FlightSpots::place(PlaceKind kind, int seat, int space, int circle) const
{
    return m_controller.find(Place{kind, seat, space, circle});
}

Flight FlightSpots::barrel(Good good, const QRectF& from, const QRectF& to, TablePlace* arrivesAt) const
{
    const double tall = qBound(28.0, m_tiles.goods(good).height() * 0.55, inUnits(64));
    return {from, to,
            [good, tall, ratio = ratio()] {
                return pictureOfBarrel(good, {tall * 0.75, tall}, ratio);
            },
            arrivesAt};
}

Flight FlightSpots::colonist(const QRectF& from, TablePlace* to) const
{
    const double side = qBound(24.0, m_boards[0]->islandSpaceSize().height() * 0.4, inUnits(56));
    return {from, rect(to), [side, ratio = ratio()] { return pictureOfColonist({side, side}, ratio); }, to};
}

Flight FlightSpots::doubloon(const QRectF& from, const QRectF& to, TablePlace* arrivesAt) const
{
    const double side = qBound(22.0, m_round.height() * 0.4, inUnits(48));
    return {from, to, [side, ratio = ratio()] { return pictureOfDoubloon({side, side}, ratio); }, arrivesAt};
}

Flight FlightSpots::piece(const Piece& piece, const QSizeF& size, const QRectF& from, const QRectF& to,
                          TablePlace* arrivesAt) const
{
    return {from, to, [this, piece, size] { return pictureOf(m_session, piece, size, ratio()); }, arrivesAt};
}

Flight FlightSpots::tile(Tile tile, const QRectF& from, TablePlace* to) const
{
    const Piece taken =
        tile == Tile::Quarry ? Piece{PieceKind::QuarryTile, 0, {}} : Piece{PieceKind::Plantation, index(tile), {}};
    const QRectF target = rect(to);
    return piece(taken, target.size(), from, target, to);
}

} // namespace windrose
