// SPDX-License-Identifier: GPL-3.0-or-later
#include "results_book.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace windrose
{

namespace
{

/// The lines of a text without their ends, and without an empty one after the last.
QList<QByteArray> linesOf(const QByteArray& text)
{
    QList<QByteArray> lines = text.split('\n');
    if (lines.last().isEmpty()) {
        lines.removeLast();
    }
    return lines;
}

void join(QHash<QString, QString>& joined, const QString& other, const QString& name)
{
    const QString before = joined.value(name, name);
    const QString counts = before == other ? name : before; // the two can change places
    joined.remove(counts);
    for (QString& target : joined) {
        target = target == other ? counts : target;
    }
    joined.insert(other, counts);
}

/// Reads a line about names; returns whether it is one.
bool readNames(const QByteArray& line, QHash<QString, QString>& joined)
{
    const QJsonObject object = QJsonDocument::fromJson(line).object();
    const QString other = object.value(QLatin1String("joined")).toString();
    const QString name = object.value(QLatin1String("name")).toString();
    if (!other.isEmpty() && !name.isEmpty() && other != name) {
        join(joined, other, name);
        return true;
    }
    const QString separated = object.value(QLatin1String("separated")).toString();
    joined.remove(separated);
    return !separated.isEmpty();
}

/// Whether a line joins or separates one of these names.
bool isAboutNames(const QByteArray& line, const QStringList& names)
{
    const QJsonObject object = QJsonDocument::fromJson(line).object();
    QHash<QString, QString> joined;
    return readNames(line, joined) && (names.contains(object.value(QLatin1String("joined")).toString()) ||
                                       names.contains(object.value(QLatin1String("name")).toString()) ||
                                       names.contains(object.value(QLatin1String("separated")).toString()));
}

/// Empties the names of these persons; returns whether one of them played.
bool takeOutOfResult(GameResult& game, const QStringList& names)
{
    bool hasPlayed = false;
    for (PlayerResult& player : game.players) {
        if (player.isPerson() && names.contains(player.name)) {
            player.name.clear();
            hasPlayed = true;
        }
    }
    return hasPlayed;
}

} // namespace

QList<GameResult> ResultsBook::joinedGames() const
{
    QList<GameResult> all = games;
    for (GameResult& game : all) {
        for (PlayerResult& player : game.players) {
            const QString counts = player.isPerson() ? joined.value(player.name) : QString();
            const bool isThere = std::any_of(game.players.cbegin(), game.players.cend(), [&](const PlayerResult& at) {
                return at.isPerson() && at.name == counts;
            });
            player.name = counts.isEmpty() || isThere ? player.name : counts;
        }
    }
    return all;
}

QStringList ResultsBook::names() const
{
    QStringList names;
    for (const GameResult& game : games) {
        for (const PlayerResult& player : game.players) {
            if (player.isPerson() && !player.name.isEmpty()) {
                names.append(player.name);
            }
        }
    }
    names.removeDuplicates();
    std::sort(names.begin(), names.end(),
              [](const QString& one, const QString& other) { return one.localeAwareCompare(other) < 0; });
    return names;
}

bool ResultsBook::haveMet(const QString& name, const QString& other) const
{
    const auto sits = [this](const GameResult& game, const QString& wanted) {
        const QString counts = joined.value(wanted, wanted);
        return std::any_of(game.players.cbegin(), game.players.cend(), [&](const PlayerResult& player) {
            return player.isPerson() && joined.value(player.name, player.name) == counts;
        });
    };
    return std::any_of(games.cbegin(), games.cend(),
                       [&](const GameResult& game) { return sits(game, name) && sits(game, other); });
}

ResultsBook bookIn(const QByteArray& text)
{
    ResultsBook book;
    QHash<QString, qsizetype> places; // of games, by id
    int number = 0;
    for (const QByteArray& line : linesOf(text)) {
        ++number;
        if (line.trimmed().isEmpty()) {
            continue;
        }
        if (const std::optional<GameResult> result = resultIn(line)) {
            if (const auto found = places.constFind(result->id); found != places.constEnd()) {
                book.games[*found] = *result;
            } else {
                places.insert(result->id, book.games.size());
                book.games.append(*result);
            }
        } else if (!readNames(line, book.joined)) {
            book.damagedLines.append(number);
        }
    }
    return book;
}

QByteArray joinLine(const QString& other, const QString& name)
{
    return QJsonDocument(QJsonObject{{"joined", other}, {"name", name}}).toJson(QJsonDocument::Compact);
}

QByteArray separateLine(const QString& other)
{
    return QJsonDocument(QJsonObject{{"separated", other}}).toJson(QJsonDocument::Compact);
}

ShortenedText withoutPerson(const QByteArray& text, const QString& name)
{
    ShortenedText shortened;
    shortened.names = QStringList(name) + bookIn(text).joined.keys(name);
    for (const QByteArray& line : linesOf(text)) {
        std::optional<GameResult> game = resultIn(line);
        if (game && takeOutOfResult(*game, shortened.names)) {
            shortened.games.append(*game);
            shortened.text += lineOf(*game) + '\n';
        } else if (game || !isAboutNames(line, shortened.names)) {
            shortened.text += line + '\n';
        }
    }
    return shortened;
}

} // namespace windrose
