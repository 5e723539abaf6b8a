// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "order_text.h"
#include "position_json.h"

#include <optional>

namespace windrose
{

/// A game: its start and its orders. It starts with a new game (players, seed, options) or a given position.
struct Record {
    int players = 4;
    std::uint64_t seed = 0;
    Options options;
    /// The kinds of buildings of a new game; a start position knows its own. They outlive the record and its positions.
    const KindsInPlay* kinds = &kBaseGame;
    std::vector<std::string> names; ///< one for each seat
    /// Who plays each seat, as text: empty for a person, else a computer player such as `merchant:builder`;
    /// `PlayerSpec` (core/players) reads it. The list is empty when everybody is a person; otherwise it has one entry
    /// for each seat.
    std::vector<std::string> playerTexts = {};
    std::optional<Position> start; ///< for a game that starts from a position
    std::vector<Order> orders;     ///< each one legal in its position
    int takenBack = 0;             ///< the number of orders at the end that were taken back
    /// Comments that the program keeps with the start, one line each, such as the steps in which it was set up. They do
    /// not affect the game.
    std::vector<std::string> remarks = {};
};

/// The position a record starts from.
Position startOf(const Record& record);

/// The number of orders that are played; those taken back do not count.
int playedOrders(const Record& record);

/// The position after the orders that are played.
Position endOf(const Record& record);

/// A record as text (see FORMATS.md beside this file), ending in a newline. Its lines have checksums, so that damage is
/// detected when it is read.
std::string recordText(const Record& record);

/// The same without checksums, for texts that are edited or whose blanks are not preserved.
std::string plainRecordText(const Record& record);

/// The state of a record's checksums.
enum class Checksums : std::uint8_t {
    None,    ///< no checksums: the record was written or edited by hand
    Good,    ///< all correct
    Journal, ///< all correct, but the journal has no end mark: the game was in progress
    Damaged, ///< the text after the part that was read is damaged or missing
};

/// The result of reading a record: everything before the first error, and that error.
struct RecordReading {
    std::optional<Record> record;   ///< empty when the start cannot be read
    std::optional<TextError> error; ///< empty when the whole record is good
    Checksums checksums = Checksums::None;
    int ordersByHand = 0;      ///< orders appended to a record with checksums
    bool lacksLineEnd = false; ///< only the last line end of a record with checksums is missing
};

/// Reads a record of a game with these kinds of buildings, which the text does not name. `seed` fills in what a start
/// position leaves out.
RecordReading readRecord(std::string_view text, std::uint64_t seed = 0, const KindsInPlay& kinds = kBaseGame);

/// Maximum size of a record in bytes.
inline constexpr int kMaxRecordBytes = 1 << 24;

/// Whether a text is a game record or a position, decided by its first non-blank character.
enum class TextKind : std::uint8_t { Record, Position };
TextKind kindOf(std::string_view text);

/// Sets an option from `key=value`, as in records and on the command line. A returned error has no place.
std::optional<TextError> setOption(Options& options, std::string_view keyAndValue);

/// A seed: digits only, up to 2^64 - 1.
std::optional<std::uint64_t> readSeed(std::string_view text);

} // namespace windrose
