// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/programs/supervisor.h"
#include "appearance.h"
#include "heap.h"
#include "main_window.h"
#include "picture_request.h"
#include "text_size.h"
#include "ui/dialogs/languages.h"
#include "ui/dialogs/settings.h"
#include "ui/pieces/art_store.h"

#include <QApplication>
#include <QDir>
#include <QFontDatabase>
#include <QFontMetrics>
#include <QRawFont>
#include <QStandardPaths>

#include <cstdio>

namespace
{

/// Adds the fonts of the package, for systems without any.
void addFontsOfPackage()
{
    const QDir folder(QCoreApplication::applicationDirPath() + QStringLiteral("/../share/windrose/fonts"));
    for (const QString& name : folder.entryList({QStringLiteral("*.ttf")}, QDir::Files, QDir::Name)) {
        QFontDatabase::addApplicationFont(folder.filePath(name));
    }
}

/// Without a font every letter would be an empty box, without any explanation.
bool hasFont()
{
    const QFont font = QApplication::font();
    const QFontMetrics metrics(font);
    return metrics.horizontalAdvance(QLatin1Char('i')) != metrics.horizontalAdvance(QLatin1Char('W')) ||
           !QRawFont::fromFont(font).fontTable("head").isEmpty();
}

} // namespace

#ifdef Q_OS_WIN
#define WIN32_LEAN_AND_MEAN
#ifndef NOMINMAX
#define NOMINMAX
#endif
#include <windows.h>

#include <cstdio>

namespace
{

/// A windowed program has no console on Windows: help and errors go to the console of its parent, if there is one.
void useConsoleOfParent()
{
    if (::GetStdHandle(STD_OUTPUT_HANDLE) == nullptr && ::AttachConsole(ATTACH_PARENT_PROCESS) != 0) {
        std::freopen("CONOUT$", "w", stdout);
        std::freopen("CONOUT$", "w", stderr);
    }
}

} // namespace
#endif

int main(int argc, char** argv)
{
    using namespace windrose;
    if (const std::optional<int> status = superviseIfAsked(argc, argv)) {
        return *status;
    }
    returnLargeBlocks();
#ifdef Q_OS_WIN
    useConsoleOfParent();
#endif
    // Help and version also work on machines without a display.
    StartRequest request;
    if (const std::optional<int> status = readCommandLine(argc, argv, request)) {
        return *status;
    }
    const bool drawsPicture = !request.picture.empty();
    if (drawsPicture) {
        prepareForPicture(request);
    }
    // Qt would parse our --style as its own option; all options were parsed above.
    int own = 1;
    QApplication app(own, argv);
    QApplication::setApplicationName(QStringLiteral("windrose"));
    QApplication::setApplicationDisplayName(QStringLiteral("Windrose"));
    QApplication::setApplicationVersion(QStringLiteral(WINDROSE_VERSION));
    // In a Flatpak the desktop file has the name of the Flatpak.
    QApplication::setDesktopFileName(qEnvironmentVariable("FLATPAK_ID", QStringLiteral("windrose")));
    addFontsOfPackage();
    if (!hasFont()) {
        (void)std::fputs("windrose: this system has no font to write with\n", stderr);
    }
    if (drawsPicture) {
        return drawRequestedPicture(request);
    }
    applyRequestedStyle(request);
    applyLanguage(settings::language.value());
    applyTextSize(settings::textSize.value());
    applyAppearance(settings::style.value()); // before any widget exists; each would have to apply it again
    const QString cache = QStandardPaths::writableLocation(QStandardPaths::CacheLocation);
    ArtStore::instance().useCache(cache + QStringLiteral("/drawings"));
    MainWindow window(request);
    window.show();
    const int status = QApplication::exec();
    ArtStore::instance().saveCache();
    settings::store().finish();
    return status;
}
