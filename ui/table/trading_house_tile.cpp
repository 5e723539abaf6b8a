// SPDX-License-Identifier: GPL-3.0-or-later
#include "trading_house_tile.h"

#include "areas.h"
#include "ui/models/trading_house_model.h"
#include "ui/pieces/goods_art.h"
#include "ui/pieces/marks.h"
#include "ui/pieces/table_unit.h"

namespace windrose
{

TradingHouseTile::TradingHouseTile(PlacementController& controller, TableModel& model, QWidget* parent)
    : TableTile(controller, parent)
{
    bind(&model, 0);
    setGround(&Theme::paper);
    setArea(areas::kMarket);
    connect(&model, &QAbstractItemModel::dataChanged, this, [this] { refresh(); }); // it shows all spaces
}

int TradingHouseTile::goodAt(int space) const
{
    return model()->data(model()->index(space), PieceRole).toInt();
}

QVariantList TradingHouseTile::look() const
{
    return {goodAt(0), goodAt(1), goodAt(2), goodAt(3)};
}

QString TradingHouseTile::spokenName() const
{
    return static_cast<TradingHouseModel*>(model())->accessibleName();
}

QRectF TradingHouseTile::pricesRect() const
{
    const qreal most = qMin(this->height() * 0.3, this->width() * 0.58 / kGoods);
    const qreal height = qBound(inUnits(16), most, inUnits(44)); // the lowest coin with a readable number
    return {0, this->height() - height, qreal(this->width()), height};
}

QRectF TradingHouseTile::spaceRect(int space) const
{
    const qreal gap = inUnits(5);
    const qreal width = (this->width() - gap * (kTradingHouseSpaces + 1)) / kTradingHouseSpaces;
    const qreal room = pricesRect().top() - 2;
    const qreal height = qMin(room, width * 1.3);
    return {gap + space * (width + gap), (room - height) / 2, width, height};
}

QRectF TradingHouseTile::barrelRect(int space) const
{
    const QRectF rect = spaceRect(space);
    const qreal inset = qBound(1.5, rect.height() * 0.08, inUnits(3));
    return rect.adjusted(inset, inset, -inset, -inset);
}

void TradingHouseTile::paintPiece(QPainter& painter, const QRectF&)
{
    for (int space = 0; space < kTradingHouseSpaces; ++space) {
        const QRectF rect = spaceRect(space);
        const int good = goodAt(space);
        drawEmptySpace(painter, rect, good < 0);
        if (good >= 0) {
            drawBarrel(painter, barrelRect(space), static_cast<Good>(good));
        }
    }
    drawPrices(painter, pricesRect());
}

QRectF TradingHouseTile::pieceRect()
{
    int space = 0;
    while (space < kTradingHouseSpaces - 1 && goodAt(space) >= 0) {
        ++space;
    }
    return barrelRect(space);
}

} // namespace windrose
