// SPDX-License-Identifier: GPL-3.0-or-later
#include "san_juan_tile.h"

#include "areas.h"
#include "ui/models/player_board_model.h"
#include "ui/pieces/art_store.h"
#include "ui/pieces/goods_art.h"
#include "ui/pieces/marks.h"
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
    const bool small = where.height() < 48;
    drawPanel(painter, where.adjusted(0, 0, 0, -1), t.empty, t.paperEdge, cornerOf(where));
    const qreal side = qMin(where.height() - 6, small ? 26.0 : qBound(62.0, where.height() * 0.8, 120.0));
    drawArt(painter, QStringLiteral("san_juan"), QRectF(where.left() + 4, where.center().y() - side / 2, side, side));
    QRectF rest = where.adjusted(side + 9, 2, -6, -2);
    if (small) {
        drawFitted(painter, rest, QString::number(colonists),
                   {.largest = 15, .bold = colonists > 0, .color = colonists > 0 ? t.ink : t.inkSoft});
        return;
    }
    const qreal title = qBound(18.0, where.height() * 0.22, 30.0);
    drawFitted(painter, QRectF(rest.left(), rest.top() + 2, rest.width(), title), fact(NameRole).toString(),
               {.largest = static_cast<int>(title * 0.73), .bold = true, .color = t.ink});
    rest.setTop(rest.top() + title + 2);
    const int shown = qMin(colonists, 8);
    const qreal size = qMin(rest.height() - 2, qMax(30.0, where.height() * 0.3));
    const QString number = QString::number(colonists);
    const qreal step = shown > 1 ? qMin(size * 0.85, (rest.width() - size - 22) / (shown - 1)) : size;
    for (int i = 0; i < shown; ++i) {
        drawColonist(painter, QRectF(rest.left() + i * step, rest.center().y() - size / 2, size, size));
    }
    drawFitted(painter, rest, number,
               {.largest = qBound(16, static_cast<int>(where.height() * 0.2), 26),
                .bold = true,
                .alignment = Qt::AlignRight | Qt::AlignVCenter,
                .color = colonists > 0 ? t.ink : t.inkSoft});
}

} // namespace windrose
