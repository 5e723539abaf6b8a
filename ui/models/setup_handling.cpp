// SPDX-License-Identifier: GPL-3.0-or-later
#include "setup_handling.h"

#include "setup_placing.h"

#include <QCoreApplication>

/* TRANSLATOR SetupPlacing  Why a piece cannot be put somewhere while a position is set up. */

namespace windrose
{

namespace
{

using Kind = SetupSpot::Kind;

/// The translation context of sentences other than the draft's refusals.
struct SetupPlacing {
    Q_DECLARE_TR_FUNCTIONS(SetupPlacing)
};

Intent refusedBecause(const QString& reason)
{
    Intent intent;
    intent.reason = reason;
    return intent;
}

} // namespace

bool SetupHandling::offers(const Piece& piece) const
{
    return piece.kind != PieceKind::FaceDownTile; // its kind is unknown; the box shows the kinds
}

bool SetupHandling::takes(const Place& place) const
{
    return place.kind != PlaceKind::WharfShip;
}

bool SetupHandling::canPickUp(const Piece& piece, QString* whyNot) const
{
    const SetupMove move{setupPieceOf(piece), piece.from, {}};
    const SetupRefusal refusal = m_session.draft().takeRefusal(move.piece, move.from);
    if (whyNot != nullptr) {
        *whyNot = texts::setupRefusal(m_session, move, refusal);
    }
    return !refusal;
}

Intent SetupHandling::intentFor(const SetupMove& move) const
{
    if (const SetupRefusal refusal = m_session.draft().refusalOf(move)) {
        return refusedBecause(texts::setupRefusal(m_session, move, refusal));
    }
    Intent intent;
    intent.kind = Intent::Kind::SetUp;
    intent.setUp = move;
    return intent;
}

Intent SetupHandling::intentFor(const Piece& piece, const Place& place, ExtraColonist) const
{
    const SetupPiece moved = setupPieceOf(piece);
    const SetupMove move{moved, piece.from, spotOf(m_session.position(), place, moved)};
    const bool isOtherKindsBox = place.kind == PlaceKind::Box && move.to.kind == Kind::None;
    if (isOtherKindsBox && !m_session.draft().takeRefusal(moved, piece.from)) {
        //: Why a piece cannot be put somewhere, while a position is set up.
        return refusedBecause(SetupPlacing::tr("This piece doesn't go here."));
    }
    return intentFor(move);
}

Intent SetupHandling::intentForClick(const Piece& piece, ExtraColonist) const
{
    const SetupPiece moved = setupPieceOf(piece);
    const bool isInBox = piece.from.kind == Kind::Box;
    if (moved.kind == SetupPiece::Kind::RoleCard) {
        const SetupSpot next{Kind::Board, m_session.position().chooser, 0};
        return intentFor(SetupMove{moved, piece.from, isInBox ? next : SetupSpot{Kind::Box, -1, 0}});
    }
    const bool isOnBoard = moved.kind == SetupPiece::Kind::Building && piece.from.kind == Kind::City;
    if (isOnBoard && isLarge(static_cast<Building>(moved.value)) && !m_session.draft().takeRefusal(moved, piece.from)) {
        const SetupSpot to = m_session.draft().turned(piece.from.seat, static_cast<Building>(moved.value));
        const Intent intent = intentFor(SetupMove{moved, piece.from, to});
        return intent.kind == Intent::Kind::Refused || m_session.position().seat(to.seat).buildingAt(to.second)
                   //: Why a piece cannot be put somewhere, while a position is set up.
                   ? refusedBecause(SetupPlacing::tr("There is no room to turn this building."))
                   : intent;
    }
    //: In the line of the prompt while a position is set up and a piece is in the hand.
    return refusedBecause(SetupPlacing::tr("Choose where it goes."));
}

Intent SetupHandling::intentForCount(const SetupPiece& piece, const Place& place, int by) const
{
    const SetupSpot box = boxSpot();
    const SetupSpot here = spotOf(m_session.position(), place, piece);
    return intentFor(by > 0 ? SetupMove{piece, box, here} : SetupMove{piece, here, box});
}

QList<int> SetupHandling::spacesFilledBy(const Intent& intent) const
{
    QList<int> spaces;
    const SpaceSet filled =
        intent.kind == Intent::Kind::SetUp ? m_session.draft().citySpacesFilledBy(intent.setUp) : SpaceSet();
    for (int space = 0; space < kSpaces; ++space) {
        if (filled.contains(space)) {
            spaces.append(space);
        }
    }
    return spaces;
}

Refusal SetupHandling::carryOut(const Intent& intent) const
{
    if (intent.kind == Intent::Kind::SetUp) {
        m_session.move(intent.setUp);
    }
    return intent.refusal;
}

} // namespace windrose
