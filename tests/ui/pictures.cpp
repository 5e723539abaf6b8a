// SPDX-License-Identifier: GPL-3.0-or-later
// Makes pictures of the window on a screen of its own, which no display shows: see packaging/pictures.sh.
#include "picture_scenes.h"
#include "picture_stage.h"
#include "window_driver.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QDir>
#include <QTemporaryFile>

#include <cstdio>
#include <exception>

using namespace windrose;

namespace
{

struct Wanted {
    QSize pixels;
    int scale = 1;
    QStringList only; ///< such as "look=dark,light"
    std::optional<settings::TextSize> textSize;
    QString suffix;
    QString folder;
    bool checks = false; ///< prints faults of texts, and makes no pictures

    /// Whether a value is among those wanted for a key; scenes are also named by the beginning of their names.
    bool wants(const QString& key, const QString& value) const
    {
        for (const QString& filter : only) {
            const QStringList values = filter.section(QLatin1Char('='), 1).split(QLatin1Char(','));
            const bool isWanted = std::any_of(values.begin(), values.end(), [&](const QString& wanted) {
                return value == wanted ||
                       (key == QLatin1String("scene") && value.startsWith(wanted + QLatin1Char('-')));
            });
            if (filter.section(QLatin1Char('='), 0, 0) == key && !isWanted) {
                return false;
            }
        }
        return true;
    }
};

int fail(const QString& text)
{
    std::fprintf(stderr, "windrose_pictures: %s\n", qPrintable(text));
    return 2;
}

bool isFilter(const QString& text)
{
    return QStringList{"scene", "look", "players", "language"}.contains(text.section(QLatin1Char('='), 0, 0));
}

/// Reads the command line; returns the exit status when it cannot.
std::optional<int> read(const QStringList& arguments, Wanted& wanted)
{
    QCommandLineParser parser;
    parser.addOption({"size", "Pixels of the window.", "WxH", "1280x800"});
    parser.addOption({"scale", "Pixels of a logical pixel.", "NUMBER", "1"});
    parser.addOption({"only", "Only some of them: scene, look, players or language.", "KEY=VALUE,…"});
    parser.addOption({"text-size", "Size of all texts in percent: 80 to 200.", "NUMBER", "100"});
    parser.addOption({"format", "Suffix of the files.", "SUFFIX", "jpg"});
    parser.addOption({"check", "Print what is wrong with texts: kind, language, size, scene and text."});
    parser.addPositionalArgument("FOLDER", "The pictures are put here.");
    if (!parser.parse(arguments)) {
        return fail(parser.errorText());
    }
    const QStringList size = parser.value("size").split(QLatin1Char('x'));
    wanted.pixels = QSize(size.value(0).toInt(), size.value(1).toInt());
    wanted.scale = parser.value("scale").toInt();
    wanted.only = parser.values("only");
    wanted.textSize = settings::named<settings::TextSize>(parser.value("text-size"));
    wanted.suffix = parser.value("format");
    wanted.checks = parser.isSet("check");
    wanted.folder = parser.positionalArguments().value(0);
    for (const QString& filter : std::as_const(wanted.only)) {
        if (!isFilter(filter)) {
            return fail(QStringLiteral("not a key: %1").arg(filter));
        }
    }
    if (wanted.pixels.isEmpty() || wanted.scale < 1 || !wanted.textSize ||
        (wanted.folder.isEmpty() && !wanted.checks)) {
        return fail(QStringLiteral(
            "usage: windrose_pictures [--size WxH] [--scale NUMBER] [--text-size NUMBER] [--only KEY=VALUE,…]… "
            "FOLDER|--check"));
    }
    return std::nullopt;
}

/// The screen is as large as the window, so that dialogs get no more room than a screen of that size has.
bool makeScreen(QTemporaryFile& file, const Wanted& wanted)
{
    const QString text =
        QStringLiteral(
            R"({"windowFrameMargins": false, "screens": [{"name": "pictures", "x": 0, "y": 0, "width": %1, "height": %2,)"
            R"( "logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}]})")
            .arg(wanted.pixels.width())
            .arg(wanted.pixels.height());
    if (!file.open() || file.write(text.toUtf8()) < 0 || !file.flush()) {
        return false;
    }
    qputenv("QT_QPA_PLATFORM", "offscreen:configfile=" + QFile::encodeName(file.fileName()));
    qputenv("QT_SCALE_FACTOR", QByteArray::number(wanted.scale));
    return true;
}

bool take(const PictureScene& scene, const PictureSetting& setting, const QString& path, int quality)
{
    PictureStage stage(setting);
    scene.show(stage);
    const QImage picture = stage.picture();
    return QDir().mkpath(QFileInfo(path).path()) && picture.save(path, nullptr, quality);
}

/// Prints the faults of a scene's texts, each once.
void check(const PictureScene& scene, const PictureSetting& setting)
{
    QStringList lines;
    QList<TextFault> faults;
    try {
        PictureStage stage(setting);
        scene.show(stage);
        faults = stage.textFaults();
    } catch (const std::exception& error) {
        faults << TextFault{QStringLiteral("failed"), QString::fromUtf8(error.what())};
    }
    for (const TextFault& fault : std::as_const(faults)) {
        lines << QStringLiteral("%1\t%2\t%3x%4\t%5\t%6")
                     .arg(fault.kind, setting.language)
                     .arg(setting.size.width())
                     .arg(setting.size.height())
                     .arg(scene.name, QString(fault.text).replace(QLatin1Char('\n'), QLatin1Char(' ')));
    }
    lines.removeDuplicates();
    for (const QString& line : lines) {
        std::printf("%s\n", qUtf8Printable(line));
    }
    std::fflush(stdout);
}

/// The settings that are wanted for a scene.
QList<PictureSetting> settingsFor(const PictureScene& scene, const Wanted& wanted)
{
    QList<PictureSetting> result;
    for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
        const bool isPart = scene.dependsOnPlayers ? wanted.wants("players", QString::number(players)) : players == 4;
        for (const settings::Style look : looks()) {
            for (const QString& language : pictureLanguages()) {
                if (isPart && wanted.wants("look", lookName(look)) && wanted.wants("language", language)) {
                    result << PictureSetting{wanted.pixels / wanted.scale, look, language, players};
                }
            }
        }
    }
    return result;
}

/// Takes or checks all pictures that are wanted; false when one could not be written.
bool takeAll(const Wanted& wanted)
{
    constexpr int kQuality = 70;
    QString folder =
        QStringLiteral("%1/%2x%3").arg(wanted.folder).arg(wanted.pixels.width()).arg(wanted.pixels.height());
    if (wanted.scale != 1) {
        folder += QStringLiteral("@%1").arg(wanted.scale);
    }
    for (const PictureScene& scene : pictureScenes()) {
        if (!wanted.wants("scene", scene.name)) {
            continue;
        }
        for (const PictureSetting& setting : settingsFor(scene, wanted)) {
            if (wanted.checks) {
                check(scene, setting);
                continue;
            }
            const QString name =
                QStringLiteral("%1-%2-%3").arg(lookName(setting.look), setting.language).arg(setting.players);
            const QString path = QStringLiteral("%1/%2/%3.%4").arg(folder, name, scene.name, wanted.suffix);
            if (!take(scene, setting, path, kQuality)) {
                return fail(QStringLiteral("cannot write %1").arg(path)) == 0;
            }
            std::printf("%s\n", qPrintable(path));
        }
    }
    return true;
}

} // namespace

int main(int argc, char** argv)
{
    QStringList arguments;
    for (int argument = 0; argument < argc; ++argument) {
        arguments.append(QString::fromLocal8Bit(argv[argument]));
    }
    Wanted wanted;
    if (const std::optional<int> status = read(arguments, wanted)) {
        return *status;
    }
    QTemporaryFile screen;
    if (!makeScreen(screen, wanted)) {
        return fail(QStringLiteral("the temporary folder cannot be written"));
    }
    int own = 1;
    QApplication application(own, argv);
    QApplication::setApplicationName(QStringLiteral("windrose_pictures"));
    QApplication::setApplicationDisplayName(QStringLiteral("Windrose"));
    const QTemporaryDir home;
    driver::isolateFiles(home);
    settings::textSize.setForThisRun(*wanted.textSize);
    return takeAll(wanted) ? 0 : 1;
}
