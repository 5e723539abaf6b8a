// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/record.h"

#include "core/text/messages.h"
#include "games.h"

#include <gtest/gtest.h>

namespace windrose
{

namespace
{

/// A random game as a record, from the set-up or from a position in the middle of it.
Record randomRecord(int players, std::uint64_t seed, bool fromPosition)
{
    Record record;
    record.players = players;
    record.seed = seed;
    record.options.factoryUniversitySwap = seed % 2 == 1;
    record.names = defaultNames(players);
    record.names[0] = R"(Ana ; "the # [first]" \)";
    Position position = startOf(record);
    Random random{seed};
    for (int number = 0; !position.isFinished(); ++number) {
        if (fromPosition && number == 40) {
            record.start = position;
            record.orders.clear();
        }
        const Order order = randomOrder(position, random);
        record.orders.push_back(canonical(position, order));
        apply(position, order);
    }
    return record;
}

Record recordOf(std::string_view text)
{
    auto reading = readRecord(text);
    EXPECT_FALSE(reading.error) << describe(*reading.error);
    return reading.record.value_or(Record{});
}

Position positionAfter(const Record& record, int orders)
{
    Position position = startOf(record);
    for (int number = 0; number < orders; ++number) {
        apply(position, record.orders[static_cast<std::size_t>(number)]);
    }
    return position;
}

TextError errorOf(std::string_view text)
{
    const auto reading = readRecord(text);
    EXPECT_TRUE(reading.error) << text;
    return reading.error.value_or(TextError{});
}

void expectError(const std::string& text, TextErrorCode code, int line, int column)
{
    const TextError error = errorOf(text);
    EXPECT_EQ(error.code, code) << text << "\n" << describe(error);
    EXPECT_EQ(error.line, line) << text << "\n" << describe(error);
    EXPECT_EQ(error.column, column) << text << "\n" << describe(error);
}

void expectSame(const Record& read, const Record& written)
{
    EXPECT_EQ(read.players, written.players);
    EXPECT_EQ(read.options, written.options);
    EXPECT_EQ(read.names, written.names);
    EXPECT_EQ(read.playerTexts, written.playerTexts);
    EXPECT_EQ(read.start, written.start);
    EXPECT_EQ(read.orders, written.orders);
    if (!written.start) {
        EXPECT_EQ(read.seed, written.seed);
    }
    EXPECT_EQ(endOf(read), endOf(written));
}

constexpr std::string_view kHeader = "[Windrose \"1\"]\n[Players \"3\"]\n[Seed \"7\"]\n";

TEST(RecordText, isReadBackToTheSameGame)
{
    for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
        for (std::uint64_t seed = 0; seed < 4; ++seed) {
            const Record record = randomRecord(players, seed, false);
            expectSame(recordOf(recordText(record)), record);
        }
    }
}

TEST(RecordText, mayStartFromAPositionInTheMiddleOfAGame)
{
    for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
        const Record record = randomRecord(players, 5, true);
        ASSERT_TRUE(record.start);
        expectSame(recordOf(recordText(record)), record);
    }
}

TEST(RecordText, anySeedFits)
{
    Record record;
    record.seed = UINT64_MAX;
    record.names = defaultNames(4);
    EXPECT_EQ(recordOf(recordText(record)).seed, UINT64_MAX);
}

TEST(RecordText, canBeReadByPeople)
{
    Record record;
    record.players = 3;
    record.seed = 7;
    record.options.cornStartMinusOne = true;
    record.names = {"Ana", "Bob", "Cy"};
    record.orders = {Order::chooseRole(Role::Settler), Order::take(Tile::Quarry)};
    EXPECT_EQ(plainRecordText(record), "[Windrose \"1\"]\n[Players \"3\"]\n[Seed \"7\"]\n"
                                       "[Option \"corn_start_minus_one=true\"]\n"
                                       "[Seat0 \"Ana\"]\n[Seat1 \"Bob\"]\n[Seat2 \"Cy\"]\n\n"
                                       "; round 1, governor Ana\n"
                                       "role settler                    ; Ana\n"
                                       "take quarry                     ; Ana\n");
    EXPECT_EQ(recordText(record), "[Windrose \"1\"]\n; with checksums\n[Players \"3\"]\n[Seed \"7\"]\n"
                                  "[Option \"corn_start_minus_one=true\"]\n"
                                  "[Seat0 \"Ana\"]\n[Seat1 \"Bob\"]\n[Seat2 \"Cy\"]\n"
                                  "; start #0 f14ef07f\n\n"
                                  "; round 1, governor Ana\n"
                                  "role settler                    ; Ana #1 1d5fd035\n"
                                  "take quarry                     ; Ana #2 ef0ce487\n"
                                  "; end of the record, orders: 2 #3 c6a97bac\n");
}

TEST(RecordText, commentsBlanksAndLineEndsAreFree)
{
    const Record record =
        recordOf("\xEF\xBB\xBF# a game\r\n\r\n[Windrose \"1\"] ; first\r\n  [Seat2 \"Cy\"]\n[Seed \"7\"]\n"
                 "[Players \"3\"]# three\n; here it goes\n\trole   settler# quickly\r\n  take\tquarry ; yes");
    EXPECT_EQ(record.players, 3);
    EXPECT_EQ(record.names, (std::vector<std::string>{"Player 1", "Player 2", "Cy"}));
    EXPECT_EQ(record.orders, (std::vector<Order>{Order::chooseRole(Role::Settler), Order::take(Tile::Quarry)}));
}

TEST(RecordText, ordersAreKeptInCanonicalForm)
{
    const Record record = recordOf(std::string(kHeader) + "role settler\ntake quarry @1\n");
    EXPECT_EQ(record.orders.back(), Order::take(Tile::Quarry));
}

TEST(RecordText, aStartPositionMayLeaveThingsOut)
{
    const auto reading = readRecord(
        "[Windrose \"1\"]\n{\"players\": 3, \"governor\": 1,\n \"seats\": [{\"name\": \"} {\"}, {}, {}]} ; so\n"
        "role mayor\n",
        11);
    ASSERT_FALSE(reading.error) << describe(*reading.error);
    EXPECT_EQ(reading.record->names[0], "} {");
    EXPECT_EQ(reading.record->orders.size(), 1U);
    const auto other = readRecord("[Windrose \"1\"]\n{\"players\": 3, \"governor\": 1, \"seats\": [{}, {}, {}]}", 12);
    EXPECT_NE(reading.record->start->piles, other.record->start->piles);
}

TEST(RecordText, ordersTakenBackAreKeptBehindWhereTheGameStands)
{
    for (const bool fromPosition : {false, true}) {
        Record record = randomRecord(3, 9, fromPosition);
        const auto all = static_cast<int>(record.orders.size());
        for (const int played : {0, 1, all / 2, all - 1}) {
            record.takenBack = all - played;
            const std::string text = recordText(record);
            EXPECT_NE(text.find("[Played \"" + std::to_string(played) + "\"]\n"), std::string::npos);
            const Record read = recordOf(text);
            expectSame(read, record);
            EXPECT_EQ(read.takenBack, record.takenBack);
            EXPECT_EQ(recordText(read), text);
            EXPECT_EQ(positionAfter(record, played), endOf(read));
        }
        record.takenBack = 0;
        EXPECT_EQ(recordText(record).find("Played"), std::string::npos);
    }
}

TEST(RecordText, whoPlaysASeatIsKept)
{
    for (const bool fromPosition : {false, true}) {
        Record record = randomRecord(4, 11, fromPosition);
        EXPECT_EQ(recordText(record).find("Player0"), std::string::npos) << "persons need not be named";
        record.playerTexts = {"", "merchant:builder", "", R"(program:my "own" player \)"};
        const std::string text = recordText(record);
        EXPECT_NE(text.find("\n[Player1 \"merchant:builder\"]\n"), std::string::npos);
        EXPECT_EQ(text.find("[Player2"), std::string::npos);
        const Record read = recordOf(text);
        expectSame(read, record);
        EXPECT_EQ(recordText(read), text);
    }
}

TEST(RecordText, remarksOfTheProgramAreKept)
{
    for (const bool fromPosition : {false, true}) {
        Record record = randomRecord(4, 11, fromPosition);
        record.remarks = {"step 3", "colors 4 1 0 2 3", ""};
        const std::string text = recordText(record);
        const Record read = recordOf(text);
        expectSame(read, record);
        EXPECT_EQ(read.remarks, record.remarks);
        EXPECT_EQ(recordText(read), text);
    }
    const std::string behind = std::string(kHeader) + "role settler\n; remark: of a person\n";
    EXPECT_TRUE(recordOf(behind).remarks.empty());
}

TEST(RecordText, aPlayerNobodyKnowsIsKeptToo)
{
    const Record record = recordOf(std::string(kHeader) + "[Player2 \"admiral of a later version\"]\nrole settler\n");
    EXPECT_EQ(record.playerTexts, (std::vector<std::string>{"", "", "admiral of a later version"}));
    EXPECT_EQ(recordOf(recordText(record)).playerTexts, record.playerTexts);
    EXPECT_TRUE(recordOf(kHeader).playerTexts.empty());
}

TEST(RecordText, whereTheGameStandsMayBeSaidThoughNothingWasTakenBack)
{
    const Record record = recordOf(std::string(kHeader) + "[Played \"1\"]\nrole settler\n");
    EXPECT_EQ(record.takenBack, 0);
    EXPECT_EQ(record.orders.size(), 1U);
}

TEST(RecordReading, aDamagedRecordStandsWhereItWasOrAtItsLastGoodOrder)
{
    const std::string orders = "role settler\ntake quarry\npass\nnonsense\n";
    for (int played = 0; played <= 3; ++played) {
        const auto reading =
            readRecord(std::string(kHeader) + "[Played \"" + std::to_string(played) + "\"]\n" + orders);
        ASSERT_TRUE(reading.record && reading.error);
        EXPECT_EQ(playedOrders(*reading.record), played);
    }
    const auto reading = readRecord(std::string(kHeader) + "[Played \"4\"]\n" + orders);
    ASSERT_TRUE(reading.record && reading.error);
    EXPECT_EQ(reading.error->line, 8);
    EXPECT_EQ(playedOrders(*reading.record), 3);
}

TEST(RecordReading, saysWhereTheFirstWrongTagStands)
{
    expectError("", TextErrorCode::Empty, 1, 1);
    expectError("; nothing\n", TextErrorCode::Empty, 2, 1);
    expectError("hello", TextErrorCode::TagExpected, 1, 1);
    expectError("[Players \"3\"]", TextErrorCode::TagExpected, 1, 2);
    expectError("[Windrose \"2\"]", TextErrorCode::NewerVersion, 1, 12);
    expectError("[Windrose \"0\"]", TextErrorCode::TagValue, 1, 12);
    expectError("[Windrose \"one\"]", TextErrorCode::TagValue, 1, 12);
    expectError("[Windrose 1]", TextErrorCode::TagSyntax, 1, 11);
    expectError("[Windrose \"1\"", TextErrorCode::TagSyntax, 1, 14);
    expectError("[Windrose \"1", TextErrorCode::TagSyntax, 1, 13);
    expectError("[Windrose \"1\"] 2", TextErrorCode::TagSyntax, 1, 16);
    expectError("[[[[", TextErrorCode::TagSyntax, 1, 2);
    expectError("[Windrose \"1\"]\n", TextErrorCode::MissingTag, 2, 1);
    expectError("[Windrose \"1\"]\n[Players \"3\"]\nrole mayor", TextErrorCode::MissingTag, 3, 1);
}

TEST(RecordReading, saysWhichTagOfTheHeaderIsWrong)
{
    const std::string header(kHeader);
    expectError(header + "[Date \"today\"]\n", TextErrorCode::UnknownTag, 4, 2);
    expectError(header + "[Seat9 \"X\"]\n", TextErrorCode::UnknownTag, 4, 2);
    expectError(header + "[Seed \"8\"]\n", TextErrorCode::DoubledTag, 4, 2);
    expectError(header + "[Windrose \"1\"]\n", TextErrorCode::DoubledTag, 4, 2);
    expectError(header + "[Seat3 \"Dora\"]\n", TextErrorCode::TagValue, 4, 2);
    expectError(header + "[Seat0 \"\"]\n", TextErrorCode::BadName, 4, 9);
    expectError(header + "[Player3 \"merchant\"]\n", TextErrorCode::TagValue, 4, 2);
    expectError(header + "[Player5 \"merchant\"]\n", TextErrorCode::UnknownTag, 4, 2);
    expectError(header + "[Player \"merchant\"]\n", TextErrorCode::UnknownTag, 4, 2);
    expectError(header + "[Player1 \"\"]\n", TextErrorCode::BadName, 4, 11);
    expectError(header + "[Player1 \"a\"]\n[Player1 \"a\"]\n", TextErrorCode::DoubledTag, 5, 2);
    expectError("[Windrose \"1\"]\n[Player3 \"merchant\"]\n{\"players\": 3, \"governor\": 0, \"seats\": [{}, {}, {}]}",
                TextErrorCode::TagValue, 2, 2);
    expectError(header + "[Seat0 \"a\\b\"]\n", TextErrorCode::TagSyntax, 4, 11);
    expectError(header + "[Option \"weather=true\"]\n", TextErrorCode::TagValue, 4, 10);
    expectError(header + "[Option \"corn_start_minus_one=yes\"]\n", TextErrorCode::TagValue, 4, 10);
    expectError(header + "[Option \"corn_start_minus_one\"]\n", TextErrorCode::TagValue, 4, 10);
    expectError(header + "[Option \"corn_start_minus_one=true\"]\n[Option \"corn_start_minus_one=true\"]\n",
                TextErrorCode::DoubledTag, 5, 10);
    expectError("[Windrose \"1\"]\n[Players \"6\"]", TextErrorCode::TagValue, 2, 11);
    expectError("[Windrose \"1\"]\n[Seed \"-1\"]", TextErrorCode::TagValue, 2, 8);
    expectError("[Windrose \"1\"]\n[Seed \"18446744073709551616\"]", TextErrorCode::TagValue, 2, 8);
}

TEST(RecordReading, saysWhichOrderIsWrong)
{
    const std::string header(kHeader);
    expectError(header + "role mayor\n[Seat0 \"X\"]", TextErrorCode::TagAfterOrders, 5, 1);
    expectError(header + "  role majer ; x", TextErrorCode::UnknownWord, 4, 8);
    expectError(header + "role may", TextErrorCode::ShortenedWord, 4, 6);
    expectError(header + "role prospector", TextErrorCode::IllegalOrder, 4, 1);
    expectError(header + "role settler\n  take coffee no-colonist", TextErrorCode::IllegalOrder, 5, 3);
    expectError(header + "role m\xFF", TextErrorCode::NotUtf8, 4, 7);
}

TEST(RecordReading, saysWhereThePositionIsWrong)
{
    expectError("[Windrose \"1\"]\n{\"players\": 3,\n nope}", TextErrorCode::JsonSyntax, 3, 2);
    expectError("[Windrose \"1\"]\n  {nope}", TextErrorCode::JsonSyntax, 2, 4);
    expectError("[Windrose \"1\"]\n{\"players\": 3,\n", TextErrorCode::JsonSyntax, 3, 1);
    expectError("[Windrose \"1\"]\n{\"players\": 3, \"governor\": 0,\n\"seats\": [{}, {}, {}]} role\n",
                TextErrorCode::TagExpected, 3, 24);
    expectError(std::string(kHeader) + "{}", TextErrorCode::TagExpected, 4, 1);
}

TEST(RecordReading, saysWhereTheNumberOfPlayedOrdersIsWrong)
{
    const std::string header(kHeader);
    for (const char* played : {"", "-1", "01", "1.0", " 1", "all", "99999999999999999999"}) {
        expectError(header + "[Played \"" + played + "\"]\nrole mayor\n", TextErrorCode::TagValue, 4, 10);
    }
    expectError(header + "[Played \"2\"]\nrole mayor\n", TextErrorCode::TagValue, 4, 10);
    expectError(header + "[Played \"16777216\"]\nrole mayor\n", TextErrorCode::TagValue, 4, 10);
    expectError(header + "[Played \"0\"]\n[Played \"0\"]\n", TextErrorCode::DoubledTag, 5, 2);
    expectError(header + "role mayor\n[Played \"0\"]\n", TextErrorCode::TagAfterOrders, 5, 1);
}

TEST(RecordReading, illegalOrdersNameTheSeatAndTheRule)
{
    const TextError error = errorOf(std::string(kHeader) + "role builder\nbuild wharf\n");
    EXPECT_EQ(error.refusal.code, RefusalCode::TooExpensive);
    EXPECT_EQ(error.number, 0);
    EXPECT_NE(describe(error).find("the order `build wharf` of seat 0 is not legal; expected a legal order. "
                                   "That costs 8 doubloons now."),
              std::string::npos)
        << describe(error);
}

TEST(RecordReading, wrongPositionsAreReportedByPointer)
{
    const TextError error = errorOf(
        "[Windrose \"1\"]\n{\"players\": 3, \"governor\": 0, \"seats\": [{\"goods\": {\"corn\": 11}}, {}, {}]}");
    EXPECT_EQ(error.code, TextErrorCode::TooManyBarrels);
    EXPECT_EQ(error.pointer, "/seats/0/goods/corn");
}

TEST(RecordReading, keepsEverythingGoodUpToTheFirstWrongThing)
{
    const auto reading = readRecord(std::string(kHeader) + "role settler\ntake quarry\nrole mayor\npass\n");
    ASSERT_TRUE(reading.error);
    ASSERT_TRUE(reading.record);
    EXPECT_EQ(reading.error->line, 6);
    EXPECT_EQ(reading.record->orders.size(), 2U);
    EXPECT_FALSE(readRecord("[Windrose \"1\"]\n[Players \"3\"]\n").record);
}

TEST(RecordReading, kindsDifferInTheFirstCharacter)
{
    EXPECT_EQ(kindOf(" \r\n\t{"), TextKind::Position);
    EXPECT_EQ(kindOf("\xEF\xBB\xBF {"), TextKind::Position);
    EXPECT_EQ(kindOf("[Windrose \"1\"]"), TextKind::Record);
    EXPECT_EQ(kindOf("; {"), TextKind::Record);
    EXPECT_EQ(kindOf(""), TextKind::Record);
}

} // namespace

} // namespace windrose
