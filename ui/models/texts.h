// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/players/advice.h"
#include "core/players/level.h"
#include "core/players/reasons.h"
#include "core/players/rewards.h"
#include "ui/session/game_session.h"

#include <QString>

namespace windrose
{
struct Sale;
} // namespace windrose

/// All sentences about the game in the user's language: names, effects, prices, refusals, prompts. The only place where
/// facts and codes of the core become sentences for the window. Functions return plain text unless "rich text" is
/// noted; plain text can contain players' names, so it must not be shown as rich text.
namespace windrose::texts
{

QString goodName(Good good); ///< "Corn"
QString tileName(Tile tile); ///< "Corn plantation", "Quarry"
QString roleName(Role role); ///< "Mayor"
/// A short form of a long name, for cards on which the name does not fit; empty if there is none.
QString roleShortName(Role role);
QString buildingName(Building building); ///< "Coffee roaster"
/// The same with the soft hyphens of the translation, for narrow cards.
QString buildingLabel(Building building);
/// A short form of a long name, for cards on which the name does not fit: "Coffee r."; empty if there is none.
QString buildingShortName(Building building);

// The same names in the middle of a sentence.
QString goodWord(Good good);             ///< "corn"
QString tileWord(Tile tile);             ///< "corn plantation", "quarry"
QString buildingWord(Building building); ///< "coffee roaster"

// The same names with an article, in the grammatical case that the sentences need.
QString aTile(Tile tile);               ///< "a corn plantation", as the object of a sentence
QString aBuilding(Building building);   ///< "a coffee roaster", as the object of a sentence
QString theBuilding(Building building); ///< "the coffee roaster", as the subject of a sentence
/// A translated text in which the number that replaces `placeholder`, such as "%2", stays on the line of the name
/// before it: "cargo ship 6".
QString numbered(QString text, const QString& placeholder);
/// A sentence with an uppercase first letter, for sentences that can begin with such a name.
QString capitalized(const QString& sentence);

/// A text from outside (a name, a file, the clipboard, a program, the system) that is safe to show: one line, without
/// control characters and characters that change the text direction.
QString shown(const QString& text);
/// The name of a file, and its path, safe to show.
QString fileName(const QString& path);
QString filePath(const QString& path);
/// A text from outside, safe to show on an action, a menu or a label with a buddy: ampersands are
/// escaped.
QString plainLabel(const QString& text);

QString barrels(int count, Good good); ///< "3 barrels of corn"
QString doubloons(int count);          ///< "1 doubloon"
QString points(int count);             ///< "4 victory points"
/// What goes aboard a ship and what it brings: "4 barrels, 6 points".
QString loaded(int barrels, int points);

/// The effect of a building, role or tile in one or two sentences.
QString buildingEffect(Building building);
QString roleEffect(Role role);
QString tileEffect(Tile tile);
/// The privilege of the player who took the role card, in one sentence.
QString rolePrivilege(Role role);

/// "Costs 3 doubloons; 1 victory point, 1 circle.": what is printed on a building whose printed cost in a game is
/// `cost`.
QString buildingFacts(Building building, int cost);
/// What the trading house pays for a barrel without additions, in a sentence.
QString goodPrice(Good good);

/// "8 − 1 builder − 2 quarries = 5"; just the printed cost without reductions.
QString priceSentence(const Price& price);
/// "2 + 1 trader + 1 small market = 4" with the markets of a seat; just the trading price without additions.
QString saleSentence(const Sale& sale, const Seat& seller);

/// Rich-text tooltips: name, cost and the reader's price, effect, copies left, bonus at the end. "You" is the reader, a
/// seat, on any board; -1 leaves out what concerns a player. See `BuildingOffer`.
QString buildingHover(const Position& position, int reader, Building building);
/// `card` is 0 to 7. With the names of the seats, also what the role would bring to each now.
QString roleHover(const Position& position, int card, const QStringList& names = {});
QString tileHover(const Position& position, Tile tile);
/// See `SaleOffer`. With a seat as `board`, also what that seat would produce of the good now; -1 for none.
QString goodHover(const Position& position, int reader, Good good, int board = -1);
/// The tooltips of these places of a board, without its current production.
QString sanJuanHover();
QString windRoseHover();
/// What a board would produce now, in a sentence: see `Yield`.
QString production(const Position& position, int seat);
/// The same for one kind, and what one more barrel needs.
QString productionOf(const Position& position, int seat, Good good);

/// A refusal in one or two sentences of `core/text/refusal_sentences.h`, translated; `position` is where it happened.
QString refusal(const Position& position, const Refusal& refusal, const GameSession& session);
/// The same for an order in a file, where spaces and seats count from 0. Both are empty when nothing was refused.
QString refusal(const Refusal& refusal);

/// The moment shown: "Round 5, order 87 of 143". The only place that numbers moments for the
/// user.
QString moment(const GameSession& session);
/// Says how many orders are taken back and what happens to them; empty when there are none.
QString takenBack(const GameSession& session);
/// The prompt: who acts, what to do, what passing means. For the position that the session shows.
QString prompt(const GameSession& session);
/// Labels of the buttons: the text of "Pass" for this decision ("Don't sell", …); empty when passing is impossible.
QString passLabel(const Position& position);
/// Says that the game is over; the winner follows.
QString gameOver();
/// The winner of a finished game and the margin: "Ana wins with 52 points."
QString result(const Position& position, const QStringList& names);

/// The player of a seat: "Merchant", the name of a program; empty for a person.
QString playerName(const PlayerSpec& player);
/// The same with the style: "Merchant, builder".
QString playerNameAndStyle(const PlayerSpec& player);
/// Describes a player in a sentence or two; empty as above.
QString playerExplained(const PlayerSpec& player);
/// Why the computer player `name` cannot continue, and what can be done.
QString playerFailure(const QString& name, const PlayerFailure& failure);
QString levelName(Level level);
QString levelExplained(Level level);
QString styleName(Style style);
QString styleExplained(Style style);
/// The names of the speeds of computer players' moves, from the slowest, 0, to less than `kWatchingSpeeds`.
QString watchingSpeed(int speed);
inline constexpr int kWatchingSpeeds = 4;

/// Says that this is the last round and why, by the first end trigger of a position; empty before that.
QString lastRound(const GameSession& session, const Position& position);

/// An event as a sentence; empty for events that the sentences of others include.
QString event(const GameSession& session, const Event& event);
/// The line of the log for an event of order `order`: the same, and where colonists were placed, and what was stored
/// and lost, in one line for all goods. Empty for events without a line.
QString logLine(const GameSession& session, int order, const Event& event);

/// What a seat did in the orders from `from` to the one before `to`, in a line: "Bea: Builder, small sugar mill for 2".
/// Empty when it did nothing.
QString recap(const GameSession& session, int seat, int from, int to);

/// Describes an order as advice: "Take the role of Mayor", "Sell coffee".
QString order(const Position& position, Order order);
/// The order that a reason compares an order with: of the advised ones the second or the best, or the one that was
/// played.
enum class ComparedWith : std::uint8_t { Second, Best, Played };
/// The reason for an order, as a sentence that does not name the player; empty without a known reason.
QString reason(const GameSession& session, const OrderReason& reason, ComparedWith compared = ComparedWith::Best);
/// The reasons of an advised order: a sentence or two.
QStringList reasons(const GameSession& session, const AdvisedOrder& advised, ComparedWith compared);
/// The most important orders that are expected to follow the first of a line (`expectedLine`), as a sentence; empty if
/// there are none.
QString expectedPlay(const GameSession& session, const Position& position, const std::vector<Order>& line);
/// A chance of `kCertain` in percent, rounded.
int percent(int share);
/// A percentage as the current language writes it: "43 %" or "43%".
QString percentText(int percent);

/// A chance of `kCertain` as text that says what it is a chance of: "43 % to win".
QString chance(int share);

/// A text error (a damaged file, a mistyped order) as a sentence with its place; empty without an error. Words and
/// numbers are those of the file, where spaces and seats count from 0.
QString textError(const TextError& error);
/// Says what is missing at the end of a record without other errors: the end mark, or only the last line break. Empty
/// for a complete record and for one without checksums.
QString missingEnd(const RecordReading& reading);

/// Rich text without its tags, for screen readers: one line, each part a sentence.
QString plain(const QString& rich);

} // namespace windrose::texts
