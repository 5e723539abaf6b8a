// SPDX-License-Identifier: GPL-3.0-or-later
#include "child_groups.h"

#include <array>
#include <atomic>
#include <poll.h>
#include <unistd.h>

namespace windrose
{

// A signal may come at any time, in any thread: it walks along a list of which nothing is ever taken away.
struct ChildGroup::Place {
    std::atomic<pid_t> group{0}; ///< 0: free
    Place* next = nullptr;

    static inline std::atomic<Place*> all{nullptr};
    static_assert(std::atomic<pid_t>::is_always_lock_free && std::atomic<Place*>::is_always_lock_free);
};

namespace
{

constexpr pid_t kTaken = -1;        // by a group that is still to be told
constexpr int kLongestStart = 1000; // milliseconds: a program may lie on a disk that does not answer
constexpr int kEndedBySignal = 128; // and its number: what shells say
constexpr std::array kEndings{SIGHUP, SIGINT, SIGQUIT, SIGTERM};

std::atomic<bool> isEnding{false};
std::atomic<int> starting{0};
static_assert(std::atomic<bool>::is_always_lock_free && std::atomic<int>::is_always_lock_free);

sigset_t endings()
{
    sigset_t signals;
    sigemptyset(&signals);
    for (const int signal : kEndings) {
        sigaddset(&signals, signal);
    }
    return signals;
}

[[noreturn]] void waitForTheEnd()
{
    while (true) {
        ::pause();
    }
}

} // namespace

ChildGroup::Place& ChildGroup::freePlace()
{
    for (Place* place = Place::all; place != nullptr; place = place->next) {
        pid_t none = 0;
        if (place->group.compare_exchange_strong(none, kTaken)) {
            return *place;
        }
    }
    auto* made = new Place; // NOLINT(cppcoreguidelines-owning-memory): there as long as the process, see above
    made->group = kTaken;
    made->next = Place::all;
    while (!Place::all.compare_exchange_weak(made->next, made)) {
    }
    return *made;
}

/// Only what is safe while anything else was interrupted: no memory, no locks. It waits for starts of other threads
/// alone, since where one is under way these signals are blocked.
void ChildGroup::endAll(int signal)
{
    isEnding = true;
    for (int waited = 0; starting > 0 && waited < kLongestStart; ++waited) {
        ::poll(nullptr, 0, 1);
    }
    for (const Place* place = Place::all; place != nullptr; place = place->next) {
        if (const pid_t group = place->group; group > 0) {
            ::kill(-group, SIGKILL);
        }
    }
    std::signal(signal, SIG_DFL);
    const sigset_t blocked = endings();
    ::pthread_sigmask(SIG_UNBLOCK, &blocked, nullptr);
    ::raise(signal);                  // the usual end,
    ::_exit(kEndedBySignal + signal); // which the first process of a container does not come to
}

void ChildGroup::listen()
{
    for (const int signal : kEndings) {
        struct sigaction now {
        };
        if (::sigaction(signal, nullptr, &now) == 0 && now.sa_handler == SIG_DFL) {
            struct sigaction ours {
            };
            ours.sa_handler = &ChildGroup::endAll;
            ::sigaction(signal, &ours, nullptr);
        }
    }
}

ChildGroup::Start::Start()
{
    const sigset_t blocked = endings();
    ::pthread_sigmask(SIG_BLOCK, &blocked, &m_blockedBefore);
    ++starting; // before looking: either we see the end or it sees us
    if (isEnding) {
        --starting;
        waitForTheEnd();
    }
    listen();
}

ChildGroup::Start::~Start()
{
    --starting;
    ::pthread_sigmask(SIG_SETMASK, &m_blockedBefore, nullptr);
}

ChildGroup::ChildGroup() : m_place(&freePlace()) {}

void ChildGroup::enter(const Start& /*start*/, pid_t group)
{
    m_place->group = group;
}

void ChildGroup::leave()
{
    if (m_place == nullptr) {
        return;
    }
    m_place->group = 0; // before looking, as above
    m_place = nullptr;
    if (isEnding) {
        waitForTheEnd();
    }
}

} // namespace windrose
