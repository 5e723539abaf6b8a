// SPDX-License-Identifier: GPL-3.0-or-later
#include "placing.h"

#include <QStringList>

#include <charconv>

// A piece as one line of text, in the words of the orders: `card 3`, `building office`, `plantation corn`, `quarry`,
// `face-down`, `colonist san-juan`, `colonist i3`, `colonist c5`, `barrel corn`, `supply-barrel corn`. While a position
// is set up, in numbers: `set-up`, the kind of piece, its value, and where it lies (kind of spot, seat, number).

namespace windrose
{

namespace
{

QString text(std::string_view id)
{
    return QString::fromLatin1(id.data(), static_cast<qsizetype>(id.size()));
}

QString colonistPlaceText(ColonistPlace place)
{
    switch (place.kind) {
    case ColonistPlace::Kind::Island:
        return QStringLiteral("i%1").arg(place.space);
    case ColonistPlace::Kind::Building:
        return QStringLiteral("c%1").arg(place.space);
    case ColonistPlace::Kind::SanJuan:
        break;
    }
    return QStringLiteral("san-juan");
}

QString pieceText(const Piece& piece)
{
    if (piece.from.kind != SetupSpot::Kind::None) {
        return QStringLiteral("set-up %1 %2 %3 %4 %5")
            .arg(static_cast<int>(piece.kind))
            .arg(piece.value)
            .arg(static_cast<int>(piece.from.kind))
            .arg(piece.from.seat)
            .arg(piece.from.number);
    }
    switch (piece.kind) {
    case PieceKind::RoleCard:
        return QStringLiteral("card %1").arg(piece.value);
    case PieceKind::BuildingTile:
        return QStringLiteral("building ") + text(id(static_cast<Building>(piece.value)));
    case PieceKind::Plantation:
        return QStringLiteral("plantation ") + text(id(static_cast<Good>(piece.value)));
    case PieceKind::QuarryTile:
        return QStringLiteral("quarry");
    case PieceKind::FaceDownTile:
        return QStringLiteral("face-down");
    case PieceKind::Colonist:
        return QStringLiteral("colonist ") + colonistPlaceText(piece.colonistFrom);
    case PieceKind::Barrel:
        return QStringLiteral("barrel ") + text(id(static_cast<Good>(piece.value)));
    case PieceKind::SupplyBarrel:
        return QStringLiteral("supply-barrel ") + text(id(static_cast<Good>(piece.value)));
    case PieceKind::Doubloon:
    case PieceKind::VictoryPoint:
    case PieceKind::Governor:
        break; // these are moved only while a position is set up
    }
    return {};
}

std::optional<int> numberBelow(std::string_view word, int limit)
{
    int number = 0;
    const char* end = word.data() + word.size();
    const auto [stop, error] = std::from_chars(word.data(), end, number);
    return error == std::errc() && stop == end && number >= 0 && number < limit ? std::optional(number) : std::nullopt;
}

template <typename Enum>
std::optional<int> valueNamed(std::string_view word, int count)
{
    for (int value = 0; value < count; ++value) {
        if (word == id(static_cast<Enum>(value))) {
            return value;
        }
    }
    return std::nullopt;
}

std::optional<Piece> valuePiece(PieceKind kind, std::optional<int> value)
{
    return value ? std::optional(Piece{kind, *value, {}}) : std::nullopt;
}

std::optional<Piece> colonistPiece(std::string_view word)
{
    if (word == "san-juan") {
        return Piece{PieceKind::Colonist, 0, {}};
    }
    const bool onIsland = word.starts_with('i');
    if (!onIsland && !word.starts_with('c')) {
        return std::nullopt;
    }
    const auto space = numberBelow(word.substr(1), kSpaces);
    const auto kind = onIsland ? ColonistPlace::Kind::Island : ColonistPlace::Kind::Building;
    return space ? std::optional(Piece{PieceKind::Colonist, 0, {kind, *space}}) : std::nullopt;
}

/// Where such a piece may lie is judged by the draft, so any numbers do but those of the kinds.
std::optional<Piece> setupPiece(std::string_view words)
{
    const QStringList numbers = QString::fromLatin1(words.data(), static_cast<qsizetype>(words.size())).split(' ');
    std::array<int, 5> values{};
    if (numbers.size() != static_cast<qsizetype>(values.size())) {
        return std::nullopt;
    }
    for (std::size_t place = 0; place < values.size(); ++place) {
        bool isNumber = false;
        values[place] = numbers[static_cast<qsizetype>(place)].toInt(&isNumber);
        if (!isNumber) {
            return std::nullopt;
        }
    }
    const auto [kind, value, spot, seat, number] = values;
    if (kind < 0 || kind > static_cast<int>(PieceKind::Governor) || spot < 1 ||
        spot > static_cast<int>(SetupSpot::Kind::RoleCard)) {
        return std::nullopt;
    }
    return Piece{static_cast<PieceKind>(kind), value, {}, {static_cast<SetupSpot::Kind>(spot), seat, number}};
}

std::optional<Piece> readPiece(std::string_view line)
{
    const std::size_t space = line.find(' ');
    if (space == std::string_view::npos) {
        if (line == "quarry") {
            return Piece{PieceKind::QuarryTile, 0, {}};
        }
        return line == "face-down" ? std::optional(Piece{PieceKind::FaceDownTile, 0, {}}) : std::nullopt;
    }
    const std::string_view kind = line.substr(0, space);
    const std::string_view word = line.substr(space + 1);
    if (kind == "set-up") {
        return setupPiece(line.substr(space + 1));
    }
    if (kind == "card") {
        return valuePiece(PieceKind::RoleCard, numberBelow(word, kMaxRoleCards));
    }
    if (kind == "building") {
        return valuePiece(PieceKind::BuildingTile, valueNamed<Building>(word, kBuildings));
    }
    if (kind == "plantation") {
        return valuePiece(PieceKind::Plantation, valueNamed<Good>(word, kGoods));
    }
    if (kind == "barrel") {
        return valuePiece(PieceKind::Barrel, valueNamed<Good>(word, kGoods));
    }
    if (kind == "supply-barrel") {
        return valuePiece(PieceKind::SupplyBarrel, valueNamed<Good>(word, kGoods));
    }
    return kind == "colonist" ? colonistPiece(word) : std::nullopt;
}

} // namespace

QMimeData* mimeFor(const Piece& piece)
{
    auto* data = new QMimeData;
    data->setData(QLatin1String(kPieceMimeType), pieceText(piece).toUtf8());
    return data;
}

std::optional<Piece> pieceFrom(const QMimeData* data)
{
    if (data == nullptr) {
        return std::nullopt;
    }
    const QByteArray line = data->data(QLatin1String(kPieceMimeType));
    return readPiece({line.constData(), static_cast<std::size_t>(line.size())});
}

} // namespace windrose
