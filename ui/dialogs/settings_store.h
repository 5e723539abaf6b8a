// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QObject>
#include <QString>
#include <QVariant>

#include <condition_variable>
#include <mutex>
#include <optional>
#include <thread>

namespace windrose::settings
{

/// The cached contents of the settings file. It is read once and written in a separate thread, because
/// writing waits for the disk. Changes by another window are kept, and become visible with the next
/// change. A file of an older version is upgraded with the first change (see `settings_upgrade.h`); keys that this
/// version does not know are kept. A damaged file is set aside, and what can be read of it stays in the file.
class Store final : public QObject
{
    Q_OBJECT

public:
    Store() = default;
    ~Store() override { finish(); }
    Store(const Store&) = delete;
    Store& operator=(const Store&) = delete;

    /// The stored value of a key; invalid when there is none.
    QVariant value(const QString& key);
    bool contains(const QString& key);
    void setValue(const QString& key, const QVariant& value);
    void remove(const QString& key);
    void clear();
    /// Waits until everything is written and ends the thread until the next change; call it before the program
    /// ends.
    void finish();
    /// The name of the copy of a damaged file, empty if the copy could not be written; nothing when the file was in
    /// order.
    std::optional<QString> damaged();
    /// For tests: stores the settings in another folder.
    void moveTo(const QString& folder);

signals:
    /// A change cannot be written to this file. Emitted from another thread, and again only after a change could be
    /// written. The change is kept in memory and tried again with the next one.
    void unwritten(const QString& file);

private:
    using Values = QHash<QString, QVariant>;
    using Changes = QHash<QString, std::optional<QVariant>>; ///< an empty value removes the key

    void load();
    void repair();
    void change(const QString& key, const std::optional<QVariant>& value);
    void run();

    std::optional<Values> m_values; ///< empty until the file is read

    std::thread m_thread; ///< started by the first change; it shares the members below
    std::mutex m_mutex;
    std::condition_variable m_changed;
    Changes m_changes;               ///< not written yet
    Changes m_writing;               ///< being written; not yet in `m_written`
    std::optional<Values> m_written; ///< contents of the file after the last write
    Changes m_unwritten;             ///< those that could not be written
    bool m_stops = false;
    std::optional<QString> m_damaged; ///< see `damaged`
};

/// The settings store of this process.
Store& store();

} // namespace windrose::settings
