// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/repeats_rows.h"

#include <QTest>

#include <cstdio>
#include <functional>
#include <map>
#include <string>

namespace windrose
{

/// Runs a test class with the arguments of `main`; returns the exit status.
using TestRun = std::function<int(int argc, char** argv)>;

/// The test classes of this program by name.
inline std::map<std::string, TestRun>& testRuns()
{
    static std::map<std::string, TestRun> runs;
    return runs;
}

/// Runs the test class that the first argument names, with the other arguments. Its application has a name of its own,
/// and with it folders of its own for settings and games.
template <class Application>
int runTest(int argc, char** argv)
{
    const std::string name = argc > 1 ? argv[1] : "";
    const auto run = testRuns().find(name);
    if (run == testRuns().end()) {
        std::fprintf(stderr, "usage: %s TEST [ARGUMENT…], where TEST is one of\n", argv[0]);
        for (const auto& known : testRuns()) {
            std::fprintf(stderr, "    %s\n", known.first.c_str());
        }
        return 2;
    }
    argv[1] = argv[0];
    int left = argc - 1;
    Application application(left, argv + 1);
    Application::setAttribute(Qt::AA_Use96Dpi); // as `QTEST_MAIN` does: texts are as wide on every screen
    Application::setApplicationName(QStringLiteral("windrose_") + QString::fromStdString(name));
    return run->second(left, argv + 1);
}

} // namespace windrose

/// Adds a test class to its program, in place of `QTEST_MAIN`. `name` is that of its source and of its test in ctest.
#define WINDROSE_TEST(name, Test)                                                                                      \
    [[maybe_unused]] static const auto k##Test##Run = windrose::testRuns().emplace(#name, [](int argc, char** argv) {  \
        Test test;                                                                                                     \
        return QTest::qExec(&test, argc, argv);                                                                        \
    });
