// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exact.h"

#include <string>

namespace windrose::suite
{

/// Why an order is known to be best.
enum class Proof : std::uint8_t {
    Clear,    ///< every order is solved to the end of the game, and the others are worse: in who wins or by two points
    SureWin,  ///< the best orders win within the round whatever happens; with the others the game may go on
    OnlyHope, ///< the other orders lose within the round whatever happens; with the best ones the game may go on
};
inline constexpr std::array<std::string_view, 3> kProofIds{"clear", "sure_win", "only_hope"};

/// What the exact solver knows about the decision of a position: the best orders, and how much they are better.
struct Verdict {
    Proof proof = Proof::Clear;
    std::vector<Order> best;
    int value = 0;  ///< of the best orders to the seat that gives one: at least this (see `utility`)
    int next = 0;   ///< of all other orders: at most this; for a sure win, which of them is sure of most
    int orders = 0; ///< different ones in all

    /// True for an order that is as good: one of `best`, or one that leads to no less.
    bool isSolvedBy(Exact& exact, const Position& position, Order order) const;
};

/// The verdict on a position, when there is one: some orders are better than all others, in who wins or by two points
/// at least, and no two of them are so far apart. Nothing when it is not clear, or too much to solve.
std::optional<Verdict> verdictOn(Exact& exact, const Position& position);

/// In words what the best orders come to, such as "wins by 3 points", and what is the most that the others come to.
std::string valueText(const Verdict& verdict);
std::string nextText(const Verdict& verdict);

/// A utility in words.
std::string utilityText(int utility);

} // namespace windrose::suite
