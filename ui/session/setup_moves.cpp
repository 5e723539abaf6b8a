// SPDX-License-Identifier: GPL-3.0-or-later
#include "setup_moves.h"

#include "setup_board_moves.h"
#include "setup_box.h"
#include "setup_card_moves.h"
#include "setup_counted_moves.h"

#include <algorithm>

namespace windrose::setup
{

void settle(Position& position)
{
    position.chooser = static_cast<std::uint8_t>((position.governor + position.cardsTaken()) % position.players);
    position.turn = position.chooser;
    int earned = 0;
    bool isCityFull = false;
    for (int number = 0; number < position.players; ++number) {
        earned += position.seat(number).victoryPoints;
        isCityFull = isCityFull || position.seat(number).emptyCitySpaces() == 0;
    }
    position.victoryPoints =
        static_cast<std::uint8_t>(std::max(0, victoryPointsInBox(position.players, position.options) - earned));
    // Triggers stay in order; new ones are added at the end.
    auto& triggers = position.endTriggers;
    const auto holds = [&](EndTrigger trigger) {
        return trigger == EndTrigger::City            ? isCityFull
               : trigger == EndTrigger::VictoryPoints ? position.victoryPoints == 0
                                                      : trigger == EndTrigger::Colonists;
    };
    const auto end =
        std::remove_if(triggers.begin(), triggers.end(), [&](EndTrigger trigger) { return !holds(trigger); });
    std::fill(end, triggers.end(), EndTrigger::None);
    for (const EndTrigger trigger : {EndTrigger::City, EndTrigger::VictoryPoints}) {
        if (holds(trigger) && !position.hasEndTrigger(trigger)) {
            *std::find(triggers.begin(), triggers.end(), EndTrigger::None) = trigger;
        }
    }
}

SetupRefusal carry(Position& position, const SetupMove& move)
{
    if (const SetupRefusal refusal = takeRefusal(position, move.piece, move.from)) {
        return refusal;
    }
    if (!exists(position, move.to)) {
        return {SetupRefusalCode::WrongPlace};
    }
    if (move.from == move.to) {
        return {SetupRefusalCode::AlreadyThere};
    }
    const Position before = position;
    SetupRefusal refusal;
    switch (move.piece.kind) {
    case SetupPiece::Kind::Building:
        refusal = moveBuilding(position, static_cast<Building>(move.piece.value), move.from, move.to);
        break;
    case SetupPiece::Kind::Tile:
        refusal = moveTile(position, static_cast<Tile>(move.piece.value), move.from, move.to);
        break;
    case SetupPiece::Kind::Barrel:
        refusal = moveBarrel(position, move.piece.value, move.from, move.to);
        break;
    case SetupPiece::Kind::Colonist:
        refusal = moveColonist(position, move.from, move.to);
        break;
    case SetupPiece::Kind::Doubloon:
        refusal = moveDoubloon(position, move.from, move.to);
        break;
    case SetupPiece::Kind::Point:
        refusal = movePoint(position, move.from, move.to);
        break;
    case SetupPiece::Kind::RoleCard:
        refusal = moveCard(position, move.piece.value, move.to);
        break;
    case SetupPiece::Kind::Governor:
        refusal = moveGovernor(position, move.to);
        break;
    }
    if (refusal) {
        return refusal;
    }
    settle(position);
    return position == before ? SetupRefusal{SetupRefusalCode::AlreadyThere} : SetupRefusal{};
}

} // namespace windrose::setup
