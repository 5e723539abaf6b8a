// SPDX-License-Identifier: GPL-3.0-or-later
#include "player_thread.h"

#include "core/players/observation.h"

#include <algorithm>
#include <exception>
#include <future>
#include <utility>
#include <vector>

#ifdef Q_OS_LINUX
#include <sys/resource.h>
#endif

namespace windrose
{

namespace
{

/// Lowers the thread's priority below the window's. On Linux only niceness has an effect on ordinary threads; threads
/// started by a search inherit it.
void lowerPriority()
{
#ifdef Q_OS_LINUX
    constexpr int kNice = 10;
    (void)setpriority(PRIO_PROCESS, 0, kNice); // only for the calling thread
#endif
}

/// Ends players in parallel, because each program has some time to exit.
void endAll(std::vector<std::unique_ptr<Player>>& players)
{
    std::vector<std::future<void>> ends;
    ends.reserve(players.size());
    for (std::unique_ptr<Player>& player : players) {
        if (player) {
            ends.push_back(std::async(std::launch::async, [&player] { player.reset(); }));
        }
    }
}

} // namespace

PlayerThread::PlayerThread(std::function<void(const Answer&)> onAnswer) : m_onAnswer(std::move(onAnswer)) {}

PlayerThread::~PlayerThread()
{
    stop();
    {
        const std::lock_guard lock(m_mutex);
        m_ends = true;
    }
    m_added.notify_all();
    if (m_thread) {
        m_thread->wait();
    }
}

void PlayerThread::setFactory(Factory factory)
{
    add([this, factory = std::move(factory)] {
        m_factory = factory;
        letGo();
    });
}

void PlayerThread::setPlayers(const QList<PlayerSpec>& specs, std::uint64_t seed)
{
    add([this, specs, seed] {
        if (std::exchange(m_seed, seed) != seed) {
            letGo();
        }
        std::vector<std::unique_ptr<Player>> leaving;
        leaving.reserve(m_seats.size());
        for (std::size_t seat = 0; seat < m_seats.size(); ++seat) {
            const PlayerSpec spec = specs.value(static_cast<qsizetype>(seat));
            if (m_seats[seat].spec != spec) {
                m_seats[seat].spec = spec;
                leaving.push_back(std::move(m_seats[seat].player));
            }
        }
        endAll(leaving);
    });
}

void PlayerThread::setMaxTime(std::chrono::milliseconds most)
{
    add([this, most] {
        m_most = most;
        for (SeatState& seat : m_seats) {
            limit(seat);
        }
    });
}

void PlayerThread::setPointsHidden(bool hidden)
{
    add([this, hidden] {
        m_pointsHidden = hidden;
        for (SeatState& seat : m_seats) {
            limit(seat);
        }
    });
}

void PlayerThread::played(const PlayedOrder& played)
{
    if (!m_thread) {
        return; // no player has been created yet
    }
    add([this, played] {
        for (std::size_t seat = 0; seat < m_seats.size(); ++seat) {
            if (m_seats[seat].player != nullptr && m_seats[seat].knowsGame) {
                tell(seat, played);
            }
        }
    });
}

void PlayerThread::forget()
{
    if (!m_thread) {
        return;
    }
    add([this] {
        for (SeatState& seat : m_seats) {
            seat.knowsGame = false;
            if (seat.player) {
                seat.player->forget();
            }
        }
    });
}

int PlayerThread::ask(const Position& position, std::vector<PlayedOrder> loads)
{
    stop();
    m_stop = std::make_shared<std::atomic<bool>>(false);
    const int ticket = ++m_tickets;
    add([this, ticket, position, loads = std::move(loads), stop = m_stop] {
        if (!stop->load()) {
            Answer answer = think(position, loads, *stop);
            answer.ticket = ticket;
            m_onAnswer(answer);
        }
    });
    start();
    return ticket;
}

void PlayerThread::ponder(const Position& position, int seat, std::vector<PlayedOrder> loads)
{
    const auto stop = std::make_shared<std::atomic<bool>>(false);
    add([this, position, seat, loads = std::move(loads), stop] {
        if (stop->load()) {
            return;
        }
        try {
            if (Player* player = playerAt(static_cast<std::size_t>(seat), loads)) {
                player->ponder(shownTo(seat, position), seat, {.simulations = {}, .time = kMostPondering}, *stop);
            }
        } catch (const std::exception&) {
            m_seats[static_cast<std::size_t>(seat)].player.reset(); // reported if it fails at its next question, too
        }
    });
    m_stopPondering = stop;
    start();
}

void PlayerThread::stop()
{
    for (const auto& stop : {m_stop, m_stopPondering}) {
        if (stop) {
            stop->store(true);
        }
    }
}

void PlayerThread::start()
{
    if (!m_thread) {
        m_thread.reset(QThread::create([this] { run(); }));
        m_thread->setObjectName(QStringLiteral("computer players"));
        m_thread->start(QThread::LowPriority);
    }
}

void PlayerThread::add(Job job)
{
    if (m_stopPondering) {
        m_stopPondering->store(true);
    }
    {
        const std::lock_guard lock(m_mutex);
        m_jobs.push_back(std::move(job));
    }
    m_added.notify_all();
}

void PlayerThread::run()
{
    lowerPriority();
    std::unique_lock lock(m_mutex);
    while (true) {
        m_added.wait(lock, [this] { return m_ends || !m_jobs.empty(); });
        if (m_ends) {
            break;
        }
        const Job job = std::move(m_jobs.front());
        m_jobs.pop_front();
        lock.unlock();
        job();
        lock.lock();
    }
    lock.unlock();
    letGo();
}

void PlayerThread::letGo()
{
    std::vector<std::unique_ptr<Player>> leaving;
    leaving.reserve(m_seats.size());
    for (SeatState& seat : m_seats) {
        leaving.push_back(std::move(seat.player));
    }
    endAll(leaving);
}

void PlayerThread::limit(SeatState& seat) const
{
    if (seat.player) {
        SearchBudget budget = seat.budget;
        budget.time = std::min(budget.time.value_or(m_most), m_most);
        seat.player->setBudget(budget);
        seat.player->setPointsHidden(m_pointsHidden);
    }
}

void PlayerThread::tell(std::size_t seat, PlayedOrder played)
{
    played.before = shownTo(static_cast<int>(seat), played.before);
    m_seats[seat].player->played(played);
}

void PlayerThread::tellGame(std::size_t seat, const std::vector<PlayedOrder>& loads)
{
    if (!std::exchange(m_seats[seat].knowsGame, true)) {
        for (const PlayedOrder& load : loads) {
            tell(seat, load);
        }
    }
}

/// The player of a seat, made when it is first needed and told of the game; null if there is none.
Player* PlayerThread::playerAt(std::size_t number, const std::vector<PlayedOrder>& loads)
{
    SeatState& seat = m_seats[number];
    if (!seat.player && m_factory) {
        Random seeds{m_seed + number};
        SeatedPlayer made = m_factory(seat.spec, seeds.next());
        seat.player = std::move(made.player);
        seat.budget = made.budget;
        seat.knowsGame = false;
        limit(seat);
    }
    if (seat.player) {
        tellGame(number, loads);
    }
    return seat.player.get();
}

PlayerThread::Answer PlayerThread::think(const Position& position, const std::vector<PlayedOrder>& loads,
                                         const std::atomic<bool>& stop)
{
    Answer answer;
    try {
        Player* player = playerAt(position.turn, loads);
        if (player == nullptr) {
            answer.failure = {PlayerFailureCode::UnknownPlayer, {}};
            return answer;
        }
        answer.order = player->decide(shownTo(position.turn, position), stop);
        answer.failure = player->failure();
    } catch (const std::exception& error) {
        answer.failure = {PlayerFailureCode::ReportedError, error.what()};
    }
    if (answer.failure) {
        answer.order.reset();
        m_seats[position.turn].player.reset(); // the next question creates another one
    }
    return answer;
}

Position PlayerThread::shownTo(int seat, const Position& position)
{
    return seat < position.players ? observed(position, seat, m_pointsHidden, m_random.next()) : position;
}

} // namespace windrose
