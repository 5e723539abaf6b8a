// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/players/player_spec.h"

#include <gtest/gtest.h>

#include <span>

namespace windrose::test
{
namespace
{

constexpr const char* kComputers[] = {
    "random",
    "quick",
    "heuristic",
    "search:300",
    "search:250ms",
    "search:1000ms",
    "search:1s",
    "search:1000000s",
    "search:007",
    "search:300:2s",
    "search:300:full",
    "search:300:net",
    "search:net:1s,threads=2",
    "search:5,threads=2",
    "search:5,threads=256",
    "search:5,",
    "newcomer",
    "planter:builder",
    "merchant:opportunist",
    "merchant:",
    "merchant:builder:shipper",
    "shipmaster:trader:500",
    "viceroy:500:settler",
    "viceroy:3600s,threads=2",
    "viceroy,threads=1",
};

constexpr const char* kPrograms[] = {"program:", "program:mine", "program:a b,time=1s", "program:program:x"};

/// Words that mean no player to this version.
constexpr const char* kOthers[] = {"person",
                                   "Person",
                                   "admiral of a later version",
                                   " merchant",
                                   "merchant ",
                                   "merchant:baker",
                                   "merchant:0",
                                   "merchant,threads",
                                   "merchant:net",
                                   "search:net",
                                   "search",
                                   "search:",
                                   "search:0",
                                   "search:builder:3",
                                   "Program:x",
                                   "program",
                                   "record:game.windrose",
                                   ":builder",
                                   "\"\\\n\xC3\xA9"};

bool isSame(const PlayerChoice& one, const PlayerChoice& other)
{
    return one.kind == other.kind && one.level == other.level && one.style == other.style &&
           one.threads == other.threads && one.playouts == other.playouts &&
           one.budget.simulations == other.budget.simulations && one.budget.time == other.budget.time;
}

TEST(PlayerSpec, isAPersonWithoutText)
{
    EXPECT_TRUE(PlayerSpec().isPerson());
    EXPECT_EQ(PlayerSpec().text(), "");
    EXPECT_EQ(PlayerSpec::read(""), PlayerSpec());
    EXPECT_EQ(PlayerSpec::readWord("person"), PlayerSpec());
}

TEST(PlayerSpec, keepsTheSpellingOfEveryText)
{
    for (const auto& texts : {std::span<const char* const>(kComputers), std::span<const char* const>(kPrograms),
                              std::span<const char* const>(kOthers)}) {
        for (const char* text : texts) {
            EXPECT_EQ(PlayerSpec::read(text).text(), text);
        }
    }
}

TEST(PlayerSpec, readsEachTextAsOneAlternative)
{
    for (const char* text : kComputers) {
        const PlayerSpec spec = PlayerSpec::read(text);
        ASSERT_NE(spec.computer(), nullptr) << text;
        EXPECT_TRUE(isSame(*spec.computer(), *readPlayerChoice(text))) << text;
        EXPECT_FALSE(spec.isPerson() || spec.program() != nullptr) << text;
    }
    for (const char* text : kPrograms) {
        const PlayerSpec spec = PlayerSpec::read(text);
        ASSERT_NE(spec.program(), nullptr) << text;
        EXPECT_EQ("program:" + *spec.program(), text);
        EXPECT_FALSE(spec.isPerson() || spec.computer() != nullptr) << text;
        EXPECT_EQ(PlayerSpec::ofProgram(*spec.program()), spec);
    }
    for (const char* text : kOthers) {
        const PlayerSpec spec = PlayerSpec::read(text);
        EXPECT_TRUE(spec.isPerson()) << text;
        EXPECT_TRUE(spec.computer() == nullptr && spec.program() == nullptr) << text;
        EXPECT_NE(spec, PlayerSpec()) << text;
    }
}

TEST(PlayerSpec, takesOnlyWordsThatNameSomebody)
{
    for (const char* text : kComputers) {
        EXPECT_EQ(PlayerSpec::readWord(text), PlayerSpec::read(text)) << text;
    }
    for (const char* text : kPrograms) {
        EXPECT_EQ(PlayerSpec::readWord(text), PlayerSpec::read(text)) << text;
    }
    EXPECT_FALSE(PlayerSpec::readWord(""));
    for (const char* text : kOthers) {
        EXPECT_EQ(PlayerSpec::readWord(text).has_value(), std::string_view(text) == "person") << text;
    }
}

TEST(PlayerSpec, writesLevelsAndStylesAsRecordsDo)
{
    for (std::size_t level = 0; level < kLevels; ++level) {
        for (std::size_t style = 0; style < kStyles; ++style) {
            const PlayerSpec spec(static_cast<Level>(level), static_cast<Style>(style));
            const std::string named = std::string(kLevelIds[level]) + ':' + std::string(kStyleIds[style]);
            EXPECT_EQ(spec.text(), style == 0 ? std::string(kLevelIds[level]) : named);
            EXPECT_TRUE(isSame(*spec.level(), *PlayerSpec::read(named).level())) << named;
            EXPECT_TRUE(spec.isPlainLevel() && PlayerSpec::read(named).isPlainLevel()) << named;
        }
    }
}

TEST(PlayerSpec, writesAChoiceSoThatItReadsTheSame)
{
    for (const char* text : kComputers) {
        const PlayerChoice choice = *readPlayerChoice(text);
        const PlayerSpec written(choice);
        ASSERT_NE(written.computer(), nullptr) << text;
        EXPECT_TRUE(isSame(*written.computer(), choice)) << text;
        const auto again = readPlayerChoice(written.text());
        EXPECT_TRUE(again && isSame(*again, choice)) << text << " was written as " << written.text();
    }
    EXPECT_EQ(PlayerSpec(*readPlayerChoice("viceroy:3600000ms:builder,threads=2")).text(),
              "viceroy:builder:3600s,threads=2");
}

TEST(PlayerSpec, knowsLevelsWithAndWithoutABudget)
{
    EXPECT_EQ(PlayerSpec::read("search:300").level(), nullptr);
    EXPECT_EQ(PlayerSpec::read("program:merchant").level(), nullptr);
    for (const char* text : {"viceroy:5s", "viceroy:300", "viceroy:builder,threads=2"}) {
        ASSERT_NE(PlayerSpec::read(text).level(), nullptr) << text;
        EXPECT_EQ(PlayerSpec::read(text).level()->level, Level::Viceroy) << text;
        EXPECT_FALSE(PlayerSpec::read(text).isPlainLevel()) << text;
    }
    for (const char* text : {"", "heuristic", "program:x"}) {
        EXPECT_FALSE(PlayerSpec::read(text).isPlainLevel()) << text;
    }
}

} // namespace
} // namespace windrose::test
