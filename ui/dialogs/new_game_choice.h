// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/position.h"

#include <QList>
#include <QStringList>

#include <optional>

namespace windrose
{

/// What a new game is laid with.
struct NewGameChoice {
    int players = 4;
    QStringList names;   ///< of all five chairs in seat order; the first `players` play. None is empty.
    QList<int> colors;   ///< of all five chairs: which of the five seat colors, each once
    QStringList sitters; ///< of all five chairs, as records say who sits where: empty for a person
    Options options;
    std::optional<std::uint64_t> seed; ///< never remembered: the same seed gives the same game

    /// The last choice made, or the defaults.
    static NewGameChoice remembered();
    /// Keeps everything but the seed for the next time.
    void remember() const;

    /// The names of those who play.
    QStringList playerNames() const;
    /// The colors of those who play.
    QList<int> playerColors() const;
    /// Who sits on the chairs of those who play.
    QStringList playerSitters() const;
    /// The options that mean something for this number of players.
    Options playerOptions() const;
    /// The seed given, or one drawn now.
    std::uint64_t seedOrDrawn() const;
};

/// "Player 1" for seat 0.
QString defaultSeatName(int seat);

} // namespace windrose
