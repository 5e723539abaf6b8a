// SPDX-License-Identifier: GPL-3.0-or-later
#include "position_json.h"

#include "json_value.h"
#include "names.h"
#include "words.h"

namespace windrose
{

namespace
{

constexpr std::size_t kLineWidth = 110;

template <typename Value>
std::string member(std::string_view key, const Value& value)
{
    if constexpr (std::is_convertible_v<const Value&, int>) {
        return jsonString(key) + ": " + std::to_string(value);
    } else {
        return jsonString(key) + ": " + std::string(value);
    }
}

/// A list or object on one line if it is short enough, else with as many items per line as fit.
std::string wrapped(const std::vector<std::string>& items, std::size_t indent, char open, char close)
{
    std::string oneLine;
    for (const std::string& item : items) {
        oneLine += (oneLine.empty() ? "" : ", ") + item;
    }
    if (indent + oneLine.size() < kLineWidth - 20) {
        return open + oneLine + close;
    }
    const std::string inner(indent + 2, ' ');
    std::string text(1, open);
    std::string line;
    for (std::size_t number = 0; number < items.size(); ++number) {
        const std::string piece = items[number] + (number + 1 < items.size() ? "," : "");
        if (!line.empty() && line.size() + 1 + piece.size() > kLineWidth) {
            text += "\n" + line;
            line.clear();
        }
        line += (line.empty() ? inner : " ") + piece;
    }
    return text + "\n" + line + "\n" + std::string(indent, ' ') + close;
}

/// A list with one item a line.
std::string stacked(const std::vector<std::string>& items, std::size_t indent)
{
    if (items.empty()) {
        return "[]";
    }
    std::string text = "[";
    for (std::size_t number = 0; number < items.size(); ++number) {
        text += (number == 0 ? "\n" : ",\n") + std::string(indent + 2, ' ') + items[number];
    }
    return text + "\n" + std::string(indent, ' ') + "]";
}

std::string object(const std::vector<std::string>& pairs)
{
    return wrapped(pairs, 0, '{', '}');
}

std::string options(const Options& options)
{
    std::vector<std::string> pairs;
    for (const OptionName& option : kOptionNames) {
        if (options.*option.isOn) {
            pairs.push_back(member(option.key, option.value));
        }
    }
    return object(pairs);
}

std::string endTriggers(const Position& position)
{
    std::vector<std::string> items;
    for (const EndTrigger trigger : position.endTriggers) {
        if (trigger != EndTrigger::None) {
            items.push_back(jsonString(kEndTriggerIds[static_cast<std::size_t>(trigger)]));
        }
    }
    return wrapped(items, 0, '[', ']');
}

std::string roles(const Position& position)
{
    std::vector<std::string> items;
    for (int card = 0; card < position.roleCards(); ++card) {
        const auto place = static_cast<std::size_t>(card);
        const int seat = position.takenBy[place];
        items.push_back(object({member("role", jsonString(id(roleOfCard(card)))),
                                member("doubloons", position.cardDoubloons[place]),
                                member("taken_by", seat == kNobody ? "null" : std::to_string(seat))}));
    }
    return stacked(items, 2);
}

std::string goods(const Barrels& barrels)
{
    std::vector<std::string> pairs;
    for (std::size_t good = 0; good < kGoods; ++good) {
        pairs.push_back(member(kGoodIds[good], barrels[good]));
    }
    return object(pairs);
}

std::string supply(const Position& position)
{
    std::vector<std::string> buildings;
    for (const Building kind : position.kinds().list()) {
        buildings.push_back(member(id(kind), position.copiesLeft(kind)));
    }
    return "{\n    " + member("victory_points", position.victoryPoints) + ", " +
           member("colonists", position.colonists) + ", " + member("quarries", position.quarries) + ",\n    " +
           member("goods", goods(position.goods)) + ",\n    " + member("buildings", wrapped(buildings, 4, '{', '}')) +
           "\n  }";
}

std::string plantations(const Position& position)
{
    std::vector<std::string> faceUp;
    for (const Tile tile : position.faceUp) {
        faceUp.push_back(jsonString(id(tile)));
    }
    std::vector<std::string> faceDown;
    faceDown.reserve(static_cast<std::size_t>(position.piles.faceDownSize()));
    for (int depth = 0; depth < position.piles.faceDownSize(); ++depth) {
        faceDown.push_back(jsonString(id(position.piles.faceDown(depth))));
    }
    std::vector<std::string> discard;
    discard.reserve(static_cast<std::size_t>(position.piles.discardSize()));
    for (int number = 0; number < position.piles.discardSize(); ++number) {
        discard.push_back(jsonString(id(position.piles.discarded(number))));
    }
    return "{\n    " + member("face_up", wrapped(faceUp, 4, '[', ']')) + ",\n    " +
           member("face_down", wrapped(faceDown, 4, '[', ']')) + ",\n    " +
           member("discard", wrapped(discard, 4, '[', ']')) + "\n  }";
}

std::string cargoShips(const Position& position)
{
    std::vector<std::string> items;
    for (int number = 0; number < position.shipCount(); ++number) {
        const CargoShip& ship = position.ships[static_cast<std::size_t>(number)];
        items.push_back(object({member("capacity", position.shipCapacity(number)),
                                member("good", ship.good == kNoGood ? "null" : jsonString(kTileIds[ship.good])),
                                member("barrels", ship.barrels)}));
    }
    return stacked(items, 2);
}

std::string tradingHouse(const Position& position)
{
    std::vector<std::string> items;
    for (const Good good : position.tradingHouse) {
        items.push_back(jsonString(id(good)));
    }
    return wrapped(items, 2, '[', ']');
}

std::string island(const Seat& seat)
{
    std::vector<std::string> items;
    for (int space = 0; space < kSpaces; ++space) {
        if (const auto tile = seat.tileAt(space)) {
            items.push_back(object({member("space", space), member("tile", jsonString(id(*tile))),
                                    member("colonists", seat.manned.contains(space) ? 1 : 0)}));
        }
    }
    return stacked(items, 6);
}

std::string city(const Seat& seat)
{
    std::vector<std::string> items;
    for (int space = 0; space < kSpaces; ++space) {
        const auto building = seat.buildingAt(space);
        if (!building || seat.firstSpaceOf(*building) != space) {
            continue;
        }
        std::string spaces = "[" + std::to_string(space);
        for (int second = space + 1; second < kSpaces; ++second) {
            if (seat.buildingAt(second) == building) {
                spaces += ", " + std::to_string(second);
            }
        }
        items.push_back(object({member("spaces", spaces + "]"), member("building", jsonString(id(*building))),
                                member("colonists", seat.colonistsOn(*building))}));
    }
    return stacked(items, 6);
}

std::string seats(const Position& position, const std::vector<std::string>& names)
{
    std::vector<std::string> items;
    for (int number = 0; number < position.players; ++number) {
        const Seat& seat = position.seat(number);
        items.push_back("{\n      " + member("name", jsonString(names[static_cast<std::size_t>(number)])) +
                        ",\n      " + member("doubloons", seat.doubloons) + ", " +
                        member("victory_points", seat.victoryPoints) + ", " + member("san_juan", seat.sanJuan) +
                        ",\n      " + member("goods", goods(seat.goods)) + ",\n      " +
                        member("island", island(seat)) + ",\n      " + member("city", city(seat)) + "\n    }");
    }
    return stacked(items, 2);
}

std::string randomState(const Position& position)
{
    return jsonString(hexadecimal(position.random.state));
}

/// The state of the current phase that no other field contains.
std::string phaseState(const Position& position)
{
    switch (position.phase) {
    case Phase::ChooseRole:
    case Phase::Finished:
        return "{}";
    case Phase::Craftsman: {
        std::vector<std::string> produced;
        for (std::size_t good = 0; good < kGoods; ++good) {
            if ((position.produced >> good & 1U) != 0) {
                produced.push_back(jsonString(kGoodIds[good]));
            }
        }
        return object({member("produced", wrapped(produced, 0, '[', ']'))});
    }
    case Phase::Captain: {
        std::vector<std::string> wharves;
        for (int seat = 0; seat < position.players; ++seat) {
            if (position.wharvesUsed.contains(seat)) {
                wharves.push_back(std::to_string(seat));
            }
        }
        return object({member("acted", position.acted),
                       member("captain_loaded", position.captainLoaded ? "true" : "false"),
                       member("wharves_used", wrapped(wharves, 0, '[', ']'))});
    }
    default:
        return object({member("acted", position.acted)});
    }
}

} // namespace

std::string positionJson(const Position& position, const std::vector<std::string>& names)
{
    const std::vector<std::string> lines{
        member("format", jsonString("windrose-position")) + ", " + member("version", 1),
        member("players", position.players),
        member("options", options(position.options)),
        member("round", position.round),
        member("governor", position.governor),
        member("phase", jsonString(kPhaseIds[static_cast<std::size_t>(position.phase)])),
        member("chooser", position.chooser),
        member("turn", position.isFinished() ? "null" : std::to_string(position.turn)),
        member("decision", jsonString(kDecisionIds[static_cast<std::size_t>(position.decision)])),
        member("end_triggers", endTriggers(position)),
        member("roles", roles(position)),
        member("supply", supply(position)),
        member("plantations", plantations(position)),
        member("colonist_ship", position.colonistShip),
        member("cargo_ships", cargoShips(position)),
        member("trading_house", tradingHouse(position)),
        member("seats", seats(position, names)),
        member("random_state", randomState(position)) + ", " + member("phase_state", phaseState(position)),
    };
    std::string text = "{";
    for (std::size_t number = 0; number < lines.size(); ++number) {
        text += (number == 0 ? "\n  " : ",\n  ") + lines[number];
    }
    return text + "\n}\n";
}

} // namespace windrose
