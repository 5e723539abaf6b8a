// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/building_supply_model.h"
#include "ui/models/cargo_ships_model.h"
#include "ui/models/city_model.h"
#include "ui/models/colonists_model.h"
#include "ui/models/goods_supply_model.h"
#include "ui/models/island_model.h"
#include "ui/models/log_model.h"
#include "ui/models/plantations_model.h"
#include "ui/models/player_board_model.h"
#include "ui/models/roles_model.h"
#include "ui/models/round_model.h"
#include "ui/models/trading_house_model.h"

namespace windrose
{

/// All models of a table over one table.
class AllModels
{
public:
    /// With the boards of the first `boards` seats.
    AllModels(const Tabletop& table, int boards)
        : roles(table),
          supply(table),
          plantations(table),
          colonists(table),
          ships(table),
          tradingHouse(table),
          goods(table),
          round(table),
          log(table)
    {
        for (int seat = 0; seat < boards; ++seat) {
            islands.push_back(std::make_unique<IslandModel>(table, seat));
            cities.push_back(std::make_unique<CityModel>(table, seat));
            players.push_back(std::make_unique<PlayerBoardModel>(table, seat));
        }
    }

    std::vector<TableModel*> all()
    {
        std::vector<TableModel*> models{&roles,        &supply, &plantations, &colonists, &ships,
                                        &tradingHouse, &goods,  &round,       &log};
        for (std::size_t seat = 0; seat < islands.size(); ++seat) {
            models.insert(models.end(), {islands[seat].get(), cities[seat].get(), players[seat].get()});
        }
        return models;
    }

    /// All rows and child rows of all models except the log, which has no pieces.
    QModelIndexList items()
    {
        QModelIndexList items;
        for (const TableModel* model : all()) {
            for (int row = 0; model != &log && row < model->rowCount(); ++row) {
                const QModelIndex item = model->index(row);
                items.append(item);
                for (int child = 0; child < model->rowCount(item); ++child) {
                    items.append(model->index(child, 0, item));
                }
            }
        }
        return items;
    }

    RolesModel roles;
    BuildingSupplyModel supply;
    PlantationsModel plantations;
    ColonistsModel colonists;
    CargoShipsModel ships;
    TradingHouseModel tradingHouse;
    GoodsSupplyModel goods;
    RoundModel round;
    LogModel log;
    std::vector<std::unique_ptr<IslandModel>> islands;
    std::vector<std::unique_ptr<CityModel>> cities;
    std::vector<std::unique_ptr<PlayerBoardModel>> players;
};

inline const TableModel& modelOf(const QModelIndex& item)
{
    return *qobject_cast<const TableModel*>(item.model());
}

} // namespace windrose
