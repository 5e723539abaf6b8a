// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/puzzles/puzzle.h"
#include "puzzle_table.h"
#include "ui/dialogs/puzzles_dialog.h"
#include "ui/models/puzzle_sheet.h"

#include <QPointer>
#include <QWidget>

#include <memory>

namespace windrose
{

class FrontTable;
class MainMenus;
class SavedGames;

/// The puzzles of the window: their page, the table of the one that is being solved in front of the game's, and what is
/// stored of them. The game behind does not change.
class PuzzleMode final : public QObject
{
    Q_OBJECT

public:
    struct Parts {
        QWidget& window;
        MainMenus& menus;
        FrontTable& front;
        GameSession& game;
        SavedGames& savedGames; ///< says whether this is the first window, which the next start continues
    };
    explicit PuzzleMode(const Parts& parts);
    ~PuzzleMode() override;

    /// Opens the page of the puzzles.
    void showPage();
    /// Lays a puzzle in front of the game.
    void lay(const QString& name);
    /// Lays the puzzle that was on the table when the program ended, if there was one.
    void resume();
    /// The next start shows no puzzle, unless another one is laid before.
    void forgetLast();
    void leave();
    /// Applies the preferences that concern the game of the puzzle.
    void useSettings();

    bool isOn() const { return m_table != nullptr; }
    /// The table of the puzzle, or null.
    PuzzleTable* table() { return m_table.get(); }
    PuzzlesDialog* page() { return m_page; }
    /// The puzzles, with what is stored of them.
    const QList<PuzzleEntry>& entries();

signals:
    /// The table of a puzzle is in front of the game; it stays for the puzzles that follow.
    void entered(PuzzleTable& table);
    /// A step was made in the puzzle.
    void stepped();
    /// The watching speed was changed at the table of the puzzle.
    void settingsChanged();

private:
    bool isContinued() const;
    void readFile();
    void readScores();
    void enter();
    void keep(const QString& puzzle, const PuzzleScore& score);
    void reportStored(const QString& error);
    void reportDamaged(const DamagedPuzzles& damaged);
    void noteUnreadable(const QString& problem);
    void refreshPage();

    Parts m_parts;
    std::vector<puzzles::Puzzle> m_puzzles;
    QList<PuzzleEntry> m_entries; ///< in the same order
    QString m_note;               ///< what is wrong with the file of the scores
    PuzzleFilter m_filter;        ///< of the page when a puzzle was chosen
    QPointer<PuzzlesDialog> m_page;
    std::unique_ptr<PuzzleTable> m_table;
};

} // namespace windrose
