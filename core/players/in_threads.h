// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <future>
#include <system_error>
#include <vector>

namespace windrose
{

/// Calls `work(0)` to `work(count - 1)`, each in its own thread as long as the system provides threads; the rest run in
/// the calling thread, one after the other. Returns when all have ended, and rethrows an exception of one of them.
template <class Work>
void inThreads(int count, const Work& work)
{
    std::vector<std::future<void>> others; // the destructors wait; not every standard library has std::jthread
    others.reserve(static_cast<std::size_t>(count));
    int started = 1;
    try {
        for (; started < count; ++started) {
            others.push_back(std::async(std::launch::async, [&work, started] { work(started); }));
        }
    } catch (const std::system_error&) {
        // no more threads
    }
    work(0);
    for (; started < count; ++started) {
        work(started);
    }
    for (std::future<void>& other : others) {
        other.get();
    }
}

} // namespace windrose
