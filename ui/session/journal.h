// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "journal_writer.h"

#include <QObject>

namespace windrose
{

/// Keeps the game on the table in a file while it is played: every change is queued for a thread that writes and syncs
/// it, and told of when it stands on the disk. Nothing here waits for the disk but `wait` and the destructor. All
/// functions belong to the thread the object lives in.
class Journal : public QObject
{
    Q_OBJECT

public:
    /// Asked before each write, in the writing thread: a text is why nothing may be written.
    using Guard = std::function<QString()>;

    explicit Journal(QObject* parent = nullptr);

    /// Writes to `path` from now on, whose folder is made when it is missing; an empty path stops it and forgets the
    /// last error. What a file that is already there holds is put among the earlier games (see `putAside`) before it is
    /// replaced, unless the game goes on with it.
    void setPath(const QString& path, Guard guard = {});
    bool isOn() const { return !m_path.isEmpty(); }
    /// For tests: what files are written with from now on. It must outlive this object.
    void setDevice(FileDevice& device) { m_device = &device; }

    /// What is written next is another game: the one before is put among the earlier games first, even when it could
    /// not be written.
    void startAnotherGame();
    /// Puts a game among the earlier ones with the next write.
    void keepEarlierToo(const Record& record) { m_earlier.push_back(record); }
    /// Queues what the journal lacks of this game.
    void write(const Record& record);
    /// Makes the journal a record with an end, and then lets `after` run in the writing thread; `closed` tells how that
    /// ended. Without a record only `after` runs. The next write begins a journal again.
    void close(std::optional<Record> record, std::function<void()> after = {});
    /// Runs a task in the writing thread after everything that is queued.
    void runBehind(std::function<void()> task);

    /// Everything that was written stands on the disk.
    bool isKept() const { return m_keptSerial == m_serial && m_error.isEmpty(); }
    /// What of the game on the table stands on the disk; null when nothing does.
    const Record* kept() const { return m_kept ? &*m_kept : nullptr; }
    /// How many orders of a game, from the first, stand on the disk as played, and will whatever is written next: a
    /// write that is under way may take back what stands there, even when a later one gives it again.
    int keptOrders(const std::vector<Order>& orders) const;
    /// Why the last write that ended failed; empty when it succeeded.
    QString error() const { return m_error; }
    /// Blocks until everything is written or has failed, for tests; returns `isKept`.
    bool wait();
    /// Blocks until nothing is queued or under way; for other threads than the object's.
    void waitInOtherThread() { m_writer.wait(); }

signals:
    void errorChanged();
    /// More stands on the disk than before, or a write failed.
    void keptChanged();
    void closed(bool isKept);

private:
    JournalStep step();
    void add(JournalStep step);
    void takeResults();
    void take(const JournalResult& result);
    void say(const QString& error);

    QString m_path;
    Guard m_guard;
    FileDevice* m_device;
    bool m_putsAside = true;
    bool m_isOtherGame = false;
    std::vector<Record> m_earlier; ///< for the next step
    quint64 m_serial = 0;          ///< of the last step
    quint64 m_gameSerial = 0;      ///< of the last step before this game
    quint64 m_keptSerial = 0;      ///< of the last step that ended
    std::optional<Record> m_kept;
    std::deque<std::pair<quint64, Record>> m_waiting; ///< records of steps that have not ended
    QString m_error;
    JournalWriter m_writer; ///< goes first: its thread tells this object
};

} // namespace windrose
