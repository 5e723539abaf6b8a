// SPDX-License-Identifier: GPL-3.0-or-later
#include "pins.h"

#include "perft.h"

#include "core/players/observation.h"
#include "core/players/player_choice.h"
#include "core/players/random_games.h"
#include "core/players/random_player.h"
#include "core/text/record.h"
#include "core/text/words.h"

#include <map>
#include <sstream>

namespace windrose::pins
{

namespace
{

/// FNV-1a over the bytes of texts, one after the other.
class TextHash
{
public:
    void add(const std::string& text)
    {
        m_bytes += text.size();
        for (const char byte : text) {
            m_bits = (m_bits ^ static_cast<unsigned char>(byte)) * 0x100000001B3ULL;
        }
    }

    std::string value() const { return std::to_string(m_bytes) + " bytes, hash " + hexadecimal(m_bits); }

private:
    std::uint64_t m_bytes = 0;
    std::uint64_t m_bits = 0xCBF29CE484222325ULL;
};

constexpr std::array kPinnedPlayers{"quick",      "heuristic", "castaway",   "deckhand",
                                    "newcomer",   "planter",   "merchant",   "planter:builder",
                                    "shipmaster", "viceroy",   "search:100", "search:40:full"};

/// Plays a game of equal players, who do not see the points of the others. Returns a hash of all positions.
std::string hashOfGame(const PlayerChoice& choice, int players)
{
    const std::atomic<bool> never{false};
    std::vector<std::unique_ptr<Player>> table;
    for (int seat = 0; seat < players; ++seat) {
        table.push_back(makePlayer(choice, static_cast<std::uint64_t>(seat)));
        table.back()->setPointsHidden(true);
    }
    TextHash hash;
    Position position = newGame(players, static_cast<std::uint64_t>(players));
    for (std::uint64_t moment = 0; !position.isFinished(); ++moment) {
        const auto seen = [moment](const Position& all, int seat) { return observed(all, seat, true, moment); };
        const int turn = position.turn;
        const Order order = table[slot(turn)]->decide(seen(position, turn), never);
        const PlayedOrder played = playOrder(position, order);
        for (int seat = 0; seat < players; ++seat) {
            table[slot(seat)]->played({seen(played.before, seat), order, played.events});
        }
        hash.add(hexadecimal(positionHash(position)));
    }
    return hash.value();
}

} // namespace

std::vector<Pin> benchPins()
{
    std::vector<Pin> pins;
    for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
        for (int seed = 0; seed < kPinnedSeeds; ++seed) {
            const GameSums sums = playRandomGames(players, kPinnedGames, static_cast<std::uint64_t>(seed));
            pins.push_back({"bench --players " + std::to_string(players) + " --games " + std::to_string(kPinnedGames) +
                                " --seed " + std::to_string(seed),
                            hexadecimal(sums.signature)});
        }
    }
    return pins;
}

std::vector<Pin> perftPins()
{
    constexpr int kMaxDepth = 6;
    std::vector<Pin> pins;
    for (const FixedPosition& fixed : fixedPositions()) {
        std::uint64_t widest = 1;
        std::uint64_t before = 1;
        for (int depth = 1; depth <= kMaxDepth && before * widest <= kMaxSequences; ++depth) {
            const Perft count = perft(fixed.position, depth);
            pins.push_back({"perft " + std::to_string(depth) + " of " + fixed.name,
                            std::to_string(count.sequences) + " sequences, hash " + hexadecimal(count.hash)});
            widest = std::max(widest, count.sequences / before + 1); // the probable growth with one more order
            before = count.sequences;
        }
    }
    return pins;
}

std::vector<Pin> textPins()
{
    constexpr std::uint64_t kTextSeeds = 4;
    std::vector<Pin> pins;
    for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
        for (std::uint64_t seed = 0; seed < kTextSeeds; ++seed) {
            Record record;
            record.players = players;
            record.seed = seed;
            record.options.cornStartMinusOne = seed % 2 == 1;
            record.names = defaultNames(players);
            Random choices{seed};
            TextHash positions;
            Position position = startOf(record);
            for (; !position.isFinished(); apply(position, record.orders.back())) {
                record.orders.push_back(randomOrder(position, choices));
                positions.add(positionJson(position, record.names));
            }
            positions.add(positionJson(position, record.names));
            TextHash text;
            text.add(plainRecordText(record));
            TextHash sealed;
            sealed.add(recordText(record));
            const std::string game = std::to_string(players) + " players, seed " + std::to_string(seed);
            pins.push_back({"record of " + game, text.value()});
            pins.push_back({"record with checksums of " + game, sealed.value()});
            pins.push_back({"positions of " + game, positions.value()});
        }
    }
    return pins;
}

std::vector<Pin> playerPins()
{
    std::vector<Pin> pins;
    for (const char* const player : kPinnedPlayers) {
        for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
            pins.push_back({"game of " + std::to_string(players) + " times " + player,
                            hashOfGame(*readPlayerChoice(player), players)});
        }
    }
    return pins;
}

std::vector<Pin> allPins()
{
    std::vector<Pin> all;
    for (auto* some : {&benchPins, &perftPins, &textPins, &playerPins}) {
        for (Pin& pin : some()) {
            all.push_back(std::move(pin));
        }
    }
    return all;
}

std::string pinsText(const std::vector<Pin>& pins)
{
    std::string text = "# What must stay as it is until the rules, the players or the texts change. Made by\n"
                       "#     windrose_pins --update tests/pins/pins.txt\n";
    for (const Pin& pin : pins) {
        text += pin.what + ": " + pin.value + "\n";
    }
    return text;
}

std::vector<Pin> readPins(const std::string& text)
{
    std::vector<Pin> pins;
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
        const std::size_t end = line.find(": ");
        if (!line.starts_with('#') && end != std::string::npos) {
            pins.push_back({line.substr(0, end), line.substr(end + 2)});
        }
    }
    return pins;
}

std::vector<std::string> differences(const std::vector<Pin>& table, const std::vector<Pin>& now)
{
    std::vector<std::string> lines;
    std::map<std::string, std::string> pinned;
    for (const Pin& pin : table) {
        if (!pinned.emplace(pin.what, pin.value).second) {
            lines.push_back(pin.what + ": pinned twice");
        }
    }
    for (const Pin& pin : now) {
        const auto found = pinned.find(pin.what);
        if (found == pinned.end()) {
            lines.push_back(pin.what + ": not pinned");
            continue;
        }
        if (found->second != pin.value) {
            lines.push_back(pin.what + ": now " + pin.value + ", pinned " + found->second);
        }
        pinned.erase(found);
    }
    for (const auto& [what, value] : pinned) {
        lines.push_back(what + ": pinned, but no longer worked out");
    }
    return lines;
}

} // namespace windrose::pins
