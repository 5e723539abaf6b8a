// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game_archive.h"
#include "slot_lock.h"

#include <QString>

#include <memory>
#include <mutex>

namespace windrose
{

class FileDevice;

/// The saved games in the platform's folder for application data. Each open window holds a slot: a file for its current
/// game (`game.windrose`, `game-2.windrose`, …) with a lock beside it against other windows. A game that is replaced
/// moves to the archive, unless it has no orders. While a position is set up in front of the game, the slot
/// has a second file (`setup.windrose`, `setup-2.windrose`, …).
class SavedGames
{
public:
    /// Takes the first free slot. If no lock can be created (the folder is not writable), it takes the first slot
    /// without a lock, and `guard` tries again.
    explicit SavedGames(QString folder);
    ~SavedGames();
    SavedGames(const SavedGames&) = delete;
    SavedGames& operator=(const SavedGames&) = delete;

    /// The folder for games on this platform.
    static QString standardFolder();
    /// Whether a path leads into a folder of saved games, or is another name of a file there: only the program writes
    /// these.
    static bool containsFile(const QString& folder, const QString& path);

    QString folder() const { return m_folder; }
    /// The file of the slot; it does not necessarily exist.
    QString path() const;
    /// The slot's file for a position that is being set up; it does not necessarily exist.
    QString setupPath() const;
    /// From 1; the first window has slot 1.
    int slot() const { return m_slot; }

    GameArchive archive() const { return GameArchive(m_folder); }

    /// Ensures that the folder exists and the slot is held; returns the reason for a failure, or an empty text. Call it
    /// before each write, from any thread.
    QString guard();

    /// Archives the games of slots whose windows are gone (crashed or ended).
    void archiveAbandonedGames();
    /// Archives a position that was being set up in this slot and is not continued.
    void archiveAbandonedSetup();
    /// Removes the slot's file for a position.
    void removeSetup();
    /// Archives the slot's game and frees the slot; nothing can be written to it afterwards. For a second window that
    /// closes: the game of the first slot stays, because the next start continues it.
    void leave();

private:
    SlotLock::Outcome take(int slot);

    QString m_folder;
    int m_slot = 1;
    std::unique_ptr<SlotLock> m_lock;
    std::mutex m_lockMutex; ///< two threads write the game and the position
};

/// Archives the contents of a slot's file in its folder, unless `next` continues the game. A game without orders is
/// skipped, unless it starts from a position that was set up. A damaged file is copied to `NAME.damaged`. Nothing is
/// overwritten, and the slot's file itself stays. What cannot be read as a file (a folder, a pipe, a file without
/// permission or one that is too large) is renamed to `NAME.damaged`. Returns the reason for a failure, or an empty
/// text.
QString archiveSlotFile(FileDevice& device, const QString& slotFile, const Record* next = nullptr);

} // namespace windrose
