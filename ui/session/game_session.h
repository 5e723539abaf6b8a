// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "change.h"
#include "game_history.h"
#include "game_keeping.h"
#include "hand_over.h"
#include "mayor_placement.h"
#include "order_outcome.h"
#include "seats.h"
#include "story.h"
#include "undo_redo.h"

#include <QObject>
#include <QStringList>

#include <optional>
#include <vector>

namespace windrose
{

class SetupDraft;

/// The game on the table: its history, who sits there, and the only way to change it. Models and widgets listen to
/// `changed` and never keep a position of their own.
class GameSession : public QObject
{
    Q_OBJECT

public:
    /// A table of four with seed 0, so that there is always a position to show.
    explicit GameSession(QObject* parent = nullptr);
    ~GameSession() override;

    /// Lays a new table; seats without a name are called `Player 1` and so on, seats without a sitter are persons'.
    void startNew(int players, const QStringList& names, std::uint64_t seed, const Options& options,
                  const QStringList& sitters = {});
    /// Goes on with a record where it stands; orders it says were taken back can be played again (of a record with an
    /// illegal order, those before it).
    void load(const Record& record);
    /// The game as a record: its start, its orders, and how many of them are taken back.
    Record record() const;
    /// The game up to the moment after `number` orders (0 to the size of the history, other numbers are brought into
    /// this range).
    Record recordTo(int number) const;

    /// The position that can be acted upon: the viewed moment; during the mayor's placement with the draft in it.
    const Position& position() const;
    /// The position the table draws: `position()`, or an earlier one while the last order is shown event by event.
    const Position& shownPosition() const { return m_story.isTelling() ? m_story.shown() : position(); }
    /// The last order as it is shown. What changes the game ends it first.
    Story& story() { return m_story; }
    const Story& story() const { return m_story; }
    /// The position the game itself stands at.
    const Position& gamePosition() const { return m_history.now(); }
    /// The orders of the game, and what each did.
    const GameHistory& history() const { return m_history; }
    int orderCount() const { return m_history.played(); }
    UndoRedo& undoRedo() { return m_undoRedo; }
    const UndoRedo& undoRedo() const { return m_undoRedo; }
    MayorPlacement& placement() { return m_placement; }
    const MayorPlacement& placement() const { return m_placement; }
    GameKeeping& keeping() { return m_keeping; }
    const GameKeeping& keeping() const { return m_keeping; }

    const Seats& seats() const { return m_seats; }
    int players() const { return gamePosition().players; }
    QString seatName(int seat) const { return m_seats.name(seat); }
    /// Hands a seat over, in the middle of the game or not: an empty text is a person. Kept with the game, but no order
    /// that undo would take back. A draft under way is dropped when its seat changes hands.
    void setSitter(int seat, const QString& sitter);
    /// A computer player is to move where the game stands.
    bool isComputersTurn() const;
    /// The person who sits at the table now: the one to move, or while computers move the one who moved last, or will
    /// move first. What only its owner may see is hers. -1 when only computers play.
    int personAtTable() const { return windrose::personAtTable(m_history, m_seats); }
    /// The seat of the person who reads the screen: `personAtTable()`, or -1 while nobody plays who reads it, because
    /// only computers play, the table is covered, or a position is set up.
    int reader() const;

    /// Shows the orders since the moment after `from` orders again, event by event; the game stands where it stood.
    void tellAgain(int from);

    /// Whether the table is covered whenever another person comes to sit at it: by an order, undo, redo, another game
    /// or another player of a seat. Off at first.
    void setCoversAtHandOver(bool covers);
    /// The table is covered until the person to whom it is handed over sits there: what only one person may see is
    /// nobody's to see. Every change of the person at the table goes through here.
    bool isCovered() const { return m_handOver.isCovered(); }
    /// `personAtTable()` sits there now.
    void uncover();

    /// True when the position shown is the one the game stands at, so that orders can be given.
    bool isLive() const { return !m_viewed; }
    /// The moment that is looked at: `orderCount()` when live.
    int viewedMoment() const { return m_viewed.value_or(orderCount()); }
    /// Looks at the moment after `number` orders (0 to the size of the history, other numbers are brought into this
    /// range); nothing of the game changes, and a draft is kept.
    void view(int number);
    void returnToGame() { view(orderCount()); }

    /// Plays an order in its canonical form, if it is legal and the game is live; when an earlier moment is looked at,
    /// the refusal is that another decision is asked. Orders taken back are dropped, unless the order is the first of
    /// them.
    OrderOutcome submit(Order order);
    /// An order that would drop more than one turn of one seat is not played but waits, and `dropAsked` is told. Off at
    /// first.
    void setAsksBeforeDropping(bool asks) { m_asksBeforeDropping = asks; }
    /// The order that waits for an answer; whatever else happens makes it wait no longer.
    std::optional<Order> waitingOrder() const { return m_waiting; }
    void playWaiting();
    void dismissWaiting() { m_waiting.reset(); }
    /// Goes on from the moment after `number` orders, in one change. Limits of undo are asked in `UndoRedo::goTo`.
    void jumpTo(int number);

    /// The position being built by hand, when this table is for setting one up; else null. See `SetupSession`.
    virtual const SetupDraft* setup() const { return nullptr; }

signals:
    /// Told once for every change, when the session stands in its new state.
    void changed(const windrose::Change& change);
    /// An order waits because it would drop orders that were taken back.
    void dropAsked();
    /// Orders taken back are about to be dropped, more than one turn of one seat: the whole game as it is now.
    void dropping(const windrose::Record& whole);

protected:
    /// Shows another start. It is kept only when `GameKeeping::keepIn` was called.
    void show(const Record& record, ChangeKind kind);

private:
    void begin(const Record& record);
    OrderOutcome play(Order order);
    void standAt(int number);
    bool dropsOthers(Order order) const;
    void coverForOthers(ChangeKind kind);
    void tell(const Change& change, const Position& before);
    void beginStory(const Change& change, const Position& before);

    GameHistory m_history;
    Seats m_seats;
    std::optional<int> m_viewed; ///< the moment looked at, when it is not the one the game stands at
    std::optional<Order> m_waiting;
    bool m_asksBeforeDropping = false;
    HandOver m_handOver;
    Story m_story;
    MayorPlacement m_placement;
    UndoRedo m_undoRedo;
    GameKeeping m_keeping;
};

} // namespace windrose
