// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings_store.h"

#include "settings_file.h"

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
}

/// Reads the file and adopts its last state.
void Store::load()
{
    if (!m_values) {
        m_values = valuesIn(openFile());
    }
    const std::lock_guard lock(m_mutex);
    if (auto written = std::exchange(m_written, std::nullopt)) {
        m_values = std::move(written);
        for (const Changes* changes : {&m_writing, &m_changes}) { // in the order they were made
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
    std::unique_lock lock(m_mutex);
    while (true) {
        m_changed.wait(lock, [this] { return !m_changes.isEmpty() || m_stops; });
        if (m_changes.isEmpty()) {
            return;
        }
        m_writing = std::exchange(m_changes, {});
        const Changes changes = m_writing;
        lock.unlock();
        QSettings file = openFile();
        for (auto change = changes.cbegin(); change != changes.cend(); ++change) {
            if (change.value()) {
                file.setValue(change.key(), *change.value());
            } else {
                file.remove(change.key());
            }
        }
        file.sync();
        Values written = valuesIn(file);
        lock.lock();
        m_written = std::move(written);
        m_writing.clear();
    }
}

} // namespace windrose::settings
