// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/line_checksums.h"

#include "core/text/journal_text.h"
#include "core/text/messages.h"
#include "games.h"
#include "tests/repeats_rows.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace windrose
{

namespace
{

Record game(int orders, int players = 3, std::uint64_t seed = 7)
{
    Record record;
    record.players = players;
    record.seed = seed;
    record.names = defaultNames(players);
    record.names[0] = "Ana";
    Random random{seed};
    Position position = startOf(record);
    for (int number = 0; number < orders; ++number) {
        record.orders.push_back(canonical(position, randomOrder(position, random)));
        apply(position, record.orders.back());
    }
    return record;
}

/// The same game, starting in the middle.
Record gameFromPosition(int orders)
{
    Record record = game(orders);
    Record whole = game(2 * orders);
    record.start = endOf(record);
    record.orders.assign(whole.orders.begin() + orders, whole.orders.end());
    return record;
}

bool isBeginningOf(const Record& part, const Record& whole)
{
    return part.names == whole.names && startOf(part) == startOf(whole) && part.orders.size() <= whole.orders.size() &&
           std::equal(part.orders.begin(), part.orders.end(), whole.orders.begin());
}

/// Damage is detected when reading fails or only the last line end is missing; the part that is opened is always a
/// beginning of the game.
void expectDetected(const std::string& damaged, const Record& record, std::size_t place)
{
    const RecordReading reading = readRecord(damaged);
    ASSERT_TRUE(reading.error || reading.lacksLineEnd) << "byte " << place << ":\n" << damaged;
    if (reading.record) {
        ASSERT_TRUE(isBeginningOf(*reading.record, record)) << "byte " << place;
    }
    if (reading.record && reading.error && reading.checksums == Checksums::Damaged) {
        ASSERT_EQ(reading.error->number, static_cast<int>(reading.record->orders.size()));
    }
}

std::vector<Record> someRecords()
{
    Record takenBack = game(60, 4, 11);
    takenBack.takenBack = 7;
    Record seated = game(30, 5, 3);
    seated.playerTexts = {"", "merchant", "", "program:mine", ""};
    seated.options.cornStartMinusOne = true;
    return {game(60), game(0), takenBack, seated, gameFromPosition(20)};
}

std::vector<std::string> linesOf(const std::string& text)
{
    std::vector<std::string> lines;
    for (std::size_t start = 0; start < text.size();) {
        const std::size_t end = text.find('\n', start) + 1;
        lines.push_back(text.substr(start, end - start));
        start = end;
    }
    return lines;
}

std::string joined(const std::vector<std::string>& lines)
{
    std::string text;
    for (const std::string& line : lines) {
        text += line;
    }
    return text;
}

TEST(Checksums, areTheCrcOfZipFiles)
{
    Crc32 sum;
    EXPECT_EQ(sum.value(), 0U);
    sum.add("1234");
    sum.add("56789");
    EXPECT_EQ(sum.value(), 0xCBF43926U);
}

TEST(Checksums, standBehindEachOrderAndVouchForEverythingBeforeThem)
{
    const std::string text = recordText(game(60));
    int seals = 0;
    for (std::size_t sign = text.find(" #"); sign != std::string::npos; sign = text.find(" #", sign + 1)) {
        const std::string number = std::to_string(seals++);
        ASSERT_EQ(text.substr(sign + 2, number.size()), number);
        const std::size_t digits = sign + 2 + number.size() + 1;
        Crc32 sum;
        sum.add(text.substr(0, digits));
        ASSERT_EQ(std::stoul(text.substr(digits, 8), nullptr, 16), sum.value());
        ASSERT_EQ(text[digits + 8], '\n');
    }
    EXPECT_EQ(seals, 62); // the start, the orders and the end
    EXPECT_EQ(readRecord(text).checksums, Checksums::Good);
}

TEST(Checksums, eachTruncationIsNoticed)
{
    for (const Record& record : someRecords()) {
        const std::string text = recordText(record);
        for (std::size_t length = 0; length < text.size(); ++length) {
            expectDetected(text.substr(0, length), record, length);
        }
    }
}

TEST(Checksums, eachFlippedBitIsNoticed)
{
    const int step = repeatsRows() ? 1 : 4;
    for (const Record& record : someRecords()) {
        const std::string text = recordText(record);
        for (std::size_t place = 0; place < text.size(); ++place) {
            for (int bit = static_cast<int>(place) % step; bit < 8; bit += step) {
                std::string damaged = text;
                damaged[place] = static_cast<char>(damaged[place] ^ (1 << bit));
                expectDetected(damaged, record, place);
                ASSERT_TRUE(readRecord(damaged).error || place + 1 == text.size());
            }
        }
    }
}

TEST(Checksums, eachLostDoubledOrExchangedLineIsNoticed)
{
    const Record record = game(60);
    const std::string text = recordText(record);
    const std::vector<std::string> lines = linesOf(text);
    for (std::size_t number = 0; number + 1 < lines.size(); ++number) {
        std::vector<std::string> lost = lines;
        lost.erase(lost.begin() + static_cast<std::ptrdiff_t>(number));
        expectDetected(joined(lost), record, number);
        std::vector<std::string> doubled = lines;
        doubled.insert(doubled.begin() + static_cast<std::ptrdiff_t>(number), lines[number]);
        expectDetected(joined(doubled), record, number);
        std::vector<std::string> exchanged = lines;
        std::swap(exchanged[number], exchanged[number + 1]);
        expectDetected(joined(exchanged), record, number);
    }
}

TEST(Checksums, aDamagedRecordSaysHowManyOrdersAreGood)
{
    const std::string text = recordText(game(60));
    std::vector<std::string> lines = linesOf(text);
    std::size_t line = 0;
    while (lines[line].find(" #31 ") == std::string::npos) {
        ++line;
    }
    lines[line][0] = 'R';
    const RecordReading reading = readRecord(joined(lines));
    ASSERT_TRUE(reading.error && reading.record);
    EXPECT_EQ(reading.checksums, Checksums::Damaged);
    EXPECT_EQ(reading.record->orders.size(), 30U);
    EXPECT_EQ(reading.error->code, TextErrorCode::ChecksumWrong);
    EXPECT_EQ(reading.error->line, static_cast<int>(line) + 1);
    EXPECT_EQ(reading.error->number, 30);
    EXPECT_EQ(reading.error->limit, 60);
    EXPECT_NE(describe(*reading.error).find("30 of 60 orders are good"), std::string::npos);
    lines.resize(line);
    const RecordReading cut = readRecord(joined(lines));
    ASSERT_TRUE(cut.error && cut.record);
    EXPECT_EQ(cut.error->code, TextErrorCode::RecordCutOff);
    EXPECT_EQ(cut.error->line, static_cast<int>(line));
    EXPECT_EQ(cut.error->number, 30);
    EXPECT_EQ(cut.error->limit, -1);
}

TEST(Checksums, aDamagedStartLeavesNothingThatIsSure)
{
    std::string text = recordText(game(60));
    text[text.find("Ana")] = 'U';
    const RecordReading reading = readRecord(text);
    ASSERT_TRUE(reading.error);
    EXPECT_FALSE(reading.record);
    EXPECT_EQ(reading.error->number, -1);
}

TEST(Checksums, anOrderChangedByHandIsNoticedUntilTheTwoMarksAreTakenOut)
{
    std::vector<std::string> lines = linesOf(recordText(game(0)));
    const auto start = std::find_if(lines.begin(), lines.end(), [](auto& line) { return line.starts_with("; start"); });
    ASSERT_NE(start, lines.end());
    lines.insert(start + 1, "role settler\n");
    EXPECT_TRUE(readRecord(joined(lines)).error);
    for (const std::string_view mark : {kRecordMark, kStartMark}) {
        lines.erase(std::find_if(lines.begin(), lines.end(), [&](auto& line) { return line.starts_with(mark); }));
    }
    const RecordReading reading = readRecord(joined(lines));
    EXPECT_FALSE(reading.error);
    EXPECT_EQ(reading.checksums, Checksums::None);
    EXPECT_EQ(reading.record->orders.size(), 1U);
}

TEST(Checksums, aRecordWithoutThemIsReadAsByHand)
{
    const Record record = game(60);
    const std::string text = plainRecordText(record);
    EXPECT_EQ(text.find('#'), std::string::npos);
    const RecordReading reading = readRecord(text);
    EXPECT_FALSE(reading.error);
    EXPECT_EQ(reading.checksums, Checksums::None);
    EXPECT_EQ(reading.record->orders, record.orders);
    // A comment can look like a checksum.
    const RecordReading remarked = readRecord("[Windrose \"1\"]\n; as in #3 0123abcd\n[Players \"3\"] ; #0 0123abcd\n"
                                              "[Seed \"7\"]\nrole mayor ; move #12 89abcdef\n");
    EXPECT_FALSE(remarked.error);
    EXPECT_EQ(remarked.record->orders.size(), 1U);
}

TEST(Checksums, ordersMayBeAddedByHandBehindTheEnd)
{
    Record record = game(12);
    const std::string next = orderText(endOf(record), game(13).orders.back());
    const RecordReading reading = readRecord(recordText(record) + next + "\n");
    ASSERT_FALSE(reading.error) << describe(*reading.error);
    EXPECT_EQ(reading.checksums, Checksums::Good);
    EXPECT_EQ(reading.ordersByHand, 1);
    EXPECT_EQ(reading.record->orders, game(13).orders);
    EXPECT_EQ(readRecord(recordText(record) + "[Played \"0\"]\n").error->code, TextErrorCode::TagAfterOrders);
}

TEST(Checksums, aRecordMayChangeItsLineEndsAndItsMark)
{
    const std::string text = recordText(game(60));
    std::string windows = "\xEF\xBB\xBF";
    for (const char character : text) {
        windows += character == '\n' ? std::string("\r\n") : std::string(1, character);
    }
    const RecordReading reading = readRecord(windows);
    EXPECT_FALSE(reading.error);
    EXPECT_EQ(reading.checksums, Checksums::Good);
    EXPECT_EQ(reading.ordersByHand, 0);
}

TEST(Journal, growsToTheSameGameWhateverIsDone)
{
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        Random random{seed};
        Record record = game(static_cast<int>(random.below(20)), 2 + static_cast<int>(seed % 4), seed);
        JournalText journal;
        std::string text = journal.whole(record);
        for (int step = 0; step < 60; ++step) {
            const auto orders = static_cast<std::uint32_t>(record.orders.size());
            if (random.below(3) == 0) {
                record.takenBack = static_cast<int>(random.below(orders + 1));
            } else if (!endOf(record).isFinished()) {
                record.orders.resize(static_cast<std::size_t>(playedOrders(record)), Order{});
                record.takenBack = 0;
                for (std::uint32_t more = random.below(3); more > 0 && !endOf(record).isFinished(); --more) {
                    const Position position = endOf(record);
                    record.orders.push_back(canonical(position, randomOrder(position, random)));
                }
            }
            if (const auto lines = journal.next(record)) {
                text += *lines;
            } else {
                text = journal.whole(record);
            }
            const RecordReading reading = readRecord(text);
            ASSERT_FALSE(reading.error) << describe(*reading.error) << "\n" << text;
            ASSERT_EQ(reading.checksums, Checksums::Journal);
            ASSERT_EQ(reading.record->orders, record.orders);
            ASSERT_EQ(reading.record->takenBack, record.takenBack);
            ASSERT_EQ(recordText(*reading.record), recordText(record));
        }
    }
}

/// A journal that was cut off by a kill or a failing disk contains the game up to its last whole line; a cut within a
/// line is detected.
TEST(Journal, holdsTheGameUpToEachOfItsLines)
{
    const Record record = game(40);
    JournalText journal;
    std::string text = journal.whole(game(0));
    std::vector<std::size_t> ends{text.size()};
    for (int orders = 1; orders <= 40; ++orders) {
        text += journal.next(game(orders)).value_or("?");
        ends.push_back(text.size());
    }
    for (std::size_t length = ends.front(); length <= text.size(); ++length) {
        const RecordReading reading = readRecord(std::string_view(text).substr(0, length));
        const auto whole = std::upper_bound(ends.begin(), ends.end(), length) - ends.begin() - 1;
        const bool isAtEnd = ends[static_cast<std::size_t>(whole)] == length;
        ASSERT_TRUE(reading.record);
        if (reading.lacksLineEnd) { // nothing else is missing
            ASSERT_EQ(reading.record->orders.size(), static_cast<std::size_t>(whole) + 1);
            continue;
        }
        ASSERT_EQ(reading.record->orders.size(), static_cast<std::size_t>(whole)) << length;
        // A blank line has no effect.
        ASSERT_TRUE(isAtEnd || reading.error || text[length - 1] == '\n') << length;
        ASSERT_TRUE(isBeginningOf(*reading.record, record));
    }
}

TEST(Journal, eachFlippedBitIsNoticed)
{
    Record record = game(30);
    JournalText journal;
    std::string text = journal.whole(record);
    record.takenBack = 5;
    text += journal.next(record).value_or("?");
    record.takenBack = 0;
    text += journal.next(record).value_or("?");
    for (std::size_t place = 0; place < text.size(); ++place) {
        for (int bit = 0; bit < 8; ++bit) {
            std::string damaged = text;
            damaged[place] = static_cast<char>(damaged[place] ^ (1 << bit));
            expectDetected(damaged, record, place);
        }
    }
}

TEST(Journal, isWrittenAnewWhenLinesCannotSayWhatHappened)
{
    JournalText journal;
    Record record = game(10);
    (void)journal.whole(record);
    EXPECT_EQ(journal.next(record), "");
    Record other = record;
    other.playerTexts = {"merchant", "", ""};
    EXPECT_FALSE(journal.next(other));
    other = record;
    other.orders.pop_back();
    EXPECT_FALSE(journal.next(other));
    other = record;
    other.seed += 1;
    EXPECT_FALSE(journal.next(other));
    EXPECT_FALSE(journal.next(gameFromPosition(10)));
    other = record;
    other.remarks = {"step 1"};
    EXPECT_FALSE(journal.next(other));
}

TEST(Journal, ordersFollowOnlyWhereTheGameStands)
{
    const auto journal = [](const std::string& played) {
        LineChecksums seals;
        std::string text =
            seals.withChecksum("[Windrose \"1\"]\n; journal with checksums\n[Players \"3\"]\n[Seed \"7\"]\n; start");
        text += seals.withChecksum("role settler ; Ana");
        text += seals.withChecksum("[Played \"" + played + "\"]\n; played");
        return text + seals.withChecksum("pass ; Ana");
    };
    EXPECT_FALSE(readRecord(journal("1")).error) << describe(*readRecord(journal("1")).error);
    EXPECT_EQ(readRecord(journal("0")).error->code, TextErrorCode::TagExpected);
    EXPECT_EQ(readRecord(journal("2")).error->code, TextErrorCode::TagValue);
    EXPECT_EQ(readRecord(journal("0")).record->takenBack, 1);
}

} // namespace

} // namespace windrose
