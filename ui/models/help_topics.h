// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "commands.h"
#include "core/rules/buildings.h"
#include "core/rules/position.h"

#include <QModelIndex>
#include <QString>

#include <array>
#include <string_view>

/// What the help explains. A topic is an id, such as "building_wharf" or "san_juan"; the help window has an entry for
/// each. This is the only place that assigns entries to things of the game.
namespace windrose::help
{

/// Topics besides roles, buildings, tiles and goods.
enum class Part {
    Goal, ///< what the game is about
    Round,
    End,
    Board,
    Buildings, ///< the building supply
    City,
    Island,
    SanJuan,
    WindRose,
    Doubloons,
    Points,
    Governor,
    ColonistShip,
    ColonistSupply,
    CargoShips,
    TradingHouse,
    GoodsSupply,
    Plantations, ///< the face-down tiles, and the row that is dealt from them
    Log,
    Ribbon,
    HiddenPoints,
    Hands, ///< moving pieces with mouse and keyboard
    Keys,
    Lessons,
    Puzzles,
    Program,
    Hints,
    Undo,
    Computers,
    OtherPrograms,
    Replay,
    Course,
    Sounds,
    TextSize,
    Files,
    Saving,
    OpenFiles, ///< saving to files, opening them, and what is damaged
    Share,     ///< pictures, the log and games as texts for others
    SetUp,
    NewGame,
    Preferences,
    Score,
    Results,
    ResultNames,
    About,
};

inline constexpr std::array<std::string_view, 45> kPartIds{
    "goal",        "round",          "end",          "board",       "buildings", "city",          "island",
    "san_juan",    "wind_rose",      "doubloons",    "points",      "governor",  "colonist_ship", "colonist_supply",
    "cargo_ships", "trading_house",  "goods_supply", "plantations", "log",       "ribbon",        "curtain",
    "hands",       "keys",           "lessons",      "puzzles",     "program",   "hints",         "undo",
    "computers",   "other_programs", "replay",       "course",      "sounds",    "text_size",     "files",
    "saving",      "open_files",     "sharing",      "set_up",      "new_game",  "preferences",   "score",
    "results",     "result_names",   "about"};
static_assert(kPartIds.size() == static_cast<std::size_t>(Part::About) + 1, "each part has its id");

QString topicOf(Part part);
QString topicOf(Role role);
QString topicOf(Building building);
QString topicOf(Tile tile);
QString topicOf(Good good);
/// The topic of the phase to which the decision belongs.
QString topicOf(Decision decision);
/// The topic of a menu entry or of a key on the table.
QString topicOf(Command command);

/// The topic of the piece at a row of one of the table's models, or of the place if it is empty. Empty for an invalid
/// index and for other models.
QString topicAt(const QModelIndex& index);

} // namespace windrose::help
