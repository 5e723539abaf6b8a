// SPDX-License-Identifier: GPL-3.0-or-later
#include "colonists_model.h"

#include "setup_placing.h"
#include "texts.h"

/* TRANSLATOR windrose::ColonistsModel  The ship and the supply of colonists, read out. */

namespace windrose
{

int ColonistsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : kSupplyRow + 1;
}

QString ColonistsModel::shipHover()
{
    //: The text over a piece on the table; the bold part is its name.
    return tr("<p><b>Colonist ship</b></p><p>In the mayor phase its colonists come ashore, one to each "
              "player in turn, and the ship is filled again from the supply.</p>");
}

QString ColonistsModel::supplyHover()
{
    //: The text over a piece on the table; the bold part is its name.
    return tr("<p><b>Colonist supply</b></p><p>The colonist ship is filled from here. When it cannot be "
              "filled, the round is the last.</p>");
}

QVariant ColonistsModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid()) {
        return {};
    }
    const bool isShip = index.row() == kShipRow;
    const int colonists = isShip ? position().colonistShip : position().colonists;
    //: The name of a place of the table for a screen reader and a title.
    const QString name = isShip ? tr("Colonist ship")
                                : tr(
                                      //: The name of a place of the table for a screen reader and a title.
                                      "Colonist supply");
    switch (role) {
    case NameRole:
        return name;
    case Qt::ToolTipRole:
        return isShip ? shipHover() : supplyHover();
    case Qt::AccessibleTextRole:
        //: Read out for the ship and the supply of colonists.
        return named(name, {tr("%n colonist(s)", nullptr, colonists)});
    case ArtRole:
        return isShip ? QStringLiteral("colonist_ship") : QStringLiteral("colonist");
    case PieceRole:
        return -1;
    case CountRole:
        return colonists;
    case VisibleRole:
        return true;
    default:
        return commonData(index, role);
    }
}

std::optional<Piece> ColonistsModel::lyingAt(const QModelIndex& place) const
{
    if (!place.isValid()) {
        return std::nullopt;
    }
    const bool isShip = place.row() == kShipRow;
    if (isShip && position().colonistShip == 0) {
        return std::nullopt;
    }
    return Piece{PieceKind::Colonist, 0, {}, {isShip ? SetupSpot::Kind::ColonistShip : SetupSpot::Kind::Box, -1, 0}};
}

Place ColonistsModel::targetAt(const QModelIndex& place) const
{
    if (!place.isValid()) {
        return {};
    }
    return place.row() == kShipRow ? Place{PlaceKind::ColonistShip, -1, 0, 0}
                                   : boxPlace(SetupPiece::Kind::Colonist, -1);
}

std::optional<SetupPiece> ColonistsModel::countableAt(const QModelIndex& place) const
{
    return place.row() == kShipRow ? std::optional(SetupPiece{SetupPiece::Kind::Colonist, 0}) : std::nullopt;
}

QString ColonistsModel::ruleAgainst(const QModelIndex& place) const
{
    //: Why colonists cannot be taken from there.
    return place.row() == kShipRow ? tr("Colonists come ashore automatically when a player takes the mayor; then place "
                                        "yours from San Juan.")
                                   : tr(
                                         //: Why colonists cannot be taken from there.
                                         "The supply fills the colonist ship automatically; the mayor's extra colonist "
                                         "comes with the role card.");
}

} // namespace windrose
