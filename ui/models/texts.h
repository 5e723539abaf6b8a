// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/players/levels.h"
#include "core/players/reasons.h"
#include "core/players/rewards.h"
#include "ui/session/game_session.h"

#include <QString>

namespace windrose
{
struct Sale;
} // namespace windrose

/// The words of the game for people, in the language of the user: names, effects, prices, refusals, prompts. The
/// only place where facts and codes of the core become sentences for the window. Functions return plain text unless
/// they say "rich text"; a widget that shows plain text with players' names in it must not take it for rich text.
namespace windrose::texts
{

QString goodName(Good good);             ///< "Corn"
QString tileName(Tile tile);             ///< "Corn plantation", "Quarry"
QString roleName(Role role);             ///< "Mayor"
QString buildingName(Building building); ///< "Coffee roaster"
/// The same with soft hyphens, where the language has put any, for names that are broken on narrow cards.
QString buildingLabel(Building building);

// The same names as they stand in the middle of a sentence.
QString goodWord(Good good);             ///< "corn"
QString tileWord(Tile tile);             ///< "corn plantation", "quarry"
QString buildingWord(Building building); ///< "coffee roaster"

// The same names with an article, in the case that the sentences using them need in a language that has cases.
QString aTile(Tile tile);               ///< "a corn plantation", as the object of a sentence
QString aBuilding(Building building);   ///< "a coffee roaster", as the object of a sentence
QString theBuilding(Building building); ///< "the coffee roaster", as the subject of a sentence
/// The sentence with an uppercase first letter, for one that may begin with such a name.
QString capitalized(const QString& sentence);

/// A text from outside (a name, a file, the clipboard, a program, the system) as it may be shown: one line, without
/// control characters and without what turns the direction of writing for the words around it.
QString shown(const QString& text);
/// The name of a file, and its place with all folders, as they may be shown.
QString fileName(const QString& path);
QString filePath(const QString& path);
/// A text from outside on an action, a menu or a label with a buddy, where an ampersand would mark a key, as it may be
/// shown.
QString plainLabel(const QString& text);

QString barrels(int count, Good good); ///< "3 barrels of corn"
QString doubloons(int count);          ///< "1 doubloon"
QString points(int count);             ///< "4 victory points"

/// What a building, role or tile does, in plain words, one or two sentences.
QString buildingEffect(Building building);
QString roleEffect(Role role);
QString tileEffect(Tile tile);
/// What only the player who took the role card may do, in one sentence.
QString rolePrivilege(Role role);

/// "8 − 1 builder − 2 quarries = 5"; the printed cost alone where nothing is taken off.
QString priceSentence(const Price& price);
/// "2 + 1 trader + 1 small market = 4"; the trading price alone where nothing is added.
QString saleSentence(const Sale& sale);

/// Rich-text hovers: name, cost and what the reader pays, effect, copies left, bonus at the end. Whoever's board the
/// piece lies on, "you" is the reader, a seat; -1 leaves out what only concerns a player. See `BuildingOffer`.
QString buildingHover(const Position& position, int reader, Building building);
/// `card` is 0 to 7.
QString roleHover(const Position& position, int card);
QString tileHover(const Position& position, Tile tile);
/// See `SaleOffer`.
QString goodHover(const Position& position, int reader, Good good);

/// A refusal as a sentence; empty when nothing was refused. `position` is the one the order was refused in.
QString refusal(const Position& position, const Refusal& refusal, const GameSession& session);
/// The same where no position and no names are at hand: of an order in a file.
QString refusal(const Refusal& refusal);

/// Which moment of how many the session shows: "Round 5, order 87 of 143". The only place where moments are numbered
/// for people.
QString moment(const GameSession& session);
/// How many orders are taken back and what becomes of them, as a sentence; empty when there are none.
QString takenBack(const GameSession& session);
/// The prompt line: who acts, what is asked, what happens if they pass. Speaks of the position the session shows.
QString prompt(const GameSession& session);
/// Labels of the buttons that apply: what "Pass" is called here ("Don't sell", …), empty when passing is impossible.
QString passLabel(const Position& position);
/// Who has won and how, of a finished game: "Ana wins with 52 points."
QString result(const Position& position, const QStringList& names);

/// Who plays a seat: "Merchant", the name of a program; empty for a person, and for who is not known.
QString playerName(const QString& sitter);
/// The same with the style: "Merchant, builder".
QString playerNameAndStyle(const QString& sitter);
/// What to expect of a player, in a sentence or two; empty as above.
QString playerExplained(const QString& sitter);
/// Why a computer player called `name` cannot go on, and what can be done.
QString playerFailure(const QString& name, const PlayerFailure& failure);
QString levelName(Level level);
QString levelExplained(Level level);
QString styleName(Style style);
QString styleExplained(Style style);
/// How fast the moves of computer players follow each other, from the slowest, 0, to less than `kWatchingSpeeds`.
QString watchingSpeed(int speed);
inline constexpr int kWatchingSpeeds = 4;

/// One log line for an event, or empty when the event is not worth a line.
QString event(const GameSession& session, const Event& event);

/// What an order does, as it is advised, of the seat to move: "Take the role of Mayor", "Sell coffee".
QString order(const Position& position, Order order);
/// What speaks for an order, as a sentence that does not name who gives it; empty when nothing is known.
QString reason(const GameSession& session, const OrderReason& reason);
/// A share of `kCertain` as a chance: "43 %".
QString chance(int share);

/// A text error (a damaged file, a mistyped order) as a sentence with its place; empty when nothing is wrong. Words and
/// numbers are those of the file, where spaces and seats count from 0.
QString textError(const TextError& error);

/// Rich text without its tags, for screen readers: one line, each part a sentence.
QString plain(const QString& rich);

} // namespace windrose::texts
