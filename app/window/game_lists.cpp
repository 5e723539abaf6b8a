// SPDX-License-Identifier: GPL-3.0-or-later
#include "game_lists.h"

#include "ui/dialogs/settings.h"
#include "ui/models/texts.h"
#include "ui/session/save_file.h"
#include "ui/session/saved_games.h"

#include <QFileInfo>
#include <QLocale>
#include <QMenu>

/* TRANSLATOR windrose::GameLists  The menus of recent files and earlier games. */

namespace windrose
{

namespace
{

constexpr int kMaxRecent = 10;

void forget(const QString& path)
{
    QStringList files = settings::recentFiles.value();
    files.removeAll(path);
    settings::recentFiles.setValue(files);
}

} // namespace

GameLists::GameLists(QMenu& recent, QMenu& archived, const SavedGames& savedGames)
    : m_recent(recent), m_archived(archived), m_savedGames(savedGames)
{
    connect(&m_recent, &QMenu::aboutToShow, this, &GameLists::fillRecent);
    connect(&m_archived, &QMenu::aboutToShow, this, &GameLists::fillArchived);
}

void GameLists::remember(const QString& path)
{
    settings::recordFolder.setValue(QFileInfo(path).absolutePath());
    QStringList files = settings::recentFiles.value();
    files.removeAll(absolutePath(path));
    files.prepend(absolutePath(path));
    settings::recentFiles.setValue(files.mid(0, kMaxRecent));
}

void GameLists::fillRecent()
{
    m_recent.clear();
    const QStringList files = settings::recentFiles.value();
    for (const QString& path : files) {
        //: A recent file: %1 is its name, %2 its folder
        const QString label =
            tr("%1 (in %2)").arg(texts::fileName(path), texts::filePath(QFileInfo(path).absolutePath()));
        m_recent.addAction(texts::plainLabel(label), this, [this, path] { openRecent(path); });
    }
    if (files.isEmpty()) {
        //: The only entry of the menu Open Recent when it is empty.
        m_recent.addAction(tr("No recent files"))->setEnabled(false);
        return;
    }
    m_recent.addSeparator();
    //: An entry of the menu Open Recent.
    m_recent.addAction(tr("&Clear This List"), this, [] { settings::recentFiles.reset(); });
}

void GameLists::openRecent(const QString& path)
{
    if (QFileInfo::exists(path)) {
        emit recentFileRequested(path);
        return;
    }
    forget(path);
    emit missing(path);
}

void GameLists::fillArchived()
{
    m_archived.clear();
    for (const ArchivedGame& game : m_savedGames.archive().games()) {
        const QString when = QLocale().toString(game.when, QLocale::ShortFormat);
        const QString names = QLocale().createSeparatedList(game.names);
        //: A game played before: %1 is when, %2 who
        const QString label = game.isFinished ? tr("%1: %2, finished").arg(when, names)
                                              //: A game played before: %1 is when, %2 who, %3 a round
                                              : tr("%1: %2, round %3").arg(when, names, QString::number(game.round));
        m_archived.addAction(texts::plainLabel(label), this,
                             [this, path = game.path] { emit archivedGameRequested(path); });
    }
    if (m_archived.isEmpty()) {
        //: The only entry of the menu Earlier Games when it is empty.
        m_archived.addAction(tr("No earlier games"))->setEnabled(false);
    }
}

} // namespace windrose
