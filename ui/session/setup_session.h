// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game_session.h"
#include "setup_draft.h"

namespace windrose
{

/// A session in which a position is set up by hand. All views of a game can show it; orders cannot be played. Each step
/// is signaled as `ChangeKind::Drafted`, another number of players as `ChangeKind::Loaded`.
class SetupSession final : public GameSession
{
    Q_OBJECT

public:
    explicit SetupSession(SetupDraft draft, QObject* parent = nullptr);

    const SetupDraft* setup() const override { return &m_draft; }
    const SetupDraft& draft() const { return m_draft; }

    /// Moves a piece, or returns why not and changes nothing.
    SetupRefusal move(const SetupMove& move);
    /// Changes the draft by one of its functions and notifies.
    template <typename Step>
    void change(Step step)
    {
        step(m_draft);
        tellStep();
    }

    void undoStep();
    void redoStep();

    /// The position as the start of a game.
    Record startRecord() const;

private:
    void tellStep();

    SetupDraft m_draft;
};

} // namespace windrose
