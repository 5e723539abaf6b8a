// SPDX-License-Identifier: GPL-3.0-or-later
#include "game_session.h"

#include "core/players/defaults.h"
#include "core/players/player_choice.h"
#include "core/rules/placements.h"
#include "core/text/words.h"
#include "session_state.h"

#include <algorithm>

namespace windrose
{

namespace
{

constexpr int kPlayersBeforeTheFirstGame = 4;

} // namespace

bool isPlayerKnown(const QString& sitter)
{
    return sitter.startsWith(kProgramPrefix) || readPlayerChoice(sitter.toStdString());
}

GameSession::GameSession(QObject* parent) : QObject(parent), m_state(std::make_unique<Private>())
{
    m_state->begin(
        Record{.players = kPlayersBeforeTheFirstGame, .options = {}, .names = {}, .start = {}, .orders = {}});
    listenToJournal();
}

GameSession::~GameSession() = default;

void GameSession::startNew(int players, const QStringList& names, std::uint64_t seed, const Options& options,
                           const QStringList& sitters)
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
    for (const QString& sitter : sitters.mid(0, players)) {
        record.sitters.push_back(sitter.toStdString());
    }
    load(record);
}

void GameSession::load(const Record& record)
{
    const int from = m_state->at;
    m_state->begin(record);
    m_state->hasGame = true;
    m_state->journal->startAnotherGame();
    tell({ChangeKind::Loaded, from, m_state->at, {}});
}

void GameSession::show(const Record& record, ChangeKind kind)
{
    m_state->begin(record);
    startSaving();
    emit changed({kind, 0, 0, {}});
    emit keptChanged();
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
    Record record = recordTo(historySize());
    record.takenBack = takenBack();
    return record;
}

Record GameSession::recordTo(int number) const
{
    Record record = m_state->game;
    if (std::all_of(record.sitters.begin(), record.sitters.end(), [](const auto& sitter) { return sitter.empty(); })) {
        record.sitters.clear();
    }
    record.orders.assign(m_state->orders.begin(), m_state->orders.begin() + std::clamp(number, 0, historySize()));
    return record;
}

QString GameSession::seatName(int seat) const
{
    return seat >= 0 && seat < players()
               ? QString::fromStdString(printable(m_state->game.names[static_cast<std::size_t>(seat)]))
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

QString GameSession::sitter(int seat) const
{
    return seat >= 0 && seat < players() ? QString::fromStdString(m_state->game.sitters[static_cast<std::size_t>(seat)])
                                         : QString();
}

void GameSession::setSitter(int seat, const QString& sitter)
{
    if (seat < 0 || seat >= players() || sitter == this->sitter(seat)) {
        return;
    }
    m_state->seat(seat, sitter.toStdString());
    if (m_state->now().turn == seat && m_state->draft.isOpen()) {
        m_state->draft.open(m_state->now());
    }
    tell({ChangeKind::Seated, m_state->at, m_state->at, {}});
}

bool GameSession::isComputer(int seat) const
{
    return seat >= 0 && seat < players() && m_state->isComputer[static_cast<std::size_t>(seat)];
}

bool GameSession::isComputersTurn() const
{
    return !gamePosition().isFinished() && isComputer(gamePosition().turn);
}

int GameSession::personAtTable() const
{
    if (!m_state->isAnyPerson()) {
        return -1;
    }
    const Position& now = gamePosition();
    const auto isPerson = [this](int seat) { return !isComputer(seat); };
    if (!now.isFinished() && isPerson(now.turn)) {
        return now.turn;
    }
    for (int order = m_state->at - 1; order >= 0; --order) {
        if (const int seat = m_state->moments().seatOf(order); isPerson(seat)) {
            return seat;
        }
    }
    int seat = now.turn;
    while (!isPerson(seat)) {
        seat = now.seatAfter(seat);
    }
    return seat;
}

int GameSession::reader() const
{
    return isCovered() || setup() != nullptr ? -1 : personAtTable();
}

void GameSession::setCoversAtHandOver(bool covers)
{
    m_state->handOver.setOn(covers);
    if (!covers) {
        uncover();
    }
}

bool GameSession::isCovered() const
{
    return m_state->handOver.isCovered();
}

void GameSession::uncover()
{
    if (m_state->handOver.uncover()) {
        emit changed({ChangeKind::Uncovered, m_state->at, m_state->at, {}});
    }
}

void GameSession::coverForOthers(ChangeKind kind)
{
    const int person = personAtTable();
    m_state->handOver.follow({.person = person,
                              .name = seatName(person),
                              .persons = m_state->persons(),
                              .isFinished = gamePosition().isFinished(),
                              .isAnotherGame = kind == ChangeKind::Loaded});
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
    return windrose::eventsOf(m_state->moments(), number);
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
    m_state->waiting.reset();
    emit changed({ChangeKind::Viewed, from, to, {}});
}

void GameSession::returnToGame()
{
    view(m_state->at);
}

bool GameSession::isPlacing() const
{
    return isLive() && m_state->draft.isOpen() && !isComputersTurn();
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
    arrangePlacement(sensiblePlacement(position()));
}

void GameSession::arrangePlacement(Order placement)
{
    if (isPlacing() && !check(gamePosition(), placement) && m_state->draft.arrange(placement)) {
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

/// Listeners move their pictures while the change is written.
void GameSession::tell(const Change& change)
{
    coverForOthers(change.kind); // before any widget redraws
    startSaving();
    emit changed(change);
    emit keptChanged();
}

void GameSession::tellDraft()
{
    emit changed({ChangeKind::Drafted, m_state->at, m_state->at, {}});
}

} // namespace windrose
