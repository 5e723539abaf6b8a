// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QString>
#include <QVariant>

#include <condition_variable>
#include <mutex>
#include <optional>
#include <thread>

namespace windrose::settings
{

/// What the file of the settings holds. It is read once and written by a thread of its own, because writing it waits
/// for the disk and the window must not. What another window wrote meanwhile stays there, and is seen with the next
/// change.
class Store
{
public:
    Store() = default;
    ~Store() { finish(); }
    Store(const Store&) = delete;
    Store& operator=(const Store&) = delete;

    /// What is kept under a key; invalid when nothing is.
    QVariant value(const QString& key);
    bool contains(const QString& key);
    void setValue(const QString& key, const QVariant& value);
    void remove(const QString& key);
    void clear();
    /// Waits until everything is written, and ends the thread until the next change: to be called before the program
    /// ends.
    void finish();
    /// For tests: keeps them in a folder from now on.
    void moveTo(const QString& folder);

private:
    using Values = QHash<QString, QVariant>;
    using Changes = QHash<QString, std::optional<QVariant>>; ///< empty: removed

    void load();
    void change(const QString& key, const std::optional<QVariant>& value);
    void run();

    std::optional<Values> m_values; ///< empty until they are read

    std::thread m_thread; ///< runs from the first change on; below is shared with it
    std::mutex m_mutex;
    std::condition_variable m_changed;
    Changes m_changes;               ///< not written yet
    Changes m_writing;               ///< being written; `m_written` does not have them yet
    std::optional<Values> m_written; ///< what the file held after the last write
    bool m_stops = false;
};

/// The program's settings store.
Store& store();

} // namespace windrose::settings
