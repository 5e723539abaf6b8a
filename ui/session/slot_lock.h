// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLockFile>
#include <QString>

#include <memory>

namespace windrose
{

/// A lock that is held as long as the program runs, and is free once it has ended in any way. On Unix the system holds
/// it and nothing is written to the file, so that neither a kill nor a full disk can leave a stale lock. (`QLockFile`
/// leaves one when it is killed before it has written the owner.)
class SlotLock
{
public:
    explicit SlotLock(QString path);
    /// Releases the lock and removes its file.
    ~SlotLock();
    SlotLock(const SlotLock&) = delete;
    SlotLock& operator=(const SlotLock&) = delete;

    enum class Outcome { Taken, Busy, Impossible };
    /// Takes the lock; fails if somebody else holds it or the file cannot be created.
    Outcome take();
    /// Whether we hold the lock and its file is still in place.
    bool isHeld() const;
    void releaseLock();

private:
    QString m_path;
#ifdef Q_OS_UNIX
    int m_file = -1;
#else
    QLockFile m_lock;
#endif
};

/// Takes a lock that is held only while somebody writes, which needs a few milliseconds; waits up to three seconds.
SlotLock::Outcome takePatiently(SlotLock& lock);

} // namespace windrose
