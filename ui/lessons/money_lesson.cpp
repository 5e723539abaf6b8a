// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson_parts.h"
#include "suggestions.h"
#include "ui/models/texts.h"

#include <QCoreApplication>

/* TRANSLATOR MoneyLesson  Bubbles of the lesson about money. */

namespace windrose
{

namespace
{

using Topic = LessonTopic;

struct Money {
    Q_DECLARE_TR_FUNCTIONS(MoneyLesson)
};

constexpr int kMoneyRound = 5;

/// Carla is the governor and has taken the craftsman; the learner chooses now, and will be the next governor.
constexpr const char* kMoneyStart = R"({
  "players": 4, "round": 5, "governor": 3,
  "roles": [{"role": "craftsman", "taken_by": 3}, {"role": "trader", "doubloons": 1}],
  "trading_house": ["indigo", "sugar"],
  "plantations": {"face_up": ["sugar", "corn", "indigo", "tobacco", "corn"]},
  "seats": [
    {"name": "Player 1", "doubloons": 2, "victory_points": 2,
     "goods": {"corn": 1, "indigo": 1, "coffee": 1},
     "island": [{"space": 0, "tile": "indigo", "colonists": 1}, {"space": 1, "tile": "quarry", "colonists": 1},
                {"space": 2, "tile": "corn", "colonists": 1}, {"space": 3, "tile": "quarry", "colonists": 1},
                {"space": 4, "tile": "coffee", "colonists": 1}],
     "city": [{"spaces": [0], "building": "small_indigo_plant", "colonists": 1},
              {"spaces": [1], "building": "coffee_roaster", "colonists": 1},
              {"spaces": [2], "building": "small_market", "colonists": 1}]},
    {"name": "Ana", "doubloons": 3, "victory_points": 3, "goods": {"corn": 1},
     "island": [{"space": 0, "tile": "indigo", "colonists": 0}, {"space": 1, "tile": "corn", "colonists": 1},
                {"space": 2, "tile": "corn", "colonists": 1}],
     "city": [{"spaces": [0], "building": "small_warehouse", "colonists": 1}]},
    {"name": "Bruno", "doubloons": 1, "victory_points": 2, "goods": {"tobacco": 1},
     "island": [{"space": 0, "tile": "corn", "colonists": 1}, {"space": 1, "tile": "tobacco", "colonists": 1}],
     "city": [{"spaces": [0], "building": "tobacco_storage", "colonists": 1}]},
    {"name": "Carla", "doubloons": 4, "victory_points": 3, "goods": {"sugar": 2},
     "island": [{"space": 0, "tile": "corn", "colonists": 0}, {"space": 1, "tile": "sugar", "colonists": 1},
                {"space": 2, "tile": "sugar", "colonists": 1}],
     "city": [{"spaces": [0], "building": "sugar_mill", "colonists": 2}]}
  ]
})";

bool isMoneyStart(const LessonMoment& now)
{
    return now.orders() == 0;
}

bool hasTraded(const LessonMoment& now)
{
    return now.hasCome(Role::Trader) && now.isBetweenPhases();
}

bool hasBuilt(const LessonMoment& now)
{
    return now.isBetweenPhases() && now.round() > kMoneyRound &&
           (now.isLearners(Role::Builder) || lessons::isLongOver(now, kMoneyRound));
}

/// A building that earns money, if the learner can buy one; else what a teacher would advise.
std::optional<Order> earning(const Position& position)
{
    OrderList orders;
    legalOrders(position, orders);
    for (const Building wanted : {Building::Factory, Building::LargeMarket, Building::Office}) {
        for (const Order order : orders) {
            if (order.kind == OrderKind::Build && order.building() == wanted && !order.declinesColonist()) {
                return order;
            }
        }
    }
    return suggestions::building(position);
}

void addTrading(QList<LessonStep>& steps)
{
    using namespace lessons;
    steps.append(readAt("sources", Topic::WindRose, isMoneyStart, [] {
        //: The first bubble of the lesson "Money", beside the learner's barrels and doubloons
        return Money::tr("Doubloons buy buildings, and buildings win games. You have two, and barrels of corn, indigo "
                         "and coffee. The best way to more doubloons is to sell one good barrel at the right time.");
    }));
    steps.append(readAt("house", Topic::TradingHouse, isMoneyStart, [] {
        //: The lesson "Money", beside the trading house, where indigo and sugar lie
        return Money::tr(
            "The trading house holds indigo and sugar already, so nobody can sell those. It has two spaces left. "
            "Coffee brings 4 doubloons; your small market adds 1 to every sale, and the trader's privilege another.");
    }));
    steps.append(doAt(
        "trader", Topic::Roles,
        [](const LessonMoment& now) { return now.isAsked(Decision::ChooseRole) && isMoneyStart(now); },
        [] {
            //: The lesson "Money", beside the role cards; the trader is marked
            return Money::tr("Take the trader before somebody fills the house. There is even a doubloon "
                             "on the card: nobody wanted it in the last round.");
        },
        take(Role::Trader)));
    steps.append(doAt(
        "sell", Topic::TradingHouse, [](const LessonMoment& now) { return now.isAsked(Decision::Sell); },
        [] {
            //: The lesson "Money", beside the trading house; an arrow leads from the coffee to it
            return Money::tr("You may sell only one barrel, so sell the most valuable: the coffee. Rest the mouse on "
                             "the house or on a barrel to see how its price comes about.");
        },
        from(suggestions::sale)));
    steps.append(readAt("full", Topic::TradingHouse, hasTraded, [] {
        //: The lesson "Money", beside the trading house
        return Money::tr("Only a full house is emptied, at the end of the phase. While it holds three barrels, the "
                         "next trader has a single space, so look at the house before you take a role, and before you "
                         "leave one to others.");
    }));
}

void addPrices(QList<LessonStep>& steps)
{
    using namespace lessons;
    steps.append(readAt("quarries", Topic::Supply, hasTraded, [] {
        //: The lesson "Money", beside the building supply with its four columns
        return Money::tr("What buildings cost you: each occupied quarry saves a doubloon, but at most one in the first "
                         "column, two in the second, and so on. The builder saves one more. You have two quarries.");
    }));
    steps.append(
        {"build_others", LessonStep::Ends::OnOrder, Topic::Supply,
         [](const LessonMoment& now) { return now.isAsked(Decision::Build) && !now.isLearners(Role::Builder); },
         [](const LessonMoment&) {
             //: The lesson "Money", beside the building supply, when another player took the builder
             return Money::tr("Somebody else took the builder, so you may buy now, without the privilege. Or build "
                              "nothing and save for something more expensive: the choice is yours.");
         },
         from(earning)});
    steps.append(doAt(
        "builder", Topic::Roles,
        [](const LessonMoment& now) { return now.isAsked(Decision::ChooseRole) && now.round() > kMoneyRound; },
        [] {
            //: The lesson "Money", beside the role cards; the builder is marked
            return Money::tr("You are the governor now, and you have money: take the builder. Waiting "
                             "costs, because there are only two of each violet building.");
        },
        take(Role::Builder)));
    steps.append({"build", LessonStep::Ends::OnOrder, Topic::Supply,
                  [](const LessonMoment& now) { return now.isAsked(Decision::Build); },
                  [](const LessonMoment& now) {
                      const std::optional<Order> advice = earning(now.position());
                      if (!advice) {
                          //: The lesson "Money", beside the building supply
                          return Money::tr("You cannot afford anything here. Build nothing this time.");
                      }
                      const Price price = priceFor(now.position(), now.position().turn, advice->building());
                      //: The lesson "Money", beside the building supply: %1 is a building, %2 a printed cost, and %n
                      //: what the learner would pay
                      return Money::tr(
                                 "Expensive buildings gain most from quarries. %1 costs %2, and you pay %n "
                                 "doubloon(s). It is one of the best that you can afford; choose another if you like.",
                                 nullptr, price.total)
                          .arg(texts::buildingName(advice->building()))
                          .arg(price.printed);
                  },
                  from(earning)});
    steps.append(readAt("more", Topic::Supply, hasBuilt, [] {
        //: The lesson "Money", beside the building supply
        return Money::tr("More buildings earn money: the markets at each sale, the office sells a kind that lies in "
                         "the house already, and the factory pays at each harvest for how many kinds you produce.");
    }));
    steps.append(readAt("goodbye", Topic::Table, hasBuilt, [] {
        //: The last bubble of the lesson "Money"
        return Money::tr("To remember: sell coffee and tobacco, ship corn. Quarries early, expensive buildings later. "
                         "And take a role with two or three doubloons on it, unless it helps the others more.");
    }));
}

} // namespace

Record lessons::moneyStart()
{
    return startAt(kMoneyStart);
}

QList<LessonStep> lessons::moneySteps()
{
    QList<LessonStep> steps;
    addTrading(steps);
    addPrices(steps);
    return steps;
}

} // namespace windrose
