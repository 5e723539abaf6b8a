// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QString>
#include <QStringList>

#include <vector>

namespace windrose
{

class FileDevice;
struct Record;

/// An archived game that can be opened again.
struct ArchivedGame {
    QString path;
    QDateTime when;    ///< the time of the last order, according to the clock
    QStringList names; ///< of the seats, seat 0 first
    int orders = 0;    ///< played
    int round = 0;     ///< from 1
    bool isFinished = false;
};

/// The earlier games: the files of the folder `earlier` within a folder of saved games. The name of each file begins
/// with a number, one above the highest there, so that their order needs no clock.
class GameArchive
{
public:
    /// The size of the archive; older games are deleted.
    static constexpr int kMaxGames = 20;

    /// `savedGamesFolder` is the folder of saved games.
    explicit GameArchive(const QString& savedGamesFolder) : m_folder(savedGamesFolder + QStringLiteral("/earlier")) {}

    QString folder() const { return m_folder; }
    /// The archived games, most recent first. Unreadable files are skipped.
    std::vector<ArchivedGame> games() const;

    enum class EmptyGame { Skip, Archive };
    /// Archives a game. `when` is part of its file's name and only shown. A game without orders is skipped if
    /// requested; a game that is already there gets a new number; earlier states of the same game are replaced. Returns
    /// the reason for a failure.
    QString add(FileDevice& device, const Record& record, const QDateTime& when,
                EmptyGame emptyGame = EmptyGame::Skip) const;

private:
    /// A file of the archive as its name describes it.
    struct File {
        quint64 number = 0; ///< counts all archived games; 0 in files of early releases
        QString rest;       ///< the name behind the number
        QString path;
        QDateTime when; ///< only for display, because clocks and file dates can be wrong
    };

    std::vector<File> files() const;
    QString nextPath(const QString& rest) const;
    QString moveToFront(FileDevice& device, const File& file) const;

    QString m_folder;
};

/// Whether `next` continues the game of `record`.
bool isPartOf(const Record& record, const Record& next);

} // namespace windrose
