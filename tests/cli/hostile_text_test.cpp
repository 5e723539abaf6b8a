// SPDX-License-Identifier: GPL-3.0-or-later
// No input causes a crash, a hang or a partial result.
#include "core/text/record.h"

#include "core/players/defaults.h"
#include "core/text/json_value.h"
#include "core/text/messages.h"
#include "core/text/words.h"
#include "games.h"

#include <gtest/gtest.h>

namespace windrose
{

namespace
{

using testing::jsonOf;
using testing::momentWhere;

/// Reads a position; a valid one must be playable and be read back unchanged.
void readAnyPosition(const std::string& json)
{
    const auto reading = readPosition(json, 1);
    if (const auto* error = std::get_if<TextError>(&reading)) {
        ASSERT_NE(error->code, TextErrorCode::None);
        ASSERT_FALSE(describe(*error).empty());
        return;
    }
    const auto& named = std::get<NamedPosition>(reading);
    const auto again = readPosition(positionJson(named.position, named.names), 2);
    ASSERT_TRUE(std::holds_alternative<NamedPosition>(again)) << describe(std::get<TextError>(again)) << "\n" << json;
    ASSERT_EQ(std::get<NamedPosition>(again).position, named.position) << json;
    Position position = named.position;
    Random random{1};
    playRandomly(position, random);
}

void readAnyRecord(const std::string& text)
{
    const auto reading = readRecord(text, 1);
    if (reading.error) {
        ASSERT_FALSE(describe(*reading.error).empty());
        ASSERT_TRUE(reading.error->line > 0 || !reading.error->pointer.empty()) << describe(*reading.error);
    } else {
        ASSERT_TRUE(reading.record);
    }
    if (reading.record) {
        const auto again = readRecord(recordText(*reading.record));
        ASSERT_FALSE(again.error) << describe(*again.error);
        ASSERT_EQ(again.record->orders, reading.record->orders);
    }
}

std::string midGameJson(int players, Phase phase)
{
    return jsonOf(momentWhere(players, [&](const Position& p) { return p.phase == phase && p.round > 4; }));
}

std::string someRecord(bool fromPosition)
{
    Record record;
    record.players = 3;
    record.seed = 4;
    record.names = defaultNames(3);
    Position position = startOf(record);
    Random random{4};
    for (int number = 0; number < 30; ++number) {
        if (fromPosition && number == 20) {
            record.start = position;
            record.orders.clear();
        }
        record.orders.push_back(randomOrder(position, random));
        apply(position, record.orders.back());
    }
    return recordText(record);
}

TEST(Hostile, positionsCutOffAnywhere)
{
    const std::string json = midGameJson(3, Phase::Captain);
    for (std::size_t length = 0; length + 2 < json.size(); ++length) { // the last two bytes are } and a newline
        ASSERT_TRUE(std::holds_alternative<TextError>(readPosition(json.substr(0, length), 0))) << length;
    }
}

TEST(Hostile, positionsWithAWrongByteAnywhere)
{
    for (const Phase phase :
         {Phase::ChooseRole, Phase::Settler, Phase::Mayor, Phase::Trader, Phase::Captain, Phase::Storage}) {
        const std::string json = midGameJson(2, phase);
        Random random{static_cast<std::uint64_t>(phase)};
        for (std::size_t place = 0; place < json.size(); ++place) {
            std::string changed = json;
            changed[place] = static_cast<char>(random.below(256));
            readAnyPosition(changed);
        }
    }
}

TEST(Hostile, positionsWithOtherDigits)
{
    for (const Phase phase :
         {Phase::ChooseRole, Phase::Settler, Phase::Mayor, Phase::Builder, Phase::Trader, Phase::Captain}) {
        const std::string json = midGameJson(3, phase);
        for (std::size_t place = 0; place < json.size(); ++place) {
            if (json[place] < '0' || json[place] > '9') {
                continue;
            }
            for (char digit = '0'; digit <= '9'; ++digit) {
                std::string changed = json;
                changed[place] = digit;
                readAnyPosition(changed);
            }
        }
    }
}

TEST(Hostile, positionsWithLinesLeftOutOrExchanged)
{
    for (const Phase phase : {Phase::ChooseRole, Phase::Settler, Phase::Mayor, Phase::Builder, Phase::Trader,
                              Phase::Captain, Phase::Storage}) {
        const std::string json = midGameJson(4, phase);
        std::vector<std::size_t> starts{0};
        for (std::size_t place = 0; place + 1 < json.size(); ++place) {
            if (json[place] == '\n') {
                starts.push_back(place + 1);
            }
        }
        for (std::size_t line = 0; line + 2 < starts.size(); ++line) {
            const std::string before = json.substr(0, starts[line]);
            const std::string one = json.substr(starts[line], starts[line + 1] - starts[line]);
            const std::string two = json.substr(starts[line + 1], starts[line + 2] - starts[line + 1]);
            const std::string after = json.substr(starts[line + 2]);
            for (const auto& order : {std::vector{two}, std::vector{two, one}, std::vector{one, one, two}}) {
                std::string changed = before;
                for (const std::string& each : order) {
                    changed += each;
                }
                changed += after;
                readAnyPosition(changed);
            }
        }
    }
}

TEST(Hostile, recordsCutOffAnywhere)
{
    for (const bool fromPosition : {false, true}) {
        const std::string text = someRecord(fromPosition);
        for (std::size_t length = 0; length < text.size(); ++length) {
            readAnyRecord(text.substr(0, length));
        }
    }
}

TEST(Hostile, recordsWithAWrongByteAnywhere)
{
    for (const bool fromPosition : {false, true}) {
        const std::string text = someRecord(fromPosition);
        Random random{9};
        for (std::size_t place = 0; place < text.size(); ++place) {
            std::string changed = text;
            changed[place] = static_cast<char>(random.below(256));
            readAnyRecord(changed);
        }
    }
}

TEST(Hostile, nestingAndLengthWithoutEndAreRefused)
{
    constexpr std::size_t kMany = 10'000'000;
    const auto repeated = [](std::string_view piece, std::size_t bytes) {
        std::string text;
        while (text.size() < bytes) {
            text += piece;
        }
        return text;
    };
    for (const std::string_view piece :
         {"[", "{", "{\"seats\":[", "\"", "-", "{\"players\":2,", ";", "\n", "[Seat0 \"", "\\"}) {
        SCOPED_TRACE(piece);
        const std::string text = repeated(piece, kMany);
        EXPECT_TRUE(readRecord(text).error);
        EXPECT_TRUE(readRecord("[Windrose \"1\"]\n{" + text).error);
        const std::string within = repeated(piece, kMaxJsonBytes - 100);
        for (const std::string& json : {text, within, "{\"seats\": [" + within}) {
            EXPECT_TRUE(std::holds_alternative<TextError>(readPosition(json, 0)));
        }
    }
    EXPECT_EQ(std::get<TextError>(readPosition("{\"seats\": [[[[[[[[[[", 0)).code, TextErrorCode::JsonTooDeep);
    EXPECT_EQ(std::get<TextError>(readPosition("{\"seats\": [" + repeated("0,", 2000), 0)).code,
              TextErrorCode::JsonTooMuch);
    EXPECT_EQ(std::get<TextError>(readPosition(std::string(kMaxJsonBytes + 1, ' '), 0)).code, TextErrorCode::TooLong);
    EXPECT_EQ(readRecord(std::string(kMaxRecordBytes + 1, '\n')).error->code, TextErrorCode::TooLong);
}

TEST(Hostile, messagesAreWholeCharacters)
{
    for (const std::string text : {"-\xD2\x9A", "[tr\xC3\xA9", "{\"a\": 1\xE2\x82\xAC", "\"\\\xC3\xA9\""}) {
        const auto reading = readPosition(text, 0);
        EXPECT_FALSE(firstBadUtf8(describe(std::get<TextError>(reading)))) << describe(std::get<TextError>(reading));
    }
}

TEST(Hostile, messagesStayShort)
{
    const std::string longWord(1000, 'x');
    const Position position = newGame(4, 0);
    for (const std::string& text : {longWord, "build " + longWord, "place " + longWord, "load corn " + longWord}) {
        const auto reading = readOrder(position, text);
        EXPECT_LT(describe(std::get<TextError>(reading)).size(), 700U);
    }
    const auto reading = readPosition("{\"" + longWord + R"(": 1, "players": ")" + longWord + "\"}", 0);
    EXPECT_LT(describe(std::get<TextError>(reading)).size(), 700U);
}

TEST(Hostile, ordersOfAnyWords)
{
    constexpr std::array<std::string_view, 24> kWords{
        "role", "take", "place", "move", "build", "load", "store", "keep",  "corn",    "5", "wharf", "@3",
        "@4+8", "i0",   "c0x2",  "-i0",  "+c0x3", "pass", "mayor", "no-co", "default", "é", "c",     "office"};
    Random random{3};
    for (const Phase phase :
         {Phase::ChooseRole, Phase::Settler, Phase::Mayor, Phase::Builder, Phase::Captain, Phase::Finished}) {
        const Position position = momentWhere(3, [&](const Position& p) { return p.phase == phase; });
        for (int count = 0; count < 20000; ++count) {
            std::string text;
            for (std::uint32_t words = random.below(5); words > 0; --words) {
                text += std::string(kWords[random.below(kWords.size())]) + " ";
            }
            const auto reading = readOrder(position, text, &defaultOrder);
            if (const auto* order = std::get_if<Order>(&reading); order != nullptr && !check(position, *order)) {
                Position next = position;
                apply(next, *order);
            }
        }
    }
}

} // namespace

} // namespace windrose
