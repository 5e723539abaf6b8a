// SPDX-License-Identifier: GPL-3.0-or-later
#include "plantations_model.h"

#include "setup_placing.h"
#include "texts.h"

/* TRANSLATOR windrose::PlantationsModel  The face-up and face-down tiles, read out and in the text over them. */

namespace windrose
{

int PlantationsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : kFaceDownRow + 1;
}

int PlantationsModel::countAt(int row) const
{
    if (row == kQuarryRow) {
        return position().quarries;
    }
    if (row == kFaceDownRow) {
        return position().piles.faceDownSize();
    }
    return row < position().faceUp.size() ? 1 : 0;
}

QVariant PlantationsModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid()) {
        return {};
    }
    if (role == CountRole) {
        return countAt(index.row());
    }
    const QVariant own = index.row() < kQuarryRow ? faceUpData(index.row(), role) : stackData(index.row(), role);
    return own.isValid() ? own : commonData(index, role);
}

QVariant PlantationsModel::faceUpData(int row, int role) const
{
    const bool isEmpty = countAt(row) == 0;
    const auto tile = isEmpty ? Tile::Corn : position().faceUp[row];
    switch (role) {
    case NameRole:
        return isEmpty ? QString() : texts::tileName(tile);
    case Qt::ToolTipRole:
        return isEmpty ? QString() : texts::tileHover(position(), tile);
    case Qt::AccessibleTextRole:
        //: What a screen reader calls a place without a tile.
        return isEmpty ? tr("Empty place for a plantation")
                       : named(
                             //: The name of a place for a screen reader; %1 counts the face-up tiles.
                             tr("Plantation %1").arg(texts::goodName(static_cast<Good>(tile))),
                             //: Read out for a face-up tile; %1 counts the places of the row.
                             {tr("place %1").arg(row + 1)});
    case PieceRole:
        return isEmpty ? -1 : windrose::index(tile);
    case ArtRole:
        return isEmpty ? QString() : art("tile_", id(tile));
    case VisibleRole:
        return !isEmpty || (handling().showsEmptyPlaces() && row <= position().players);
    default:
        return {};
    }
}

QString PlantationsModel::faceDownHover(const QString& discarded)
{
    //: The text over the face-down tiles; %1 says what is left.
    return tr("<p><b>Face-down plantations</b></p><p>The next row is dealt from here. An occupied hacienda draws "
              "the top tile.</p><p>%1</p>")
        .arg(discarded);
}

QVariant PlantationsModel::stackData(int row, int role) const
{
    const bool isQuarry = row == kQuarryRow;
    switch (role) {
    case NameRole:
        //: The name of a stack of tiles for a screen reader.
        return isQuarry ? tr("Quarry stack")
                        : tr(
                              //: The name of a stack of tiles for a screen reader.
                              "Face-down plantations");
    case Qt::ToolTipRole:
        if (isQuarry) {
            return texts::tileHover(position(), Tile::Quarry);
        }
        //: In the text over the face-down tiles.
        return faceDownHover(
            tr("There is/are %n tile(s) on the discard pile.", nullptr, position().piles.discardSize()));
    case Qt::AccessibleTextRole:
        return named(isQuarry ? tr("Quarry stack") : tr("Face-down plantations"),
                     {//: Read out for a stack; %1 is the number of tiles.
                      tr("%1 left").arg(countAt(row))});
    case PieceRole:
        return isQuarry ? windrose::index(Tile::Quarry) : -1;
    case ArtRole:
        return isQuarry ? QStringLiteral("quarry_stack") : QStringLiteral("tile_back");
    case VisibleRole:
        return true;
    default:
        return {};
    }
}

std::optional<Piece> PlantationsModel::lyingAt(const QModelIndex& place) const
{
    if (!place.isValid()) {
        return std::nullopt;
    }
    if (place.row() == kQuarryRow) {
        return Piece{PieceKind::QuarryTile, 0, {}, boxSpot()};
    }
    if (place.row() == kFaceDownRow) {
        return Piece{PieceKind::FaceDownTile, 0, {}, boxSpot()};
    }
    if (countAt(place.row()) == 0) {
        return std::nullopt;
    }
    return Piece{PieceKind::Plantation,
                 windrose::index(position().faceUp[place.row()]),
                 {},
                 {SetupSpot::Kind::FaceUp, -1, place.row()}};
}

Place PlantationsModel::targetAt(const QModelIndex& place) const
{
    if (!place.isValid()) {
        return {};
    }
    if (place.row() < kQuarryRow) {
        return {PlaceKind::FaceUp, -1, place.row(), 0};
    }
    // The face-down stack takes back any plantation.
    return boxPlace(SetupPiece::Kind::Tile, place.row() == kQuarryRow ? windrose::index(Tile::Quarry) : -1);
}

QString PlantationsModel::nothingAt(const QModelIndex& place) const
{
    if (place.row() == kFaceDownRow) {
        //: Why a tile cannot be taken from there, in the prompt line.
        return tr("Take a plantation of the kind you want from the box beside the boards.");
    }
    //: Why a tile cannot be taken from there, in the prompt line.
    return place.isValid() && countAt(place.row()) == 0 && place.row() < kQuarryRow ? tr("There is no plantation here.")
                                                                                    : TableModel::nothingAt(place);
}

} // namespace windrose
