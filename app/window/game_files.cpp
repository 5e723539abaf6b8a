// SPDX-License-Identifier: GPL-3.0-or-later
#include "game_files.h"

#include "ui/models/texts.h"
#include "ui/session/file_device.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

namespace windrose
{

namespace
{

constexpr qint64 kLargest = 16LL * 1024 * 1024; // no game comes near; this guards against opening a film

Record recordFrom(const NamedPosition& named)
{
    Record record;
    record.players = named.position.players;
    record.options = named.position.options;
    record.names = named.names;
    record.start = named.position;
    return record;
}

} // namespace

GameFile readGameFile(const QString& path)
{
    if (QFileInfo(path).isDir()) {
        return {std::nullopt, QCoreApplication::translate("GameFiles", "It is a folder, not a file.")};
    }
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        return {std::nullopt, file.errorString()};
    }
    const QByteArray bytes = file.read(kLargest);
    if (file.error() != QFileDevice::NoError) {
        return {std::nullopt, file.errorString()};
    }
    return readGameText({bytes.constData(), static_cast<std::size_t>(bytes.size())});
}

GameFile readGameText(std::string_view text)
{
    if (kindOf(text) == TextKind::Position) {
        const auto reading = readPosition(text, 0);
        if (const auto* error = std::get_if<TextError>(&reading)) {
            return {std::nullopt, texts::textError(*error)};
        }
        return {recordFrom(std::get<NamedPosition>(reading)), {}};
    }
    const RecordReading reading = readRecord(text);
    return {reading.record, reading.error ? texts::textError(*reading.error) : QString()};
}

QString writeGameFile(const QString& path, const Record& record)
{
    return replaceFile(FileDevice::system(), path, QByteArray::fromStdString(recordText(record)));
}

} // namespace windrose
