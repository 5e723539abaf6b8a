// SPDX-License-Identifier: GPL-3.0-or-later
// Replaces the C library's functions for copying, filling, comparing and searching bytes, in the whole program and in
// the C++ library: a growing vector or a search in a string spends its time there.
#include "counted_steps.h"

#include <cstddef>

#define WINDROSE_UNINSTRUMENTED __attribute__((no_sanitize("address", "undefined", "thread")))

namespace
{

std::uint64_t steps = 0;

// Compilers turn a loop over bytes into a call of the very function that contains it, but not for volatile bytes.
using Byte = volatile unsigned char;
using ConstByte = const volatile unsigned char;

} // namespace

namespace windrose::testing
{

std::uint64_t stepsSoFar()
{
    return steps;
}

} // namespace windrose::testing

extern "C" {

// NOLINTBEGIN: names and parameters of the C library
WINDROSE_UNINSTRUMENTED void __sanitizer_cov_trace_pc()
{
    ++steps;
}

WINDROSE_UNINSTRUMENTED void* memcpy(void* __restrict to, const void* __restrict from, std::size_t size)
{
    for (std::size_t place = 0; place < size; ++place) {
        static_cast<Byte*>(to)[place] = static_cast<ConstByte*>(from)[place];
    }
    steps += size;
    return to;
}

WINDROSE_UNINSTRUMENTED void* memmove(void* to, const void* from, std::size_t size)
{
    auto* target = static_cast<Byte*>(to);
    const auto* source = static_cast<ConstByte*>(from);
    if (target <= source) {
        return memcpy(to, from, size);
    }
    for (std::size_t place = size; place > 0; --place) {
        target[place - 1] = source[place - 1];
    }
    steps += size;
    return to;
}

WINDROSE_UNINSTRUMENTED void* memset(void* to, int value, std::size_t size)
{
    for (std::size_t place = 0; place < size; ++place) {
        static_cast<Byte*>(to)[place] = static_cast<unsigned char>(value);
    }
    steps += size;
    return to;
}

WINDROSE_UNINSTRUMENTED int memcmp(const void* one, const void* other, std::size_t size)
{
    for (std::size_t place = 0; place < size; ++place) {
        ++steps;
        const int difference = static_cast<ConstByte*>(one)[place] - static_cast<ConstByte*>(other)[place];
        if (difference != 0) {
            return difference;
        }
    }
    return 0;
}

WINDROSE_UNINSTRUMENTED void* memchr(const void* where, int value, std::size_t size)
{
    const auto* bytes = static_cast<const unsigned char*>(where);
    for (std::size_t place = 0; place < size; ++place) {
        ++steps;
        if (static_cast<ConstByte*>(bytes)[place] == static_cast<unsigned char>(value)) {
            return const_cast<unsigned char*>(bytes + place);
        }
    }
    return nullptr;
}

WINDROSE_UNINSTRUMENTED std::size_t strlen(const char* text)
{
    std::size_t size = 0;
    while (static_cast<const volatile char*>(text)[size] != '\0') {
        ++size;
    }
    steps += size;
    return size;
}
// NOLINTEND
}
