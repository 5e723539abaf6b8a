// SPDX-License-Identifier: GPL-3.0-or-later
#include "picture_request.h"

#include "appearance.h"
#include "core/text/messages.h"
#include "core/text/read_file.h"
#include "core/text/record.h"
#include "core/text/words.h"
#include "start_request.h"
#include "text_size.h"
#include "ui/dialogs/languages.h"
#include "ui/dialogs/settings.h"
#include "ui/pieces/widget_picture.h"
#include "ui/session/file_device.h"
#include "ui/session/game_session.h"
#include "ui/session/save_file.h"
#include "ui/table/log_panel.h"
#include "ui/table/recap_panel.h"
#include "ui/table/table_view.h"

#include <QApplication>
#include <QLoggingCategory>

#include <cstdio>

namespace windrose
{

namespace
{

constexpr QSize kSmallest{1000, 640};
constexpr QSize kLargest{7680, 4320};

int fail(const QString& sentence)
{
    const std::string text = "windrose-cli: " + printable(sentence.toStdString()) + "\n";
    (void)std::fputs(text.c_str(), stderr);
    return kMalformed;
}

/// Whether there is a language for this code.
bool isLanguage(const QString& code)
{
    const QString chosen = chosenLanguage(code);
    return chosen.section(QLatin1Char('_'), 0, 0) == code.section(QLatin1Char('_'), 0, 0);
}

/// The bytes of the picture of a position at its table.
QByteArray picture(const Record& record, QSize size, PictureFormat format)
{
    GameSession session;
    session.load(record);
    TableView table(session);
    table.setAttribute(Qt::WA_DontShowOnScreen);
    table.setFlavor(theme().flavor);
    table.setPace(speeds::Pace::Off);
    table.setShowAllPoints(true);              // no reader: nothing is hidden
    table.findChild<RecapPanel*>()->dismiss(); // it is for a person who was away
    table.resize(size);
    table.show();
    QCoreApplication::sendPostedEvents();
    QCoreApplication::processEvents();
    table.findChild<LogPanel*>()->scrollToBottom();
    return pictureBytes(table, format, QStringLiteral("Windrose"));
}

} // namespace

std::optional<QSize> pictureSize(const std::string& text)
{
    const QStringList numbers = QString::fromStdString(text).split(QLatin1Char('x'));
    if (numbers.size() != 2) {
        return std::nullopt;
    }
    const QSize size(numbers[0].toInt(), numbers[1].toInt());
    return size.boundedTo(kLargest).expandedTo(kSmallest) == size ? std::optional(size) : std::nullopt;
}

void prepareForPicture(StartRequest& request)
{
#if defined(Q_OS_UNIX) && !defined(Q_OS_MACOS)
    qputenv("QT_QPA_PLATFORM", "offscreen");
#endif
    QLoggingCategory::setFilterRules(QStringLiteral("*=false")); // remarks on a desktop that is not needed
    if (request.style.empty()) {
        request.style = "light";
    }
    if (request.language.empty()) {
        request.language = "en";
    }
}

int drawRequestedPicture(const StartRequest& request)
{
    const QString path = QString::fromStdString(request.picture);
    const QString language = QString::fromStdString(request.language);
    const std::optional<QSize> size = pictureSize(request.pictureSize);
    if (!size) {
        return fail(QStringLiteral("--size: expected WxH, from 1000x640 to 7680x4320"));
    }
    if (!isLanguage(language)) {
        return fail(QStringLiteral("--language: found \"%1\"; expected one of %2")
                        .arg(language, availableLanguages().join(QLatin1String(", "))));
    }
    const FileText input = readStandardInput(kMaxRecordBytes);
    const RecordReading reading = readRecord(input.text);
    if (input.problem || reading.error) {
        return fail(QStringLiteral("standard input: ") + (reading.error
                                                              ? QString::fromStdString(describe(*reading.error))
                                                              : QStringLiteral("it cannot be read")));
    }
    applyRequestedStyle(request);
    applyLanguage(language);
    applyTextSize(settings::textSize.fallback());
    applyAppearance(settings::style.value());
    const bool isSvg = path.endsWith(QLatin1String(".svg"), Qt::CaseInsensitive);
    const QByteArray bytes = picture(*reading.record, *size, isSvg ? PictureFormat::Svg : PictureFormat::Png);
    const SaveResult saved = saveFile(FileDevice::system(), path, bytes);
    if (saved.outcome != SaveResult::Outcome::Saved) {
        return fail(QStringLiteral("cannot write %1: %2").arg(path, saved.reason));
    }
    return 0;
}

} // namespace windrose
