// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What a session is made of; for the files of the session alone.

#include "game_session.h"
#include "hand_over.h"
#include "journal.h"
#include "placement_draft.h"

#include <algorithm>
#include <memory>

namespace windrose
{

struct GameSession::Private {
    Record game;                                ///< the start of the game; its orders are `orders`
    std::array<bool, kMaxPlayers> isComputer{}; ///< who sits where, understood
    std::vector<Order> orders;
    std::vector<Position> positions; ///< before each order, and the last one
    int at = 0;                      ///< orders played
    std::optional<int> viewed;       ///< the moment looked at, when it is not `at`
    PlacementDraft draft;            ///< open where the game asks for a placement
    UndoLimits limits;
    bool asksBeforeDropping = false;
    std::optional<Order> waiting; ///< an order that would drop others and waits for an answer
    HandOver handOver;
    bool hasGame = false; ///< a game was laid or loaded, so there is something worth keeping
    std::unique_ptr<Journal> ownJournal = std::make_unique<Journal>();
    Journal* journal = ownJournal.get(); ///< it, or one of somebody else's
    int kept = 0;                        ///< orders, from the first, that the journal holds as played

    const Position& now() const { return positions[static_cast<std::size_t>(at)]; }
    Moments moments() const { return {orders, positions, isAnyPerson() ? isComputer : decltype(isComputer){}}; }

    int persons() const
    {
        return static_cast<int>(std::count(isComputer.begin(), isComputer.begin() + game.players, false));
    }
    bool isAnyPerson() const { return persons() != 0; }

    void seat(int number, const std::string& sitter)
    {
        game.sitters[static_cast<std::size_t>(number)] = sitter;
        isComputer[static_cast<std::size_t>(number)] = isPlayerKnown(QString::fromStdString(sitter));
    }

    void begin(const Record& record)
    {
        game = record;
        game.orders.clear();
        game.takenBack = 0;
        const std::vector<std::string> defaults = defaultNames(game.players);
        for (std::size_t seat = game.names.size(); seat < defaults.size(); ++seat) {
            game.names.push_back(defaults[seat]);
        }
        game.sitters.resize(static_cast<std::size_t>(game.players));
        isComputer.fill(false);
        for (int number = 0; number < game.players; ++number) {
            seat(number, std::string(game.sitters[static_cast<std::size_t>(number)]));
        }
        orders.clear();
        positions = {startOf(game)};
        for (const Order order : record.orders) {
            if (check(positions.back(), order)) {
                break;
            }
            addOrder(order);
        }
        standAt(std::min(playedOrders(record), static_cast<int>(orders.size())));
    }

    void addOrder(Order order)
    {
        Position next = positions.back();
        apply(next, order);
        orders.push_back(order);
        positions.push_back(next);
    }

    /// The game stands after `number` orders, live, with a fresh draft where one is asked for.
    void standAt(int number)
    {
        at = number;
        viewed.reset();
        waiting.reset();
        draft.close();
        if (now().decision == Decision::PlaceColonists) {
            draft.open(now());
        }
    }

    /// The game comes to one more order. Orders taken back wait on when it is the one that stood there.
    void play(Order order)
    {
        const bool isAsBefore = at < moments().count() && orders[static_cast<std::size_t>(at)] == order;
        if (!isAsBefore) {
            orders.resize(static_cast<std::size_t>(at));
            positions.resize(static_cast<std::size_t>(at) + 1);
            addOrder(order);
        }
        standAt(at + 1);
    }

    /// The game is worth keeping, and there is a file to keep it in.
    bool isSaved() const { return hasGame && journal->isOn(); }

    /// What the journal holds and the game on the table share, as far as it stands there as played.
    void countKept() { kept = journal->keptOrders(orders); }

    /// True when playing the order drops more than one turn of one seat.
    bool dropsOthers(Order order) const
    {
        return at < moments().count() && !(orders[static_cast<std::size_t>(at)] == order) &&
               reachBeyondOneTurn(moments(), at);
    }
};

} // namespace windrose
