// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QMimeData;

namespace windrose
{

class GameDocument;
class GameSession;
class TableView;

/// Games that leave the window as text, or come into it by being pasted or dropped.
class GameClipboard
{
public:
    GameClipboard(GameSession& session, TableView& table, GameDocument& document)
        : m_session(session), m_table(table), m_document(document)
    {
    }

    void copyGame();
    void copyPosition();
    void paste();
    /// Opens what was dropped onto the window: a file or a text.
    void drop(const QMimeData& data);

private:
    GameSession& m_session;
    TableView& m_table;
    GameDocument& m_document;
};

} // namespace windrose
