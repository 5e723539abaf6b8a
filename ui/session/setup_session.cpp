// SPDX-License-Identifier: GPL-3.0-or-later
#include "setup_session.h"

namespace windrose
{

SetupSession::SetupSession(SetupDraft draft, const QList<int>& colors, QObject* parent)
    : GameSession(parent), m_setup{std::move(draft), colors}
{
    show(recordToSave(), ChangeKind::Loaded);
}

SetupRefusal SetupSession::move(const SetupMove& move)
{
    const SetupRefusal refusal = m_setup.draft.move(move);
    if (!refusal) {
        notifyStep();
    }
    return refusal;
}

void SetupSession::change(SavedSetup setup)
{
    m_setup = std::move(setup);
    notifyStep();
}

void SetupSession::undoStep()
{
    if (m_setup.draft.canUndo()) {
        m_setup.draft.undo();
        notifyStep();
    }
}

void SetupSession::redoStep()
{
    if (m_setup.draft.canRedo()) {
        m_setup.draft.redo();
        notifyStep();
    }
}

Record SetupSession::startRecord() const
{
    Record record;
    record.players = m_setup.draft.position().players;
    record.options = m_setup.draft.position().options;
    record.names = m_setup.draft.names();
    record.start = m_setup.draft.position();
    return record;
}

/// The same with everything that is to survive the program.
Record SetupSession::recordToSave() const
{
    Record record = startRecord();
    record.remarks = m_setup.remarks();
    return record;
}

void SetupSession::notifyStep()
{
    const bool isOtherTable = m_setup.draft.position().players != players();
    show(recordToSave(), isOtherTable ? ChangeKind::Loaded : ChangeKind::Drafted);
}

} // namespace windrose
