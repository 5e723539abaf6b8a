// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "change.h"
#include "game_autosave.h"
#include "game_history.h"
#include "hand_over.h"
#include "mayor_placement.h"
#include "order_outcome.h"
#include "seats.h"
#include "story.h"
#include "undo_redo.h"

#include <QList>
#include <QObject>
#include <QStringList>

#include <optional>
#include <vector>

namespace windrose
{

/// The current game: its history, its seats, and the only way to change it. Models and widgets listen to `changed` and
/// never store a position of their own.
class GameSession : public QObject
{
    Q_OBJECT

public:
    /// A game of four with seed 0, so that there is always a position to show.
    explicit GameSession(QObject* parent = nullptr);
    ~GameSession() override;

    /// Starts a new game; seats without a name are called `Player 1` and so on, seats without a player are persons.
    void startNew(int players, const QStringList& names, std::uint64_t seed, const Options& options,
                  const QList<PlayerSpec>& playing = {});
    /// Continues a record at its current moment; its undone orders can be redone. Of a record with an illegal order,
    /// the orders before it are used.
    void load(const Record& record);
    /// The game as a record: its start, its orders, and how many of them are undone.
    Record record() const;
    /// The game up to the moment after `number` orders, clamped to 0 and the size of the
    /// history.
    Record recordTo(int number) const;

    /// The position that can be acted upon: the viewed moment; during the mayor's placement with the draft in it.
    const Position& position() const;
    /// The position the table draws: `position()`, or an earlier one while the last order is shown event by event.
    const Position& shownPosition() const { return m_story.isShowingOrder() ? m_story.shown() : position(); }
    /// The last order as it is shown. Every change of the game ends it first.
    Story& story() { return m_story; }
    const Story& story() const { return m_story; }
    /// The current position of the game itself.
    const Position& gamePosition() const { return m_history.now(); }
    /// The orders of the game, and what each did.
    const GameHistory& history() const { return m_history; }
    int orderCount() const { return m_history.played(); }
    UndoRedo& undoRedo() { return m_undoRedo; }
    const UndoRedo& undoRedo() const { return m_undoRedo; }
    MayorPlacement& placement() { return m_placement; }
    const MayorPlacement& placement() const { return m_placement; }
    GameAutosave& autosave() { return m_autosave; }
    const GameAutosave& autosave() const { return m_autosave; }

    const Seats& seats() const { return m_seats; }
    int players() const { return gamePosition().players; }
    QString seatName(int seat) const { return m_seats.name(seat); }
    /// Gives a seat to another player at any time. It is saved with the game, and undo does not change it back. A draft
    /// is discarded when its seat gets another player.
    void setPlayer(int seat, const PlayerSpec& player);
    /// Whether a computer player is to move in the game.
    bool isComputersTurn() const;
    /// The person at the screen: the one to move, or, while computers move, the one who moved last or will move first.
    /// Hidden information of this person is shown. -1 when only computers play.
    int personAtTable() const { return windrose::personAtTable(m_history, m_seats); }
    /// The seat of the player who reads the screen: `personAtTable()`, or -1 because only computers play, the table is
    /// covered, or a position is set up.
    virtual int reader() const;
    /// Whether orders can be played at all: not while a position is set up.
    virtual bool takesOrders() const { return true; }

    /// Shows the orders since the moment after `from` orders again, event by event; the game stands where it stood.
    void showAgain(int from);

    /// Whether the table is covered whenever another person takes over, because of an order, undo, redo, another game
    /// or another player of a seat. Off by default.
    void setCoversAtHandOver(bool covers);
    /// Whether the table is covered until the next person confirms the hand-over; hidden information is not shown
    /// meanwhile. Every change of the person at the screen goes through here.
    bool isCovered() const { return m_handOver.isCovered(); }
    /// `personAtTable()` confirms the hand-over.
    void uncover();

    /// True when the current position is shown, so that orders can be given.
    bool isLive() const { return !m_viewed; }
    /// The moment shown: `orderCount()` when live.
    int viewedMoment() const { return m_viewed.value_or(orderCount()); }
    /// Shows the moment after `number` orders, clamped to 0 and the size of the history; neither the game nor a draft
    /// changes.
    void view(int number);
    void returnToGame() { view(orderCount()); }

    /// Plays an order in its canonical form if it is legal and the game is live; when another moment is
    /// shown or no orders are taken, the refusal is `OtherDecision`. Undone orders are discarded, unless the order is
    /// the first of them.
    OrderOutcome submit(Order order);
    /// If set, an order that would discard more than one turn of one seat waits, and `discardQuestionAsked` is emitted.
    /// Off by default.
    void setAsksBeforeDiscarding(bool asks) { m_asksBeforeDiscarding = asks; }
    /// The order that waits for an answer; any other change discards it.
    std::optional<Order> waitingOrder() const { return m_waiting; }
    void playWaiting();
    void dismissWaiting() { m_waiting.reset(); }
    /// Continues from the moment after `number` orders, in one change. `UndoRedo::goTo` checks the limits of undo.
    void jumpTo(int number);

signals:
    /// Emitted once for every change, when the session is in its new state.
    void changed(const windrose::Change& change);
    /// An order waits for an answer because it would discard undone orders.
    void discardQuestionAsked();
    /// More than one turn of one seat is about to be discarded; `whole` is the game before that.
    void aboutToDiscard(const windrose::Record& whole);

protected:
    /// Shows another start. It is saved only if `GameAutosave::saveIn` was called.
    void show(const Record& record, ChangeKind kind);

private:
    void begin(const Record& record);
    OrderOutcome play(Order order);
    void standAt(int number);
    bool discardsOthersOrders(Order order) const;
    void coverForOthers(ChangeKind kind);
    void notify(const Change& change, const Position& before);
    void beginStory(const Change& change, const Position& before);

    GameHistory m_history;
    Seats m_seats;
    std::optional<int> m_viewed; ///< the moment shown, if it is not the current one
    std::optional<Order> m_waiting;
    bool m_asksBeforeDiscarding = false;
    HandOver m_handOver;
    Story m_story;
    MayorPlacement m_placement;
    UndoRedo m_undoRedo;
    GameAutosave m_autosave;
};

} // namespace windrose
