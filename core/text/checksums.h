// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace windrose
{

/// The CRC-32 of zip and PNG files. It notices every changed bit, and every change within 32 bits in a row.
class Crc32
{
public:
    void add(std::string_view bytes);
    std::uint32_t value() const { return ~m_state; }

private:
    std::uint32_t m_state = 0xFFFFFFFF;
};

/// The second line of a record with checksums, and of a journal: a record that is written while the game is played.
inline constexpr std::string_view kRecordMark = "; with checksums";
inline constexpr std::string_view kJournalMark = "; journal with checksums";
/// What the line that ends the start of a game, and the one that ends a record, begin with.
inline constexpr std::string_view kStartMark = "; start";
inline constexpr std::string_view kEndMark = "; end of the record, orders: ";

/// Prints a record with checksums piece by piece. See "Checksums" in FORMATS.md.
class LineSeals
{
public:
    /// A piece that ends in a comment (and holds no line end behind it) as it stands in the record: followed by its
    /// number, the checksum of everything up to there, and a line end.
    std::string sealed(std::string piece);

private:
    Crc32 m_sum;
    int m_number = 0;
};

/// What the checksums of a record say.
struct SealCheck {
    enum class Kind : std::uint8_t {
        None,    ///< there are none
        Record,  ///< a record that must go on to its end mark
        Journal, ///< a journal: it may end behind each checksum
    };
    enum class Damage : std::uint8_t {
        None,
        Changed, ///< a line does not agree with its checksum
        CutOff,  ///< the text ends too early
    };
    Kind kind = Kind::None;
    Damage damage = Damage::None;
    bool isStartGood = false;  ///< everything before the first order agrees
    bool hasEnd = false;       ///< the end mark is there
    bool lacksLineEnd = false; ///< nothing is missing but the last line end
    std::size_t goodBytes = 0; ///< everything up to there agrees
    int damagedLine = 0;       ///< from 1; the first line that cannot be trusted
    int orders = -1;           ///< how many there should be, as far as the end mark is there to tell; else -1
};

/// Compares a text with its checksums, in one pass. What follows the end mark is not looked at.
SealCheck checkSeals(std::string_view text);

} // namespace windrose
