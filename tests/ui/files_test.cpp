// SPDX-License-Identifier: GPL-3.0-or-later
#include "files_test.h"

#include "play.h"
#include "ui/dialogs/settings.h"

#include <QClipboard>
#include <QDir>
#include <QFile>
#include <QGuiApplication>

namespace windrose
{

Record FilesTest::game(int players, int orders, std::uint64_t seed)
{
    GameSession other;
    other.startNew(players, {"Eva", "Finn"}, seed, {});
    Random random{5};
    playOrders(other, random, orders);
    return other.record();
}

QString FilesTest::clipboard()
{
    return QGuiApplication::clipboard()->text();
}

QString FilesTest::fileWith(const QString& name, const QByteArray& text)
{
    QFile file(path(name));
    return file.open(QIODevice::WriteOnly) && file.write(text) == text.size() ? file.fileName() : QString();
}

QString FilesTest::fileOf(const QString& name, const Record& record)
{
    return fileWith(name, QByteArray::fromStdString(recordText(record)));
}

void FilesTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    settings::recentFiles.reset();
    QDir(SavedGames::standardFolder()).removeRecursively();
    openDefaultTable();
}

} // namespace windrose

#include "moc_files_test.cpp"
