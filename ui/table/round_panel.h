// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/game_session.h"

#include <QWidget>

namespace windrose
{

/// The round, and the victory points that are left.
class RoundPanel final : public QWidget
{
    Q_OBJECT

public:
    RoundPanel(GameSession& session, QWidget* parent);

    void refresh();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    GameSession& m_session;
};

} // namespace windrose
