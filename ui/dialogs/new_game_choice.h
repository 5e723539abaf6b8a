// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/position.h"
#include "ui/session/seats.h"

#include <QList>
#include <QStringList>

#include <optional>

namespace windrose
{

/// The choices for a new game.
struct NewGameChoice {
    int players = 4;
    QStringList names;       ///< of all five seats in order; the first `players` play. No name is empty.
    QList<int> colors;       ///< of all five seats: their indices in the five seat colors, all different
    QList<PlayerSpec> specs; ///< of all five seats: who plays them
    Options options;
    std::optional<std::uint64_t> seed; ///< never stored: the same seed gives the same game

    /// The last choice made, or the defaults.
    static NewGameChoice remembered();
    /// Stores everything but the seed for the next time.
    void remember() const;

    /// The names of the seats that play.
    QStringList playerNames() const;
    /// The colors of the seats that play.
    QList<int> playerColors() const;
    /// Who plays the seats that play.
    QList<PlayerSpec> playerSpecs() const;
    /// The options that apply to this number of players.
    Options playerOptions() const;
    /// The chosen seed, or a random one.
    std::uint64_t seedOrRandom() const;
};

/// "Player 1" for seat 0.
QString defaultSeatName(int seat);

} // namespace windrose
