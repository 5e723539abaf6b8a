// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/random.h"

#include <cstddef>
#include <string>

namespace windrose::fuzz
{

/// Changes a text by its own grammar, so that what comes out is often still one of its language.
using Mutation = void (*)(std::string& text, Random& random);

/// A custom mutator for libFuzzer: by grammar three times of four, else as libFuzzer does. Returns the new size.
std::size_t mutated(std::uint8_t* data, std::size_t size, std::size_t most, unsigned seed, Mutation mutation);

/// Another number, name or value in a place of its kind; an item doubled, left out or taken from elsewhere.
void mutateJson(std::string& text, Random& random);

/// A legal order at the end of what is good, or a line changed, doubled, exchanged or left out.
void mutateRecord(std::string& text, Random& random);

} // namespace windrose::fuzz
