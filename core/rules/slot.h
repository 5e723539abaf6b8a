// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

namespace windrose
{

/// A subscript of the standard containers: an enumerator's place, or a number that is not negative.
template <typename Number>
constexpr std::size_t slot(Number value)
{
    return static_cast<std::size_t>(value);
}

} // namespace windrose
