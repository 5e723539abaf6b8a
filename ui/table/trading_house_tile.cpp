// SPDX-License-Identifier: GPL-3.0-or-later
#include "trading_house_tile.h"

#include "areas.h"
#include "ui/models/trading_house_model.h"
#include "ui/pieces/goods_art.h"
#include "ui/pieces/marks.h"

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

QRectF TradingHouseTile::spaceRect(int space) const
{
    const qreal gap = 5;
    const qreal width = (this->width() - gap * (kTradingHouseSpaces + 1)) / kTradingHouseSpaces;
    const qreal height = qMin(this->height() - 4.0, width * 1.3);
    return {gap + space * (width + gap), (this->height() - height) / 2, width, height};
}

void TradingHouseTile::paintPiece(QPainter& painter, const QRectF&)
{
    for (int space = 0; space < kTradingHouseSpaces; ++space) {
        const QRectF rect = spaceRect(space);
        const int good = goodAt(space);
        drawEmptySpace(painter, rect, good < 0);
        if (good >= 0) {
            drawBarrel(painter, rect.adjusted(3, 3, -3, -3), static_cast<Good>(good));
        }
    }
}

QRectF TradingHouseTile::pieceRect()
{
    int space = 0;
    while (space < kTradingHouseSpaces - 1 && goodAt(space) >= 0) {
        ++space;
    }
    return spaceRect(space).adjusted(3, 3, -3, -3);
}

} // namespace windrose
