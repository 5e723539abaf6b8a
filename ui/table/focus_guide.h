// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/game_session.h"

#include <QWidget>

namespace windrose
{

class PlacementController;

/// Brings the keyboard focus to what is asked for, without taking it from anybody who is in a menu, in a panel beside
/// the table, behind the curtain or holding a piece. Setting the focus of a window behind a dialog only prepares it for
/// when the dialog closes.
class FocusGuide final : public QObject
{
    Q_OBJECT

public:
    FocusGuide(GameSession& session, PlacementController& controller, QWidget& table);

    /// The game changed, and the change has been shown.
    void follow(ChangeKind change);
    /// The program has shown the table.
    void begin();

private:
    bool isElsewhere() const;
    bool isBeside(const QWidget* focused) const;
    void lead();

    GameSession& m_session;
    PlacementController& m_controller;
    QWidget& m_table;
};

} // namespace windrose
