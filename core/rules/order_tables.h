// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "order_set.h"
#include "position.h"
#include "ship_loads.h"
#include "slot.h"

/// The tables of orders that decisions choose from, each in canonical order with a pass at its end where one can pass,
/// and the sets of legal orders made from sets of pieces. Phases say which pieces; the bits are here.
namespace windrose
{

/// Orders about kinds of goods: one for each kind, then a pass.
template <typename MakeOrder>
constexpr std::array<Order, kGoods + 1> ordersForGoods(MakeOrder make)
{
    std::array<Order, kGoods + 1> orders{};
    for (const Good good : kAllGoods) {
        orders[slot(good)] = make(good);
    }
    orders[kGoods] = Order::pass();
    return orders;
}

inline constexpr auto kBonusOrders = ordersForGoods(Order::bonus);
inline constexpr auto kSellOrders = ordersForGoods(Order::sell);

/// The craftsman's choice of a barrel of these kinds, or a pass.
constexpr OrderSet bonusOrders(GoodSet kinds)
{
    return {kBonusOrders, kinds | 1ULL << kGoods};
}

/// A sale of one of these kinds, or a pass.
constexpr OrderSet sellOrders(GoodSet kinds)
{
    return {kSellOrders, kinds | 1ULL << kGoods};
}

/// Orders about pieces that a colonist may come with: for each piece one that accepts it and one that declines it, then
/// a pass.
template <typename Piece, std::size_t Count, typename MakeOrder>
constexpr std::array<Order, 2 * Count + 1> ordersWithColonist(MakeOrder make)
{
    std::array<Order, 2 * Count + 1> orders{};
    for (std::size_t piece = 0; piece < Count; ++piece) {
        orders[2 * piece] = make(static_cast<Piece>(piece), ExtraColonist::Accepted);
        orders[2 * piece + 1] = make(static_cast<Piece>(piece), ExtraColonist::Declined);
    }
    orders[2 * Count] = Order::pass();
    return orders;
}

inline constexpr auto kTakeOrders =
    ordersWithColonist<Tile, kTiles>([](Tile tile, ExtraColonist colonist) { return Order::take(tile, colonist); });

/// The bits of `ordersWithColonist` for a set of pieces: each bit of the set at twice its place, once more for the
/// order that declines if a colonist would come, and the pass.
template <std::size_t Orders>
constexpr std::uint64_t bitsWithColonist(std::uint32_t pieces, bool colonistWouldCome)
{
    static_assert(Orders <= 64, "each order of the decision has a bit");
    std::uint64_t wanted = pieces;
    wanted = (wanted | wanted << 16) & 0x0000FFFF0000FFFFULL;
    wanted = (wanted | wanted << 8) & 0x00FF00FF00FF00FFULL;
    wanted = (wanted | wanted << 4) & 0x0F0F0F0F0F0F0F0FULL;
    wanted = (wanted | wanted << 2) & 0x3333333333333333ULL;
    wanted = (wanted | wanted << 1) & 0x5555555555555555ULL;
    const std::uint64_t declined = colonistWouldCome ? wanted << 1 : 0U;
    return wanted | declined | std::uint64_t{1} << (Orders - 1);
}

/// To take one of these tiles, with the hospice's colonist or without, or a pass.
constexpr OrderSet takeOrders(TileSet tiles, bool colonistWouldCome)
{
    return {kTakeOrders, bitsWithColonist<kTakeOrders.size()>(tiles, colonistWouldCome)};
}

/// To build one of these kinds in play, with the university's colonist or without, or a pass.
constexpr OrderSet buildOrders(const KindsInPlay& kinds, PlaceMask places, bool colonistWouldCome)
{
    return {kinds.buildOrders(), bitsWithColonist<KindsInPlay::kBuildOrders>(places.bits(), colonistWouldCome)};
}

inline constexpr std::array<Order, 2> kHaciendaOrders{Order::hacienda(), Order::noHacienda()};

/// To draw for the hacienda or not.
constexpr OrderSet haciendaOrders()
{
    return {kHaciendaOrders, 0b11};
}

/// The places of the wharf's orders and of the pass, after those of the ships.
inline constexpr int kWharfOrders = kGoods * kCargoShips;
inline constexpr int kLoadPass = kWharfOrders + kGoods;
static_assert(kLoadPass < 32, "one word has a bit for each load and the pass");

inline constexpr auto kLoadOrders = [] {
    std::array<Order, kLoadPass + 1> orders{};
    for (const Good good : kAllGoods) {
        for (int ship = 0; ship < kCargoShips; ++ship) {
            orders[slot(index(good) * kCargoShips + ship)] = Order::load(good, ship);
        }
        orders[slot(kWharfOrders + index(good))] = Order::loadWharf(good);
    }
    orders[kLoadPass] = Order::pass();
    return orders;
}();

/// These loads of ships and, on the wharf, of these kinds; a pass only while no ship can be loaded.
constexpr OrderSet loadOrders(ShipLoads ships, GoodSet wharf)
{
    const unsigned pass = ships.isEmpty() ? 1U : 0U;
    return {kLoadOrders, ships.bits() | static_cast<unsigned>(wharf) << kWharfOrders | pass << kLoadPass};
}

inline constexpr int kMaxStored = [] {
    int most = 0;
    for (const BuildingFacts& row : kBuildingFacts) {
        most += row.effect == Effect::StoreKinds ? row.amount : 0;
    }
    return most;
}(); ///< kinds that all warehouses together keep whole
static_assert(kMaxStored < kGoods, "a single barrel is of another kind");

/// For a number of kinds that warehouses keep whole: all orders to store, and which of them are legal for each set of
/// kinds held.
struct StoreOrders {
    static constexpr std::size_t kMost = 30; ///< single barrels by pairs of the other four kinds
    static_assert(kMost <= 32, "one word has a bit for each of them");

    std::array<Order, kMost> table{};
    std::array<std::uint32_t, 1U << kGoods> legal{};

    constexpr explicit StoreOrders(int kept)
    {
        unsigned count = 0;
        for (const Good single : kAllGoods) {
            for (unsigned bits = 0; bits <= GoodSet::kAll; ++bits) {
                const GoodSet whole(bits);
                if (whole.contains(single) || whole.size() != kept) {
                    continue;
                }
                table[count] = Order::store(single, whole);
                const GoodSet needed = whole | GoodSet::only(single);
                for (unsigned held = 0; held < legal.size(); ++held) {
                    legal[held] |= ((needed - GoodSet(held)).isEmpty() ? 1U : 0U) << count;
                }
                ++count;
            }
        }
    }
};

inline constexpr auto kStoreOrders = [] {
    static_assert(kMaxStored == 3, "a table for each number of kinds");
    return std::array{StoreOrders(0), StoreOrders(1), StoreOrders(2), StoreOrders(3)};
}();

/// To keep one barrel of a kind held and all barrels of `kept` others.
constexpr OrderSet storeOrders(GoodSet held, int kept)
{
    const StoreOrders& orders = kStoreOrders[slot(kept)];
    return {orders.table, orders.legal[held]};
}

} // namespace windrose
