// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/order_text.h"

#include "core/players/defaults.h"
#include "core/rules/placements.h"
#include "core/text/messages.h"
#include "core/text/refusal_sentences.h"
#include "games.h"

#include <gtest/gtest.h>

#include <set>

namespace windrose
{

namespace
{

using testing::forEachMoment;
using testing::momentWhere;

Order orderOf(const Position& position, std::string_view text)
{
    const auto reading = readOrder(position, text, &defaultOrder);
    if (const auto* error = std::get_if<TextError>(&reading)) {
        ADD_FAILURE() << text << ": " << describe(*error);
        return Order::pass();
    }
    if (const auto* refusal = std::get_if<Refusal>(&reading)) {
        ADD_FAILURE() << text << ": " << describe(*refusal);
        return Order::pass();
    }
    return std::get<Order>(reading);
}

TextError errorOf(const Position& position, std::string_view text)
{
    const auto reading = readOrder(position, text, &defaultOrder);
    const auto* error = std::get_if<TextError>(&reading);
    EXPECT_NE(error, nullptr) << text << " was read";
    return error != nullptr ? *error : TextError{};
}

Refusal refusalOf(const Position& position, std::string_view text)
{
    const auto reading = readOrder(position, text, &defaultOrder);
    if (const auto* refusal = std::get_if<Refusal>(&reading)) {
        return *refusal;
    }
    EXPECT_TRUE(std::holds_alternative<Order>(reading)) << text;
    return std::holds_alternative<Order>(reading) ? check(position, std::get<Order>(reading)) : Refusal{};
}

/// Four players; the seat to move builds, with a large building and two others in its city.
Position builderWithCity()
{
    const auto reading = readPosition(R"({"players": 4, "governor": 0, "phase": "builder", "phase_state": {"acted": 0},
        "roles": [{"role": "builder", "taken_by": 0}],
        "seats": [{"doubloons": 30, "island": [{"space": 2, "tile": "quarry", "colonists": 1}], "city": [
            {"spaces": [4, 8], "building": "guild_hall", "colonists": 1},
            {"spaces": [1], "building": "indigo_plant", "colonists": 2},
            {"spaces": [0], "building": "university", "colonists": 1}]}, {}, {}, {}]})",
                                      0);
    EXPECT_TRUE(std::holds_alternative<NamedPosition>(reading))
        << (std::holds_alternative<TextError>(reading) ? describe(std::get<TextError>(reading)) : "");
    return std::get<NamedPosition>(reading).position;
}

Position mayorWithCity()
{
    auto reading = readPosition(R"({"players": 4, "governor": 0, "phase": "mayor", "phase_state": {"acted": 0},
        "roles": [{"role": "mayor", "taken_by": 0}],
        "seats": [{"san_juan": 2, "island": [{"space": 2, "tile": "quarry", "colonists": 1}, {"space": 5, "tile": "corn"}],
          "city": [
            {"spaces": [4, 8], "building": "guild_hall", "colonists": 1},
            {"spaces": [1], "building": "indigo_plant", "colonists": 2}]}, {}, {}, {}]})",
                                0);
    EXPECT_TRUE(std::holds_alternative<NamedPosition>(reading))
        << (std::holds_alternative<TextError>(reading) ? describe(std::get<TextError>(reading)) : "");
    return std::get<NamedPosition>(reading).position;
}

TEST(OrderText, isReadBackToTheSameOrder)
{
    forEachMoment(3, [](const Position& position, Order played) {
        OrderList orders;
        legalOrders(position, orders);
        for (const Order& order : orders) {
            const std::string text = orderText(position, order);
            ASSERT_EQ(orderOf(position, text), order) << text;
            ASSERT_TRUE(std::holds_alternative<Order>(readRecordedOrder(position, text))) << text;
        }
        if (!position.isFinished()) {
            ASSERT_EQ(orderOf(position, orderText(position, played)), played);
        }
    });
}

TEST(OrderText, printsEachKindInItsCanonicalForm)
{
    const Position position = newGame(4, 0);
    EXPECT_EQ(orderText(position, Order::chooseRole(Role::Mayor, ExtraColonist::Declined)), "role mayor no-colonist");
    EXPECT_EQ(orderText(position, Order::hacienda()), "hacienda");
    EXPECT_EQ(orderText(position, Order::noHacienda()), "no-hacienda");
    EXPECT_EQ(orderText(position, Order::take(Tile::Corn, ExtraColonist::Declined, 7)), "take corn no-colonist @7");
    EXPECT_EQ(orderText(position, Order::take(Tile::Quarry)), "take quarry");
    EXPECT_EQ(orderText(position, Order::place(SpaceSet(0b1001), 1U | 2U << 8)), "place i0 i3 c0 c4x2");
    EXPECT_EQ(orderText(position, Order::place({}, 0)), "place");
    EXPECT_EQ(orderText(position, Order::build(Building::CityHall, ExtraColonist::Accepted, 4, 8)),
              "build city_hall @4+8");
    EXPECT_EQ(orderText(position, Order::build(Building::LargeMarket, ExtraColonist::Accepted, 0)),
              "build large_market @0");
    EXPECT_EQ(orderText(position, Order::bonus(Good::Coffee)), "bonus coffee");
    EXPECT_EQ(orderText(position, Order::sell(Good::Sugar)), "sell sugar");
    EXPECT_EQ(orderText(position, Order::load(Good::Corn, 0)), "load corn 5");
    EXPECT_EQ(orderText(position, Order::loadWharf(Good::Corn)), "load corn wharf");
    EXPECT_EQ(orderText(position, Order::store(Good::Corn, {})), "store corn");
    EXPECT_EQ(orderText(position, Order::store(Good::Corn, GoodSet(0b10100))), "store corn keep sugar coffee");
    EXPECT_EQ(orderText(position, Order::pass()), "pass");
}

TEST(OrderText, wordsMayBeShortenedWhileTheyAreClear)
{
    const Position position = newGame(4, 0);
    EXPECT_EQ(orderOf(position, "role cap"), Order::chooseRole(Role::Captain));
    EXPECT_EQ(orderOf(position, "r s"), Order::chooseRole(Role::Settler));
    EXPECT_EQ(orderOf(position, "  ro\tmayor   no"), Order::chooseRole(Role::Mayor, ExtraColonist::Declined));
    EXPECT_EQ(orderOf(position, "build large_m"), Order::build(Building::LargeMarket));
}

TEST(OrderText, shortWordsThatCouldMeanSeveralAreRefused)
{
    const Position position = newGame(4, 0);
    EXPECT_EQ(errorOf(position, "role c").code, TextErrorCode::AmbiguousWord);
    EXPECT_EQ(errorOf(position, "role c").expected, "craftsman, captain");
    EXPECT_EQ(errorOf(position, "p").expected, "pass, place");
    EXPECT_EQ(errorOf(position, "build large").expected, "large_market, large_warehouse");
    EXPECT_EQ(errorOf(position, "role c").column, 6);
}

TEST(OrderText, aWholeWordIsClearEvenWhenAnotherBeginsWithIt)
{
    const Position position = newGame(4, 0);
    // Currently no identifier is a prefix of another; abbreviations must not hide whole words if one is.
    for (int kind = 0; kind < kBuildings; ++kind) {
        const auto building = static_cast<Building>(kind);
        EXPECT_EQ(orderOf(position, "build " + std::string(id(building))), Order::build(building));
    }
}

TEST(OrderText, suffixesStandInAnyOrder)
{
    const Position position = newGame(4, 0);
    const Order take = Order::take(Tile::Corn, ExtraColonist::Declined, 7);
    EXPECT_EQ(orderOf(position, "take corn no-colonist @7"), take);
    EXPECT_EQ(orderOf(position, "take corn @7 no-colonist"), take);
    EXPECT_EQ(orderOf(position, "build city_hall @4+8 no-c"),
              Order::build(Building::CityHall, ExtraColonist::Declined, 4, 8));
    EXPECT_EQ(errorOf(position, "take corn @7 @8").code, TextErrorCode::DoubledWord);
    EXPECT_EQ(errorOf(position, "take corn no-colonist no-colonist").code, TextErrorCode::DoubledWord);
}

TEST(OrderText, malformedOrdersSayWhereAndWhatWasExpected)
{
    const Position position = newGame(4, 0);
    const auto expectError = [&](std::string_view text, TextErrorCode code, int column) {
        const TextError error = errorOf(position, text);
        EXPECT_EQ(error.code, code) << text;
        EXPECT_EQ(error.column, column) << text;
        EXPECT_EQ(error.line, 1) << text;
        EXPECT_NE(describe(error).find("xpected"), std::string::npos) << describe(error);
    };
    expectError("", TextErrorCode::MissingWord, 1);
    expectError("   ", TextErrorCode::MissingWord, 4);
    expectError("bild office", TextErrorCode::UnknownWord, 1);
    expectError("build", TextErrorCode::MissingWord, 6);
    expectError("build offices", TextErrorCode::UnknownWord, 7);
    expectError("build office @", TextErrorCode::BadSpace, 14);
    expectError("build office @x", TextErrorCode::BadSpace, 14);
    expectError("build office @1+", TextErrorCode::BadSpace, 14);
    expectError("build office @01", TextErrorCode::BadSpace, 14);
    expectError("build office @-1", TextErrorCode::BadSpace, 14);
    expectError("build office @4 5", TextErrorCode::UnknownWord, 17);
    expectError("take corn @1+2", TextErrorCode::BadSpace, 11);
    expectError("pass pass", TextErrorCode::UnexpectedWord, 6);
    expectError("hacienda now", TextErrorCode::UnexpectedWord, 10);
    expectError("place x3", TextErrorCode::BadCircle, 7);
    expectError("place i3x2", TextErrorCode::BadCircle, 7);
    expectError("place c3x0", TextErrorCode::BadCircle, 7);
    expectError("place i0 i0", TextErrorCode::DoubledWord, 10);
    expectError("move i0", TextErrorCode::BadCircle, 6);
    expectError("move +", TextErrorCode::BadCircle, 6);
    expectError("load corn", TextErrorCode::MissingWord, 10);
    expectError("load corn 5x", TextErrorCode::BadCapacity, 11);
    expectError("load corn ship", TextErrorCode::UnknownWord, 11);
    expectError("load quarry 5", TextErrorCode::UnknownWord, 6);
    expectError("store corn keep", TextErrorCode::MissingWord, 16);
    expectError("store corn keep sugar sugar", TextErrorCode::DoubledWord, 23);
    expectError("Role mayor", TextErrorCode::UnknownWord, 1);
    expectError("rôle mayör", TextErrorCode::UnknownWord, 1);
}

TEST(OrderText, columnsCountCharactersNotBytes)
{
    EXPECT_EQ(errorOf(newGame(4, 0), "store corn keep é").column, 17);
    EXPECT_EQ(errorOf(newGame(4, 0), "pass éé é").column, 6);
}

TEST(OrderText, placesAndShipsThatAreNotThereAreIllegalRatherThanMalformed)
{
    const Position building = builderWithCity();
    EXPECT_EQ(refusalOf(building, "build office @12").code, RefusalCode::NoSuchSpace);
    EXPECT_EQ(refusalOf(building, "build office @2+3").code, RefusalCode::NeedsOneSpace);
    EXPECT_EQ(refusalOf(building, "build fortress @2").code, RefusalCode::NeedsTwoSpaces);
    EXPECT_EQ(refusalOf(building, "build fortress @3+5").code, RefusalCode::SpacesNotAdjacent);
    EXPECT_EQ(refusalOf(building, "load corn 9"), (Refusal{RefusalCode::OtherDecision, index(Decision::Build), 0}));
    const Position loading = momentWhere(4, [](const Position& p) { return p.decision == Decision::Load; });
    int good = 0;
    while (loading.seat(loading.turn).goods[static_cast<std::size_t>(good)] == 0) {
        ++good;
    }
    const auto text = "load " + std::string(id(static_cast<Good>(good))) + " 9";
    EXPECT_EQ(refusalOf(loading, text).code, RefusalCode::NoSuchShip);
    EXPECT_EQ(describe(refusalOf(loading, text)), "There is no cargo ship 9 in this game.");
}

TEST(OrderText, placeReadsTheWholePlacement)
{
    const Position position = mayorWithCity();
    const Order order = orderOf(position, "place c1x3 i5 i2 c4");
    EXPECT_EQ(orderText(position, order), "place i2 i5 c1x3 c4");
    EXPECT_FALSE(check(position, order));
    EXPECT_EQ(refusalOf(position, "place i0").code, RefusalCode::NothingOnIslandSpace);
    EXPECT_EQ(refusalOf(position, "place c0").code, RefusalCode::NoBuildingOnSpace);
    EXPECT_EQ(refusalOf(position, "place c8").code, RefusalCode::NotFirstSpace);
    EXPECT_EQ(refusalOf(position, "place c1x4").code, RefusalCode::TooManyOnBuilding);
    EXPECT_EQ(refusalOf(position, "place c1x99").code, RefusalCode::TooManyOnBuilding);
    EXPECT_EQ(refusalOf(position, "place i12").code, RefusalCode::NoSuchSpace);
    EXPECT_EQ(refusalOf(position, "place i2").code, RefusalCode::ColonistsWaiting);
}

TEST(OrderText, moveTakesUpAndPutsDownFromWhereTheColonistsStand)
{
    const Position position = mayorWithCity(); // i2, c1x2, c4; two in San Juan
    EXPECT_EQ(orderText(position, orderOf(position, "move +i5 +c1")), "place i2 i5 c1x3 c4");
    EXPECT_EQ(orderText(position, orderOf(position, "move +i5 -i2")), "place i5 c1x2 c4");
    EXPECT_EQ(orderText(position, orderOf(position, "move +c1x3 -c1x2")), "place i2 c1x3 c4") << "all removed first";
    EXPECT_EQ(orderText(position, orderOf(position, "move -c1 -c1 +i5")), "place i2 i5 c4");
    EXPECT_EQ(orderText(position, orderOf(position, "move")), "place i2 c1x2 c4");
}

TEST(OrderText, moveRefusesColonistsThatAreNotThere)
{
    const Position position = mayorWithCity();
    EXPECT_EQ(refusalOf(position, "move -i5"), (Refusal{RefusalCode::NotEnoughColonists, 1, 0}));
    EXPECT_EQ(refusalOf(position, "move -c1x3"), (Refusal{RefusalCode::NotEnoughColonists, 3, 2}));
    EXPECT_EQ(refusalOf(position, "move +i2"), (Refusal{RefusalCode::CircleOccupied, 2, 0}));
    EXPECT_EQ(refusalOf(position, "move +c1x2").code, RefusalCode::TooManyOnBuilding);
    EXPECT_EQ(refusalOf(position, "move -c8").code, RefusalCode::NotFirstSpace);
    EXPECT_EQ(refusalOf(newGame(4, 0), "move -i0").code, RefusalCode::OtherDecision);
}

TEST(OrderText, defaultStandsForWhatTheWebGamesPlay)
{
    const Position position = momentWhere(3, [](const Position& p) { return p.decision == Decision::BonusGood; });
    const Order order = orderOf(position, "default");
    EXPECT_EQ(order.kind, OrderKind::Bonus);
    EXPECT_EQ(order, *defaultOrder(position));
    EXPECT_EQ(refusalOf(newGame(4, 0), "def"), (Refusal{RefusalCode::NoDefault, index(Decision::ChooseRole), 0}));
    const Position finished = momentWhere(3, [](const Position& p) { return p.isFinished(); });
    EXPECT_EQ(refusalOf(finished, "default").code, RefusalCode::GameFinished);
    EXPECT_EQ(refusalOf(finished, "place i0").code, RefusalCode::GameFinished);
}

TEST(OrderText, recordsHoldFullWordsAndNoDefault)
{
    const Position position = newGame(4, 0);
    const auto codeOf = [&](std::string_view text) {
        const auto reading = readRecordedOrder(position, text);
        const auto* error = std::get_if<TextError>(&reading);
        return error != nullptr ? error->code : TextErrorCode::None;
    };
    EXPECT_EQ(codeOf("role mayor"), TextErrorCode::None);
    EXPECT_EQ(codeOf("role may"), TextErrorCode::ShortenedWord);
    EXPECT_EQ(codeOf("ro mayor"), TextErrorCode::ShortenedWord);
    EXPECT_EQ(codeOf("role c"), TextErrorCode::AmbiguousWord);
    EXPECT_EQ(codeOf("default"), TextErrorCode::NotInRecords);
}

TEST(Messages, everyRefusalHasItsOwnSentence)
{
    for (int code = 1; code <= static_cast<int>(RefusalCode::NoDefault); ++code) {
        const std::string sentence = describe(Refusal{static_cast<RefusalCode>(code), 1, 2});
        EXPECT_NE(sentence, "the rules do not allow it") << "code " << code;
    }
}

TEST(Messages, everyTextErrorSaysWhatWasExpected)
{
    for (int code = 1; code <= static_cast<int>(TextErrorCode::ChatDamaged); ++code) {
        TextError error;
        error.code = static_cast<TextErrorCode>(code);
        error.found = "this";
        error.expected = "that";
        const std::string sentence = describe(error);
        EXPECT_EQ(sentence.find("something is wrong"), std::string::npos) << "code " << code;
        // A checksum tells that a record was changed, not what was there before.
        if (error.code != TextErrorCode::AmbiguousWord && error.code != TextErrorCode::ChecksumWrong) {
            EXPECT_NE(sentence.find("expected"), std::string::npos) << sentence;
        }
    }
}

} // namespace

TEST(RefusalSentences, everyRuleHasASentenceOfItsOwn)
{
    std::set<std::string> sentences;
    for (int code = 1; code < kRefusalCodes; ++code) {
        const std::string sentence = describe(Refusal{static_cast<RefusalCode>(code), 1, 2});
        EXPECT_EQ(sentence.find_first_of("%("), std::string::npos) << sentence;
        EXPECT_EQ(sentence.back(), '.') << sentence;
        EXPECT_NE(sentence, "The rules do not allow that now.") << code;
        sentences.insert(sentence);
    }
    EXPECT_EQ(sentences.size(), static_cast<std::size_t>(kRefusalCodes - 1));
}

TEST(RefusalSentences, countsArePluralUnlessOne)
{
    EXPECT_EQ(describe(Refusal{RefusalCode::TooExpensive, 1, 0}),
              "That costs 1 doubloon now. You have only 0 doubloons.");
    EXPECT_EQ(describe(Refusal{RefusalCode::TooExpensive, 4, 1}),
              "That costs 4 doubloons now. You have only 1 doubloon.");
}

} // namespace windrose
