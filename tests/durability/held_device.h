// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/file_device.h"

#include <QThread>

#include <atomic>
#include <condition_variable>
#include <mutex>

namespace windrose
{

/// A disk that blocks as long as the test wants, and detects when the window's thread waits for it.
class HeldDevice final : public FileDevice
{
public:
    void hold()
    {
        const std::lock_guard lock(m_mutex);
        m_isHeld = true;
    }
    void release()
    {
        {
            const std::lock_guard lock(m_mutex);
            m_isHeld = false;
        }
        m_changed.notify_all();
    }
    int syncs() const { return m_syncs; }
    bool isUsedByWindow() const { return m_isUsedByWindow; }

    QString makeFolder(const QString& folder) override
    {
        look();
        return FileDevice::makeFolder(folder);
    }
    QString write(QFile& file, const QByteArray& bytes) override
    {
        look();
        return FileDevice::write(file, bytes);
    }
    QString append(QFile& file, const QByteArray& bytes) override
    {
        look();
        return FileDevice::append(file, bytes);
    }
    QString sync(QFile& file) override
    {
        wait();
        return FileDevice::sync(file);
    }
    QString replace(const QString& from, const QString& to) override
    {
        look();
        return FileDevice::replace(from, to);
    }
    QString rename(const QString& from, const QString& to) override
    {
        look();
        return FileDevice::rename(from, to);
    }
    QString syncFolder(const QString& folder) override
    {
        wait();
        return FileDevice::syncFolder(folder);
    }

private:
    void look() { m_isUsedByWindow = m_isUsedByWindow || QThread::currentThread() == m_window; }
    void wait()
    {
        look();
        if (QThread::currentThread() == m_window) {
            return; // it would block forever
        }
        ++m_syncs;
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, [this] { return !m_isHeld; });
    }

    QThread* m_window = QThread::currentThread();
    std::atomic<int> m_syncs = 0;
    std::atomic<bool> m_isUsedByWindow = false;
    std::mutex m_mutex;
    std::condition_variable m_changed;
    bool m_isHeld = false;
};

} // namespace windrose
