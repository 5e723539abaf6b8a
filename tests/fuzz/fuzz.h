// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/game.h"
#include "core/text/text_error.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

/// The entry point of a fuzz target: called repeatedly with bytes, it aborts when a promise is broken.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace windrose::fuzz
{

/// Aborts with a sentence when `holds` is false; the fuzzer saves the input.
void require(bool holds, std::string_view promise, std::string_view detail = {});

/// Bytes consumed from the front; after the end come zeros.
class Bytes
{
public:
    Bytes(const std::uint8_t* data, std::size_t size) : m_data(data), m_size(size) {}

    bool isEmpty() const { return m_size == 0; }
    std::uint8_t next();
    /// The remaining bytes as text.
    std::string_view rest() const;

private:
    const std::uint8_t* m_data;
    std::size_t m_size;
};

/// Positions from random games with each number of players and all options, including every phase. Always the
/// same.
const std::vector<Position>& moments();

/// Requires that an error has a code, a place within the text, and a message on one line.
void requireValidError(const TextError& error, std::string_view text);

/// Requires that a printed position is read back unchanged.
void requireRoundTrip(const Position& position);

/// The text of a legal order, chosen by `choice`, for mutators.
std::string someOrderText(const Position& position, std::uint64_t choice);

} // namespace windrose::fuzz
