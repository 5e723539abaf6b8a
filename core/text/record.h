// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "order_text.h"
#include "position_json.h"

#include <optional>

namespace windrose
{

/// A game: its start and its orders. The start is a new game (players, seed, options) or a given position.
struct Record {
    int players = 4;
    std::uint64_t seed = 0;
    Options options;
    std::vector<std::string> names; ///< one for each seat
    /// Who sits where: empty for a person, else which player, in words such as `merchant:builder` that only those who
    /// make players understand. None at all when everybody is a person, otherwise one for each seat.
    std::vector<std::string> sitters = {};
    std::optional<Position> start; ///< when the game did not begin with the set-up
    std::vector<Order> orders;     ///< each legal where it stands
    int takenBack = 0;             ///< how many orders at the end were taken back: the game stands before them
};

/// The position a record starts from.
Position startOf(const Record& record);

/// How many orders are played where the game stands: those taken back do not count.
int playedOrders(const Record& record);

/// The position the game stands at.
Position endOf(const Record& record);

/// A record as text (see FORMATS.md beside this file), ending in a newline. Its lines carry checksums, so that any
/// damage is noticed when it is read.
std::string recordText(const Record& record);

/// The same without checksums, as people write it: for places where a text is edited, or its blanks are not kept.
std::string plainRecordText(const Record& record);

/// What the checksums of a record say of it.
enum class Checksums : std::uint8_t {
    None,    ///< there are none: it was written or edited by hand
    Good,    ///< all of them are right
    Journal, ///< all of them are right, but it was not closed: its game was under way
    Damaged, ///< what follows the record that was read is damaged or missing
};

/// What reading a record comes to: everything up to the first thing wrong with it, and that thing.
struct RecordReading {
    std::optional<Record> record;   ///< empty when not even the start can be read
    std::optional<TextError> error; ///< empty when all of it is good
    Checksums checksums = Checksums::None;
    int ordersByHand = 0;      ///< that were added behind the end of a record with checksums
    bool lacksLineEnd = false; ///< a record with checksums that lost its last line end, and nothing else
};

/// Reads a record. `seed` fills what a start position leaves out.
RecordReading readRecord(std::string_view text, std::uint64_t seed = 0);

/// Bytes that are read of one record at most.
inline constexpr int kMaxRecordBytes = 1 << 24;

/// Whether a text is a game record or a position, from its first character that is not blank.
enum class TextKind : std::uint8_t { Record, Position };
TextKind kindOf(std::string_view text);

/// Sets an option from `key=value`, as records and the command line write it. What is wrong, if anything, has no place.
std::optional<TextError> setOption(Options& options, std::string_view keyAndValue);

/// A seed: digits alone, up to 2^64 - 1.
std::optional<std::uint64_t> readSeed(std::string_view text);

} // namespace windrose
