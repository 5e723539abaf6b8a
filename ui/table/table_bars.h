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

/// The prompt and the replay bar, which share a place: the replay bar takes it while another moment is looked at, but
/// for a sentence to be read.
class TableBars final : public QObject
{
    Q_OBJECT

public:
    /// Makes the bars as children of `table`.
    TableBars(GameSession& session, PlacementController& controller, StoragePicker& picker, QWidget& table);

    PromptBar& prompt() { return *m_prompt; }
    ReplayBar& replay() { return *m_replay; }

    /// Goes through the game from its start; says so when nothing was played yet.
    void startReplay();
    bool isReplaying() const { return m_isReplaying; }
    /// Puts the replay bar away and shows where the game stands.
    void endReplay();
    /// Shows the bar that a change of the game asks for.
    void follow(ChangeKind change);
    /// Shows neither: another bar has their place.
    void giveWay();

    void layOut(const QRect& place);
    void retranslate();
    /// What Tab visits.
    QList<QWidget*> stops() const;

signals:
    /// The replay bar has come or gone.
    void replayShown(bool shown);

private:
    void show();

    GameSession& m_session;
    PlacementController& m_controller;
    QWidget& m_table;
    PromptBar* m_prompt;
    ReplayBar* m_replay;
    bool m_isReplaying = false;
    bool m_givesWay = false;
};

} // namespace windrose
