// SPDX-License-Identifier: GPL-3.0-or-later
#include "game_lists.h"

#include "ui/dialogs/settings.h"
#include "ui/models/texts.h"
#include "ui/session/kept_games.h"
#include "ui/session/save_file.h"

#include <QFileInfo>
#include <QLocale>
#include <QMenu>

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

GameLists::GameLists(QMenu& recent, QMenu& earlier, const KeptGames& kept)
    : m_recent(recent), m_earlier(earlier), m_kept(kept)
{
    connect(&m_recent, &QMenu::aboutToShow, this, &GameLists::fillRecent);
    connect(&m_earlier, &QMenu::aboutToShow, this, &GameLists::fillEarlier);
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
        m_recent.addAction(tr("No recent files"))->setEnabled(false);
        return;
    }
    m_recent.addSeparator();
    m_recent.addAction(tr("&Clear This List"), this, [] { settings::recentFiles.reset(); });
}

void GameLists::openRecent(const QString& path)
{
    if (QFileInfo::exists(path)) {
        emit recentWanted(path);
        return;
    }
    forget(path);
    emit missing(path);
}

void GameLists::fillEarlier()
{
    m_earlier.clear();
    for (const EarlierGame& game : m_kept.archive().games()) {
        const QString when = QLocale().toString(game.when, QLocale::ShortFormat);
        const QString names = QLocale().createSeparatedList(game.names);
        //: A game played before: %1 is when, %2 who
        const QString label = game.isFinished ? tr("%1: %2, finished").arg(when, names)
                                              //: A game played before: %1 is when, %2 who, %3 a round
                                              : tr("%1: %2, round %3").arg(when, names, QString::number(game.round));
        m_earlier.addAction(texts::plainLabel(label), this, [this, path = game.path] { emit earlierWanted(path); });
    }
    if (m_earlier.isEmpty()) {
        m_earlier.addAction(tr("No earlier games"))->setEnabled(false);
    }
}

} // namespace windrose
