// SPDX-License-Identifier: GPL-3.0-or-later
#include "journal.h"

#include "file_device.h"

#include <algorithm>
#include <utility>

namespace windrose
{

Journal::Journal(QObject* parent)
    : QObject(parent),
      m_device(&FileDevice::system()),
      m_writer([this] { QMetaObject::invokeMethod(this, &Journal::takeResults, Qt::QueuedConnection); })
{
}

void Journal::setPath(const QString& path, Guard guard)
{
    m_path = path;
    m_guard = std::move(guard);
    m_archivesFile = true;
    m_gameSerial = m_serial; // earlier writes are not in this file
    m_writtenSerial = m_serial;
    m_onDisk.reset();
    setError({});
}

void Journal::startAnotherGame()
{
    m_archivesFile = true;
    m_isOtherGame = true;
    m_gameSerial = m_serial;
    m_onDisk.reset();
}

void Journal::write(const Record& record)
{
    JournalStep step = this->step();
    step.record = record;
    add(std::move(step));
}

void Journal::close(std::optional<Record> record, std::function<void()> after)
{
    JournalStep step = this->step();
    step.record = std::move(record);
    step.closes = true;
    step.after = std::move(after);
    add(std::move(step));
}

void Journal::runAfterWrites(std::function<void()> task)
{
    JournalStep step;
    step.after = std::move(task);
    m_writer.add(std::move(step));
}

JournalStep Journal::step()
{
    JournalStep step;
    step.path = m_path;
    step.device = m_device;
    step.guard = m_guard;
    step.earlier = std::exchange(m_toArchive, {});
    step.archivesFile = std::exchange(m_archivesFile, false);
    step.isOtherGame = std::exchange(m_isOtherGame, false);
    return step;
}

void Journal::add(JournalStep step)
{
    step.serial = ++m_serial;
    std::optional<Record> record = step.record;
    if (m_writer.add(std::move(step)) && !m_waiting.empty()) {
        m_waiting.pop_back();
    }
    if (record) {
        m_waiting.emplace_back(m_serial, std::move(*record));
    }
}

int Journal::ordersOnDiskOf(const std::vector<Order>& orders) const
{
    if (!m_onDisk) {
        return 0;
    }
    const auto heldBy = [&orders](const Record& record) {
        const auto shared = std::mismatch(record.orders.begin(), record.orders.end(), orders.begin(), orders.end());
        return std::min(static_cast<int>(shared.first - record.orders.begin()), playedOrders(record));
    };
    int onDisk = heldBy(*m_onDisk);
    for (const auto& [serial, record] : m_waiting) {
        if (serial > m_gameSerial) {
            onDisk = std::min(onDisk, heldBy(record));
        }
    }
    return onDisk;
}

bool Journal::wait()
{
    m_writer.wait();
    takeResults();
    return isOnDisk();
}

void Journal::takeResults()
{
    for (const JournalResult& result : m_writer.takeResults()) {
        take(result);
    }
}

void Journal::take(const JournalResult& result)
{
    while (!m_waiting.empty() && m_waiting.front().first <= result.serial) {
        m_waiting.pop_front();
    }
    if (result.serial > m_gameSerial) {
        if (result.onDisk) {
            m_onDisk = result.onDisk;
        }
        m_writtenSerial = result.serial;
        setError(result.error);
        emit onDiskChanged();
    }
    if (result.closes) {
        emit closed(result.error.isEmpty());
    }
}

void Journal::setError(const QString& error)
{
    if (m_error != error) {
        m_error = error;
        emit errorChanged();
    }
}

} // namespace windrose
