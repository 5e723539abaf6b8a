// SPDX-License-Identifier: GPL-3.0-or-later
#include "autosave.h"

#include "file_device.h"
#include "kept_games.h"

#include <QDateTime>
#include <QFileInfo>

namespace windrose
{

Autosave::Autosave(QObject* parent) : QObject(parent), m_device(&FileDevice::system()) {}

Autosave::~Autosave()
{
    {
        const std::lock_guard lock(m_mutex);
        m_stops = true;
    }
    m_changed.notify_all();
    if (m_thread.joinable()) {
        m_thread.join();
    }
}

void Autosave::setPath(const QString& path, Guard guard)
{
    wait();
    m_path = path;
    m_guard = std::move(guard);
    m_putsAside = true;
    say({});
}

void Autosave::setDevice(FileDevice& device)
{
    wait();
    m_device = &device;
}

void Autosave::startAnotherGame()
{
    wait();
    m_putsAside = true;
    if (!m_error.isEmpty() && m_last) {
        m_unwritten.push_back(std::move(*m_last));
    }
    m_last.reset();
}

void Autosave::keepEarlierToo(const Record& record)
{
    wait();
    m_unwritten.push_back(record);
}

void Autosave::write(const Record& record)
{
    wait();
    m_last = record;
    {
        const std::lock_guard lock(m_mutex);
        m_job = Job{m_path, m_guard, m_device, record, m_putsAside, m_unwritten};
        m_isWriting = true;
    }
    m_changed.notify_all();
    if (!m_thread.joinable()) {
        m_thread = std::thread(&Autosave::run, this);
    }
}

bool Autosave::wait()
{
    std::optional<QString> result;
    {
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, [this] { return !m_isWriting; });
        result = std::exchange(m_result, std::nullopt);
    }
    if (result) {
        takeResult(*result);
    }
    return m_error.isEmpty();
}

void Autosave::run()
{
    std::unique_lock lock(m_mutex);
    while (true) {
        m_changed.wait(lock, [this] { return m_job || m_stops; });
        if (!m_job) {
            return;
        }
        const Job job = std::move(*m_job);
        m_job.reset();
        lock.unlock();
        QString error = perform(job);
        lock.lock();
        m_result = std::move(error);
        m_isWriting = false;
        m_changed.notify_all();
        // Who does not wait is told all the same.
        QMetaObject::invokeMethod(this, &Autosave::wait, Qt::QueuedConnection);
    }
}

QString Autosave::perform(const Job& job)
{
    const QString folder = QFileInfo(job.path).absolutePath();
    if (QString error = job.device->makeFolder(folder); !error.isEmpty()) {
        return error;
    }
    if (job.guard) {
        if (QString error = job.guard(); !error.isEmpty()) {
            return error;
        }
    }
    if (job.putsAside) {
        if (QString error = putAside(*job.device, job.path, &job.record); !error.isEmpty()) {
            return error;
        }
    }
    // The game on the table comes first: nothing of the others is lost by writing it.
    if (QString error = replaceFile(*job.device, job.path, QByteArray::fromStdString(recordText(job.record)));
        !error.isEmpty()) {
        return error;
    }
    for (const Record& record : job.unwritten) {
        if (QString error = keepEarlier(*job.device, folder, record, QDateTime::currentDateTime()); !error.isEmpty()) {
            return error;
        }
    }
    return {};
}

void Autosave::takeResult(const QString& error)
{
    if (error.isEmpty()) {
        m_putsAside = false;
        m_unwritten.clear();
    }
    say(error);
}

void Autosave::say(const QString& error)
{
    if (m_error != error) {
        m_error = error;
        emit errorChanged();
    }
}

} // namespace windrose
