// SPDX-License-Identifier: GPL-3.0-or-later
#include "texts_prompt.h"

#include "core/rules/scoring.h"
#include "paragraph.h"
#include "texts.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

/* TRANSLATOR Prompt  The line of the prompt, which says what is asked, and its buttons. */

namespace windrose::texts
{
namespace
{

/// The translation context of the prompt line.
struct Prompt {
    Q_DECLARE_TR_FUNCTIONS(Prompt)
};

/// The seat that must answer and the position.
struct PromptContext {
    const Position& position;
    const Seat& seat;
    QString name;
    bool isChooser;
};

QStringList chooseRole(const PromptContext& context)
{
    const int taken = context.position.cardsTaken();
    return {
        //: The question to the player to move; %1 is the name of the player, %2 the number of the round.
        taken == 0 ? numbered(Prompt::tr("%1, governor of round %2: take a role card."), QStringLiteral("%2"))
                         .arg(context.name, QString::number(context.position.round))
                   :
                   //: The question to the player to move; %1 is the name of the player.
            Prompt::tr("%1: take a role card.").arg(context.name),
        //: A sentence of the prompt line: what is asked, or what follows.
        Prompt::tr("Everyone acts in that role, and you get its privilege."),
        context.position.isLastRound()
            ? /*: A sentence of the prompt line: what is asked, or what follows. */ Prompt::tr(
                  "This is the last round.")
            : QString(),
    };
}

QStringList hacienda(const PromptContext& context)
{
    const bool lastSpace = context.seat.emptyIslandSpaces() == 1;
    return {
        context.isChooser ?
                          //: The question to the player to move; %1 is the name of the player.
            Prompt::tr("%1, Settler: draw a face-down plantation with your hacienda first?").arg(context.name)
                          :
                          //: The question to the player to move; %1 is the name of the player.
            Prompt::tr("%1: draw a face-down plantation with your hacienda first?").arg(context.name),
        lastSpace ? /*: A sentence of the prompt line: what is asked, or what follows. */ Prompt::tr(
                        "The drawn tile must be placed, and it would fill your last space.")
                  : /*: A sentence of the prompt line: what is asked, or what follows. */ Prompt::tr(
                        "The drawn tile must be placed. Either way, you may take a tile afterward."),
    };
}

QStringList takePlantation(const PromptContext& context)
{
    const Position& position = context.position;
    QString question;
    if (context.isChooser) {
        question = position.quarries > 0 ?
                                         //: The question to the player to move; %1 is the name of the player.
                       Prompt::tr("%1, Settler: take a plantation from the row or, as your privilege, a quarry.")
                                         :
                                         //: The question to the player to move; %1 is the name of the player.
                       Prompt::tr("%1, Settler: take a plantation from the row; no quarry is left.");
    } else if (context.seat.has(Effect::TakeQuarry) && position.quarries > 0) {
        //: The question to the player to move; %1 is the name of the player.
        question = Prompt::tr("%1: take a plantation from the row or, with your construction hut, a quarry.");
    } else {
        //: The question to the player to move; %1 is the name of the player.
        question = Prompt::tr("%1: take a plantation from the row.");
    }
    const bool hospice = context.seat.has(Effect::SettleColonist) && position.hasColonistToGive();
    return {
        question.arg(context.name),
        //: A sentence of the prompt line: what is asked, or what follows.
        hospice ? Prompt::tr("Your hospice sends a colonist with it, unless you decline.") : QString(),
        //: A sentence of the prompt line: what is asked, or what follows.
        Prompt::tr("If you pass, you take nothing."),
    };
}

QStringList placeColonists(const PromptContext& context, const GameSession& session)
{
    const Seat& seat = context.seat;
    const int waiting = seat.sanJuan;
    const int empty = seat.emptyCircles();
    QStringList sentences{context.isChooser ?
                                            //: The question to the player to move; %1 is the name of the player.
                              Prompt::tr("%1, Mayor: place your colonists as you like.").arg(context.name)
                                            :
                                            //: The question to the player to move; %1 is the name of the player.
                              Prompt::tr("%1: place your colonists as you like.").arg(context.name)};
    if (waiting > 0) {
        //: In the prompt line in the mayor phase: they cannot stay there.
        sentences << Prompt::tr("%n colonist(s) wait(s) in San Juan.", "colonists", waiting);
    }
    if (empty > 0) {
        //: A part of the question while placing colonists.
        sentences << Prompt::tr("%n circle(s) is/are empty.", nullptr, empty);
    }
    if (session.placement().refusal()) {
        //: A sentence of the prompt line: what is asked, or what follows.
        sentences << Prompt::tr("No colonist may wait while a circle is empty.");
    } else {
        //: A sentence of the prompt line: what is asked, or what follows.
        sentences << Prompt::tr("Choose Done when you are finished.");
    }
    return sentences;
}

QStringList build(const PromptContext& context)
{
    const int quarries = context.seat.mannedCount(Tile::Quarry);
    const bool university = context.seat.has(Effect::EmployColonist) && context.position.hasColonistToGive();
    return {
        context.isChooser ?
                          //: The question to the player to move; %1 is the name of the player.
            Prompt::tr("%1, Builder: build one building, for 1 doubloon less, or pass.").arg(context.name)
                          :
                          //: The question to the player to move; %1 is the name of the player.
            Prompt::tr("%1: build one building or pass.").arg(context.name),
        //: A part of the question while building or selling.
        quarries == 0 ? Prompt::tr("You have %n doubloon(s).", nullptr, static_cast<int>(context.seat.doubloons))
                      //: %1 is "2 quarries work", a sentence of its own
                      :
                      //: A part of the question while building; %1 says how many quarries are occupied.
            Prompt::tr("You have %n doubloon(s); %1.", nullptr, static_cast<int>(context.seat.doubloons))
                .arg(
                    //: How many quarries are occupied, after "You have 5 doubloons; ".
                    Prompt::tr("%n quarry(ies) is/are occupied", nullptr, quarries)),
        university ? /*: A sentence of the prompt line: what is asked, or what follows. */ Prompt::tr(
                         "Your university sends a colonist to it, unless you decline.")
                   : QString(),
    };
}

QStringList bonusGood(const PromptContext& context)
{
    return {
        //: The question to the player to move; %1 is the name of the player.
        Prompt::tr("%1, Craftsman: as your privilege, take an extra barrel of a kind you have just produced. If you "
                   "pass, you get none.")
            .arg(context.name)};
}

QStringList sell(const PromptContext& context)
{
    const Position& position = context.position;
    const int room = position.tradingHouse.emptySpaces();
    const int markets = context.seat.amountOf(Effect::RaisePrice);
    return {
        context.isChooser ?
                          //: The question to the player to move; %1 is the name of the player.
            Prompt::tr("%1, Trader: sell one barrel, for 1 doubloon more, or pass and sell nothing.").arg(context.name)
                          :
                          //: The question to the player to move; %1 is the name of the player.
            Prompt::tr("%1: sell one barrel to the trading house, or pass and sell nothing.").arg(context.name),
        //: A part of the question while building or selling.
        markets > 0 ? Prompt::tr("Your markets add %n doubloon(s).", nullptr, markets) : QString(),
        //: In the prompt line in the trader phase: the number of barrels that it still takes.
        Prompt::tr("The trading house has room for %n more.", "barrels", room),
    };
}

int amountOf(const Position& position, const Seat& seat, Order load)
{
    const CargoShip& ship = position.ships[static_cast<std::size_t>(load.ship())];
    return std::min<int>(seat.goods[static_cast<std::size_t>(load.good())],
                         position.shipCapacity(load.ship()) - ship.barrels);
}

/// "5, 6 or 7"
QString alternatives(const QStringList& words)
{
    if (words.size() < 2) {
        return words.join(QString());
    }
    //: the last two of several alternatives: "5, 6 or 7"
    return Prompt::tr("%1 or %2").arg(words.mid(0, words.size() - 1).join(QLatin1String(", ")), words.last());
}

/// The possible loads of a kind onto cargo ships.
struct CargoChoice {
    Good good;
    int amount;
    QStringList capacities;
};

QList<CargoChoice> cargoChoices(const PromptContext& context, const OrderList& orders)
{
    QList<CargoChoice> choices;
    for (const Order order : orders) {
        if (order.kind != OrderKind::Load) {
            continue;
        }
        if (choices.isEmpty() || choices.last().good != order.good()) {
            choices << CargoChoice{order.good(), amountOf(context.position, context.seat, order), {}};
        }
        choices.last().capacities << QString::number(context.position.shipCapacity(order.ship()));
    }
    return choices;
}

/// "3 barrels of corn onto the ship of 5 or 7"; just the kinds when there are many.
QString cargo(const QList<CargoChoice>& choices)
{
    constexpr int kMany = 3;
    QStringList spoken;
    for (const CargoChoice& choice : choices) {
        spoken << (choices.size() >= kMany
                       ? goodWord(choice.good)
                       //: %1 is "3 barrels of corn", %2 "5 or 7"
                       : numbered(
                             //: What must be loaded: %1 is a number of barrels with their kind, %2 the capacity of the
                             //: ship.
                             Prompt::tr("%1 onto cargo ship %2"), QStringLiteral("%2"))
                             .arg(barrels(choice.amount, choice.good), alternatives(choice.capacities)));
    }
    return alternatives(spoken);
}

QStringList load(const PromptContext& context)
{
    OrderList orders;
    legalOrders(context.position, orders);
    const QList<CargoChoice> choices = cargoChoices(context, orders);
    const bool wharf =
        std::any_of(orders.begin(), orders.end(), [](Order order) { return order.kind == OrderKind::LoadWharf; });
    QStringList sentences;
    if (choices.isEmpty()) {
        //: The question to the player to move; %1 is the name of the player.
        sentences << Prompt::tr("%1: no cargo ship takes your goods. Ship all barrels of one kind with your wharf, or "
                                "pass and keep them for now.")
                         .arg(context.name);
    } else {
        //: %2 is "3 barrels of corn onto the ship of 5"
        const QString question = context.isChooser ? Prompt::tr("%1, Captain: you must load %2.") :
                                                   //: The question to the player to move; %1 is the name of the player,
                                                   //: %2 what must be loaded, such as "2 corn onto cargo ship 5".
                                     Prompt::tr("%1: you must load %2.");
        sentences << question.arg(context.name, cargo(choices));
        if (wharf) {
            //: A sentence of the prompt line: what is asked, or what follows.
            sentences << Prompt::tr("You may use your wharf instead.");
        }
    }
    if (context.isChooser && !context.position.captainLoaded) {
        //: A sentence of the prompt line: what is asked, or what follows.
        sentences << Prompt::tr("Your first load earns 1 extra point.");
    }
    return sentences;
}

QStringList store(const PromptContext& context)
{
    const int kinds = context.seat.storageKinds();
    return {
        kinds == 0 ?
                   //: The question to the player to move; %1 is the name of the player.
            Prompt::tr("%1: choose the one barrel to keep.").arg(context.name)
                   :
                   //: The question to the player to move; %1 is the name of the player.
            Prompt::tr("%1: choose %n kind(s) of goods to store in your warehouses, and one more barrel to keep.",
                       nullptr, kinds)
                .arg(context.name),
        //: A sentence of the prompt line: what is asked, or what follows.
        Prompt::tr("Everything else goes back to the supply."),
    };
}

QString listOf(const QStringList& names)
{
    return QLocale().createSeparatedList(names);
}

} // namespace

QString result(const Position& position, const QStringList& names)
{
    const auto table = scores(position);
    QStringList winners;
    QStringList equalInPoints;
    const auto best = std::max_element(table.begin(), table.begin() + position.players,
                                       [](const SeatScore& a, const SeatScore& b) { return a.total < b.total; });
    int tieBreak = 0;
    for (int seat = 0; seat < position.players && seat < names.size(); ++seat) {
        const SeatScore& score = table[static_cast<std::size_t>(seat)];
        if (score.place == 1) {
            winners << names[seat];
            tieBreak = score.tieBreak;
        }
        if (score.total == best->total) {
            equalInPoints << names[seat];
        }
    }
    if (winners.size() > 1) {
        //: %1 is a list of names
        return Prompt::tr("%1 share the victory with %n point(s) each.", nullptr, best->total).arg(listOf(winners));
    }
    if (winners.isEmpty()) {
        return {};
    }
    if (equalInPoints.size() > 1) {
        //: %2 is the number of doubloons and barrels that broke the tie
        return Prompt::tr("%1 wins the tie at %n point(s) with %2 doubloons and barrels.", nullptr, best->total)
            .arg(winners.first(), QString::number(tieBreak));
    }
    //: The line of the prompt after the end; %1 is the name of the player.
    return Prompt::tr("%1 wins with %n point(s).", nullptr, best->total).arg(winners.first());
}

QString gameOver()
{
    //: In the line of the prompt after the end, before who has won.
    return Prompt::tr("The game is over.");
}

QString moment(const GameSession& session)
{
    const int shown = session.viewedMoment();
    const int last = session.history().size();
    if (shown == 0) {
        //: %n is the number of orders of the whole game
        return Prompt::tr("The start of the game, before %n move(s)", nullptr, last);
    }
    //: In the bar of the replay; %1 is the round, %2 the move and %3 the number of moves.
    QString place = Prompt::tr("Round %1, move %2 of %3").arg(session.position().round).arg(shown).arg(last);
    if (shown > session.orderCount()) {
        //: %1 is "Round 5, order 87 of 143"
        return Prompt::tr("%1 (undone)").arg(place);
    }
    return place;
}

QString takenBack(const GameSession& session)
{
    const int orders = session.history().takenBack();
    return orders == 0 ? QString() :
                       //: The line of the prompt after undo.
               Prompt::tr("%n move(s) is/are undone: playing on discards it/them.", nullptr, orders);
}

QStringList promptSentences(const GameSession& session)
{
    if (!session.isLive()) {
        return {//: %1 is "Round 5, order 87 of 143"
                Prompt::tr("%1. You are looking at another moment of the game, so pieces cannot be moved.")
                    .arg(moment(session))};
    }
    const Position& position = session.position();
    const PromptContext context{position, position.seat(position.turn), session.seatName(position.turn),
                                position.turn == position.chooser};
    switch (position.decision) {
    case Decision::ChooseRole:
        return chooseRole(context);
    case Decision::Hacienda:
        return hacienda(context);
    case Decision::TakePlantation:
        return takePlantation(context);
    case Decision::PlaceColonists:
        return placeColonists(context, session);
    case Decision::Build:
        return build(context);
    case Decision::BonusGood:
        return bonusGood(context);
    case Decision::Sell:
        return sell(context);
    case Decision::Load:
        return load(context);
    case Decision::Store:
        return store(context);
    case Decision::None:
        break;
    }
    QStringList names;
    for (int seat = 0; seat < position.players; ++seat) {
        names << session.seatName(seat);
    }
    return {gameOver(), result(position, names)};
}

QString prompt(const GameSession& session)
{
    return texts::paragraph(promptSentences(session));
}

QString passLabel(const Position& position)
{
    switch (position.decision) {
    case Decision::Hacienda:
        //: A button in the line of the prompt, which passes.
        return Prompt::tr("Don't draw");
    case Decision::TakePlantation:
        //: A button in the line of the prompt, which passes.
        return Prompt::tr("Take nothing");
    case Decision::Build:
        //: A button in the line of the prompt, which passes.
        return Prompt::tr("Build nothing");
    case Decision::BonusGood:
        //: A button in the line of the prompt, which passes as the craftsman.
        return Prompt::tr("No extra barrel");
    case Decision::Sell:
        //: A button in the line of the prompt, which passes.
        return Prompt::tr("Don't sell");
    case Decision::Load:
        //: A button in the line of the prompt, which passes where only the wharf could take barrels.
        return check(position, Order::pass()) ? QString() : Prompt::tr("Keep the barrels");
    default:
        return {};
    }
}

} // namespace windrose::texts
