// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "theme.h"

#include <QList>
#include <QPainter>

namespace windrose
{

/// The contents of a card in the building supply.
struct SupplyCardLook {
    Building building{};
    QString name;
    int cost = 0;
    int price = -1; ///< the price for the seat to move if it must build now and it differs from `cost`; else -1
    int copies = 0;
    bool soldOut = false;
    bool owned = false;      ///< the seat to move owns it
    bool affordable = false; ///< the seat to move can build it now
    bool asked = false;      ///< a building must be chosen now: other cards are dimmed
};

/// A building in the supply: name, cost, circles, copies left; a large one has the sign of its two spaces. Crossed out
/// when sold out.
void drawSupplyCard(QPainter& painter, const QRectF& where, const SupplyCardLook& look);

/// A building in a city, without its circles.
void drawCityCard(QPainter& painter, const QRectF& where, Building building, const QString& name);

/// The circles of a building in a city, by number.
QList<QRectF> circlesOfBuilding(const QRectF& card, int circles);

} // namespace windrose
