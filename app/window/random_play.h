// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/random.h"

#include <QObject>

namespace windrose
{

class GameSession;
class MainWindow;

/// Plays by itself, without end, as fast as orders are accepted: mostly random orders, now and then an undo or another
/// game. Computers play their seats themselves. Says each step on standard output once it stands on the disk, or behind
/// a `!` when it could not be written, for the tests that kill the program or its disk: the game's seed, the orders
/// played, all orders, and the last one played. What the window says when something could not be written comes on
/// standard error.
class RandomPlay final : public QObject
{
    Q_OBJECT

public:
    RandomPlay(MainWindow& window, std::uint64_t seed);

private:
    void step();
    void startNew();
    void tell();

    MainWindow& m_window;
    GameSession& m_session;
    Random m_random;
    bool m_isPlaying = false; ///< takes a step itself
};

} // namespace windrose
