// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "journal_writer.h"

#include <QObject>

namespace windrose
{

/// Saves the current game to a file during play: every change is queued for a thread that writes and syncs it and
/// reports when it is on the disk. Only `wait` and the destructor wait for the disk. All functions belong to the
/// object's thread.
class Journal : public QObject
{
    Q_OBJECT

public:
    /// Called before each write, in the writing thread: a text is the reason why nothing can be written.
    using Guard = std::function<QString()>;

    explicit Journal(QObject* parent = nullptr);

    /// Writes to `path` from now on and creates its folder; an empty path stops writing and clears the last error.
    /// The game in an existing file is archived (see `archiveSlotFile`) before it is replaced, unless the new game
    /// continues it.
    void setPath(const QString& path, Guard guard = {});
    bool isOn() const { return !m_path.isEmpty(); }
    /// For tests: sets the device for writing. It must outlive this object.
    void setDevice(FileDevice& device) { m_device = &device; }

    /// The next write is another game: the one before is archived first, even if it could not be
    /// written.
    void startAnotherGame();
    /// Archives another game with the next write.
    void archiveWithNextWrite(const Record& record) { m_toArchive.push_back(record); }
    /// Queues what the journal lacks of this game.
    void write(const Record& record);
    /// Makes the journal a record with an end mark, and then runs `after` in the writing thread; `closed` reports the
    /// result. Without a record only `after` runs. The next write starts a journal again.
    void close(std::optional<Record> record, std::function<void()> after = {});
    /// Runs a task in the writing thread after everything in the queue.
    void runAfterWrites(std::function<void()> task);

    /// Whether everything that was written is on the disk.
    bool isOnDisk() const { return m_writtenSerial == m_serial && m_error.isEmpty(); }
    /// The part of the current game that is on the disk; null when there is none.
    const Record* onDisk() const { return m_onDisk ? &*m_onDisk : nullptr; }
    /// The number of orders of a game, from the start, that are on the disk as played and will stay so after any queued
    /// write: a write in progress can take back orders even if a later one plays them again.
    int ordersOnDiskOf(const std::vector<Order>& orders) const;
    /// Why the last completed write failed; empty when it succeeded.
    QString error() const { return m_error; }
    /// For tests: blocks until everything is written or has failed; returns `isOnDisk`.
    bool wait();
    /// Blocks until the queue is empty and idle; for threads other than the object's.
    void waitInOtherThread() { m_writer.wait(); }

signals:
    void errorChanged();
    /// More is on the disk than before, or a write failed.
    void onDiskChanged();
    void closed(bool isOnDisk);

private:
    JournalStep step();
    void add(JournalStep step);
    void takeResults();
    void take(const JournalResult& result);
    void setError(const QString& error);

    QString m_path;
    Guard m_guard;
    FileDevice* m_device;
    bool m_archivesFile = true;
    bool m_isOtherGame = false;
    std::vector<Record> m_toArchive; ///< for the next step
    quint64 m_serial = 0;            ///< of the last step
    quint64 m_gameSerial = 0;        ///< of the last step before this game
    quint64 m_writtenSerial = 0;     ///< of the last step that ended
    std::optional<Record> m_onDisk;
    std::deque<std::pair<quint64, Record>> m_waiting; ///< records of pending steps
    QString m_error;
    JournalWriter m_writer; ///< destroyed first, because its thread notifies this object
};

} // namespace windrose
