// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace windrose
{

/// The number of bits set. Written out because without a special instruction `std::popcount` is a call into the
/// compiler's library, and this is the innermost step of everything.
constexpr int bitCount(std::uint32_t bits)
{
    bits -= bits >> 1 & 0x55555555U;
    bits = (bits & 0x33333333U) + (bits >> 2 & 0x33333333U);
    bits = (bits + (bits >> 4)) & 0x0F0F0F0FU;
    return static_cast<int>((bits * 0x01010101U) >> 24);
}

/// The sum of the 32 two-bit fields of a word.
constexpr int pairSum(std::uint64_t pairs)
{
    pairs = (pairs & 0x3333333333333333ULL) + (pairs >> 2 & 0x3333333333333333ULL);
    pairs = (pairs + (pairs >> 4)) & 0x0F0F0F0F0F0F0F0FULL;
    return static_cast<int>((pairs * 0x0101010101010101ULL) >> 56);
}

} // namespace windrose
