// SPDX-License-Identifier: GPL-3.0-or-later
#include "bus_window.h"

#include "patience.h"

#include <QDir>
#include <QFile>

namespace windrose
{

BusWindow::~BusWindow()
{
    m_process.kill();
    m_process.waitForFinished(-1);
}

bool BusWindow::start(const BusReader& reader, const QStringList& names, const QByteArray& settings)
{
    const QString config = m_home.filePath(QStringLiteral("config"));
    QFile file(config + QStringLiteral("/windrose/windrose.ini"));
    if (!QDir().mkpath(config + QStringLiteral("/windrose")) || !file.open(QIODevice::WriteOnly) ||
        file.write(settings) != settings.size() || !file.flush()) {
        return false;
    }
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("HOME"), m_home.path());
    environment.insert(QStringLiteral("XDG_CONFIG_HOME"), config);
    environment.insert(QStringLiteral("XDG_DATA_HOME"), m_home.filePath(QStringLiteral("data")));
    m_process.setProcessEnvironment(environment);
    m_process.setProcessChannelMode(QProcess::ForwardedChannels);
    m_process.start(QStringLiteral(WINDROSE_WINDOW),
                    {QStringLiteral("--players"), QString::number(names.size()), QStringLiteral("--names"),
                     names.join(QLatin1Char(',')), QStringLiteral("--seed"), QStringLiteral("1")});
    return waitUntil([&] { return reader.named(QStringLiteral("Prompt, ") + names.first()).has_value(); });
}

} // namespace windrose
