// SPDX-License-Identifier: GPL-3.0-or-later
#include "game_session.h"

#include "autosave.h"
#include "core/players/defaults.h"
#include "core/rules/placements.h"
#include "placement_draft.h"

#include <algorithm>

namespace windrose
{

namespace
{

constexpr int kPlayersBeforeTheFirstGame = 4;

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
    PlacementDraft draft;            ///< open where the game asks for a placement
    bool isUndoLimited = false;
    bool hasGame = false; ///< a game was laid or loaded, so there is something worth keeping
    Autosave autosave;

    const Position& now() const { return positions[static_cast<std::size_t>(at)]; }

    void begin(const Record& record)
    {
        game = record;
        game.orders.clear();
        game.takenBack = 0;
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
        standAt(std::min(playedOrders(record), static_cast<int>(orders.size())));
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
        draft.close();
        if (now().decision == Decision::PlaceColonists) {
            draft.open(now());
        }
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

GameSession::GameSession(QObject* parent) : QObject(parent), m_state(std::make_unique<Private>())
{
    m_state->begin(
        Record{.players = kPlayersBeforeTheFirstGame, .options = {}, .names = {}, .start = {}, .orders = {}});
    connect(&m_state->autosave, &Autosave::errorChanged, this, &GameSession::autosaveErrorChanged);
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
    const int from = m_state->at;
    m_state->begin(record);
    m_state->hasGame = true;
    m_state->autosave.startAnotherGame();
    tell({ChangeKind::Loaded, from, m_state->at, {}});
}

const Position& GameSession::position() const
{
    if (m_state->viewed) {
        return positionAt(*m_state->viewed);
    }
    return m_state->draft.isOpen() ? m_state->draft.position() : m_state->now();
}

const Position& GameSession::gamePosition() const
{
    return m_state->now();
}

Record GameSession::record() const
{
    Record record = m_state->game;
    record.orders = m_state->orders;
    record.takenBack = historySize() - m_state->at;
    return record;
}

QString GameSession::seatName(int seat) const
{
    return seat >= 0 && seat < players() ? QString::fromStdString(m_state->game.names[static_cast<std::size_t>(seat)])
                                         : QString();
}

int GameSession::players() const
{
    return m_state->now().players;
}

std::uint64_t GameSession::seed() const
{
    return m_state->game.seed;
}

int GameSession::orderCount() const
{
    return m_state->at;
}

int GameSession::historySize() const
{
    return static_cast<int>(m_state->orders.size());
}

Order GameSession::orderAt(int number) const
{
    return m_state->orders[static_cast<std::size_t>(number)];
}

const Position& GameSession::positionAt(int number) const
{
    return m_state->positions[static_cast<std::size_t>(number)];
}

std::vector<Event> GameSession::eventsOf(int number) const
{
    return m_state->eventsOf(number);
}

bool GameSession::isLive() const
{
    return !m_state->viewed;
}

int GameSession::viewedMoment() const
{
    return m_state->viewed.value_or(m_state->at);
}

void GameSession::view(int number)
{
    const int from = viewedMoment();
    const int to = std::clamp(number, 0, historySize());
    if (from == to) {
        return;
    }
    m_state->viewed = to == m_state->at ? std::nullopt : std::optional(to);
    emit changed({ChangeKind::Viewed, from, to, {}});
}

void GameSession::returnToGame()
{
    view(m_state->at);
}

Refusal GameSession::submit(Order order)
{
    if (!isLive()) {
        return {RefusalCode::OtherDecision, static_cast<std::int16_t>(gamePosition().decision), 0};
    }
    if (const Refusal refusal = check(m_state->now(), order)) {
        return refusal;
    }
    m_state->orders.resize(static_cast<std::size_t>(m_state->at));
    m_state->positions.resize(static_cast<std::size_t>(m_state->at) + 1);
    m_state->addOrder(canonical(m_state->now(), order));
    m_state->standAt(m_state->at + 1);
    tell({ChangeKind::Played, m_state->at - 1, m_state->at, m_state->eventsOf(m_state->at - 1)});
    return {};
}

bool GameSession::canUndo() const
{
    return isLive() && (m_state->draft.canUndo() || (m_state->at > 0 && m_state->mayTakeBack(m_state->at)));
}

bool GameSession::canRedo() const
{
    if (!isLive()) {
        return false;
    }
    return m_state->draft.canRedo() || (!m_state->draft.canUndo() && m_state->at < historySize());
}

void GameSession::undo()
{
    if (!canUndo()) {
        return;
    }
    if (m_state->draft.canUndo()) {
        m_state->draft.undo();
        tellDraft();
    } else {
        goTo(m_state->at - 1);
    }
}

void GameSession::redo()
{
    if (!canRedo()) {
        return;
    }
    if (m_state->draft.canRedo()) {
        m_state->draft.redo();
        tellDraft();
    } else {
        goTo(m_state->at + 1);
    }
}

bool GameSession::goTo(int number)
{
    const int from = m_state->at;
    const int to = std::clamp(number, 0, historySize());
    if (from == to) {
        returnToGame();
        return true;
    }
    for (int moment = from; moment > to; --moment) {
        if (!m_state->mayTakeBack(moment)) {
            return false;
        }
    }
    Change change{to < from ? ChangeKind::Undone : ChangeKind::Redone, from, to, {}};
    for (int order = from; order < to; ++order) {
        const std::vector<Event> events = m_state->eventsOf(order);
        change.events.insert(change.events.end(), events.begin(), events.end());
    }
    m_state->standAt(to);
    tell(change);
    return true;
}

void GameSession::setUndoLimited(bool limited)
{
    m_state->isUndoLimited = limited;
}

bool GameSession::isUndoLimited() const
{
    return m_state->isUndoLimited;
}

bool GameSession::isPlacing() const
{
    return isLive() && m_state->draft.isOpen();
}

bool GameSession::canMoveColonist(ColonistPlace from, ColonistPlace to) const
{
    return isPlacing() && m_state->draft.canMove(from, to);
}

bool GameSession::moveColonist(ColonistPlace from, ColonistPlace to)
{
    if (!canMoveColonist(from, to)) {
        return false;
    }
    m_state->draft.move(from, to);
    tellDraft();
    return true;
}

bool GameSession::isDraftChanged() const
{
    return m_state->draft.isOpen() && m_state->draft.isChanged();
}

void GameSession::clearPlacement()
{
    if (isPlacing() && m_state->draft.arrange(Order::place(0, 0))) {
        tellDraft();
    }
}

void GameSession::placeForMe()
{
    if (isPlacing() && m_state->draft.arrange(sensiblePlacement(position()))) {
        tellDraft();
    }
}

Order GameSession::draftOrder() const
{
    return m_state->draft.isOpen() ? m_state->draft.order()
                                   : currentPlacement(m_state->now().seat(m_state->now().turn));
}

Refusal GameSession::draftRefusal() const
{
    return check(m_state->now(), draftOrder());
}

Refusal GameSession::finishPlacement()
{
    return submit(draftOrder());
}

std::optional<Order> GameSession::onlyOrder() const
{
    if (!isLive() || m_state->now().isFinished()) {
        return std::nullopt;
    }
    OrderList list;
    if (m_state->draft.isOpen()) {
        forEachPlacement(m_state->now().seat(m_state->now().turn), PlacementDetail::BySpace, [&list](Order order) {
            list.add(order);
            return list.size() < 2;
        });
    } else {
        legalOrders(m_state->now(), list);
    }
    return list.size() == 1 ? std::optional(list[0]) : std::nullopt;
}

void GameSession::setAutosave(const QString& path, std::function<QString()> guard)
{
    m_state->autosave.setPath(path, std::move(guard));
    startSaving();
}

void GameSession::setAutosaveDevice(FileDevice& device)
{
    m_state->autosave.setDevice(device);
}

bool GameSession::saveNow()
{
    startSaving();
    return waitUntilKept();
}

bool GameSession::waitUntilKept()
{
    return m_state->autosave.wait();
}

QString GameSession::autosaveError() const
{
    return m_state->autosave.error();
}

void GameSession::startSaving()
{
    if (m_state->autosave.isOn() && m_state->hasGame) {
        m_state->autosave.write(record());
    }
}

/// Listeners move their pictures while the change is written.
void GameSession::tell(const Change& change)
{
    startSaving();
    emit changed(change);
}

void GameSession::tellDraft()
{
    emit changed({ChangeKind::Drafted, m_state->at, m_state->at, {}});
}

} // namespace windrose
