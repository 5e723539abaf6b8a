// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson_parts.h"
#include "suggestions.h"

#include <QCoreApplication>

/* TRANSLATOR ShippingLesson  Bubbles of the lesson about shipping. */

namespace windrose
{

namespace
{

using Topic = LessonTopic;

struct Shipping {
    Q_DECLARE_TR_FUNCTIONS(ShippingLesson)
};

constexpr int kShippingRound = 6;

/// Carla is the governor and will take the captain; the next governor is the learner. The two larger ships sail when
/// everybody loads as advised, so that the learner has empty ships as captain.
constexpr const char* kShippingStart = R"({
  "players": 4, "round": 6, "governor": 3,
  "cargo_ships": [{"capacity": 7, "good": "indigo", "barrels": 3}],
  "colonist_ship": 4,
  "plantations": {"face_up": ["sugar", "corn", "indigo", "tobacco", "coffee"]},
  "seats": [
    {"name": "Player 1", "doubloons": 2, "victory_points": 4,
     "goods": {"corn": 3, "indigo": 2},
     "island": [{"space": 0, "tile": "indigo", "colonists": 1}, {"space": 1, "tile": "corn", "colonists": 1},
                {"space": 2, "tile": "corn", "colonists": 1}, {"space": 3, "tile": "indigo", "colonists": 1},
                {"space": 4, "tile": "corn", "colonists": 1}],
     "city": [{"spaces": [0], "building": "indigo_plant", "colonists": 2},
              {"spaces": [1], "building": "small_warehouse", "colonists": 1}]},
    {"name": "Ana", "doubloons": 3, "victory_points": 3, "goods": {"corn": 3},
     "island": [{"space": 0, "tile": "indigo", "colonists": 0}, {"space": 1, "tile": "corn", "colonists": 1},
                {"space": 2, "tile": "corn", "colonists": 1}],
     "city": [{"spaces": [0], "building": "small_indigo_plant", "colonists": 0},
              {"spaces": [1], "building": "small_market", "colonists": 1}]},
    {"name": "Bruno", "doubloons": 1, "victory_points": 2, "goods": {"tobacco": 3, "indigo": 2},
     "island": [{"space": 0, "tile": "corn", "colonists": 0}, {"space": 1, "tile": "tobacco", "colonists": 1},
                {"space": 2, "tile": "tobacco", "colonists": 1}, {"space": 3, "tile": "indigo", "colonists": 1}],
     "city": [{"spaces": [0], "building": "tobacco_storage", "colonists": 2},
              {"spaces": [1], "building": "small_indigo_plant", "colonists": 1}]},
    {"name": "Carla", "doubloons": 2, "victory_points": 3, "goods": {"sugar": 4},
     "island": [{"space": 0, "tile": "corn", "colonists": 0}, {"space": 1, "tile": "sugar", "colonists": 1},
                {"space": 2, "tile": "sugar", "colonists": 1}],
     "city": [{"spaces": [0], "building": "sugar_mill", "colonists": 2}]}
  ]
})";

bool isFirstOver(const LessonMoment& now)
{
    return now.position().phase == Phase::ChooseRole;
}

bool isSecondOver(const LessonMoment& now)
{
    return now.isBetweenPhases() && now.round() > kShippingRound &&
           (now.isLearners(Role::Captain) || lessons::isLongOver(now, kShippingRound));
}

void addFirstCaptain(QList<LessonStep>& steps)
{
    using namespace lessons;
    const auto isLoading = [](const LessonMoment& now) { return now.isAsked(Decision::Load); };
    steps.append(readAt("captain", Topic::Ships, isLoading, [] {
        //: The first bubble of the lesson "Shipping", beside the cargo ships
        return Shipping::tr("Carla took the captain, so she loaded first: four sugar, on the smallest ship that takes "
                            "all of them. That ship carries nothing but sugar now, and no other ship may carry sugar.");
    }));
    steps.append(readAt("must", Topic::WindRose, isLoading, [] {
        //: The lesson "Shipping", beside the learner's three corn and two indigo
        return Shipping::tr("Your turn. You must load if anything of yours fits, and as much of it as fits. But you "
                            "decide which kind goes first: corn or indigo.");
    }));
    steps.append(doAt(
        "first", Topic::Ships, isLoading,
        [] {
            //: The lesson "Shipping", beside the cargo ships; an arrow leads from the corn to a ship
            return Shipping::tr("Your indigo has a ship already, which waits for it. For corn there is "
                                "one empty ship left, and others may want it: Bruno has tobacco. So load "
                                "the corn now.");
        },
        from(suggestions::load)));
    steps.append(doAt(
        "second", Topic::Ships,
        [](const LessonMoment& now) { return now.isAsked(Decision::Load) && now.hasPlayed(OrderKind::Load); },
        [] {
            //: The lesson "Shipping", beside the cargo ships; an arrow leads from the indigo to a ship
            return Shipping::tr("It goes round until nobody can load any more, and it is your turn "
                                "again. Load what you have left.");
        },
        from(suggestions::load)));
    steps.append(readAt("lost", Topic::Ships, isFirstOver, [] {
        //: The lesson "Shipping", beside the cargo ships
        return Shipping::tr("No ship was left for Bruno's tobacco. He kept one barrel and lost the others. That is how "
                            "you hurt somebody in this game: be quick with the captain, or fill the ship that they "
                            "need.");
    }));
    steps.append(readAt("sail", Topic::Ships, isFirstOver, [] {
        //: The lesson "Shipping", beside the cargo ships
        return Shipping::tr("Full ships have sailed and are empty again. One that is not full stays, with its barrels: "
                            "the sugar blocks that ship until somebody fills it.");
    }));
}

void addSecondCaptain(QList<LessonStep>& steps)
{
    using namespace lessons;
    steps.append(doAt(
        "craftsman", Topic::Roles,
        [](const LessonMoment& now) { return now.isAsked(Decision::ChooseRole) && now.round() == kShippingRound; },
        [] {
            //: The lesson "Shipping", beside the role cards; the craftsman is marked
            return Shipping::tr("Now from the other side. You choose a role, and in the next round you "
                                "will be governor. So fill your store now with the craftsman, and be "
                                "first with the captain.");
        },
        take(Role::Craftsman)));
    steps.append(doAt(
        "bonus", Topic::WindRose, [](const LessonMoment& now) { return now.isAsked(Decision::BonusGood); },
        [] {
            //: The lesson "Shipping", beside the learner's barrels
            return Shipping::tr("Your extra barrel. For shipping, every kind is worth the same point; "
                                "what counts is which one finds room on a ship.");
        },
        from(suggestions::bonus)));
    steps.append(doAt(
        "take", Topic::Roles,
        [](const LessonMoment& now) { return now.isAsked(Decision::ChooseRole) && now.round() > kShippingRound; },
        [] {
            //: The lesson "Shipping", beside the role cards; the captain is marked
            return Shipping::tr("Take the captain. You load first, while ships are still empty, and "
                                "get one extra point for your first load.");
        },
        take(Role::Captain)));
    steps.append(doAt(
        "as_captain", Topic::Ships,
        [](const LessonMoment& now) { return now.isAsked(Decision::Load) && now.isLearners(Role::Captain); },
        [] {
            //: The lesson "Shipping", beside the cargo ships; an arrow leads to one of them
            return Shipping::tr("You have the choice. Where several empty ships take all your barrels, "
                                "think: a small one is soon full and comes back, a large one keeps the "
                                "others out of it for longer.");
        },
        from(suggestions::load)));
    steps.append(doAt(
        "store", Topic::WindRose, [](const LessonMoment& now) { return now.isAsked(Decision::Store); },
        [] {
            //: The lesson "Shipping", beside the learner's barrels
            return Shipping::tr("Your warehouse helps now: it keeps all barrels of one kind, besides the "
                                "single barrel that everybody keeps. Click what stays, then press Done.");
        },
        from(suggestions::storage)));
    steps.append(readAt("buildings", Topic::Supply, isSecondOver, [] {
        //: The lesson "Shipping", beside the building supply
        return Shipping::tr("Two buildings make a shipper: the harbor gives a point more for each of your loads, and "
                            "the wharf is a ship of your own that takes all barrels of one kind, however many.");
    }));
    steps.append(readAt("goodbye", Topic::Table, isSecondOver, [] {
        //: The last bubble of the lesson "Shipping"
        return Shipping::tr("To remember: take the captain when your goods find room and those of others do not. When "
                            "somebody else takes it, load first what may find no ship later. And corn ships as well as "
                            "coffee.");
    }));
}

} // namespace

Record lessons::shippingStart()
{
    Record record = startAt(kShippingStart);
    record.orders = {Order::chooseRole(Role::Captain), Order::load(Good::Sugar, 0)};
    return record;
}

QList<LessonStep> lessons::shippingSteps()
{
    QList<LessonStep> steps;
    addFirstCaptain(steps);
    addSecondCaptain(steps);
    return steps;
}

} // namespace windrose
