// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/game.h"
#include "core/rules/placements.h"
#include "core/rules/scoring.h"
#include "shorthand.h"

#include <gtest/gtest.h>

#include <initializer_list>
#include <stdexcept>
#include <string>
#include <vector>

namespace windrose
{

/// Readable values in the messages of failed tests.
inline void PrintTo(const Order& order, std::ostream* out)
{
    *out << "order kind " << index(order.kind) << " piece " << int{order.piece} << " mask " << order.mask << " detail "
         << order.detail;
}
inline void PrintTo(RefusalCode code, std::ostream* out)
{
    *out << "refusal " << index(code);
}
inline void PrintTo(Decision decision, std::ostream* out)
{
    *out << kDecisionIds[static_cast<std::size_t>(decision)];
}
inline void PrintTo(Phase phase, std::ostream* out)
{
    *out << kPhaseIds[static_cast<std::size_t>(phase)];
}
inline void PrintTo(Building building, std::ostream* out)
{
    *out << id(building);
}

} // namespace windrose

namespace windrose::test
{

inline constexpr ExtraColonist kNoColonist = ExtraColonist::Declined;

/// The set of goods as a mask.
constexpr GoodSet kinds(std::initializer_list<Good> goods)
{
    GoodSet set;
    for (const Good good : goods) {
        set |= GoodSet::only(good);
    }
    return set;
}

/// The simplest legal placement: fills circles from the first island space on, then from the first city space.
inline Order fillFromTheFirst(const Seat& seat)
{
    int left = seat.colonists();
    unsigned island = 0;
    std::uint32_t city = 0;
    for (int space = 0; space < kSpaces && left > 0; ++space) {
        if (seat.tileAt(space)) {
            island |= 1U << space;
            --left;
        }
    }
    for (int space = 0; space < kSpaces && left > 0; ++space) {
        const auto building = seat.buildingAt(space);
        if (building && seat.firstSpaceOf(*building) == space) {
            const int here = std::min<int>(left, facts(*building).circles);
            city |= static_cast<std::uint32_t>(here) << (2 * space);
            left -= here;
        }
    }
    return Order::place(SpaceSet(island), city);
}

inline std::vector<Order> ordersOf(const Position& position)
{
    OrderList list;
    legalOrders(position, list);
    return {list.begin(), list.end()};
}

/// Declines if possible; else the first legal order.
inline Order idleOrder(const Position& position)
{
    if (position.decision == Decision::PlaceColonists) {
        return fillFromTheFirst(position.seat(position.turn));
    }
    if (position.decision == Decision::Hacienda) {
        return Order::noHacienda();
    }
    if (!check(position, Order::pass())) {
        return Order::pass();
    }
    return ordersOf(position).at(0);
}

/// A game that a test sets up piece by piece and then plays by orders. The setters take pieces from the box (supply,
/// pool, stack), so that the box stays complete; otherwise a test can write to `position`.
class Table
{
public:
    explicit Table(int players = 4, const Options& options = {}, std::uint64_t seed = 7)
        : position(newGame(players, seed, options))
    {
    }

    Position position;
    EventList last; ///< the events of the last order

    Seat& seat(int number) { return position.seat(number); }

    /// Builds on the first free space, or on the first free pair; colonists come from the supply.
    Table& building(int number, Building kind, int colonists = 0)
    {
        Seat& owner = seat(number);
        for (int first = 0; first < kSpaces; ++first) {
            if (owner.buildingAt(first)) {
                continue;
            }
            if (!isLarge(kind)) {
                return buildingAt(number, kind, first, first, colonists);
            }
            for (int second = first + 1; second < kSpaces; ++second) {
                if (areAdjacent(first, second) && !owner.buildingAt(second)) {
                    return buildingAt(number, kind, first, second, colonists);
                }
            }
        }
        throw std::logic_error("no room in the city");
    }

    Table& buildingAt(int number, Building kind, int first, int second, int colonists = 0)
    {
        Seat& owner = seat(number);
        if (position.copiesLeft(kind) == 0 || owner.owns(kind)) {
            throw std::logic_error("no such building left");
        }
        position.setCopiesLeft(kind, position.copiesLeft(kind) - 1);
        owner.gain(kind);
        owner.putBuilding(kind, first);
        owner.putBuilding(kind, second);
        takeColonists(colonists);
        owner.setColonistsOn(kind, colonists);
        return *this;
    }

    /// Puts tiles on the first free spaces, the first `manned` of them with a colonist from the supply.
    Table& tiles(int number, Tile tile, int count = 1, int manned = 0)
    {
        Seat& owner = seat(number);
        takeColonists(manned);
        for (int space = 0; count > 0; ++space) {
            if (space == kSpaces) {
                throw std::logic_error("no room on the island");
            }
            if (owner.tileAt(space)) {
                continue;
            }
            takeTile(tile);
            owner.tiles[at(tile)] |= SpaceSet::only(space);
            if (manned > 0) {
                owner.manned |= SpaceSet::only(space);
                --manned;
            }
            --count;
        }
        return *this;
    }

    /// Adds tiles of any kind until `filled` spaces of the island have one.
    Table& fillIsland(int number, int filled)
    {
        while (kSpaces - seat(number).emptyIslandSpaces() < filled) {
            tiles(number, position.piles.faceDownSize() != 0 ? position.piles.faceDown(0) : Tile::Quarry);
        }
        return *this;
    }

    Table& barrels(int number, Good good, int count)
    {
        takeBarrels(good, count);
        seat(number).goods[at(good)] = u8(seat(number).goods[at(good)] + count);
        return *this;
    }

    Table& doubloons(int number, int count)
    {
        seat(number).doubloons = static_cast<std::uint16_t>(count);
        return *this;
    }

    Table& points(int number, int count)
    {
        seat(number).victoryPoints = static_cast<std::uint16_t>(seat(number).victoryPoints + count);
        position.victoryPoints = u8(position.victoryPoints - std::min<int>(position.victoryPoints, count));
        return *this;
    }

    Table& sanJuan(int number, int count)
    {
        takeColonists(count);
        seat(number).sanJuan = u8(seat(number).sanJuan + count);
        return *this;
    }

    /// Sets the supply; the other colonists leave the box.
    Table& colonistSupply(int count)
    {
        position.colonists = u8(count);
        return *this;
    }

    Table& colonistShip(int count)
    {
        position.colonistShip = u8(count);
        return *this;
    }

    /// Sets the face-up row in this order; the previous tiles go under the stack.
    Table& faceUp(std::initializer_list<Tile> row)
    {
        layUnderStack(this->row());
        position.faceUp.clear();
        for (const Tile tile : row) {
            takeTile(tile);
            position.faceUp.append(tile);
        }
        return *this;
    }

    /// The top of the face-down stack, the first one drawn first.
    Table& nextTiles(std::initializer_list<Tile> tiles)
    {
        for (const Tile tile : tiles) {
            takeTile(tile);
        }
        for (auto tile = tiles.end(); tile != tiles.begin();) {
            position.piles.layFaceDown(*--tile);
        }
        return *this;
    }

    /// Puts all but the top `left` face-down tiles onto the discard pile.
    Table& discardDownTo(int left)
    {
        while (position.piles.faceDownSize() > left) {
            const Tile deepest = position.piles.faceDown(position.piles.faceDownSize() - 1);
            position.piles.takeOut(deepest);
            position.piles.discard(deepest);
        }
        return *this;
    }

    /// Removes all face-down and discarded tiles from the box.
    Table& noStack()
    {
        position.piles = {};
        return *this;
    }

    Table& cargo(int ship, Good good, int count)
    {
        takeBarrels(good, count);
        position.ships[at(ship)] = {u8(good), u8(count)};
        return *this;
    }

    Table& house(std::initializer_list<Good> goods)
    {
        for (const Good good : goods) {
            takeBarrels(good, 1);
            position.tradingHouse.append(good);
        }
        return *this;
    }

    /// Takes barrels of a kind out of the box until the supply has `left`.
    Table& goodsSupply(Good good, int left)
    {
        position.goods[at(good)] = u8(left);
        return *this;
    }

    /// Sets the seat that chooses first in this round.
    Table& governor(int number)
    {
        position.governor = position.chooser = position.turn = u8(number);
        return *this;
    }

    /// Plays an order; throws when it is not legal, so that nothing later builds on it.
    Table& play(Order order)
    {
        const Refusal refusal = check(position, order);
        if (refusal) {
            throw std::logic_error("refused with code " + std::to_string(index(refusal.code)) + " at decision " +
                                   std::string(kDecisionIds[at(position.decision)]) + " of seat " +
                                   std::to_string(position.turn) + ": " + testing::PrintToString(order));
        }
        last.events.clear();
        apply(position, order, last);
        return *this;
    }

    Table& play(std::initializer_list<Order> orders)
    {
        for (const Order order : orders) {
            play(order);
        }
        return *this;
    }

    Table& role(Role role, ExtraColonist colonist = ExtraColonist::Accepted)
    {
        return play(Order::chooseRole(role, colonist));
    }

    /// Everybody declines what can be declined until a role is to be chosen or the game is finished.
    Table& finishPhase()
    {
        while (position.decision != Decision::ChooseRole && position.decision != Decision::None) {
            play(idleOrder(position));
        }
        return *this;
    }

    /// A role of which nobody makes any use that can be declined.
    Table& idleRole(Role role) { return this->role(role, idleColonist(role)).finishPhase(); }

    RefusalCode refusal(Order order) const { return check(position, order).code; }
    bool allows(Order order) const { return refusal(order) == RefusalCode::None; }

    std::vector<Order> orders() const { return ordersOf(position); }

    /// True when the list of legal orders names this very order.
    bool lists(Order order) const
    {
        const auto all = orders();
        return std::find(all.begin(), all.end(), order) != all.end();
    }

    int barrelsOf(int number, Good good) const { return position.seat(number).goods[at(good)]; }
    int doubloonsOf(int number) const { return static_cast<int>(position.seat(number).doubloons); }
    int pointsOf(int number) const { return position.seat(number).victoryPoints; }

    /// The face-up tiles, in order.
    std::vector<Tile> row() const { return {position.faceUp.begin(), position.faceUp.end()}; }

    /// The discarded tiles, in the order they came.
    std::vector<Tile> discards() const
    {
        std::vector<Tile> tiles;
        for (int place = 0; place < position.piles.discardSize(); ++place) {
            tiles.push_back(position.piles.discarded(place));
        }
        return tiles;
    }

    /// How many events of this kind the last order had.
    int count(EventKind kind) const
    {
        return static_cast<int>(std::count_if(last.events.begin(), last.events.end(),
                                              [kind](const Event& event) { return event.kind == kind; }));
    }

private:
    ExtraColonist idleColonist(Role role) const
    {
        const bool declinable = role == Role::Mayor && position.colonists != 0;
        return declinable ? ExtraColonist::Declined : ExtraColonist::Accepted;
    }

    void takeColonists(int count)
    {
        if (position.colonists < count) {
            throw std::logic_error("no colonist left");
        }
        position.colonists = u8(position.colonists - count);
    }

    void takeBarrels(Good good, int count)
    {
        if (position.goods[at(good)] < count) {
            throw std::logic_error("no barrel left");
        }
        position.goods[at(good)] = u8(position.goods[at(good)] - count);
    }

    /// Puts tiles under the face-down stack, the first one deepest.
    void layUnderStack(std::vector<Tile> tiles)
    {
        TilePiles before = position.piles;
        const auto size = tiles.size();
        while (before.faceDownSize() != 0) {
            tiles.insert(tiles.begin() + static_cast<std::ptrdiff_t>(size), before.draw());
        }
        while (position.piles.faceDownSize() != 0) {
            position.piles.draw();
        }
        for (const Tile tile : tiles) {
            position.piles.layFaceDown(tile);
        }
    }

    void takeTile(Tile tile)
    {
        if (tile == Tile::Quarry) {
            if (position.quarries == 0) {
                throw std::logic_error("no quarry left");
            }
            --position.quarries;
            return;
        }
        for (int depth = 0; depth < position.piles.faceDownSize(); ++depth) {
            if (position.piles.faceDown(depth) == tile) {
                position.piles.takeOut(tile);
                return;
            }
        }
        if (position.faceUp.contains(tile) && position.piles.faceDownSize() != 0) {
            const int place = position.faceUp.placeOf(tile);
            position.faceUp.removeAt(place);
            position.faceUp.insert(place, position.piles.draw());
            return;
        }
        throw std::logic_error("no such tile face down");
    }
};

} // namespace windrose::test
