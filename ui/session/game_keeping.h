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

/// Keeps the game on the table on the disk. Nothing here waits for the disk but `wait`.
class GameKeeping final : public QObject
{
    Q_OBJECT

public:
    explicit GameKeeping(const GameSession& session);
    ~GameKeeping() override;

    /// Keeps the game in a file from now on (see `Journal`): every change is written by another thread, in order.
    /// `guard` is asked before each write, in that thread; a text is why nothing may be written. An empty path stops
    /// it.
    void setPath(const QString& path, std::function<QString()> guard = {});
    /// Keeps the game in a journal that outlives the session, so that ending the session does not wait for the disk.
    void keepIn(Journal& journal);
    /// For tests: what files are written with from now on. It must outlive the session.
    void setDevice(FileDevice& device);

    /// What is written next is another game, and worth keeping.
    void startAnotherGame();
    /// Writes what the file lacks of the game. Listeners of the session move their pictures meanwhile; `tell` tells
    /// what it came to so far.
    void write();
    void tell() { emit keptChanged(); }
    /// Tries to write the game again, after an error.
    void saveNow();
    /// Puts a game among the earlier ones (see `KeptGames`) with the next write, and fails with it.
    void keepEarlier(const Record& record);
    /// Ends the file so that it says it is whole, and then lets `after` run in the writing thread; `closed` tells. When
    /// the game goes on after all, so does the keeping.
    void close(std::function<void()> after = {});
    /// Runs a task in the writing thread after everything that is queued.
    void runBehind(std::function<void()> task);

    /// Whether the game stands on the disk as it is; true without a file, which promises nothing.
    bool isKept() const;
    /// How many orders, from the first, stand on the disk as played: those taken back do not count, those given since
    /// do not yet. All of them without a file.
    int keptCount() const;
    /// Why the last write that ended failed; empty when it succeeded.
    QString error() const;
    /// For tests: blocks until everything is written or has failed; returns `isKept`.
    bool wait();

signals:
    /// Writing failed, or works again.
    void errorChanged();
    /// More or less of the game than before stands on the disk (see `isKept`, `keptCount`); told after
    /// `GameSession::changed`, too.
    void keptChanged();
    /// What `close` came to: whether the whole game stands on the disk.
    void closed(bool isKept);

private:
    void listen();
    bool isSaved() const;
    void count();
    void countAndTell();

    const GameSession& m_session;
    bool m_hasGame = false; ///< a game was laid or loaded, so there is something worth keeping
    std::unique_ptr<Journal> m_ownJournal;
    Journal* m_journal; ///< it, or one of somebody else's
    int m_kept = 0;     ///< orders, from the first, that the journal holds as played
};

} // namespace windrose
