// SPDX-License-Identifier: GPL-3.0-or-later
#include "player_thread.h"

#include <utility>

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

void PlayerThread::setFactory(PlayerFactory factory)
{
    add([this, factory = std::move(factory)] { m_players.setFactory(factory); });
}

void PlayerThread::setPlayers(const QList<PlayerSpec>& specs, std::uint64_t seed)
{
    add([this, specs, seed] { m_players.setPlayers(specs, seed); });
}

void PlayerThread::setMaxTime(std::chrono::milliseconds most)
{
    add([this, most] { m_players.setMaxTime(most); });
}

void PlayerThread::setPointsHidden(bool hidden)
{
    add([this, hidden] { m_players.setPointsHidden(hidden); });
}

void PlayerThread::played(const PlayedOrder& played)
{
    if (m_thread) { // else no player has been created yet
        add([this, played] { m_players.played(played); });
    }
}

void PlayerThread::forget()
{
    if (m_thread) {
        add([this] { m_players.forget(); });
    }
}

int PlayerThread::ask(const Position& position, std::vector<PlayedOrder> loads)
{
    stop();
    m_stop = std::make_shared<std::atomic<bool>>(false);
    const int ticket = ++m_tickets;
    add([this, ticket, position, loads = std::move(loads), stop = m_stop] {
        if (!stop->load()) {
            m_onAnswer({m_players.answer(position, loads, *stop), ticket});
        }
    });
    start();
    return ticket;
}

void PlayerThread::ponder(const Position& position, int seat, std::vector<PlayedOrder> loads)
{
    const auto stop = std::make_shared<std::atomic<bool>>(false);
    add([this, position, seat, loads = std::move(loads), stop] {
        if (!stop->load()) {
            m_players.ponder(position, seat, loads, {.simulations = {}, .time = kMostPondering}, *stop);
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
    m_players.letGo();
}

} // namespace windrose
