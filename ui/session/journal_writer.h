// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "journal_file.h"

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace windrose
{

/// A step for the writing thread.
struct JournalStep {
    quint64 serial = 0;             ///< counted from 1
    QString path;                   ///< of the journal; its folder is created when it is missing
    FileDevice* device = nullptr;   ///< the device for writing
    std::function<QString()> guard; ///< called first: a text is the reason why nothing can be written
    std::optional<Record> record;   ///< the new contents of the journal; none: unchanged
    std::vector<Record> earlier;    ///< additional games to archive
    bool archivesFile = false;      ///< archives the game in the file, unless `record` continues it
    bool isOtherGame = false;       ///< unlike the step before, whose game is archived even if it could not be written
    bool closes = false;            ///< the journal becomes a record with an end mark
    std::function<void()> after;    ///< called after all of that
};

/// The result of a step.
struct JournalResult {
    quint64 serial = 0;
    QString error;                ///< of the system; empty when everything is on the disk
    std::optional<Record> onDisk; ///< the new contents of the journal
    bool closes = false;
};

/// Writes journals in its own thread, step by step. A step replaces the pending one before it if both are for the same
/// game, so that a slow disk is synced once for several orders.
class JournalWriter
{
public:
    /// `hasResults` is called in the writing thread.
    explicit JournalWriter(std::function<void()> hasResults) : m_hasResults(std::move(hasResults)) {}
    /// Completes all queued steps.
    ~JournalWriter();
    JournalWriter(const JournalWriter&) = delete;
    JournalWriter& operator=(const JournalWriter&) = delete;

    /// Never blocks. Returns whether it replaced the pending step before, which is then never executed.
    bool add(JournalStep step);
    /// Returns and clears the results, oldest first.
    std::vector<JournalResult> takeResults();
    /// Blocks until the queue is empty and idle.
    void wait();

private:
    void run();
    JournalResult perform(const JournalStep& step);
    QString save(const JournalStep& step, JournalResult& result);

    std::function<void()> m_hasResults;

    // Only for the writing thread.
    JournalFile m_file;
    bool m_archivesFile = false;
    std::optional<Record> m_failed;  ///< the current game if it could not be written
    std::vector<Record> m_unwritten; ///< games to archive that are not in any file

    std::thread m_thread; ///< started by the first step; it shares the members below
    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::deque<JournalStep> m_steps;
    std::vector<JournalResult> m_results;
    bool m_isBusy = false;
    bool m_stops = false;
};

} // namespace windrose
