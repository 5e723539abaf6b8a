// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/players/random_player.h"
#include "core/text/order_text.h"
#include "core/text/position_json.h"

#include <gtest/gtest.h>

namespace windrose
{

namespace
{

#if defined(__SANITIZE_ADDRESS__)
constexpr int kGames = 10; // each step takes many times longer there
#else
constexpr int kGames = 80;
#endif

class RoundTrip : public ::testing::TestWithParam<int>
{
};

} // namespace

TEST_P(RoundTrip, everyOrderAndPositionOfRandomGamesReadsBack)
{
    const int players = GetParam();
    const auto names = defaultNames(players);
    for (int game = 0; game < kGames; ++game) {
        Random random{static_cast<std::uint64_t>(game)};
        Position position = newGame(players, random.next());
        while (!position.isFinished()) {
            const auto reading = readPosition(positionJson(position, names), 0);
            const auto* read = std::get_if<NamedPosition>(&reading);
            ASSERT_TRUE(read != nullptr && read->position == position) << "game " << game;
            const Order order = randomOrder(position, random);
            const auto orderReading = readOrder(position, orderText(position, order));
            const auto* readBack = std::get_if<Order>(&orderReading);
            ASSERT_TRUE(readBack != nullptr && *readBack == order) << "game " << game;
            apply(position, order);
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Players, RoundTrip, ::testing::Values(2, 3, 4, 5));

} // namespace windrose
