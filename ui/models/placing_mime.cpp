// SPDX-License-Identifier: GPL-3.0-or-later
#include "placing.h"

#include <QStringList>

// A piece as one line of text, in the words of the orders: `card 3`, `building office`, `plantation corn`, `quarry`,
// `face-down`, `colonist san-juan`, `colonist i3`, `colonist c5`, `barrel corn`, `supply-barrel corn`.

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
    }
    return {};
}

std::optional<int> numberBelow(const QString& word, int limit)
{
    bool isNumber = false;
    const int number = word.toInt(&isNumber);
    return isNumber && number >= 0 && number < limit ? std::optional(number) : std::nullopt;
}

template <typename Enum>
std::optional<int> valueNamed(const QString& word, int count)
{
    for (int value = 0; value < count; ++value) {
        if (word == text(id(static_cast<Enum>(value)))) {
            return value;
        }
    }
    return std::nullopt;
}

std::optional<Piece> valuePiece(PieceKind kind, std::optional<int> value)
{
    return value ? std::optional(Piece{kind, *value, {}}) : std::nullopt;
}

std::optional<Piece> colonistPiece(const QString& word)
{
    if (word == QStringLiteral("san-juan")) {
        return Piece{PieceKind::Colonist, 0, {}};
    }
    const auto space = numberBelow(word.mid(1), kSpaces);
    if (!space || (word[0] != QLatin1Char('i') && word[0] != QLatin1Char('c'))) {
        return std::nullopt;
    }
    const auto kind = word[0] == QLatin1Char('i') ? ColonistPlace::Kind::Island : ColonistPlace::Kind::Building;
    return Piece{PieceKind::Colonist, 0, {kind, *space}};
}

std::optional<Piece> readPiece(const QString& line)
{
    const QStringList words = line.split(QLatin1Char(' '));
    const QString& kind = words.front();
    if (words.size() == 1) {
        if (kind == QStringLiteral("quarry")) {
            return Piece{PieceKind::QuarryTile, 0, {}};
        }
        return kind == QStringLiteral("face-down") ? std::optional(Piece{PieceKind::FaceDownTile, 0, {}})
                                                   : std::nullopt;
    }
    if (words.size() != 2 || words[1].isEmpty()) {
        return std::nullopt;
    }
    if (kind == QStringLiteral("card")) {
        return valuePiece(PieceKind::RoleCard, numberBelow(words[1], kMaxRoleCards));
    }
    if (kind == QStringLiteral("building")) {
        return valuePiece(PieceKind::BuildingTile, valueNamed<Building>(words[1], kBuildings));
    }
    if (kind == QStringLiteral("plantation")) {
        return valuePiece(PieceKind::Plantation, valueNamed<Good>(words[1], kGoods));
    }
    if (kind == QStringLiteral("barrel")) {
        return valuePiece(PieceKind::Barrel, valueNamed<Good>(words[1], kGoods));
    }
    if (kind == QStringLiteral("supply-barrel")) {
        return valuePiece(PieceKind::SupplyBarrel, valueNamed<Good>(words[1], kGoods));
    }
    return kind == QStringLiteral("colonist") ? colonistPiece(words[1]) : std::nullopt;
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
    if (data == nullptr || !data->hasFormat(QLatin1String(kPieceMimeType))) {
        return std::nullopt;
    }
    return readPiece(QString::fromUtf8(data->data(QLatin1String(kPieceMimeType))));
}

} // namespace windrose
