// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../rules/refusal.h"

#include <array>

namespace windrose
{

/// What a number of a `Refusal` stands for in its sentences.
enum class RefusalNumber : std::uint8_t { Plain, Space, Seat, Role, Tile, Good, Building };

/// The number that `%n` stands for.
enum class RefusalCount : std::uint8_t { None, First, Second };

/// An English sentence with placeholders: `%1` and `%2` for `first` and `second` of the refusal, and `%n` for a count,
/// with "(s)" where the plural has an "s". The window's translations use it as their source.
struct RefusalSentence {
    const char* english = "";
    RefusalCount count = RefusalCount::None;
};

/// All that is said about a refusal: one sentence, or two.
struct RefusalText {
    RefusalCode code = RefusalCode::None;
    RefusalNumber first = RefusalNumber::Plain;
    RefusalNumber second = RefusalNumber::Plain;
    std::int16_t onlyFirst = kAny;  ///< applies only to refusals with this `first`
    std::int16_t onlySecond = kAny; ///< applies only to refusals with this `second`
    std::array<RefusalSentence, 2> sentences{};

    static constexpr std::int16_t kAny = -1;
};

/// How many codes there are, with `None`. Every other code has a text, or the table does not compile.
inline constexpr int kRefusalCodes = static_cast<int>(RefusalCode::NoDefault) + 1;

/// The translation context of the sentences.
inline constexpr const char* kRefusalContext = "Refusals";

/// The sentences about a refusal; a general one if the rule has none. Not for `RefusalCode::None`.
const RefusalText& refusalText(const Refusal& refusal);

} // namespace windrose
