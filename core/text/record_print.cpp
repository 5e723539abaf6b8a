// SPDX-License-Identifier: GPL-3.0-or-later
#include "record.h"

#include <algorithm>

namespace windrose
{

namespace
{

constexpr std::size_t kCommentColumn = 32;

/// `[Key "value"]`; quotes and backslashes of the value are marked with a backslash.
std::string tag(const std::string& key, std::string_view value)
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

/// Who sits where; persons need not be named.
std::string sitterTags(const Record& record)
{
    std::string text;
    for (std::size_t seat = 0; seat < record.sitters.size(); ++seat) {
        if (!record.sitters[seat].empty()) {
            text += tag("Player" + std::to_string(seat), record.sitters[seat]);
        }
    }
    return text;
}

std::string header(const Record& record)
{
    std::string text = tag("Windrose", "1");
    if (record.takenBack > 0) {
        text += tag("Played", std::to_string(playedOrders(record)));
    }
    if (record.start) {
        text += sitterTags(record);
        return text + "; the game starts from this position\n" + positionJson(*record.start, record.names);
    }
    text += tag("Players", std::to_string(record.players));
    text += tag("Seed", std::to_string(record.seed));
    for (const OptionName& option : kOptionNames) {
        if (record.options.*option.isOn) {
            text += tag("Option", std::string(option.key) + "=" + std::string(option.value));
        }
    }
    for (std::size_t seat = 0; seat < record.names.size(); ++seat) {
        text += tag("Seat" + std::to_string(seat), record.names[seat]);
    }
    return text + sitterTags(record);
}

} // namespace

Position startOf(const Record& record)
{
    return record.start ? *record.start : newGame(record.players, record.seed, record.options);
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
    std::string text = header(record);
    Position position = startOf(record);
    std::uint32_t round = 0;
    int number = 0;
    for (const Order& order : record.orders) {
        if (record.takenBack > 0 && number == playedOrders(record)) {
            text += "\n; taken back:\n";
        }
        ++number;
        if (position.round != round) {
            round = position.round;
            text += "\n; round " + std::to_string(round) + ", governor " + record.names[position.governor] + "\n";
        }
        std::string line = orderText(position, order);
        line.resize(std::max(line.size() + 1, kCommentColumn), ' ');
        text += line + "; " + record.names[position.turn] + "\n";
        apply(position, order);
    }
    return text;
}

} // namespace windrose
