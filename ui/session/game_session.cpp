// SPDX-License-Identifier: GPL-3.0-or-later
#include "game_session.h"

#include "autosave.h"
#include "core/players/defaults.h"
#include "core/rules/placements.h"

#include <algorithm>

namespace windrose
{

namespace
{

constexpr int kPlayersBeforeTheFirstGame = 4;

bool hasColonist(const Seat& seat, ColonistPlace place)
{
    switch (place.kind) {
    case ColonistPlace::Kind::SanJuan:
        return seat.sanJuan != 0;
    case ColonistPlace::Kind::Island:
        return (seat.manned >> place.space & 1U) != 0;
    case ColonistPlace::Kind::Building:
        return seat.occupies(*seat.buildingAt(place.space));
    }
    return false;
}

bool hasRoom(const Seat& seat, ColonistPlace place)
{
    switch (place.kind) {
    case ColonistPlace::Kind::SanJuan:
        return true;
    case ColonistPlace::Kind::Island:
        return (seat.manned >> place.space & 1U) == 0;
    case ColonistPlace::Kind::Building: {
        const Building building = *seat.buildingAt(place.space);
        return seat.colonistsOn(building) < facts(building).circles;
    }
    }
    return false;
}

/// True when the board has such a place: a tile, a building by its first space, or San Juan.
bool exists(const Seat& seat, ColonistPlace place)
{
    if (place.kind == ColonistPlace::Kind::SanJuan) {
        return true;
    }
    if (place.space < 0 || place.space >= kSpaces) {
        return false;
    }
    if (place.kind == ColonistPlace::Kind::Island) {
        return seat.tileAt(place.space).has_value();
    }
    const auto building = seat.buildingAt(place.space);
    return building && seat.firstSpaceOf(*building) == place.space;
}

void addColonists(Seat& seat, ColonistPlace place, int count)
{
    switch (place.kind) {
    case ColonistPlace::Kind::SanJuan:
        seat.sanJuan = static_cast<std::uint8_t>(seat.sanJuan + count);
        break;
    case ColonistPlace::Kind::Island:
        seat.manned = static_cast<SpaceMask>(seat.manned ^ (1U << place.space));
        break;
    case ColonistPlace::Kind::Building: {
        const Building building = *seat.buildingAt(place.space);
        seat.setColonistsOn(building, seat.colonistsOn(building) + count);
        break;
    }
    }
}

/// Puts a seat's colonists where a placement says; the rest waits in San Juan.
void arrange(Seat& seat, Order placement)
{
    int waiting = seat.colonists();
    seat.manned = placement.islandPlacement();
    waiting -= std::popcount(placement.islandPlacement());
    seat.buildingColonists = 0;
    for (int space = 0; space < kSpaces; ++space) {
        if (const int count = placement.cityPlacement(space); count != 0) {
            seat.setColonistsOn(*seat.buildingAt(space), count);
            waiting -= count;
        }
    }
    seat.sanJuan = static_cast<std::uint8_t>(waiting);
}

bool showsHiddenTiles(const std::vector<Event>& events)
{
    return std::any_of(events.begin(), events.end(), [](const Event& event) {
        return event.kind == EventKind::HaciendaDrawn || event.kind == EventKind::PlantationsDealt;
    });
}

} // namespace

struct GameSession::Private {
    Record game; ///< the start of the game; its orders are `orders`
    std::vector<Order> orders;
    std::vector<Position> positions; ///< before each order, and the last one
    int at = 0;                      ///< orders played
    std::optional<int> viewed;       ///< the moment looked at, when it is not `at`
    std::vector<Position> draft;     ///< states of the mayor's draft, the first as it was asked; else empty
    std::size_t draftAt = 0;
    bool isUndoLimited = false;
    bool hasGame = false; ///< a game was laid or loaded, so there is something worth keeping
    Autosave autosave;

    const Position& now() const { return positions[static_cast<std::size_t>(at)]; }

    void begin(const Record& record)
    {
        game = record;
        game.orders.clear();
        const std::vector<std::string> defaults = defaultNames(game.players);
        for (std::size_t seat = game.names.size(); seat < defaults.size(); ++seat) {
            game.names.push_back(defaults[seat]);
        }
        orders.clear();
        positions = {startOf(game)};
        for (const Order order : record.orders) {
            if (check(positions.back(), order)) {
                break;
            }
            addOrder(order);
        }
        standAt(static_cast<int>(orders.size()));
    }

    void addOrder(Order order)
    {
        Position next = positions.back();
        apply(next, order);
        orders.push_back(order);
        positions.push_back(next);
    }

    /// The game stands after `number` orders, live, with a fresh draft where one is asked for.
    void standAt(int number)
    {
        at = number;
        viewed.reset();
        draft.clear();
        draftAt = 0;
        if (now().decision == Decision::PlaceColonists) {
            draft.push_back(now());
        }
    }

    /// Adds a state of the draft; false when it is no change.
    bool draw(const Position& next)
    {
        if (next == draft[draftAt]) {
            return false;
        }
        draft.resize(++draftAt);
        draft.push_back(next);
        return true;
    }

    std::vector<Event> eventsOf(int number) const
    {
        Position position = positions[static_cast<std::size_t>(number)];
        EventList list;
        apply(position, orders[static_cast<std::size_t>(number)], list);
        return std::move(list.events);
    }

    /// True when the order before `number` may be taken back, whatever has been taken back already.
    bool mayTakeBack(int number) const
    {
        if (!isUndoLimited) {
            return true;
        }
        const int seat = positions[static_cast<std::size_t>(number - 1)].turn;
        const bool isLast = number == static_cast<int>(orders.size());
        return (isLast || positions[static_cast<std::size_t>(number)].turn == seat) &&
               !showsHiddenTiles(eventsOf(number - 1));
    }
};

GameSession::GameSession(QObject* parent) : QObject(parent), d(std::make_unique<Private>())
{
    d->begin(Record{.players = kPlayersBeforeTheFirstGame, .options = {}, .names = {}, .start = {}, .orders = {}});
}

GameSession::~GameSession() = default;

void GameSession::startNew(int players, const QStringList& names, std::uint64_t seed, const Options& options)
{
    Record record{.players = players,
                  .seed = seed,
                  .options = options,
                  .names = defaultNames(players),
                  .start = {},
                  .orders = {}};
    for (qsizetype seat = 0; seat < std::min<qsizetype>(names.size(), players); ++seat) {
        if (const QString name = names[seat].trimmed(); !name.isEmpty()) {
            record.names[static_cast<std::size_t>(seat)] = name.toStdString();
        }
    }
    load(record);
}

void GameSession::load(const Record& record)
{
    const int from = d->at;
    d->begin(record);
    d->hasGame = true;
    d->autosave.startAnotherGame();
    tell({ChangeKind::Loaded, from, d->at, {}});
}

const Position& GameSession::position() const
{
    if (d->viewed) {
        return positionAt(*d->viewed);
    }
    return d->draft.empty() ? d->now() : d->draft[d->draftAt];
}

const Position& GameSession::gamePosition() const
{
    return d->now();
}

Record GameSession::record() const
{
    Record record = d->game;
    record.orders.assign(d->orders.begin(), d->orders.begin() + d->at);
    return record;
}

QString GameSession::seatName(int seat) const
{
    return seat >= 0 && seat < players() ? QString::fromStdString(d->game.names[static_cast<std::size_t>(seat)])
                                         : QString();
}

int GameSession::players() const
{
    return d->now().players;
}

std::uint64_t GameSession::seed() const
{
    return d->game.seed;
}

int GameSession::orderCount() const
{
    return d->at;
}

int GameSession::historySize() const
{
    return static_cast<int>(d->orders.size());
}

Order GameSession::orderAt(int number) const
{
    return d->orders[static_cast<std::size_t>(number)];
}

const Position& GameSession::positionAt(int number) const
{
    return d->positions[static_cast<std::size_t>(number)];
}

std::vector<Event> GameSession::eventsOf(int number) const
{
    return d->eventsOf(number);
}

bool GameSession::isLive() const
{
    return !d->viewed;
}

int GameSession::viewedMoment() const
{
    return d->viewed.value_or(d->at);
}

void GameSession::view(int number)
{
    const int from = viewedMoment();
    const int to = std::clamp(number, 0, historySize());
    if (from == to) {
        return;
    }
    d->viewed = to == d->at ? std::nullopt : std::optional(to);
    emit changed({ChangeKind::Viewed, from, to, {}});
}

void GameSession::returnToGame()
{
    view(d->at);
}

Refusal GameSession::submit(Order order)
{
    if (!isLive()) {
        return {RefusalCode::OtherDecision, static_cast<std::int16_t>(gamePosition().decision), 0};
    }
    if (const Refusal refusal = check(d->now(), order)) {
        return refusal;
    }
    d->orders.resize(static_cast<std::size_t>(d->at));
    d->positions.resize(static_cast<std::size_t>(d->at) + 1);
    d->addOrder(canonical(d->now(), order));
    d->standAt(d->at + 1);
    tell({ChangeKind::Played, d->at - 1, d->at, d->eventsOf(d->at - 1)});
    return {};
}

bool GameSession::canUndo() const
{
    return isLive() && (d->draftAt > 0 || (d->at > 0 && d->mayTakeBack(d->at)));
}

bool GameSession::canRedo() const
{
    if (!isLive()) {
        return false;
    }
    return d->draftAt + 1 < d->draft.size() || (d->draftAt == 0 && d->at < historySize());
}

void GameSession::undo()
{
    if (!canUndo()) {
        return;
    }
    if (d->draftAt > 0) {
        --d->draftAt;
        tellDraft();
    } else {
        goTo(d->at - 1);
    }
}

void GameSession::redo()
{
    if (!canRedo()) {
        return;
    }
    if (d->draftAt + 1 < d->draft.size()) {
        ++d->draftAt;
        tellDraft();
    } else {
        goTo(d->at + 1);
    }
}

bool GameSession::goTo(int number)
{
    const int from = d->at;
    const int to = std::clamp(number, 0, historySize());
    if (from == to) {
        returnToGame();
        return true;
    }
    for (int moment = from; moment > to; --moment) {
        if (!d->mayTakeBack(moment)) {
            return false;
        }
    }
    Change change{to < from ? ChangeKind::Undone : ChangeKind::Redone, from, to, {}};
    for (int order = from; order < to; ++order) {
        const std::vector<Event> events = d->eventsOf(order);
        change.events.insert(change.events.end(), events.begin(), events.end());
    }
    d->standAt(to);
    tell(change);
    return true;
}

void GameSession::setUndoLimited(bool limited)
{
    d->isUndoLimited = limited;
}

bool GameSession::isUndoLimited() const
{
    return d->isUndoLimited;
}

bool GameSession::isPlacing() const
{
    return isLive() && !d->draft.empty();
}

bool GameSession::canMoveColonist(ColonistPlace from, ColonistPlace to) const
{
    if (!isPlacing() || from == to) {
        return false;
    }
    const Seat& seat = position().seat(position().turn);
    return exists(seat, from) && exists(seat, to) && hasColonist(seat, from) && hasRoom(seat, to);
}

bool GameSession::moveColonist(ColonistPlace from, ColonistPlace to)
{
    if (!canMoveColonist(from, to)) {
        return false;
    }
    Position next = position();
    Seat& seat = next.seat(next.turn);
    addColonists(seat, from, -1);
    addColonists(seat, to, 1);
    d->draw(next);
    tellDraft();
    return true;
}

bool GameSession::isDraftChanged() const
{
    return !d->draft.empty() && d->draft[d->draftAt] != d->draft.front();
}

void GameSession::clearPlacement()
{
    redraw(Order::place(0, 0));
}

void GameSession::placeForMe()
{
    if (isPlacing()) {
        redraw(sensiblePlacement(position()));
    }
}

void GameSession::redraw(Order placement)
{
    if (!isPlacing()) {
        return;
    }
    Position next = position();
    arrange(next.seat(next.turn), placement);
    if (d->draw(next)) {
        tellDraft();
    }
}

Order GameSession::draftOrder() const
{
    const Position& drafted = d->draft.empty() ? d->now() : d->draft[d->draftAt];
    return currentPlacement(drafted.seat(drafted.turn));
}

Refusal GameSession::draftRefusal() const
{
    return check(d->now(), draftOrder());
}

Refusal GameSession::finishPlacement()
{
    return submit(draftOrder());
}

std::optional<Order> GameSession::onlyOrder() const
{
    if (!isLive() || d->now().isFinished()) {
        return std::nullopt;
    }
    OrderList list;
    if (!d->draft.empty()) {
        forEachPlacement(d->now().seat(d->now().turn), PlacementDetail::BySpace, [&list](Order order) {
            list.add(order);
            return list.size() < 2;
        });
    } else {
        legalOrders(d->now(), list);
    }
    return list.size() == 1 ? std::optional(list[0]) : std::nullopt;
}

void GameSession::setAutosave(const QString& path)
{
    const QString before = d->autosave.error();
    d->autosave.setPath(path);
    if (before != d->autosave.error()) {
        emit autosaveErrorChanged();
    }
    saveNow();
}

bool GameSession::saveNow()
{
    if (!d->autosave.isOn() || !d->hasGame) {
        return true;
    }
    const QString before = d->autosave.error();
    const bool isSaved = d->autosave.write(QByteArray::fromStdString(recordText(record())));
    if (before != d->autosave.error()) {
        emit autosaveErrorChanged();
    }
    return isSaved;
}

QString GameSession::autosaveError() const
{
    return d->autosave.error();
}

/// On disk before on the screen: whatever a listener does next, the order played is kept.
void GameSession::tell(const Change& change)
{
    saveNow();
    emit changed(change);
}

void GameSession::tellDraft()
{
    emit changed({ChangeKind::Drafted, d->at, d->at, {}});
}

} // namespace windrose
