// SPDX-License-Identifier: GPL-3.0-or-later
#include "setup_card_moves.h"

namespace windrose::setup
{

namespace
{

using Kind = SetupSpot::Kind;
using Code = SetupRefusalCode;

int lastCardOf(const Position& position, int seat)
{
    int last = -1;
    for (int card = 0; card < position.roleCards(); ++card) {
        if (position.takenBy[static_cast<std::size_t>(card)] == seat) {
            last = card;
        }
    }
    return last;
}

} // namespace

SetupRefusal moveCard(Position& position, int card, const SetupSpot& to)
{
    auto taker = position.takenBy[static_cast<std::size_t>(card)];
    const int taken = position.cardsTaken();
    const int next = (position.governor + taken) % position.players;
    const int latest = (position.governor + taken + position.players - 1) % position.players;
    if (to.kind == Kind::Box) {
        if (taker != latest) {
            return {Code::LaterCardTaken, latest};
        }
        taker = kNobody;
        return {};
    }
    if (to.kind != Kind::Board) {
        return {Code::WrongPlace};
    }
    if (taker == kNobody && to.seat == next) {
        if (taken + 1 == position.players * setupFacts(position.players).rolesPerPlayer) {
            return {Code::LastCard};
        }
        taker = static_cast<std::int8_t>(to.seat);
        return {};
    }
    const std::int8_t was = taker;
    const int other = lastCardOf(position, to.seat);
    if (other < 0) {
        return {Code::CardOutOfTurn, next};
    }
    taker = static_cast<std::int8_t>(to.seat);
    position.takenBy[static_cast<std::size_t>(other)] = was;
    return {};
}

SetupRefusal moveGovernor(Position& position, const SetupSpot& to)
{
    if (to.kind == Kind::Box) {
        return {Code::OneGovernor};
    }
    if (to.kind != Kind::Board) {
        return {Code::WrongPlace};
    }
    const int by = to.seat - position.governor + position.players;
    for (auto taker : position.takenBy) {
        taker = taker == kNobody ? kNobody : static_cast<std::int8_t>((taker + by) % position.players);
    }
    position.governor = static_cast<std::uint8_t>(to.seat);
    return {};
}

} // namespace windrose::setup
