// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <sys/types.h>

namespace windrose
{

/// A process group that is killed when a signal (Ctrl-C, a closed terminal, a wish to terminate) ends this process: it
/// would not hear of that itself, because it is a group of its own. Signals somebody handles or ignores are left alone.
class ChildGroup
{
public:
    ChildGroup() = default;
    ~ChildGroup() { leave(); }
    ChildGroup(const ChildGroup&) = delete;
    ChildGroup& operator=(const ChildGroup&) = delete;

    /// `group` is the number of its first process.
    void enter(pid_t group);
    /// Before the number is given back to the system and may come to belong to others.
    void leave();

private:
    struct Place;
    static Place& freePlace();
    static void endAll(int signal);
    static void listen();

    Place* m_place = nullptr;
};

} // namespace windrose
