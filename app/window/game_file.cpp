// SPDX-License-Identifier: GPL-3.0-or-later
#include "game_file.h"

#include "core/text/chat_text.h"
#include "ui/models/texts.h"
#include "ui/session/chat_game.h"
#include "ui/session/file_device.h"
#include "ui/session/file_texts.h"
#include "ui/session/saved_games.h"

#include <QCoreApplication>

/* TRANSLATOR GameFiles  The dialogs that choose files to open and save. */

namespace windrose
{

namespace
{

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
    const FileText file = readGameBytes(path);
    if (file.problem) {
        return {std::nullopt, sentenceFor(file.problem), {}, file.problem.code, {}};
    }
    GameFile game = readGameText(file.text);
    game.state = FileState::of(file);
    return game;
}

GameFile readGameText(std::string_view text)
{
    if (kindOf(text) == TextKind::Position) {
        const auto reading = readPosition(text, 0);
        if (const auto* error = std::get_if<TextError>(&reading)) {
            return {std::nullopt, texts::textError(*error), {}, {}, {}};
        }
        return {recordFrom(std::get<NamedPosition>(reading)), {}, {}, {}, {}};
    }
    const RecordReading reading = readRecord(text);
    if (reading.error) {
        return {reading.record, texts::textError(*reading.error), {}, {}, {}};
    }
    return {reading.record, {}, texts::missingEnd(reading), {}, {}};
}

GameFile readPastedText(std::string_view text)
{
    if (!hasChatText(text)) {
        return readGameText(text);
    }
    const auto record = recordInChat(text);
    if (const auto* error = std::get_if<TextError>(&record)) {
        return {std::nullopt, texts::textError(*error), {}, {}, {}};
    }
    return readGameText(std::get<std::string>(record));
}

SaveResult saveGameFile(FileDevice& device, const QString& path, const std::string& text,
                        const std::optional<FileState>& expected)
{
    if (SavedGames::containsFile(SavedGames::standardFolder(), path)) {
        return {SaveResult::Outcome::Failed,
                //: Why a game cannot be saved in a folder that a person chose.
                QCoreApplication::translate("GameFiles", "Windrose saves its own games in that folder."),
                {}};
    }
    return saveFile(device, path, QByteArray::fromStdString(text), expected);
}

} // namespace windrose
