// SPDX-License-Identifier: GPL-3.0-or-later
#include "san_juan_tile.h"

#include "areas.h"
#include "ui/models/player_board_model.h"
#include "ui/pieces/art_store.h"
#include "ui/pieces/goods_art.h"
#include "ui/pieces/marks.h"
#include "ui/pieces/table_unit.h"
#include "ui/pieces/text_fit.h"

namespace windrose
{

SanJuanTile::SanJuanTile(PlacementController& controller, TableModel& model, int seat, QWidget* parent)
    : TableTile(controller, parent)
{
    bind(&model, PlayerBoardModel::kSanJuanRow);
    setGround(&Theme::paper);
    setArea(areas::colonistsOf(seat));
}

void SanJuanTile::paintPiece(QPainter& painter, const QRectF& where)
{
    const Theme& t = theme();
    const int colonists = number(CountRole);
    const bool small = where.height() < inUnits(48);
    drawPanel(painter, where.adjusted(0, 0, 0, -1), t.empty, t.paperEdge, cornerOf(where));
    const qreal side =
        qMin(where.height() - 6, small ? inUnits(26) : qBound(inUnits(62), where.height() * 0.8, inUnits(120)));
    drawArt(painter, QStringLiteral("san_juan"), QRectF(where.left() + 4, where.center().y() - side / 2, side, side));
    QRectF rest = where.adjusted(side + 9, 2, -6, -2);
    if (small) {
        drawFitted(painter, rest, QString::number(colonists),
                   {.largest = typeSize(1), .bold = colonists > 0, .color = colonists > 0 ? t.ink : t.inkSoft});
        return;
    }
    const qreal title = qBound(inUnits(18), where.height() * 0.22, inUnits(30));
    drawFitted(painter, QRectF(rest.left(), rest.top() + 2, rest.width(), title), modelValue(NameRole).toString(),
               {.largest = typeIn(title, 0.73, 4, 0), .bold = true, .color = t.ink});
    rest.setTop(rest.top() + title + 2);
    const int shown = qMin(colonists, 8);
    const qreal size = qMin(rest.height() - 2, qMax(inUnits(30), where.height() * 0.3));
    const QString number = QString::number(colonists);
    const qreal step = shown > 1 ? qMin(size * 0.85, (rest.width() - size - inUnits(22)) / (shown - 1)) : size;
    for (int i = 0; i < shown; ++i) {
        drawColonist(painter, QRectF(rest.left() + i * step, rest.center().y() - size / 2, size, size));
    }
    if (shown > 0) {
        rest.setLeft(rest.left() + (shown - 1) * step + size + inUnits(4));
    }
    drawFitted(painter, rest, number,
               {.largest = typeIn(where.height() * 0.4, 0.5, 3, 16),
                .bold = true,
                .alignment = Qt::AlignLeft | Qt::AlignVCenter,
                .color = colonists > 0 ? t.ink : t.inkSoft});
}

} // namespace windrose
