// SPDX-License-Identifier: GPL-3.0-or-later
#include "texts.h"

#include "offers.h"
#include "paragraph.h"
#include "role_forecast.h"

#include <QCoreApplication>

/* TRANSLATOR Hover  The text over a thing on the table. */

namespace windrose::texts
{
namespace
{

/// The translation context of tooltips.
struct Hover {
    Q_DECLARE_TR_FUNCTIONS(Hover)
};

/// Builds a tooltip from plain sentences: the name in bold, then the lines. All text is escaped.
class Page
{
public:
    explicit Page(const QString& name)
        : m_html(QStringLiteral("<p style=\"margin:0\"><b>%1</b></p>").arg(name.toHtmlEscaped()))
    {
    }

    void add(const QString& sentence)
    {
        if (!sentence.isEmpty()) {
            m_html += QStringLiteral("<p style=\"margin:3px 0 0 0\">%1</p>").arg(sentence.toHtmlEscaped());
        }
    }

    QString html() const { return m_html; }

private:
    QString m_html;
};

QString sum(const QStringList& parts, int total)
{
    //: %1 is a calculation such as "8 − 1 builder − 2 quarries", %2 its result
    return Hover::tr("%1 = %2").arg(parts.join(QLatin1Char(' '))).arg(total);
}

/// The reader's price, in the current phase or in a later one.
QString priceLine(const BuildingOffer& offer)
{
    if (!offer.hasReader || offer.isOwned || offer.copiesLeft == 0) {
        return {};
    }
    if (!offer.isDue) {
        //: In the text over a building: the doubloons of the player to move.
        const QString own = Hover::tr("You have %n doubloon(s).", nullptr, offer.doubloons);
        const QString price = priceSentence(offer.price);
        const QString how = offer.asBuilder.total == offer.price.total
                                //: %1 is a number or a calculation such as "8 − 2 quarries = 6"
                                ?
                                //: In the text over a building: %1 is the price with how it comes about, such as
                                //: "8 − 1 builder − 2 quarries = 5 doubloons".
                                Hover::tr("You would pay: %1.").arg(price)
                                //: %1 is a number or a calculation such as "8 − 2 quarries = 6", %2 a number
                                : Hover::tr("You would pay: %1; as builder %2.").arg(price).arg(offer.asBuilder.total);
        return texts::paragraph({how, own});
    }
    //: %1 is a number or a calculation such as "8 − 1 builder = 7"
    const QString how = Hover::tr("You pay now: %1.").arg(priceSentence(offer.price));
    const int missing = offer.price.total - offer.doubloons;
    return missing <= 0 ? how
                        : how + QLatin1Char(' ') +
                              //: In the text over a building: how many doubloons are missing.
                              Hover::tr("You are %n doubloon(s) short.", nullptr, missing);
}

/// Why the reader has no space for it.
QString roomLine(const BuildingOffer& offer)
{
    return offer.refusal.code == RefusalCode::NoCitySpace ? refusal(offer.refusal) : QString();
}

/// The points that a large building adds to the reader's score.
QString bonusLine(const BuildingOffer& offer)
{
    if (!offer.bonus) {
        return {};
    }
    if (offer.isOccupied) {
        //: In the text over a large building: the victory points of its bonus.
        return Hover::tr("It scores %n point(s) for you now.", nullptr, *offer.bonus);
    }
    return offer.isOwned ?
                         //: In the text over a large building: the victory points of its bonus.
               Hover::tr("It would score %n point(s) for you now if occupied.", nullptr, *offer.bonus)
                         :
                         //: In the text over a large building: the victory points of its bonus.
               Hover::tr("It would score %n point(s) for you now if built and occupied.", nullptr, *offer.bonus);
}

QString copiesLine(const BuildingOffer& offer)
{
    if (offer.copiesLeft == 0) {
        //: In the text over a building of which no copy is left.
        return Hover::tr("Sold out.");
    }
    //: %1 copies left of %n in the game
    return Hover::tr("%1 of %n copy(ies) left.", nullptr, offer.copies).arg(offer.copiesLeft);
}

/// The reader's price for a barrel in the current trader phase, or why it cannot be sold.
QString saleLine(const SaleOffer& offer, const Position& position, int reader)
{
    if (!offer.isDue) {
        return {};
    }
    if (offer.isFull) {
        //: Why a sale is not possible, in the text over the trading house.
        return Hover::tr("The trading house is full.");
    }
    if (offer.refusal) {
        return refusal(offer.refusal);
    }
    //: %1 is a number or a calculation such as "2 + 1 trader = 3"
    return (offer.isNow ? Hover::tr("For you now: %1.") :
                        //: In the text over a role card: %1 is what the role would bring.
                Hover::tr("For you on your turn: %1."))
        .arg(saleSentence(offer.sale, position.seat(reader)));
}

} // namespace

QString buildingFacts(Building building, int cost)
{
    const BuildingFacts& printed = facts(building);
    //: In the text over a building: how many circles for colonists it has.
    const QString circles = Hover::tr("%n circle(s)", nullptr, printed.circles);
    if (isLarge(building)) {
        //: %1 is "10 doubloons", %2 "4 victory points", %3 "1 circle"
        return Hover::tr("Costs %1; %2, %3, two city spaces.").arg(doubloons(cost), points(printed.points), circles);
    }
    //: In the text over a building: %1 is the price in doubloons, %2 the circles, %3 the victory points, each with its
    //: noun.
    return Hover::tr("Costs %1; %2, %3.").arg(doubloons(cost), points(printed.points), circles);
}

QString goodPrice(Good good)
{
    //: In the text over goods: what a barrel sells for.
    return Hover::tr("The trading house pays %n doubloon(s) for a barrel.", nullptr, tradingPrice(good));
}

QString priceSentence(const Price& price)
{
    QStringList parts{QString::number(price.printed)};
    if (price.privilege > 0) {
        //: In the sum of a price: %1 is what the role of the builder takes off.
        parts << Hover::tr("\u2212 %1 builder").arg(price.privilege);
    }
    if (price.quarries > 0) {
        //: In the sum of a price: the occupied quarries that take a doubloon off each.
        parts << Hover::tr("\u2212 %n quarry(ies)", nullptr, price.quarries);
    }
    return parts.size() == 1 ? parts.first() : sum(parts, price.total);
}

QString saleSentence(const Sale& sale, const Seat& seller)
{
    QStringList parts{QString::number(sale.price)};
    if (sale.privilege > 0) {
        //: In the text over the trading house: the trader's privilege, as a part of a price.
        parts << Hover::tr("+ 1 trader");
    }
    seller.forEachBuilding([&](Building building) {
        if (facts(building).effect == Effect::RaisePrice && seller.occupies(building)) {
            //: %1 is a number of doubloons, %2 a building such as "small market"
            parts << Hover::tr("+ %1 %2").arg(QString::number(facts(building).amount), buildingWord(building));
        }
    });
    return parts.size() == 1 ? parts.first() : sum(parts, sale.total);
}

QString buildingHover(const Position& position, int reader, Building building)
{
    const BuildingOffer offer = buildingOffer(position, reader, building);
    Page page(buildingName(building));
    page.add(buildingFacts(building, printedCost(position, building)));
    page.add(priceLine(offer));
    page.add(roomLine(offer));
    page.add(buildingEffect(building));
    page.add(bonusLine(offer));
    page.add(copiesLine(offer));
    if (offer.isOwned) {
        //: In the text over a building of the supply.
        page.add(Hover::tr("You own it already."));
    }
    return page.html();
}

namespace
{

/// What a role would bring to a seat; see `RoleForecast`.
QString forecastLine(Role role, const QString& name, int gain)
{
    switch (role) {
    case Role::Settler:
        //: In the text over a role card, one line for each player: %1 is the player's name.
        return gain == 0 ? Hover::tr("%1: no tile to take or no room for it").arg(name) :
                         //: In the text over a role card, one line for each player: %1 is the player's name.
                   Hover::tr("%1: a tile").arg(name);
    case Role::Mayor:
        //: In the text over a role card, one line for each player: %1 is the player's name.
        return Hover::tr("%1: %n colonist(s)", nullptr, gain).arg(name);
    case Role::Builder:
        //: In the text over a role card, one line for each player: %1 is the player's name.
        return Hover::tr("%1: can afford %n kind(s) of buildings", nullptr, gain).arg(name);
    case Role::Craftsman:
        //: In the text over a role card, one line for each player: %1 is the player's name.
        return Hover::tr("%1: %n barrel(s)", nullptr, gain).arg(name);
    case Role::Trader:
        //: In the text over a role card, one line for each player: %1 is the player's name.
        return gain == 0 ? Hover::tr("%1: nothing to sell").arg(name) :
                         //: In the text over a role card, one line for each player: %1 is the player's name.
                   Hover::tr("%1: a sale for up to %n doubloon(s)", nullptr, gain).arg(name);
    case Role::Captain:
        //: In the text over a role card, one line for each player: %1 is the player's name.
        return gain == 0 ? Hover::tr("%1: nothing to load").arg(name) :
                         //: In the text over a role card, one line for each player: %1 is the player's name.
                   Hover::tr("%1: up to %n barrel(s) on one ship", nullptr, gain).arg(name);
    case Role::Prospector:
        break;
    }
    return {};
}

void addForecast(Page& page, const Position& position, int card, const QStringList& names)
{
    const std::optional<RoleForecast> forecast = names.isEmpty() ? std::nullopt : forecastOf(position, card);
    const Role role = roleOfCard(card);
    if (!forecast || role == Role::Prospector) {
        return;
    }
    const int chooser = position.turn;
    //: %1 is a player's name; a line for each player follows
    page.add(Hover::tr("If %1 takes it now:").arg(names.value(chooser)));
    for (int offset = 0; offset < position.players; ++offset) {
        const int seat = (chooser + offset) % position.players;
        page.add(forecastLine(role, names.value(seat), (*forecast)[static_cast<std::size_t>(seat)]));
    }
}

} // namespace

QString roleHover(const Position& position, int card, const QStringList& names)
{
    const Role role = roleOfCard(card);
    const auto place = static_cast<std::size_t>(card);
    Page page(roleName(role));
    page.add(roleEffect(role));
    page.add(rolePrivilege(role));
    if (position.takenBy[place] != kNobody) {
        //: In the text over a role card.
        page.add(Hover::tr("Already taken this round."));
    } else if (position.cardDoubloons[place] > 0 && !position.isFinished()) {
        page.add(

            //: In the text over a role card on which doubloons lie.
            Hover::tr("The player who takes this card gets %n doubloon(s).", nullptr, position.cardDoubloons[place]));
    }
    addForecast(page, position, card, names);
    return page.html();
}

QString tileHover(const Position& position, Tile tile)
{
    Page page(tileName(tile));
    page.add(tileEffect(tile));
    if (tile != Tile::Quarry) {
        return page.html();
    }
    if (position.quarries == 0) {
        //: In the text over a stack of tiles that is empty.
        page.add(Hover::tr("None left."));
    } else {
        //: %1 quarries left of %n in the game
        page.add(Hover::tr("%1 of %n quarry(ies) left.", nullptr, setupFacts(position.players).quarries)
                     .arg(position.quarries));
    }
    return page.html();
}

QString goodHover(const Position& position, int reader, Good good, int board)
{
    Page page(goodName(good));
    page.add(goodPrice(good));
    page.add(saleLine(saleOffer(position, reader, good), position, reader));
    if (board >= 0) {
        page.add(productionOf(position, board, good));
    }
    const int left = position.goods[static_cast<std::size_t>(good)];
    //: %1 barrels left of %n in the game
    page.add(Hover::tr("%1 of %n barrel(s) left in the supply.", nullptr,
                       setupFacts(position.players).goods[static_cast<std::size_t>(good)])
                 .arg(left));
    return page.html();
}

QString sanJuanHover()
{
    //: The text over a piece on the table; the bold part is its name.
    return QCoreApplication::translate(
        "windrose::PlayerBoardModel",
        "<p><b>San Juan</b></p><p>Colonists without a place wait here until the next mayor phase.</p>");
}

QString windRoseHover()
{
    //: The text over a piece on the table; the bold part is its name.
    return QCoreApplication::translate(
        "windrose::PlayerBoardModel",
        "<p><b>Wind rose</b></p><p>Doubloons and barrels are kept here, visible to all.</p>");
}

} // namespace windrose::texts
