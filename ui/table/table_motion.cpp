// SPDX-License-Identifier: GPL-3.0-or-later

// What moves when something happened: pictures slide from where pieces were to where they lie now.

#include "motion_layer.h"
#include "piece_picture.h"
#include "placement_controller.h"
#include "seat_board.h"
#include "table_tile.h"
#include "table_view.h"

namespace windrose
{

QRectF TableView::centreOf(const QWidget* widget, const QRectF& where) const
{
    return {QPointF(widget->mapTo(this, where.topLeft().toPoint())), where.size()};
}

void TableView::slideBarrels(Good good, int count, const QRectF& from, const QRectF& to, int& delay)
{
    const double tall = qBound(28.0, m_layout.goods[0].height() * 0.55, 64.0);
    const QPixmap picture = pictureOfBarrel(good, QSizeF(tall * 0.75, tall), devicePixelRatioF());
    for (int i = 0; i < qMin(count, 6); ++i) {
        m_controller->motion().slide(picture, from, to, speeds::kPieceMoves, delay);
        delay += speeds::kBetweenPieces;
    }
}

void TableView::animate(const std::vector<Event>& events)
{
    if (!isVisible() || m_controller->motion().pace() == speeds::Pace::Off) {
        return;
    }
    MotionLayer& motion = m_controller->motion();
    const qreal ratio = devicePixelRatioF();
    const QSizeF coin(26, 26);
    int delay = 0;
    for (const Event& event : events) {
        if (event.seat < 0 || event.seat >= m_boards.size() || event.seat >= m_session.players()) {
            continue;
        }
        const SeatBoard* board = m_boards[event.seat];
        const QRectF rose = centreOf(board, QRectF(board->windRoseRect()));
        const QRectF header = centreOf(board, QRectF(board->headerRect()));
        const auto good = static_cast<Good>(event.piece % kGoods);
        const QRectF stack = QRectF(m_goods[event.piece % kGoods]->geometry());
        switch (event.kind) {
        case EventKind::GoodsProduced:
        case EventKind::BonusBarrel:
            slideBarrels(good, qMax<int>(1, event.amount), stack, rose, delay);
            break;
        case EventKind::GoodSold:
            slideBarrels(good, 1, rose, QRectF(m_house->geometry()), delay);
            break;
        case EventKind::GoodsLoaded:
            slideBarrels(good, event.amount, rose, QRectF(m_ships[event.space % kCargoShips]->geometry()), delay);
            break;
        case EventKind::GoodsShippedByWharf:
            slideBarrels(good, event.amount, rose, QRectF(m_wharf->geometry()), delay);
            break;
        case EventKind::GoodsSpoiled:
            slideBarrels(good, event.amount, rose, stack, delay);
            break;
        case EventKind::DoubloonsGained:
            motion.slide(pictureOfDoubloon(coin, ratio), QRectF(m_layout.round), header, speeds::kPieceMoves, delay);
            break;
        case EventKind::ColonistsArrived:
            for (int i = 0; i < qMin<int>(event.amount, 4); ++i) {
                motion.slide(pictureOfColonist(QSizeF(28, 28), ratio), QRectF(m_colonistShip->geometry()),
                             centreOf(board, QRectF(board->sanJuanRect())), speeds::kPieceMoves, delay);
                delay += speeds::kBetweenPieces;
            }
            break;
        case EventKind::RoleTaken:
            if (event.piece < m_layout.roles.size()) {
                const Piece card{PieceKind::RoleCard, event.piece, {}};
                const QRectF from(m_layout.roles[event.piece]);
                motion.slide(pictureOf(m_session, card, from.size() * 0.8, ratio), from, header, speeds::kPieceMoves,
                             delay);
            }
            break;
        default:
            break;
        }
    }
}

} // namespace windrose
