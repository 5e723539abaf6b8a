// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../rules/random.h"
#include "level.h"
#include "weights.h"

namespace windrose
{

/// The weights adjusted for this style.
Weights weightsOf(Style style);

/// What a computer player likes, expressed as weights of its own evaluation. They come from its style, the bias of
/// casual levels, errors that it keeps for a whole game, and for some levels one goal at a time.
class Taste
{
public:
    /// Draws the errors from `random`, and the goals from `seed`.
    Taste(const LevelFacts& level, Style style, std::uint64_t seed, Random& random);

    bool hasStyle() const { return m_style != Style::Opportunist; }

    /// The weights in a round; `bias` is the percentage of the bias that a biased level has.
    Weights weights(int bias, int round) const;

private:
    /// By how many percent each weight is off.
    using Shifts = std::array<int, kWeightFacts.size()>;

    static Shifts drawnShifts(int percent, Random& random);

    Style m_style;
    std::uint64_t m_seed;
    int m_horizon;
    int m_otherGoals;
    bool m_isBiased;
    Shifts m_shifts;
};

} // namespace windrose
