// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/random.h"

#include <QObject>
#include <QTimer>

namespace windrose
{

class GameSession;
class UnsavedMark;
class LogPanel;
class MainWindow;
class SetupDraft;

/// Plays in a window without end, for the tests that kill the program or its disk: mostly random orders, now and then
/// an undo, another game or a position that is set up for a while. Computers play their seats themselves. It goes on as
/// soon as the last step is kept, and on a slow disk without waiting for it. Says on standard output what the window
/// shows:
///
///     shown SEED PLAYED ALL ORDER    a step: the game's seed, the orders played, all orders, the last one played
///     kept SEED PLAYED ALL           the mark beside the prompt vanished: all of this is shown as kept
///     log SEED ORDERS                so many orders, from the first, stand in the log without a mark
///     setup JSON                     the next step shows this position, as it is set up by hand
///     setup-kept                     the mark beside it vanished
///     setup-left                     the next step returns to the game
///
/// With RANDOM_PLAY_SAVES in the environment it also saves the game to that file now and then, and a position that is
/// set up to the file of that name with `-position` behind it. What the window says when something could not be written
/// comes on standard error.
class RandomPlay final : public QObject
{
    Q_OBJECT

public:
    RandomPlay(MainWindow& window, std::uint64_t seed);

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void step();
    void startNew();
    void save();
    void setUp();
    void stepSetup();
    void watchSetup();
    void logShown();
    void logOnDisk();
    void logMarks();
    void logNotice();
    static void logSetup(const SetupDraft& draft);

    MainWindow& m_window;
    GameSession& m_session;
    UnsavedMark* m_mark;
    LogPanel* m_log;
    Random m_random;
    QTimer m_next;
    std::uint64_t m_loggedSeed = 0;
    int m_logged = 0;
    const QString m_saves = qEnvironmentVariable("RANDOM_PLAY_SAVES");
};

} // namespace windrose
