// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/journal_text.h"

#include <QString>

#include <optional>

namespace windrose
{

class FileDevice;

/// The file of the current game, as seen by the writing thread. New orders are appended as long as it is still the file
/// that was written last.
class JournalFile
{
public:
    /// Updates the file to a game; its folder must exist. Returns the reason for a failure, or an empty text when the
    /// game is on the disk. After a failure the file is unchanged, or contains the beginning of the new text.
    QString save(FileDevice& device, const QString& path, const Record& record);
    /// Writes the game as a record with an end mark.
    QString close(FileDevice& device, const QString& path, const Record& record);

private:
    /// Identifies the file and its length.
    struct State {
        quint64 device = 0;
        quint64 number = 0; ///< inode, or without one the time of the last change
        qint64 size = 0;

        friend bool operator==(const State&, const State&) = default;
    };

    static std::optional<State> stateOf(const QString& path);
    bool isUnchanged() const { return m_state && stateOf(m_path) == m_state; }
    QString append(FileDevice& device, const QByteArray& lines);
    QString rewrite(FileDevice& device, const QString& path, const Record& record);

    QString m_path;
    JournalText m_text;           ///< contents of the file
    std::optional<State> m_state; ///< empty when it is unknown
    qint64 m_appendedBytes = 0;   ///< bytes appended since it was last rewritten
};

} // namespace windrose
