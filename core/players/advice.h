// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "reasons.h"
#include "search.h"

namespace windrose
{

/// The building that an earlier hint named, and what its search found at the decision to build it.
struct HintedBuilding {
    Order order{};                    ///< that builds it
    std::vector<SearchedOrder> found; ///< what the earlier search knew of the decision, most visited first

    friend bool operator==(const HintedBuilding&, const HintedBuilding&) = default;
};

/// Options of the advice.
struct AdviceOptions {
    SearchBudget budget;
    int threads = 1;
    std::uint64_t seed = 1;
    bool pointsHidden = false; ///< no reason tells what victory points the other seats have
    /// The points in the position are what an attentive player has counted (see `PointCount`), so the search uses them
    /// even if they are hidden. Without this, it spreads hidden points evenly.
    bool pointsCounted = false;
    /// What an earlier hint said of this decision. Its playouts count like those of this search, and its order is the
    /// best one unless another is clearly better: by three points of the chance to win, or by two standard errors of
    /// the difference if these are less.
    std::optional<HintedBuilding> hintedBuilding = {};
};

/// An order that is advised.
struct AdvisedOrder {
    Order order{};
    int chance = 0;          ///< to win with it, of `kCertain`
    OrderReason reason;      ///< a fact about the order, which differs from those of the other orders
    OrderReason difference;  ///< what speaks for the order compared with the best other one, if anything does
    std::vector<Order> line; ///< the order and the play expected up to the seat's next role (`expectedLine`)
    std::optional<HintedBuilding> hintedBuilding; ///< of the builder's role: what the seat should then build

    friend bool operator==(const AdvisedOrder&, const AdvisedOrder&) = default;
};

inline constexpr int kAdvisedOrders = 3;

/// The orders advised to the seat to move, the best first, `kAdvisedOrders` at most; none when the game is finished.
/// Their chances never increase from one to the next. Where all points are shown or counted and `provedOrders` proves
/// something, the first is one of its orders. Orders that decline a colonist are excluded. Uses only what the
/// seat may see. With a budget in simulations, the same request gives the same advice. If the budget is too small to
/// search, or the search is stopped too early, the advice is heuristic. Answers within 20 ms after `stop`
/// becomes true.
std::vector<AdvisedOrder> advise(const Position& position, const AdviceOptions& options, const std::atomic<bool>& stop);

/// Each seat's chance to win according to a search of `simulations` playouts with a net, corrected by
/// `calibratedChances`, and the statistics of the orders of the seat to move (empty when there is only one, and when
/// the game is finished). Uses nothing hidden, except that hidden tiles come in `line` as they do in the position.
struct Judgment {
    Shares chances{};
    Shares searched{};                 ///< the same as the search found them, without the correction
    std::vector<SearchedOrder> orders; ///< those that were tried, best first
    std::vector<Order> line;           ///< the best order and those that the search expects to follow it
};
Judgment judge(const Position& position, int simulations, std::uint64_t seed, const std::atomic<bool>& stop);

} // namespace windrose
