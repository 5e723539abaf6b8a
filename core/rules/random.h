// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace windrose
{

/// The program's own generator (SplitMix64, Steele, Lea and Flood 2014): one word of state, the same numbers on
/// every platform. It never uses a distribution of the standard library, because those differ between libraries.
struct Random {
    static constexpr std::uint64_t kStep = 0x9E3779B97F4A7C15ULL;

    std::uint64_t state = 0;

    /// The number at a place (from 0) of the sequence that a seed begins, computed without those before it.
    static constexpr std::uint64_t drawn(std::uint64_t seed, std::uint64_t place)
    {
        return Random{seed + place * kStep}.next();
    }

    /// The next 64 random bits.
    constexpr std::uint64_t next()
    {
        state += kStep;
        std::uint64_t bits = state;
        bits = (bits ^ (bits >> 30)) * 0xBF58476D1CE4E5B9ULL;
        bits = (bits ^ (bits >> 27)) * 0x94D049BB133111EBULL;
        return bits ^ (bits >> 31);
    }

    /// A number from 0 to `count` - 1, each equally likely up to `count` / 2^32; `count` is 1 to 2^32 - 1.
    constexpr std::uint32_t below(std::uint32_t count)
    {
        return static_cast<std::uint32_t>(((next() >> 32) * count) >> 32);
    }

    /// Puts `count` items into a random order (Fisher and Yates).
    template <typename Item>
    constexpr void shuffle(Item* items, int count)
    {
        for (int last = count - 1; last > 0; --last) {
            const auto other = below(static_cast<std::uint32_t>(last + 1));
            const Item kept = items[last];
            items[last] = items[other];
            items[other] = kept;
        }
    }

    friend constexpr bool operator==(const Random&, const Random&) = default;
};

} // namespace windrose
