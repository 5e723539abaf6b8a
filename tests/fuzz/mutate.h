// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/random.h"

#include <cstddef>
#include <string>

namespace windrose::fuzz
{

/// Changes a text by its grammar, so that the result is often still valid.
using Mutation = void (*)(std::string& text, Random& random);

/// A custom mutator for libFuzzer: by grammar three times out of four, else libFuzzer's. Returns the new size.
std::size_t mutated(std::uint8_t* data, std::size_t size, std::size_t most, unsigned seed, Mutation mutation);

/// Replaces a number, name or value by another one of its kind; repeats, removes or moves an item.
void mutateJson(std::string& text, Random& random);

/// Appends a legal order after the valid part, or changes, repeats, swaps or removes a line.
void mutateRecord(std::string& text, Random& random);

} // namespace windrose::fuzz
