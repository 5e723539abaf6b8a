// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/players/random_player.h"
#include "core/rules/kinds_table.h"
#include "core/text/journal_text.h"
#include "core/text/order_text.h"
#include "core/text/position_json.h"
#include "core/text/record.h"
#include "tests/repeats_rows.h"

#include <gtest/gtest.h>

namespace windrose
{

namespace
{

#if defined(__SANITIZE_ADDRESS__)
constexpr bool kIsSlow = true; // the address sanitizer makes each step many times slower
#else
constexpr bool kIsSlow = false;
#endif
const int kGames = repeatsRows() && !kIsSlow ? 40 : 10;

/// The base game with its places mixed, or without hacienda and fortress, made while the program runs.
const KindsInPlay& kindsOfGame(int game)
{
    std::vector<Building> list(kBaseGameKinds.begin(), kBaseGameKinds.end());
    if (game % 2 == 0) {
        std::reverse(list.begin(), list.end());
    } else {
        list.erase(
            std::remove_if(list.begin(), list.end(),
                           [](Building kind) { return kind == Building::Hacienda || kind == Building::Fortress; }),
            list.end());
    }
    return *internKinds(list);
}

void readsBack(Position position, Random& random, const std::string& which)
{
    const auto names = defaultNames(position.players);
    while (!position.isFinished()) {
        const auto reading = readPosition(positionJson(position, names), 0, position.kinds());
        const auto* read = std::get_if<NamedPosition>(&reading);
        ASSERT_TRUE(read != nullptr && read->position == position) << which;
        const Order order = randomOrder(position, random);
        const auto orderReading = readOrder(position, orderText(position, order));
        const auto* readBack = std::get_if<Order>(&orderReading);
        ASSERT_TRUE(readBack != nullptr && *readBack == order) << which;
        apply(position, order);
    }
}

class RoundTrip : public ::testing::TestWithParam<int>
{
};

} // namespace

TEST_P(RoundTrip, everyOrderAndPositionOfRandomGamesReadsBack)
{
    for (int game = 0; game < kGames; ++game) {
        Random random{static_cast<std::uint64_t>(game)};
        readsBack(newGame(GetParam(), random.next()), random, "game " + std::to_string(game));
    }
}

TEST_P(RoundTrip, gamesWithOtherKindsOfBuildingsReadBackToo)
{
    for (int game = 0; game < kGames / 10; ++game) {
        Random random{static_cast<std::uint64_t>(game)};
        const Position start = newGame(GetParam(), random.next(), {}, kindsOfGame(game));
        readsBack(start, random, "game " + std::to_string(game));
    }
}

TEST_P(RoundTrip, recordsOfGamesWithOtherKindsOfBuildingsReadBackToo)
{
    for (int game = 0; game < 4; ++game) {
        const KindsInPlay& kinds = kindsOfGame(game);
        Record record;
        record.players = GetParam();
        record.seed = static_cast<std::uint64_t>(game);
        record.kinds = &kinds;
        record.names = defaultNames(record.players);
        if (game >= 2) {
            record.start = newGame(record.players, 9, {}, kinds);
        }
        Random random{static_cast<std::uint64_t>(game)};
        for (Position position = startOf(record); !position.isFinished(); apply(position, record.orders.back())) {
            record.orders.push_back(canonical(position, randomOrder(position, random)));
        }
        for (const std::string& text : {recordText(record), plainRecordText(record), JournalText().whole(record)}) {
            const RecordReading reading = readRecord(text, 0, kinds);
            ASSERT_TRUE(reading.record && !reading.error) << game;
            EXPECT_EQ(reading.record->kinds, &kinds);
            EXPECT_EQ(reading.record->orders, record.orders);
            EXPECT_EQ(endOf(*reading.record), endOf(record));
        }
    }
}

TEST(KindsInPlayText, namesOfKindsThatAreNotInPlayAreUnknown)
{
    const Position position = newGame(3, 1, {}, kindsOfGame(1));
    const std::string json = positionJson(position, defaultNames(3));
    EXPECT_EQ(json.find("hacienda"), std::string::npos);
    const auto inSupply = readPosition(positionJson(newGame(3, 1), defaultNames(3)), 0, position.kinds());
    EXPECT_EQ(std::get<TextError>(inSupply).code, TextErrorCode::JsonUnknownKey);
    const auto inCity = readPosition(
        R"({"players": 2, "governor": 0, "seats": [{"city": [{"spaces": [0], "building": "hacienda"}]}, {}]})", 0,
        position.kinds());
    EXPECT_EQ(std::get<TextError>(inCity).code, TextErrorCode::JsonUnknownName);
    const auto order = readOrder(position, "build hacienda");
    EXPECT_EQ(std::get<TextError>(order).code, TextErrorCode::UnknownWord);
}

INSTANTIATE_TEST_SUITE_P(Players, RoundTrip, ::testing::Values(2, 3, 4, 5));

} // namespace windrose
