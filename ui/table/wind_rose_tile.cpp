// SPDX-License-Identifier: GPL-3.0-or-later
#include "wind_rose_tile.h"

#include "areas.h"
#include "barrel_stack_tile.h"
#include "ui/models/player_board_model.h"
#include "ui/pieces/art_store.h"
#include "ui/pieces/goods_art.h"
#include "ui/pieces/marks.h"
#include "ui/pieces/table_unit.h"
#include "ui/pieces/text_fit.h"

namespace windrose
{

WindRoseTile::WindRoseTile(PlacementController& controller, TableModel& model, int seat, StoragePicker& picker,
                           QWidget* parent)
    : TableTile(controller, parent)
{
    bind(&model, PlayerBoardModel::kWindRoseRow);
    setGround(&Theme::paper);
    setArea(areas::goodsOf(seat));
    for (int good = 0; good < kGoods; ++good) {
        m_stacks.append(new BarrelStackTile(controller, model, static_cast<Good>(good), seat, picker, this));
        m_stacks.last()->refresh();
    }
}

QVariantList WindRoseTile::look() const
{
    return {modelValue(DoubloonsRole)};
}

QRectF WindRoseTile::barrels() const
{
    const QRectF where(rect());
    if (isSmall()) {
        return where.adjusted(2, 2, -2, -2);
    }
    return {where.left() + 6, where.top() + where.height() * 0.26, where.width() - 12, where.height() * 0.71};
}

void WindRoseTile::resizeEvent(QResizeEvent*)
{
    const QRectF area = barrels();
    const qreal gap = inUnits(isSmall() ? 1 : 4);
    const qreal width = (area.width() - gap * (kGoods - 1)) / kGoods;
    for (int i = 0; i < kGoods; ++i) {
        m_stacks[i]->setGeometry(QRectF(area.left() + i * (width + gap), area.top(), width, area.height()).toRect());
    }
}

void WindRoseTile::paintPiece(QPainter& painter, const QRectF& where)
{
    const Theme& t = theme();
    if (isSmall()) {
        return;
    }
    drawPanel(painter, where.adjusted(0, 0, 0, -1), t.empty, t.paperEdge, cornerOf(where));
    const qreal rose = qMin(where.width(), where.height()) * 0.96;
    drawArt(painter, QStringLiteral("wind_rose"),
            QRectF(where.center().x() - rose / 2, where.center().y() - rose / 2, rose, rose),
            t.flavor == Flavor::Dark ? 0.14 : 0.17);
    const qreal line = qBound(inUnits(20), where.height() * 0.2, inUnits(40));
    const int doubloons = number(DoubloonsRole);
    drawFitted(painter, QRectF(where.left() + 8, where.top() + 6, where.width() * 0.5, line),
               modelValue(NameRole).toString(),
               {.largest = typeIn(line, 0.5, 2, 13), .lines = 2, .bold = true, .color = t.ink});
    const QString amount = QString::number(doubloons);
    const int type = typeIn(line, 0.66, 3, 14);
    const qreal width = line + 4 + QFontMetricsF(tableFont(type, true)).horizontalAdvance(amount);
    drawAmount(painter, QRectF(where.right() - 8 - width, where.top() + 6, width, line), QStringLiteral("doubloon"),
               amount, t.ink, type);
}

} // namespace windrose
