// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/quay.h"
#include "shorthand.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

/// The types that pack pieces into words, each compared with a plain implementation.
namespace windrose::test
{

namespace
{

GoodSet setOf(unsigned bits)
{
    return GoodSet(bits);
}

} // namespace

TEST(Small, ReadsAsTheNumberItWasGiven)
{
    Small8 number;
    EXPECT_EQ(number, 0);
    number = 255;
    EXPECT_EQ(number, 255);
    number -= 250;
    EXPECT_EQ(number++, 5);
    EXPECT_EQ(--number, 5);
    EXPECT_EQ(Small16(65535), 65535);
}

TEST(Small, KeepsTheLowestBitsOfANumberThatDoesNotFit)
{
    EXPECT_EQ(Small8::kMost, 255);
    EXPECT_EQ(Small16::kMost, 65535);
    int tooMany = Small8::kMost + 1; // not a constant: such a constant does not compile
    EXPECT_EQ(Small8(tooMany), 0);
    tooMany = -1;
    EXPECT_EQ(Small8(tooMany), Small8::kMost);
}

TEST(CardSet, HoldsExactlyTheCardsOfItsBits)
{
    for (std::uint32_t bits = 0; bits < CardSet::kSets; ++bits) {
        const CardSet cards(bits);
        int size = 0;
        for (int card = 0; card < kMaxRoleCards; ++card) {
            const bool isIn = (bits >> card & 1U) != 0;
            size += isIn ? 1 : 0;
            ASSERT_EQ(cards.contains(card), isIn);
            ASSERT_EQ((cards & CardSet::before(card)).contains(card), false);
            ASSERT_EQ((cards & CardSet::before(card + 1)).contains(card), isIn);
        }
        ASSERT_EQ(cards.size(), size);
        ASSERT_EQ(cards, bits);
    }
}

TEST(SmallSet, HoldsUpToSixteenItems)
{
    using Set = SmallSet<int, 16>;
    static_assert(sizeof(Set) == 2 && sizeof(SmallSet<int, 8>) == 1);
    Set set{3, 15};
    EXPECT_TRUE(set.contains(15));
    EXPECT_FALSE(set.contains(14));
    set.add(0);
    EXPECT_EQ(set, (Set{0, 3, 15}));
    EXPECT_EQ(set - Set::before(15), Set::only(15));
    EXPECT_EQ(Set::before(16), Set(0xFFFFU));
}

TEST(SpaceSets, GiveTheirHighestAndLowestSpace)
{
    EXPECT_EQ(SpaceSet().highest(), -1);
    for (int low = 0; low < 16; ++low) {
        for (int high = low; high < 16; ++high) {
            const auto spaces = SpaceSet::only(low) | SpaceSet::only(high);
            ASSERT_EQ(spaces.lowest(), low);
            ASSERT_EQ(spaces.highest(), high);
            ASSERT_EQ(spaces - SpaceSet::only(high), low == high ? SpaceSet() : SpaceSet::only(low));
        }
    }
}

TEST(Orders, GiveTheHighestCitySpaceOfAPlacement)
{
    EXPECT_EQ(Order::place({}, 0).highestCitySpace(), -1);
    for (int space = 0; space < 16; ++space) {
        for (std::uint32_t colonists = 1; colonists <= 3; ++colonists) {
            ASSERT_EQ(Order::place({}, colonists << (2 * space)).highestCitySpace(), space);
            ASSERT_EQ(Order::place({}, colonists << (2 * space) | 1U).highestCitySpace(), space);
        }
    }
}

TEST(Orders, GiveTheFirstKindToKeepThatIsNotHeld)
{
    const GoodSet held{Good::Corn, Good::Sugar};
    EXPECT_EQ(Order::store(Good::Corn, {}).keptOutside(held), -1);
    EXPECT_EQ(Order::store(Good::Corn, {Good::Sugar}).keptOutside(held), -1);
    EXPECT_EQ(Order::store(Good::Corn, {Good::Sugar, Good::Indigo, Good::Coffee}).keptOutside(held), 1);
    constexpr int kNoKind = 9;
    EXPECT_EQ((Order{OrderKind::Store, 0, 1U << kNoKind, 0}).keptOutside(held), kNoKind);
}

TEST(GoodSet, HoldsExactlyTheKindsOfItsBits)
{
    for (unsigned bits = 0; bits <= GoodSet::kAll; ++bits) {
        std::vector<Good> kinds;
        setOf(bits).forEach([&](Good good) { kinds.push_back(good); });
        ASSERT_EQ(static_cast<int>(kinds.size()), setOf(bits).size());
        ASSERT_EQ(kinds.empty(), setOf(bits).isEmpty());
        ASSERT_TRUE(std::is_sorted(kinds.begin(), kinds.end()));
        for (const Good good : kAllGoods) {
            const bool isIn = std::find(kinds.begin(), kinds.end(), good) != kinds.end();
            ASSERT_EQ(setOf(bits).contains(good), isIn);
            ASSERT_EQ((bits >> index(good) & 1U) != 0, isIn);
        }
    }
}

TEST(GoodSet, AddsMeetsAndTakesAwayKindByKind)
{
    for (unsigned left = 0; left <= GoodSet::kAll; ++left) {
        for (unsigned right = 0; right <= GoodSet::kAll; ++right) {
            for (const Good good : kAllGoods) {
                const bool inLeft = setOf(left).contains(good);
                const bool inRight = setOf(right).contains(good);
                ASSERT_EQ((setOf(left) | setOf(right)).contains(good), inLeft || inRight);
                ASSERT_EQ((setOf(left) & setOf(right)).contains(good), inLeft && inRight);
                ASSERT_EQ((setOf(left) - setOf(right)).contains(good), inLeft && !inRight);
            }
        }
    }
}

TEST(GoodSet, DropsBitsAboveTheLastKind)
{
    EXPECT_EQ(setOf(0xFFFFU), setOf(GoodSet::kAll));
}

TEST(Barrels, MoveWholeNumbersOfOneKind)
{
    Barrels from{0, 15, 3, 4, 0};
    Barrels to{1, 0, 5, 15, 2};
    from.moveTo(to, Good::Sugar, 2);
    EXPECT_EQ(from, (std::array<std::uint8_t, kGoods>{0, 15, 1, 4, 0}));
    EXPECT_EQ(to, (std::array<std::uint8_t, kGoods>{1, 0, 7, 15, 2}));
    EXPECT_EQ(from.kinds(), setOf(0b01110));
    EXPECT_EQ(to.kinds(), setOf(0b11101));
}

TEST(Barrels, GiveTheKindsForEveryNumberOfEach)
{
    for (const Good good : kAllGoods) {
        for (int number = 0; number <= 15; ++number) {
            Barrels barrels;
            barrels[good] = u8(number);
            ASSERT_EQ(barrels[good], number);
            ASSERT_EQ(barrels.kinds(), number == 0 ? GoodSet{} : GoodSet::only(good));
        }
    }
}

TEST(Island, KnowsItsTilesAndItsFirstEmptySpace)
{
    Island island;
    for (int space = 0; space < kSpaces; ++space) {
        ASSERT_EQ(island.firstEmpty(), space);
        ASSERT_TRUE(island.isEmpty(space));
        ASSERT_FALSE(island.isFull());
        const auto tile = static_cast<Tile>(space % kTiles);
        island.lay(tile, space);
        ASSERT_FALSE(island.isEmpty(space));
        ASSERT_TRUE(island.of(tile).contains(space));
    }
    EXPECT_TRUE(island.isFull());
    for (int tile = 0; tile < kTiles; ++tile) {
        EXPECT_EQ(island.of(static_cast<Tile>(tile)), SpaceSet::only(tile) | SpaceSet::only(tile + kTiles));
    }
}

TEST(CityLayout, KeepsEveryKindOnEverySpace)
{
    for (int space = 0; space < kSpaces; ++space) {
        for (int kind = 0; kind < kMaxKinds; ++kind) {
            CityLayout city;
            ASSERT_TRUE(city.isEmpty(space));
            city.put(SupplyPlace(kind), space);
            ASSERT_EQ(city.get(at(space)), SupplyPlace(kind));
            ASSERT_FALSE(city.isEmpty(space));
            ASSERT_EQ(city.firstEmpty(), space == 0 ? 1 : 0);
        }
    }
}

TEST(CityLayout, FindsTheFirstEmptySpaceBehindAnyBuildings)
{
    for (int kind = 0; kind < kMaxKinds; ++kind) {
        CityLayout city;
        for (int space = 0; space < kSpaces; ++space) {
            ASSERT_EQ(city.firstEmpty(), space);
            city.put(SupplyPlace(kind), space);
        }
    }
}

TEST(CityLayout, LeavesALargeBuildingOnItsFirstSpaceOnly)
{
    CityLayout city;
    constexpr SupplyPlace kSmall{17};
    constexpr SupplyPlace kLarge{22};
    constexpr SupplyPlace kFirst{0};
    city.put(kSmall, 0);
    city.put(kLarge, 2);
    city.put(kLarge, 6);
    city.put(kFirst, 7);
    const CityLayout first = city.onFirstSpaces();
    EXPECT_EQ(first.get(2), kLarge);
    EXPECT_TRUE(first.isEmpty(6));
    EXPECT_EQ(first.get(0), kSmall);
    EXPECT_EQ(first.get(7), kFirst);
}

constexpr const WorkerBits& kBits = kBaseGame.workers();

TEST(Workers, KeepTheColonistsOfEachKindApart)
{
    for (const Building kind : kBaseGameKinds) {
        for (int colonists = 0; colonists <= facts(kind).circles; ++colonists) {
            Workers workers;
            workers.set(kBits, Building::CoffeeRoaster, 2);
            workers.set(kBits, Building::CityHall, 1);
            const int others = kind == Building::CoffeeRoaster ? 1 : kind == Building::CityHall ? 2 : 3;
            workers.set(kBits, kind, colonists);
            ASSERT_EQ(workers.on(kBits, kind), colonists);
            ASSERT_EQ(workers.total(), colonists + others);
        }
    }
}

TEST(Workers, GiveTheEffectsOfOccupiedBuildingsOnly)
{
    for (const Building kind : kBaseGameKinds) {
        Workers workers;
        ASSERT_FALSE(workers.give(kBits, facts(kind).effect));
        workers.set(kBits, kind, 1);
        for (const Building other : kBaseGameKinds) {
            ASSERT_EQ(workers.give(kBits, facts(other).effect), facts(other).effect == facts(kind).effect);
        }
        ASSERT_EQ(workers.amountOf(kBits, facts(kind).effect), facts(kind).amount);
    }
    Workers both;
    both.set(kBits, Building::SmallMarket, 1);
    both.set(kBits, Building::LargeMarket, 1);
    both.set(kBits, Building::SmallWarehouse, 1);
    EXPECT_EQ(both.amountOf(kBits, Effect::RaisePrice), 3);
    EXPECT_EQ(both.amountOf(kBits, Effect::StoreKinds), 1);
}

TEST(Workers, DistinguishPlacementsOnProductionBuildingsAndNoOthers)
{
    Workers before;
    before.set(kBits, Building::SugarMill, 1);
    for (const Building kind : kBaseGameKinds) {
        for (int colonists = 0; colonists <= facts(kind).circles; ++colonists) {
            Workers after = before;
            after.set(kBits, kind, colonists);
            const bool isSame = !isProduction(kind) || colonists == before.on(kBits, kind);
            ASSERT_EQ(after.onProduction() == before.onProduction(), isSame) << id(kind) << ' ' << colonists;
            ASSERT_EQ(after.onProduction() >> WorkerBits::kPairBits, 0U);
        }
    }
}

TEST(Workers, ComeFromTheSpacesOfAPlacement)
{
    CityLayout city;
    city.put(kBaseGame.placeOf(Building::SugarMill), 3);
    city.put(kBaseGame.placeOf(Building::Harbor), 11);
    const Workers workers = workersOn(kBaseGame, city, 3U << 6 | 1U << 22);
    EXPECT_EQ(workers.on(kBits, Building::SugarMill), 3);
    EXPECT_EQ(workers.on(kBits, Building::Harbor), 1);
    EXPECT_EQ(workers.total(), 4);
}

TEST(BuildingSets, CountSpacesAndCirclesAsTheTableDoes)
{
    const auto holds = [](PlaceMask kinds) {
        int spaces = 0;
        int circles = 0;
        for (const Building kind : kAllBuildings) {
            spaces += kinds.contains(kBaseGame.placeOf(kind)) ? spacesFor(kind) : 0;
            circles += kinds.contains(kBaseGame.placeOf(kind)) ? facts(kind).circles : 0;
        }
        return kBaseGame.spacesOf(kinds) == spaces && kBaseGame.circlesOf(kinds) == circles;
    };
    Random random{7};
    for (int draw = 0; draw < 2000; ++draw) {
        ASSERT_TRUE(holds(PlaceMask(static_cast<std::uint32_t>(random.next())) & kBaseGame.all()));
    }
    EXPECT_TRUE(holds(kBaseGame.all()));
}

TEST(FaceUpRow, TakesTheFirstTileOfAKindAndClosesTheGap)
{
    FaceUpRow row{Tile::Sugar, Tile::Corn, Tile::Sugar, Tile::Coffee};
    EXPECT_EQ(row.kinds(), 0b10101U);
    EXPECT_EQ(row.placeOf(Tile::Sugar), 0);
    EXPECT_EQ(row.placeOf(Tile::Coffee), 3);
    EXPECT_FALSE(row.contains(Tile::Tobacco));
    row.take(Tile::Sugar);
    EXPECT_EQ(row, (FaceUpRow{Tile::Corn, Tile::Sugar, Tile::Coffee}));
    row.take(Tile::Corn);
    EXPECT_EQ(row.kinds(), 0b10100U) << "after the tiles come zeros, which is the number of corn";
    EXPECT_FALSE(row.contains(Tile::Corn));
    row.clear();
    EXPECT_TRUE(row.isEmpty());
    EXPECT_EQ(row.kinds(), 0U);
}

TEST(FaceUpRow, ChangesLikeAVector)
{
    Random random{3};
    FaceUpRow row;
    std::vector<Tile> tiles;
    for (int step = 0; step < 5000; ++step) {
        const bool adds = tiles.empty() || (!row.isFull() && random.below(2) == 0);
        const int place = static_cast<int>(random.below(static_cast<std::uint32_t>(tiles.size() + (adds ? 1 : 0))));
        if (adds) {
            const auto tile = static_cast<Tile>(random.below(kTiles));
            tiles.insert(tiles.begin() + place, tile);
            row.insert(place, tile);
        } else {
            tiles.erase(tiles.begin() + place);
            row.removeAt(place);
        }
        ASSERT_EQ(std::vector<Tile>(row.begin(), row.end()), tiles);
        ASSERT_EQ(row.isFull(), tiles.size() == std::size_t{kMaxFaceUp});
    }
}

TEST(TradingHouse, KnowsTheKindsOfItsBarrelsOnly)
{
    TradingHouse house;
    EXPECT_EQ(house.kinds(), GoodSet{}); // after the barrels come zeros, which is the number of corn
    for (const Good good : {Good::Coffee, Good::Sugar, Good::Coffee}) {
        house.append(good);
    }
    EXPECT_EQ(house.kinds(), setOf(0b10100));
    EXPECT_EQ(house.emptySpaces(), 1);
    house.append(Good::Tobacco);
    EXPECT_TRUE(house.isFull());
}

/// The rule of 3.6, kind by kind and ship by ship.
bool canLoad(const Position& position, const Barrels& barrels, Good good, int ship)
{
    const int held = barrels[good];
    const auto takes = [&](int number) { return std::min(held, position.shipCapacity(number)); };
    const CargoShip& there = position.ship(ship);
    if (held == 0) {
        return false;
    }
    if (there.carries(good)) {
        return there.barrels < position.shipCapacity(ship);
    }
    int most = 0;
    for (int other = 0; other < position.shipCount(); ++other) {
        if (position.ship(other).carries(good)) {
            return false;
        }
        most = std::max(most, position.ship(other).isEmpty() ? takes(other) : 0);
    }
    return there.isEmpty() && takes(ship) == most;
}

TEST(Quay, TakesWhatTheRuleSaysForAllCargoes)
{
    Random random{11};
    for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
        for (int draw = 0; draw < 4000; ++draw) {
            Position position;
            position.players = players;
            for (int ship = 0; ship < position.shipCount(); ++ship) {
                const auto good = static_cast<Good>(random.below(kGoods));
                bool isElsewhere = false;
                for (const CargoShip& other : position.ships) {
                    isElsewhere = isElsewhere || other.carries(good);
                }
                const auto capacity = static_cast<std::uint32_t>(position.shipCapacity(ship));
                if (!isElsewhere && random.below(2) != 0) {
                    position.ship(ship).load(good, static_cast<int>(random.below(capacity)) + 1);
                }
            }
            Barrels barrels;
            for (const Good good : kAllGoods) {
                barrels[good] = u8(random.below(kMaxBarrels + 1));
            }
            const Quay quay(position);
            const ShipLoads loads = quay.loadsFor(barrels);
            for (const Good good : kAllGoods) {
                bool isAny = false;
                for (int ship = 0; ship < position.shipCount(); ++ship) {
                    ASSERT_EQ(loads.contains(good, ship), canLoad(position, barrels, good, ship));
                    isAny = isAny || loads.contains(good, ship);
                }
                ASSERT_EQ((quay.loadable() & barrels.kinds()).contains(good), isAny);
            }
        }
    }
}

} // namespace windrose::test
