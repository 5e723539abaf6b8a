// SPDX-License-Identifier: GPL-3.0-or-later
// Derives a game from bytes: the start, and the legal order to play for every decision.
#include "fuzz.h"

#include "core/rules/placements.h"
#include "core/text/order_text.h"
#include "tests/core/invariants.h"

#include <algorithm>

using namespace windrose;
using namespace windrose::fuzz;

namespace
{

constexpr std::uint8_t kFromMidGame = 0x80;

/// Half of the games begin with the set-up, the others in the middle of an earlier game.
Position startFrom(Bytes& bytes)
{
    const std::uint8_t form = bytes.next();
    const std::size_t choice = bytes.next() * 256U;
    const std::size_t number = choice + bytes.next();
    if ((form & kFromMidGame) != 0) {
        return moments()[number % moments().size()];
    }
    Options options;
    options.factoryUniversitySwap = (form & 4U) != 0;
    options.cornStartMinusOne = (form & 8U) != 0;
    options.victoryPoints126 = (form & 16U) != 0;
    return newGame(kMinPlayers + form % 4, number, options);
}

/// A byte below 128 is an index into the list of placements; a higher one draws a placement.
Order placementFor(const Seat& seat, std::uint8_t byte)
{
    constexpr std::uint8_t kDrawn = 128;
    if (byte >= kDrawn) {
        Random random{byte};
        return randomPlacement(seat, random);
    }
    Order chosen = Order::pass();
    int left = byte;
    forEachPlacement(seat, PlacementDetail::BySpace, [&chosen, &left](Order order) {
        chosen = order;
        return left-- > 0;
    });
    return chosen;
}

/// The same order on an explicit space chosen by a number; the order itself when that space is not legal.
Order onSpace(const Position& position, Order order, int choice)
{
    const auto colonist = order.declinesColonist() ? ExtraColonist::Declined : ExtraColonist::Accepted;
    const int space = choice % kSpaces;
    Order chosen = order;
    if (order.kind == OrderKind::Take) {
        chosen = Order::take(order.tile(), colonist, space);
    } else if (order.kind == OrderKind::Build && isLarge(order.building())) {
        chosen = Order::build(order.building(), colonist, space, choice % 2 == 0 ? space + 1 : space + kColumns);
    } else if (order.kind == OrderKind::Build) {
        chosen = Order::build(order.building(), colonist, space);
    }
    return check(position, chosen) ? order : chosen;
}

/// Checks the list of legal orders.
void requireValidList(const Position& position, const OrderList& list)
{
    require(!list.isEmpty(), "who is asked has an order to give");
    for (int place = 0; place < list.size(); ++place) {
        const Order order = list[place];
        require(!check(position, order), "each order listed is legal");
        require(canonical(position, order) == order, "orders are listed in canonical form");
        require(std::count(list.begin(), list.end(), order) == 1, "each order is listed once");
    }
}

Order chosenBy(const Position& position, std::uint8_t byte)
{
    if (position.decision == Decision::PlaceColonists) {
        return placementFor(position.seat(position.turn), byte);
    }
    OrderList list;
    legalOrders(position, list);
    requireValidList(position, list);
    const Order order = list[byte % list.size()];
    const int further = byte / list.size();
    return further == 0 ? order : onSpace(position, order, further - 1);
}

void requireTextRoundTrip(const Position& position, Order order)
{
    const std::string text = orderText(position, order);
    const auto reading = readRecordedOrder(position, text);
    const auto* same = std::get_if<Order>(&reading);
    require(same != nullptr && *same == order, "an order that is printed is read back", text);
}

/// Checks any value of `Order`; a legal one must have the same effect as its canonical form.
void checkAnyOrder(const Position& position, Random& random)
{
    const std::uint64_t bits = random.next();
    const Order any{static_cast<OrderKind>(bits % 12), static_cast<std::uint8_t>(bits >> 8 & 0x1FU),
                    static_cast<std::uint16_t>(bits >> 16 & 0x3U), static_cast<std::uint32_t>(bits >> 32 & 0xF0FU)};
    if (check(position, any)) {
        return;
    }
    const Order plain = canonical(position, any);
    require(!check(position, plain) && canonical(position, plain) == plain, "a canonical form is legal and stays");
    Position one = position;
    Position other = position;
    apply(one, any);
    apply(other, plain);
    require(one == other, "an order does the same as its canonical form");
}

void play(Position& position, Order order, int number)
{
    constexpr int kNowAndThen = 16;
    const Order plain = canonical(position, order);
    require(!check(position, order) && !check(position, plain), "the order chosen is legal");
    require(canonical(position, plain) == plain, "a canonical order is its own canonical form");
    const int seat = position.turn;
    const bool places = position.decision == Decision::PlaceColonists;
    if (number % kNowAndThen == 0) {
        requireTextRoundTrip(position, plain);
        Position silent = position;
        apply(silent, plain);
        EventList events;
        apply(position, order, events);
        require(silent == position, "who listens changes nothing, nor does how the order is said");
    } else {
        apply(position, order);
    }
    const std::string broken = test::brokenInvariant(position);
    require(broken.empty(), "the invariants hold", broken);
    require(!places || test::isWellPlaced(position.seat(seat)), "nobody waits beside an empty circle");
}

} // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    Bytes bytes(data, size);
    Position position = startFrom(bytes);
    Random random{size == 0 ? 0U : data[size - 1] + size * 256U};
    int number = 0;
    for (; !bytes.isEmpty() && !position.isFinished(); ++number) {
        checkAnyOrder(position, random);
        play(position, chosenBy(position, bytes.next()), number);
    }
    constexpr std::uint64_t kSeldom = 1024; // reading a position takes longer than the game
    if (positionHash(position) % kSeldom == 0) {
        requireRoundTrip(position);
    }
    return 0;
}
