// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <functional>
#include <memory>

namespace windrose
{

class FileDevice;
class GameSession;
class Journal;
struct Record;

/// Saves the current game to the disk. Only `wait` waits for the disk.
class GameAutosave final : public QObject
{
    Q_OBJECT

public:
    explicit GameAutosave(const GameSession& session);
    ~GameAutosave() override;

    /// Saves the game to a file from now on (see `Journal`): another thread writes every change, in order. That
    /// thread calls `guard` before each write; a text is the reason why nothing can be written. An empty path stops
    /// it.
    void setPath(const QString& path, std::function<QString()> guard = {});
    /// Saves the game to a journal that outlives the session, so that ending the session does not wait for the disk.
    void saveIn(Journal& journal);
    /// For tests: sets the device for writing. It must outlive the session.
    void setDevice(FileDevice& device);

    /// The next write is another game.
    void startAnotherGame();
    /// Queues what the file lacks of the game. The session's listeners are notified before the result is known;
    /// `notify` reports the current state.
    void write();
    void notify() { emit onDiskChanged(); }
    /// Tries to write the game again, after an error.
    void saveNow();
    /// Archives a game (see `GameArchive`) with the next write, which fails if the game cannot be archived.
    void archiveGame(const Record& record);
    /// Adds the end mark to the file, then runs `after` in the writing thread; `closed` reports the result. If the game
    /// continues after all, saving continues too.
    void close(std::function<void()> after = {});
    /// Runs a task in the writing thread after everything that is queued.
    void runAfterWrites(std::function<void()> task);

    /// Whether the current game is on the disk; true without a file, where nothing is promised.
    bool isOnDisk() const;
    /// How many orders, from the first, are on the disk as played; undone orders do not count. All of them without a
    /// file.
    int ordersOnDisk() const;
    /// Why the last completed write failed; empty when it succeeded.
    QString error() const;
    /// For tests: blocks until everything is written or has failed; returns `isOnDisk`.
    bool wait();

signals:
    /// Writing failed, or works again.
    void errorChanged();
    /// More or less of the game than before is on the disk (see `isOnDisk`, `ordersOnDisk`); also emitted after
    /// `GameSession::changed`.
    void onDiskChanged();
    /// The result of `close`: whether the whole game is on the disk.
    void closed(bool isOnDisk);

private:
    void listen();
    bool hasFile() const;
    void count();
    void updateSavedCount();

    const GameSession& m_session;
    bool m_hasGame = false; ///< a game was started or loaded, so there is something to save
    std::unique_ptr<Journal> m_ownJournal;
    Journal* m_journal;     ///< its own, or that of `saveIn`
    int m_ordersOnDisk = 0; ///< orders, from the first, that are in the journal as played
};

} // namespace windrose
