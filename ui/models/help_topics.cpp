// SPDX-License-Identifier: GPL-3.0-or-later
#include "help_topics.h"

#include "building_supply_model.h"
#include "cargo_ships_model.h"
#include "city_model.h"
#include "colonists_model.h"
#include "goods_supply_model.h"
#include "island_model.h"
#include "log_model.h"
#include "plantations_model.h"
#include "player_board_model.h"
#include "roles_model.h"
#include "round_model.h"
#include "setup_box_model.h"
#include "setup_seat_model.h"
#include "trading_house_model.h"

namespace windrose::help
{

namespace
{

QString latin(std::string_view id)
{
    return QLatin1String(id.data(), static_cast<qsizetype>(id.size()));
}

/// The piece at a row as a value of its kind; nothing where there is none.
template <typename Kind>
std::optional<Kind> pieceAt(const QModelIndex& index)
{
    const QVariant piece = index.data(PieceRole);
    return piece.isValid() && piece.toInt() >= 0 ? std::optional(static_cast<Kind>(piece.toInt())) : std::nullopt;
}

/// The topic of the piece, or that of its empty place.
template <typename Kind>
QString topicOfPiece(const QModelIndex& index, Part empty)
{
    const std::optional<Kind> piece = pieceAt<Kind>(index);
    return piece ? topicOf(*piece) : topicOf(empty);
}

template <typename Model>
bool isOf(const QModelIndex& index)
{
    return qobject_cast<const Model*>(index.model()) != nullptr;
}

QString topicOfCard(const QModelIndex& index)
{
    const std::optional<int> card = pieceAt<int>(index);
    return card ? topicOf(roleOfCard(*card)) : topicOf(Part::Round);
}

QString topicOfTile(int row, const QModelIndex& index)
{
    switch (row) {
    case PlantationsModel::kQuarryRow:
        return topicOf(Tile::Quarry);
    case PlantationsModel::kFaceDownRow:
        return topicOf(Part::Plantations);
    default:
        return topicOfPiece<Tile>(index, Part::Plantations);
    }
}

QString topicOnBoard(int row)
{
    switch (row) {
    case PlayerBoardModel::kBoardRow:
        return topicOf(Part::Board);
    case PlayerBoardModel::kSanJuanRow:
        return topicOf(Part::SanJuan);
    case PlayerBoardModel::kWindRoseRow:
        return topicOf(Part::WindRose);
    default:
        return topicOf(static_cast<Good>(row - PlayerBoardModel::kFirstBarrelRow));
    }
}

QString topicInBox(int row)
{
    switch (row) {
    case SetupBoxModel::kDoubloonRow:
        return topicOf(Part::Doubloons);
    case SetupBoxModel::kPointRow:
        return topicOf(Part::Points);
    case SetupBoxModel::kBoxRow:
        return topicOf(Part::SetUp);
    default:
        return topicOf(static_cast<Tile>(row));
    }
}

QString topicOfMark(int row, const QModelIndex& index)
{
    switch (row) {
    case SetupSeatModel::kDoubloonRow:
        return topicOf(Part::Doubloons);
    case SetupSeatModel::kPointRow:
        return topicOf(Part::Points);
    case SetupSeatModel::kGovernorRow:
        return topicOf(Part::Governor);
    default:
        return topicOfCard(index);
    }
}

} // namespace

QString topicOf(Part part)
{
    return latin(kPartIds[static_cast<std::size_t>(part)]);
}

QString topicOf(Role role)
{
    return latin(id(role));
}

QString topicOf(Building building)
{
    return QStringLiteral("building_") + latin(id(building));
}

QString topicOf(Tile tile)
{
    return QStringLiteral("tile_") + latin(id(tile));
}

QString topicOf(Good good)
{
    return QStringLiteral("good_") + latin(id(good));
}

namespace
{

Part partOf(Command command)
{
    switch (command) {
    case Command::NewGame:
        return Part::NewGame;
    case Command::Open:
    case Command::Save:
    case Command::SaveAs:
    case Command::Copy:
    case Command::CopyPosition:
    case Command::Paste:
        return Part::OpenFiles;
    case Command::Hint:
        return Part::Hints;
    case Command::SetUp:
        return Part::SetUp;
    case Command::Score:
        return Part::Score;
    case Command::Course:
    case Command::Analysis:
        return Part::Course;
    case Command::Results:
        return Part::Results;
    case Command::Puzzles:
        return Part::Puzzles;
    case Command::Preferences:
        return Part::Preferences;
    case Command::Quit:
        return Part::Saving;
    case Command::Undo:
    case Command::Redo:
    case Command::Restart:
    case Command::UndoToShown:
        return Part::Undo;
    case Command::Pause:
    case Command::Step:
    case Command::Faster:
    case Command::Slower:
        return Part::Computers;
    case Command::LargerText:
    case Command::SmallerText:
    case Command::NormalText:
        return Part::TextSize;
    case Command::Log:
        return Part::Log;
    case Command::Sounds:
        return Part::Sounds;
    case Command::Replay:
        return Part::Replay;
    case Command::Guide:
        return Part::Goal;
    case Command::NewVersion:
    case Command::About:
        return Part::About;
    default:
        return Part::Keys;
    }
}

} // namespace

QString topicOf(Command command)
{
    return topicOf(partOf(command));
}

QString topicOf(Decision decision)
{
    switch (decision) {
    case Decision::ChooseRole:
        return topicOf(Part::Round);
    case Decision::Hacienda:
    case Decision::TakePlantation:
        return topicOf(Role::Settler);
    case Decision::PlaceColonists:
        return topicOf(Role::Mayor);
    case Decision::Build:
        return topicOf(Role::Builder);
    case Decision::BonusGood:
        return topicOf(Role::Craftsman);
    case Decision::Sell:
        return topicOf(Role::Trader);
    case Decision::Load:
    case Decision::Store:
        return topicOf(Role::Captain);
    case Decision::None:
        break;
    }
    return topicOf(Part::End);
}

QString topicAt(const QModelIndex& index)
{
    if (!index.isValid()) {
        return {};
    }
    const int row = index.row();
    if (isOf<CityModel>(index) || isOf<IslandModel>(index)) {
        const QModelIndex space = index.parent().isValid() ? index.parent() : index; // circles belong to their piece
        return isOf<CityModel>(index) ? topicOfPiece<Building>(space, Part::City)
                                      : topicOfPiece<Tile>(space, Part::Island);
    }
    if (isOf<RolesModel>(index)) {
        return topicOfCard(index);
    }
    if (isOf<BuildingSupplyModel>(index)) {
        return topicOfPiece<Building>(index, Part::Buildings);
    }
    if (isOf<PlantationsModel>(index)) {
        return topicOfTile(row, index);
    }
    if (isOf<ColonistsModel>(index)) {
        return topicOf(row == ColonistsModel::kShipRow ? Part::ColonistShip : Part::ColonistSupply);
    }
    if (const auto* ships = qobject_cast<const CargoShipsModel*>(index.model())) {
        return row == ships->wharfRow() ? topicOf(Building::Wharf) : topicOf(Part::CargoShips);
    }
    if (isOf<TradingHouseModel>(index)) {
        return topicOf(Part::TradingHouse);
    }
    if (isOf<GoodsSupplyModel>(index)) {
        return topicOf(static_cast<Good>(row));
    }
    if (isOf<RoundModel>(index)) {
        return topicOf(Part::End);
    }
    if (isOf<PlayerBoardModel>(index)) {
        return topicOnBoard(row);
    }
    if (isOf<SetupBoxModel>(index)) {
        return topicInBox(row);
    }
    if (isOf<SetupSeatModel>(index)) {
        return topicOfMark(row, index);
    }
    return isOf<LogModel>(index) ? topicOf(Part::Log) : QString();
}

} // namespace windrose::help
