// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTest>

namespace windrose
{

/// Milliseconds that a test waits for a state that must come: a guard against hanging, and no promise.
inline constexpr int kHangsAfter = 600'000;

/// Handles events until `isSo` returns true; false when it never does.
template <class State>
bool waitUntil(const State& isSo)
{
    return QTest::qWaitFor(isSo, kHangsAfter); // no promise
}

#ifdef QT_WIDGETS_LIB
/// Waits until a window that was shown stands on the screen.
inline bool waitUntilExposed(QWidget* window)
{
    return QTest::qWaitForWindowExposed(window, kHangsAfter); // no promise
}
#endif

/// Handles all events there are, timers that are due, and what these bring. What has not happened then waits for
/// something else: a timer that is active, or another thread.
inline void settle()
{
    constexpr int kRounds = 20; // each may bring events for the next one
    for (int round = 0; round < kRounds; ++round) {
        QTest::qWait(0);
    }
}

} // namespace windrose

// Qt's own give up after five seconds, which is too soon beside other work. These check the state once more in the end,
// so that a failure says what it was.
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
