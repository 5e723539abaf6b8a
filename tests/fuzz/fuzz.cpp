// SPDX-License-Identifier: GPL-3.0-or-later
#include "fuzz.h"

#include "core/players/random_player.h"
#include "core/text/messages.h"
#include "core/text/order_text.h"
#include "core/text/position_json.h"
#include "core/text/words.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>

namespace windrose::fuzz
{

void require(bool holds, std::string_view promise, std::string_view detail)
{
    if (!holds) {
        const std::string message = "BROKEN PROMISE: " + std::string(promise) + "\n" + std::string(detail) + "\n";
        std::fputs(message.c_str(), stderr);
        std::abort();
    }
}

std::uint8_t Bytes::next()
{
    if (m_size == 0) {
        return 0;
    }
    --m_size;
    return *m_data++;
}

std::string_view Bytes::rest() const
{
    // The only such cast: libFuzzer passes bytes that are used as characters.
    return {reinterpret_cast<const char*>(m_data), m_size};
}

const std::vector<Position>& moments()
{
    static const std::vector<Position> all = [] {
        constexpr int kOptionSets = 8;
        constexpr int kStride = 7; // so that every phase occurs in some game
        std::vector<Position> positions;
        for (int game = 0; game < 4 * kOptionSets; ++game) {
            Options options;
            options.factoryUniversitySwap = (game & 4) != 0;
            options.cornStartMinusOne = (game & 8) != 0;
            options.victoryPoints126 = (game & 16) != 0;
            Random random{static_cast<std::uint64_t>(game)};
            Position position = newGame(kMinPlayers + game % 4, random.next(), options);
            for (int played = 0; !position.isFinished(); ++played) {
                if (played % kStride == 0) {
                    positions.push_back(position);
                }
                apply(position, randomOrder(position, random));
            }
            positions.push_back(position);
        }
        return positions;
    }();
    return all;
}

void requireValidError(const TextError& error, std::string_view text)
{
    constexpr std::size_t kLongest = 1000;
    const std::string message = describe(error);
    require(error.code != TextErrorCode::None, "an error has a code");
    require(!message.empty() && message.size() < kLongest, "a message is short", message);
    require(message.find('\n') == std::string::npos && !firstBadUtf8(message), "a message is one line of text",
            message);
    require(error.pointer.empty() || error.pointer.front() == '/', "a pointer begins with a slash", error.pointer);
    if (error.line == 0) {
        return;
    }
    std::size_t start = 0;
    for (int line = 1; line < error.line; ++line) {
        const std::size_t end = text.find('\n', start);
        if (end == std::string_view::npos) { // after the last line: something is missing at the end
            require(line + 1 == error.line && error.column == 1, "an error's line lies in the text", message);
            return;
        }
        start = end + 1;
    }
    const std::string_view line = text.substr(start, text.find('\n', start) - start);
    const auto characters = std::count_if(
        line.begin(), line.end(), [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U; });
    require(error.column >= 1 && error.column <= characters + 1, "an error's column lies in its line", message);
}

void requireRoundTrip(const Position& position)
{
    const std::vector<std::string> names = defaultNames(position.players);
    const std::string text = positionJson(position, names);
    const auto reading = readPosition(text, 1);
    if (const auto* error = std::get_if<TextError>(&reading)) {
        require(false, "a position that is printed can be read: " + describe(*error), text);
        return;
    }
    const auto& named = std::get<NamedPosition>(reading);
    require(named.position == position && named.names == names, "a position is read back as it was printed", text);
}

std::string someOrderText(const Position& position, std::uint64_t choice)
{
    Random random{choice};
    return position.isFinished() ? "pass" : orderText(position, canonical(position, randomOrder(position, random)));
}

} // namespace windrose::fuzz
