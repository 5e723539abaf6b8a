// SPDX-License-Identifier: GPL-3.0-or-later
#include "child_groups.h"

#include <array>
#include <atomic>
#include <csignal>

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

/// Only what is safe while anything else was interrupted: no memory, no locks.
void ChildGroup::endAll(int signal)
{
    for (const Place* place = Place::all; place != nullptr; place = place->next) {
        if (const pid_t group = place->group; group > 0) {
            ::kill(-group, SIGKILL);
        }
    }
    ::raise(signal); // the usual end: it is handled only once
}

void ChildGroup::listen()
{
    for (const int signal : std::array{SIGHUP, SIGINT, SIGQUIT, SIGTERM}) {
        struct sigaction now {
        };
        if (::sigaction(signal, nullptr, &now) == 0 && now.sa_handler == SIG_DFL) {
            struct sigaction ours {
            };
            ours.sa_handler = &ChildGroup::endAll;
            ours.sa_flags = SA_NODEFER | static_cast<int>(SA_RESETHAND);
            ::sigaction(signal, &ours, nullptr);
        }
    }
}

void ChildGroup::enter(pid_t group)
{
    listen();
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
