// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/line_cutter.h"
#include "core/text/order_text.h"
#include "core/text/protocol_lines.h"
#include "core/text/shown_table.h"
#include "games.h"

#include <gtest/gtest.h>

using namespace windrose;
using windrose::testing::forEachMoment;

namespace
{

TableLine good(std::string_view text)
{
    const auto reading = readTableLine(text);
    const auto* line = std::get_if<TableLine>(&reading);
    EXPECT_NE(line, nullptr) << text;
    return line != nullptr ? *line : TableLine{};
}

ProtocolErrorCode codeOf(std::string_view text)
{
    const auto reading = readTableLine(text);
    const auto* error = std::get_if<ProtocolError>(&reading);
    return error != nullptr ? error->code : ProtocolErrorCode::None;
}

} // namespace

TEST(Protocol, whatATableSaysIsReadAsItWasPrinted)
{
    for (const char* text :
         {"hello 1", "option player search:300,threads=2", "newgame players 5 seat 4 seed 18446744073709551615",
          "position {\"players\": 4}", "position players 4 seed 7", "orders role mayor; pass", "isready", "go",
          "go simulations 300", "go time 1000", "go simulations 300 time 1000", "stop", "quit"}) {
        EXPECT_EQ(tableLineText(good(text)), text);
    }
    const TableLine newGame = good("  newgame seed 3\tseat 1  players 2 ");
    EXPECT_EQ(newGame.players, 2);
    EXPECT_EQ(newGame.seat, 1);
    EXPECT_EQ(newGame.seed, 3U);
    EXPECT_EQ(good(" \t").kind, TableLineKind::Blank);
}

TEST(Protocol, whatAPlayerSaysIsReadAsItWasPrinted)
{
    for (const char* text : {"name Windrose 1", "author somebody", "protocol 1", "option player default viceroy",
                             "hello", "ready", "info simulations 300 chance 412 line role mayor; pass",
                             "info simulations 3", "bestorder take corn no-colonist @7", "error something is wrong"}) {
        const auto reading = readPlayerLine(text);
        const auto* line = std::get_if<PlayerLine>(&reading);
        ASSERT_NE(line, nullptr) << text;
        EXPECT_EQ(playerLineText(*line), text);
    }
}

TEST(Protocol, whatIsNotKnownInAnInfoIsSkipped)
{
    const auto reading = readPlayerLine("info depth 7 simulations x chance 1001 simulations 12 text line role mayor");
    const auto& line = std::get<PlayerLine>(reading);
    EXPECT_EQ(line.simulations, 12);
    EXPECT_FALSE(line.chance);
    EXPECT_TRUE(line.text.empty());
}

TEST(Protocol, whatIsWrongHasACode)
{
    EXPECT_EQ(codeOf("castle"), ProtocolErrorCode::UnknownCommand);
    EXPECT_EQ(codeOf("newgame players 4"), ProtocolErrorCode::MissingWord);
    EXPECT_EQ(codeOf("newgame players 4 seat 4"), ProtocolErrorCode::BadWord);
    EXPECT_EQ(codeOf("go time"), ProtocolErrorCode::MissingWord);
    EXPECT_EQ(codeOf("go time 1000000001"), ProtocolErrorCode::BadWord);
    EXPECT_EQ(codeOf("position"), ProtocolErrorCode::MissingWord);
    EXPECT_EQ(codeOf("stop now"), ProtocolErrorCode::BadWord);
    EXPECT_EQ(codeOf(std::string_view("go\0", 3)), ProtocolErrorCode::NotText);
    EXPECT_EQ(codeOf("go \xff"), ProtocolErrorCode::NotText);
    EXPECT_EQ(codeOf(std::string(kMaxLineBytes + 1, 'x')), ProtocolErrorCode::LineTooLong);
    EXPECT_EQ(codeOf(std::string(kMaxLineBytes, 'x')), ProtocolErrorCode::UnknownCommand);
}

TEST(Protocol, anErrorIsOneShortLine)
{
    for (const std::string& text : {std::string("x\n\x1b"), std::string(5000, 'x'), std::string("go \xff\xfe")}) {
        const auto reading = readTableLine(text);
        const std::string sentence = describe(std::get<ProtocolError>(reading));
        EXPECT_LT(sentence.size(), 300U);
        EXPECT_TRUE(std::holds_alternative<PlayerLine>(readPlayerLine("error " + sentence))) << sentence;
    }
}

TEST(LineCutter, cutsLinesHoweverTheyCome)
{
    const std::string text = "\none\ntwo\r\n\nfour";
    for (std::size_t step = 1; step <= text.size(); ++step) {
        LineCutter cutter;
        std::vector<std::string> lines;
        for (std::size_t place = 0; place < text.size(); place += step) {
            cutter.add(text.substr(place, step));
            while (auto line = cutter.next()) {
                EXPECT_FALSE(line->isTooLong);
                lines.push_back(line->text);
            }
        }
        EXPECT_EQ(lines, (std::vector<std::string>{"", "one", "two", ""})) << step;
        EXPECT_EQ(cutter.unfinished(), "four");
    }
}

TEST(LineCutter, reportsALineThatIsTooLongOnceAndGoesOnBehindIt)
{
    for (const std::size_t length : {kMaxLineBytes, kMaxLineBytes + 1, kMaxLineBytes + 2, 5 * kMaxLineBytes}) {
        for (const char* end : {"\n", "\r\n"}) {
            const std::string text = std::string(length, 'x') + end + "next\n";
            LineCutter cutter;
            std::vector<LineCutter::Line> lines;
            for (std::size_t place = 0; place < text.size(); place += 1000) {
                cutter.add(text.substr(place, 1000));
                while (auto line = cutter.next()) {
                    lines.push_back(*line);
                }
                ASSERT_LE(cutter.unfinished().size(), kMaxLineBytes + 1000);
            }
            ASSERT_EQ(lines.size(), 2U) << length;
            EXPECT_EQ(lines[0].isTooLong, length > kMaxLineBytes) << length;
            EXPECT_EQ(lines[1].text, "next");
        }
    }
}

TEST(ShownTable, showsEveryPositionOnOneLineAndPlaysEveryOrder)
{
    forEachMoment(2, [](const Position& position, Order order) {
        const std::string line = positionLine(position, defaultNames(position.players));
        ASSERT_LT(line.size(), kMaxLineBytes / 4);
        ASSERT_EQ(good("position " + line).text, line);
        ShownTable table;
        ASSERT_FALSE(table.show(line, 1));
        ASSERT_EQ(table.position(), position);
        if (position.isFinished()) {
            return;
        }
        int seen = 0;
        const auto error = table.play(orderText(position, canonical(position, order)), [&](const PlayedOrder& played) {
            ++seen;
            EXPECT_EQ(played.before, position);
            EXPECT_FALSE(played.events.empty());
        });
        ASSERT_FALSE(error);
        Position next = position;
        apply(next, order);
        ASSERT_EQ(table.position(), next);
        ASSERT_EQ(seen, 1);
    });
}

TEST(ShownTable, playsAllOrdersOfALineOrNone)
{
    ShownTable table;
    const auto never = [](const PlayedOrder&) { ADD_FAILURE(); };
    EXPECT_EQ(table.play("role mayor", never)->code, ProtocolErrorCode::WrongMoment);
    ASSERT_FALSE(table.show("players 4 seed 7", 0));
    EXPECT_EQ(*table.position(), newGame(4, 7));
    EXPECT_EQ(table.play("role settler; take gold", never)->code, ProtocolErrorCode::BadOrder);
    EXPECT_EQ(table.play("role settler; sell corn", never)->code, ProtocolErrorCode::IllegalOrder);
    EXPECT_EQ(table.play("rol settler", never)->code, ProtocolErrorCode::BadOrder);
    EXPECT_EQ(*table.position(), newGame(4, 7));
    EXPECT_EQ(table.show("{}", 0)->code, ProtocolErrorCode::BadPosition);
    EXPECT_EQ(table.show("players 4", 0)->code, ProtocolErrorCode::MissingWord);
    EXPECT_EQ(*table.position(), newGame(4, 7)) << "what cannot be read changes nothing";
}

TEST(ShownTable, knowsWhetherAPositionGoesOnWithTheGame)
{
    ShownTable table;
    const auto ignore = [](const PlayedOrder&) {};
    ASSERT_FALSE(table.show("players 3 seed 7", 0));
    EXPECT_FALSE(table.goesOn());
    // With the hidden tiles in another order, other tiles are revealed.
    Position position = newGame(3, 7);
    Random random{99};
    position.piles.shuffleFaceDown(random);
    for (const char* text : {"role settler", "take quarry"}) {
        ASSERT_FALSE(table.play(text, ignore));
        apply(position, std::get<Order>(readRecordedOrder(position, text)));
    }
    for (int seat = 0; seat < 2; ++seat) {
        OrderList orders;
        legalOrders(position, orders);
        ASSERT_FALSE(table.play(orderText(position, orders[0]), ignore));
        apply(position, orders[0]);
    }
    ASSERT_NE(table.position()->faceUp, position.faceUp) << "the test needs other tiles";
    ASSERT_FALSE(table.show(positionLine(position, defaultNames(3)), 0));
    EXPECT_TRUE(table.goesOn());
    EXPECT_EQ(table.position(), position);
    position.seat(0).doubloons += 1;
    ASSERT_FALSE(table.show(positionLine(position, defaultNames(3)), 0));
    EXPECT_FALSE(table.goesOn());
}
