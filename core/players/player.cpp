// SPDX-License-Identifier: GPL-3.0-or-later
#include "player.h"

namespace windrose
{

void Player::ponder(const Position& /*position*/, int /*seat*/, const SearchBudget& /*budget*/,
                    const std::atomic<bool>& /*stop*/)
{
}

void Player::played(const PlayedOrder& /*played*/) {}

void Player::forget() {}

void Player::setBudget(const SearchBudget& /*budget*/) {}

void Player::setPointsHidden(bool /*hidden*/) {}

Thought Player::lastThought() const
{
    return {};
}

PlayerFailure Player::failure() const
{
    return {};
}

} // namespace windrose
