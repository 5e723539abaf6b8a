// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "theme.h"

#include <QList>
#include <QPainter>

#include <functional>

namespace windrose
{

/// The contents of a card in the building supply.
struct SupplyCardLook {
    Building building{};
    QString name;
    QString shortName; ///< where the name does not fit; empty if there is none
    int cost = 0;
    int price = -1; ///< the price for the seat to move if it must build now and it differs from `cost`; else -1
    int copies = 0;
    bool soldOut = false;
    bool owned = false;      ///< the seat to move owns it
    bool affordable = false; ///< the seat to move can build it now
    bool asked = false;      ///< a building must be chosen now: other cards are dimmed
    int nameType = 0;        ///< of the name, in logical pixels; 0 for the largest that fits
};

/// The largest type in which each of these names fits into a line of a card of the supply, also with the mark of an
/// owned building. The names are only asked for where the card has room for more than the smallest type.
int typeOfSupplyNames(const QRectF& card, const std::function<QStringList()>& names);

/// Draws a building of the supply. Name, cost, current price, circles, picture, copies left and the mark of an owned
/// building each have a fixed place; a large building also has the two-space sign. The picture and the circles are
/// crossed out when the building is sold out.
void drawSupplyCard(QPainter& painter, const QRectF& where, const SupplyCardLook& look);

/// A building in a city, without its circles. `bonus` is what a large one scores now, shown where there is room; -1 for
/// nothing.
void drawCityCard(QPainter& painter, const QRectF& where, Building building, const QString& name,
                  const QString& shortName, int bonus = -1);

/// The circles of a building in a city, by number.
QList<QRectF> circlesOfBuilding(const QRectF& card, int circles);

} // namespace windrose
