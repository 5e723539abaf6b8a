// SPDX-License-Identifier: GPL-3.0-or-later
#include "setup_session.h"

namespace windrose
{

SetupSession::SetupSession(SetupDraft draft, const QList<int>& colors, QObject* parent)
    : GameSession(parent), m_setup{std::move(draft), colors}
{
    show(keptRecord(), ChangeKind::Loaded);
}

SetupRefusal SetupSession::move(const SetupMove& move)
{
    const SetupRefusal refusal = m_setup.draft.move(move);
    if (!refusal) {
        tellStep();
    }
    return refusal;
}

void SetupSession::change(KeptSetup setup)
{
    m_setup = std::move(setup);
    tellStep();
}

void SetupSession::undoStep()
{
    if (m_setup.draft.canUndo()) {
        m_setup.draft.undo();
        tellStep();
    }
}

void SetupSession::redoStep()
{
    if (m_setup.draft.canRedo()) {
        m_setup.draft.redo();
        tellStep();
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
Record SetupSession::keptRecord() const
{
    Record record = startRecord();
    record.remarks = m_setup.remarks();
    return record;
}

void SetupSession::tellStep()
{
    const bool isOtherTable = m_setup.draft.position().players != players();
    show(keptRecord(), isOtherTable ? ChangeKind::Loaded : ChangeKind::Drafted);
}

} // namespace windrose
