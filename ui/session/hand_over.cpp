// SPDX-License-Identifier: GPL-3.0-or-later
#include "hand_over.h"

namespace windrose
{

int personAtTable(const GameHistory& history, const Seats& seats)
{
    if (!seats.isAnyPerson()) {
        return -1;
    }
    const Position& now = history.now();
    if (!now.isFinished() && !seats.isComputer(now.turn)) {
        return now.turn;
    }
    for (int order = history.played() - 1; order >= 0; --order) {
        if (const int seat = history.seatOf(order); !seats.isComputer(seat)) {
            return seat;
        }
    }
    int seat = now.turn;
    while (seats.isComputer(seat)) {
        seat = now.seatAfter(seat);
    }
    return seat;
}

} // namespace windrose
