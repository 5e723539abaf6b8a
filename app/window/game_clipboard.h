// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

class QMimeData;

namespace windrose
{

class GameDocument;
class GameSession;
class TableView;

/// Copies games as text, and opens pasted or dropped ones.
class GameClipboard
{
    Q_DECLARE_TR_FUNCTIONS(GameClipboard)

public:
    GameClipboard(GameSession& session, TableView& table, GameDocument& document)
        : m_session(session), m_table(table), m_document(document)
    {
    }

    void copyGame();
    void copyPosition();
    void paste();
    /// Opens a file or text that was dropped on the window.
    void drop(const QMimeData& data);

private:
    GameSession& m_session;
    TableView& m_table;
    GameDocument& m_document;
};

} // namespace windrose
