// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "reasons.h"
#include "search.h"

namespace windrose
{

/// How advice is found.
struct AdviceWish {
    SearchBudget budget;
    int threads = 1;
    std::uint64_t seed = 1;
    bool pointsHidden = false; ///< the table keeps victory points hidden: what others hold is not looked at
};

/// An order that is advised.
struct AdvisedOrder {
    Order order{};
    int chance = 0; ///< to win with it, of `kCertain`
    OrderReason reason;

    friend constexpr bool operator==(const AdvisedOrder&, const AdvisedOrder&) = default;
};

inline constexpr int kAdvisedOrders = 3;

/// The orders advised to the seat to move, the best first, `kAdvisedOrders` at most; none when the game is finished.
/// Their chances do not rise from one to the next. Orders that decline a colonist are not among them. Uses only what
/// somebody at that seat may see. With a budget in simulations the same wish gives the same advice; one that is too
/// small to search, or is stopped before it could, is answered by rules of thumb. Answers within 20 ms after `stop`
/// became true.
std::vector<AdvisedOrder> advise(const Position& position, const AdviceWish& wish, const std::atomic<bool>& stop);

/// How likely each seat is to win, as a search of `simulations` imagined games sees it, and what it thinks of the
/// orders of the seat to move (empty when there is only one, and when the game is finished).
struct Judgement {
    Shares chances{};
    std::vector<SearchedOrder> orders; ///< those that were tried, best first
};
Judgement judge(const Position& position, int simulations, std::uint64_t seed, const std::atomic<bool>& stop);

} // namespace windrose
