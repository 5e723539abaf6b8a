// SPDX-License-Identifier: GPL-3.0-or-later
#include "journal_writer.h"

#include "file_device.h"
#include "saved_games.h"

#include <QDateTime>
#include <QFileInfo>

#include <iterator>
#include <utility>

namespace windrose
{

namespace
{

template <typename Value>
void appendTo(std::vector<Value>& all, std::vector<Value> more)
{
    all.insert(all.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

/// A later step replaces an earlier one of the same game, unless the earlier one has other work to do.
bool replaces(const JournalStep& later, const JournalStep& earlier)
{
    return later.record && earlier.record && !later.isOtherGame && !later.archivesFile && !earlier.closes &&
           !earlier.after && later.path == earlier.path && later.device == earlier.device;
}

} // namespace

JournalWriter::~JournalWriter()
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

bool JournalWriter::add(JournalStep step)
{
    bool replacesLast = false;
    {
        const std::lock_guard lock(m_mutex);
        replacesLast = !m_steps.empty() && replaces(step, m_steps.back());
        if (replacesLast) {
            JournalStep& waiting = m_steps.back();
            appendTo(waiting.earlier, std::move(step.earlier));
            step.earlier = std::move(waiting.earlier);
            step.archivesFile = waiting.archivesFile;
            step.isOtherGame = waiting.isOtherGame;
            waiting = std::move(step);
        } else {
            m_steps.push_back(std::move(step));
        }
    }
    m_changed.notify_all();
    if (!m_thread.joinable()) {
        m_thread = std::thread(&JournalWriter::run, this);
    }
    return replacesLast;
}

std::vector<JournalResult> JournalWriter::takeResults()
{
    const std::lock_guard lock(m_mutex);
    return std::exchange(m_results, {});
}

void JournalWriter::wait()
{
    std::unique_lock lock(m_mutex);
    m_changed.wait(lock, [this] { return m_steps.empty() && !m_isBusy; });
}

void JournalWriter::run()
{
    std::unique_lock lock(m_mutex);
    while (true) {
        m_changed.wait(lock, [this] { return !m_steps.empty() || m_stops; });
        if (m_steps.empty()) {
            return;
        }
        const JournalStep step = std::move(m_steps.front());
        m_steps.pop_front();
        m_isBusy = true;
        lock.unlock();
        JournalResult result = perform(step);
        lock.lock();
        m_results.push_back(std::move(result));
        m_isBusy = false;
        m_changed.notify_all();
        m_hasResults();
    }
}

JournalResult JournalWriter::perform(const JournalStep& step)
{
    JournalResult result;
    result.serial = step.serial;
    result.closes = step.closes;
    if (step.isOtherGame && m_failed) {
        m_unwritten.push_back(std::move(*m_failed));
        m_failed.reset();
    }
    m_archivesFile = m_archivesFile || step.archivesFile;
    appendTo(m_unwritten, step.earlier);
    if (step.record) {
        result.error = save(step, result);
    }
    if (step.after && result.error.isEmpty()) {
        step.after();
    }
    return result;
}

QString JournalWriter::save(const JournalStep& step, JournalResult& result)
{
    const QString folder = QFileInfo(step.path).absolutePath();
    QString error = step.device->makeFolder(folder);
    if (error.isEmpty() && step.guard) {
        error = step.guard();
    }
    if (error.isEmpty() && m_archivesFile) {
        error = archiveSlotFile(*step.device, step.path, &*step.record);
    }
    // The current game comes before the archived ones, which are kept in memory.
    if (error.isEmpty()) {
        error = step.closes ? m_file.close(*step.device, step.path, *step.record)
                            : m_file.save(*step.device, step.path, *step.record);
    }
    if (!error.isEmpty()) {
        m_failed = step.record;
        return error;
    }
    m_archivesFile = false;
    m_failed.reset();
    result.onDisk = step.record;
    while (error.isEmpty() && !m_unwritten.empty()) {
        error = GameArchive(folder).add(*step.device, m_unwritten.front(), QDateTime::currentDateTime());
        if (error.isEmpty()) {
            m_unwritten.erase(m_unwritten.begin());
        }
    }
    return error;
}

} // namespace windrose
