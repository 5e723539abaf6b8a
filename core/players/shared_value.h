// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>

namespace windrose
{

/// A value that the threads of a search read and change at the same time. Unlike `std::atomic` it can be copied, while
/// no other thread changes it.
template <typename T>
class SharedValue
{
public:
    constexpr SharedValue(T value = T{}) : m_value(value) {}
    SharedValue(const SharedValue& other) : m_value(other.m_value.load(std::memory_order_relaxed)) {}
    SharedValue& operator=(const SharedValue& other)
    {
        m_value.store(other.m_value.load(std::memory_order_relaxed), std::memory_order_relaxed);
        return *this;
    }
    ~SharedValue() = default;

    /// The value. What its writer wrote elsewhere before may not be visible yet.
    operator T() const { return m_value.load(std::memory_order_relaxed); }

    /// Sets the value. A thread that reads it by `received` also sees all that this thread wrote before.
    void publish(T value) { m_value.store(value, std::memory_order_release); }
    T received() const { return m_value.load(std::memory_order_acquire); }

    /// Replaces `from` by `to`; false if the value is another one.
    bool replace(T from, T to) { return m_value.compare_exchange_strong(from, to, std::memory_order_relaxed); }

    /// Adds `amount` and returns the value before. If no other thread changes it, `others` may be false, which is
    /// faster.
    T add(T amount, bool others)
    {
        if (others) {
            return m_value.fetch_add(amount, std::memory_order_relaxed);
        }
        const T before = m_value.load(std::memory_order_relaxed);
        m_value.store(before + amount, std::memory_order_relaxed);
        return before;
    }

private:
    std::atomic<T> m_value;
};

} // namespace windrose
