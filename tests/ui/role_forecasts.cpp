// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/players/defaults.h"
#include "moments.h"
#include "test_program.h"
#include "ui/models/role_forecast.h"
#include "ui/models/roles_model.h"
#include "ui/models/texts.h"

#include <QTest>

#include <random>

using namespace windrose;

namespace
{

/// A position in which a role is chosen, some rounds into a game.
Position roleChoice(int orders, unsigned seed)
{
    std::mt19937 random(seed);
    Position position = newGame(4, seed);
    for (int order = 0; (order < orders || position.decision != Decision::ChooseRole) && !position.isFinished();
         ++order) {
        OrderList list;
        legalOrders(position, list);
        if (position.decision == Decision::PlaceColonists) {
            apply(position, sensiblePlacement(position));
        } else {
            apply(position, list[static_cast<int>(random() % static_cast<unsigned>(list.size()))]);
        }
    }
    return position;
}

} // namespace

/// What a role card says that the role would bring now.
class RoleForecasts : public QObject
{
    Q_OBJECT

private slots:
    /// For the chooser the forecast is what happens when the card is taken.
    void sayWhatTheChooserGets()
    {
        int compared = 0;
        for (unsigned seed = 1; seed < 40; ++seed) {
            const Position position = roleChoice(static_cast<int>(seed) * 5, seed);
            for (int card = 0; card < position.roleCards(); ++card) {
                const auto forecast = forecastOf(position, card);
                if (!forecast) {
                    continue;
                }
                Position after = position;
                EventList list;
                apply(after, Order::chooseRole(roleOfCard(card)), list);
                const int chooser = position.turn;
                const bool isAsked = after.chooser == chooser && after.turn == chooser && !after.isFinished();
                const int gain = (*forecast)[static_cast<std::size_t>(chooser)];
                switch (roleOfCard(card)) {
                case Role::Builder:
                    QCOMPARE(isAsked && after.decision == Decision::Build, gain != 0);
                    break;
                case Role::Trader:
                    QCOMPARE(isAsked && after.decision == Decision::Sell, gain != 0);
                    break;
                case Role::Captain:
                    QCOMPARE(isAsked && after.decision == Decision::Load, gain != 0);
                    break;
                case Role::Mayor:
                    QCOMPARE(gain, arrived(list, chooser));
                    break;
                case Role::Craftsman:
                    QCOMPARE(gain, made(list, chooser) + (after.decision == Decision::BonusGood ? 1 : 0));
                    break;
                default:
                    break;
                }
                ++compared;
            }
        }
        QVERIFY(compared > 100);
    }

    void areShownOnlyWhereTheCardCanBeTaken()
    {
        const Position position = newGame(4, 1);
        QVERIFY(forecastOf(position, index(Role::Trader)));
        QVERIFY(!forecastOf(asked(Role::Builder, Phase::Builder, Decision::Build), index(Role::Trader)));
        Position taken = position;
        taken.takenBy[static_cast<std::size_t>(Role::Trader)] = 2;
        QVERIFY(!forecastOf(taken, index(Role::Trader)));
    }

    /// In the first round nobody has goods: trader and captain bring nothing, and the cards say so.
    void aCardThatBringsNothingSaysSo()
    {
        GameSession session;
        lay(session, newGame(4, 1));
        const RolesModel model(session);
        const auto brings = [&model](Role role, int what) {
            return model.data(model.index(windrose::index(role)), what);
        };
        QVERIFY(brings(Role::Trader, BringsNothingRole).toBool());
        QVERIFY(brings(Role::Captain, BringsNothingRole).toBool());
        QVERIFY(!brings(Role::Builder, BringsNothingRole).toBool());
        QVERIFY(brings(Role::Trader, Qt::AccessibleTextRole).toString().contains(QStringLiteral("nothing")));
        const QString hover = texts::plain(brings(Role::Mayor, Qt::ToolTipRole).toString());
        QVERIFY2(hover.contains(QStringLiteral("Ana: 2 colonist")), qPrintable(hover));
        QVERIFY2(hover.contains(QStringLiteral("Bea: 1 colonist")), qPrintable(hover));
    }

private:
    static int arrived(const EventList& list, int seat)
    {
        int sum = 0;
        for (const Event& event : list.events) {
            if (event.seat == seat && event.kind == EventKind::ColonistsArrived) {
                sum += event.amount;
            }
            sum += event.seat == seat && event.kind == EventKind::MayorColonist ? 1 : 0;
        }
        return sum;
    }

    static int made(const EventList& list, int seat)
    {
        int sum = 0;
        for (const Event& event : list.events) {
            sum += event.seat == seat && event.kind == EventKind::GoodsProduced ? event.amount : 0;
        }
        return sum;
    }
};

WINDROSE_TEST(role_forecasts, RoleForecasts)
#include "role_forecasts.moc"
