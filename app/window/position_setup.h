// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game_files.h"
#include "ui/dialogs/setup_dialog.h"
#include "ui/session/setup_session.h"

#include <QObject>
#include <QPointer>

class QMessageBox;

namespace windrose
{

class TableView;

/// Setting a position up by hand: a table of its own in front of the game's, and where one goes from there. The game
/// behind it stays as it is.
class PositionSetup final : public QObject
{
    Q_OBJECT

public:
    /// Takes a position over, in the middle of a game or not. `window` gets the table as a child.
    PositionSetup(const Position& position, std::vector<std::string> names, const QList<int>& colors, QWidget* window);
    ~PositionSetup() override;

    /// Takes a step to a position that was set up before the program ended.
    void goOnWith(const Record& kept);

    SetupSession& session() { return m_session; }
    TableView& table() { return *m_table; }
    /// Which of the five seat colors each seat has.
    const QList<int>& colors() const { return m_colors; }

    /// Writes the position into a file; tells in a dialog when that failed, and asks in one when the file holds
    /// something else than expected.
    bool saveTo(const QString& path, const std::optional<FileState>& expected = std::nullopt);
    void askSave();
    void copy();
    /// True when steps would be lost that are not saved.
    bool wouldLose() const;
    /// Ends without a game, after a question when something would be lost.
    void askLeave();
    void lay(const SetupChoice& choice);

signals:
    /// A game starts from the position.
    void startWanted(const windrose::Record& start);
    /// The game behind is to be shown again.
    void left();

private:
    void askTable();

    QWidget& m_window;
    SetupSession m_session;
    TableView* m_table;
    QList<int> m_colors;
    QString m_savedText; ///< what was saved last
    QPointer<QDialog> m_dialog;
    QPointer<QMessageBox> m_question;
};

} // namespace windrose
