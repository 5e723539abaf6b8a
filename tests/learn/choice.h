// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game_figures.h"
#include "samples.h"

#include "core/players/rewards.h"
#include "core/players/value_net.h"

#include <vector>

namespace windrose::learn
{

/// A choice of a role in a game.
struct Choice {
    NetInputs inputs;
    GameResult said{}; ///< by the net
    Shares estimate{}; ///< of the chances, by the heuristic evaluation
    int chooser = 0;
    bool beginsRound = false;
    bool isExplored = false; ///< a random order follows before the next choice
};

/// The choice under way, with what a net says of it unless `net` is null. For the figures of games that are held out
/// it also has the heuristic estimate.
Choice choiceIn(const Position& position, const ValueNet* net, bool isHeldOut);

/// The result of a finished game, which is also added to the figures.
GameResult resultOf(const Position& position, GameFigures& figures);

/// Adds the heuristic evaluation's error at the choices of a game.
void addCrossEntropy(const std::vector<Choice>& choices, const GameResult& result, int players, GameFigures& figures);

/// What the choices of a game teach by TD(lambda) (Sutton 1988): a mean of the result and of the net's answers at the
/// later choices, in which nearer ones count more; `trace` is lambda, for each choice. It ends at the first random
/// order, since later choices do not show what the players would have done.
std::vector<GameResult> temporalTargets(const std::vector<Choice>& choices, const GameResult& result, float trace);

} // namespace windrose::learn
