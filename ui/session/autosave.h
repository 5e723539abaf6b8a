// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/record.h"

#include <QObject>
#include <QString>

#include <condition_variable>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

namespace windrose
{

class FileDevice;

/// Keeps the game on the table in a file, replaced as a whole at every write, so that after a crash the file is there
/// as it was or as it is. Writing happens in a thread of its own while pictures move on; a second write waits for the
/// first, so that at most one is ever under way. All functions belong to the thread the object lives in.
class Autosave : public QObject
{
    Q_OBJECT

public:
    /// Asked before each write, in the writing thread: a text is why nothing may be written.
    using Guard = std::function<QString()>;

    explicit Autosave(QObject* parent = nullptr);
    /// Waits for the write under way.
    ~Autosave() override;

    /// Writes to `path` from now on, whose folder is made when it is missing; an empty path stops it and forgets the
    /// last error. What a file that is already there holds is put among the earlier games (see `putAside`) before it is
    /// replaced, unless the game goes on with it.
    void setPath(const QString& path, Guard guard = {});
    bool isOn() const { return !m_path.isEmpty(); }
    /// For tests: what files are written with from now on. It must outlive this object.
    void setDevice(FileDevice& device);

    /// What is written next is another game: the one before is put among the earlier games first, even when it could
    /// not be written.
    void startAnotherGame();

    /// Puts a game among the earlier ones with the next write.
    void keepEarlierToo(const Record& record);

    /// Waits for the write under way and starts this one.
    void write(const Record& record);
    /// Waits for the write under way; true when the last one succeeded, so that all stands on the disk.
    bool wait();

    /// Why the last write that ended failed; empty when it succeeded.
    QString error() const { return m_error; }

signals:
    void errorChanged();

private:
    struct Job {
        QString path;
        Guard guard;
        FileDevice* device = nullptr;
        Record record;
        bool putsAside = false;
        std::vector<Record> unwritten;
    };

    void run();
    static QString perform(const Job& job);
    void takeResult(const QString& error);
    void say(const QString& error);

    QString m_path;
    Guard m_guard;
    FileDevice* m_device;
    QString m_error;
    bool m_putsAside = true;
    std::optional<Record> m_last;    ///< what the last write was about
    std::vector<Record> m_unwritten; ///< earlier games that no file holds

    std::thread m_thread; ///< runs from the first write on; below is shared with it
    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::optional<Job> m_job;
    std::optional<QString> m_result; ///< of the last job, until it is taken
    bool m_isWriting = false;
    bool m_stops = false;
};

} // namespace windrose
