// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pieces.h"

namespace windrose
{

/// The rule an order breaks. Beside each: what `first` and `second` of the `Refusal` say.
enum class RefusalCode : std::uint8_t {
    None,                 ///< the order is legal
    GameFinished,         ///< nothing can be played any more
    OtherDecision,        ///< first = the `Decision` that is asked
    MustChoose,           ///< passing is not possible here; first = the `Decision`
    RoleNotInGame,        ///< first = role
    RoleTaken,            ///< first = role, second = seat that has it
    NobodyWouldCome,      ///< `no-colonist` where no colonist would come
    TileNotFaceUp,        ///< first = tile
    NoQuarryLeft,         ///<
    QuarryNotAllowed,     ///< neither the settler nor an occupied construction hut
    IslandSpaceTaken,     ///< first = space
    NoSuchSpace,          ///< first = space
    NotEnoughColonists,   ///< first = colonists asked for, second = colonists there are
    NothingOnIslandSpace, ///< first = space
    NoBuildingOnSpace,    ///< first = space
    NotFirstSpace,        ///< first = space, second = the building's first space
    TooManyOnBuilding,    ///< first = building, second = its circles
    ColonistsWaiting,     ///< first = colonists left in San Juan, second = empty circles
    SoldOut,              ///< first = building
    AlreadyOwned,         ///< first = building
    TooExpensive,         ///< first = price, second = doubloons the seat has
    NoCitySpace,          ///< first = spaces needed, second = empty spaces
    CitySpaceTaken,       ///< first = space
    SpacesNotAdjacent,    ///< first, second = spaces
    NeedsTwoSpaces,       ///< a large building was given one space
    NeedsOneSpace,        ///< a small building was given two spaces
    NotProduced,          ///< first = good the craftsman did not produce
    SupplyEmpty,          ///< first = good
    NoSuchBarrel,         ///< first = good the seat has none of
    HouseHasKind,         ///< first = good already in the trading house
    NoSuchShip,           ///< first = ship
    ShipFull,             ///< first = capacity
    ShipCarriesOther,     ///< first = capacity, second = good on it
    KindOnOtherShip,      ///< first = good, second = capacity of the ship that carries it
    ShipTooSmall,         ///< first = capacity, second = capacity of one that takes more
    NoWharf,              ///< no occupied wharf
    WharfUsed,            ///< the wharf has sailed in this phase
    MustLoad,             ///< a cargo ship can be loaded, so passing is not possible
    KeepsTooLittle,       ///< first = kinds the warehouses take, second = kinds the order keeps whole
    KeepsTooMuch,         ///< first = kinds the warehouses take, second = kinds the order keeps whole
    SingleAlsoKept,       ///< first = good named twice
    CircleOccupied,       ///< first = island space whose tile holds a colonist already (only `move` can ask for that)
    NoDefault,            ///< `default` where the web games have none; first = the `Decision`
};

/// Why an order is not legal: a code and its numbers. `core/text/refusal_sentences.cpp` has the sentences.
struct Refusal {
    RefusalCode code = RefusalCode::None;
    std::int16_t first = 0;
    std::int16_t second = 0;

    constexpr Refusal() = default;
    // NOLINTNEXTLINE(google-explicit-constructor,hicpp-explicit-conversions): a code alone is a refusal
    constexpr Refusal(RefusalCode refusalCode, int firstNumber = 0, int secondNumber = 0)
        : code(refusalCode),
          first(static_cast<std::int16_t>(firstNumber)),
          second(static_cast<std::int16_t>(secondNumber))
    {
    }

    friend constexpr bool operator==(const Refusal&, const Refusal&) = default;

    /// True when there is something to refuse.
    explicit constexpr operator bool() const { return code != RefusalCode::None; }
};

} // namespace windrose
