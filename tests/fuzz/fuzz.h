// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/game.h"
#include "core/text/text_error.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

/// What a target is: called with bytes, again and again, it ends the program when something promised does not hold.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace windrose::fuzz
{

/// Ends the program with a sentence when `holds` is false: the fuzzer keeps what led there.
void require(bool holds, std::string_view promise, std::string_view detail = {});

/// Bytes that are used up from the front; behind the end come zeros.
class Bytes
{
public:
    Bytes(const std::uint8_t* data, std::size_t size) : m_data(data), m_size(size) {}

    bool isEmpty() const { return m_size == 0; }
    std::uint8_t next();
    /// All that is left, as a text.
    std::string_view rest() const;

private:
    const std::uint8_t* m_data;
    std::size_t m_size;
};

/// Positions on the way through random games of each number of players with all options: every phase is among them.
/// Always the same ones.
const std::vector<Position>& moments();

/// An error must have a code, a place that lies in the text, and a message that fits on a line.
void requireGoodError(const TextError& error, std::string_view text);

/// A position prints to a text that is read back to it.
void requireRoundTrip(const Position& position);

/// Orders a mutator may put into a text: what is legal there, one of them chosen by `choice`, as text.
std::string someOrderText(const Position& position, std::uint64_t choice);

} // namespace windrose::fuzz
