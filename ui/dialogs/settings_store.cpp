// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings_store.h"

#include "settings_file.h"
#include "settings_upgrade.h"

#include <QCoreApplication>

#include <utility>

namespace windrose::settings
{

namespace
{

QHash<QString, QVariant> valuesIn(const QSettings& file)
{
    QHash<QString, QVariant> values;
    for (const QString& key : file.allKeys()) {
        values.insert(key, file.value(key));
    }
    return values;
}

/// Writes changes into the file; an empty value removes a key. Returns whether it could be written, and its contents.
std::pair<bool, QHash<QString, QVariant>> write(const QHash<QString, std::optional<QVariant>>& changes)
{
    QSettings file = openFile();
    for (auto change = changes.cbegin(); change != changes.cend(); ++change) {
        if (change.value()) {
            file.setValue(change.key(), *change.value());
        } else {
            file.remove(change.key());
        }
    }
    if (file.value(kVersionKey, 1).toInt() < kVersion) {
        file.setValue(kVersionKey, kVersion);
    }
    file.sync();
    return {file.status() != QSettings::AccessError, valuesIn(file)};
}

/// QSettings needs the application object.
void finishWithApplication()
{
    store().finish();
}

} // namespace

Store& store()
{
    static Store store;
    return store;
}

QVariant Store::value(const QString& key)
{
    load();
    return m_values->value(key);
}

bool Store::contains(const QString& key)
{
    load();
    return m_values->contains(key);
}

void Store::setValue(const QString& key, const QVariant& value)
{
    load();
    if (m_values->value(key) != value) {
        m_values->insert(key, value);
        change(key, value);
    }
}

void Store::remove(const QString& key)
{
    load();
    if (m_values->remove(key) != 0) {
        change(key, std::nullopt);
    }
}

void Store::clear()
{
    load();
    for (const QString& key : m_values->keys()) {
        remove(key);
    }
}

void Store::finish()
{
    {
        const std::lock_guard lock(m_mutex);
        m_stops = true;
    }
    m_changed.notify_all();
    if (m_thread.joinable()) {
        m_thread.join();
    }
    m_stops = false;
}

void Store::moveTo(const QString& folder)
{
    finish();
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, folder);
    m_values.reset();
    m_written.reset();
    m_changes.clear();
    m_unwritten.clear();
    m_damaged.reset();
}

std::optional<QString> Store::damaged()
{
    load();
    return m_damaged;
}

/// Keeps a copy of a damaged file and writes the file anew, with what can be read of it.
void Store::repair()
{
    m_damaged = setAside();
    if (!m_damaged->isEmpty()) {
        change(kVersionKey, m_values->value(kVersionKey, kVersion));
    }
}

/// Reads the file and adopts its last state.
void Store::load()
{
    if (!m_values) {
        const QSettings file = openFile();
        m_values = valuesIn(file);
        const bool isBroken = isDamaged(file);
        {
            // Written with the next change: a start alone changes no file.
            const std::lock_guard lock(m_mutex);
            m_unwritten = upgrade(*m_values);
        }
        if (isBroken) {
            repair();
        }
    }
    const std::lock_guard lock(m_mutex);
    if (auto written = std::exchange(m_written, std::nullopt)) {
        m_values = std::move(written);
        for (const Changes* changes : {&m_unwritten, &m_writing, &m_changes}) { // in the order they were made
            for (auto change = changes->cbegin(); change != changes->cend(); ++change) {
                if (change.value()) {
                    m_values->insert(change.key(), *change.value());
                } else {
                    m_values->remove(change.key());
                }
            }
        }
    }
}

void Store::change(const QString& key, const std::optional<QVariant>& value)
{
    {
        const std::lock_guard lock(m_mutex);
        m_changes.insert(key, value);
    }
    m_changed.notify_all();
    if (!m_thread.joinable()) {
        qRemovePostRoutine(&finishWithApplication);
        qAddPostRoutine(&finishWithApplication);
        m_thread = std::thread(&Store::run, this);
    }
}

void Store::run()
{
    bool hasFailed = false;
    std::unique_lock lock(m_mutex);
    while (true) {
        m_changed.wait(lock, [this] { return !m_changes.isEmpty() || m_stops; });
        if (m_changes.isEmpty()) {
            return;
        }
        m_writing = std::exchange(m_unwritten, {});
        m_writing.insert(m_changes);
        m_changes.clear();
        const Changes changes = m_writing;
        lock.unlock();
        const auto [isWritten, written] = write(changes);
        if (!isWritten && !hasFailed) {
            emit unwritten(path());
        }
        hasFailed = !isWritten;
        lock.lock();
        m_written = written;
        if (!isWritten) {
            m_unwritten = m_writing;
        }
        m_writing.clear();
    }
}

} // namespace windrose::settings
