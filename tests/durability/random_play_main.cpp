// SPDX-License-Identifier: GPL-3.0-or-later
// The program's own window, played at random: windrose_random_play SEED [OPTION...], with the options of windrose.
#include "app/window/appearance.h"
#include "app/window/main_window.h"
#include "app/window/start_request.h"
#include "random_play.h"
#include "ui/dialogs/languages.h"
#include "ui/dialogs/settings.h"

#include <QApplication>

#include <charconv>
#include <cstdio>
#include <string_view>

namespace
{

std::optional<std::uint64_t> numberIn(std::string_view text)
{
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool isWhole = error == std::errc{} && end == text.data() + text.size();
    return isWhole ? std::optional(number) : std::nullopt;
}

} // namespace

int main(int argc, char** argv)
{
    using namespace windrose;
    const std::optional<std::uint64_t> seed = argc > 1 ? numberIn(argv[1]) : std::nullopt;
    if (!seed) {
        (void)std::fputs("usage: windrose_random_play SEED [OPTION...]\n", stderr);
        return kMalformed;
    }
    StartRequest request;
    if (const std::optional<int> status = readCommandLine(argc - 1, argv + 1, request)) {
        return *status;
    }
    int own = 1; // Qt would take --style for its own
    QApplication app(own, argv);
    QApplication::setApplicationName(QStringLiteral("windrose")); // names the folders of games and settings
    QApplication::setApplicationVersion(QStringLiteral(WINDROSE_VERSION));
    applyRequestedStyle(request);
    applyLanguage(settings::language.value());
    MainWindow window(request);
    window.show();
    const RandomPlay play(window, *seed);
    const int status = QApplication::exec();
    settings::store().finish();
    return status;
}
