// SPDX-License-Identifier: GPL-3.0-or-later
#include "order_pacing.h"

#include <algorithm>

namespace windrose::pacing
{

namespace
{

/// An order takes at most this part of the time that is left.
constexpr int kShareOfRest = 4;

/// Events without pictures that the prompt reports, and that are given time for that.
bool isShownAsText(const Event& event)
{
    return event.kind == EventKind::Passed || event.kind == EventKind::EndTriggered;
}

} // namespace

bool isShownWith(const Event& event, const Event& before)
{
    switch (event.kind) {
    case EventKind::GoodsProduced:
    case EventKind::GoodsSpoiled:
        return before.kind == event.kind && before.seat == event.seat;
    case EventKind::DoubloonOnCard:
    case EventKind::BuildingShifted:
    case EventKind::ShipSailed:
        return before.kind == event.kind;
    case EventKind::ColonistsArrived:
        return before.kind == event.kind || before.kind == EventKind::MayorColonist;
    case EventKind::BuildingBuilt:
        return before.kind == EventKind::BuildingShifted;
    default:
        return false;
    }
}

int gapOf(int pictures)
{
    return pictures < 2 ? 0 : std::min(kPieceGap, kMaxSpread / (pictures - 1));
}

int timeOf(const Event& first, int pictures)
{
    if (pictures > 0) {
        return kPieceMoveTime + (pictures - 1) * gapOf(pictures) + kEventGap;
    }
    return isShownAsText(first) ? kTextEventTime : 0;
}

int picturesOf(const Event& event)
{
    const int amount = event.amount;
    switch (event.kind) {
    case EventKind::DoubloonsGained:
        return std::min(amount, kMaxCoinPictures);
    case EventKind::BuildingBuilt:
        return 1 + std::min(amount, kMaxCoinPictures);
    case EventKind::ColonistsArrived:
    case EventKind::ShipRefilled:
        return std::min(amount, kMaxColonistPictures);
    case EventKind::GoodsProduced:
    case EventKind::GoodsLoaded:
    case EventKind::GoodsShippedByWharf:
    case EventKind::GoodsSpoiled:
        return std::min(amount, kMaxBarrelPictures);
    case EventKind::ColonistsPlaced:
    case EventKind::PlantationsDiscarded:
    case EventKind::PlantationsDealt:
        return amount;
    case EventKind::TradingHouseEmptied:
        return kTradingHouseSpaces;
    case EventKind::VictoryPointsGained:
        return 2; // the number, and the chip
    case EventKind::GovernorPassed:
        return kMaxPlayers + 2; // the cards go back, too
    case EventKind::Passed:
    case EventKind::StackReshuffled:
    case EventKind::RoundEnded:
    case EventKind::EndTriggered:
    case EventKind::GameFinished:
        return 0;
    default:
        return 1;
    }
}

OrderTime unhurried(const std::vector<Event>& events)
{
    OrderTime time;
    for (std::size_t first = 0; first < events.size();) {
        int pictures = picturesOf(events[first]);
        std::size_t next = first + 1;
        for (; next < events.size() && isShownWith(events[next], events[next - 1]); ++next) {
            pictures += picturesOf(events[next]);
        }
        time.pictures += timeOf(events[first], pictures);
        first = next;
    }
    return time;
}

OrderTime hurried(const OrderTime& order, int elapsed)
{
    const int limit = std::max(kLeastOrderTime, (kTurnTime - elapsed) / kShareOfRest);
    if (order.sum() <= limit) {
        return order;
    }
    const int pictures = std::min(order.pictures, limit - kLeastPause);
    return {pictures, limit - pictures};
}

} // namespace windrose::pacing
