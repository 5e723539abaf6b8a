// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLockFile>
#include <QString>

#include <memory>

namespace windrose
{

/// A lock that belongs to one program as long as it runs, and to nobody once it is gone, however it ended. On Unix the
/// system holds it: nothing is written into the file, so that neither a kill in between nor a full disk can leave a
/// lock that nobody may break. (`QLockFile` leaves one when it is killed before it has written whose lock it is.)
class SlotLock
{
public:
    explicit SlotLock(QString path);
    /// Gives the lock back and removes its file.
    ~SlotLock();
    SlotLock(const SlotLock&) = delete;
    SlotLock& operator=(const SlotLock&) = delete;

    enum class Outcome { Taken, Busy, Impossible };
    /// Takes the lock, unless somebody else holds it or no file can be made there.
    Outcome take();
    /// True while it is ours and its file still stands where others look for it.
    bool isHeld() const;
    void giveBack();

private:
    QString m_path;
#ifdef Q_OS_UNIX
    int m_file = -1;
#else
    QLockFile m_lock;
#endif
};

} // namespace windrose
