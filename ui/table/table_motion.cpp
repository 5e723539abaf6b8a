// SPDX-License-Identifier: GPL-3.0-or-later
#include "table_motion.h"

#include "motion_layer.h"
#include "piece_picture.h"
#include "seat_board.h"
#include "table_tiles.h"

namespace windrose
{

namespace
{

/// A rectangle of a child widget of the table in the table's coordinates.
QRectF onTable(const QWidget& child, const QRect& where)
{
    return QRectF(where.translated(child.pos()));
}

} // namespace

void TableMotion::slideBarrels(int count, const Event& event, const QRectF& from, const QRectF& to,
                               const TableLayout& layout)
{
    const double tall = qBound(28.0, layout.goods[0].height() * 0.55, 64.0);
    const auto good = static_cast<Good>(event.piece % kGoods);
    const QPixmap picture = pictureOfBarrel(good, QSizeF(tall * 0.75, tall), m_layer.pixelRatio());
    for (int i = 0; i < qMin(count, 6); ++i) {
        m_layer.slide(picture, from, to, speeds::kPieceMoves, m_delay);
        m_delay += speeds::kBetweenPieces;
    }
}

void TableMotion::slideColonists(int count, const QRectF& to)
{
    for (int i = 0; i < qMin(count, 4); ++i) {
        m_layer.slide(pictureOfColonist(QSizeF(28, 28), m_layer.pixelRatio()), m_tiles.colonistShip(), to,
                      speeds::kPieceMoves, m_delay);
        m_delay += speeds::kBetweenPieces;
    }
}

void TableMotion::show(const std::vector<Event>& events, const TableLayout& layout)
{
    if (m_layer.pace() == speeds::Pace::Off) {
        return;
    }
    m_delay = 0;
    for (const Event& event : events) {
        if (event.seat >= 0 && event.seat < m_boards.size() && event.seat < m_session.players()) {
            slideEvent(event, layout);
        }
    }
}

void TableMotion::slideEvent(const Event& event, const TableLayout& layout)
{
    const SeatBoard& board = *m_boards[event.seat];
    const QRectF rose = onTable(board, board.windRoseRect());
    const QRectF header = onTable(board, board.headerRect());
    const QRectF stack = m_tiles.goodsSupply(event.piece % kGoods);
    switch (event.kind) {
    case EventKind::GoodsProduced:
    case EventKind::BonusBarrel:
        slideBarrels(qMax<int>(1, event.amount), event, stack, rose, layout);
        break;
    case EventKind::GoodSold:
        slideBarrels(1, event, rose, m_tiles.tradingHouse(), layout);
        break;
    case EventKind::GoodsLoaded:
        slideBarrels(event.amount, event, rose, m_tiles.ship(event.space % kCargoShips), layout);
        break;
    case EventKind::GoodsShippedByWharf:
        slideBarrels(event.amount, event, rose, m_tiles.wharf(), layout);
        break;
    case EventKind::GoodsSpoiled:
        slideBarrels(event.amount, event, rose, stack, layout);
        break;
    case EventKind::DoubloonsGained:
        m_layer.slide(pictureOfDoubloon(QSizeF(26, 26), m_layer.pixelRatio()), QRectF(layout.round), header,
                      speeds::kPieceMoves, m_delay);
        break;
    case EventKind::ColonistsArrived:
        slideColonists(event.amount, onTable(board, board.sanJuanRect()));
        break;
    case EventKind::RoleTaken:
        if (event.piece < layout.roles.size()) {
            const QRectF from(layout.roles[event.piece]);
            m_layer.slide(
                pictureOf(m_session, {PieceKind::RoleCard, event.piece, {}}, from.size() * 0.8, m_layer.pixelRatio()),
                from, header, speeds::kPieceMoves, m_delay);
        }
        break;
    default:
        break;
    }
}

} // namespace windrose
