// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../rules/position.h"
#include "json_field.h"

namespace windrose
{

/// The box while a position is read: every piece of the position is taken out of it, and the rest becomes the supply.
/// Taking more than there is throws `Malformed` with the name of the piece.
class Box
{
public:
    Box(int players, const KindsInPlay& kinds);

    void takeBarrels(Good good, int count, const std::string& pointer);
    void takeTile(Tile tile, const std::string& pointer);
    /// Takes a building of a kind in play.
    void takeBuilding(Building building, const std::string& pointer);
    void takeColonists(int count, const std::string& pointer);

    int colonistsLeft() const { return m_colonists; }
    int colonistsInBox() const { return m_colonistsInBox; }

    /// Makes the rest of the box the supply of `position`, and checks it against `supply` if given.
    void fillSupply(Position& position, const std::optional<JsonField>& supply) const;

    /// Reads the plantations; tiles that are not given are put face down in an order drawn from `random`.
    void readPlantations(Position& position, const std::optional<JsonField>& plantations, Random& random);

private:
    void checkSupply(const Position& position, const JsonField& supply) const;
    std::vector<std::uint8_t> readTiles(const std::optional<JsonField>& list, int most);
    void requireLeft(const JsonField& field, int left, int inBox, TextErrorCode few, TextErrorCode many,
                     std::string_view name) const;

    int m_players;
    const KindsInPlay& m_kinds;
    int m_colonists;
    int m_colonistsInBox;
    std::array<int, kGoods> m_barrels{};
    std::array<int, kTiles> m_tiles{};
    std::array<int, kBuildings> m_buildings{}; ///< none of the kinds that are not in play
};

/// The number of tiles of a kind in the box.
int tilesInBox(int players, Tile tile);

} // namespace windrose
