// SPDX-License-Identifier: GPL-3.0-or-later
#include "slot_lock.h"

#include <QElapsedTimer>
#include <QFile>
#include <QThread>

#ifdef Q_OS_UNIX
#include <cerrno>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

namespace windrose
{

#ifdef Q_OS_UNIX

SlotLock::SlotLock(QString path) : m_path(std::move(path)) {}

SlotLock::Outcome SlotLock::take()
{
    releaseLock();
    while (true) {
        m_file = ::open(QFile::encodeName(m_path).constData(), O_RDWR | O_CREAT | O_CLOEXEC, S_IRUSR | S_IWUSR);
        if (m_file < 0) {
            return Outcome::Impossible;
        }
        if (flock(m_file, LOCK_EX | LOCK_NB) != 0) {
            const bool isBusy = errno == EWOULDBLOCK;
            ::close(m_file);
            m_file = -1;
            return isBusy ? Outcome::Busy : Outcome::Impossible;
        }
        if (isHeld()) {
            return Outcome::Taken;
        }
        // The previous holder has removed the file in the meantime: open a new one.
        ::close(m_file);
        m_file = -1;
    }
}

bool SlotLock::isHeld() const
{
    struct stat ours {
    };
    struct stat theirs {
    };
    return m_file >= 0 && fstat(m_file, &ours) == 0 && stat(QFile::encodeName(m_path).constData(), &theirs) == 0 &&
           ours.st_ino == theirs.st_ino && ours.st_dev == theirs.st_dev;
}

void SlotLock::releaseLock()
{
    if (m_file < 0) {
        return;
    }
    if (isHeld()) {
        QFile::remove(m_path);
    }
    ::close(m_file);
    m_file = -1;
}

#else

SlotLock::SlotLock(QString path) : m_path(std::move(path)), m_lock(m_path)
{
    // On this system an open file cannot be removed, so a lock that is held is never taken for a stale one.
    m_lock.setStaleLockTime(1);
}

SlotLock::Outcome SlotLock::take()
{
    releaseLock();
    if (m_lock.tryLock(0)) {
        return Outcome::Taken;
    }
    return m_lock.error() == QLockFile::LockFailedError ? Outcome::Busy : Outcome::Impossible;
}

bool SlotLock::isHeld() const
{
    return m_lock.isLocked() && QFile::exists(m_path);
}

void SlotLock::releaseLock()
{
    if (m_lock.isLocked()) {
        m_lock.unlock();
    }
}

#endif

SlotLock::~SlotLock()
{
    releaseLock();
}

SlotLock::Outcome takePatiently(SlotLock& lock)
{
    constexpr int kLongestWait = 3000; // milliseconds
    constexpr int kBetweenTries = 5;
    QElapsedTimer waited;
    waited.start();
    SlotLock::Outcome outcome = lock.take();
    while (outcome == SlotLock::Outcome::Busy && waited.elapsed() < kLongestWait) {
        QThread::msleep(kBetweenTries);
        outcome = lock.take();
    }
    return outcome;
}

} // namespace windrose
