// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/game_session.h"

#include <QWidget>

namespace windrose
{

class PlacementController;
class PromptBar;
class ReplayBar;
class StoragePicker;

/// The prompt and the replay bar, which share a place: the replay bar is visible while another moment is viewed, unless
/// there is a sentence to read.
class TableBars final : public QObject
{
    Q_OBJECT

public:
    /// Creates the bars as children of `table`.
    TableBars(GameSession& session, PlacementController& controller, StoragePicker& picker, QWidget& table);

    PromptBar& prompt() { return *m_prompt; }
    ReplayBar& replay() { return *m_replay; }

    /// Starts a replay from the beginning; says so when nothing has been played yet.
    void startReplay();
    bool isReplaying() const { return m_isReplaying; }
    /// Hides the replay bar and returns to the current moment.
    void endReplay();
    /// Shows the right bar after a change of the game.
    void follow(ChangeKind change);
    /// Hides both, because another bar takes their place.
    void hideForOtherBar();
    /// Presses the button that Return presses. False where none is offered, and when the bars gave way.
    bool playDefault();

    void layOut(const QRect& place);
    void retranslate();
    /// The widgets in tab order.
    QList<QWidget*> stops() const;

signals:
    /// The replay bar was shown or hidden.
    void replayShown(bool shown);

private:
    void show();

    GameSession& m_session;
    PlacementController& m_controller;
    QWidget& m_table;
    PromptBar* m_prompt;
    ReplayBar* m_replay;
    bool m_isReplaying = false;
    bool m_isReplaced = false;
};

} // namespace windrose
