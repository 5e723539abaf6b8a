// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "focus_guide.h"

#include <optional>

namespace windrose
{

class TableParts;

/// What the parts of the table do when the game changes: the events of the change are shown first, then boards turn,
/// the ribbon, the marks and the focus follow.
class TableChanges final : public QObject
{
    Q_OBJECT

public:
    TableChanges(GameSession& session, TableParts& parts, QWidget& table);

    /// Shows the session for the first time.
    void begin();
    /// The program has shown the table: at the start, or after a position was set up.
    void shown() { m_focus.begin(); }

signals:
    /// The table must be laid out again.
    void layOutWanted();
    /// Another game is on the table.
    void loaded();

private:
    void gameChanged(const Change& change);
    void narrate(const std::vector<Event>& events);
    void storyFinished();
    void showAgain(int from);

    GameSession& m_session;
    TableParts& m_parts;
    FocusGuide m_focus;
    std::optional<ChangeKind> m_pendingChange; ///< the change whose events are being shown
};

} // namespace windrose
