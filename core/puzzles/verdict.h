// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../players/exact.h"

#include <string>

namespace windrose::puzzles
{

using namespace endgame;

/// Why an order is known to be best.
enum class Proof : std::uint8_t {
    Clear,    ///< every order is solved to the end of the game, and the others are worse: in who wins, or by two points
    SureWin,  ///< the best orders win within the round against any play; with the others the game can continue
    OnlyHope, ///< the other orders lose within the round against any play; with the best ones the game can continue
};
inline constexpr std::array<std::string_view, 3> kProofIds{"clear", "sure_win", "only_hope"};

/// The solver's result for the decision of a position: the best orders and their lead.
struct Verdict {
    Proof proof = Proof::Clear;
    std::vector<Order> best;
    int value = 0;  ///< lower bound for the best orders, for the seat to move (see `utility`)
    int next = 0;   ///< upper bound for all other orders; for a sure win, the highest lower bound among them
    int orders = 0; ///< number of different orders

    /// Whether an order is as good: one of `best`, or one with an equal result.
    bool isSolvedBy(Exact& exact, const Position& position, Order order) const;
};

/// The verdict on a position, if some orders are better than all others, in who wins or by at least two points, and no
/// two of the others are that far apart. Nothing when it is unclear or too much to solve.
std::optional<Verdict> verdictOn(Exact& exact, const Position& position);

/// Describes the result of the best orders, such as "wins by 3 points", and the best result of the others.
std::string valueText(const Verdict& verdict);
std::string nextText(const Verdict& verdict);

/// A utility as text.
std::string utilityText(int utility);

} // namespace windrose::puzzles
