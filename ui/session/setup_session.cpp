// SPDX-License-Identifier: GPL-3.0-or-later
#include "setup_session.h"

namespace windrose
{

SetupSession::SetupSession(SetupDraft draft, QObject* parent) : GameSession(parent), m_draft(std::move(draft))
{
    show(startRecord(), ChangeKind::Loaded);
}

SetupRefusal SetupSession::move(const SetupMove& move)
{
    const SetupRefusal refusal = m_draft.move(move);
    if (!refusal) {
        tellStep();
    }
    return refusal;
}

void SetupSession::undoStep()
{
    if (m_draft.canUndo()) {
        m_draft.undo();
        tellStep();
    }
}

void SetupSession::redoStep()
{
    if (m_draft.canRedo()) {
        m_draft.redo();
        tellStep();
    }
}

Record SetupSession::startRecord() const
{
    Record record;
    record.players = m_draft.position().players;
    record.options = m_draft.position().options;
    record.names = m_draft.names();
    record.start = m_draft.position();
    return record;
}

void SetupSession::tellStep()
{
    const bool isOtherTable = m_draft.position().players != players();
    show(startRecord(), isOtherTable ? ChangeKind::Loaded : ChangeKind::Drafted);
}

} // namespace windrose
