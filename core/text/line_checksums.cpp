// SPDX-License-Identifier: GPL-3.0-or-later
#include "line_checksums.h"

#include "words.h"

#include <array>
#include <charconv>
#include <optional>

namespace windrose
{

namespace
{

constexpr std::size_t kSumDigits = 8;

constexpr std::array<std::uint32_t, 256> crcTable()
{
    constexpr std::uint32_t kPolynomial = 0xEDB88320;
    std::array<std::uint32_t, 256> table{};
    for (std::uint32_t byte = 0; byte < table.size(); ++byte) {
        std::uint32_t rest = byte;
        for (int bit = 0; bit < 8; ++bit) {
            rest = (rest & 1U) != 0 ? kPolynomial ^ (rest >> 1U) : rest >> 1U;
        }
        table[byte] = rest;
    }
    return table;
}

constexpr std::array<std::uint32_t, 256> kCrcTable = crcTable();

/// Exactly eight lowercase digits, so that each checksum has only one spelling.
std::string spelled(std::uint32_t sum)
{
    return hexadecimal(sum, kSumDigits);
}

/// ` #12 5f3a9c01` at the end of a line.
struct LineChecksum {
    int number = 0;
    std::size_t digits = 0; ///< where the checksum begins
};

std::optional<LineChecksum> checksumAtEndOf(std::string_view line)
{
    if (line.size() < kSumDigits + 1 || line[line.size() - kSumDigits - 1] != ' ') {
        return std::nullopt;
    }
    const std::size_t digits = line.size() - kSumDigits;
    if (line.find_first_not_of("0123456789abcdef", digits) != std::string_view::npos) {
        return std::nullopt;
    }
    const std::string_view before = line.substr(0, digits - 1);
    const std::size_t sign = before.rfind(" #");
    if (sign == std::string_view::npos) {
        return std::nullopt;
    }
    const auto number = plainNumber(before.substr(sign + 2), 999'999'999);
    return number ? std::optional(LineChecksum{*number, digits}) : std::nullopt;
}

/// `; start #0 5f3a9c01` as the whole line.
bool isStartLine(std::string_view line)
{
    return line.size() == kStartMark.size() + std::string_view(" #0 ").size() + kSumDigits &&
           line.starts_with(kStartMark) && checksumAtEndOf(line);
}

bool isRemarkOrBlank(std::string_view line)
{
    const std::size_t first = line.find_first_not_of(" \t\r");
    return first == std::string_view::npos || line[first] == ';' || line[first] == '#';
}

/// The lines of a text. A Windows line end counts as one newline, so that line ends can be converted.
class Lines
{
public:
    explicit Lines(std::string_view text) : m_text(text) {}

    bool next()
    {
        if (m_next >= m_text.size()) {
            return false;
        }
        const std::size_t end = m_text.find('\n', m_next);
        isEnded = end != std::string_view::npos;
        line = m_text.substr(m_next, isEnded ? end - m_next : std::string_view::npos);
        m_next = isEnded ? end + 1 : m_text.size();
        if (isEnded && line.ends_with('\r')) {
            line.remove_suffix(1);
        }
        ++number;
        return true;
    }

    std::size_t offset() const { return m_next; } ///< after the current line

    std::string_view line;
    int number = 0;
    bool isEnded = false; ///< the line has a line end

private:
    std::string_view m_text;
    std::size_t m_next = 0;
};

/// Both the second line and the line that ends the start announce checksums, so that damage to one of them cannot
/// disable the checks.
ChecksumResult::Kind checksumsOf(std::string_view text)
{
    Lines lines(text);
    while (lines.next()) {
        if (lines.number == 2 && lines.line == kJournalMark) {
            return ChecksumResult::Kind::Journal;
        }
        if ((lines.number == 2 && lines.line == kRecordMark) || isStartLine(lines.line)) {
            return ChecksumResult::Kind::Record;
        }
    }
    return ChecksumResult::Kind::None;
}

/// Reads the end mark; its checksum is not compared.
int statedOrders(std::string_view text)
{
    const std::size_t mark = text.rfind(kEndMark);
    if (mark == std::string_view::npos) {
        return -1;
    }
    int orders = -1;
    const char* first = text.data() + mark + kEndMark.size();
    std::from_chars(first, text.data() + text.size(), orders);
    return orders;
}

} // namespace

void Crc32::add(std::string_view bytes)
{
    for (const char byte : bytes) {
        m_state = kCrcTable[(m_state ^ static_cast<unsigned char>(byte)) & 0xFFU] ^ (m_state >> 8U);
    }
}

std::string LineChecksums::withChecksum(std::string piece)
{
    piece += " #" + std::to_string(m_number++) + " ";
    m_sum.add(piece);
    const std::string tail = spelled(m_sum.value()) + "\n";
    m_sum.add(tail);
    return piece + tail;
}

ChecksumResult verifyChecksums(std::string_view text)
{
    ChecksumResult check;
    const std::size_t mark = text.starts_with(kByteOrderMark) ? kByteOrderMark.size() : 0;
    text.remove_prefix(mark);
    check.kind = checksumsOf(text);
    if (check.kind == ChecksumResult::Kind::None) {
        return check;
    }
    Crc32 sum;
    Lines lines(text);
    int number = 0;
    int unproved = 0; // the first line with content after the last good checksum
    bool isRest = false;
    while (!check.hasEnd && lines.next()) {
        const auto checksum = checksumAtEndOf(lines.line);
        sum.add(lines.line.substr(0, checksum ? checksum->digits : std::string_view::npos));
        isRest = isRest || !lines.line.empty();
        if (unproved == 0 && (checksum || !isRemarkOrBlank(lines.line))) {
            unproved = lines.number;
        }
        if (checksum && (check.isStartGood || isStartLine(lines.line))) {
            const std::string_view digits = lines.line.substr(checksum->digits);
            if (checksum->number != number || digits != spelled(sum.value())) {
                check.damage = ChecksumResult::Damage::Changed;
                check.damagedLine = check.isStartGood ? unproved : lines.number;
                check.orders = statedOrders(text);
                return check;
            }
            sum.add(digits);
            ++number;
            unproved = 0;
            isRest = false;
            check.isStartGood = true;
            check.hasEnd = lines.line.starts_with(kEndMark);
            check.goodBytes = mark + lines.offset();
            check.lacksLineEnd = !lines.isEnded;
        } else if (checksum) {
            sum.add(lines.line.substr(checksum->digits));
        }
        sum.add("\n");
    }
    if (check.kind == ChecksumResult::Kind::Journal ? !check.isStartGood || isRest : !check.hasEnd) {
        check.damage = ChecksumResult::Damage::CutOff;
        check.damagedLine = unproved != 0 ? unproved : lines.number;
        check.orders = statedOrders(text);
    }
    return check;
}

} // namespace windrose
