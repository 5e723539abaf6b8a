// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace windrose
{

/// A file that always holds the game on the table, replaced as a whole at every write: after a crash it is there as it
/// was or as it is, never half.
class Autosave
{
public:
    /// Writes to `path` from now on; an empty path stops it and forgets the last error.
    void setPath(const QString& path);
    bool isOn() const { return !m_path.isEmpty(); }

    /// From the next write on the file holds another game: what it held before is kept as `path` with `.1`.
    void startAnotherGame() { m_keepsPrevious = true; }

    /// Replaces the file's content; false when that failed, and then `error` says why and the file is as it was.
    bool write(const QByteArray& text);

    /// Why the last write failed; empty when it succeeded.
    QString error() const { return m_error; }

private:
    void keepPrevious(const QByteArray& text) const;

    QString m_path;
    QString m_error;
    bool m_keepsPrevious = true;
};

} // namespace windrose
