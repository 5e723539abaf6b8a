// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/programs/supervisor.h"
#include "app/window/program_seats.h"
#include "patience.h"

#include <QApplication>
#include <QTest>

#include <csignal>

/// Like `QTEST_MAIN`, for a test of the window that starts programs. A program can exit before it is written to, which
/// QTest would report as a crash by SIGPIPE. The processor being busy makes no program fail.
#define WINDROSE_PROGRAM_TEST_MAIN(Test)                                                                               \
    int main(int argc, char** argv)                                                                                    \
    {                                                                                                                  \
        if (const std::optional<int> status = windrose::superviseIfAsked(argc, argv)) {                                \
            return *status;                                                                                            \
        }                                                                                                              \
        std::signal(SIGPIPE, SIG_IGN);                                                                                 \
        windrose::setMaxPatience(std::chrono::milliseconds(windrose::kHangsAfter));                                    \
        QTEST_SET_MAIN_SOURCE_PATH                                                                                     \
        QApplication app(argc, argv);                                                                                  \
        Test test;                                                                                                     \
        return QTest::qExec(&test, argc, argv);                                                                        \
    }
