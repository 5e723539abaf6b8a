// SPDX-License-Identifier: GPL-3.0-or-later
#include "texts.h"

#include "core/rules/scoring.h"

#include <QCoreApplication>

namespace windrose::texts
{
namespace
{

/// The translation context of hovers.
struct Hover {
    Q_DECLARE_TR_FUNCTIONS(Hover)
};

/// Builds a hover from plain sentences: the name in bold, then a line each. Everything given is escaped.
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

QString printedLine(const Position& position, Building building)
{
    const BuildingFacts& printed = facts(building);
    const QString cost = doubloons(printedCost(position, building));
    const QString circles = Hover::tr("%n circle(s)", nullptr, printed.circles);
    if (isLarge(building)) {
        //: %1 is "10 doubloons", %2 "4 victory points", %3 "1 circle"
        return Hover::tr("Costs %1; %2, %3, two city spaces.").arg(cost, points(printed.column), circles);
    }
    return Hover::tr("Costs %1; %2, %3.").arg(cost, points(printed.column), circles);
}

QString paysLine(const Position& position, int seat, Building building)
{
    const Seat& owner = position.seat(seat);
    const Price price = priceFor(position, seat, building);
    //: %1 is a number or a calculation such as "8 − 1 builder = 7"
    const QString how = Hover::tr("You pay now: %1.").arg(priceSentence(price));
    const int missing = price.total - static_cast<int>(owner.doubloons);
    return missing <= 0 ? how : how + QLatin1Char(' ') + Hover::tr("You are %n doubloon(s) short.", nullptr, missing);
}

/// What a large building would add for a seat: as if it stood in the city already, because the city hall counts itself.
QString bonusLine(const Position& position, int seat, Building large)
{
    Seat owner = position.seat(seat);
    const bool owned = owner.owns(large);
    owner.buildings |= BuildingMask{1} << index(large);
    const int bonus = bonusIfOccupied(owner, large);
    //: %1 is the name of a large building: "Guild hall: 6 points for you now"
    QString worth = Hover::tr("%1: %n point(s) for you now.", nullptr, bonus).arg(buildingName(large));
    if (owned && !owner.occupies(large)) {
        worth += QLatin1Char(' ') + Hover::tr("It counts only while a colonist works there.");
    }
    return worth;
}

QString copiesLine(const Position& position, Building building)
{
    const int left = position.buildingsLeft[static_cast<std::size_t>(building)];
    if (left == 0) {
        return Hover::tr("Sold out.");
    }
    //: %1 copies left of %n in the game
    return Hover::tr("%1 of %n copy(ies) left.", nullptr, copiesInPlay(building, position.players)).arg(left);
}

} // namespace

QString priceSentence(const Price& price)
{
    QStringList parts{QString::number(price.printed)};
    if (price.privilege > 0) {
        parts << Hover::tr("\u2212 %1 builder").arg(price.privilege);
    }
    if (price.quarries > 0) {
        parts << Hover::tr("\u2212 %n quarry(ies)", nullptr, price.quarries);
    }
    return parts.size() == 1 ? parts.first() : sum(parts, price.total);
}

QString saleSentence(const Position& position, Good good)
{
    const Seat& seller = position.seat(position.turn);
    QStringList parts{QString::number(tradingPrice(good))};
    int total = tradingPrice(good);
    const auto add = [&](int amount, const QString& part) {
        total += amount;
        parts << part;
    };
    if (position.phase == Phase::Trader && position.turn == position.chooser) {
        add(1, Hover::tr("+ 1 trader"));
    }
    if (seller.occupies(Building::SmallMarket)) {
        add(1, Hover::tr("+ 1 small market"));
    }
    if (seller.occupies(Building::LargeMarket)) {
        add(2, Hover::tr("+ 2 large market"));
    }
    return parts.size() == 1 ? parts.first() : sum(parts, total);
}

QString buildingHover(const Position& position, int seat, Building building)
{
    Page page(buildingName(building));
    page.add(printedLine(position, building));
    const bool isSeat = seat >= 0 && seat < position.players;
    const bool owned = isSeat && position.seat(seat).owns(building);
    const bool soldOut = position.buildingsLeft[static_cast<std::size_t>(building)] == 0;
    if (isSeat && !owned && !soldOut && !position.isFinished()) {
        page.add(paysLine(position, seat, building));
    }
    page.add(buildingEffect(building));
    if (isSeat && isLarge(building)) {
        page.add(bonusLine(position, seat, building));
    }
    page.add(copiesLine(position, building));
    if (owned) {
        page.add(Hover::tr("You own it already."));
    }
    return page.html();
}

QString roleHover(const Position& position, int card)
{
    const Role role = roleOfCard(card);
    const auto place = static_cast<std::size_t>(card);
    Page page(roleName(role));
    page.add(roleEffect(role));
    page.add(rolePrivilege(role));
    if (position.takenBy[place] != kNobody) {
        page.add(Hover::tr("Taken in this round."));
    } else if (position.cardDoubloons[place] > 0) {
        page.add(Hover::tr("%n doubloon(s) lie(s) on this card for whoever takes it.", nullptr,
                           position.cardDoubloons[place]));
    }
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
        page.add(Hover::tr("None is left."));
    } else {
        //: %1 quarries left of %n in the game
        page.add(Hover::tr("%1 of %n quarry(ies) left.", nullptr, setupFacts(position.players).quarries)
                     .arg(position.quarries));
    }
    return page.html();
}

QString goodHover(const Position& position, Good good)
{
    Page page(goodName(good));
    page.add(Hover::tr("The trading house pays %n doubloon(s) for a barrel.", nullptr, tradingPrice(good)));
    if (position.phase == Phase::Trader) {
        //: %1 is a calculation such as "2 + 1 trader = 3"
        page.add(Hover::tr("For you now: %1.").arg(saleSentence(position, good)));
    }
    const int left = position.goods[static_cast<std::size_t>(good)];
    //: %1 barrels left of %n in the game
    page.add(Hover::tr("%1 of %n barrel(s) left in the supply.", nullptr,
                       setupFacts(position.players).goods[static_cast<std::size_t>(good)])
                 .arg(left));
    return page.html();
}

} // namespace windrose::texts
