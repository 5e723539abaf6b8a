// SPDX-License-Identifier: GPL-3.0-or-later
#include "position_json.h"

#include "box.h"
#include "json_field.h"
#include "names.h"
#include "position_board.h"
#include "position_turn.h"
#include "words.h"

#include <algorithm>
#include <charconv>

namespace windrose
{

namespace
{

constexpr int kMaxRounds = 50'000;
static_assert(kMaxRounds < kLastRound, "rounds can follow");
constexpr std::size_t kMaxNameCharacters = 100;
constexpr std::size_t kRandomDigits = 16;

void readFormat(const JsonField& root)
{
    if (const auto format = root.member("format"); format && format->string() != "windrose-position") {
        format->refuse(TextErrorCode::WrongFormat, excerpt(format->string()), "windrose-position");
    }
    if (const auto version = root.member("version")) {
        if (version->integer(1, INT32_MAX) != 1) {
            version->refuse(TextErrorCode::NewerVersion, version->shown(), "1");
        }
    }
}

void readOptions(Position& position, const std::optional<JsonField>& options)
{
    if (!options) {
        return;
    }
    options->requireObject({kOptionNames[0].key, kOptionNames[1].key, kOptionNames[2].key});
    for (const OptionName& option : kOptionNames) {
        const auto field = options->member(option.key);
        if (!field) {
            continue;
        }
        if (option.isOn != &Options::victoryPoints126) {
            position.options.*option.isOn = field->boolean();
        } else if (const int points = field->integer(0, INT32_MAX); points == 122 || points == 126) {
            position.options.*option.isOn = points == 126;
        } else {
            field->refuse(TextErrorCode::JsonUnknownName, field->shown(), "122, 126");
        }
    }
}

std::vector<std::string> readSeats(Position& position, const JsonField& seats, Box& box)
{
    const auto boards = seats.list(kMaxJsonItems);
    if (boards.size() != static_cast<std::size_t>(position.players)) {
        seats.refuse(TextErrorCode::SeatCount, {}, {}, static_cast<int>(boards.size()), position.players);
    }
    auto names = defaultNames(position.players);
    for (std::size_t number = 0; number < boards.size(); ++number) {
        readBoard(position.seats[number], boards[number], box);
        if (const auto name = boards[number].member("name")) {
            if (!isSeatName(name->string())) {
                name->refuse(TextErrorCode::BadName, excerpt(name->string()));
            }
            names[number] = name->string();
        }
    }
    return names;
}

int shipNumber(const Position& position, const JsonField& capacity)
{
    const int given = capacity.integer(0, kMaxPieces);
    std::string ships;
    for (int ship = 0; ship < position.shipCount(); ++ship) {
        if (position.shipCapacity(ship) == given) {
            return ship;
        }
        ships += (ship == 0 ? "" : ", ") + std::to_string(position.shipCapacity(ship));
    }
    capacity.refuse(TextErrorCode::NoSuchCapacity, {}, ships, given);
}

void readShip(Position& position, const JsonField& entry, std::array<bool, kCargoShips>& isNamed, Box& box)
{
    entry.requireObject({"capacity", "good", "barrels"});
    const JsonField capacityField = entry.required("capacity");
    const auto number = static_cast<std::size_t>(shipNumber(position, capacityField));
    const int capacity = position.shipCapacity(static_cast<int>(number));
    if (isNamed[number]) {
        capacityField.refuse(TextErrorCode::DoubledShip, {}, {}, capacity);
    }
    isNamed[number] = true;
    const auto goodField = entry.member("good");
    const bool isEmpty = !goodField || goodField->isNull();
    const int barrels = entry.integerOr("barrels", 0, kMaxPieces, 0);
    if (isEmpty) {
        if (barrels != 0) {
            entry.refuse(TextErrorCode::BarrelWithoutGood, {}, {}, barrels);
        }
        return;
    }
    const int good = goodField->name(kGoodIds);
    if (barrels == 0) {
        entry.refuse(TextErrorCode::GoodWithoutBarrel, goodField->string());
    }
    if (barrels > capacity) {
        entry.required("barrels").refuse(TextErrorCode::ShipOverloaded, {}, {}, barrels, capacity);
    }
    const auto carriesIt = [&](const CargoShip& ship) { return ship.good == good; };
    if (std::any_of(position.ships.begin(), position.ships.end(), carriesIt)) {
        goodField->refuse(TextErrorCode::GoodOnTwoShips, goodField->string());
    }
    box.takeBarrels(static_cast<Good>(good), barrels, entry.required("barrels").pointer());
    position.ships[number] = {static_cast<std::uint8_t>(good), static_cast<std::uint8_t>(barrels)};
}

void readShipsAndHouse(Position& position, const JsonField& root, Box& box)
{
    if (const auto ships = root.member("cargo_ships")) {
        std::array<bool, kCargoShips> isNamed{};
        for (const JsonField& entry : ships->list(kMaxJsonItems)) {
            readShip(position, entry, isNamed, box);
        }
    }
    if (const auto house = root.member("trading_house")) {
        for (const JsonField& item : house->list(kTradingHouseSpaces)) {
            const int good = item.name(kGoodIds);
            box.takeBarrels(static_cast<Good>(good), 1, item.pointer());
            position.tradingHouse.append(static_cast<Good>(good));
        }
    }
}

void readColonistShip(Position& position, const JsonField& root, Box& box)
{
    int colonists = std::min<int>(position.players, box.colonistsLeft());
    if (const auto ship = root.member("colonist_ship")) {
        colonists = ship->integer(0, kMaxPieces);
    }
    box.takeColonists(colonists, "/colonist_ship");
    position.colonistShip = static_cast<std::uint8_t>(colonists);
}

/// Sixteen hexadecimal digits, as they are printed.
void readRandomState(Position& position, const JsonField& field)
{
    const std::string& text = field.string();
    const bool isHex = text.size() == kRandomDigits && std::all_of(text.begin(), text.end(), [](char c) {
                           return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f');
                       });
    if (!isHex) {
        field.refuse(TextErrorCode::BadRandomState, excerpt(text));
    }
    std::from_chars(text.data(), text.data() + text.size(), position.random.state, 16);
}

NamedPosition readFrom(const JsonField& root, std::uint64_t seed, const KindsInPlay& kinds)
{
    root.requireObjectOfAnyKeys();
    readFormat(root); // before the keys, so that a newer version is reported as such
    root.requireObject({"format",       "version",       "players", "options",      "round",
                        "governor",     "phase",         "chooser", "turn",         "decision",
                        "end_triggers", "roles",         "supply",  "plantations",  "colonist_ship",
                        "cargo_ships",  "trading_house", "seats",   "random_state", "phase_state"});
    NamedPosition named;
    Position& position = named.position;
    position.setKinds(kinds);
    position.players = static_cast<std::uint8_t>(root.required("players").integer(kMinPlayers, kMaxPlayers));
    position.governor = static_cast<std::uint8_t>(root.required("governor").integer(0, position.players - 1));
    position.round = static_cast<std::uint16_t>(root.integerOr("round", 1, kMaxRounds, 1));
    readOptions(position, root.member("options"));
    Box box(position.players, kinds);
    named.names = readSeats(position, root.required("seats"), box);
    readShipsAndHouse(position, root, box);
    readColonistShip(position, root, box);
    position.random.state = seed;
    box.readPlantations(position, root.member("plantations"), position.random);
    box.fillSupply(position, root.member("supply"));
    if (const auto state = root.member("random_state")) {
        readRandomState(position, *state);
    }
    readRoles(position, root.member("roles"));
    readEndTriggers(position, root);
    readTurn(position, root);
    return named;
}

} // namespace

std::variant<NamedPosition, TextError> readPosition(std::string_view json, std::uint64_t seed, const KindsInPlay& kinds)
{
    const auto tree = parseJson(json);
    if (const auto* error = std::get_if<TextError>(&tree)) {
        return *error;
    }
    try {
        return readFrom(JsonField(std::get<JsonValue>(tree), {}), seed, kinds);
    } catch (const Malformed& malformed) {
        return malformed.error;
    }
}

std::vector<std::string> defaultNames(int players)
{
    std::vector<std::string> names;
    for (int number = 1; number <= players; ++number) {
        names.push_back("Player " + std::to_string(number));
    }
    return names;
}

bool isSeatName(std::string_view name)
{
    if (firstBadUtf8(name)) {
        return false;
    }
    std::size_t characters = 0;
    bool isBlank = true;
    for (std::size_t place = 0; place < name.size(); ++place) {
        const auto byte = static_cast<unsigned char>(name[place]);
        const bool isControl =
            byte < 0x20U || byte == 0x7FU ||
            (byte == 0xC2U && static_cast<unsigned char>(name[place + 1]) < 0xA0U); // U+0080 to U+009F
        if (isControl) {
            return false;
        }
        characters += (byte & 0xC0U) != 0x80U ? 1 : 0;
        isBlank = isBlank && byte == ' ';
    }
    return !isBlank && characters <= kMaxNameCharacters;
}

} // namespace windrose
