// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace windrose
{

/// The CRC-32 of zip and PNG files. Detects every single-bit error and every burst of up to 32 bits.
class Crc32
{
public:
    void add(std::string_view bytes);
    std::uint32_t value() const { return ~m_state; }

private:
    std::uint32_t m_state = 0xFFFFFFFF;
};

/// The second line of a record with checksums, and of a journal (a record that is written during the game).
inline constexpr std::string_view kRecordMark = "; with checksums";
inline constexpr std::string_view kJournalMark = "; journal with checksums";
/// How the line that ends the start of a game begins, and the line that ends a record.
inline constexpr std::string_view kStartMark = "; start";
inline constexpr std::string_view kEndMark = "; end of the record, orders: ";

/// Prints a record with checksums piece by piece. See "Checksums" in FORMATS.md.
class LineChecksums
{
public:
    /// Takes a piece of the record that ends in a comment without a line end. Returns it followed by its number, the
    /// checksum of everything so far and a line end.
    std::string withChecksum(std::string piece);

private:
    Crc32 m_sum;
    int m_number = 0;
};

/// The result of checking a record's checksums.
struct ChecksumResult {
    enum class Kind : std::uint8_t {
        None,    ///< the text has no checksums
        Record,  ///< a complete record, which must have an end mark
        Journal, ///< a journal, which may end after any checksum
    };
    enum class Damage : std::uint8_t {
        None,
        Changed, ///< a line does not match its checksum
        CutOff,  ///< the text ends too early
    };
    Kind kind = Kind::None;
    Damage damage = Damage::None;
    bool isStartGood = false;  ///< everything before the first order matches
    bool hasEnd = false;       ///< the end mark was found
    bool lacksLineEnd = false; ///< only the last line end is missing
    std::size_t goodBytes = 0; ///< length of the part that matches its checksums
    int damagedLine = 0;       ///< from 1; the first line that is not covered by a good checksum
    int orders = -1;           ///< number of orders according to the end mark, or -1 without one
};

/// Checks a text against its checksums in one pass. Text after the end mark is not checked.
ChecksumResult verifyChecksums(std::string_view text);

} // namespace windrose
