// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/production.h"
#include "lesson.h"
#include "suggestions.h"
#include "ui/models/command_keys.h"
#include "ui/models/paragraph.h"
#include "ui/models/texts.h"

#include <QCoreApplication>

#include <algorithm>

/* TRANSLATOR FirstGameLesson  Bubbles of the guided first game. */

namespace windrose
{

namespace
{

using Ends = LessonStep::Ends;
using Topic = LessonTopic;
using Moment = LessonMoment;

struct FirstGame {
    Q_DECLARE_TR_FUNCTIONS(FirstGameLesson)
};

constexpr int kLastGuidedRound = 2;
constexpr int kGoodbyeRound = 5;

/// What a taken role means, after the sentence that says who took it.
LessonStep comes(Role role, const char* id, Topic topic, QString (*text)())
{
    return {id, Ends::OnContinue, topic, [role](const Moment& now) { return now.hasCome(role); },
            [role, text](const Moment& now) {
                return texts::paragraph({now.taking(role), text()});
            }};
}

/// Something to do at a decision.
LessonStep act(const char* id, Topic topic, Decision decision, QString (*text)(const Moment&),
               std::optional<Order> (*advice)(const Position&))
{
    return {id,    Ends::OnOrder,
            topic, [decision](const Moment& now) { return now.isAsked(decision); },
            text,  [advice](const Moment& now) { return advice(now.position()); }};
}

bool isChoosing(const Moment& now, int round)
{
    return now.isAsked(Decision::ChooseRole) && now.round() == round;
}

int doubloonsOn(const Position& position, Role role)
{
    int doubloons = 0;
    for (int card = 0; card < position.roleCards(); ++card) {
        if (roleOfCard(card) == role) {
            doubloons = std::max<int>(doubloons, position.cardDoubloons[static_cast<std::size_t>(card)]);
        }
    }
    return doubloons;
}

std::optional<Order> adviseRole(const Moment& now)
{
    return suggestions::role(now.position(), now.roles());
}

/// The key of a command, or its name in the menus where a person took its keys away.
QString keyFor(Command command)
{
    const CommandKeys::Keys keys = commandKeys().of(command);
    return keys.isEmpty() ? commandName(command) : keyName(keys.first());
}

void addBeginning(QList<LessonStep>& steps)
{
    const auto atStart = [](const Moment& now) { return now.orders() == 0; };
    steps.append({"welcome", Ends::OnContinue, Topic::Table, atStart, [](const Moment&) {
                      //: The first bubble of the lesson "A First Game"
                      return FirstGame::tr(
                          "Welcome! You and three others each build up an island. Whoever has the most "
                          "victory points at the end wins. Take all the time you want: nobody moves "
                          "while a note like this is open.");
                  }});
    steps.append({"board", Ends::OnContinue, Topic::Board, atStart, [](const Moment&) {
                      //: The lesson "A First Game", beside the learner's board
                      return FirstGame::tr("This is your island. On the left, plantations will grow: you begin with "
                                           "one of indigo. On the right, you will build a city. White circles are "
                                           "places for colonists, who do all the work.");
                  }});
    steps.append({"roles", Ends::OnContinue, Topic::Roles, atStart, [](const Moment&) {
                      //: The lesson "A First Game", beside the row of role cards
                      return FirstGame::tr("A turn is simple: take one of these roles. Then everybody does what the "
                                           "role says, you first. Whoever took it also gets its privilege, a little "
                                           "extra that the others do not get.");
                  }});
    steps.append({"choose_first", Ends::OnOrder, Topic::Roles, [](const Moment& now) { return isChoosing(now, 1); },
                  [](const Moment&) {
                      //: The lesson "A First Game", beside the row of role cards; the settler is marked
                      return FirstGame::tr("You are the governor, so you choose first. You need land before anything "
                                           "else: take the settler. Click the card, drag it to your board, or press "
                                           "Enter on it.");
                  },
                  adviseRole});
}

void addSettlerAndBuilder(QList<LessonStep>& steps)
{
    steps.append(comes(Role::Settler, "settler", Topic::Plantations, [] {
        //: The lesson "A First Game", beside the plantations, after "Ana takes the settler."
        return FirstGame::tr("The settler brings land: everybody takes one of the plantations that lie open. Only the "
                             "settler may take a quarry instead. A quarry makes every building cheaper.");
    }));
    steps.append(act(
        "take", Topic::Plantations, Decision::TakePlantation,
        [](const Moment& now) {
            const std::optional<Order> advice = suggestions::tile(now.position());
            return advice && advice->tile() == Tile::Corn
                       //: The lesson "A First Game", beside the plantations; corn is marked
                       ? /*: A bubble of the guided game, beside the row of plantations with corn. */ FirstGame::tr(
                             "Take corn: it sells for nothing, but it needs no building, so it gives you "
                             "barrels to ship very soon. Drag the tile to your island, or press Space on "
                             "it and Enter on its place.")
                       //: The lesson "A First Game", beside the plantations; a tile is marked
                       : /*: A bubble of the guided game, beside the row of plantations without corn. */ FirstGame::tr(
                             "Take a tile for your island. Drag it there, or press Space on it and Enter on "
                             "its place.");
        },
        suggestions::tile));
    steps.append(comes(Role::Builder, "builder", Topic::Supply, [] {
        //: The lesson "A First Game", beside the building supply, after "Ana takes the builder."
        return FirstGame::tr("Now everybody may buy one building. Colored ones turn a harvest into barrels: indigo, "
                             "sugar, tobacco and coffee need one. Violet ones help in other ways. The builder pays "
                             "one doubloon less.");
    }));
    steps.append(act(
        "build", Topic::Supply, Decision::Build,
        [](const Moment& now) {
            const std::optional<Order> advice = suggestions::building(now.position());
            if (!advice) {
                //: The lesson "A First Game", beside the building supply
                return FirstGame::tr(
                    "You cannot afford anything useful yet. Build nothing this time; there will be another builder.");
            }
            //: The lesson "A First Game", beside the building supply, where the heading of each column says how many
            //: victory points (VP) its buildings are worth: %1 is a building
            return FirstGame::tr("The coin on a building is its price. Above its column are the victory points (VP) "
                                 "that it is worth at the end. What you need now: %1. Drag it to your city.")
                .arg(texts::buildingName(advice->building()));
        },
        suggestions::building));
}

bool isEverybodyPlaced(const Moment& now)
{
    return now.learner().sanJuan == 0 || now.learner().emptyCircles() == 0;
}

void addMayor(QList<LessonStep>& steps)
{
    steps.append(comes(Role::Mayor, "mayor", Topic::ColonistShip, [] {
        //: The lesson "A First Game", beside the colonist ship, which is empty now, after "Ana takes the mayor."
        return FirstGame::tr("The mayor brings people: this ship brought a colonist for everybody, and the mayor got "
                             "one more. A plantation or a building does nothing until a colonist stands in its "
                             "circle.");
    }));
    steps.append(
        {"place", Ends::OnOrder, Topic::SanJuan,
         [](const Moment& now) { return now.isAsked(Decision::PlaceColonists) && !isEverybodyPlaced(now); },
         [](const Moment&) {
             //: The lesson "A First Game", beside San Juan, where colonists of the learner wait
             return FirstGame::tr(
                 "Your colonist waits here in San Juan and wants work: click an empty circle, press Space on it, or "
                 "drag the colonist there. Your corn needs only one; indigo also needs someone in its plant.");
         },
         [](const Moment& now) { return suggestions::placement(now.position()); }});
    steps.append({"placed", Ends::OnOrder, Topic::Prompt,
                  [](const Moment& now) { return now.isAsked(Decision::PlaceColonists) && isEverybodyPlaced(now); },
                  [](const Moment& now) {
                      if (productionCapacities(now.learner()).barrels().kinds().isEmpty()) {
                          //: The lesson "A First Game", beside the prompt line with the button Done, when the colonists
                          //: stand where they bear nothing
                          return FirstGame::tr(
                              "As they stand, you can harvest nothing: corn needs a colonist on it, other plantations "
                              "one on them and one in their plant. Move your colonist, or press Done anyway.");
                      }
                      //: The lesson "A First Game", beside the prompt line with the button Done
                      return FirstGame::tr("Good. Until you press Done, you can still move all of your colonists, also "
                                           "those from earlier rounds. Press Done when you are satisfied.");
                  }});
}

void addCraftsman(QList<LessonStep>& steps)
{
    steps.append(comes(Role::Craftsman, "craftsman", Topic::WindRose, [] {
        //: The lesson "A First Game", beside the learner's wind rose with its barrels, after "Ana takes the craftsman."
        return FirstGame::tr("Harvest! Each occupied plantation gives its owner a barrel; all but corn also need an "
                             "occupied circle in their plant. The craftsman gets one barrel more. Think of what the "
                             "others harvest before you take this role.");
    }));
    steps.append(act(
        "bonus", Topic::WindRose, Decision::BonusGood,
        [](const Moment&) {
            //: The lesson "A First Game", beside the learner's wind rose
            return FirstGame::tr("As the craftsman you get one more barrel of a kind that you produced. Drag it from "
                                 "the goods supply to your wind rose.");
        },
        suggestions::bonus));
    steps.append({"goods", Ends::OnContinue, Topic::WindRose,
                  [](const Moment& now) { return !now.learner().kindsHeld().isEmpty() && now.orders() > 0; },
                  [](const Moment&) {
                      //: The lesson "A First Game", beside the learner's barrels
                      return FirstGame::tr("You have a barrel. There are two ways to use barrels: the trader sells "
                                           "them for doubloons, which become buildings. The captain ships them for "
                                           "victory points.");
                  }});
}

void addCaptain(QList<LessonStep>& steps)
{
    steps.append(comes(Role::Captain, "captain", Topic::Ships, [] {
        //: The lesson "A First Game", beside the cargo ships, after "Ana takes the captain."
        return FirstGame::tr("Now barrels go to Europe: one victory point for each. In turn everybody must load one "
                             "kind, as much as fits, as long as anybody can. A ship carries a single kind, and no two "
                             "ships the same. The captain gets one point extra.");
    }));
    steps.append(act(
        "load", Topic::Ships, Decision::Load,
        [](const Moment&) {
            //: The lesson "A First Game", beside the cargo ships; an arrow leads from the barrels to a ship
            return FirstGame::tr("Your turn to load. Drag your barrels from the wind rose to the ship that the arrow "
                                 "shows. Your points are chips that the others cannot see.");
        },
        suggestions::load));
    steps.append(act(
        "store", Topic::WindRose, Decision::Store,
        [](const Moment&) {
            //: The lesson "A First Game", beside the learner's barrels
            return FirstGame::tr("Not everything went on board, and you may keep only one barrel. Click the barrels "
                                 "you want to keep, then press Done. The rest goes back to the supply.");
        },
        suggestions::storage));
    steps.append({"spoil", Ends::OnContinue, Topic::Ships,
                  [](const Moment& now) { return now.hasCome(Role::Captain) && now.isBetweenPhases(); },
                  [](const Moment&) {
                      //: The lesson "A First Game", beside the cargo ships
                      return FirstGame::tr(
                          "After loading, everybody keeps a single barrel and loses the rest, unless a "
                          "warehouse stores it. Full ships sail and come back empty; the others wait "
                          "for the next captain.");
                  }});
}

void addSecondRound(QList<LessonStep>& steps)
{
    steps.append({"governor", Ends::OnContinue, Topic::Round,
                  [](const Moment& now) { return now.round() == 2 && now.isBetweenPhases(); },
                  [](const Moment& now) {
                      //: The lesson "A First Game", beside the panel with the round: %1 is a player
                      return FirstGame::tr("Everybody has had a role, so the first round is over. All cards are back, "
                                           "and the governor has moved on: %1 now chooses first, and you choose last.")
                          .arg(now.session().seatName(now.position().governor));
                  }});
    steps.append({"doubloons", Ends::OnContinue, Topic::Roles,
                  [](const Moment& now) { return now.round() == 2 && now.isBetweenPhases(); },
                  [](const Moment&) {
                      //: The lesson "A First Game", beside the role cards
                      return FirstGame::tr("Look at the coins: each role that nobody took in the last round got a "
                                           "doubloon. Whoever takes the role gets the money with it. The longer it "
                                           "lies, the more tempting it is.");
                  }});
}

void addChoice(QList<LessonStep>& steps)
{
    steps.append(comes(Role::Prospector, "prospector", Topic::Roles, [] {
        //: The lesson "A First Game", beside the role cards, after "Ana takes the prospector."
        return FirstGame::tr("The prospector is the only role for one person alone: whoever takes it gets a doubloon, "
                             "and nobody else does anything. It is good when every other role would help the others "
                             "more than you.");
    }));
    steps.append({"choose_second", Ends::OnOrder, Topic::Roles,
                  [](const Moment& now) { return isChoosing(now, kLastGuidedRound); },
                  [](const Moment& now) {
                      const std::optional<Order> advice = adviseRole(now);
                      const QString role = advice ? texts::roleName(advice->role()) : QString();
                      if (advice && doubloonsOn(now.position(), advice->role()) != 0) {
                          //: The lesson "A First Game", beside the role cards, one of which is marked and has coins on
                          //: it: %1 is a role, "Trader"
                          return FirstGame::tr(
                                     "Your turn. Ask two things: what does a role bring me, and what would it "
                                     "bring the others? This one is new to you, and there is money on it: "
                                     "%1.")
                              .arg(role);
                      }
                      //: The lesson "A First Game", beside the role cards, one of which is marked: %1 is a role,
                      //: "Trader"
                      return FirstGame::tr("Your turn. Ask two things: what does a role bring me, and what would it "
                                           "bring the others? This one is new to you: %1.")
                          .arg(role);
                  },
                  adviseRole});
}

void addTrader(QList<LessonStep>& steps)
{
    steps.append(comes(Role::Trader, "trader", Topic::TradingHouse, [] {
        //: The lesson "A First Game", beside the trading house, after "Ana takes the trader."
        return FirstGame::tr("Everybody may sell one barrel, as long as there is room: the house takes four, each of "
                             "another kind. Corn brings 0 doubloons, indigo 1, sugar 2, tobacco 3, coffee 4. The "
                             "trader gets one more.");
    }));
    steps.append(act(
        "sell", Topic::TradingHouse, Decision::Sell,
        [](const Moment& now) {
            return suggestions::sale(now.position())
                       //: The lesson "A First Game", beside the trading house; an arrow leads there
                       ? /*: A bubble of the guided game, in the trader phase. */ FirstGame::tr(
                             "Sell a barrel: drag it from your wind rose into the trading house. The "
                             "doubloons are yours at once.")
                       //: The lesson "A First Game", beside the trading house
                       : /*: A bubble of the guided game, in the trader phase, when no sale earns anything. */
                       FirstGame::tr("What you have would bring nothing here. Don't sell, and keep your barrels for "
                                     "a captain.");
        },
        suggestions::sale));
}

void addFarewell(QList<LessonStep>& steps)
{
    const auto isThirdRound = [](const Moment& now) { return now.round() > kLastGuidedRound && now.isBetweenPhases(); };
    steps.append({"points", Ends::OnContinue, Topic::Board, isThirdRound, [](const Moment&) {
                      //: The lesson "A First Game", beside the learner's board
                      return FirstGame::tr("Now you know every role. Points come from two sources: barrels you ship, "
                                           "and buildings, by their columns from 1 to 4. Large buildings add a bonus "
                                           "at the end. Doubloons only break a tie.");
                  }});
    steps.append({"end", Ends::OnContinue, Topic::Table, isThirdRound, [](const Moment&) {
                      //: The lesson "A First Game", beside nothing in particular
                      return FirstGame::tr("The game ends with the round in which the colonists no longer fill the "
                                           "ship, somebody's city is full, or the victory chips run out. Until then "
                                           "there are many rounds.");
                  }});
    steps.append({"free", Ends::OnContinue, Topic::Prompt, isThirdRound, [](const Moment&) {
                      //: The lesson "A First Game", beside the prompt line; "Hint" and "Undo" are its buttons, %1 is a
                      //: key
                      return FirstGame::tr("Play two rounds as you like. Ask for a Hint whenever you are unsure (the "
                                           "key %1): it shows good moves and why. Undo takes anything back. I will "
                                           "come back for a last word.")
                          .arg(keyFor(Command::Hint));
                  }});
    steps.append({"goodbye", Ends::OnContinue, Topic::Table,
                  [](const Moment& now) { return now.round() >= kGoodbyeRound || now.position().isFinished(); },
                  [](const Moment&) {
                      //: The last bubble of the lesson "A First Game"; "Help" and "Learn" are entries of the menus, %1
                      //: and %2 are keys
                      return FirstGame::tr("That is all you need. %1 opens the rules, %2 gives a hint, and three short "
                                           "lessons wait under Help, Learn. You can go on with this game as long as "
                                           "you like. Have fun!")
                          .arg(keyFor(Command::Guide), keyFor(Command::Hint));
                  }});
}

} // namespace

Record lessons::firstGameStart()
{
    // With this seed and the advice of the lesson, all roles are taken within two rounds: the learner's own are the
    // settler and the trader. A test holds it. A game of four with this seed is taken for the lesson, and its result is
    // not kept, so it is not a number that people choose.
    constexpr std::uint64_t kSeed = 2'002'107;
    Record record{
        .players = 4, .seed = kSeed, .options = {}, .names = {"", "Ana", "Bruno", "Carla"}, .start = {}, .orders = {}};
    record.playerTexts = {"", "castaway", "castaway", "castaway"};
    return record;
}

/// In the order in which they come to a learner who does what is advised.
QList<LessonStep> lessons::firstGameSteps()
{
    QList<LessonStep> steps;
    addBeginning(steps);
    addSettlerAndBuilder(steps);
    addMayor(steps);
    addCraftsman(steps);
    addSecondRound(steps);
    addCaptain(steps);
    addChoice(steps);
    addTrader(steps);
    addFarewell(steps);
    return steps;
}

} // namespace windrose
