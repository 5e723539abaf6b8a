// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson_parts.h"
#include "suggestions.h"
#include "ui/models/offers.h"
#include "ui/models/texts.h"

#include <QCoreApplication>

/* TRANSLATOR EndingLesson  Bubbles of the lesson about the end of a game. */

namespace windrose
{

namespace
{

using Topic = LessonTopic;

struct Ending {
    Q_DECLARE_TR_FUNCTIONS(EndingLesson)
};

constexpr int kEndingRound = 12;

/// Carla is the governor and has taken the craftsman; the learner chooses now, and will be the next governor. Two large
/// buildings fill the learner's city, and the university brings a colonist for each.
constexpr const char* kEndingStart = R"({
  "players": 4, "round": 12, "governor": 3,
  "roles": [{"role": "craftsman", "taken_by": 3}, {"role": "builder", "doubloons": 1}],
  "colonist_ship": 6,
  "plantations": {"face_up": ["sugar", "corn", "indigo", "tobacco", "corn"]},
  "seats": [
    {"name": "Player 1", "doubloons": 13, "victory_points": 14, "goods": {"corn": 1},
     "island": [{"space": 0, "tile": "indigo", "colonists": 1}, {"space": 1, "tile": "quarry", "colonists": 1},
                {"space": 2, "tile": "corn", "colonists": 1}, {"space": 3, "tile": "quarry", "colonists": 1},
                {"space": 4, "tile": "coffee", "colonists": 1}, {"space": 5, "tile": "quarry", "colonists": 1},
                {"space": 6, "tile": "coffee", "colonists": 1}, {"space": 7, "tile": "sugar", "colonists": 1}],
     "city": [{"spaces": [0], "building": "small_indigo_plant", "colonists": 1},
              {"spaces": [1], "building": "coffee_roaster", "colonists": 2},
              {"spaces": [2], "building": "small_market", "colonists": 1},
              {"spaces": [3], "building": "hacienda", "colonists": 0},
              {"spaces": [4], "building": "university", "colonists": 1},
              {"spaces": [5], "building": "harbor", "colonists": 1},
              {"spaces": [6], "building": "small_sugar_mill", "colonists": 1},
              {"spaces": [7], "building": "office", "colonists": 0}]},
    {"name": "Ana", "doubloons": 3, "victory_points": 20, "goods": {"corn": 2},
     "island": [{"space": 0, "tile": "indigo", "colonists": 1}, {"space": 1, "tile": "corn", "colonists": 1},
                {"space": 2, "tile": "corn", "colonists": 1}, {"space": 3, "tile": "corn", "colonists": 1},
                {"space": 4, "tile": "sugar", "colonists": 0}],
     "city": [{"spaces": [0], "building": "small_warehouse", "colonists": 1},
              {"spaces": [1], "building": "indigo_plant", "colonists": 1},
              {"spaces": [2], "building": "wharf", "colonists": 1}]},
    {"name": "Bruno", "doubloons": 4, "victory_points": 11, "goods": {"tobacco": 1},
     "island": [{"space": 0, "tile": "corn", "colonists": 1}, {"space": 1, "tile": "tobacco", "colonists": 1},
                {"space": 2, "tile": "tobacco", "colonists": 1}, {"space": 3, "tile": "quarry", "colonists": 1}],
     "city": [{"spaces": [0], "building": "tobacco_storage", "colonists": 2},
              {"spaces": [1], "building": "small_market", "colonists": 1},
              {"spaces": [2], "building": "factory", "colonists": 1},
              {"spaces": [3], "building": "construction_hut", "colonists": 0}]},
    {"name": "Carla", "doubloons": 2, "victory_points": 15, "goods": {"sugar": 2},
     "island": [{"space": 0, "tile": "corn", "colonists": 1}, {"space": 1, "tile": "sugar", "colonists": 1},
                {"space": 2, "tile": "sugar", "colonists": 1}, {"space": 3, "tile": "sugar", "colonists": 1}],
     "city": [{"spaces": [0], "building": "sugar_mill", "colonists": 3},
              {"spaces": [1], "building": "small_warehouse", "colonists": 1},
              {"spaces": [2], "building": "hospice", "colonists": 1}]}
  ]
})";

bool isEndingStart(const LessonMoment& now)
{
    return now.orders() == 0;
}

/// The large building with the highest bonus among those that the learner can build.
std::optional<Order> largest(const Position& position)
{
    OrderList orders;
    legalOrders(position, orders);
    std::optional<Order> best;
    int most = -1;
    for (const Order order : orders) {
        if (order.kind != OrderKind::Build || order.declinesColonist()) {
            continue;
        }
        const int bonus = buildingOffer(position, position.turn, order.building()).bonus.value_or(-1);
        if (bonus > most) {
            most = bonus;
            best = order;
        }
    }
    return best ? best : suggestions::building(position);
}

LessonStep build(const char* id, bool isFirst)
{
    return {
        id,
        LessonStep::Ends::OnOrder,
        LessonTopic::Supply,
        [isFirst](const LessonMoment& now) {
            return now.isAsked(Decision::Build) && (now.round() == kEndingRound) == isFirst;
        },
        [isFirst](const LessonMoment& now) {
            const std::optional<Order> advice = largest(now.position());
            const QString name = advice ? texts::buildingName(advice->building()) : QString();
            return isFirst
                       //: The lesson "The End of the Game", beside the building supply: %1 is a large building
                       ? Ending::tr("Choose the one that adds most for you: %1. Drag it to two free spaces that lie "
                                    "side by side. Your university brings the colonist that it needs.")
                             .arg(name)
                       //: The lesson "The End of the Game", beside the building supply: %1 is a building
                       : Ending::tr(
                             "This one fills your city: %1. Drag it to your city, and the game ends with this round.")
                             .arg(name);
        },
        [](const LessonMoment& now) { return largest(now.position()); }};
}

void addLargeBuildings(QList<LessonStep>& steps)
{
    using namespace lessons;
    steps.append(readAt("three", Topic::Table, isEndingStart, [] {
        //: The first bubble of the lesson "The End of the Game"
        return Ending::tr("A game ends in one of three ways: the colonists no longer fill the ship, a city is full, or "
                          "the victory chips run out. The round is always played to its end. You can choose the "
                          "moment.");
    }));
    steps.append(readAt("space", Topic::Board, isEndingStart, [] {
        //: The lesson "The End of the Game", beside the learner's board
        return Ending::tr("You have filled 8 of 12 spaces in your city, and you have 13 doubloons. Ana ships more than "
                          "you every round, so a long game is hers. A short one can be yours.");
    }));
    steps.append(readAt("large", Topic::Supply, isEndingStart, [] {
        //: The lesson "The End of the Game", beside the building supply with the large buildings in its last column
        return Ending::tr("The last column holds the large buildings: 4 points each, and a bonus for one thing you "
                          "have many of. They fill two spaces. The bonus counts only if a colonist is in the building "
                          "at the end.");
    }));
    steps.append(readAt("worth", Topic::Supply, isEndingStart, [] {
        //: The lesson "The End of the Game", beside the building supply
        return Ending::tr(
            "Rest the mouse on a large building, or walk to it with the arrow keys: it says how many points it would "
            "bring you now. There is only one of each, so the right one may be gone soon.");
    }));
    steps.append(doAt(
        "builder", Topic::Roles,
        [](const LessonMoment& now) { return now.isAsked(Decision::ChooseRole) && isEndingStart(now); },
        [] {
            //: The lesson "The End of the Game", beside the role cards; the builder is marked
            return Ending::tr("Take the builder. With the privilege and three quarries, a building for 10 "
                              "costs you 6 doubloons.");
        },
        take(Role::Builder)));
    steps.append(build("first", true));
}

void addLastRound(QList<LessonStep>& steps)
{
    using namespace lessons;
    steps.append(readAt(
        "two_left", Topic::Board,
        [](const LessonMoment& now) { return now.isBetweenPhases() && now.learner().emptyCitySpaces() == 2; },
        [] {
            //: The lesson "The End of the Game", beside the learner's board
            return Ending::tr("Now only two spaces are free. In the next round you are the governor and "
                              "choose first: you could end the game. Until then, watch what the others "
                              "gain.");
        }));
    steps.append(doAt(
        "choose", Topic::Roles,
        [](const LessonMoment& now) { return now.isAsked(Decision::ChooseRole) && now.round() > kEndingRound; },
        [] {
            //: The lesson "The End of the Game", beside the role cards; the builder is marked
            return Ending::tr("Are you ahead? Count your chips, your buildings and their bonuses, and guess "
                              "those of the others. Then do not wait: take the builder, and everybody "
                              "gets one more role at most.");
        },
        take(Role::Builder)));
    steps.append(build("second", false));
    steps.append(readAt(
        "last", Topic::Roles,
        [](const LessonMoment& now) { return now.position().isLastRound() && !now.position().isFinished(); },
        [] {
            //: The lesson "The End of the Game", beside the role cards, when the last round has begun
            return Ending::tr("This is the last round. Whoever has not chosen yet still takes a role. "
                              "What helps only later is worth nothing now; shipping and buildings "
                              "count.");
        }));
    steps.append(readAt(
        "goodbye", Topic::Table, [](const LessonMoment& now) { return isLongOver(now, kEndingRound); },
        [] {
            //: The last bubble of the lesson "The End of the Game"
            return Ending::tr(
                "To remember: plan for your first large building, and have a reason to fill the last space. End the "
                "game when you are ahead; when you are behind, leave spaces free and play on.");
        }));
}

} // namespace

Record lessons::endingStart()
{
    return startAt(kEndingStart);
}

QList<LessonStep> lessons::endingSteps()
{
    QList<LessonStep> steps;
    addLargeBuildings(steps);
    addLastRound(steps);
    return steps;
}

} // namespace windrose
