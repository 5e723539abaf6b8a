// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "verdict.h"

#include <optional>

namespace windrose::puzzles
{

/// How a game ends for a seat.
struct Outcome {
    enum class Kind : std::uint8_t {
        Wins,
        Shares, ///< shares the win
        Loses,
        Open, ///< the round ends, but the game does not
    };
    Kind kind = Kind::Open;
    int points = 0; ///< the margin, never negative; 0: doubloons and barrels decide

    friend constexpr bool operator==(const Outcome&, const Outcome&) = default;
};

/// The solved decision of a position: which orders are right, and how much the others lose if everybody plays best. All
/// orders are enumerated to the end of the round (see `Exact`).
class Solution
{
public:
    /// Nothing when the position has no clear best order (see `verdictOn`).
    static std::optional<Solution> of(const Position& position);

    const Position& position() const { return m_position; }
    const Verdict& verdict() const { return m_verdict; }

    /// Whether a legal order is as good as the best ones.
    bool isRight(Order order) const;
    /// The result of the best orders, whatever the others do.
    Outcome best() const;
    /// The result of a legal order if everybody plays best after it.
    Outcome after(Order order) const;
    /// The most tempting wrong order: the order of the heuristic player if it is wrong, else the best wrong order.
    Order tempting() const { return m_tempting; }
    /// The best result of the wrong orders.
    Outcome otherwise() const;

private:
    Solution(const Position& position, Verdict verdict) : m_position(position), m_verdict(std::move(verdict)) {}
    Order findTempting() const;

    Position m_position;
    Verdict m_verdict;
    Order m_tempting{};
};

} // namespace windrose::puzzles
