// SPDX-License-Identifier: GPL-3.0-or-later
#include "placement_text.h"

#include "../rules/placements.h"

#include <array>

namespace windrose
{

namespace
{

/// One word of a placement: a number of colonists on an island tile or a building.
struct CircleWord {
    bool onIsland = false;
    int space = 0;
    int colonists = 1;
};

/// `i3`, `c4` or `c4x2`; `x1` is also accepted for an island tile.
std::optional<CircleWord> readCircleWord(std::string_view text)
{
    if (text.empty() || (text.front() != 'i' && text.front() != 'c')) {
        return std::nullopt;
    }
    CircleWord circles;
    circles.onIsland = text.front() == 'i';
    text.remove_prefix(1);
    const std::size_t times = text.find('x');
    const auto space = plainNumber(text.substr(0, times), kLargestNumber);
    if (!space) {
        return std::nullopt;
    }
    circles.space = *space;
    if (times != std::string_view::npos) {
        const auto colonists = plainNumber(text.substr(times + 1), kLargestNumber);
        if (!colonists || *colonists == 0 || (circles.onIsland && *colonists != 1)) {
            return std::nullopt;
        }
        circles.colonists = *colonists;
    }
    return circles;
}

std::int16_t small(int number)
{
    return static_cast<std::int16_t>(number);
}

/// The placement of one seat's colonists; rejects places that the board does not have.
class PlacedColonists
{
public:
    PlacedColonists(const Seat& seat, Order start) : m_seat(seat), m_island(start.islandPlacement())
    {
        for (int space = 0; space < kSpaces; ++space) {
            m_city[static_cast<std::size_t>(space)] = start.cityPlacement(space);
        }
    }

    Refusal add(const CircleWord& circles)
    {
        if (const Refusal refusal = checkPlace(circles)) {
            return refusal;
        }
        if (circles.onIsland) {
            if (m_island.contains(circles.space)) {
                return {RefusalCode::CircleOccupied, small(circles.space), 0};
            }
            m_island.add(circles.space);
            return {};
        }
        const Building building = *m_seat.buildingAt(circles.space);
        int& colonists = m_city[static_cast<std::size_t>(circles.space)];
        if (colonists + circles.colonists > facts(building).circles) {
            return {RefusalCode::TooManyOnBuilding, small(index(building)), facts(building).circles};
        }
        colonists += circles.colonists;
        return {};
    }

    Refusal remove(const CircleWord& circles)
    {
        if (const Refusal refusal = checkPlace(circles)) {
            return refusal;
        }
        if (circles.onIsland) {
            if (!m_island.contains(circles.space)) {
                return {RefusalCode::NotEnoughColonists, 1, 0};
            }
            m_island.remove(circles.space);
            return {};
        }
        int& colonists = m_city[static_cast<std::size_t>(circles.space)];
        if (circles.colonists > colonists) {
            return {RefusalCode::NotEnoughColonists, small(circles.colonists), small(colonists)};
        }
        colonists -= circles.colonists;
        return {};
    }

    Order order() const
    {
        std::uint32_t city = 0;
        for (int space = 0; space < kSpaces; ++space) {
            city |= static_cast<std::uint32_t>(m_city[static_cast<std::size_t>(space)]) << (2 * space);
        }
        return Order::place(m_island, city);
    }

private:
    /// Requires a tile or building with circles that begins at this space.
    Refusal checkPlace(const CircleWord& circles) const
    {
        if (circles.space >= kSpaces) {
            return {RefusalCode::NoSuchSpace, small(circles.space), 0};
        }
        if (circles.onIsland) {
            return m_seat.tileAt(circles.space) ? Refusal{}
                                                : Refusal{RefusalCode::NothingOnIslandSpace, small(circles.space), 0};
        }
        const auto building = m_seat.buildingAt(circles.space);
        if (!building) {
            return {RefusalCode::NoBuildingOnSpace, small(circles.space), 0};
        }
        const int first = m_seat.firstSpaceOf(*building);
        return first == circles.space ? Refusal{}
                                      : Refusal{RefusalCode::NotFirstSpace, small(circles.space), small(first)};
    }

    const Seat& m_seat;
    SpaceSet m_island;
    std::array<int, kSpaces> m_city{};
};

/// Why colonists cannot be placed in this position, if that is so.
Refusal notPlacing(const Position& position)
{
    if (position.decision == Decision::PlaceColonists) {
        return {};
    }
    return check(position, Order::place({}, 0));
}

} // namespace

TextError wordError(const Word& word, TextErrorCode code, std::string expected)
{
    TextError error;
    error.code = code;
    error.line = 1;
    error.column = static_cast<int>(word.offset);
    error.found = excerpt(word.text);
    error.expected = std::move(expected);
    return error;
}

std::string placementText(Order order)
{
    std::string text = "place";
    for (int space = 0; space < kSpaces; ++space) {
        if ((order.islandPlacement() >> space & 1U) != 0) {
            text += " i" + std::to_string(space);
        }
    }
    for (int space = 0; space < kSpaces; ++space) {
        if (const int colonists = order.cityPlacement(space); colonists != 0) {
            text += " c" + std::to_string(space);
            if (colonists > 1) {
                text += "x" + std::to_string(colonists);
            }
        }
    }
    return text;
}

OrderReading readPlace(const Position& position, std::span<const Word> words)
{
    std::vector<CircleWord> all;
    std::array<bool, 2 * (kLargestNumber + 1)> isNamed{};
    for (const Word& word : words) {
        const auto circles = readCircleWord(word.text);
        if (!circles) {
            return wordError(word, TextErrorCode::BadCircle, "i3, c4 or c4x2");
        }
        bool& named = isNamed[static_cast<std::size_t>(2 * circles->space + (circles->onIsland ? 1 : 0))];
        if (named) {
            return wordError(word, TextErrorCode::DoubledWord, {});
        }
        named = true;
        all.push_back(*circles);
    }
    if (const Refusal refusal = notPlacing(position)) {
        return refusal;
    }
    PlacedColonists board(position.seat(position.turn), Order::place({}, 0));
    for (const CircleWord& circles : all) {
        if (const Refusal refusal = board.add(circles)) {
            return refusal;
        }
    }
    return board.order();
}

OrderReading readMove(const Position& position, std::span<const Word> words)
{
    std::vector<CircleWord> removed;
    std::vector<CircleWord> added;
    for (const Word& word : words) {
        const char sign = word.text.front();
        const auto circles = readCircleWord(word.text.substr(1));
        if ((sign != '-' && sign != '+') || !circles) {
            return wordError(word, TextErrorCode::BadCircle, "-i3, -c4x2, +i3 or +c4x2");
        }
        (sign == '-' ? removed : added).push_back(*circles);
    }
    if (const Refusal refusal = notPlacing(position)) {
        return refusal;
    }
    const Seat& seat = position.seat(position.turn);
    PlacedColonists board(seat, currentPlacement(seat));
    for (const CircleWord& circles : removed) {
        if (const Refusal refusal = board.remove(circles)) {
            return refusal;
        }
    }
    for (const CircleWord& circles : added) {
        if (const Refusal refusal = board.add(circles)) {
            return refusal;
        }
    }
    return board.order();
}

} // namespace windrose
