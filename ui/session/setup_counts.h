// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace windrose::setup
{

/// Adds to a number of a position, which is of a small type. The caller has checked that the sum fits.
template <typename Number>
void add(Number& number, int count)
{
    number = static_cast<Number>(static_cast<int>(number) + count);
}

} // namespace windrose::setup
