// SPDX-License-Identifier: GPL-3.0-or-later
#include "spaces_model.h"

/* TRANSLATOR windrose::SpacesModel  Circles of islands and cities, read out. */

namespace windrose
{

namespace
{

Seat emptyBoard()
{
    Seat seat;
    seat.city.fill(kEmptySpace);
    return seat;
}

} // namespace

SpacesModel::SpacesModel(const Tabletop& table, int seat, QObject* parent) : TableModel(table, parent), m_seat(seat) {}

void SpacesModel::readCircles()
{
    for (int space = 0; space < kSpaces; ++space) {
        m_circles[static_cast<std::size_t>(space)] = circlesAt(space);
    }
}

const Seat& SpacesModel::board() const
{
    static const Seat nobody = emptyBoard();
    return m_seat >= 0 && m_seat < position().players ? position().seat(m_seat) : nobody;
}

// A circle's internal id is its space plus one; a space's is 0.

QModelIndex SpacesModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent)) {
        return {};
    }
    return createIndex(row, column, parent.isValid() ? static_cast<quintptr>(parent.row()) + 1 : quintptr{0});
}

QModelIndex SpacesModel::parent(const QModelIndex& child) const
{
    return child.isValid() && child.internalId() != 0 ? createIndex(static_cast<int>(child.internalId()) - 1, 0)
                                                      : QModelIndex();
}

int SpacesModel::rowCount(const QModelIndex& parent) const
{
    if (!parent.isValid()) {
        return kSpaces;
    }
    return parent.internalId() == 0 ? m_circles[static_cast<std::size_t>(parent.row())] : 0;
}

QModelIndex SpacesModel::circle(int space, int number) const
{
    return index(number, 0, index(space));
}

QVariant SpacesModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid()) {
        return {};
    }
    if (role == SeatRole) {
        return m_seat;
    }
    const bool isCircle = index.parent().isValid();
    const QVariant own = isCircle ? circleData(index, role) : spaceData(index.row(), role);
    return own.isValid() ? own : commonData(index, role);
}

QVariant SpacesModel::circleData(const QModelIndex& index, int role) const
{
    const int space = index.parent().row();
    const bool isOccupied = index.row() < colonistsAt(space);
    switch (role) {
    case NameRole:
        return circleName(space, index.row());
    case Qt::ToolTipRole:
        return spaceData(space, Qt::ToolTipRole);
    case Qt::AccessibleTextRole:
        //: Read out for a circle: whether a colonist is on it.
        return named(onBoard(circleName(space, index.row()), m_seat),
                     {isOccupied ? tr("occupied")
                                 : tr(
                                       //: Read out for a circle: whether a colonist is on it.
                                       "idle")});
    case PieceRole:
        return -1;
    case ArtRole:
        return isOccupied ? QStringLiteral("colonist") : QString();
    case CapacityRole:
        return 1;
    case CountRole:
    case OccupiedRole:
        return isOccupied ? 1 : 0;
    case FillableRole:
        return !isOccupied && session().isLive() && session().placement().isOpen() && m_seat == position().turn &&
               position().seat(m_seat).sanJuan != 0;
    case SpaceRole:
        return space;
    case VisibleRole:
        return true;
    default:
        return {};
    }
}

std::optional<Piece> SpacesModel::lyingAt(const QModelIndex& place) const
{
    if (!place.parent().isValid()) {
        return place.isValid() ? spacePiece(place.row()) : std::nullopt;
    }
    const int space = place.parent().row();
    const auto kind = circleKind() == PlaceKind::IslandCircle ? SetupSpot::Kind::Island : SetupSpot::Kind::City;
    return place.row() < colonistsAt(space)
               ? std::optional(Piece{PieceKind::Colonist, 0, colonistPlace(space), {kind, m_seat, space}})
               : std::nullopt;
}

std::optional<SetupPiece> SpacesModel::countableAt(const QModelIndex& place) const
{
    const int space = place.parent().isValid() ? place.parent().row() : place.row();
    return circlesAt(space) != 0 ? std::optional(SetupPiece{SetupPiece::Kind::Colonist, 0}) : std::nullopt;
}

Place SpacesModel::targetAt(const QModelIndex& place) const
{
    if (!place.isValid()) {
        return {};
    }
    if (place.parent().isValid()) {
        return {circleKind(), m_seat, place.parent().row(), place.row()};
    }
    return {spaceKind(), m_seat, place.row(), 0};
}

QString SpacesModel::ruleAgainst(const QModelIndex& place) const
{
    if (!place.parent().isValid()) {
        //: Why a tile or a building cannot be moved, in the prompt line.
        return tr("Tiles and buildings stay where they are.");
    }
    if (place.row() >= colonistsAt(place.parent().row())) {
        //: In the text over a circle.
        return tr("This circle is empty.");
    }
    return m_seat == position().turn ? QString() : notYourBoard(session());
}

void SpacesModel::followPosition()
{
    for (int space = 0; space < kSpaces; ++space) {
        int& known = m_circles[static_cast<std::size_t>(space)];
        const int circles = circlesAt(space);
        if (circles > known) {
            beginInsertRows(index(space), known, circles - 1);
            known = circles;
            endInsertRows();
        } else if (circles < known) {
            beginRemoveRows(index(space), circles, known - 1);
            known = circles;
            endRemoveRows();
        }
    }
    notifyChanges();
}

QList<int> SpacesModel::shownRoles(const QModelIndex& index) const
{
    if (index.parent().isValid()) {
        return {Qt::AccessibleTextRole, OccupiedRole, FillableRole};
    }
    return {Qt::AccessibleTextRole, NameRole, PieceRole, OccupiedRole, SecondSpaceRole, IsSecondHalfRole, BonusRole};
}

} // namespace windrose
