// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/game_session.h"

#include <QTimer>
#include <QWidget>

namespace windrose
{

/// Gives the tiles and boards of a table their hovers as descriptions for screen readers, once the table is at rest.
class TileDescriptions final : public QObject
{
    Q_OBJECT

public:
    TileDescriptions(GameSession& session, QWidget& table);

    /// Describes all of them anew soon.
    void update() { m_timer.start(); }

private:
    QTimer m_timer;
};

} // namespace windrose
