// SPDX-License-Identifier: GPL-3.0-or-later
#include "texts_announced.h"

#include "texts.h"

#include <QCoreApplication>

/* TRANSLATOR Announced  Sentences that a screen reader speaks by itself during a game. */

namespace windrose::texts
{
namespace
{

/// The translation context of what screen readers speak.
struct Announced {
    Q_DECLARE_TR_FUNCTIONS(Announced)
};

QString pieceWord(const Piece& piece)
{
    switch (piece.kind) {
    case PieceKind::RoleCard:
        return roleName(roleOfCard(piece.value));
    case PieceKind::BuildingTile:
        return buildingWord(static_cast<Building>(piece.value));
    case PieceKind::Plantation:
        return tileWord(static_cast<Tile>(piece.value));
    case PieceKind::QuarryTile:
        return tileWord(Tile::Quarry);
    case PieceKind::FaceDownTile:
        //: What a screen reader calls the piece in the hand, after "In your hand: ".
        return Announced::tr("face-down plantation");
    case PieceKind::Colonist:
        //: What a screen reader calls the piece in the hand, after "In your hand: ".
        return Announced::tr("colonist");
    case PieceKind::Barrel:
    case PieceKind::SupplyBarrel:
        return goodWord(static_cast<Good>(piece.value));
    case PieceKind::Doubloon:
        //: What a screen reader calls the piece in the hand, after "In your hand: ".
        return Announced::tr("doubloon");
    case PieceKind::VictoryPoint:
        //: What a screen reader calls the piece in the hand, after "In your hand: ".
        return Announced::tr("victory point");
    case PieceKind::Governor:
        //: What a screen reader calls the piece in the hand, after "In your hand: ".
        return Announced::tr("governor");
    }
    return {};
}

/// The preview is what the thing in the hand would do: "4 barrels, 6 points".
QString withPreview(const QString& sentence, const QString& preview)
{
    return preview.isEmpty() ? sentence : sentence + QLatin1Char(' ') + Announced::tr("%1.").arg(preview);
}

} // namespace

QString happened(const GameSession& session, int from, int to, int except)
{
    QList<int> seats;
    for (const Event& event : session.history().eventsBetween(from, to)) {
        if (event.seat >= 0 && event.seat != except && !seats.contains(event.seat)) {
            seats.append(event.seat);
        }
    }
    QStringList sentences;
    for (const int seat : seats) {
        if (const QString line = recap(session, seat, from, to); !line.isEmpty()) {
            sentences.append(asSentence(line));
        }
    }
    return sentences.join(QLatin1Char(' '));
}

QString asSentence(const QString& line)
{
    //: %1 is what a player did: "Bea: Builder, small market for 1"
    return Announced::tr("%1.").arg(line);
}

QString hint(const QStringList& lines)
{
    //: %1 is one or more orders that are advised, each with the chance to win and a reason
    return lines.isEmpty() ? QString() : Announced::tr("Hint: %1").arg(lines.join(QLatin1Char(' ')));
}

QString inHand(const Piece& piece, const QStringList& places)
{
    constexpr int kNamed = 3;
    //: %1 is a piece: "corn plantation"
    QString held = Announced::tr("In your hand: %1.").arg(pieceWord(piece));
    if (places.isEmpty()) {
        return held;
    }
    const QString targets =
        places.size() > kNamed
            ?
            //: Said by a screen reader of the piece in the hand: the number of places where it can be put.
            Announced::tr("%n place(s) take(s) it.", nullptr, static_cast<int>(places.size()))
            //: %1 is a list of places: "Cargo ship 5, Cargo ship 7"
            : Announced::tr("It can go to: %1.").arg(places.join(QStringLiteral(", ")));
    return held + QLatin1Char(' ') + targets;
}

QString canBePut(const QString& place, const QString& preview)
{
    const QString sentence = place.isEmpty()
                                 //: Said by a screen reader of a place while a piece is in the hand.
                                 ? Announced::tr("It can be put here.")
                                 //: %1 is a place: "Cargo ship 5"
                                 :
                                 //: Said by a screen reader of the piece in the hand; %1 is a list of places.
                                 Announced::tr("It can be put here: %1.").arg(place);
    return withPreview(sentence, preview);
}

QString putBack()
{
    //: Said by a screen reader when a piece goes back where it was taken.
    return Announced::tr("Put back.");
}

QString handState(bool isInHand, bool takesPiece, bool isLegalNow, const QString& preview)
{
    if (isInHand) {
        //: Read out for a piece that is in the hand.
        return Announced::tr("In your hand.");
    }
    if (takesPiece) {
        //: Said by a screen reader of a place while a piece is in the hand.
        return withPreview(Announced::tr("Takes what is in your hand."), preview);
    }
    //: Read out for a piece or a place that a click or a key can use now.
    return isLegalNow ? Announced::tr("Can be used now.") : QString();
}

} // namespace windrose::texts
