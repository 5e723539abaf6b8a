// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "window_test.h"

namespace windrose
{

/// A test class of files and other texts that the window opens or saves. Each test begins with the usual table, no
/// recent files, no archived games, and an empty folder.
class FilesTest : public WindowTest
{
    Q_OBJECT

protected:
    /// A game of Eva, Finn and others after this many random orders.
    static Record game(int players, int orders, std::uint64_t seed = 11);
    static QString clipboard();

    /// A path in the folder.
    QString path(const QString& name) { return m_folder->filePath(name); }
    /// Writes a file into the folder; returns its path, or nothing when that failed.
    QString fileWith(const QString& name, const QByteArray& text);
    QString fileOf(const QString& name, const Record& record);

    std::unique_ptr<QTemporaryDir> m_folder;

protected slots:
    void init();
};

} // namespace windrose
