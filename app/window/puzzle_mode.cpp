// SPDX-License-Identifier: GPL-3.0-or-later
#include "puzzle_mode.h"

#include "front_table.h"
#include "main_menus.h"
#include "ui/dialogs/settings.h"
#include "ui/models/texts.h"
#include "ui/puzzles/puzzle_page.h"
#include "ui/puzzles/puzzle_strip.h"
#include "ui/session/file_device.h"
#include "ui/session/report_back.h"
#include "ui/session/saved_games.h"
#include "ui/table/placement_controller.h"
#include "ui/table/prompt_bar.h"
#include "ui/table/table_view.h"

#include <QAction>
#include <QFile>

#include <algorithm>
#include <stdexcept>

/* TRANSLATOR windrose::PuzzleMode  Messages about puzzles and what is kept of them. */

namespace windrose
{

PuzzleMode::PuzzleMode(const Parts& parts) : m_parts(parts)
{
    connect(parts.menus.puzzles, &QAction::triggered, this, &PuzzleMode::showPage);
}

PuzzleMode::~PuzzleMode()
{
    delete m_page;
    if (isOn()) {
        m_parts.front.forget();
    }
}

void PuzzleMode::readFile()
{
    if (!m_puzzles.empty()) {
        return;
    }
    QFile file(QStringLiteral(":/puzzles/puzzles.jsonl"));
    const bool isOpen = file.open(QIODevice::ReadOnly);
    puzzles::PuzzleFile read = puzzles::readPuzzles(file.readAll().toStdString());
    if (!isOpen || !read.problem.empty()) {
        throw std::logic_error("the puzzles cannot be read: " + read.problem);
    }
    m_puzzles = std::move(read.puzzles);
    for (const puzzles::Puzzle& puzzle : m_puzzles) {
        m_entries.append({QString::fromStdString(puzzle.name),
                          static_cast<int>(m_entries.size()) + 1,
                          static_cast<int>(puzzle.theme),
                          static_cast<int>(puzzle.difficulty),
                          puzzle.position.players,
                          {}});
    }
}

/// Reads the scores, which another window can have changed. A damaged file is renamed by the thread that saves the
/// game.
void PuzzleMode::readScores()
{
    const PuzzleBook book = StoredPuzzles(m_parts.savedGames.folder(), FileDevice::system()).read();
    for (PuzzleEntry& entry : m_entries) {
        if (!entry.score.isSolved()) {
            entry.score = book.scores.value(entry.name, entry.score);
        }
    }
    if (!book.problem.isEmpty()) {
        noteUnreadable(book.problem);
    }
    if (book.isDamaged) {
        runAfterWrites(
            m_parts.game.autosave(), *this,
            [folder = m_parts.savedGames.folder()] { return StoredPuzzles(folder, FileDevice::system()).setAside(); },
            &PuzzleMode::reportDamaged);
    }
}

void PuzzleMode::reportDamaged(const DamagedPuzzles& damaged)
{
    if (!damaged.error.isEmpty()) {
        noteUnreadable(damaged.error);
    } else if (!damaged.aside.isEmpty()) {
        //: %1 is a file
        m_note = tr("The file with the solved puzzles was damaged; it is now called %1.")
                     .arg(texts::fileName(damaged.aside));
    }
    refreshPage();
}

void PuzzleMode::noteUnreadable(const QString& problem)
{
    const QString path = StoredPuzzles(m_parts.savedGames.folder(), FileDevice::system()).path();
    //: %1 is a file, %2 a sentence that says why
    m_note = tr("The solved puzzles in %1 cannot be read: %2").arg(texts::filePath(path), texts::shown(problem));
}

const QList<PuzzleEntry>& PuzzleMode::entries()
{
    readFile();
    return m_entries;
}

void PuzzleMode::refreshPage()
{
    if (m_page != nullptr) {
        m_page->setPuzzles(m_entries, m_note);
    }
}

void PuzzleMode::showPage()
{
    readFile();
    readScores();
    if (m_page == nullptr) {
        m_page = new PuzzlesDialog(&m_parts.window);
        m_page->setAttribute(Qt::WA_DeleteOnClose);
        connect(m_page, &PuzzlesDialog::puzzleRequested, this, [this](const QString& name) {
            m_filter = m_page->filter();
            m_page->close();
            lay(name);
        });
    }
    refreshPage();
    m_page->select(m_table != nullptr ? QString::fromStdString(m_table->guide().puzzle().name)
                                      : nextPuzzle(m_entries, {}, {}));
    m_page->open();
    m_page->raise();
}

void PuzzleMode::lay(const QString& name)
{
    readFile();
    const auto found = std::find_if(m_entries.begin(), m_entries.end(),
                                    [&name](const PuzzleEntry& entry) { return entry.name == name; });
    if (found == m_entries.end() || (!isOn() && !m_parts.front.isGame())) {
        return;
    }
    if (!isOn()) {
        enter();
    }
    m_table->guide().lay(m_puzzles[static_cast<std::size_t>(found - m_entries.begin())], found->number,
                         static_cast<int>(m_entries.size()), found->score);
    if (isContinued()) {
        settings::puzzle.setValue(name);
    }
}

bool PuzzleMode::isContinued() const
{
    return m_parts.savedGames.slot() == 1;
}

void PuzzleMode::resume()
{
    const QString name = settings::puzzle.value();
    if (isContinued() && !name.isEmpty()) {
        readFile();
        readScores();
        lay(name);
    }
}

void PuzzleMode::forgetLast()
{
    if (isContinued() && !settings::puzzle.value().isEmpty()) {
        settings::puzzle.reset();
    }
}

void PuzzleMode::enter()
{
    m_table = std::make_unique<PuzzleTable>(&m_parts.window);
    PuzzleGuide& guide = m_table->guide();
    connect(&guide, &PuzzleGuide::scored, this, &PuzzleMode::keep);
    connect(&guide, &PuzzleGuide::listRequested, this, &PuzzleMode::showPage);
    connect(
        &guide, &PuzzleGuide::nextRequested, this,
        [this] { lay(nextPuzzle(m_entries, QString::fromStdString(m_table->guide().puzzle().name), m_filter)); },
        Qt::QueuedConnection); // its button can go with the puzzle
    connect(&m_table->strip(), &PuzzleStrip::leaveRequested, this, &PuzzleMode::leave, Qt::QueuedConnection);
    connect(&m_table->session(), &GameSession::changed, this, &PuzzleMode::stepped);
    connect(&m_table->table().prompt(), &PromptBar::speedChosen, this, [this](int speed) {
        settings::watchingSpeed.setValue(static_cast<settings::WatchingSpeed>(speed));
        emit settingsChanged();
    });
    emit entered(*m_table);
    m_parts.front.show({MainMenus::Front::Puzzle, &m_table->page(), &m_table->table(), m_table.get(), {}});
}

void PuzzleMode::leave()
{
    if (!isOn()) {
        return;
    }
    forgetLast();
    m_parts.front.showGame();
    m_table.reset();
    m_parts.front.table().controller().walk().restoreFocus();
}

void PuzzleMode::useSettings()
{
    if (isOn()) {
        m_table->useSettings();
    }
}

void PuzzleMode::keep(const QString& puzzle, const PuzzleScore& score)
{
    const auto entry = std::find_if(m_entries.begin(), m_entries.end(),
                                    [&puzzle](const PuzzleEntry& one) { return one.name == puzzle; });
    entry->score = score;
    refreshPage();
    runAfterWrites(
        m_parts.game.autosave(), *this,
        [puzzle, score, folder = m_parts.savedGames.folder()] {
            return StoredPuzzles(folder, FileDevice::system()).keep(puzzle, score);
        },
        &PuzzleMode::reportStored);
}

/// Shows why a score was not written, if there was an error.
void PuzzleMode::reportStored(const QString& error)
{
    if (error.isEmpty()) {
        return;
    }
    //: %1 is a sentence that says why
    m_note = tr("The solved puzzles could not be saved. %1").arg(texts::shown(error));
    refreshPage();
    m_parts.front.table().prompt().warn(m_note);
}

} // namespace windrose
