// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table_commands.h"
#include "ui/puzzles/puzzle_guide.h"
#include "ui/session/computer_seats.h"

namespace windrose
{

class PuzzlePage;

/// The table of a puzzle with all that plays at it, in front of the game's. Its game is neither saved nor archived nor
/// kept in the results.
class PuzzleTable final : public OtherTableCommands
{
public:
    /// `window` becomes the parent of the page.
    explicit PuzzleTable(QWidget* window);
    ~PuzzleTable() override;

    PuzzlePage& page() { return *m_page; }
    TableView& table() { return *m_table; }
    PuzzleStrip& strip();
    PuzzleGuide& guide() { return *m_guide; }
    GameSession& session() { return m_session; }
    ComputerSeats& computers() { return m_computers; }
    /// Applies the preferences that concern the game.
    void useSettings();

    void undo() override { m_guide->undo(); }
    void redo() override { m_guide->redo(); }
    void save() override {} // the entries of saving are disabled
    void saveAs() override {}
    void copyGame() override {}
    void copyPosition() override;
    void hint() override { m_guide->hint(); }
    bool canUndo() const override { return m_guide->canUndo(); }
    bool canRedo() const override { return m_guide->canRedo(); }
    QString title() const override;

private:
    GameSession m_session;
    ComputerSeats m_computers;
    TableView* m_table;
    PuzzlePage* m_page;
    std::unique_ptr<PuzzleGuide> m_guide;
};

} // namespace windrose
