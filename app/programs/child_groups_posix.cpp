// SPDX-License-Identifier: GPL-3.0-or-later
#include "child_groups.h"

#include <array>
#include <atomic>
#include <poll.h>

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

constexpr pid_t kTaken = -1; // by a group that is still to be told
constexpr std::array kEndings{SIGHUP, SIGINT, SIGQUIT, SIGTERM};

std::atomic<bool> isEnding{false};
std::atomic<int> starting{0};
static_assert(std::atomic<bool>::is_always_lock_free && std::atomic<int>::is_always_lock_free);

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
    while (starting > 0) {
        ::poll(nullptr, 0, 1);
    }
    for (const Place* place = Place::all; place != nullptr; place = place->next) {
        if (const pid_t group = place->group; group > 0) {
            ::kill(-group, SIGKILL);
        }
    }
    std::signal(signal, SIG_DFL);
    ::raise(signal); // the usual end, as soon as this returns
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
    sigset_t endings;
    sigemptyset(&endings);
    for (const int signal : kEndings) {
        sigaddset(&endings, signal);
    }
    ::pthread_sigmask(SIG_BLOCK, &endings, &m_blockedBefore);
    ++starting; // before looking: either we see the end or it sees us
    m_isAllowed = !isEnding;
    if (m_isAllowed) {
        listen();
    }
}

ChildGroup::Start::~Start()
{
    --starting;
    ::pthread_sigmask(SIG_SETMASK, &m_blockedBefore, nullptr);
}

void ChildGroup::enter(const Start& /*start*/, pid_t group)
{
    m_place = &freePlace();
    m_place->group = group;
}

void ChildGroup::leave()
{
    if (m_place != nullptr) {
        m_place->group = 0;
        m_place = nullptr;
    }
}

} // namespace windrose
