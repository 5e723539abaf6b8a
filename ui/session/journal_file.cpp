// SPDX-License-Identifier: GPL-3.0-or-later
#include "journal_file.h"

#include "file_device.h"

#include <QDateTime>
#include <QFile>
#include <QFileInfo>

#include <utility>

#ifdef Q_OS_UNIX
#include <sys/stat.h>
#endif

namespace windrose
{

namespace
{

/// Undo and redo keep adding lines: beyond this many bytes the journal is rewritten.
constexpr qint64 kMaxGrowth = 1 << 20;

} // namespace

QString JournalFile::save(FileDevice& device, const QString& path, const Record& record)
{
    if (path == m_path && isUnchanged()) {
        JournalText grown = m_text;
        const std::optional<std::string> lines = grown.next(record);
        if (lines && m_appendedBytes + static_cast<qint64>(lines->size()) <= kMaxGrowth) {
            if (QString error = lines->empty() ? QString() : append(device, QByteArray::fromStdString(*lines));
                !error.isEmpty()) {
                return error;
            }
            m_text = std::move(grown);
            if (isUnchanged()) {
                return {};
            }
        }
    }
    return rewrite(device, path, record);
}

QString JournalFile::close(FileDevice& device, const QString& path, const Record& record)
{
    m_state.reset(); // any continuation starts a new journal
    return replaceFile(device, path, QByteArray::fromStdString(recordText(record)));
}

QString JournalFile::append(FileDevice& device, const QByteArray& lines)
{
    const State before = *m_state;
    QFile file(m_path);
    if (!file.open(QIODevice::WriteOnly | QIODevice::Append | QIODevice::ExistingOnly | QIODevice::Unbuffered)) {
        return file.errorString();
    }
    if (QString error = device.append(file, lines); !error.isEmpty()) {
        // Part of a line could have been written and is removed; otherwise the file is rewritten next time.
        device.shorten(file, before.size);
        file.close();
        m_state = stateOf(m_path) == before ? std::optional(before) : std::nullopt;
        return error;
    }
    if (QString error = device.sync(file); !error.isEmpty()) {
        m_state.reset(); // the contents on the disk are unknown
        return error;
    }
    file.close();
    m_appendedBytes += lines.size();
    m_state->size += lines.size();
#ifndef Q_OS_UNIX
    if (const auto now = stateOf(m_path); now && now->size == m_state->size) {
        m_state = now;
    }
#endif
    return {};
}

QString JournalFile::rewrite(FileDevice& device, const QString& path, const Record& record)
{
    JournalText text;
    if (QString error = replaceFile(device, path, QByteArray::fromStdString(text.whole(record))); !error.isEmpty()) {
        return error;
    }
    m_path = path;
    m_text = std::move(text);
    m_state = stateOf(path);
    m_appendedBytes = 0;
    return {};
}

std::optional<JournalFile::State> JournalFile::stateOf(const QString& path)
{
#ifdef Q_OS_UNIX
    struct stat found {
    };
    if (::stat(QFile::encodeName(path).constData(), &found) != 0) {
        return std::nullopt;
    }
    return State{static_cast<quint64>(found.st_dev), static_cast<quint64>(found.st_ino),
                 static_cast<qint64>(found.st_size)};
#else
    const QFileInfo info(path);
    if (!info.isFile()) {
        return std::nullopt;
    }
    return State{0, static_cast<quint64>(info.lastModified().toMSecsSinceEpoch()), info.size()};
#endif
}

} // namespace windrose
