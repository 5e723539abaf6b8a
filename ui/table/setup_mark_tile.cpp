// SPDX-License-Identifier: GPL-3.0-or-later
#include "setup_mark_tile.h"

#include "areas.h"
#include "ui/models/setup_seat_model.h"
#include "ui/pieces/art_store.h"
#include "ui/pieces/goods_art.h"
#include "ui/pieces/table_unit.h"
#include "ui/pieces/text_fit.h"

#include <QFontMetricsF>

namespace windrose
{

namespace
{

int typeFor(int height, bool large)
{
    // On a small board larger texts would take the room of the name.
    return large ? typeIn(height, 0.5, 3) : qMin(typeIn(height, 0.54, 3), height * 62 / 100);
}

} // namespace

SetupMarkTile::SetupMarkTile(PlacementController& controller, TableModel& model, int row, int seat, QWidget* parent)
    : TableTile(controller, parent)
{
    bind(&model, row);
    setArea(areas::goodsOf(seat));
}

void SetupMarkTile::setLarge(bool large)
{
    if (m_large != large) {
        m_large = large;
        invalidate();
    }
}

QString SetupMarkTile::label() const
{
    return row() < SetupSeatModel::kGovernorRow ? QString::number(number(CountRole)) : modelValue(NameRole).toString();
}

QVariantList SetupMarkTile::look() const
{
    return {modelValue(CountRole), modelValue(PieceRole), modelValue(NameRole)};
}

int SetupMarkTile::preferredWidth(int height, bool large) const
{
    const bool hasLabel = row() < SetupSeatModel::kGovernorRow || (row() >= SetupSeatModel::kFirstCardRow && large);
    const QFontMetricsF metrics(tableFont(typeFor(height, large), true));
    return height + (hasLabel ? qRound(metrics.horizontalAdvance(label())) + 8 : 0);
}

void SetupMarkTile::paintPiece(QPainter& painter, const QRectF& where)
{
    const Theme& t = theme();
    const int type = typeFor(height(), m_large);
    const QRectF inner = where.adjusted(3, 3, -3, -3);
    if (row() == SetupSeatModel::kGovernorRow) {
        drawArt(painter, QStringLiteral("governor"), inner.adjusted(-1, -1, 1, 1));
        return;
    }
    if (row() < SetupSeatModel::kGovernorRow) {
        const bool coins = row() == SetupSeatModel::kDoubloonRow;
        drawAmount(painter, inner, coins ? QStringLiteral("doubloon") : QStringLiteral("victory_chip"), label(),
                   t.onSeat, type);
        return;
    }
    if (number(PieceRole) < 0) {
        return;
    }
    const QRectF chip = where.adjusted(1, 2, -1, -2);
    painter.setPen(QPen(t.cardEdge, 1));
    painter.setBrush(t.card);
    painter.drawRoundedRect(chip, 4, 4);
    const qreal art = chip.height() - 4;
    drawArt(painter, roleArt(roleOfCard(number(PieceRole))), QRectF(chip.left() + 3, chip.top() + 2, art, art));
    if (m_large) {
        drawFitted(painter, chip.adjusted(art + 7, 0, -4, 0), label(),
                   {.largest = qMin(type, typeSize(2)), .bold = true, .color = t.ink});
    }
}

} // namespace windrose
