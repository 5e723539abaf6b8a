// SPDX-License-Identifier: GPL-3.0-or-later
#include "island_model.h"

#include "setup_placing.h"
#include "texts.h"

/* TRANSLATOR windrose::IslandModel  The island of a board, read out. */

namespace windrose
{

IslandModel::IslandModel(const Tabletop& table, int seat, QObject* parent) : SpacesModel(table, seat, parent)
{
    readCircles();
}

int IslandModel::circlesAt(int space) const
{
    return board().tileAt(space) ? 1 : 0;
}

int IslandModel::colonistsAt(int space) const
{
    return board().manned.contains(space) ? 1 : 0;
}

ColonistPlace IslandModel::colonistPlace(int space) const
{
    return {ColonistPlace::Kind::Island, space};
}

QString IslandModel::circleName(int space, int number) const
{
    //: The name of a circle for a screen reader; %1 counts the circles, %2 the spaces of the island.
    return tr("Circle %1 of Island space %2").arg(number + 1).arg(space + 1);
}

std::optional<Piece> IslandModel::spacePiece(int space) const
{
    const auto tile = board().tileAt(space);
    return tile ? std::optional(tilePiece(*tile, {SetupSpot::Kind::Island, seat(), space})) : std::nullopt;
}

QString IslandModel::accessibleText(int space) const
{
    const auto tile = board().tileAt(space);
    //: The name of a place for a screen reader; %1 counts the spaces of the island.
    const QString name = onBoard(tr("Island space %1").arg(space + 1), seat());
    if (!tile) {
        //: Read out for a space or a circle of the island.
        return named(name, {tr("empty")});
    }
    //: Read out for a space or a circle of the island.
    return named(name, {texts::tileName(*tile), colonistsAt(space) != 0
                                                    ? tr("occupied")
                                                    : tr(
                                                          //: Read out for a space or a circle of the island.
                                                          "idle")});
}

QString IslandModel::emptySpaceHover()
{
    //: The text over an empty space of an island.
    return tr("<p><b>Empty island space</b></p><p>A plantation or a quarry goes here.</p>");
}

QVariant IslandModel::spaceData(int space, int role) const
{
    const auto tile = board().tileAt(space);
    switch (role) {
    case NameRole:
        //: Read out for a space or a circle of the island.
        return tile ? texts::tileName(*tile) : tr("Empty space");
    case Qt::ToolTipRole:
        return tile ? texts::tileHover(position(), *tile) : emptySpaceHover();
    case Qt::AccessibleTextRole:
        return accessibleText(space);
    case PieceRole:
        return tile ? windrose::index(*tile) : -1;
    case ArtRole:
        return tile ? art("tile_", id(*tile)) : QString();
    case CapacityRole:
        return circlesAt(space);
    case OccupiedRole:
        return colonistsAt(space);
    case SpaceRole:
        return space;
    case VisibleRole:
        return true;
    default:
        return {};
    }
}

} // namespace windrose
