// SPDX-License-Identifier: GPL-3.0-or-later
#include "game.h"

namespace windrose
{

namespace
{

/// Folds numbers into a word, each one changing all of it; written out so that every platform gets the same.
class Fold
{
public:
    template <typename Number>
    void add(Number number)
    {
        m_bits = (m_bits ^ static_cast<std::uint64_t>(number)) * 0x9E3779B97F4A7C15ULL;
        m_bits ^= m_bits >> 32;
    }

    template <typename Range>
    void addAll(const Range& range)
    {
        for (const auto item : range) {
            add(item);
        }
    }

    std::uint64_t bits() const { return m_bits; }

private:
    std::uint64_t m_bits = 0;
};

/// What an empty city space adds; no kind adds it. The hashes of the pins depend on it.
constexpr int kEmptyInHash = 0xFF;

void foldSeat(Fold& fold, const Seat& seat)
{
    fold.add(seat.doubloons);
    fold.add(seat.victoryPoints);
    fold.add(seat.sanJuan);
    fold.addAll(seat.goods);
    fold.addAll(seat.tiles);
    fold.add(seat.manned);
    for (const SupplyPlace place : seat.city) {
        fold.add(place == kEmptySpace ? kEmptyInHash : index(place));
    }
    std::uint64_t colonists = 0;
    static_assert(2 * kMaxKinds <= 64, "two bits for each kind");
    seat.forEachBuilding([&](Building kind) {
        const int place = index(seat.kindsInPlay().placeOf(kind));
        colonists |= static_cast<std::uint64_t>(seat.colonistsOn(kind)) << (2 * place);
    });
    fold.add(colonists);
}

void foldTable(Fold& fold, const Position& position)
{
    fold.add(position.victoryPoints);
    fold.add(position.colonists);
    fold.add(position.colonistShip);
    fold.add(position.quarries);
    fold.addAll(position.goods);
    const KindsInPlay& kinds = position.kinds();
    kinds.all().forEach([&](SupplyPlace place) { fold.add(position.buildingsLeft.left(place)); });
    if (&kinds != &kBaseGame) {
        kinds.forEach(kinds.all(), [&](Building kind) { fold.add(kind); });
    }
    for (const CargoShip& ship : position.ships) {
        fold.add(ship.good);
        fold.add(ship.barrels);
    }
    fold.add(position.tradingHouse.size());
    fold.addAll(position.tradingHouse.numbers());
    fold.add(position.faceUp.size());
    fold.addAll(position.faceUp.numbers());
    fold.add(position.piles.faceDownSize());
    fold.add(position.piles.discardSize());
    position.piles.forEachPlace([&](std::uint8_t tile) { fold.add(tile); });
}

} // namespace

std::uint64_t positionHash(const Position& position)
{
    Fold fold;
    fold.add(position.random.state);
    fold.add(position.players);
    fold.add(position.options.factoryUniversitySwap);
    fold.add(position.options.cornStartMinusOne);
    fold.add(position.options.victoryPoints126);
    fold.add(position.round);
    fold.add(position.governor);
    fold.add(position.phase);
    fold.add(position.decision);
    fold.add(position.chooser);
    fold.add(position.turn);
    fold.add(position.acted);
    fold.add(position.wharvesUsed);
    fold.add(position.captainLoaded);
    fold.add(position.produced);
    fold.addAll(position.endTriggers);
    fold.addAll(position.cardDoubloons);
    fold.addAll(position.takenBy);
    foldTable(fold, position);
    for (int number = 0; number < position.players; ++number) {
        foldSeat(fold, position.seat(number));
    }
    return fold.bits();
}

} // namespace windrose
