// SPDX-License-Identifier: GPL-3.0-or-later
#include "score_sheet.h"

#include <algorithm>
#include <iterator>

namespace windrose
{

int ScoreSheet::bonus(const ScoreRow& row, Building large)
{
    return row.score.bonus(large);
}

ScoreSheet scoreSheet(const Position& position, const QStringList& names)
{
    ScoreSheet sheet;
    const auto table = scores(position);
    for (int seat = 0; seat < position.players; ++seat) {
        sheet.rows << ScoreRow{seat, names.value(seat), table[static_cast<std::size_t>(seat)], {}};
    }
    for (const Building large : kAllBuildings) {
        if (std::any_of(sheet.rows.cbegin(), sheet.rows.cend(),
                        [large](const ScoreRow& row) { return ScoreSheet::bonus(row, large) >= 0; })) {
            sheet.large << large;
        }
    }
    for (ScoreRow& row : sheet.rows) {
        std::copy_if(sheet.large.cbegin(), sheet.large.cend(), std::back_inserter(row.unoccupied), [&](Building large) {
            const Seat& seat = position.seat(row.seat);
            return seat.owns(large) && !seat.occupies(large);
        });
    }
    std::stable_sort(sheet.rows.begin(), sheet.rows.end(),
                     [](const ScoreRow& a, const ScoreRow& b) { return a.score.place < b.score.place; });
    return sheet;
}

ScoreSheet inSeatOrder(ScoreSheet sheet)
{
    std::sort(sheet.rows.begin(), sheet.rows.end(),
              [](const ScoreRow& a, const ScoreRow& b) { return a.seat < b.seat; });
    return sheet;
}

QList<QList<int>> pointsByRound(const GameSession& session)
{
    QList<QList<int>> points(session.players());
    const auto note = [&](const Position& position, bool isNewRound) {
        const auto table = scores(position);
        for (int seat = 0; seat < session.players(); ++seat) {
            const int total = table[static_cast<std::size_t>(seat)].total;
            if (isNewRound) {
                points[seat] << total;
            } else {
                points[seat].last() = total;
            }
        }
    };
    note(session.history().positionAt(0), true);
    std::uint32_t round = 0;
    for (int number = 1; number <= session.orderCount(); ++number) {
        // An order belongs to the round it was played in, also the one that ended it.
        const std::uint32_t playedIn = session.history().positionAt(number - 1).round;
        note(session.history().positionAt(number), playedIn != round);
        round = playedIn;
    }
    return points;
}

} // namespace windrose
