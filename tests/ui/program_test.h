// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/program_seats.h"
#include "patience.h"
#include "test_program.h"

#include <csignal>

/// Like `WINDROSE_TEST`, for a test of the window that starts programs. A program can exit before it is written to,
/// which QTest would report as a crash by SIGPIPE. The processor being busy makes no program fail.
#define WINDROSE_PROGRAM_TEST(name, Test)                                                                              \
    [[maybe_unused]] static const auto k##Test##Run = windrose::testRuns().emplace(#name, [](int argc, char** argv) {  \
        std::signal(SIGPIPE, SIG_IGN);                                                                                 \
        windrose::setMaxPatience(std::chrono::milliseconds(windrose::kHangsAfter));                                    \
        Test test;                                                                                                     \
        return QTest::qExec(&test, argc, argv);                                                                        \
    });
