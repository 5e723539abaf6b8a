// SPDX-License-Identifier: GPL-3.0-or-later
#include "line_checksums.h"
#include "record_lines.h"

#include <algorithm>

namespace windrose
{

namespace
{

constexpr std::size_t kCommentColumn = 32;

/// The tags for who plays each seat; none when everybody is a person.
std::string playerTags(const Record& record)
{
    std::string text;
    for (std::size_t seat = 0; seat < record.playerTexts.size(); ++seat) {
        if (!record.playerTexts[seat].empty()) {
            text += tagLine("Player" + std::to_string(seat), record.playerTexts[seat]);
        }
    }
    return text;
}

/// The orders, each after its round if that changed; `end` ends each line.
template <typename End>
std::string ordersText(const Record& record, const End& end)
{
    std::string text;
    Position position = startOf(record);
    std::uint32_t round = 0;
    int number = 0;
    for (const Order& order : record.orders) {
        const bool isFirstTakenBack = record.takenBack > 0 && number == playedOrders(record);
        text += end((isFirstTakenBack ? "\n; taken back:\n" : "") + orderLines(record, position, order, round));
        apply(position, order);
        ++number;
    }
    return text;
}

} // namespace

std::string tagLine(const std::string& key, std::string_view value)
{
    std::string line = "[" + key + " \"";
    for (const char character : value) {
        if (character == '"' || character == '\\') {
            line += '\\';
        }
        line += character;
    }
    return line + "\"]\n";
}

std::string headerLines(const Record& record, std::string_view mark, bool notifiesPlayed)
{
    std::string text = tagLine("Windrose", "1");
    if (!mark.empty()) {
        text += std::string(mark) + "\n";
    }
    if (notifiesPlayed && record.takenBack > 0) {
        text += tagLine("Played", std::to_string(playedOrders(record)));
    }
    for (const std::string& remark : record.remarks) {
        text += std::string(kRemarkMark) + remark + "\n";
    }
    if (record.start) {
        text += playerTags(record);
        return text + "; the game starts from this position\n" + positionJson(*record.start, record.names);
    }
    text += tagLine("Players", std::to_string(record.players));
    text += tagLine("Seed", std::to_string(record.seed));
    for (const OptionName& option : kOptionNames) {
        if (record.options.*option.isOn) {
            text += tagLine("Option", std::string(option.key) + "=" + std::string(option.value));
        }
    }
    for (std::size_t seat = 0; seat < record.names.size(); ++seat) {
        text += tagLine("Seat" + std::to_string(seat), record.names[seat]);
    }
    return text + playerTags(record);
}

std::string orderLines(const Record& record, const Position& before, Order order, std::uint32_t& round)
{
    std::string text;
    if (before.round != round) {
        round = before.round;
        text = "\n; round " + std::to_string(round) + ", governor " + record.names[before.governor] + "\n";
    }
    std::string line = orderText(before, order);
    line.resize(std::max(line.size() + 1, kCommentColumn), ' ');
    return text + line + "; " + record.names[before.turn];
}

Position startOf(const Record& record)
{
    return record.start ? *record.start : newGame(record.players, record.seed, record.options, *record.kinds);
}

int playedOrders(const Record& record)
{
    return std::max(0, static_cast<int>(record.orders.size()) - std::max(0, record.takenBack));
}

Position endOf(const Record& record)
{
    Position position = startOf(record);
    for (int number = 0; number < playedOrders(record); ++number) {
        apply(position, record.orders[static_cast<std::size_t>(number)]);
    }
    return position;
}

std::string recordText(const Record& record)
{
    LineChecksums checksums;
    const std::string start = headerLines(record, kRecordMark, true) + std::string(kStartMark);
    std::string text = checksums.withChecksum(start);
    text += ordersText(record, [&checksums](std::string line) { return checksums.withChecksum(std::move(line)); });
    return text + checksums.withChecksum(std::string(kEndMark) + std::to_string(record.orders.size()));
}

std::string plainRecordText(const Record& record)
{
    return headerLines(record, {}, true) + ordersText(record, [](const std::string& line) { return line + "\n"; });
}

} // namespace windrose
