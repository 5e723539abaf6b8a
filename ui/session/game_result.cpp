// SPDX-License-Identifier: GPL-3.0-or-later
#include "game_result.h"

#include "core/players/player_spec.h"
#include "core/rules/scoring.h"
#include "core/text/record.h"
#include "seats.h"

#include <QCryptographicHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QUuid>

#include <algorithm>
#include <limits>

namespace windrose
{

namespace
{

constexpr int kMostPoints = 1000; // no game comes near it
constexpr int kMostRounds = 1000;
constexpr int kDigits = 16; // of the hash

/// A whole number of an object from 0 to `most`; clears `isGood` for anything else.
int numberIn(const QJsonObject& object, const char* key, int most, bool& isGood)
{
    const QJsonValue value = object.value(QLatin1String(key));
    const int number = value.toInt(-1);
    isGood = isGood && value.isDouble() && number >= 0 && number <= most;
    return number;
}

QString textIn(const QJsonObject& object, const char* key, bool& isGood)
{
    const QJsonValue value = object.value(QLatin1String(key));
    isGood = isGood && value.isString();
    return value.toString();
}

std::optional<Building> buildingCalled(const QString& name)
{
    const std::string wanted = name.toStdString();
    const auto* const found = std::find_if(kAllBuildings.begin(), kAllBuildings.end(),
                                           [&wanted](Building building) { return id(building) == wanted; });
    return found == kAllBuildings.end() ? std::nullopt : std::optional(*found);
}

QJsonObject objectOf(const PlayerResult& player)
{
    QJsonArray owned;
    for (const Building building : player.owned) {
        const std::string_view name = id(building);
        owned.append(QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size())));
    }
    return {{"name", player.name},           {"plays", player.plays}, {"chips", player.chips},
            {"buildings", player.buildings}, {"large", player.large}, {"tiebreak", player.tieBreak},
            {"place", player.place},         {"owned", owned}};
}

PlayerResult playerIn(const QJsonObject& object, bool& isGood)
{
    PlayerResult player;
    player.name = textIn(object, "name", isGood);
    player.plays = textIn(object, "plays", isGood);
    player.chips = numberIn(object, "chips", kMostPoints, isGood);
    player.buildings = numberIn(object, "buildings", kMostPoints, isGood);
    player.large = numberIn(object, "large", kMostPoints, isGood);
    player.tieBreak = numberIn(object, "tiebreak", kMostPoints, isGood);
    player.place = numberIn(object, "place", kMaxPlayers, isGood);
    isGood = isGood && player.place > 0 && object.value(QLatin1String("owned")).isArray();
    for (const auto& name : object.value(QLatin1String("owned")).toArray()) {
        if (const std::optional<Building> building = buildingCalled(name.toString())) {
            player.owned.append(*building);
        } else {
            isGood = false;
        }
    }
    return player;
}

/// The player of a seat by level and style alone: how long one may think says nothing about who it is.
QString playsIn(const PlayerSpec& player)
{
    if (player.isPerson()) {
        return {};
    }
    const PlayerChoice* level = player.level();
    return QString::fromStdString(level == nullptr ? player.text() : PlayerSpec(level->level, level->style).text());
}

} // namespace

int GameResult::best() const
{
    int most = 0;
    for (const PlayerResult& player : players) {
        most = std::max(most, player.points());
    }
    return most;
}

int GameResult::margin() const
{
    QList<int> points;
    for (const PlayerResult& player : players) {
        points.append(player.points());
    }
    std::sort(points.begin(), points.end(), std::greater<>());
    return points.size() < 2 ? 0 : points[0] - points[1];
}

QString dealOf(const Record& record)
{
    Record start = record;
    start.names = defaultNames(record.players);
    start.playerTexts.clear();
    start.orders.clear();
    start.takenBack = 0;
    start.remarks.clear();
    const QByteArray text = QByteArray::fromStdString(plainRecordText(start));
    return QString::fromLatin1(QCryptographicHash::hash(text, QCryptographicHash::Sha256).toHex().left(kDigits));
}

GameResult resultOf(const Record& record, const QDateTime& when)
{
    const Position end = endOf(record);
    const auto table = scores(end);
    const Seats seats(record);
    GameResult result;
    result.id = QUuid::createUuid().toString(QUuid::WithoutBraces);
    result.deal = dealOf(record);
    result.when = when.toUTC();
    result.rounds = static_cast<int>(end.round);
    for (int seat = 0; seat < end.players; ++seat) {
        const SeatScore& score = table[static_cast<std::size_t>(seat)];
        PlayerResult player;
        player.name = seats.name(seat).simplified();
        player.plays = playsIn(seats.player(seat));
        player.chips = score.victoryPoints;
        player.buildings = score.buildings;
        player.large = score.total - score.victoryPoints - score.buildings;
        player.tieBreak = score.tieBreak;
        player.place = score.place;
        std::copy_if(kAllBuildings.begin(), kAllBuildings.end(), std::back_inserter(player.owned),
                     [&](Building building) { return end.seat(seat).owns(building); });
        result.players.append(player);
    }
    return result;
}

QByteArray lineOf(const GameResult& result)
{
    QJsonArray players;
    for (const PlayerResult& player : result.players) {
        players.append(objectOf(player));
    }
    const QJsonObject object{
        {"game", result.id},       {"deal", result.deal},     {"when", result.when.toString(Qt::ISODate)},
        {"rounds", result.rounds}, {"record", result.record}, {"players", players}};
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

std::optional<GameResult> resultIn(const QByteArray& line)
{
    const QJsonObject object = QJsonDocument::fromJson(line).object();
    bool isGood = true;
    GameResult result;
    result.id = textIn(object, "game", isGood);
    result.deal = textIn(object, "deal", isGood);
    result.when = QDateTime::fromString(textIn(object, "when", isGood), Qt::ISODate).toUTC();
    result.rounds = numberIn(object, "rounds", kMostRounds, isGood);
    result.record = textIn(object, "record", isGood);
    for (const auto& player : object.value(QLatin1String("players")).toArray()) {
        result.players.append(playerIn(player.toObject(), isGood));
    }
    isGood = isGood && !result.id.isEmpty() && result.when.isValid() && !result.record.contains(QLatin1Char('/')) &&
             !result.record.contains(QLatin1Char('\\')) && result.players.size() >= kMinPlayers &&
             result.players.size() <= kMaxPlayers;
    return isGood ? std::optional(result) : std::nullopt;
}

} // namespace windrose
