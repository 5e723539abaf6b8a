// SPDX-License-Identifier: GPL-3.0-or-later
#include "game_session.h"

#include "new_game_record.h"

#include <algorithm>
#include <utility>

namespace windrose
{

namespace
{

constexpr int kInitialPlayers = 4;

} // namespace

GameSession::GameSession(QObject* parent) : QObject(parent), m_placement(*this), m_undoRedo(*this), m_autosave(*this)
{
    begin(Record{.players = kInitialPlayers, .options = {}, .names = {}, .start = {}, .orders = {}});
    connect(&m_placement, &MayorPlacement::stepped, this, [this] {
        emit changed({ChangeKind::Drafted, orderCount(), orderCount(), {}});
    });
}

GameSession::~GameSession() = default;

void GameSession::startNew(int players, const QStringList& names, std::uint64_t seed, const Options& options,
                           const QList<PlayerSpec>& playing)
{
    load(newGameRecord(players, names, seed, options, playing));
}

void GameSession::load(const Record& record)
{
    const int from = orderCount();
    Record game = record;
    game.remarks.clear(); // the steps in which a position was set up are no part of a game
    begin(game);
    m_autosave.startAnotherGame();
    notify({ChangeKind::Loaded, from, orderCount(), {}}, position());
}

void GameSession::show(const Record& record, ChangeKind kind)
{
    begin(record);
    m_autosave.write();
    emit changed({kind, 0, 0, {}});
    m_autosave.notify();
}

void GameSession::begin(const Record& record)
{
    m_story.finish();
    m_seats = Seats(record);
    m_history.begin(record);
    standAt(orderCount());
}

Record GameSession::record() const
{
    Record record = recordTo(m_history.size());
    record.takenBack = m_history.takenBack();
    return record;
}

Record GameSession::recordTo(int number) const
{
    Record record = m_history.start();
    record.names = m_seats.names();
    record.playerTexts = m_seats.playerTexts();
    const std::vector<Order>& orders = m_history.orders();
    record.orders.assign(orders.begin(), orders.begin() + std::clamp(number, 0, m_history.size()));
    return record;
}

const Position& GameSession::position() const
{
    if (m_viewed) {
        return m_history.positionAt(*m_viewed);
    }
    return m_placement.isAsked() ? m_placement.position() : gamePosition();
}

void GameSession::setPlayer(int seat, const PlayerSpec& player)
{
    if (!m_seats.setPlayer(seat, player)) {
        return;
    }
    m_story.finish();
    if (gamePosition().turn == seat) {
        m_placement.begin();
    }
    notify({ChangeKind::Seated, orderCount(), orderCount(), {}}, position());
}

bool GameSession::isComputersTurn() const
{
    return !gamePosition().isFinished() && m_seats.isComputer(gamePosition().turn);
}

int GameSession::reader() const
{
    return isCovered() ? -1 : personAtTable();
}

void GameSession::setCoversAtHandOver(bool covers)
{
    m_handOver.setOn(covers);
    if (!covers) {
        uncover();
    }
}

void GameSession::uncover()
{
    if (m_handOver.uncover()) {
        emit changed({ChangeKind::Uncovered, orderCount(), orderCount(), {}});
    }
}

void GameSession::coverForOthers(ChangeKind kind)
{
    const int person = personAtTable();
    m_handOver.follow({.person = person,
                       .name = seatName(person),
                       .persons = m_seats.persons(),
                       .isFinished = gamePosition().isFinished(),
                       .isAnotherGame = kind == ChangeKind::Loaded});
}

void GameSession::view(int number)
{
    const int from = viewedMoment();
    const int to = std::clamp(number, 0, m_history.size());
    if (from == to) {
        return;
    }
    m_story.finish();
    const Position before = position();
    m_viewed = to == orderCount() ? std::nullopt : std::optional(to);
    m_waiting.reset();
    const Change change{ChangeKind::Viewed, from, to, {}};
    beginStory(change, before);
    emit changed(change);
}

OrderOutcome GameSession::submit(Order order)
{
    if (!isLive() || !takesOrders()) {
        const auto asked = static_cast<std::int16_t>(gamePosition().decision);
        return {OrderOutcome::Kind::Refused, {}, {RefusalCode::OtherDecision, asked, 0}};
    }
    if (const Refusal refusal = check(gamePosition(), order)) {
        return {OrderOutcome::Kind::Refused, {}, refusal};
    }
    const Order played = canonical(gamePosition(), order);
    if (m_asksBeforeDiscarding && discardsOthersOrders(played)) {
        m_waiting = played;
        emit discardQuestionAsked();
        return {OrderOutcome::Kind::Waiting, {}, {}};
    }
    return play(played);
}

/// The only place that plays an order and reports its events.
OrderOutcome GameSession::play(Order order)
{
    if (discardsOthersOrders(order)) {
        emit aboutToDiscard(record());
    }
    m_story.finish();
    const Position before = position(); // with the colonists where a person has put them
    const int number = orderCount();
    m_history.play(order, m_story.isOn() ? GameHistory::Steps::Kept : GameHistory::Steps::Dropped);
    standAt(number + 1);
    const Change change{ChangeKind::Played, number, number + 1, m_history.eventsOf(number)};
    notify(change, before);
    return {OrderOutcome::Kind::Played, change.events, {}};
}

/// True when playing the order drops more than one turn of one seat.
bool GameSession::discardsOthersOrders(Order order) const
{
    return m_history.takenBack() > 0 && !m_history.isNext(order) &&
           UndoRules(m_history, m_seats.computersAmongPersons()).reachBeyondOneTurn(orderCount());
}

void GameSession::playWaiting()
{
    if (const std::optional<Order> order = std::exchange(m_waiting, std::nullopt)) {
        play(*order);
    }
}

void GameSession::jumpTo(int number)
{
    m_story.finish();
    const Position before = position();
    const int from = orderCount();
    standAt(number);
    notify(
        {number < from ? ChangeKind::Undone : ChangeKind::Redone, from, number, m_history.eventsBetween(from, number)},
        before);
}

/// The game stands after `number` orders, live, with a fresh draft where one is asked for.
void GameSession::standAt(int number)
{
    m_history.standAt(number);
    m_viewed.reset();
    m_waiting.reset();
    m_placement.begin();
}

/// Queues the write first, so that the disk works while the listeners redraw.
void GameSession::notify(const Change& change, const Position& before)
{
    coverForOthers(change.kind); // before any widget redraws
    if (isCovered()) {
        m_story.finish();
    }
    m_autosave.write();
    beginStory(change, before);
    emit changed(change);
    m_autosave.notify();
}

/// Begins to show one order event by event: played, redone or viewed. A covered table shows nothing.
void GameSession::beginStory(const Change& change, const Position& before)
{
    const bool isOneOrder = change.to == change.from + 1 && change.kind != ChangeKind::Undone;
    if (m_story.isOn() && isOneOrder && !isCovered()) {
        m_story.begin(before, m_history.stepsOf(change.from));
    }
}

void GameSession::showAgain(int from)
{
    m_story.finish();
    m_story.begin(m_history.positionAt(from), m_history.stepsBetween(from, orderCount()));
    emit m_story.stepped(); // the table draws the position before those orders
}

} // namespace windrose
