// SPDX-License-Identifier: GPL-3.0-or-later
// Reads a text as a position; a valid one is printed, read back, played and printed again.
#include "fuzz.h"
#include "mutate.h"

#include "core/players/random_player.h"
#include "core/text/position_json.h"

using namespace windrose;
using namespace windrose::fuzz;

namespace
{

/// Requires that the position is read back unchanged, with any seed.
void requireSame(const NamedPosition& named)
{
    const std::string text = positionJson(named.position, named.names);
    const auto reading = readPosition(text, 99);
    const auto* same = std::get_if<NamedPosition>(&reading);
    require(same != nullptr, "a position that is printed can be read", text);
    require(same->position == named.position && same->names == named.names, "a position is read back as printed", text);
}

/// Numbers that only grow could exceed the limits for reading; no real game gets close.
bool isFarFromLimits(const Position& position)
{
    constexpr int kFar = 10'000;
    constexpr int kFarOnCard = 100;
    bool isFar = position.round < kFar;
    for (const Seat& seat : position.seats) {
        isFar = isFar && seat.doubloons < kFar && seat.victoryPoints < kFar;
    }
    for (const int doubloons : position.cardDoubloons) {
        isFar = isFar && doubloons < kFarOnCard;
    }
    return isFar;
}

} // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view text = Bytes(data, size).rest();
    auto reading = readPosition(text, size);
    if (const auto* error = std::get_if<TextError>(&reading)) {
        requireValidError(*error, text);
        return 0;
    }
    auto& named = std::get<NamedPosition>(reading);
    requireSame(named);
    constexpr int kSomeOrders = 12;
    Random random{size};
    for (int played = 0; played < kSomeOrders && !named.position.isFinished(); ++played) {
        const Order order = randomOrder(named.position, random);
        require(!check(named.position, order), "a position that was read plays on by the rules");
        apply(named.position, order);
    }
    if (isFarFromLimits(named.position)) {
        requireSame(named);
    }
    return 0;
}

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t most, unsigned seed)
{
    return mutated(data, size, most, seed, &mutateJson);
}
