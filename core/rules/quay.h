// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "order_tables.h"

namespace windrose
{

/// Of these empty ships (one bit each) those that may be loaded with a number of barrels of one kind.
constexpr unsigned emptyShipsFor(const SetupFacts& setup, unsigned empty, int barrels)
{
    int largest = 0;
    for (std::size_t ship = 0; ship < kCargoShips; ++ship) {
        largest = std::max<int>(largest, (empty >> ship & 1U) != 0 ? setup.ships[ship] : 0);
    }
    unsigned ships = 0;
    for (std::size_t ship = 0; ship < kCargoShips; ++ship) {
        const bool takes = barrels != 0 && setup.ships[ship] >= std::min(barrels, largest);
        ships |= empty & (takes ? 1U : 0U) << ship;
    }
    return ships;
}

/// The loads that the cargo ships allow any seat (rules of play, 3.6): a kind that is on a ship goes onto that ship
/// while it has room; a kind on no ship goes onto an empty ship, one of those that take the most of the seat's
/// barrels.
class Quay
{
public:
    explicit Quay(const Position& position) : m_setup(static_cast<std::size_t>(position.players - kMinPlayers))
    {
        for (int number = 0; number < kCargoShips; ++number) {
            const CargoShip& ship = position.ship(number);
            const int capacity = position.shipCapacity(number);              // 0 where there is no ship
            const unsigned kind = 1U << (ship.good & 0x1FU) & GoodSet::kAll; // none for `kNoGood`
            const unsigned hasRoom = ship.barrels < capacity && kind != 0 ? 1U : 0U;
            m_carried |= kind;
            m_withRoom |= hasRoom << ((ship.good & 7U) * kCargoShips + static_cast<unsigned>(number));
            m_empty |= (kind == 0 && capacity != 0 ? 1U : 0U) << number;
        }
    }

    /// Kinds that some ship takes.
    GoodSet loadable() const
    {
        unsigned kinds = m_empty != 0 ? ~m_carried : 0U;
        const unsigned withRoom = m_withRoom | m_withRoom >> 1 | m_withRoom >> 2; // one of the three bits of each kind
        for (int good = 0; good < kGoods; ++good) {
            kinds |= (withRoom >> (good * kCargoShips) & 1U) << good;
        }
        return GoodSet(kinds);
    }

    /// The loads a seat with these barrels can choose from.
    ShipLoads loadsFor(const Barrels& barrels) const
    {
        const auto& shipsFor = kEmptyShipsFor[m_setup][m_empty];
        std::uint32_t rest = barrels.word();
        unsigned onEmpty = 0;
        for (int good = 0; good < kGoods; ++good, rest >>= 4) {
            onEmpty |= static_cast<unsigned>(shipsFor[rest & 0xFU]) << (good * kCargoShips);
        }
        return (ShipLoads(m_withRoom) & allShipsFor(barrels.kinds())) |
               (ShipLoads(onEmpty) - allShipsFor(GoodSet(m_carried)));
    }

private:
    static_assert(kCargoShips == 3, "`loadable` folds three bits");

    /// By set of empty ships and number of barrels.
    using EmptyShips = std::array<std::array<std::uint8_t, 16>, ShipLoads::kAllShips + 1>;

    /// `emptyShipsFor` by number of players.
    static constexpr auto kEmptyShipsFor = [] {
        std::array<EmptyShips, kSetupFacts.size()> table{};
        for (std::size_t setup = 0; setup < table.size(); ++setup) {
            for (unsigned empty = 0; empty <= ShipLoads::kAllShips; ++empty) {
                for (std::size_t barrels = 0; barrels < table[setup][empty].size(); ++barrels) {
                    table[setup][empty][barrels] =
                        static_cast<std::uint8_t>(emptyShipsFor(kSetupFacts[setup], empty, static_cast<int>(barrels)));
                }
            }
        }
        return table;
    }();

    /// These kinds, each on any ship.
    static ShipLoads allShipsFor(GoodSet kinds) { return ShipLoads(kAllShipsFor[kinds]); }
    static constexpr auto kAllShipsFor = [] {
        std::array<std::uint16_t, GoodSet::kAll + 1> table{};
        for (unsigned kinds = 0; kinds < table.size(); ++kinds) {
            unsigned bits = 0;
            GoodSet(kinds).forEach([&](Good good) { bits |= ShipLoads::of(good, ShipLoads::kAllShips).bits(); });
            table[kinds] = static_cast<std::uint16_t>(bits);
        }
        return table;
    }();

    std::size_t m_setup;     ///< place in the set-up table
    unsigned m_carried = 0;  ///< kinds on a ship, one bit each
    unsigned m_withRoom = 0; ///< loads of a kind on the ship that carries it, while it has room
    unsigned m_empty = 0;    ///< empty ships, one bit each
};

} // namespace windrose
