// SPDX-License-Identifier: GPL-3.0-or-later
#include "setup_box_model.h"

#include "setup_placing.h"
#include "texts.h"
#include "ui/session/setup_box.h"

/* TRANSLATOR windrose::SetupBoxModel  What is in the box while a position is set up, read out. */

namespace windrose
{

int SetupBoxModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || !handling().movesFreely() ? 0 : kBoxRow + 1;
}

QVariant SetupBoxModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid()) {
        return {};
    }
    if (role == VisibleRole) {
        return true;
    }
    const QVariant own =
        index.row() < kGoods ? tileData(static_cast<Good>(index.row()), role) : otherData(index.row(), role);
    return own.isValid() ? own : commonData(index, role);
}

QVariant SetupBoxModel::tileData(Good good, int role) const
{
    const int left = setup::leftInBox(position(), {SetupPiece::Kind::Tile, windrose::index(good)});
    switch (role) {
    case NameRole:
        return texts::tileName(plantationOf(good));
    case Qt::ToolTipRole:
        //: The text over a kind of tiles while a position is set up; %1 is the name of the tile.
        return tr("<p><b>%1</b></p><p>There is/are %n face-down tile(s) of this kind. Drag one onto an island or into "
                  "the face-up row.</p>",
                  nullptr, left)
            .arg(texts::tileName(plantationOf(good)));
    case Qt::AccessibleTextRole:
        //: The name of a place for a screen reader; %1 is a kind of tiles.
        return named(tr("Face-down tiles: %1").arg(texts::goodName(good)),
                     {//: Read out for what is in the box; %1 is a number.
                      tr("%1 left").arg(left)});
    case PieceRole:
        return windrose::index(good);
    case ArtRole:
        return art("tile_", id(good));
    case CountRole:
        return left;
    default:
        return {};
    }
}

QString SetupBoxModel::hover(int row)
{
    //: The text over a piece of the box while a position is set up; the bold part is its name.
    return row == kDoubloonRow ? tr("<p><b>Doubloons</b></p><p>Drag one onto a board or a role card; it can be "
                                    "dragged back here.</p>")
           : row == kPointRow
               //: The text over a piece of the box while a position is set up; the bold part is its name.
               ? tr("<p><b>Victory points</b></p><p>Drag one onto a board; it can be dragged back here. When the "
                    "pool is empty, further points still count, and it is the last round.</p>")
               : tr(
                     //: The text over a piece of the box while a position is set up; the bold part is its name.
                     "<p><b>Back to the box</b></p><p>Pieces dropped here go back to their supply. The Delete key "
                     "does the same.</p>");
}

QVariant SetupBoxModel::otherData(int row, int role) const
{
    switch (role) {
    case NameRole:
        //: What is in the box while a position is set up.
        return row == kDoubloonRow ? tr("Doubloons")
               : row == kPointRow  ? tr(
                                         //: What is in the box while a position is set up.
                                        "Victory points")
                                  : tr(
                                        //: The name of a place while a position is set up.
                                        "Back to the box");
    case Qt::ToolTipRole:
        return hover(row);
    case Qt::AccessibleTextRole:
        //: Read out for a place while a position is set up.
        return row == kDoubloonRow ? tr("Doubloons in the box")
               : row == kPointRow
                   //: What a screen reader calls the supply of points while a position is set up.
                   ? named(tr("Victory points in the box"), {tr("%1 left").arg(position().victoryPoints)})
                   : tr("Back to the box");
    case ArtRole:
        return row == kDoubloonRow ? QStringLiteral("doubloon_pile")
               : row == kPointRow  ? QStringLiteral("victory_chip")
                                   : QString();
    case CountRole:
        return row == kPointRow ? static_cast<int>(position().victoryPoints) : -1;
    case PieceRole:
        return -1;
    default:
        return {};
    }
}

std::optional<Piece> SetupBoxModel::lyingAt(const QModelIndex& place) const
{
    if (!place.isValid() || place.row() == kBoxRow) {
        return std::nullopt;
    }
    const auto kind = place.row() == kDoubloonRow ? PieceKind::Doubloon
                      : place.row() == kPointRow  ? PieceKind::VictoryPoint
                                                  : PieceKind::Plantation;
    return Piece{kind, place.row() < kGoods ? place.row() : 0, {}, boxSpot()};
}

Place SetupBoxModel::targetAt(const QModelIndex& place) const
{
    if (!place.isValid()) {
        return {};
    }
    switch (place.row()) {
    case kDoubloonRow:
        return boxPlace(SetupPiece::Kind::Doubloon, -1);
    case kPointRow:
        return boxPlace(SetupPiece::Kind::Point, -1);
    case kBoxRow:
        return wholeBox();
    default:
        return boxPlace(SetupPiece::Kind::Tile, place.row());
    }
}

QString SetupBoxModel::nothingAt(const QModelIndex& place) const
{
    //: What a screen reader adds to the box while a position is set up.
    return place.row() == kBoxRow ? tr("Pieces dropped here go back to their supply.") : TableModel::nothingAt(place);
}

} // namespace windrose
