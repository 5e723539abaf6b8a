// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "theme.h"

#include <QList>
#include <QPainter>

namespace windrose
{

/// What a kind of building shows in the supply.
struct SupplyCardLook {
    Building building = Building::SmallMarket;
    QString name;
    int cost = 0;
    int price = -1; ///< what the seat to move would pay now when that is asked and differs from `cost`; else -1
    int copies = 0;
    bool soldOut = false;
    bool owned = false;      ///< by the seat to move
    bool affordable = false; ///< by the seat to move, while it may build
    bool asked = false;      ///< a building is asked for right now: what cannot be built steps back
};

/// A building in the supply: name, cost, circles, copies left; crossed out when sold out.
void drawSupplyCard(QPainter& painter, const QRectF& where, const SupplyCardLook& look);

/// A building in a city, without its circles.
void drawCityCard(QPainter& painter, const QRectF& where, Building building, const QString& name);

/// Where the circles of a building in a city are, in the order of their numbers.
QList<QRectF> circlesOfBuilding(const QRectF& card, int circles);

} // namespace windrose
