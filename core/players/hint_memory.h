// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "advice.h"

namespace windrose
{

/// Remembers which building the last hint named, so that a player who follows the hint is then advised that building.
class HintMemory
{
public:
    /// Remembers what a hint in `position` named, instead of what earlier ones did.
    void remember(const Position& position, const std::vector<AdvisedOrder>& advised);
    /// What the last hint said of the decision in `position`, if the player followed it to there.
    std::optional<HintedBuilding> of(const Position& position) const;

private:
    struct Remembered {
        Position then;
        HintedBuilding building;
    };
    std::vector<Remembered> m_known;
};

} // namespace windrose
