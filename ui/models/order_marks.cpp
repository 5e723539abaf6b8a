// SPDX-License-Identifier: GPL-3.0-or-later
#include "order_marks.h"

namespace windrose
{

namespace
{

Piece pieceOf(PieceKind kind, int value)
{
    return {kind, value, {}, {}};
}

/// The card that an order for a role takes: the untaken one with the most doubloons.
int cardOf(const Position& position, Role role)
{
    int best = -1;
    for (int card = 0; card < position.roleCards(); ++card) {
        const auto place = static_cast<std::size_t>(card);
        if (roleOfCard(card) == role && position.takenBy[place] == kNobody &&
            (best < 0 || position.cardDoubloons[place] > position.cardDoubloons[static_cast<std::size_t>(best)])) {
            best = card;
        }
    }
    return best;
}

QList<Place> spaces(const GameSession& session, Order order, PlaceKind kind)
{
    QList<Place> places;
    for (const int space : spacesFilledBy(session.gamePosition(), order)) {
        places.append({kind, session.gamePosition().turn, space, 0});
    }
    return places;
}

QList<Place> circles(const Position& position, Order order)
{
    QList<Place> places;
    for (int space = 0; space < kSpaces; ++space) {
        if ((order.islandPlacement() >> space & 1U) != 0) {
            places.append({PlaceKind::IslandCircle, position.turn, space, 0});
        }
        for (int circle = 0; circle < order.cityPlacement(space); ++circle) {
            places.append({PlaceKind::CityCircle, position.turn, space, circle});
        }
    }
    return places;
}

QList<Piece> keptBarrels(Order order)
{
    QList<Piece> pieces;
    for (int good = 0; good < kGoods; ++good) {
        if (order.piece == good || (order.keptKinds() >> good & 1U) != 0) {
            pieces.append(pieceOf(PieceKind::Barrel, good));
        }
    }
    return pieces;
}

} // namespace

OrderMarks marksOf(const GameSession& session, Order order)
{
    const Position& position = session.gamePosition();
    const int seat = position.turn;
    switch (order.kind) {
    case OrderKind::Pass:
    case OrderKind::NoHacienda:
        return {};
    case OrderKind::ChooseRole:
        return {{pieceOf(PieceKind::RoleCard, cardOf(position, order.role()))}, {{PlaceKind::Board, seat, 0, 0}}};
    case OrderKind::Hacienda:
        return {{pieceOf(PieceKind::FaceDownTile, 0)}, spaces(session, order, PlaceKind::IslandSpace)};
    case OrderKind::Take:
        return {{order.tile() == Tile::Quarry ? pieceOf(PieceKind::QuarryTile, 0)
                                              : pieceOf(PieceKind::Plantation, order.piece)},
                spaces(session, order, PlaceKind::IslandSpace)};
    case OrderKind::Build:
        return {{pieceOf(PieceKind::BuildingTile, order.piece)}, spaces(session, order, PlaceKind::CitySpace)};
    case OrderKind::Place:
        return {{}, circles(position, order)};
    case OrderKind::Bonus:
        return {{pieceOf(PieceKind::SupplyBarrel, order.piece)}, {{PlaceKind::WindRose, seat, 0, 0}}};
    case OrderKind::Sell:
        return {{pieceOf(PieceKind::Barrel, order.piece)}, {{PlaceKind::TradingHouse, -1, 0, 0}}};
    case OrderKind::Load:
        return {{pieceOf(PieceKind::Barrel, order.piece)}, {{PlaceKind::CargoShip, -1, order.ship(), 0}}};
    case OrderKind::LoadWharf:
        return {{pieceOf(PieceKind::Barrel, order.piece)}, {{PlaceKind::WharfShip, seat, 0, 0}}};
    case OrderKind::Store:
        return {keptBarrels(order), {}};
    }
    return {};
}

} // namespace windrose
