// SPDX-License-Identifier: GPL-3.0-or-later
#include "line_checksums.h"
#include "record.h"
#include "record_lines.h"
#include "record_tags.h"
#include "translation_marks.h"
#include "words.h"

#include <algorithm>

namespace windrose
{

namespace
{

/// The offset after the `}` that closes the `{` at `open`, or the end of the text without one.
std::size_t endOfObject(std::string_view text, std::size_t open)
{
    int level = 0;
    bool inString = false;
    for (std::size_t place = open; place < text.size(); ++place) {
        const char character = text[place];
        if (inString) {
            place += character == '\\' ? 1 : 0;
            inString = character != '"';
        } else if (character == '"') {
            inString = true;
        } else if (character == '{') {
            ++level;
        } else if (character == '}' && --level == 0) {
            return place + 1;
        }
    }
    return text.size();
}

/// Reads a record line by line and stops at the first error.
class RecordReader
{
public:
    /// The first `verifiedBytes` bytes match their checksums.
    RecordReader(std::string_view text, std::uint64_t seed, const KindsInPlay& kinds, std::size_t verifiedBytes)
        : m_text(text), m_seed(seed), m_verifiedBytes(verifiedBytes)
    {
        m_record.kinds = &kinds;
    }

    RecordReading read()
    {
        if (m_text.size() > kMaxRecordBytes) {
            fail(TextErrorCode::TooLong, 0, {}, {});
            m_error->limit = kMaxRecordBytes;
            return result();
        }
        while (!m_error && nextLine()) {
            readLine();
        }
        if (!m_error && !m_hasStart) {
            ++m_lineNumber;
            m_line = {};
            start();
        }
        if (!m_error) {
            m_tags.checkPlayed(orderCount());
            m_error = m_tags.error();
        }
        return result();
    }

private:
    RecordReading result()
    {
        RecordReading reading;
        if (m_hasStart) {
            const int orders = orderCount();
            m_record.takenBack = std::max(0, orders - m_tags.played().value_or(orders));
            reading.ordersByHand = m_verifiedBytes > 0 ? orders - m_verifiedOrders : 0;
            reading.record = std::move(m_record);
        }
        reading.error = std::move(m_error);
        return reading;
    }

    bool nextLine()
    {
        if (m_next >= m_text.size()) {
            return false;
        }
        m_lineStart = m_next;
        const std::size_t end = std::min(m_text.find('\n', m_next), m_text.size());
        m_line = m_text.substr(m_next, end - m_next);
        m_next = end + 1;
        ++m_lineNumber;
        return true;
    }

    void readLine()
    {
        if (const auto bad = firstBadUtf8(m_line)) {
            return fail(TextErrorCode::NotUtf8, *bad, {}, {});
        }
        std::size_t first = m_lineNumber == 1 && m_line.starts_with(kByteOrderMark) ? kByteOrderMark.size() : 0;
        while (first < m_line.size() && isWhite(m_line[first])) {
            ++first;
        }
        if (first == m_line.size() || beginsComment(m_line[first])) {
            return readRemark();
        }
        if (m_line[first] == '[') {
            return readTag(first);
        }
        if (!m_tags.hasVersion()) {
            return fail(TextErrorCode::TagExpected, first, m_line.substr(first), std::string(kFirstTag));
        }
        if (m_line[first] == '{' && !m_hasStart) {
            return readStart(first);
        }
        if (!m_hasStart) {
            start();
        }
        if (!m_error) {
            readOrderLine(first);
        }
    }

    /// Keeps a comment that is a remark.
    void readRemark()
    {
        if (!m_hasStart && m_line.starts_with(kRemarkMark)) {
            std::string_view remark = m_line.substr(kRemarkMark.size());
            remark = remark.substr(0, remark.find_last_not_of('\r') + 1);
            m_record.remarks.emplace_back(remark);
        }
    }

    void readOrderLine(std::size_t first)
    {
        std::string_view order = m_line.substr(0, m_line.find_first_of(";#"));
        while (!order.empty() && isWhite(order.back())) {
            order.remove_suffix(1);
        }
        const auto reading = readRecordedOrder(m_position, order);
        if (const auto* error = std::get_if<TextError>(&reading)) {
            m_error = *error;
            m_error->line = m_lineNumber;
            return;
        }
        const auto* read = std::get_if<Order>(&reading);
        const Refusal refusal = read != nullptr ? check(m_position, *read) : std::get<Refusal>(reading);
        if (refusal) {
            fail(TextErrorCode::IllegalOrder, first, order.substr(first), {});
            m_error->number = m_position.turn;
            m_error->refusal = refusal;
            return;
        }
        if (!m_tags.goesOn(orderCount())) {
            return fail(TextErrorCode::TagExpected, first, order.substr(first),
                        "[Played \"" + std::to_string(orderCount()) + "\"]");
        }
        m_record.orders.push_back(canonical(m_position, *read));
        m_verifiedOrders += m_lineStart < m_verifiedBytes ? 1 : 0;
        apply(m_position, *read);
    }

    void readTag(std::size_t first)
    {
        if (m_hasStart && m_lineStart >= m_verifiedBytes) {
            return fail(TextErrorCode::TagAfterOrders, first, m_line.substr(first), {});
        }
        if (m_hasStart) {
            m_tags.readAfterOrders(m_line, m_lineNumber, first, orderCount());
        } else {
            m_tags.read(m_line, m_lineNumber, first);
        }
        m_error = m_tags.error();
    }

    int orderCount() const { return static_cast<int>(m_record.orders.size()); }

    /// Reads the start position from its `{` to its `}`, over any number of lines.
    void readStart(std::size_t first)
    {
        if (m_tags.describesStart()) {
            return fail(TextErrorCode::TagExpected, first, "{",
                        //: What a file of a game should say there, after "expected".
                        QT_TRANSLATE_NOOP("TextErrors", "orders, after the tags or position that start the game"));
        }
        const std::size_t open = m_lineStart + first;
        const std::size_t end = endOfObject(m_text, open);
        const std::string_view json = m_text.substr(open, end - open);
        auto reading = readPosition(json, m_seed, *m_record.kinds);
        if (auto* error = std::get_if<TextError>(&reading)) {
            if (error->line > 0) {
                error->column += error->line == 1 ? placeAt(m_line, first).column - 1 : 0;
                error->line += m_lineNumber - 1;
            }
            m_error = std::move(*error);
            return;
        }
        auto& named = std::get<NamedPosition>(reading);
        m_record.players = named.position.players;
        m_record.options = named.position.options;
        m_record.names = std::move(named.names);
        m_record.start = named.position;
        m_position = named.position;
        m_tags.takePlayers(m_record.players, m_record.playerTexts);
        m_error = m_tags.error();
        if (m_error) {
            return;
        }
        m_hasStart = true;
        skipTo(end);
    }

    /// Continues after the start position; the rest of its line can only be a comment.
    void skipTo(std::size_t end)
    {
        const std::string_view skipped = m_text.substr(m_lineStart, end - m_lineStart);
        m_lineNumber += static_cast<int>(std::count(skipped.begin(), skipped.end(), '\n'));
        const std::size_t newline = m_text.rfind('\n', end - 1);
        m_lineStart = newline == std::string_view::npos ? 0 : newline + 1;
        const std::size_t lineEnd = std::min(m_text.find('\n', end), m_text.size());
        m_line = m_text.substr(m_lineStart, lineEnd - m_lineStart);
        m_next = lineEnd + 1;
        for (std::size_t place = end - m_lineStart; place < m_line.size() && !beginsComment(m_line[place]); ++place) {
            if (!isWhite(m_line[place])) {
                return fail(TextErrorCode::TagExpected, place, m_line.substr(place),
                            QT_TRANSLATE_NOOP("TextErrors", "the end of the line or a comment"));
            }
        }
    }

    /// Ends the header of a game that begins with the set-up.
    void start()
    {
        if (!m_tags.hasVersion()) {
            return fail(TextErrorCode::Empty, 0, {},
                        //: What a file of a game should say there, after "expected".
                        QT_TRANSLATE_NOOP("TextErrors", "a game record or a position"));
        }
        m_record.players = m_tags.players();
        m_record.seed = m_tags.seed();
        m_record.options = m_tags.options();
        m_tags.checkComplete(m_line, m_lineNumber);
        if (!m_tags.error()) {
            m_record.names = defaultNames(m_record.players);
            m_tags.takeNames(m_record.players, m_record.names);
            m_tags.takePlayers(m_record.players, m_record.playerTexts);
        }
        m_error = m_tags.error();
        if (m_error) {
            return;
        }
        m_position = startOf(m_record);
        m_hasStart = true;
    }

    /// Reports an error in this line; `offset` counts bytes from its start.
    void fail(TextErrorCode code, std::size_t offset, std::string_view found, std::string expected)
    {
        m_error = lineError(code, m_line, m_lineNumber, offset, found, std::move(expected));
    }

    std::string_view m_text;
    std::uint64_t m_seed;
    std::size_t m_verifiedBytes;
    std::size_t m_next = 0;
    std::size_t m_lineStart = 0;
    std::string_view m_line;
    int m_lineNumber = 0;
    bool m_hasStart = false;
    RecordTags m_tags;
    int m_verifiedOrders = 0;
    Record m_record;
    Position m_position;
    std::optional<TextError> m_error;
};

/// The error for a record with wrong checksums of which this many orders are good.
TextError damage(const ChecksumResult& check, int orders)
{
    TextError error;
    error.code =
        check.damage == ChecksumResult::Damage::Changed ? TextErrorCode::ChecksumWrong : TextErrorCode::RecordCutOff;
    error.line = check.damagedLine;
    error.column = 1;
    error.number = orders;
    error.limit = check.orders;
    return error;
}

} // namespace

RecordReading readRecord(std::string_view text, std::uint64_t seed, const KindsInPlay& kinds)
{
    const ChecksumResult check = text.size() > kMaxRecordBytes ? ChecksumResult{} : verifyChecksums(text);
    if (check.kind == ChecksumResult::Kind::None) {
        return RecordReader(text, seed, kinds, 0).read();
    }
    RecordReading reading;
    if (check.damage != ChecksumResult::Damage::None) {
        if (check.isStartGood) {
            reading = RecordReader(text.substr(0, check.goodBytes), seed, kinds, check.goodBytes).read();
        }
        const int orders = reading.record ? static_cast<int>(reading.record->orders.size()) : -1;
        reading.error = damage(check, orders);
        reading.checksums = Checksums::Damaged;
        return reading;
    }
    reading = RecordReader(text, seed, kinds, check.goodBytes).read();
    reading.checksums = check.hasEnd ? Checksums::Good : Checksums::Journal;
    reading.lacksLineEnd = check.lacksLineEnd;
    return reading;
}

} // namespace windrose
