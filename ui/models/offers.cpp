// SPDX-License-Identifier: GPL-3.0-or-later
#include "offers.h"

#include "core/rules/scoring.h"

namespace windrose
{

namespace
{

int placeInPhase(const Position& position, int seat)
{
    return (seat - position.chooser + position.players) % position.players;
}

/// Whether the seat's answer is still to come in a phase in which each seat answers once, clockwise from the chooser.
bool hasYetToAnswer(const Position& position, int seat, Phase phase)
{
    return position.phase == phase && placeInPhase(position, seat) >= position.acted;
}

/// The position changed so that the seat is asked in a phase that `chooser` has begun.
Position asking(const Position& position, int seat, int chooser, Phase phase, Decision decision)
{
    Position asked = position;
    asked.phase = phase;
    asked.decision = decision;
    asked.chooser = static_cast<std::uint8_t>(chooser);
    asked.turn = static_cast<std::uint8_t>(seat);
    asked.acted = static_cast<std::uint8_t>(placeInPhase(asked, seat));
    return asked;
}

std::optional<int> bonusOf(const BuildingOffer& offer, Seat reader, Building building)
{
    if (!isLarge(building) || (!offer.isOwned && offer.copiesLeft == 0)) {
        return std::nullopt;
    }
    reader.gain(building); // the city hall counts as a violet building itself
    return bonusIfOccupied(reader, building);
}

} // namespace

BuildingOffer buildingOffer(const Position& position, int reader, Building building)
{
    BuildingOffer offer;
    offer.copiesLeft = position.copiesLeft(building);
    offer.copies = copiesInPlay(building, position.players);
    if (reader < 0 || reader >= position.players) {
        return offer;
    }
    const Seat& seat = position.seat(reader);
    offer.isOwned = seat.owns(building);
    offer.isOccupied = seat.occupies(building);
    offer.hasReader = !position.isFinished();
    if (offer.isOwned || offer.hasReader) {
        offer.bonus = bonusOf(offer, seat, building);
    }
    offer.isDue = hasYetToAnswer(position, reader, Phase::Builder);
    const int chooser = offer.isDue ? position.chooser : position.seatAfter(reader);
    const Position asked = asking(position, reader, chooser, Phase::Builder, Decision::Build);
    offer.price = priceFor(asked, reader, building);
    offer.asBuilder = priceFor(asking(position, reader, reader, Phase::Builder, Decision::Build), reader, building);
    offer.doubloons = static_cast<int>(seat.doubloons);
    offer.refusal = check(position.isFinished() ? position : asked, Order::build(building));
    return offer;
}

SaleOffer saleOffer(const Position& position, int reader, Good good)
{
    SaleOffer offer;
    if (reader < 0 || reader >= position.players || !hasYetToAnswer(position, reader, Phase::Trader)) {
        return offer;
    }
    offer.isDue = true;
    offer.isNow = position.turn == reader;
    const Position asked = asking(position, reader, position.chooser, Phase::Trader, Decision::Sell);
    offer.sale = saleFor(asked, reader, good);
    offer.isFull = position.tradingHouse.isFull();
    offer.refusal = check(asked, Order::sell(good));
    return offer;
}

LoadOffer loadOffer(const Position& position, Order order)
{
    LoadOffer offer;
    const bool isLoad = order.kind == OrderKind::Load || order.kind == OrderKind::LoadWharf;
    if (!isLoad || position.decision != Decision::Load || check(position, order)) {
        return offer;
    }
    Position after = position;
    EventList list;
    apply(after, order, list);
    for (const Event& event : list.events) {
        if (event.kind == EventKind::GoodsLoaded || event.kind == EventKind::GoodsShippedByWharf) {
            offer.barrels += event.amount;
        } else if (event.kind == EventKind::VictoryPointsGained) {
            offer.points += event.amount;
        }
    }
    return offer;
}

} // namespace windrose
