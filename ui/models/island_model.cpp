// SPDX-License-Identifier: GPL-3.0-or-later
#include "island_model.h"

#include "setup_placing.h"
#include "texts.h"

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
    return static_cast<int>(board().manned >> space & 1U);
}

ColonistPlace IslandModel::colonistPlace(int space) const
{
    return {ColonistPlace::Kind::Island, space};
}

QString IslandModel::circleName(int space, int number) const
{
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
    const QString name = onBoard(tr("Island space %1").arg(space + 1), seat());
    if (!tile) {
        return named(name, {tr("empty")});
    }
    return named(name, {texts::tileName(*tile), colonistsAt(space) != 0 ? tr("occupied") : tr("idle")});
}

QVariant IslandModel::spaceData(int space, int role) const
{
    const auto tile = board().tileAt(space);
    switch (role) {
    case NameRole:
        return tile ? texts::tileName(*tile) : tr("Empty space");
    case Qt::ToolTipRole:
        return tile ? texts::tileHover(position(), *tile)
                    : tr("<p><b>Empty island space</b></p><p>A plantation or a quarry goes here.</p>");
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
