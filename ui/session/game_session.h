// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "colonist_place.h"
#include "core/text/record.h"
#include "undo_rules.h"

#include <QObject>
#include <QStringList>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace windrose
{

class FileDevice;
class Journal;
class SetupDraft;

/// What a sitter that is a program of its own begins with; its name follows.
inline constexpr QLatin1String kProgramPrefix("program:");
/// Whether a sitter, as records say it, is a computer player of some kind, so that no person plays the seat.
bool isPlayerKnown(const QString& sitter);

/// What happened to the game, told once for every change (see `GameSession::changed`).
enum class ChangeKind {
    Loaded,    ///< another game is on the table
    Played,    ///< one order was played; `events` say what it did
    Undone,    ///< the game went back
    Redone,    ///< orders taken back were played again; `events` say what they did
    Viewed,    ///< another moment is looked at, the game itself stands where it stood
    Seated,    ///< somebody else sits at a seat now; the game itself stands where it stood
    Drafted,   ///< a colonist was moved in the draft of the mayor's placement, or a piece of a position set up by hand
    Uncovered, ///< the next person sits at the table now; the game itself stands where it stood
};

/// One change of the game. Everything on the screen follows from the session's position; this says what to animate.
struct Change {
    ChangeKind kind = ChangeKind::Loaded;
    int from = 0;              ///< number of orders played before
    int to = 0;                ///< and after
    std::vector<Event> events; ///< in order; empty unless something was played
};

/// The game on the table: its start, its orders, where it stands, and the only way to change it. Models and widgets
/// listen to `changed` and never keep a position of their own.
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

    /// The position everything on the screen shows: the viewed moment; during the mayor's placement with the draft in
    /// it.
    const Position& position() const;
    /// The position the game itself stands at.
    const Position& gamePosition() const;
    /// The game as a record: its start, its orders, and how many of them are taken back.
    Record record() const;
    /// The game up to the moment after `number` orders (0 to `historySize()`, other numbers are brought into this
    /// range).
    Record recordTo(int number) const;
    QString seatName(int seat) const;
    int players() const;
    std::uint64_t seed() const;

    /// Who sits at a seat, as records say it: empty for a person, else which player, such as `merchant:builder`. What
    /// nobody knows is kept, though a person plays the seat.
    QString sitter(int seat) const;
    /// Hands a seat over, in the middle of the game or not: an empty text is a person. Kept with the game, but no order
    /// that undo would take back. A draft under way is dropped when its seat changes hands.
    void setSitter(int seat, const QString& sitter);
    /// A computer player plays the seat.
    bool isComputer(int seat) const;
    /// A computer player is to move where the game stands.
    bool isComputersTurn() const;
    /// The person who sits at the table now: the one to move, or while computers move the one who moved last, or will
    /// move first. What only its owner may see is hers. -1 when only computers play.
    int personAtTable() const;
    /// The seat of the person who reads the screen: `personAtTable()`, or -1 while nobody plays who reads it, because
    /// only computers play, the table is covered, or a position is set up.
    int reader() const;

    /// Whether the table is covered whenever another person comes to sit at it: by an order, undo, redo, another game
    /// or another player of a seat. Off at first.
    void setCoversAtHandOver(bool covers);
    /// The table is covered until the person to whom it is handed over sits there: what only one person may see is
    /// nobody's to see. Every change of the person at the table goes through here.
    bool isCovered() const;
    /// `personAtTable()` sits there now.
    void uncover();

    /// Orders played, and all orders that undo and redo can reach.
    int orderCount() const;
    int historySize() const;
    Order orderAt(int number) const;
    /// The position before order `number` (`historySize()`: the last one).
    const Position& positionAt(int number) const;
    /// What order `number` did.
    std::vector<Event> eventsOf(int number) const;

    /// True when the position shown is the one the game stands at, so that orders can be given.
    bool isLive() const;
    /// The moment that is looked at: `orderCount()` when live.
    int viewedMoment() const;
    /// Looks at the moment after `number` orders (0 to `historySize()`, other numbers are brought into this range);
    /// nothing of the game changes, and a draft is kept.
    void view(int number);
    void returnToGame();

    /// Plays an order in its canonical form, if it is legal and the game is live. Orders taken back are dropped, unless
    /// the order is the first of them. Returns why not otherwise; when an earlier moment is looked at, that another
    /// decision is asked. An order that waits for an answer (see `setAsksBeforeDropping`) is not refused either.
    Refusal submit(Order order);

    /// Orders that were taken back and that redo can play again.
    int takenBack() const;
    /// An order that would drop more than one turn of one seat is not played but waits, and `dropAsked` is told. Off at
    /// first.
    void setAsksBeforeDropping(bool asks);
    /// The order that waits for an answer; whatever else happens makes it wait no longer.
    std::optional<Order> waitingOrder() const;
    void playWaiting();
    void dismissWaiting();

    /// Undo and redo, like orders, only happen when the game is live.
    bool canUndo() const;
    bool canRedo() const;
    /// Takes back the last order, with computers at the table the last one of a person and all after it; in a changed
    /// draft, takes back the draft's last change first.
    void undo();
    /// Plays an order again (with computers at the table, on to the next decision of a person), or makes a change of
    /// the draft again. Orders taken back wait until the draft is unchanged.
    void redo();
    /// Goes on from the moment after `number` orders (0 to `historySize()`): undoes or redoes as many orders as needed
    /// in one change, whatever is viewed. Returns false when a limit of undo forbids it.
    bool goTo(int number);
    /// What keeps undo from taking back one more step, and from going back to the moment after `number` orders.
    UndoStop undoStop() const;
    UndoStop undoStopTo(int number) const;
    /// Goes back to the first decision of those the seat to move has taken in a row, with the draft as it was asked;
    /// where a limit of undo lies between, as far as that.
    void restartTurn();
    /// What keeps `restartTurn` from changing anything; `Start` when the turn has just begun.
    UndoStop restartStop() const;
    /// Undo goes to the start of the game at first.
    void setUndoLimits(const UndoLimits& limits);
    UndoLimits undoLimits() const;

    // The mayor's placement: a draft that can be changed freely until it is submitted as one order.

    /// True while the seat to move arranges its colonists.
    bool isPlacing() const;
    /// A colonist can be moved there: own board, one stands at `from`, `to` has an empty circle or is San Juan.
    bool canMoveColonist(ColonistPlace from, ColonistPlace to) const;
    bool moveColonist(ColonistPlace from, ColonistPlace to);
    /// True when the draft differs from how the colonists stood when the decision was asked.
    bool isDraftChanged() const;
    /// Takes all colonists up to San Juan.
    void clearPlacement();
    /// Fills the circles sensibly; it remains a draft.
    void placeForMe();
    /// Fills the circles as a legal placement says; it remains a draft.
    void arrangePlacement(Order placement);
    /// The order the draft stands for.
    Order draftOrder() const;
    /// Why the draft cannot be finished, or an empty refusal.
    Refusal draftRefusal() const;
    /// Submits the draft.
    Refusal finishPlacement();

    /// A legal default or forced order there is for a key or the "play forced orders" setting; empty when there is a
    /// choice.
    std::optional<Order> onlyOrder() const;

    // Keeping the game. Nothing here waits for the disk but `waitUntilKept`.

    /// Keeps the game in a file from now on (see `Journal`): every change is written by another thread, in order.
    /// `guard` is asked before each write, in that thread; a text is why nothing may be written. An empty path stops
    /// it.
    void setAutosave(const QString& path, std::function<QString()> guard = {});
    /// Keeps the game in a journal that outlives the session, so that ending the session does not wait for the disk.
    void keepIn(Journal& journal);
    /// For tests: what the autosave writes files with from now on. It must outlive the session.
    void setAutosaveDevice(FileDevice& device);
    /// Puts a game among the earlier ones (see `KeptGames`) with the next write of the autosave, and fails with it.
    void keepEarlier(const Record& record);
    /// Tries to write the game again, after an error.
    void saveNow();
    /// Whether the game stands on the disk as it is; true without an autosave, which promises nothing.
    bool isKept() const;
    /// How many orders, from the first, stand on the disk as played: those taken back do not count, those given since
    /// do not yet. All of them without an autosave.
    int keptCount() const;
    /// Ends the autosave's file so that it says it is whole, and then lets `after` run in the writing thread;
    /// `autosaveClosed` tells. When the game goes on after all, so does the autosave.
    void closeAutosave(std::function<void()> after = {});
    /// Runs a task in the writing thread after everything that is queued.
    void runBehindAutosave(std::function<void()> task);
    /// For tests: blocks until everything is written or has failed; returns `isKept`.
    bool waitUntilKept();
    /// Why the last write of the autosave that ended failed; empty when it succeeded.
    QString autosaveError() const;

    /// The position being built by hand, when this table is for setting one up; else null. See `SetupSession`.
    virtual const SetupDraft* setup() const { return nullptr; }

signals:
    /// Told once for every change, when the session stands in its new state.
    void changed(const windrose::Change& change);
    /// An order waits because it would drop orders that were taken back.
    void dropAsked();
    /// Orders taken back are about to be dropped, more than one turn of one seat: the whole game as it is now.
    void dropping(const windrose::Record& whole);
    /// The autosave failed, or works again.
    void autosaveErrorChanged();
    /// More or less of the game than before stands on the disk (see `isKept`, `keptCount`); told after `changed`, too.
    void keptChanged();
    /// What `closeAutosave` came to: whether the whole game stands on the disk.
    void autosaveClosed(bool isKept);

protected:
    /// Shows another start. It is kept only when `keepIn` was called.
    void show(const Record& record, ChangeKind kind);

private:
    void play(Order order);
    void coverForOthers(ChangeKind kind);
    void listenToJournal();
    void startSaving();
    void countKept();
    void tell(const Change& change);
    void tellDraft();

    struct Private;
    std::unique_ptr<Private> m_state;
};

} // namespace windrose
