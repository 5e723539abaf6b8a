// SPDX-License-Identifier: GPL-3.0-or-later
#include "order_text.h"

#include "placement_text.h"

namespace windrose
{

namespace
{

/// The suffixes of an order: a declined colonist and chosen spaces.
std::string suffixes(Order order, int firstSpace, int secondSpace)
{
    std::string text;
    if (order.declinesColonist()) {
        text += " no-colonist";
    }
    if (firstSpace != kAnySpace) {
        text += " @" + std::to_string(firstSpace);
        if (secondSpace != kAnySpace) {
            text += "+" + std::to_string(secondSpace);
        }
    }
    return text;
}

std::string named(std::string_view verb, std::string_view name)
{
    return std::string(verb) + " " + std::string(name);
}

std::string storeText(Order order)
{
    std::string text = named("store", id(order.good()));
    if (order.keptKinds() != 0) {
        text += " keep";
    }
    for (int good = 0; good < kGoods; ++good) {
        if ((order.keptKinds() >> good & 1U) != 0) {
            text += named("", id(static_cast<Good>(good)));
        }
    }
    return text;
}

} // namespace

std::string orderText(const Position& position, Order order)
{
    switch (order.kind) {
    case OrderKind::ChooseRole:
        return named("role", id(order.role())) + suffixes(order, kAnySpace, kAnySpace);
    case OrderKind::Hacienda:
        return "hacienda";
    case OrderKind::NoHacienda:
        return "no-hacienda";
    case OrderKind::Take:
        return named("take", id(order.tile())) + suffixes(order, order.space(), kAnySpace);
    case OrderKind::Place:
        return placementText(order);
    case OrderKind::Build:
        return named("build", id(order.building())) + suffixes(order, order.space(), order.secondSpace());
    case OrderKind::Bonus:
        return named("bonus", id(order.good()));
    case OrderKind::Sell:
        return named("sell", id(order.good()));
    case OrderKind::Load:
        return named("load", id(order.good())) + " " + std::to_string(position.shipCapacity(order.ship()));
    case OrderKind::LoadWharf:
        return named("load", id(order.good())) + " wharf";
    case OrderKind::Store:
        return storeText(order);
    case OrderKind::Pass:
        return "pass";
    }
    return {};
}

} // namespace windrose
