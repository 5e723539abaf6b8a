// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "record.h"
#include "words.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace windrose
{

/// The first line of a record.
inline constexpr std::string_view kFirstTag = "[Windrose \"1\"]";

constexpr bool beginsComment(char character)
{
    return character == ';' || character == '#';
}

/// The tags of a record; see "Records" in FORMATS.md. They are read line by line; the first error is kept.
class RecordTags
{
public:
    /// Reads the tag that begins at `first` of a line before the first order.
    void read(std::string_view line, int lineNumber, std::size_t first);
    /// Reads a tag after orders: a journal has a `Played` tag where orders were taken back or replayed, and the last
    /// one counts. `orders` is the number of orders before it.
    void readAfterOrders(std::string_view line, int lineNumber, std::size_t first, int orders);
    /// Whether another order can follow `orders`: in a journal, all orders before it must be played.
    bool goesOn(int orders);
    /// Ends the header before this line, without a start position: players and seed are required.
    void checkComplete(std::string_view line, int lineNumber);
    /// Checks that `Played` is not greater than the number of orders.
    void checkPlayed(int orders);

    bool hasVersion() const { return m_hasVersion; }
    /// Whether a tag describes the set-up, which a start position would replace.
    bool describesStart() const { return m_players || m_seed || !m_optionKeys.empty() || m_names.isAny(); }
    int players() const { return m_players.value_or(0); }
    std::uint64_t seed() const { return m_seed.value_or(0); }
    const Options& options() const { return m_options; }
    /// The number of orders played, if a tag gives it.
    std::optional<int> played() const { return m_played; }
    /// Writes the names of the seats to `names`, one for each player; seats without a tag are left unchanged.
    void takeNames(int players, std::vector<std::string>& names) { take(m_names, "Seat", players, names); }
    /// Writes the players of the seats to `texts`, which stays empty without such a tag.
    void takePlayers(int players, std::vector<std::string>& texts) { take(m_playerTexts, "Player", players, texts); }
    const std::optional<TextError>& error() const { return m_error; }

private:
    struct Tag {
        std::string key;
        std::string value;
    };
    /// The tags of one kind, by seat, and their places.
    struct SeatTags {
        std::array<std::optional<std::string>, kMaxPlayers> values;
        std::array<TextPlace, kMaxPlayers> places{};

        bool isAny() const;
    };

    std::optional<Tag> readTagLine(std::size_t first);
    std::optional<Tag> tagError(std::size_t place, std::string expected);
    void readTag(const Tag& tag);
    void readVersion(const Tag& tag);
    void readPlayers(const Tag& tag);
    void readSeedTag(const Tag& tag);
    void readPlayed(const Tag& tag);
    void readOption(const Tag& tag);
    void readSeat(const Tag& tag, std::size_t seat, SeatTags& tags);
    void take(const SeatTags& tags, std::string_view word, int players, std::vector<std::string>& values);
    void fail(TextErrorCode code, std::size_t offset, std::string_view found, std::string expected);

    std::string_view m_line;
    int m_lineNumber = 0;
    std::size_t m_keyColumn = 0; // byte offsets in the line
    std::size_t m_valueColumn = 0;
    bool m_hasVersion = false;
    std::optional<int> m_players;
    std::optional<std::uint64_t> m_seed;
    Options m_options;
    std::vector<std::string> m_optionKeys;
    SeatTags m_names;
    SeatTags m_playerTexts;
    std::optional<int> m_played;
    TextPlace m_playedPlace{};
    bool m_isPlayedAfterOrders = false;
    std::optional<TextError> m_error;
};

/// An error in a line; `offset` counts bytes from its start.
TextError lineError(TextErrorCode code, std::string_view line, int lineNumber, std::size_t offset,
                    std::string_view found, std::string expected);

} // namespace windrose
