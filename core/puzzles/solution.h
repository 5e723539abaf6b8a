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
        Open, ///< the round ends without the end of the game
    };
    Kind kind = Kind::Open;
    int points = 0; ///< the margin, never negative; 0: doubloons and barrels decide

    friend constexpr bool operator==(const Outcome&, const Outcome&) = default;
};

/// The solved decision of a position: which orders are right, and what the others lose when everybody plays
/// best. Everything is enumerated to the end of the round (see `Exact`).
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
    /// What a legal order comes to at best, if everybody plays best from then on.
    Outcome after(Order order) const;
    /// The wrong order that tempts most: what the heuristic player would play if that is wrong, else the best of the
    /// wrong ones.
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
