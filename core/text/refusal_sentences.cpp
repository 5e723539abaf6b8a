// SPDX-License-Identifier: GPL-3.0-or-later
#include "refusal_sentences.h"

#include "../rules/position.h"
#include "translation_marks.h"

#include <algorithm>

/* TRANSLATOR Refusals  Why an order is not possible, in the line of the prompt. */

namespace windrose
{

namespace
{

constexpr std::int16_t number(Decision decision)
{
    return static_cast<std::int16_t>(decision);
}

constexpr std::array<RefusalSentence, 2> just(const char* english)
{
    return {{{english}}};
}

/// The first row that applies to a refusal is its text.
constexpr RefusalText kTexts[] = {
    {.code = RefusalCode::GameFinished,
     //: Why an order is refused: in the prompt line, and to programs that play by text.
     .sentences = just(QT_TRANSLATE_NOOP("Refusals", "The game is over; no more moves are possible."))},
    {.code = RefusalCode::OtherDecision,
     .onlyFirst = number(Decision::ChooseRole),
     //: Why an order is not possible.
     .sentences = just(QT_TRANSLATE_NOOP("Refusals", "Choose a role first."))},
    {.code = RefusalCode::OtherDecision,
     .onlyFirst = number(Decision::Hacienda),
     //: Why an order is refused: in the prompt line, and to programs that play by text.
     .sentences = just(QT_TRANSLATE_NOOP("Refusals", "First decide whether your hacienda draws a tile."))},
    {.code = RefusalCode::OtherDecision,
     .onlyFirst = number(Decision::TakePlantation),
     //: Why an order is refused: in the prompt line, and to programs that play by text.
     .sentences = just(QT_TRANSLATE_NOOP("Refusals", "This is the settler phase: take a tile or pass first."))},
    {.code = RefusalCode::OtherDecision,
     .onlyFirst = number(Decision::PlaceColonists),
     //: Why an order is refused: in the prompt line, and to programs that play by text.
     .sentences = just(QT_TRANSLATE_NOOP("Refusals", "This is the mayor phase: place your colonists first."))},
    {.code = RefusalCode::OtherDecision,
     .onlyFirst = number(Decision::Build),
     //: Why an order is refused: in the prompt line, and to programs that play by text.
     .sentences = just(QT_TRANSLATE_NOOP("Refusals", "This is the builder phase: build a building or pass first."))},
    {.code = RefusalCode::OtherDecision,
     .onlyFirst = number(Decision::BonusGood),
     .sentences =
         //: Why an order is refused: in the prompt line, and to programs that play by text.
     just(QT_TRANSLATE_NOOP("Refusals", "This is the craftsman phase: take an extra barrel or pass first."))},
    {.code = RefusalCode::OtherDecision,
     .onlyFirst = number(Decision::Sell),
     //: Why an order is refused: in the prompt line, and to programs that play by text.
     .sentences = just(QT_TRANSLATE_NOOP("Refusals", "This is the trader phase: sell a barrel or pass first."))},
    {.code = RefusalCode::OtherDecision,
     .onlyFirst = number(Decision::Load),
     //: Why an order is refused: in the prompt line, and to programs that play by text.
     .sentences = just(QT_TRANSLATE_NOOP("Refusals", "This is the captain phase: load goods first."))},
    {.code = RefusalCode::OtherDecision,
     .onlyFirst = number(Decision::Store),
     //: Why an order is refused: in the prompt line, and to programs that play by text.
     .sentences = just(QT_TRANSLATE_NOOP("Refusals", "First choose which barrels to keep."))},
    {.code = RefusalCode::OtherDecision,
     .onlyFirst = number(Decision::None),
     //: Why an order is refused: in the prompt line, and to programs that play by text.
     .sentences = just(QT_TRANSLATE_NOOP("Refusals", "The game is over; no more moves are possible."))},
    {.code = RefusalCode::MustChoose,
     .onlyFirst = number(Decision::ChooseRole),
     //: Why an order is refused: in the prompt line, and to programs that play by text.
     .sentences = just(QT_TRANSLATE_NOOP("Refusals", "You must take a role; you cannot pass."))},
    {.code = RefusalCode::MustChoose,
     .onlyFirst = number(Decision::PlaceColonists),
     //: Why an order is refused: in the prompt line, and to programs that play by text.
     .sentences = just(QT_TRANSLATE_NOOP("Refusals", "You must place your colonists; you cannot pass."))},
    {.code = RefusalCode::MustChoose,
     .onlyFirst = number(Decision::Load),
     //: Why an order is refused: in the prompt line, and to programs that play by text.
     .sentences = just(QT_TRANSLATE_NOOP("Refusals", "Players who can load a cargo ship must load; you cannot pass."))},
    {.code = RefusalCode::MustChoose,
     .onlyFirst = number(Decision::Store),
     .sentences =
         //: Why an order is refused: in the prompt line, and to programs that play by text.
     just(QT_TRANSLATE_NOOP("Refusals", "Choose which barrels to keep; the rest goes back to the supply."))},
    {.code = RefusalCode::MustChoose,
     //: Why an order is refused: in the prompt line, and to programs that play by text.
     .sentences = just(QT_TRANSLATE_NOOP("Refusals", "You cannot pass here. Make a choice."))},
    //: %1 is a role such as "Mayor"
    {.code = RefusalCode::RoleNotInGame,
     .first = RefusalNumber::Role,
     .sentences = just(QT_TRANSLATE_NOOP("Refusals", "There is no %1 card in a game with this number of players."))},
    //: %1 is a role such as "Mayor", %2 the name of a player, or "seat 2"
    {.code = RefusalCode::RoleTaken,
     .first = RefusalNumber::Role,
     .second = RefusalNumber::Seat,
     .sentences = just(QT_TRANSLATE_NOOP("Refusals", "The role of %1 has already been taken this round by %2."))},
    {.code = RefusalCode::NobodyWouldCome,
     .sentences =
         //: Why an order is refused: in the prompt line, and to programs that play by text.
     just(QT_TRANSLATE_NOOP("Refusals", "No colonist would come with this, so there is none to decline."))},
    //: %1 is a tile such as "corn plantation"
    {.code = RefusalCode::TileNotFaceUp,
     .first = RefusalNumber::Tile,
     .sentences =
         just(QT_TRANSLATE_NOOP("Refusals", "There is no face-up %1; you can take only tiles from the face-up row."))},
    //: Why an order is not possible.
    {.code = RefusalCode::NoQuarryLeft, .sentences = just(QT_TRANSLATE_NOOP("Refusals", "No quarries are left."))},
    {.code = RefusalCode::QuarryNotAllowed,
     //: Why an order is refused: in the prompt line, and to programs that play by text.
     .sentences = just(QT_TRANSLATE_NOOP(
         "Refusals", "Only the settler, or the owner of an occupied construction hut, may take a quarry."))},
    {.code = RefusalCode::IslandSpaceTaken,
     .first = RefusalNumber::Space,
     //: Why an order is not possible; numbers of spaces count from 1 to 12.
     .sentences = just(QT_TRANSLATE_NOOP("Refusals", "Island space %1 holds a tile already, and tiles never move."))},
    {.code = RefusalCode::NoSuchSpace,
     .first = RefusalNumber::Space,
     //: Why an order is not possible; numbers of spaces count from 1 to 12.
     .sentences = just(QT_TRANSLATE_NOOP("Refusals", "There is no space %1; islands and cities have 12 spaces."))},
    {.code = RefusalCode::NotEnoughColonists,
     //: Why an order is not possible.
     .sentences = {{{QT_TRANSLATE_N_NOOP("Refusals", "That takes %n colonist(s)."), RefusalCount::First},
                    //: Why an order is not possible.
                    {QT_TRANSLATE_N_NOOP("Refusals", "This board has only %n."), RefusalCount::Second}}}},
    {.code = RefusalCode::NothingOnIslandSpace,
     .first = RefusalNumber::Space,
     //: Why an order is not possible; numbers of spaces count from 1 to 12.
     .sentences = just(QT_TRANSLATE_NOOP("Refusals", "Island space %1 is empty, so a colonist has no work there."))},
    {.code = RefusalCode::NoBuildingOnSpace,
     .first = RefusalNumber::Space,
     .sentences =
         //: Why an order is not possible; numbers of spaces count from 1 to 12.
     just(QT_TRANSLATE_NOOP("Refusals", "City space %1 has no building, so a colonist has no work there."))},
    {.code = RefusalCode::NotFirstSpace,
     .first = RefusalNumber::Space,
     .second = RefusalNumber::Space,
     .sentences =
         //: Why an order is not possible; numbers of spaces count from 1 to 12.
     just(QT_TRANSLATE_NOOP("Refusals", "City space %1 belongs to the large building that begins on space %2."))},
    //: %1 is a building such as "the coffee roaster"
    {.code = RefusalCode::TooManyOnBuilding,
     .first = RefusalNumber::Building,
     .sentences = {{{QT_TRANSLATE_N_NOOP("Refusals", "%1 has only %n circle(s), and a circle holds one colonist."),
                     RefusalCount::Second}}}},
    {.code = RefusalCode::ColonistsWaiting,
     .sentences =
         //: Why an order is not possible.
     {{{QT_TRANSLATE_N_NOOP("Refusals", "You still have %n colonist(s) in San Juan."), RefusalCount::First},
       //: Why an order is not possible.
       {QT_TRANSLATE_N_NOOP("Refusals", "Use them to fill the %n empty circle(s) first."), RefusalCount::Second}}}},
    //: %1 is a building such as "the coffee roaster"
    {.code = RefusalCode::SoldOut,
     .first = RefusalNumber::Building,
     .sentences = just(QT_TRANSLATE_NOOP("Refusals", "%1 is sold out."))},
    //: %1 is a building such as "the coffee roaster"
    {.code = RefusalCode::AlreadyOwned,
     .first = RefusalNumber::Building,
     .sentences =
         just(QT_TRANSLATE_NOOP("Refusals", "%1 is already in this city, and nobody may own two of the same kind."))},
    {.code = RefusalCode::TooExpensive,
     //: Why an order is not possible.
     .sentences = {{{QT_TRANSLATE_N_NOOP("Refusals", "That costs %n doubloon(s) now."), RefusalCount::First},
                    //: Why an order is not possible.
                    {QT_TRANSLATE_N_NOOP("Refusals", "You have only %n doubloon(s)."), RefusalCount::Second}}}},
    {.code = RefusalCode::NoCitySpace,
     .onlySecond = 0,
     //: Why an order is refused: in the prompt line, and to programs that play by text.
     .sentences = just(QT_TRANSLATE_NOOP("Refusals", "All 12 city spaces are full."))},
    {.code = RefusalCode::NoCitySpace,
     .sentences =
         //: Why an order is refused: in the prompt line, and to programs that play by text.
     just(QT_TRANSLATE_NOOP("Refusals", "A large building needs two empty city spaces, and only one is left."))},
    {.code = RefusalCode::CitySpaceTaken,
     .first = RefusalNumber::Space,
     //: Why an order is not possible; numbers of spaces count from 1 to 12.
     .sentences = just(QT_TRANSLATE_NOOP("Refusals", "City space %1 already has a building."))},
    {.code = RefusalCode::SpacesNotAdjacent,
     .first = RefusalNumber::Space,
     .second = RefusalNumber::Space,
     .sentences = just(

         //: Why an order is not possible; numbers of spaces count from 1 to 12.
         QT_TRANSLATE_NOOP("Refusals", "A large building needs two spaces that touch; city spaces %1 and %2 do not."))},
    {.code = RefusalCode::NeedsTwoSpaces,
     .sentences =
         //: Why an order is refused: in the prompt line, and to programs that play by text.
     just(QT_TRANSLATE_NOOP("Refusals", "A large building fills two adjacent city spaces, so name both or none."))},
    {.code = RefusalCode::NeedsOneSpace,
     //: Why an order is refused: in the prompt line, and to programs that play by text.
     .sentences = just(QT_TRANSLATE_NOOP("Refusals", "This building fills one city space only."))},
    {.code = RefusalCode::NotProduced,
     .first = RefusalNumber::Good,
     //: Why an order is not possible; %1 is a kind of goods.
     .sentences = just(QT_TRANSLATE_NOOP(
         "Refusals", "The extra barrel must be of a kind you have just produced, and you did not produce %1."))},
    {.code = RefusalCode::SupplyEmpty,
     .first = RefusalNumber::Good,
     //: Why an order is not possible; %1 is a kind of goods.
     .sentences = just(QT_TRANSLATE_NOOP("Refusals", "No barrels of %1 are left in the supply."))},
    {.code = RefusalCode::NoSuchBarrel,
     .first = RefusalNumber::Good,
     //: Why an order is not possible; %1 is a kind of goods.
     .sentences = just(QT_TRANSLATE_NOOP("Refusals", "You have no barrels of %1."))},
    {.code = RefusalCode::HouseHasKind,
     .first = RefusalNumber::Good,
     //: Why an order is not possible; %1 is a kind of goods.
     .sentences = just(QT_TRANSLATE_NOOP(
         "Refusals", "The trading house already holds %1; only the owner of an occupied office may sell it again."))},
    {.code = RefusalCode::NoSuchShip,
     .onlySecond = 0,
     //: Why an order is refused: in the prompt line, and to programs that play by text.
     .sentences = just(QT_TRANSLATE_NOOP("Refusals", "There is no such cargo ship in this game."))},
    //: %2 is the capacity of the ship
    {.code = RefusalCode::NoSuchShip,
     .sentences = just(QT_TRANSLATE_NOOP("Refusals", "There is no cargo ship %2 in this game."))},
    //: Why an order is not possible; a cargo ship is named by its capacity, and the other marker is a kind of goods.
    {.code = RefusalCode::ShipFull, .sentences = just(QT_TRANSLATE_NOOP("Refusals", "Cargo ship %1 is full."))},
    {.code = RefusalCode::ShipCarriesOther,
     .second = RefusalNumber::Good,
     //: Why an order is not possible; a cargo ship is named by its capacity, and the other marker is a kind of goods.
     .sentences = just(QT_TRANSLATE_NOOP("Refusals", "Cargo ship %1 carries %2, and a ship carries only one kind."))},
    {.code = RefusalCode::KindOnOtherShip,
     .first = RefusalNumber::Good,
     .sentences = just(

         //: Why an order is not possible; a cargo ship is named by its capacity, and the other marker is a kind of
         //: goods.
         QT_TRANSLATE_NOOP("Refusals", "Cargo ship %2 already carries %1, and no two ships may carry the same kind."))},
    {.code = RefusalCode::ShipTooSmall,
     //: Why an order is not possible; a cargo ship is named by its capacity, and the other marker is a kind of goods.
     .sentences = just(QT_TRANSLATE_NOOP(
         "Refusals",
         "Cargo ship %1 takes fewer of these barrels than cargo ship %2; you must load as many as possible."))},
    {.code = RefusalCode::NoWharf,
     //: Why an order is refused: in the prompt line, and to programs that play by text.
     .sentences = just(QT_TRANSLATE_NOOP("Refusals", "That requires an occupied wharf."))},
    {.code = RefusalCode::WharfUsed,
     .sentences = just(
         //: Why an order is refused: in the prompt line, and to programs that play by text.
         QT_TRANSLATE_NOOP("Refusals", "The wharf's ship has already sailed; it sails once in each captain phase."))},
    {.code = RefusalCode::MustLoad,
     .sentences = just(
         //: Why an order is refused: in the prompt line, and to programs that play by text.
         QT_TRANSLATE_NOOP("Refusals", "A cargo ship has room for your goods, so you must load; you cannot pass."))},
    {.code = RefusalCode::KeepsTooLittle,
     //: Why an order is not possible; %1 is a kind of goods.
     .sentences = {{{QT_TRANSLATE_N_NOOP(
                         "Refusals",
                         "Your warehouses store %n kind(s) of goods; use all of that before you give anything up."),
                     RefusalCount::First}}}},
    {.code = RefusalCode::KeepsTooMuch,
     .onlyFirst = 0,
     //: Why an order is refused: in the prompt line, and to programs that play by text.
     .sentences = just(QT_TRANSLATE_NOOP("Refusals", "Without an occupied warehouse, you keep only one barrel."))},
    {.code = RefusalCode::KeepsTooMuch,
     //: Why an order is not possible; %1 is a kind of goods.
     .sentences = {{{QT_TRANSLATE_N_NOOP("Refusals", "Your warehouses store only %n kind(s) of goods."),
                     RefusalCount::First}}}},
    {.code = RefusalCode::SingleAlsoKept,
     .first = RefusalNumber::Good,
     //: Why an order is not possible; %1 is a kind of goods.
     .sentences = just(QT_TRANSLATE_NOOP(
         "Refusals", "All your %1 is stored in a warehouse, so choose a single barrel of another kind."))},
    {.code = RefusalCode::CircleOccupied,
     .first = RefusalNumber::Space,
     .sentences = just(

         //: Why an order is not possible; numbers of spaces count from 1 to 12.
         QT_TRANSLATE_NOOP("Refusals", "The circle on island space %1 is occupied, and a circle holds one colonist."))},
    {.code = RefusalCode::NoDefault,
     .onlyFirst = number(Decision::ChooseRole),
     //: Why a computer cannot decide by default, in programs that play by text.
     .sentences = just(QT_TRANSLATE_NOOP("Refusals", "There is no default role. Choose one."))},
    {.code = RefusalCode::NoDefault,
     .onlyFirst = number(Decision::PlaceColonists),
     //: Why a computer cannot decide by default, in programs that play by text.
     .sentences = just(QT_TRANSLATE_NOOP("Refusals", "There is no default placement. Place the colonists yourself."))},
    {.code = RefusalCode::NoDefault,
     .onlyFirst = number(Decision::Build),
     //: Why a computer cannot decide by default, in programs that play by text.
     .sentences = just(QT_TRANSLATE_NOOP("Refusals", "There is no default building. Choose one or pass."))},
    {.code = RefusalCode::NoDefault,
     //: Why a computer cannot decide by default, in programs that play by text.
     .sentences = just(QT_TRANSLATE_NOOP("Refusals", "There is no default here. Make a choice."))},
};

constexpr bool hasText(int code)
{
    return std::any_of(std::begin(kTexts), std::end(kTexts),
                       [code](const RefusalText& text) { return static_cast<int>(text.code) == code; });
}

constexpr bool everyRuleHasText()
{
    for (int code = 1; code < kRefusalCodes; ++code) {
        if (!hasText(code)) {
            return false;
        }
    }
    return true;
}
static_assert(everyRuleHasText());

constexpr RefusalText kGeneralText{.sentences =
                                       //: Why an order is refused: in the prompt line, and to programs that play by
                                       //: text.
                                   just(QT_TRANSLATE_NOOP("Refusals", "The rules do not allow that now."))};

constexpr bool appliesTo(const RefusalText& text, const Refusal& refusal)
{
    return text.code == refusal.code && (text.onlyFirst == RefusalText::kAny || text.onlyFirst == refusal.first) &&
           (text.onlySecond == RefusalText::kAny || text.onlySecond == refusal.second);
}

} // namespace

const RefusalText& refusalText(const Refusal& refusal)
{
    const auto* found = std::find_if(std::begin(kTexts), std::end(kTexts),
                                     [&](const RefusalText& text) { return appliesTo(text, refusal); });
    return found == std::end(kTexts) ? kGeneralText : *found;
}

} // namespace windrose
