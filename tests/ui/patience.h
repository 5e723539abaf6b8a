// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTest>

namespace windrose
{

/// Milliseconds that a test waits for an expected state: a guard against hanging, and no promise.
inline constexpr int kHangsAfter = 600'000;

/// Processes events until `isSo` returns true; false on a timeout.
template <class State>
bool waitUntil(const State& isSo)
{
    return QTest::qWaitFor(isSo, kHangsAfter); // no promise
}

#ifdef QT_WIDGETS_LIB
/// Waits until a window is on the screen.
inline bool waitUntilExposed(QWidget* window)
{
    return QTest::qWaitForWindowExposed(window, kHangsAfter); // no promise
}
#endif

/// Processes all pending events, due timers and their consequences. Anything that has not happened afterwards depends
/// on an active timer or another thread.
inline void settle()
{
    constexpr int kRounds = 20; // each can cause events for the next one
    for (int round = 0; round < kRounds; ++round) {
        QTest::qWait(0);
    }
}

} // namespace windrose

// Qt's own macros give up after five seconds, which is too short on a busy machine. These check the condition once more
// at the end, so that a failure shows its values.
#undef QTRY_VERIFY
#undef QTRY_VERIFY2
#undef QTRY_COMPARE
#define QTRY_VERIFY(state)                                                                                             \
    do {                                                                                                               \
        (void)windrose::waitUntil([&] { return static_cast<bool>(state); });                                           \
        QVERIFY(state);                                                                                                \
    } while (false)
#define QTRY_VERIFY2(state, description)                                                                               \
    do {                                                                                                               \
        (void)windrose::waitUntil([&] { return static_cast<bool>(state); });                                           \
        QVERIFY2(state, description);                                                                                  \
    } while (false)
#define QTRY_COMPARE(actual, expected)                                                                                 \
    do {                                                                                                               \
        (void)windrose::waitUntil([&] { return (actual) == (expected); });                                             \
        QCOMPARE(actual, expected);                                                                                    \
    } while (false)
