// SPDX-License-Identifier: GPL-3.0-or-later
#include "texts.h"

#include <QCoreApplication>

namespace windrose::texts
{
namespace
{

/// The translation context of the sentences that say which rule forbids something.
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
        return Refusals::tr("That has to wait: a role must be chosen now.");
    case Decision::Hacienda:
        return Refusals::tr("That has to wait: decide first whether the hacienda draws a tile.");
    case Decision::TakePlantation:
        return Refusals::tr("That has to wait: this is the settler phase, and a tile may be taken now.");
    case Decision::PlaceColonists:
        return Refusals::tr("That has to wait: this is the mayor phase, and colonists must be placed now.");
    case Decision::Build:
        return Refusals::tr("That has to wait: this is the builder phase, and a building may be built now.");
    case Decision::BonusGood:
        return Refusals::tr("That has to wait: the craftsman may take one more barrel now.");
    case Decision::Sell:
        return Refusals::tr("That has to wait: this is the trader phase, and a barrel may be sold now.");
    case Decision::Load:
        return Refusals::tr("That has to wait: this is the captain phase, and goods are loaded now.");
    case Decision::Store:
        return Refusals::tr("That has to wait: decide first which barrels are kept.");
    case Decision::None:
        return Refusals::tr("The game is over; nothing more can be played.");
    }
    return {};
}

QString mustChoose(Decision decision)
{
    switch (decision) {
    case Decision::ChooseRole:
        return Refusals::tr("A role must be taken; nobody may pass that choice.");
    case Decision::PlaceColonists:
        return Refusals::tr("Colonists must be placed before the game goes on.");
    case Decision::Load:
        return Refusals::tr("Whoever can load a cargo ship must load; passing is not possible.");
    case Decision::Store:
        return Refusals::tr("Choose which barrels to keep; what is not kept goes back to the supply.");
    default:
        return Refusals::tr("Passing is not possible here; make a choice.");
    }
}

QString noDefault(Decision decision)
{
    switch (decision) {
    case Decision::ChooseRole:
        return Refusals::tr("There is no usual choice of a role; choose one yourself.");
    case Decision::PlaceColonists:
        return Refusals::tr("There is no usual placement; place the colonists yourself.");
    case Decision::Build:
        return Refusals::tr("There is no usual choice of a building; choose one yourself or pass.");
    default:
        return Refusals::tr("There is no usual choice here; choose yourself.");
    }
}

QString settlerRefusal(const Refusal& refusal)
{
    switch (refusal.code) {
    case RefusalCode::NobodyWouldCome:
        return Refusals::tr("No colonist would come along here, so there is none to decline.");
    case RefusalCode::TileNotFaceUp:
        return Refusals::tr("No %1 lies face up; only tiles of the face-up row can be taken.")
            .arg(tileWord(static_cast<Tile>(refusal.first)));
    case RefusalCode::NoQuarryLeft:
        return Refusals::tr("No quarry is left.");
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
        return Refusals::tr("Nothing lies on island space %1, so a colonist has no work there.").arg(refusal.first + 1);
    case RefusalCode::NoBuildingOnSpace:
        return Refusals::tr("No building stands on city space %1, so a colonist has no work there.")
            .arg(refusal.first + 1);
    case RefusalCode::NotFirstSpace:
        return Refusals::tr("City space %1 belongs to the large building that begins on space %2.")
            .arg(refusal.first + 1)
            .arg(refusal.second + 1);
    case RefusalCode::TooManyOnBuilding:
        return Refusals::tr("The %1 has only %n circle(s), and a circle holds one colonist.", nullptr, refusal.second)
            .arg(buildingWord(static_cast<Building>(refusal.first)));
    case RefusalCode::CircleOccupied:
        return Refusals::tr("The circle on island space %1 is occupied, and a circle holds one colonist.")
            .arg(refusal.first + 1);
    case RefusalCode::ColonistsWaiting:
        return twoSentences(
            Refusals::tr("%n colonist(s) still wait(s) in San Juan.", nullptr, refusal.first),
            Refusals::tr("Fill the %n empty circle(s) first, as far as they go.", nullptr, refusal.second));
    default:
        return {};
    }
}

QString builderRefusal(const Refusal& refusal)
{
    const auto building = static_cast<Building>(refusal.first);
    switch (refusal.code) {
    case RefusalCode::SoldOut:
        return Refusals::tr("The %1 is sold out.").arg(buildingWord(building));
    case RefusalCode::AlreadyOwned:
        return Refusals::tr("The %1 stands in this city already, and nobody may own two of a kind.")
            .arg(buildingWord(building));
    case RefusalCode::TooExpensive:
        return twoSentences(Refusals::tr("That costs %n doubloon(s) now.", nullptr, refusal.first),
                            Refusals::tr("You have only %n.", "doubloons", refusal.second));
    case RefusalCode::NoCitySpace:
        if (refusal.second == 0) {
            return Refusals::tr("All 12 city spaces are full.");
        }
        return Refusals::tr("A large building needs two empty city spaces, and only one is left.");
    case RefusalCode::CitySpaceTaken:
        return Refusals::tr("A building stands on city space %1 already.").arg(refusal.first + 1);
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
        return Refusals::tr("The extra barrel must be of a kind you have just produced, and %1 was not among them.")
            .arg(goodWord(good));
    case RefusalCode::SupplyEmpty:
        return Refusals::tr("No barrel of %1 is left in the supply.").arg(goodWord(good));
    case RefusalCode::NoSuchBarrel:
        return Refusals::tr("You have no barrel of %1.").arg(goodWord(good));
    case RefusalCode::HouseHasKind:
        return Refusals::tr("The trading house already holds %1; only an occupied office may sell a kind twice.")
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
        return Refusals::tr("The ship of %1 is full.").arg(refusal.first);
    case RefusalCode::ShipCarriesOther:
        return Refusals::tr("The ship of %1 carries %2, and a ship takes only one kind.")
            .arg(refusal.first)
            .arg(goodWord(static_cast<Good>(refusal.second)));
    case RefusalCode::KindOnOtherShip:
        return Refusals::tr("The ship of %2 carries %1 already, and no two ships may carry the same kind.")
            .arg(goodWord(static_cast<Good>(refusal.first)))
            .arg(refusal.second);
    case RefusalCode::ShipTooSmall:
        return Refusals::tr("The ship of %1 takes fewer of these barrels than the ship of %2; as many as possible must "
                            "be loaded.")
            .arg(refusal.first)
            .arg(refusal.second);
    case RefusalCode::NoWharf:
        return Refusals::tr("That takes an occupied wharf.");
    case RefusalCode::WharfUsed:
        return Refusals::tr("The wharf's ship has sailed already; it sails once in each captain phase.");
    case RefusalCode::MustLoad:
        return Refusals::tr("A cargo ship has room for your goods, so you must load; passing is not possible.");
    default:
        return {};
    }
}

QString storageRefusal(const Refusal& refusal)
{
    switch (refusal.code) {
    case RefusalCode::KeepsTooLittle:
        return Refusals::tr(
            "Your warehouses keep %n whole kind(s); make use of all of that before you give anything up.", nullptr,
            refusal.first);
    case RefusalCode::KeepsTooMuch:
        if (refusal.first == 0) {
            return Refusals::tr("Without an occupied warehouse you keep a single barrel only.");
        }
        return Refusals::tr("Your warehouses keep %n whole kind(s) and no more.", nullptr, refusal.first);
    case RefusalCode::SingleAlsoKept:
        return Refusals::tr("All your %1 is kept in a warehouse, so let the single barrel be of another kind.")
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
        return Refusals::tr("The game is over; nothing more can be played.");
    case RefusalCode::OtherDecision:
        return askedFirst(static_cast<Decision>(refusal.first));
    case RefusalCode::MustChoose:
        return mustChoose(static_cast<Decision>(refusal.first));
    case RefusalCode::NoDefault:
        return noDefault(static_cast<Decision>(refusal.first));
    case RefusalCode::RoleNotInGame:
        return Refusals::tr("There is no such card in this game: %1.").arg(roleName(static_cast<Role>(refusal.first)));
    case RefusalCode::RoleTaken:
        return Refusals::tr("The role of %1 is taken in this round.").arg(roleName(static_cast<Role>(refusal.first)));
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
        return Refusals::tr("The role of %1 is taken in this round: %2 has it.")
            .arg(roleName(static_cast<Role>(refusal.first)), session.seatName(refusal.second));
    }
    if (refusal.code == RefusalCode::RoleNotInGame) {
        return Refusals::tr("There is no %1 card in a game of %n player(s).", nullptr, position.players)
            .arg(roleName(static_cast<Role>(refusal.first)));
    }
    return texts::refusal(refusal);
}

} // namespace windrose::texts
