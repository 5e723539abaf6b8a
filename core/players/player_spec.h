// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "player_choice.h"

#include <variant>

namespace windrose
{

/// Who plays a seat: a person, a computer player of Windrose, or an external program. Two of them are equal when their
/// texts are.
///
/// The text is that of records and settings: empty for a person, a computer player such as `merchant:builder` (see
/// `PlayerChoice`), or `program:` followed by the program. A text that means nothing, such as one of a later version,
/// is kept, and a person plays the seat.
class PlayerSpec
{
public:
    /// A person.
    PlayerSpec() = default;
    explicit PlayerSpec(const PlayerChoice& choice);
    explicit PlayerSpec(Level level, Style style = Style::Opportunist);
    /// A program, by its name in the settings of the window or by its command.
    static PlayerSpec ofProgram(std::string_view program);

    /// Reads a text of a record or of the settings.
    static PlayerSpec read(std::string_view text);
    /// Reads a word of the command line: `person`, or the text of a computer player or program; empty for others.
    static std::optional<PlayerSpec> readWord(std::string_view word);

    /// The text, spelled as it was read.
    const std::string& text() const { return m_text; }

    bool isPerson() const { return std::holds_alternative<Person>(m_who); }
    /// The computer player; null for persons and programs.
    const PlayerChoice* computer() const { return std::get_if<PlayerChoice>(&m_who); }
    /// The computer player, if it is a level, with any style, budget and threads; else null.
    const PlayerChoice* level() const;
    /// Whether this is a level with or without a style, and nothing else.
    bool isPlainLevel() const;
    /// What follows `program:`; null for others.
    const std::string* program() const;

    friend bool operator==(const PlayerSpec& one, const PlayerSpec& other) { return one.m_text == other.m_text; }

private:
    struct Person {
    };
    struct Program {
        std::string name;
    };
    using Who = std::variant<Person, PlayerChoice, Program>;

    PlayerSpec(Who who, std::string text) : m_who(std::move(who)), m_text(std::move(text)) {}

    Who m_who;
    std::string m_text;
};

} // namespace windrose
