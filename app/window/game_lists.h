// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QMenu;

namespace windrose
{

class SavedGames;

/// The menus of the files opened or saved last, and of the games that lay on the table before.
class GameLists final : public QObject
{
    Q_OBJECT

public:
    GameLists(QMenu& recent, QMenu& archived, const SavedGames& savedGames);

    /// Puts a file first among the recent ones, and its folder where the next dialog begins.
    static void remember(const QString& path);

signals:
    void recentFileRequested(const QString& path);
    void archivedGameRequested(const QString& path);
    /// A file of the list is not there any more.
    void missing(const QString& path);

private:
    void fillRecent();
    void openRecent(const QString& path);
    void fillArchived();

    QMenu& m_recent;
    QMenu& m_archived;
    const SavedGames& m_savedGames;
};

} // namespace windrose
