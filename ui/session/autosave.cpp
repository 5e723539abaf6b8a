// SPDX-License-Identifier: GPL-3.0-or-later
#include "autosave.h"

#include <QFile>
#include <QSaveFile>

namespace windrose
{

namespace
{

/// Returns an empty text on success, else why it failed.
QString replaceFile(const QString& path, const QByteArray& text)
{
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly)) {
        return file.errorString();
    }
    // A disk that is full in the middle shows only when the buffer is flushed: committing alone would not notice.
    if (file.write(text) != text.size() || !file.flush()) {
        QString error = file.errorString();
        file.cancelWriting();
        return error;
    }
    return file.commit() ? QString() : file.errorString();
}

} // namespace

void Autosave::setPath(const QString& path)
{
    m_path = path;
    m_error.clear();
    m_keepsPrevious = true;
}

bool Autosave::write(const QByteArray& text)
{
    if (m_keepsPrevious) {
        keepPrevious(text);
    }
    m_error = replaceFile(m_path, text);
    if (m_error.isEmpty()) {
        m_keepsPrevious = false;
    }
    return m_error.isEmpty();
}

/// A copy that cannot be made is no reason to lose the game under way, so failures are passed over.
void Autosave::keepPrevious(const QByteArray& text) const
{
    QFile file(m_path);
    if (!file.open(QIODevice::ReadOnly)) {
        return;
    }
    const QByteArray previous = file.readAll();
    if (!previous.isEmpty() && previous != text) {
        replaceFile(m_path + QStringLiteral(".1"), previous);
    }
}

} // namespace windrose
