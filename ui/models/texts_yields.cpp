// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/yield.h"
#include "texts.h"

#include <QCoreApplication>
#include <QLocale>

/* TRANSLATOR Yields  What a role would bring, in the text over role cards. */

namespace windrose::texts
{
namespace
{

/// The translation context of what boards would produce.
struct Yields {
    Q_DECLARE_TR_FUNCTIONS(Yields)
};

QString wouldProduce(const QStringList& goods)
{
    //: In the text over the wind rose of a player's board.
    return goods.isEmpty() ? Yields::tr("Would produce nothing now.")
                           //: %1 is a list of barrels: "2 barrels of corn and 1 barrel of sugar"
                           :
                           //: In the text over the role of the craftsman; %1 is a list of barrels.
               Yields::tr("Would produce now, if first: %1.").arg(QLocale().createSeparatedList(goods));
}

} // namespace

QString production(const Position& position, int seat)
{
    QStringList goods;
    for (const Good good : kAllGoods) {
        if (const int made = yieldOf(position, seat, good).barrels; made != 0) {
            goods.append(barrels(made, good));
        }
    }
    return wouldProduce(goods);
}

QString productionOf(const Position& position, int seat, Good good)
{
    const Yield yield = yieldOf(position, seat, good);
    QStringList needs;
    if (yield.lacksTile) {
        needs.append(aTile(plantationOf(good)));
    }
    if (yield.lacksBuilding) {
        //: Inside "One more barrel needs …", alone or in a list.
        needs.append(Yields::tr("a free circle on a production building"));
    }
    if (yield.lacksColonist) {
        //: What a role brings, inside a list.
        needs.append(Yields::tr("a colonist"));
    }
    if (yield.lacksSupply) {
        //: Inside "One more barrel needs …", alone or in a list.
        needs.append(Yields::tr("a barrel in the supply"));
    }
    return wouldProduce(yield.barrels == 0 ? QStringList() : QStringList(barrels(yield.barrels, good))) +
           QLatin1Char(' ') +
           //: %1 is a list of things: "a corn plantation and a colonist"
           Yields::tr("One more barrel needs %1.").arg(QLocale().createSeparatedList(needs));
}

} // namespace windrose::texts
