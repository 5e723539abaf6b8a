// SPDX-License-Identifier: GPL-3.0-or-later

// What the page of finished games costs with 1,000 made-up games: prints how long it takes from reading their file
// until the page is drawn, and how long each of its tables takes.
//
//     results_bench [GAMES]
//
// Ends with 1 when the limit is broken.
#include "tests/ui/made_up_results.h"
#include "ui/dialogs/results_dialog.h"
#include "ui/session/file_device.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>
#include <vector>

namespace
{

using namespace windrose;

constexpr int kGames = 1000;
constexpr int kRuns = 7;
constexpr double kLimit = 500; // milliseconds until the page is drawn

double since(const QElapsedTimer& timer)
{
    return static_cast<double>(timer.nsecsElapsed()) / 1e6;
}

} // namespace

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication app(argc, argv);
    const int games = argc > 1 ? QByteArray(argv[1]).toInt() : kGames;
    const QTemporaryDir folder;
    if (writeResults(folder.path(), madeUpResults(games)).isEmpty()) {
        std::printf("cannot write to %s\n", qPrintable(folder.path()));
        return 1;
    }
    const StoredResults results(folder.path(), FileDevice::system());
    std::vector<double> opened;
    std::vector<double> views(kResultViews, 0);
    double read = 0;
    for (int run = 0; run < kRuns; ++run) {
        QElapsedTimer timer;
        timer.start();
        const ResultsBook book = results.read();
        read = since(timer);
        ResultsDialog page;
        page.setBook(book, results.path());
        page.show();
        page.grab(); // draws everything
        opened.push_back(since(timer));
        for (int view = kResultViews - 1; view >= 0; --view) {
            timer.start();
            page.setView(static_cast<ResultView>(view));
            page.grab();
            views[static_cast<std::size_t>(view)] = since(timer);
        }
    }
    const double first = opened.front();
    std::sort(opened.begin(), opened.end());
    const bool holds = opened.back() <= kLimit;
    std::printf(
        "%s the page of %d games: median %.1f ms, the first time %.1f ms, worst of %d %.1f ms, of which reading "
        "the file %.1f ms (limit: at most %.0f ms each)\n",
        holds ? "ok  " : "FAIL", games, opened[opened.size() / 2], first, kRuns, opened.back(), read, kLimit);
    for (int view = 0; view < kResultViews; ++view) {
        std::printf("     the table \"%s\": %.1f ms\n", qPrintable(resultViewName(static_cast<ResultView>(view))),
                    views[static_cast<std::size_t>(view)]);
    }
    return holds ? 0 : 1;
}
