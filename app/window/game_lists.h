// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QMenu;

namespace windrose
{

class KeptGames;

/// The menus of the files opened or saved last, and of the games that lay on the table before.
class GameLists final : public QObject
{
    Q_OBJECT

public:
    GameLists(QMenu& recent, QMenu& earlier, const KeptGames& kept);

    /// Puts a file first among the recent ones, and its folder where the next dialog begins.
    static void remember(const QString& path);

signals:
    void recentWanted(const QString& path);
    void earlierWanted(const QString& path);
    /// A file of the list is not there any more.
    void missing(const QString& path);

private:
    void fillRecent();
    void openRecent(const QString& path);
    void fillEarlier();

    QMenu& m_recent;
    QMenu& m_earlier;
    const KeptGames& m_kept;
};

} // namespace windrose
