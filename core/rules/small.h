// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <cstdlib>
#include <limits>
#include <type_traits>
#include <utility>

namespace windrose
{

/// An integer stored in few bytes. It converts to a number, and from any `int` that fits, so that arithmetic on it
/// needs no casts. A constant that does not fit does not compile; at run time only the lowest bits are kept.
template <typename Stored>
class Small
{
    static_assert(std::is_unsigned_v<Stored> && sizeof(Stored) < sizeof(int), "an `int` holds every number");

public:
    static constexpr int kMost = std::numeric_limits<Stored>::max();

    constexpr Small() = default;
    constexpr explicit Small(int number) : m_number(static_cast<Stored>(number))
    {
        if (std::is_constant_evaluated() && !std::in_range<Stored>(number)) {
            std::abort(); // not a constant: a number that does not fit does not compile
        }
    }

    // NOLINTNEXTLINE(google-explicit-constructor,hicpp-explicit-conversions): it stands for the number
    constexpr operator Stored() const { return m_number; }

    constexpr Small& operator=(int number)
    {
        *this = Small(number);
        return *this;
    }
    constexpr Small& operator+=(int more) { return *this = m_number + more; }
    constexpr Small& operator-=(int fewer) { return *this = m_number - fewer; }
    constexpr Small& operator++() { return *this += 1; }
    constexpr Small& operator--() { return *this -= 1; }
    constexpr Stored operator++(int)
    {
        const Stored before = m_number;
        ++*this;
        return before;
    }

private:
    Stored m_number = 0;
};

using Small8 = Small<std::uint8_t>;   ///< 0 to 255
using Small16 = Small<std::uint16_t>; ///< 0 to 65,535

/// A number from 0 to 255 as a byte.
constexpr std::uint8_t byte(int number)
{
    return Small8(number);
}

} // namespace windrose
