// SPDX-License-Identifier: GPL-3.0-or-later
#include "box.h"

#include "names.h"

#include <algorithm>

namespace windrose
{

namespace
{

constexpr int kLargestCount = 1'000'000;

} // namespace

int tilesInBox(int players, Tile tile)
{
    const SetupFacts& setup = setupFacts(players);
    return tile == Tile::Quarry ? setup.quarries : setup.plantations[static_cast<std::size_t>(tile)];
}

Box::Box(int players, const KindsInPlay& kinds)
    : m_players(players),
      m_kinds(kinds),
      m_colonists(setupFacts(players).colonists + players),
      m_colonistsInBox(m_colonists)
{
    std::copy(setupFacts(players).goods.begin(), setupFacts(players).goods.end(), m_barrels.begin());
    for (int tile = 0; tile < kTiles; ++tile) {
        m_tiles[static_cast<std::size_t>(tile)] = tilesInBox(players, static_cast<Tile>(tile));
    }
    for (const Building kind : kinds.list()) {
        m_buildings[static_cast<std::size_t>(kind)] = copiesInPlay(kind, players);
    }
}

void Box::takeBarrels(Good good, int count, const std::string& pointer)
{
    int& left = m_barrels[static_cast<std::size_t>(good)];
    if (count > left) {
        const int inBox = setupFacts(m_players).goods[static_cast<std::size_t>(good)];
        refuseAt(pointer, TextErrorCode::TooManyBarrels, std::string(id(good)), {}, inBox + 1, inBox);
    }
    left -= count;
}

void Box::takeTile(Tile tile, const std::string& pointer)
{
    int& left = m_tiles[static_cast<std::size_t>(tile)];
    if (left == 0) {
        const int inBox = tilesInBox(m_players, tile);
        refuseAt(pointer, TextErrorCode::TooManyTiles, std::string(id(tile)), {}, inBox + 1, inBox);
    }
    --left;
}

void Box::takeBuilding(Building building, const std::string& pointer)
{
    int& left = m_buildings[static_cast<std::size_t>(building)];
    if (left == 0) {
        const int inBox = copiesInPlay(building, m_players);
        refuseAt(pointer, TextErrorCode::TooManyBuildings, std::string(id(building)), {}, inBox + 1, inBox);
    }
    --left;
}

void Box::takeColonists(int count, const std::string& pointer)
{
    if (count > m_colonists) {
        refuseAt(pointer, TextErrorCode::TooManyColonists, {}, {}, m_colonistsInBox + 1, m_colonistsInBox);
    }
    m_colonists -= count;
}

void Box::requireLeft(const JsonField& field, int left, int inBox, TextErrorCode few, TextErrorCode many,
                      std::string_view name) const
{
    const int given = field.integer(0, kLargestCount);
    if (given < left) {
        field.refuse(few, std::string(name), {}, inBox - left + given + 1, inBox);
    }
    if (given > left) {
        field.refuse(many, std::string(name), {}, inBox + 1, inBox);
    }
}

void Box::fillSupply(Position& position, const std::optional<JsonField>& supply) const
{
    int earned = 0;
    for (int number = 0; number < position.players; ++number) {
        earned += position.seat(number).victoryPoints;
    }
    position.victoryPoints = byte(std::max(0, victoryPointsInBox(position.players, position.options) - earned));
    position.colonists = byte(m_colonists);
    position.quarries = byte(m_tiles[static_cast<std::size_t>(Tile::Quarry)]);
    std::transform(m_barrels.begin(), m_barrels.end(), position.goods.begin(), byte);
    for (const Building kind : m_kinds.list()) {
        position.setCopiesLeft(kind, m_buildings[static_cast<std::size_t>(kind)]);
    }
    if (supply) {
        checkSupply(position, *supply);
    }
}

void Box::checkSupply(const Position& position, const JsonField& supply) const
{
    supply.requireObject({"victory_points", "colonists", "quarries", "goods", "buildings"});
    if (const auto points = supply.member("victory_points")) {
        if (const int given = points->integer(0, kLargestCount); given != position.victoryPoints) {
            points->refuse(TextErrorCode::VictoryPointsLeft, {}, {}, given, position.victoryPoints);
        }
    }
    if (const auto colonists = supply.member("colonists")) {
        requireLeft(*colonists, m_colonists, m_colonistsInBox, TextErrorCode::TooFewColonists,
                    TextErrorCode::TooManyColonists, {});
    }
    if (const auto quarries = supply.member("quarries")) {
        requireLeft(*quarries, position.quarries, tilesInBox(m_players, Tile::Quarry), TextErrorCode::TooFewTiles,
                    TextErrorCode::TooManyTiles, id(Tile::Quarry));
    }
    if (const auto goods = supply.member("goods")) {
        goods->requireObject(kGoodIds);
        for (int number = 0; number < kGoods; ++number) {
            const std::string_view name = kTileIds[static_cast<std::size_t>(number)];
            if (const auto good = goods->member(name)) {
                requireLeft(*good, m_barrels[static_cast<std::size_t>(number)],
                            setupFacts(m_players).goods[static_cast<std::size_t>(number)], TextErrorCode::TooFewBarrels,
                            TextErrorCode::TooManyBarrels, name);
            }
        }
    }
    if (const auto buildings = supply.member("buildings")) {
        buildings->requireObject(m_kinds.ids());
        for (const Building kind : m_kinds.list()) {
            if (const auto copies = buildings->member(id(kind))) {
                requireLeft(*copies, m_buildings[static_cast<std::size_t>(kind)], copiesInPlay(kind, m_players),
                            TextErrorCode::TooFewBuildings, TextErrorCode::TooManyBuildings, id(kind));
            }
        }
    }
}

std::vector<std::uint8_t> Box::readTiles(const std::optional<JsonField>& list, int most)
{
    std::vector<std::uint8_t> tiles;
    if (list) {
        for (const JsonField& item : list->list(most)) {
            const int tile = item.name(kGoodIds);
            takeTile(static_cast<Tile>(tile), item.pointer());
            tiles.push_back(byte(tile));
        }
    }
    return tiles;
}

void Box::readPlantations(Position& position, const std::optional<JsonField>& plantations, Random& random)
{
    std::optional<JsonField> faceUpList;
    std::optional<JsonField> faceDownList;
    std::optional<JsonField> discardList;
    if (plantations) {
        plantations->requireObject({"face_up", "face_down", "discard"});
        faceUpList = plantations->member("face_up");
        faceDownList = plantations->member("face_down");
        discardList = plantations->member("discard");
    }
    const auto rowLength = static_cast<std::size_t>(position.players + 1);
    std::vector<std::uint8_t> faceUp = readTiles(faceUpList, position.players + 1);
    std::vector<std::uint8_t> faceDown = readTiles(faceDownList, kMaxJsonItems); // the next one first
    const std::vector<std::uint8_t> discard = readTiles(discardList, kMaxJsonItems);

    std::vector<std::uint8_t> rest;
    for (int good = 0; good < kGoods; ++good) {
        rest.insert(rest.end(), static_cast<std::size_t>(m_tiles[static_cast<std::size_t>(good)]), byte(good));
    }
    random.shuffle(rest.data(), static_cast<int>(rest.size()));
    if (!faceDownList) {
        faceDown = rest;
    } else if (rest.size() > (faceUpList ? 0U : rowLength)) {
        const Tile missing = static_cast<Tile>(*std::min_element(rest.begin(), rest.end()));
        const int inBox = tilesInBox(m_players, missing);
        const int left = m_tiles[static_cast<std::size_t>(missing)];
        plantations->refuse(TextErrorCode::TooFewTiles, std::string(id(missing)), {}, inBox - left + 1, inBox);
    } else {
        faceDown.insert(faceDown.begin(), rest.begin(), rest.end());
    }
    if (!faceUpList) {
        const auto dealt = static_cast<std::ptrdiff_t>(std::min(rowLength, faceDown.size()));
        faceUp.assign(faceDown.begin(), faceDown.begin() + dealt);
        faceDown.erase(faceDown.begin(), faceDown.begin() + dealt);
    }

    for (const std::uint8_t tile : faceUp) {
        position.faceUp.append(static_cast<Tile>(tile));
    }
    std::for_each(faceDown.rbegin(), faceDown.rend(),
                  [&](std::uint8_t tile) { position.piles.layFaceDown(static_cast<Tile>(tile)); });
    for (const std::uint8_t tile : discard) {
        position.piles.discard(static_cast<Tile>(tile));
    }
}

} // namespace windrose
