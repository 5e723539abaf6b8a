// SPDX-License-Identifier: GPL-3.0-or-later
#include "game_session.h"

#include <algorithm>
#include <utility>

namespace windrose
{

namespace
{

constexpr int kPlayersBeforeTheFirstGame = 4;

} // namespace

GameSession::GameSession(QObject* parent) : QObject(parent), m_placement(*this), m_undoRedo(*this), m_keeping(*this)
{
    begin(Record{.players = kPlayersBeforeTheFirstGame, .options = {}, .names = {}, .start = {}, .orders = {}});
    connect(&m_placement, &MayorPlacement::stepped, this, [this] {
        emit changed({ChangeKind::Drafted, orderCount(), orderCount(), {}});
    });
}

GameSession::~GameSession() = default;

void GameSession::startNew(int players, const QStringList& names, std::uint64_t seed, const Options& options,
                           const QList<PlayerSpec>& playing)
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
    for (const PlayerSpec& player : playing.mid(0, players)) {
        record.playerTexts.push_back(player.text());
    }
    load(record);
}

void GameSession::load(const Record& record)
{
    const int from = orderCount();
    begin(record);
    m_keeping.startAnotherGame();
    tell({ChangeKind::Loaded, from, orderCount(), {}}, position());
}

void GameSession::show(const Record& record, ChangeKind kind)
{
    begin(record);
    m_keeping.write();
    emit changed({kind, 0, 0, {}});
    m_keeping.tell();
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
    tell({ChangeKind::Seated, orderCount(), orderCount(), {}}, position());
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
    if (!isLive()) {
        const auto asked = static_cast<std::int16_t>(gamePosition().decision);
        return {OrderOutcome::Kind::Refused, {}, {RefusalCode::OtherDecision, asked, 0}};
    }
    if (const Refusal refusal = check(gamePosition(), order)) {
        return {OrderOutcome::Kind::Refused, {}, refusal};
    }
    const Order played = canonical(gamePosition(), order);
    if (m_asksBeforeDropping && dropsOthers(played)) {
        m_waiting = played;
        emit dropAsked();
        return {OrderOutcome::Kind::Waiting, {}, {}};
    }
    return play(played);
}

/// The only place that plays an order and reports its events.
OrderOutcome GameSession::play(Order order)
{
    if (dropsOthers(order)) {
        emit dropping(record());
    }
    m_story.finish();
    const Position before = position(); // with the colonists where a person has put them
    const int number = orderCount();
    m_history.play(order);
    standAt(number + 1);
    const Change change{ChangeKind::Played, number, number + 1, m_history.eventsOf(number)};
    tell(change, before);
    return {OrderOutcome::Kind::Played, change.events, {}};
}

/// True when playing the order drops more than one turn of one seat.
bool GameSession::dropsOthers(Order order) const
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
    tell({number < from ? ChangeKind::Undone : ChangeKind::Redone, from, number, m_history.eventsBetween(from, number)},
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

/// Listeners move their pictures while the change is written.
void GameSession::tell(const Change& change, const Position& before)
{
    coverForOthers(change.kind); // before any widget redraws
    if (isCovered()) {
        m_story.finish();
    }
    m_keeping.write();
    beginStory(change, before);
    emit changed(change);
    m_keeping.tell();
}

/// Begins to show one order event by event: played, redone or viewed. A covered table shows nothing.
void GameSession::beginStory(const Change& change, const Position& before)
{
    const bool isOneOrder = change.to == change.from + 1 && change.kind != ChangeKind::Undone;
    if (m_story.isOn() && isOneOrder && !isCovered()) {
        m_story.begin(before, m_history.stepsOf(change.from));
    }
}

void GameSession::tellAgain(int from)
{
    std::vector<EventStep> steps;
    for (int order = from; order < orderCount(); ++order) {
        const std::vector<EventStep> more = m_history.stepsOf(order);
        steps.insert(steps.end(), more.begin(), more.end());
    }
    m_story.finish();
    m_story.begin(m_history.positionAt(from), std::move(steps));
    emit m_story.stepped(); // the table goes back to where the others began
}

} // namespace windrose
