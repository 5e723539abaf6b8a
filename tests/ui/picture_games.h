// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/record.h"

#include <QString>

#include <functional>

namespace windrose
{

/// The phase that is asked in a decision, as the word of the text formats with hyphens: "take-plantation".
QString decisionName(Decision decision);

/// Moments of whole games that computer players without search have played. The same arguments always give the same
/// game.
namespace picturegames
{

/// A game up to the first position for which `isWanted` returns true.
Record firstMoment(int players, const std::function<bool(const Position&)>& isWanted);
/// A game of some rounds up to this decision, with more than one answer; for `Decision::None`, a finished game.
Record askedIn(Decision decision, int players);
/// A game whose last order makes the round the last one.
Record lastRoundBegun(int players);

} // namespace picturegames

} // namespace windrose
