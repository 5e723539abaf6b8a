// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table_layout.h"
#include "ui/models/building_supply_model.h"
#include "ui/models/cargo_ships_model.h"
#include "ui/models/colonists_model.h"
#include "ui/models/goods_supply_model.h"
#include "ui/models/plantations_model.h"
#include "ui/models/roles_model.h"
#include "ui/models/trading_house_model.h"

namespace windrose
{

class PlacementController;
class TableTile;

/// The tiles between the boards: role cards, the building supply, plantations, ships, the trading house and the goods
/// supply, with their models.
class TableTiles
{
public:
    /// Creates the tiles as children of `table`.
    TableTiles(const Tabletop& tabletop, PlacementController& controller, QWidget& table);
    ~TableTiles();
    TableTiles(const TableTiles&) = delete;
    TableTiles& operator=(const TableTiles&) = delete;

    void layOut(const TableLayout& layout);
    /// Updates all texts after a change of language.
    void retranslate();

    TableTile& roleCard(int card) const { return *m_roles[card]; }
    TableTile& kind(SupplyPlace place) const { return *m_kinds[static_cast<int>(place)]; }
    TableTile& faceUp(int row) const { return *m_faceUp[row]; }
    TableTile& quarries() const { return *m_quarries; }
    TableTile& faceDown() const { return *m_faceDown; }
    TableTile& ship(int number) const { return *m_ships[number]; }
    TableTile& wharf() const { return *m_wharf; }
    TableTile& colonistShip() const { return *m_colonistShip; }
    TableTile& colonistSupply() const { return *m_colonistSupply; }
    TableTile& tradingHouse() const { return *m_house; }
    TableTile& goods(Good good) const { return *m_goods[index(good)]; }

private:
    RolesModel m_rolesModel;
    BuildingSupplyModel m_supplyModel;
    PlantationsModel m_plantationsModel;
    ColonistsModel m_colonistsModel;
    CargoShipsModel m_shipsModel;
    TradingHouseModel m_houseModel;
    GoodsSupplyModel m_goodsModel;
    QList<TableTile*> m_roles;
    QList<TableTile*> m_kinds;
    QList<TableTile*> m_faceUp;
    TableTile* m_quarries = nullptr;
    TableTile* m_faceDown = nullptr;
    QList<TableTile*> m_ships;
    TableTile* m_wharf = nullptr;
    TableTile* m_colonistShip = nullptr;
    TableTile* m_colonistSupply = nullptr;
    TableTile* m_house = nullptr;
    QList<TableTile*> m_goods;
    QList<TableTile*> m_all;
};

} // namespace windrose
