// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <functional>

namespace windrose
{

class GameSession;

/// Plays forced orders of persons automatically, if the preferences say so.
class ForcedMoves final : public QObject
{
    Q_OBJECT

public:
    /// `isAway` is asked before one is played: whether another table stands in front.
    ForcedMoves(GameSession& session, std::function<bool()> isAway);

    /// Plays the only legal order after a pause, unless something else happens first.
    void consider();

private:
    void play(int moment);

    GameSession& m_session;
    std::function<bool()> m_isAway;
};

} // namespace windrose
