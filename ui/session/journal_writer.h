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

/// One thing for the writing thread to do.
struct JournalStep {
    quint64 serial = 0;             ///< counted from 1
    QString path;                   ///< of the journal; its folder is made when it is missing
    FileDevice* device = nullptr;   ///< what it is written with
    std::function<QString()> guard; ///< asked first: a text is why nothing may be written
    std::optional<Record> record;   ///< what the journal is to hold; none: it stays as it is
    std::vector<Record> earlier;    ///< games that go among the earlier ones as well
    bool putsAside = false;      ///< what the file holds goes among the earlier games, unless `record` goes on with it
    bool isOtherGame = false;    ///< than that of the step before, which goes there even when it could not be written
    bool closes = false;         ///< the journal becomes a record with an end
    std::function<void()> after; ///< runs when all of that is done
};

/// What a step came to.
struct JournalResult {
    quint64 serial = 0;
    QString error;              ///< of the system; empty when all of it stands on the disk
    std::optional<Record> kept; ///< what the journal holds since
    bool closes = false;
};

/// Writes journals in a thread of its own, step by step. A step that comes while the one before it still waits takes
/// its place when it is about the same game, so that a slow disk is synced once for several orders.
class JournalWriter
{
public:
    /// `hasResults` is called in the writing thread.
    explicit JournalWriter(std::function<void()> hasResults) : m_hasResults(std::move(hasResults)) {}
    /// Does everything that is queued before.
    ~JournalWriter();
    JournalWriter(const JournalWriter&) = delete;
    JournalWriter& operator=(const JournalWriter&) = delete;

    /// Never waits for the disk. Returns whether it took the place of the step before, which then never comes to pass.
    bool add(JournalStep step);
    /// Results that nobody has taken yet, oldest first.
    std::vector<JournalResult> takeResults();
    /// Blocks until nothing is queued or under way.
    void wait();

private:
    void run();
    JournalResult perform(const JournalStep& step);
    QString keep(const JournalStep& step, JournalResult& result);

    std::function<void()> m_hasResults;

    // Of the writing thread alone.
    JournalFile m_file;
    bool m_putsAside = false;
    std::optional<Record> m_failed;  ///< the game on the table, as it could not be written
    std::vector<Record> m_unwritten; ///< earlier games that no file holds

    std::thread m_thread; ///< runs from the first step on; below is shared with it
    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::deque<JournalStep> m_steps;
    std::vector<JournalResult> m_results;
    bool m_isBusy = false;
    bool m_stops = false;
};

} // namespace windrose
