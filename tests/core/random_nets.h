// SPDX-License-Identifier: GPL-3.0-or-later
// Random nets and positions, for the tests of nets.
#pragma once

#include "core/players/net_answer.h"
#include "core/players/quick_policy.h"
#include "core/rules/game.h"

#include <gtest/gtest.h>

#include <span>
#include <vector>

namespace windrose
{

/// The numbers of a net with random weights from -`most` to `most`.
inline std::vector<std::uint16_t> randomNumbers(int players, int weights, int most)
{
    Random random{static_cast<std::uint64_t>(players)};
    std::vector<std::uint16_t> numbers{static_cast<std::uint16_t>(players)};
    for (int weight = 0; weight < weights; ++weight) {
        const int number = static_cast<int>(random.below(static_cast<std::uint32_t>(2 * most + 1))) - most;
        numbers.push_back(static_cast<std::uint16_t>(number));
    }
    return numbers;
}

/// `randomNet` makes the numbers of a net for a number of players, with random weights up to a limit.
template <typename Net>
void expectMalformedNumbersAreRefused(std::vector<std::uint16_t> (*randomNet)(int players, int most))
{
    const std::vector<std::uint16_t> numbers = randomNet(3, 900);
    ASSERT_TRUE(Net::read(numbers));
    EXPECT_FALSE(Net::read({}));
    for (const int players : {1, 6}) {
        EXPECT_FALSE(Net::read(randomNet(players, 90))) << players << " cannot play";
    }
    for (const int players : {0, 1, 2, 4, 5, 6, 0xFFFF}) { // it has three
        std::vector<std::uint16_t> wrong = numbers;
        wrong[0] = static_cast<std::uint16_t>(players);
        EXPECT_FALSE(Net::read(wrong)) << players;
    }
    for (const std::size_t count : {std::size_t{1}, numbers.size() / 2, numbers.size() - 1}) {
        EXPECT_FALSE(Net::read(std::span(numbers).first(count))) << count;
    }
    std::vector<std::uint16_t> longer = numbers;
    longer.push_back(0);
    EXPECT_FALSE(Net::read(longer));
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
