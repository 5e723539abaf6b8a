// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game_session.h"
#include "saved_setup.h"

namespace windrose
{

/// A session in which a position is set up by hand. All views of a game can show it; orders cannot be played. Each step
/// is signaled as `ChangeKind::Drafted`, another number of players as `ChangeKind::Loaded`.
class SetupSession final : public GameSession
{
    Q_OBJECT

public:
    /// `colors` are the indexes of the seats' colors in the five seat colors.
    explicit SetupSession(SetupDraft draft, const QList<int>& colors = {0, 1, 2, 3, 4}, QObject* parent = nullptr);

    /// -1: nothing is hidden while a position is set up.
    int reader() const override { return -1; }
    bool takesOrders() const override { return false; }
    const SetupDraft& draft() const { return m_setup.draft; }
    const QList<int>& colors() const { return m_setup.colors; }

    /// Moves a piece, or returns why not and changes nothing.
    SetupRefusal move(const SetupMove& move);
    /// Changes the draft by one of its functions and notifies.
    template <typename Step>
    void change(Step step)
    {
        step(m_setup.draft);
        notifyStep();
    }
    /// Changes everything at once and notifies.
    void change(SavedSetup setup);

    void undoStep();
    void redoStep();

    /// The position as the start of a game.
    Record startRecord() const;

private:
    void notifyStep();
    Record recordToSave() const;

    SavedSetup m_setup;
};

} // namespace windrose
