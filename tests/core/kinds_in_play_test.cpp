// SPDX-License-Identifier: GPL-3.0-or-later
// Games with other kinds of buildings in play than the base game, or with the same kinds at other places.
#include "for_players.h"
#include "invariants.h"
#include "oracle.h"
#include "random_game.h"

#include "core/players/heuristic_player.h"

#include <set>

namespace windrose::test
{
namespace
{

/// All kinds of the base game, each but one at a place that is not its number.
constexpr auto kMixedKinds = [] {
    std::array<Building, kMaxKinds> kinds{};
    for (int place = 0; place < kMaxKinds; ++place) {
        kinds[static_cast<std::size_t>(place)] = kAllBuildings[static_cast<std::size_t>((7 * place + 3) % kMaxKinds)];
    }
    return kinds;
}();
constexpr KindsInPlay kMixed{kMixedKinds};

constexpr std::array kFewerKinds{
    Building::SmallIndigoPlant, Building::SmallSugarMill, Building::IndigoPlant,  Building::SugarMill,
    Building::TobaccoStorage,   Building::CoffeeRoaster,  Building::SmallMarket,  Building::ConstructionHut,
    Building::SmallWarehouse,   Building::Hospice,        Building::Office,       Building::LargeWarehouse,
    Building::Factory,          Building::University,     Building::Harbor,       Building::Wharf,
    Building::GuildHall,        Building::Fortress,       Building::CustomsHouse, Building::CityHall,
};
constexpr KindsInPlay kFewer{kFewerKinds};

Position newGameWith(const KindsInPlay& kinds, int players, std::uint64_t seed)
{
    return newGame(players, seed, {}, kinds);
}

/// The same position with the places of the base game.
Position inBaseGame(const Position& position)
{
    Position base = position;
    for (const Building kind : kAllBuildings) {
        base.buildingsLeft.put(kBaseGame.placeOf(kind), position.copiesLeft(kind));
    }
    for (int number = 0; number < kMaxPlayers; ++number) {
        const Seat& from = position.seat(number);
        Seat& seat = base.seat(number);
        seat.kinds = &kBaseGame;
        seat.city = kEmptyCity;
        seat.buildings = {};
        seat.workers = {};
        from.forEachBuilding([&](Building kind) {
            seat.gain(kind);
            seat.setColonistsOn(kind, from.colonistsOn(kind));
        });
        for (int space = 0; space < kSpaces; ++space) {
            if (const auto kind = from.buildingAt(space)) {
                seat.putBuilding(*kind, space);
            }
        }
    }
    return base;
}

std::vector<Order> legalIn(const Position& position)
{
    OrderList list;
    legalOrders(position, list);
    return {list.begin(), list.end()};
}

bool areSame(const std::vector<Order>& left, const std::vector<Order>& right)
{
    return std::is_permutation(left.begin(), left.end(), right.begin(), right.end());
}

TEST(KindsInPlay, GiveEachKindAPlaceAndEachPlaceAKind)
{
    for (const KindsInPlay* kinds : {&kBaseGame, &kMixed, &kFewer}) {
        std::set<Building> met;
        for (int place = 0; place < kinds->count(); ++place) {
            const Building kind = kinds->kindAt(SupplyPlace(place));
            ASSERT_TRUE(met.insert(kind).second);
            ASSERT_TRUE(kinds->contains(kind));
            ASSERT_EQ(kinds->placeOf(kind), SupplyPlace(place));
            ASSERT_EQ(kinds->maskOf(kind), PlaceMask::only(SupplyPlace(place)));
        }
        for (const Building kind : kAllBuildings) {
            ASSERT_EQ(kinds->contains(kind), met.count(kind) != 0);
            ASSERT_EQ(kinds->maskOf(kind).isEmpty(), met.count(kind) == 0);
        }
        ASSERT_EQ(kinds->all().size(), kinds->count());
    }
    EXPECT_EQ(kBaseGame.count(), kMaxKinds);
    EXPECT_EQ(kFewer.count(), 20);
    EXPECT_FALSE(kFewer.contains(Building::Hacienda));
}

TEST(KindsInPlay, CountSpacesCirclesAndPricesAsTheTableDoes)
{
    Random random{5};
    for (const KindsInPlay* kinds : {&kBaseGame, &kMixed, &kFewer}) {
        for (int draw = 0; draw < 1000; ++draw) {
            const PlaceMask places = PlaceMask(static_cast<std::uint32_t>(random.next())) & kinds->all();
            int spaces = 0;
            int circles = 0;
            kinds->forEach(places, [&](Building kind) {
                spaces += spacesFor(kind);
                circles += facts(kind).circles;
            });
            ASSERT_EQ(kinds->spacesOf(places), spaces);
            ASSERT_EQ(kinds->circlesOf(places), circles);
            const auto money = static_cast<int>(random.below(14));
            const auto quarries = static_cast<int>(random.below(7));
            const bool swap = random.below(2) == 0;
            for (const Building kind : kAllBuildings) {
                const int price = printedCost(kind, swap) - std::min<int>(quarries, facts(kind).column);
                const bool isAffordable = !(kinds->affordable(money, quarries, swap) & kinds->maskOf(kind)).isEmpty();
                ASSERT_EQ(isAffordable, kinds->contains(kind) && price <= money) << id(kind);
            }
        }
    }
}

TEST(KindsInPlay, KeepTheColonistsOfEachKindApart)
{
    for (const KindsInPlay* kinds : {&kBaseGame, &kMixed, &kFewer}) {
        std::uint32_t used = 0;
        kinds->forEach(kinds->all(), [&](Building kind) {
            const std::uint32_t bits = kinds->workers().of(kind);
            ASSERT_GE((1 << std::popcount(bits)) - 1, facts(kind).circles);
            ASSERT_EQ(used & bits, 0U);
            used |= bits;
            Workers workers;
            workers.set(kinds->workers(), kind, facts(kind).circles);
            ASSERT_EQ(workers.on(kinds->workers(), kind), facts(kind).circles);
            ASSERT_EQ(workers.total(), facts(kind).circles);
            ASSERT_TRUE(workers.give(kinds->workers(), facts(kind).effect));
            ASSERT_EQ(workers.amountOf(kinds->workers(), facts(kind).effect), facts(kind).amount);
        });
    }
}

class KindsInPlayGame : public ForPlayers
{
};

/// Where the places of the kinds differ and nothing else, the same orders lead to the same tables.
TEST_P(KindsInPlayGame, PlaysAlikeAtOtherPlaces)
{
    Random random{31};
    for (int game = 0; game < 60; ++game) {
        const std::uint64_t seed = random.next();
        Position base = newGame(players, seed);
        Position mixed = newGameWith(kMixed, players, seed);
        while (!base.isFinished()) {
            ASSERT_TRUE(areSame(legalIn(base), legalIn(mixed)));
            const Order order = someOrder(game % 2 == 0 ? base : mixed, random);
            ASSERT_FALSE(check(base, order));
            ASSERT_FALSE(check(mixed, order));
            EventList events;
            EventList mixedEvents;
            apply(base, order, events);
            apply(mixed, order, mixedEvents);
            ASSERT_EQ(inBaseGame(mixed), base);
            ASSERT_TRUE(std::is_permutation(events.events.begin(), events.events.end(), mixedEvents.events.begin(),
                                            mixedEvents.events.end()));
        }
        for (int seat = 0; seat < players; ++seat) {
            ASSERT_EQ(scores(mixed)[at(seat)].total, scores(base)[at(seat)].total);
            ASSERT_EQ(scores(mixed)[at(seat)].bonuses, scores(base)[at(seat)].bonuses);
        }
    }
}

TEST_P(KindsInPlayGame, KeepsTheRulesWithFewerKinds)
{
    Random random{32};
    for (int game = 0; game < 60; ++game) {
        Position position = newGameWith(game % 2 == 0 ? kFewer : kMixed, players, random.next());
        while (!position.isFinished()) {
            ASSERT_EQ(brokenInvariant(position), "");
            ASSERT_TRUE(areSame(legalIn(position), expectedOrders(position)));
            const Order order = someOrder(position, random);
            ASSERT_FALSE(check(position, order));
            Position listed = position;
            ASSERT_EQ(applyAndList(listed, order).size(), static_cast<int>([&] {
                          apply(position, order);
                          return legalIn(position).size();
                      }()));
            ASSERT_EQ(listed, position);
        }
        ASSERT_EQ(brokenInvariant(position), "");
    }
}

TEST_P(KindsInPlayGame, IsPlayedByAComputerToItsEnd)
{
    for (const KindsInPlay* kinds : {&kMixed, &kFewer}) {
        Position position = newGameWith(*kinds, players, 11);
        while (!position.isFinished()) {
            const Order order = heuristicOrder(position, {}, 7);
            ASSERT_FALSE(check(position, order));
            apply(position, order);
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Players, KindsInPlayGame, testing::Range(2, 6));

TEST(KindsInPlay, AKindThatIsNotInPlayIsSoldOut)
{
    Position position = newGameWith(kFewer, 3, 1);
    EXPECT_EQ(position.copiesLeft(Building::Hacienda), 0);
    position.seat(0).doubloons = 20;
    apply(position, Order::chooseRole(Role::Builder));
    EXPECT_EQ(check(position, Order::build(Building::Hacienda)).code, RefusalCode::SoldOut);
    EXPECT_FALSE(position.seat(0).owns(Building::Hacienda));
    EXPECT_FALSE(position.seat(0).occupies(Building::Hacienda));
    EXPECT_EQ(position.seat(0).colonistsOn(Building::Hacienda), 0);
}

TEST(KindsInPlay, DistinguishPositions)
{
    EXPECT_FALSE(newGame(3, 1) == newGameWith(kMixed, 3, 1));
    EXPECT_NE(positionHash(newGame(3, 1)), positionHash(newGameWith(kMixed, 3, 1)));
    EXPECT_NE(positionHash(newGameWith(kFewer, 3, 1)), positionHash(newGameWith(kMixed, 3, 1)));
}

} // namespace
} // namespace windrose::test
