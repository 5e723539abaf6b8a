// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/journal_text.h"

#include <QString>

#include <optional>

namespace windrose
{

class FileDevice;

/// The file that holds the game on the table, as the thread that writes it knows it. What is new goes behind what
/// stands there, as long as it is still the file that was written last.
class JournalFile
{
public:
    /// Brings the file to a game; its folder must be there. Returns why that failed, or an empty text when the game
    /// stands on the disk. After a failure the file is as it was, or holds the beginning of what was to be added.
    QString keep(FileDevice& device, const QString& path, const Record& record);
    /// Writes the game as a record that has an end.
    QString close(FileDevice& device, const QString& path, const Record& record);

private:
    /// Which file it is, and how long.
    struct State {
        quint64 device = 0;
        quint64 number = 0; ///< inode; where there is none, the time of the last change
        qint64 size = 0;

        friend bool operator==(const State&, const State&) = default;
    };

    static std::optional<State> stateOf(const QString& path);
    bool isOurs() const { return m_state && stateOf(m_path) == m_state; }
    QString append(FileDevice& device, const QByteArray& lines);
    QString writeAnew(FileDevice& device, const QString& path, const Record& record);

    QString m_path;
    JournalText m_text;           ///< what the file holds
    std::optional<State> m_state; ///< empty when that is not known
    qint64 m_grownBy = 0;         ///< bytes, since it was written as a whole
};

} // namespace windrose
