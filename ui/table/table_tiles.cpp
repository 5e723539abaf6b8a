// SPDX-License-Identifier: GPL-3.0-or-later
#include "table_tiles.h"

#include "building_kind_tile.h"
#include "cargo_ship_tile.h"
#include "colonist_ship_tile.h"
#include "colonist_supply_tile.h"
#include "goods_supply_tile.h"
#include "place_accessible.h"
#include "plantation_tile.h"
#include "role_card_tile.h"
#include "tile_stack_tile.h"
#include "trading_house_tile.h"
#include "wharf_tile.h"

namespace windrose
{

TableTiles::TableTiles(const Tabletop& tabletop, PlacementController& controller, QWidget& table)
    : m_rolesModel(tabletop),
      m_supplyModel(tabletop),
      m_plantationsModel(tabletop),
      m_colonistsModel(tabletop),
      m_shipsModel(tabletop),
      m_houseModel(tabletop),
      m_goodsModel(tabletop)
{
    installTileInterface();
    for (int card = 0; card < kMaxRoleCards; ++card) {
        m_roles.append(new RoleCardTile(controller, m_rolesModel, card, &table));
    }
    for (int row = 0; row < kMaxKinds; ++row) {
        m_kinds.append(new BuildingKindTile(controller, m_supplyModel, row, &table));
    }
    for (int row = 0; row < kMaxFaceUp; ++row) {
        m_faceUp.append(new PlantationTile(controller, m_plantationsModel, row, &table));
    }
    m_quarries = new TileStackTile(controller, m_plantationsModel, PlantationsModel::kQuarryRow, &table);
    m_faceDown = new TileStackTile(controller, m_plantationsModel, PlantationsModel::kFaceDownRow, &table);
    for (int ship = 0; ship < kCargoShips; ++ship) {
        m_ships.append(new CargoShipTile(controller, m_shipsModel, ship, &table));
    }
    m_wharf = new WharfTile(controller, m_shipsModel, &table);
    m_colonistShip = new ColonistShipTile(controller, m_colonistsModel, &table);
    m_colonistSupply = new ColonistSupplyTile(controller, m_colonistsModel, &table);
    m_house = new TradingHouseTile(controller, m_houseModel, &table);
    for (int good = 0; good < kGoods; ++good) {
        m_goods.append(new GoodsSupplyTile(controller, m_goodsModel, static_cast<Good>(good), &table));
    }
    m_all = m_roles + m_kinds + m_faceUp + m_ships + m_goods;
    m_all << m_quarries << m_faceDown << m_wharf << m_colonistShip << m_colonistSupply << m_house;
    for (TableTile* tile : m_all) {
        tile->refresh();
    }
}

TableTiles::~TableTiles()
{
    // They use the models, so they are destroyed first.
    qDeleteAll(m_all);
}

void TableTiles::layOut(const TableLayout& layout)
{
    for (int card = 0; card < layout.roles.size(); ++card) {
        m_roles[card]->setGeometry(layout.roles[card]);
    }
    for (int row = 0; row < layout.kinds.size(); ++row) {
        m_kinds[row]->setGeometry(layout.kinds[row]);
    }
    for (int row = 0; row < kMaxFaceUp; ++row) {
        m_faceUp[row]->setGeometry(layout.faceUp[static_cast<std::size_t>(row)]);
    }
    m_quarries->setGeometry(layout.quarries);
    m_faceDown->setGeometry(layout.faceDown);
    for (int ship = 0; ship < kCargoShips; ++ship) {
        m_ships[ship]->setGeometry(layout.ships[static_cast<std::size_t>(ship)]);
    }
    m_wharf->setGeometry(layout.wharf);
    m_colonistShip->setGeometry(layout.colonistShip);
    m_colonistSupply->setGeometry(layout.colonistSupply);
    m_house->setGeometry(layout.tradingHouse);
    for (int good = 0; good < kGoods; ++good) {
        m_goods[good]->setGeometry(layout.goods[static_cast<std::size_t>(good)]);
    }
}

void TableTiles::retranslate()
{
    for (TableModel* model :
         std::initializer_list<TableModel*>{&m_rolesModel, &m_supplyModel, &m_plantationsModel, &m_colonistsModel,
                                            &m_shipsModel, &m_houseModel, &m_goodsModel}) {
        model->retranslate();
    }
}

} // namespace windrose
