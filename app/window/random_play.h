// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/random.h"

#include <QObject>

namespace windrose
{

class GameSession;

/// Plays by itself, without end, as fast as orders are accepted: mostly random orders, now and then an undo or another
/// game. Each step is said on standard output once it stands on the disk, for the test that kills the program: the
/// game's seed, the orders played, all orders, and the last order played.
class RandomPlay final : public QObject
{
    Q_OBJECT

public:
    RandomPlay(GameSession& session, std::uint64_t seed, QObject* parent);

private:
    void step();
    void tell();

    GameSession& m_session;
    Random m_random;
};

} // namespace windrose
