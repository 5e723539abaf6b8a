// SPDX-License-Identifier: GPL-3.0-or-later
#include "texts.h"

#include <QCoreApplication>

namespace windrose::texts
{
namespace
{

/// The translation context of sentences about broken rules.
struct Refusals {
    Q_DECLARE_TR_FUNCTIONS(Refusals)
};

QString twoSentences(const QString& first, const QString& second)
{
    return first + QLatin1Char(' ') + second;
}

QString askedFirst(Decision decision)
{
    switch (decision) {
    case Decision::ChooseRole:
        return Refusals::tr("Choose a role first.");
    case Decision::Hacienda:
        return Refusals::tr("First decide whether your hacienda draws a tile.");
    case Decision::TakePlantation:
        return Refusals::tr("This is the settler phase: take a tile or pass first.");
    case Decision::PlaceColonists:
        return Refusals::tr("This is the mayor phase: place your colonists first.");
    case Decision::Build:
        return Refusals::tr("This is the builder phase: build a building or pass first.");
    case Decision::BonusGood:
        return Refusals::tr("This is the craftsman phase: take an extra barrel or pass first.");
    case Decision::Sell:
        return Refusals::tr("This is the trader phase: sell a barrel or pass first.");
    case Decision::Load:
        return Refusals::tr("This is the captain phase: load goods first.");
    case Decision::Store:
        return Refusals::tr("First choose which barrels to keep.");
    case Decision::None:
        return Refusals::tr("The game is over; no more moves are possible.");
    }
    return {};
}

QString mustChoose(Decision decision)
{
    switch (decision) {
    case Decision::ChooseRole:
        return Refusals::tr("You must take a role; you cannot pass.");
    case Decision::PlaceColonists:
        return Refusals::tr("You must place your colonists; you cannot pass.");
    case Decision::Load:
        return Refusals::tr("Players who can load a cargo ship must load; you cannot pass.");
    case Decision::Store:
        return Refusals::tr("Choose which barrels to keep; the rest goes back to the supply.");
    default:
        return Refusals::tr("You cannot pass here. Make a choice.");
    }
}

QString noDefault(Decision decision)
{
    switch (decision) {
    case Decision::ChooseRole:
        return Refusals::tr("There is no default role. Choose one.");
    case Decision::PlaceColonists:
        return Refusals::tr("There is no default placement. Place the colonists yourself.");
    case Decision::Build:
        return Refusals::tr("There is no default building. Choose one or pass.");
    default:
        return Refusals::tr("There is no default here. Make a choice.");
    }
}

QString settlerRefusal(const Refusal& refusal)
{
    switch (refusal.code) {
    case RefusalCode::NobodyWouldCome:
        return Refusals::tr("No colonist would come with this, so there is none to decline.");
    case RefusalCode::TileNotFaceUp:
        return Refusals::tr("There is no face-up %1; you can take only tiles from the face-up row.")
            .arg(tileWord(static_cast<Tile>(refusal.first)));
    case RefusalCode::NoQuarryLeft:
        return Refusals::tr("No quarries are left.");
    case RefusalCode::QuarryNotAllowed:
        return Refusals::tr("Only the settler, or the owner of an occupied construction hut, may take a quarry.");
    case RefusalCode::IslandSpaceTaken:
        return Refusals::tr("Island space %1 holds a tile already, and tiles never move.").arg(refusal.first + 1);
    default:
        return {};
    }
}

QString mayorRefusal(const Refusal& refusal)
{
    switch (refusal.code) {
    case RefusalCode::NotEnoughColonists:
        return twoSentences(Refusals::tr("That takes %n colonist(s).", nullptr, refusal.first),
                            Refusals::tr("There is/are only %n on this board.", nullptr, refusal.second));
    case RefusalCode::NothingOnIslandSpace:
        return Refusals::tr("Island space %1 is empty, so a colonist has no work there.").arg(refusal.first + 1);
    case RefusalCode::NoBuildingOnSpace:
        return Refusals::tr("City space %1 has no building, so a colonist has no work there.").arg(refusal.first + 1);
    case RefusalCode::NotFirstSpace:
        return Refusals::tr("City space %1 belongs to the large building that begins on space %2.")
            .arg(refusal.first + 1)
            .arg(refusal.second + 1);
    case RefusalCode::TooManyOnBuilding:
        //: %1 is a building such as "the coffee roaster"
        return capitalized(
            Refusals::tr("%1 has only %n circle(s), and a circle holds one colonist.", nullptr, refusal.second)
                .arg(theBuilding(static_cast<Building>(refusal.first))));
    case RefusalCode::CircleOccupied:
        return Refusals::tr("The circle on island space %1 is occupied, and a circle holds one colonist.")
            .arg(refusal.first + 1);
    case RefusalCode::ColonistsWaiting:
        return twoSentences(Refusals::tr("%n colonist(s) still wait(s) in San Juan.", nullptr, refusal.first),
                            Refusals::tr("Use them to fill the %n empty circle(s) first.", nullptr, refusal.second));
    default:
        return {};
    }
}

QString builderRefusal(const Refusal& refusal)
{
    const auto building = static_cast<Building>(refusal.first);
    switch (refusal.code) {
    case RefusalCode::SoldOut:
        //: %1 is a building such as "the coffee roaster"
        return capitalized(Refusals::tr("%1 is sold out.").arg(theBuilding(building)));
    case RefusalCode::AlreadyOwned:
        //: %1 is a building such as "the coffee roaster"
        return capitalized(Refusals::tr("%1 is already in this city, and nobody may own two of the same kind.")
                               .arg(theBuilding(building)));
    case RefusalCode::TooExpensive:
        return twoSentences(Refusals::tr("That costs %n doubloon(s) now.", nullptr, refusal.first),
                            Refusals::tr("You have only %n.", "doubloons", refusal.second));
    case RefusalCode::NoCitySpace:
        if (refusal.second == 0) {
            return Refusals::tr("All 12 city spaces are full.");
        }
        return Refusals::tr("A large building needs two empty city spaces, and only one is left.");
    case RefusalCode::CitySpaceTaken:
        return Refusals::tr("City space %1 already has a building.").arg(refusal.first + 1);
    case RefusalCode::SpacesNotAdjacent:
        return Refusals::tr("A large building needs two spaces that touch; city spaces %1 and %2 do not.")
            .arg(refusal.first + 1)
            .arg(refusal.second + 1);
    case RefusalCode::NeedsTwoSpaces:
        return Refusals::tr("A large building fills two adjacent city spaces, so name both or none.");
    case RefusalCode::NeedsOneSpace:
        return Refusals::tr("This building fills one city space only.");
    case RefusalCode::NoSuchSpace:
        return Refusals::tr("There is no space %1; islands and cities have spaces 1 to 12.").arg(refusal.first + 1);
    default:
        return {};
    }
}

QString tradeRefusal(const Refusal& refusal)
{
    const auto good = static_cast<Good>(refusal.first);
    switch (refusal.code) {
    case RefusalCode::NotProduced:
        return Refusals::tr("The extra barrel must be of a kind you have just produced, and you did not produce %1.")
            .arg(goodWord(good));
    case RefusalCode::SupplyEmpty:
        return Refusals::tr("No barrels of %1 are left in the supply.").arg(goodWord(good));
    case RefusalCode::NoSuchBarrel:
        return Refusals::tr("You have no barrels of %1.").arg(goodWord(good));
    case RefusalCode::HouseHasKind:
        return Refusals::tr(
                   "The trading house already holds %1; only the owner of an occupied office may sell it again.")
            .arg(goodWord(good));
    default:
        return {};
    }
}

QString captainRefusal(const Refusal& refusal)
{
    switch (refusal.code) {
    case RefusalCode::NoSuchShip:
        return Refusals::tr("There is no such cargo ship in this game.");
    case RefusalCode::ShipFull:
        return Refusals::tr("Cargo ship %1 is full.").arg(refusal.first);
    case RefusalCode::ShipCarriesOther:
        return Refusals::tr("Cargo ship %1 carries %2, and a ship carries only one kind.")
            .arg(refusal.first)
            .arg(goodWord(static_cast<Good>(refusal.second)));
    case RefusalCode::KindOnOtherShip:
        return Refusals::tr("Cargo ship %2 already carries %1, and no two ships may carry the same kind.")
            .arg(goodWord(static_cast<Good>(refusal.first)))
            .arg(refusal.second);
    case RefusalCode::ShipTooSmall:
        return Refusals::tr(
                   "Cargo ship %1 takes fewer of these barrels than cargo ship %2; you must load as many as possible.")
            .arg(refusal.first)
            .arg(refusal.second);
    case RefusalCode::NoWharf:
        return Refusals::tr("That requires an occupied wharf.");
    case RefusalCode::WharfUsed:
        return Refusals::tr("The wharf's ship has already sailed; it sails once in each captain phase.");
    case RefusalCode::MustLoad:
        return Refusals::tr("A cargo ship has room for your goods, so you must load; you cannot pass.");
    default:
        return {};
    }
}

QString storageRefusal(const Refusal& refusal)
{
    switch (refusal.code) {
    case RefusalCode::KeepsTooLittle:
        return Refusals::tr("Your warehouses store %n kind(s) of goods; use all of that before you give anything up.",
                            nullptr, refusal.first);
    case RefusalCode::KeepsTooMuch:
        if (refusal.first == 0) {
            return Refusals::tr("Without an occupied warehouse, you keep only one barrel.");
        }
        return Refusals::tr("Your warehouses store only %n kind(s) of goods.", nullptr, refusal.first);
    case RefusalCode::SingleAlsoKept:
        return Refusals::tr("All your %1 is stored in a warehouse, so choose a single barrel of another kind.")
            .arg(goodWord(static_cast<Good>(refusal.first)));
    default:
        return {};
    }
}

} // namespace

QString refusal(const Refusal& refusal)
{
    switch (refusal.code) {
    case RefusalCode::None:
        return {};
    case RefusalCode::GameFinished:
        return Refusals::tr("The game is over; no more moves are possible.");
    case RefusalCode::OtherDecision:
        return askedFirst(static_cast<Decision>(refusal.first));
    case RefusalCode::MustChoose:
        return mustChoose(static_cast<Decision>(refusal.first));
    case RefusalCode::NoDefault:
        return noDefault(static_cast<Decision>(refusal.first));
    case RefusalCode::RoleNotInGame:
        return Refusals::tr("There is no %1 card in this game.").arg(roleName(static_cast<Role>(refusal.first)));
    case RefusalCode::RoleTaken:
        return Refusals::tr("The role of %1 is already taken this round.")
            .arg(roleName(static_cast<Role>(refusal.first)));
    default:
        break;
    }
    for (const auto& sentenceOf :
         {settlerRefusal, mayorRefusal, builderRefusal, tradeRefusal, captainRefusal, storageRefusal}) {
        if (QString sentence = sentenceOf(refusal); !sentence.isEmpty()) {
            return sentence;
        }
    }
    return Refusals::tr("The rules do not allow that now.");
}

QString refusal(const Position& position, const Refusal& refusal, const GameSession& session)
{
    if (refusal.code == RefusalCode::RoleTaken && refusal.second >= 0 && refusal.second < position.players) {
        return Refusals::tr("The role of %1 is already taken this round: %2 has it.")
            .arg(roleName(static_cast<Role>(refusal.first)), session.seatName(refusal.second));
    }
    if (refusal.code == RefusalCode::RoleNotInGame) {
        return Refusals::tr("There is no %1 card in a game of %n player(s).", nullptr, position.players)
            .arg(roleName(static_cast<Role>(refusal.first)));
    }
    return texts::refusal(refusal);
}

} // namespace windrose::texts
