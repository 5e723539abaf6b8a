// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game_file.h"
#include "table_commands.h"
#include "ui/dialogs/setup_dialog.h"
#include "ui/session/setup_session.h"

#include <QObject>
#include <QPointer>

class QMessageBox;

namespace windrose
{

class GameSaver;
class TableView;

/// Setting up a position by hand: a separate table in front of the game's, and how to leave it. The game behind it does
/// not change.
class PositionSetup final : public QObject, public OtherTableCommands
{
    Q_OBJECT

public:
    /// Starts from a position, which can be in the middle of a game. `window` becomes the parent of the table.
    PositionSetup(const Position& position, std::vector<std::string> names, const QList<int>& colors, GameSaver& saver,
                  QWidget* window);
    ~PositionSetup() override;

    /// Continues a set-up that was interrupted when the program ended, with its steps and colors.
    void resumeSaved(const Record& stored);

    SetupSession& session() { return m_session; }
    TableView& table() { return *m_table; }
    /// The index of each seat's color in the five seat colors.
    const QList<int>& colors() const { return m_session.colors(); }

    /// Begins to save the position as it is now to a file (see `GameSaver`). That goes on when the position is left.
    void saveTo(const QString& path);
    void askSave();
    void copy();
    void undo() override { m_session.undoStep(); }
    void redo() override { m_session.redoStep(); }
    void save() override { askSave(); }
    void saveAs() override { askSave(); }
    void copyGame() override { copy(); }
    void copyPosition() override { copy(); }
    void hint() override {} // its entry is disabled
    bool canUndo() const override { return m_session.draft().canUndo(); }
    bool canRedo() const override { return m_session.draft().canRedo(); }
    QString title() const override;
    /// Whether there are unsaved steps.
    bool hasUnsavedSteps() const;
    /// Whether a save of the position as it is now is still running.
    bool isBeingSaved() const;
    /// Leaves without a game; asks first if unsaved steps would be lost. If the position is just being saved, it leaves
    /// once that has succeeded.
    void askLeave();
    void lay(const SetupChoice& choice);

signals:
    /// A game must be started from the position.
    void startRequested(const windrose::Record& start);
    /// The game behind must be shown again.
    void left();

private:
    void askTable();
    static void saveText(QWidget& window, GameSaver& saver, const QString& path, const std::string& text,
                         const QPointer<PositionSetup>& setup);
    void take(const QString& text);

    QWidget& m_window;
    GameSaver& m_saver;
    SetupSession m_session;
    TableView* m_table;
    QString m_savedText;  ///< what was saved last
    QString m_savingText; ///< of the save that was begun last
    quint64 m_saving = 0; ///< the number of that save
    bool m_leavesOnceSaved = false;
    QPointer<QDialog> m_dialog;
    QPointer<QMessageBox> m_question;
};

} // namespace windrose
