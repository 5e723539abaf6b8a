// SPDX-License-Identifier: GPL-3.0-or-later
#include "city_model.h"

#include "core/rules/scoring.h"
#include "setup_placing.h"
#include "texts.h"

/* TRANSLATOR windrose::CityModel  The city of a board, read out. */

namespace windrose
{

CityModel::CityModel(const Tabletop& table, int seat, QObject* parent) : SpacesModel(table, seat, parent)
{
    readCircles();
}

int CityModel::circlesAt(int space) const
{
    const auto building = board().buildingAt(space);
    return building && board().firstSpaceOf(*building) == space ? facts(*building).circles : 0;
}

int CityModel::colonistsAt(int space) const
{
    const auto building = board().buildingAt(space);
    return building ? board().colonistsOn(*building) : 0;
}

ColonistPlace CityModel::colonistPlace(int space) const
{
    return {ColonistPlace::Kind::Building, space};
}

QString CityModel::circleName(int space, int number) const
{
    //: The name of a circle for a screen reader; %1 counts the circles, %2 the spaces of the city.
    return tr("Circle %1 of City space %2").arg(number + 1).arg(space + 1);
}

int CityModel::secondSpaceOf(int space) const
{
    const auto building = board().buildingAt(space);
    for (int other = 0; building && other < kSpaces; ++other) {
        if (other != space && board().buildingAt(other) == building) {
            return other;
        }
    }
    return -1;
}

/// Hidden points must not be deducible from bonuses that count them.
int CityModel::bonusAt(int space) const
{
    const auto building = board().buildingAt(space);
    if (!building || !isLarge(*building) || !board().occupies(*building) || handling().movesFreely()) {
        return -1;
    }
    const bool isNothingHidden = position().isFinished() || session().personAtTable() < 0;
    const bool isHidden = facts(*building).effect == Effect::ScoreVictoryPoints && seat() != session().reader();
    return isHidden && !isNothingHidden ? -1 : bonusIfOccupied(board(), *building);
}

QString CityModel::accessibleText(int space) const
{
    const auto building = board().buildingAt(space);
    if (!building) {
        //: The name of a place for a screen reader; %1 counts the spaces of the city.
        return named(onBoard(tr("City space %1").arg(space + 1), seat()),
                     {//: Read out for a space or a circle of the city.
                      tr("empty")});
    }
    const int second = secondSpaceOf(space);
    const QString name =
        second < 0
            ? tr("City space %1").arg(space + 1)
            : tr(
                  //: The name of a large building's place for a screen reader; %1 and %2 count the spaces of the city.
                  "City spaces %1 and %2")
                  .arg(std::min(space, second) + 1)
                  .arg(std::max(space, second) + 1);
    const int colonists = colonistsAt(space);
    const int circles = facts(*building).circles;
    //: Read out for a space or a circle of the city.
    const QString occupied = colonists == 0 ? tr("idle")
                                            : tr(
                                                  //: Read out for a space or a circle of the city.
                                                  "occupied");
    QStringList states{texts::buildingName(*building),
                       //: Read out for a building; %1 of its %2 circles are occupied.
                       circles == 1 ? occupied : tr("%1 of %2 circles occupied").arg(colonists).arg(circles)};
    if (const int bonus = bonusAt(space); bonus >= 0) {
        //: Read out for a large building: its bonus now.
        states += tr("scores %n point(s) now", nullptr, bonus);
    }
    return named(onBoard(name, seat()), states);
}

std::optional<Piece> CityModel::spacePiece(int space) const
{
    const auto building = board().buildingAt(space);
    return building ? std::optional(Piece{PieceKind::BuildingTile,
                                          windrose::index(*building),
                                          {},
                                          {SetupSpot::Kind::City, seat(), board().firstSpaceOf(*building)}})
                    : std::nullopt;
}

QString CityModel::emptySpaceHover()
{
    //: The text over an empty space of a city.
    return tr("<p><b>Empty city space</b></p><p>A building goes here; a large one fills two spaces "
              "side by side.</p>");
}

QVariant CityModel::spaceData(int space, int role) const
{
    const auto building = board().buildingAt(space);
    switch (role) {
    case NameRole:
        //: Read out for a space or a circle of the city.
        return building ? texts::buildingName(*building) : tr("Empty space");
    case Qt::ToolTipRole:
        return building ? texts::buildingHover(position(), session().reader(), *building) : emptySpaceHover();
    case Qt::AccessibleTextRole:
        return accessibleText(space);
    case PieceRole:
        return building ? windrose::index(*building) : -1;
    case ArtRole:
        return building ? art("building_", id(*building)) : QString();
    case CapacityRole:
        return building ? static_cast<int>(facts(*building).circles) : 0;
    case OccupiedRole:
        return colonistsAt(space);
    case BonusRole:
        return bonusAt(space);
    case SpaceRole:
        return space;
    case SecondSpaceRole:
        return secondSpaceOf(space);
    case IsSecondHalfRole:
        return building && board().firstSpaceOf(*building) != space;
    case VisibleRole:
        return true;
    default:
        return {};
    }
}

} // namespace windrose
