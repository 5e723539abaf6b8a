// SPDX-License-Identifier: GPL-3.0-or-later
#include "cargo_ships_model.h"

#include "texts.h"

/* TRANSLATOR windrose::CargoShipsModel  The cargo ships and the wharf, read out. */

namespace windrose
{

namespace
{

/// Whether a seat owns a building with an effect, occupied or not.
bool ownsOneWith(const Seat& seat, Effect effect)
{
    bool isOwned = false;
    seat.kindsInPlay().forEach(seat.buildings,
                               [&](Building kind) { isOwned = isOwned || facts(kind).effect == effect; });
    return isOwned;
}

} // namespace

CargoShipsModel::CargoShipsModel(const Tabletop& table, QObject* parent)
    : TableModel(table, parent), m_ships(table.session().position().shipCount())
{
}

int CargoShipsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : m_ships + 1;
}

QVariant CargoShipsModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid()) {
        return {};
    }
    const QVariant own = index.row() == wharfRow() ? wharfData(role) : shipData(index.row(), role);
    return own.isValid() ? own : commonData(index, role);
}

QString CargoShipsModel::shipHover(const QString& name, const QString& load)
{
    //: The text over a cargo ship; %1 is its name, %2 what it carries.
    return tr("<p><b>%1</b>: %2</p><p>A ship carries one kind of goods, and no two ships carry the same. A full "
              "ship sails at the end of the captain phase.</p>")
        .arg(name, load);
}

QVariant CargoShipsModel::shipData(int ship, int role) const
{
    const CargoShip& load = position().ships[static_cast<std::size_t>(ship)];
    const int capacity = position().shipCapacity(ship);
    const int empty = capacity - load.barrels;
    const bool isEmpty = load.barrels == 0;
    //: The name of a ship for a screen reader; %1 is its capacity.
    const QString name = tr("Cargo ship %1").arg(capacity);
    //: Read out for a cargo ship or the wharf, in a list.
    const QString barrels = isEmpty ? tr("empty") : texts::barrels(load.barrels, static_cast<Good>(load.good));
    //: Read out for a cargo ship or the wharf, in a list.
    const QString room = empty == 0 ? tr("full")
                                    : tr(
                                          //: Read out for a cargo ship.
                                          "%n space(s) empty", nullptr, empty);
    switch (role) {
    case NameRole:
        return name;
    case Qt::ToolTipRole:
        return shipHover(name, isEmpty ? barrels : named(barrels, {room}));
    case Qt::AccessibleTextRole:
        return named(name, isEmpty ? QStringList{barrels} : QStringList{barrels, room});
    case PieceRole:
        return isEmpty ? -1 : static_cast<int>(load.good);
    case ArtRole:
        return QStringLiteral("cargo_ship");
    case CountRole:
        return static_cast<int>(load.barrels);
    case CapacityRole:
        return capacity;
    case LongestRole:
        return position().shipCapacity(position().shipCount() - 1);
    case SpaceRole:
        return ship;
    case VisibleRole:
        return true;
    default:
        return {};
    }
}

QVariant CargoShipsModel::wharfData(int role) const
{
    const int number = position().turn;
    const Seat& seat = position().seat(number);
    const bool hasSailed = position().wharvesUsed.contains(number);
    const bool isOccupied = seat.has(Effect::LoadOwnShip);
    switch (role) {
    case NameRole:
        //: The name of the place on the board for a load shipped by the wharf.
        return tr("Wharf");
    case Qt::ToolTipRole:
        return texts::buildingHover(position(), session().reader(), Building::Wharf);
    case Qt::AccessibleTextRole:
        if (!isOccupied) {
            return named(tr("Wharf"), {//: Read out for a cargo ship or the wharf, in a list.
                                       tr("idle")});
        }
        return named(tr("Wharf"), {hasSailed ? tr(
                                                   //: Read out for a cargo ship or the wharf, in a list.
                                                   "has sailed")
                                             : tr(
                                                   //: Read out for a cargo ship or the wharf, in a list.
                                                   "occupied")});
    case PieceRole:
    case CapacityRole:
        return -1;
    case ArtRole:
        return QStringLiteral("wharf_ship");
    case CountRole:
        return 0;
    case OccupiedRole:
        return isOccupied ? 1 : 0;
    case SailedRole:
        return hasSailed;
    case SeatRole:
        return number;
    case VisibleRole:
        return ownsOneWith(seat, Effect::LoadOwnShip) && handling().takes({PlaceKind::WharfShip, number, 0, 0});
    default:
        return {};
    }
}

Place CargoShipsModel::targetAt(const QModelIndex& place) const
{
    if (!place.isValid()) {
        return {};
    }
    if (place.row() == wharfRow()) {
        return {PlaceKind::WharfShip, position().turn, 0, 0};
    }
    return {PlaceKind::CargoShip, -1, place.row(), 0};
}

std::optional<Piece> CargoShipsModel::lyingAt(const QModelIndex& place) const
{
    const auto good = place.row() < wharfRow() ? countableAt(place) : std::nullopt;
    return good
               ? std::optional(Piece{PieceKind::Barrel, good->value, {}, {SetupSpot::Kind::CargoShip, -1, place.row()}})
               : std::nullopt;
}

std::optional<SetupPiece> CargoShipsModel::countableAt(const QModelIndex& place) const
{
    if (!place.isValid() || place.row() >= position().shipCount()) {
        return std::nullopt;
    }
    const CargoShip& ship = position().ships[static_cast<std::size_t>(place.row())];
    return ship.barrels == 0 ? std::nullopt : std::optional(SetupPiece{SetupPiece::Kind::Barrel, ship.good});
}

QString CargoShipsModel::ruleAgainst(const QModelIndex&) const
{
    //: Why a barrel on a ship cannot be taken.
    return tr("Barrels stay aboard until the ship sails.");
}

void CargoShipsModel::followPosition()
{
    const int ships = position().shipCount();
    if (ships != m_ships) {
        beginResetModel();
        m_ships = ships;
        storeShownData();
        endResetModel();
    } else {
        notifyChanges();
    }
}

QList<int> CargoShipsModel::shownRoles(const QModelIndex& index) const
{
    if (index.row() == wharfRow()) {
        return {Qt::AccessibleTextRole, NameRole, OccupiedRole, SailedRole, VisibleRole};
    }
    return {Qt::AccessibleTextRole, NameRole, PieceRole, CountRole, CapacityRole, LongestRole};
}

} // namespace windrose
