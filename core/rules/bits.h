// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "slot.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace windrose
{

/// The number of bits set. Written out because `std::popcount` calls the compiler's library on processors without the
/// instruction, and every search spends much of its time here.
constexpr int bitCount(std::uint32_t bits)
{
    bits -= bits >> 1 & 0x55555555U;
    bits = (bits & 0x33333333U) + (bits >> 2 & 0x33333333U);
    bits = (bits + (bits >> 4)) & 0x0F0F0F0FU;
    return static_cast<int>((bits * 0x01010101U) >> 24);
}

/// For each byte of a word the number of bits set in it and in all bytes below.
constexpr std::uint64_t bitCountsUpToByte(std::uint64_t bits)
{
    bits -= bits >> 1 & 0x5555555555555555ULL;
    bits = (bits & 0x3333333333333333ULL) + (bits >> 2 & 0x3333333333333333ULL);
    bits = (bits + (bits >> 4)) & 0x0F0F0F0F0F0F0F0FULL;
    return bits * 0x0101010101010101ULL;
}

/// The number of bits set in a long word.
constexpr int bitCountLong(std::uint64_t bits)
{
    return static_cast<int>(bitCountsUpToByte(bits) >> 56);
}

/// For each byte and each number the place of that bit among those set in the byte.
inline constexpr auto kBitInByte = [] {
    std::array<std::array<std::uint8_t, 8>, 256> places{};
    for (std::size_t byte = 0; byte < places.size(); ++byte) {
        std::size_t found = 0;
        for (std::uint8_t place = 0; place < 8; ++place) {
            if ((byte >> place & 1U) != 0) {
                places[byte][found++] = place;
            }
        }
    }
    return places;
}();

/// The place of a bit among those set: `number` 0 is the lowest; there must be more than `number` of them. It has no
/// branches, because a processor cannot predict a random number.
constexpr int placeOfBit(std::uint64_t bits, std::uint64_t countsUpToByte, int number)
{
    constexpr std::uint64_t kEach = 0x0101010101010101ULL;
    constexpr std::uint64_t kTops = 0x8080808080808080ULL;
    const std::uint64_t reached = ((static_cast<std::uint64_t>(number) * kEach | kTops) - countsUpToByte) & kTops;
    const auto shift = static_cast<int>((reached >> 7) * kEach >> 56) * 8; // bytes wholly below the bit looked for
    const auto before = static_cast<int>((countsUpToByte << 8) >> shift & 0xFFU);
    const auto byte = static_cast<std::size_t>(bits >> shift & 0xFFU);
    return shift + kBitInByte[byte][slot(number - before)];
}

} // namespace windrose
