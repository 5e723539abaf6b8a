// SPDX-License-Identifier: GPL-3.0-or-later
#include "played_orders.h"

namespace windrose
{

PlayedOrder playedOrder(const GameHistory& history, int number)
{
    return {.before = history.positionAt(number), .order = history.orderAt(number), .events = history.eventsOf(number)};
}

std::vector<PlayedOrder> loadsOf(const GameHistory& history)
{
    std::vector<PlayedOrder> loads;
    for (int number = 0; number < history.played(); ++number) {
        if (history.positionAt(number).decision == Decision::Load) {
            loads.push_back(playedOrder(history, number));
        }
    }
    return loads;
}

} // namespace windrose
