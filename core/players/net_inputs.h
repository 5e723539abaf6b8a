// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../rules/position.h"
#include "../rules/slot.h"

#include <array>
#include <span>

namespace windrose
{

/// The largest value of an input of a net.
inline constexpr int kMaxNetValue = 63;

/// The number of inputs for each seat, and for the table as a whole.
inline constexpr int kSeatInputs = 107;
inline constexpr int kTableInputs = 75;
inline constexpr int kMostNetInputs = kMaxPlayers * kSeatInputs + kTableInputs;

/// The number of inputs of a net for this number of players.
constexpr int netInputs(int players)
{
    return players * kSeatInputs + kTableInputs;
}

/// The number of an input and its value, which is above 0.
struct NetInput {
    std::uint16_t place = 0;
    std::int16_t value = 0;

    friend bool operator==(const NetInput&, const NetInput&) = default;
};

/// The inputs of a net that are not 0, their places ascending.
class NetInputs
{
public:
    constexpr int count() const { return m_count; }
    constexpr int place(int number) const { return m_inputs[slot(number)].place; }
    constexpr int value(int number) const { return m_inputs[slot(number)].value; }
    constexpr std::span<const NetInput> all() const { return std::span(m_inputs).first(slot(m_count)); }

    constexpr void clear() { m_count = 0; }

    /// Sets an input to a value of at least 0, limited to `kMaxNetValue`; the places must come in ascending order.
    constexpr void add(int place, int value)
    {
        m_inputs[slot(m_count)] = {static_cast<std::uint16_t>(place),
                                   static_cast<std::int16_t>(value < kMaxNetValue ? value : kMaxNetValue)};
        m_count += value > 0 ? 1 : 0;
    }

private:
    std::array<NetInput, kMostNetInputs + 1> m_inputs{};
    int m_count = 0;
};

/// Describes a position in which a role is chosen as a net sees it: the seats in turn, the chooser first, then the
/// table. Uses no hidden information but the seats' points, which are taken from the position unchanged.
void describe(const Position& position, NetInputs& inputs);

/// The seat whose inputs and outputs are at a place; the chooser is at the first.
constexpr int seatAtPlace(const Position& position, int place)
{
    const int seat = position.turn + place;
    return seat < position.players ? seat : seat - position.players;
}

} // namespace windrose
