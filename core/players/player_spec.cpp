// SPDX-License-Identifier: GPL-3.0-or-later
#include "player_spec.h"

namespace windrose
{

namespace
{

constexpr std::string_view kPerson = "person";
constexpr std::string_view kProgram = "program:";

} // namespace

PlayerSpec::PlayerSpec(const PlayerChoice& choice) : m_who(choice), m_text(playerChoiceText(choice)) {}

PlayerSpec::PlayerSpec(Level level, Style style)
    : PlayerSpec(PlayerChoice{.kind = PlayerChoice::Kind::Level, .budget = {}, .level = level, .style = style})
{
}

PlayerSpec PlayerSpec::ofProgram(std::string_view program)
{
    return {Program{std::string(program)}, std::string(kProgram) + std::string(program)};
}

PlayerSpec PlayerSpec::read(std::string_view text)
{
    if (text.starts_with(kProgram)) {
        return ofProgram(text.substr(kProgram.size()));
    }
    const std::optional<PlayerChoice> choice = readPlayerChoice(text);
    return {choice ? Who(*choice) : Who(Person{}), std::string(text)};
}

std::optional<PlayerSpec> PlayerSpec::readWord(std::string_view word)
{
    if (word == kPerson) {
        return PlayerSpec();
    }
    const PlayerSpec spec = read(word);
    return spec.isPerson() ? std::nullopt : std::optional(spec);
}

const PlayerChoice* PlayerSpec::level() const
{
    const PlayerChoice* choice = computer();
    return choice != nullptr && choice->kind == PlayerChoice::Kind::Level ? choice : nullptr;
}

bool PlayerSpec::isPlainLevel() const
{
    const PlayerChoice* choice = level();
    return choice != nullptr && !choice->budget.simulations && !choice->budget.time && choice->threads == 1;
}

const std::string* PlayerSpec::program() const
{
    const auto* program = std::get_if<Program>(&m_who);
    return program == nullptr ? nullptr : &program->name;
}

} // namespace windrose
