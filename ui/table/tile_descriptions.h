// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/game_session.h"

#include <QTimer>
#include <QWidget>

namespace windrose
{

/// Tells screen readers which descriptions of tiles and boards that they asked for have changed, once the table is at
/// rest. Does nothing without a screen reader.
class TileDescriptions final : public QObject
{
    Q_OBJECT

public:
    TileDescriptions(GameSession& session, QWidget& table);

    /// Tells of changes soon.
    void update();

private:
    QTimer m_timer;
};

} // namespace windrose
