// SPDX-License-Identifier: GPL-3.0-or-later
// Two bytes choose a position, the rest is read as a typed order and as an order of a record.
#include "fuzz.h"

#include "core/players/defaults.h"
#include "core/text/messages.h"
#include "core/text/order_text.h"

using namespace windrose;
using namespace windrose::fuzz;

namespace
{

/// Requires that a legal order is read back unchanged from its text, and can be played.
void requirePlayable(const Position& position, Order order)
{
    const Order plain = canonical(position, order);
    require(!check(position, plain), "the canonical form of a legal order is legal");
    require(canonical(position, plain) == plain, "a canonical order is its own canonical form");
    const std::string text = orderText(position, plain);
    const auto again = readRecordedOrder(position, text);
    const auto* same = std::get_if<Order>(&again);
    require(same != nullptr && *same == plain, "an order that is printed is read back", text);
    Position next = position;
    Position other = position;
    apply(next, order);
    apply(other, plain);
    require(next == other, "an order does the same as its canonical form", text);
}

void requireGood(const Position& position, std::string_view text, const OrderReading& reading)
{
    if (const auto* error = std::get_if<TextError>(&reading)) {
        require(error->line == 1, "an order is one line");
        TextError within = *error;
        within.line = 1;
        const std::string_view line = text.substr(0, text.find('\n'));
        if (line.size() == text.size()) {
            requireValidError(within, text);
        }
        return;
    }
    if (const auto* refusal = std::get_if<Refusal>(&reading)) {
        require(static_cast<bool>(*refusal), "a refusal has a reason");
        require(!describe(*refusal).empty(), "a refusal has a sentence");
        return;
    }
    const Order order = std::get<Order>(reading);
    if (const Refusal refusal = check(position, order)) {
        require(!describe(refusal).empty(), "a refusal has a sentence");
    } else {
        requirePlayable(position, order);
    }
}

} // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    Bytes bytes(data, size);
    const std::size_t choice = bytes.next() * 256U;
    const Position& position = moments()[(choice + bytes.next()) % moments().size()];
    const std::string_view text = bytes.rest();
    const OrderReading typed = readOrder(position, text, &defaultOrder);
    const OrderReading recorded = readRecordedOrder(position, text);
    requireGood(position, text, typed);
    requireGood(position, text, recorded);
    if (const auto* order = std::get_if<Order>(&recorded)) {
        const auto* same = std::get_if<Order>(&typed);
        require(same != nullptr && *same == *order, "what a record says a person may type", text);
    }
    return 0;
}
