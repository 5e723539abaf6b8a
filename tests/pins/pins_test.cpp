// SPDX-License-Identifier: GPL-3.0-or-later
#include "pins.h"

#include "perft.h"
#include "tests/core/oracle.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <iterator>

namespace windrose::pins
{
namespace
{

/// The pins whose names begin with one of these.
std::vector<Pin> pinned(std::initializer_list<std::string> beginnings)
{
    std::ifstream file(PINS_FILE, std::ios::binary);
    std::vector<Pin> pins = readPins({std::istreambuf_iterator<char>(file), {}});
    std::erase_if(pins, [&](const Pin& pin) {
        return std::ranges::none_of(beginnings, [&](const std::string& begin) { return pin.what.starts_with(begin); });
    });
    return pins;
}

void expectSame(const std::vector<Pin>& table, const std::vector<Pin>& now)
{
    for (const std::string& line : differences(table, now)) {
        ADD_FAILURE() << line;
    }
}

TEST(Pins, theBenchSignatureOf16SeedsForEachNumberOfPlayersIsWhatItWas)
{
    const std::vector<Pin> table = pinned({"bench "});
    EXPECT_EQ(table.size(), 4U * kPinnedSeeds);
    expectSame(table, benchPins());
}

TEST(Pins, theSequencesOfOrdersFromFixedPositionsAreAsManyAsTheyWereAndLeadWhereTheyLed)
{
    const std::vector<Pin> table = pinned({"perft "});
    EXPECT_GE(table.size(), 2 * fixedPositions().size());
    expectSame(table, perftPins());
}

TEST(Pins, recordsAndPositionsOfSeededGamesAreTheSameBytes)
{
    const std::vector<Pin> table = pinned({"record ", "positions "});
    EXPECT_EQ(table.size(), 48U);
    expectSame(table, textPins());
}

TEST(Pins, computerPlayersPlayTheSameGamesEverywhere)
{
    const std::vector<Pin> table = pinned({"game "});
    EXPECT_EQ(table.size(), 48U);
    expectSame(table, playerPins());
}

TEST(Pins, everyDifferenceIsNamed)
{
    const std::vector<Pin> table{{"a", "1"}, {"b", "2"}, {"c", "3"}};
    EXPECT_TRUE(differences(table, readPins(pinsText(table))).empty());
    EXPECT_EQ(differences(table, {{"a", "1"}, {"b", "5"}, {"d", "4"}}),
              (std::vector<std::string>{"b: now 5, pinned 2", "d: not pinned", "c: pinned, but no longer worked out"}));
}

/// Walks the tree below a position and compares each list of orders with an independent implementation of the rules.
int compareWithOracle(const Position& position, int depth)
{
    if (position.isFinished()) {
        return 0;
    }
    int compared = 0;
    std::vector<Order> listed = listedOrders(position);
    if (position.decision != Decision::PlaceColonists) {
        std::vector<Order> expected = test::expectedOrders(position);
        EXPECT_TRUE(std::ranges::is_permutation(listed, expected)) << "in " << positionHash(position);
        compared = 1;
    }
    for (const Order& order : listed) {
        EXPECT_FALSE(check(position, order));
        if (depth > 1) {
            Position next = position;
            apply(next, order);
            compared += compareWithOracle(next, depth - 1);
        }
    }
    return compared;
}

TEST(Pins, whatIsCountedIsLegalByTheRulesOfPlayWrittenDownASecondTime)
{
    int compared = 0;
    for (const FixedPosition& fixed : fixedPositions()) {
        SCOPED_TRACE(fixed.name);
        compared += compareWithOracle(fixed.position, 2);
    }
    EXPECT_GT(compared, 500);
}

} // namespace
} // namespace windrose::pins
