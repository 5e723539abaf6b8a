// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <csignal>
#include <sys/types.h>

namespace windrose
{

/// A process group that is killed when a signal (Ctrl-C, a closed terminal, a wish to terminate) ends this process: it
/// would not hear of that itself, because it is a group of its own. Signals somebody handles or ignores are left alone.
class ChildGroup
{
public:
    ChildGroup();
    ~ChildGroup() { leave(); }
    ChildGroup(const ChildGroup&) = delete;
    ChildGroup& operator=(const ChildGroup&) = delete;

    /// While one is alive in a thread, the first process of a group is started there, and nothing is done that may wait
    /// for another thread, such as taking memory. A signal that ends this process waits for that. Once it has come none
    /// begins: what was started would belong to nobody, so the thread waits for the end of the process.
    class Start
    {
    public:
        Start();
        ~Start();
        Start(const Start&) = delete;
        Start& operator=(const Start&) = delete;

        /// Which signals this thread had blocked before; the new process must have the same blocked, not ours.
        const sigset_t& blockedBefore() const { return m_blockedBefore; }

    private:
        sigset_t m_blockedBefore{};
    };

    /// `group` is the number of its first process, started during `start`.
    void enter(const Start& start, pid_t group);
    /// Before the number is given back to the system and may come to belong to others. Does not return when a signal is
    /// ending this process: it may be about to kill that group, and what comes of that is nobody's business any more.
    void leave();

private:
    struct Place;
    static Place& freePlace();
    static void endAll(int signal);
    static void listen();

    Place* m_place;
};

} // namespace windrose
