// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bus_reader.h"

#include <QProcess>
#include <QTemporaryDir>

namespace windrose
{

/// The program in a process of its own with its own files, on the accessibility bus; it ends with this object.
class BusWindow final
{
public:
    BusWindow() = default;
    ~BusWindow();
    BusWindow(const BusWindow&) = delete;
    BusWindow& operator=(const BusWindow&) = delete;

    /// Starts a game with these settings (lines of the settings file), and waits until the reader finds its question to
    /// the first of the named players. False when that does not come.
    bool start(const BusReader& reader, const QStringList& names, const QByteArray& settings = {});

private:
    QTemporaryDir m_home;
    QProcess m_process;
};

} // namespace windrose
