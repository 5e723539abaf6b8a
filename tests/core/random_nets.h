// SPDX-License-Identifier: GPL-3.0-or-later
// Random nets and positions, for the tests of nets.
#pragma once

#include "core/players/net_answer.h"
#include "core/players/quick_policy.h"
#include "core/rules/game.h"

#include <gtest/gtest.h>

#include <cstdio>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace windrose
{

/// A random number from -`most` to `most`, as four hexadecimal digits of 16 bits.
inline std::string randomDigits(Random& random, int most)
{
    const int number = static_cast<int>(random.below(static_cast<std::uint32_t>(2 * most + 1))) - most;
    std::array<char, 5> text{};
    std::snprintf(text.data(), text.size(), "%04x", static_cast<unsigned>(number) & 0xFFFFU);
    return text.data();
}

/// The lines of a net with random weights from -`most` to `most`.
struct RandomLines {
    RandomLines(int players, int mostWeight)
        : lines{std::to_string(players)}, random{static_cast<std::uint64_t>(players)}, most(mostWeight)
    {
    }

    /// Adds `rows` lines of `count` weights.
    void add(int rows, int count)
    {
        for (int row = 0; row < rows; ++row) {
            lines.emplace_back();
            for (int number = 0; number < count; ++number) {
                lines.back() += randomDigits(random, most);
            }
        }
    }

    std::vector<std::string> lines;
    Random random;
    int most;
};

template <typename Net>
std::optional<Net> readNet(const std::vector<std::string>& lines)
{
    const std::vector<std::string_view> views(lines.begin(), lines.end());
    return Net::read(views);
}

template <typename Net>
void expectMalformedLinesAreRefused(const std::vector<std::string>& lines)
{
    ASSERT_TRUE(readNet<Net>(lines));
    EXPECT_FALSE(readNet<Net>({}));
    for (const std::size_t line : {std::size_t{0}, std::size_t{1}, lines.size() / 2, lines.size() - 1}) {
        for (const char* text : {"", "6", "12", "000", "000000000000000000000000000000000000g000"}) {
            std::vector<std::string> wrong = lines;
            wrong[line] = text;
            EXPECT_FALSE(readNet<Net>(wrong)) << line << text;
        }
        std::vector<std::string> shorter = lines;
        shorter.erase(shorter.begin() + static_cast<std::ptrdiff_t>(line));
        EXPECT_FALSE(readNet<Net>(shorter)) << line;
        std::vector<std::string> wrong = lines;
        wrong[line].back() = 'x';
        EXPECT_FALSE(readNet<Net>(wrong)) << line;
    }
    std::vector<std::string> longer = lines;
    longer.push_back(lines.back());
    EXPECT_FALSE(readNet<Net>(longer));
}

/// A checksum of this answer, for four players, and of those before it, whose checksum is `all`.
inline std::uint64_t mixedWith(std::uint64_t all, const NetAnswer& answer)
{
    for (std::size_t place = 0; place < 4; ++place) {
        const auto logit = static_cast<std::uint64_t>(std::int64_t{answer.logits[place]});
        const auto margin = static_cast<std::uint64_t>(std::int64_t{answer.margins[place]});
        all = Random{all ^ logit ^ margin << 32}.next();
    }
    return all;
}

/// Calls `visit` with each choice of a role in a game that the quick policy plays.
template <typename Visit>
void visitRoles(int players, std::uint64_t seed, Visit visit)
{
    Random random{seed};
    Position position = newGame(players, seed);
    while (!position.isFinished()) {
        if (position.decision == Decision::ChooseRole) {
            visit(position);
        }
        apply(position, quickOrder(position, Weights{}, random, 8));
    }
}

} // namespace windrose
