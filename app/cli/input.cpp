// SPDX-License-Identifier: GPL-3.0-or-later
#include "input.h"

#include "core/text/messages.h"
#include "core/text/read_file.h"
#include "core/text/words.h"

#include <array>
#include <cstdio>
#include <cstring>

namespace windrose::cli
{

Outcome failure(int status, const std::string& message)
{
    return {status, {}, "windrose-cli: " + printable(message) + "\n"};
}

std::string fixed(double number, int digits)
{
    std::array<char, 400> text{}; // the largest number has 309 digits before the point
    const int length = std::snprintf(text.data(), text.size(), "%.*f", digits, number);
    return {text.data(), static_cast<std::size_t>(length)};
}

std::filesystem::path pathOf(const std::string& name)
{
    return std::u8string(name.begin(), name.end());
}

std::string fileLabel(const std::string& name)
{
    return name == "-" ? "standard input" : printable(name);
}

Input readInput(const std::string& name)
{
    FileText file =
        name == "-" ? readStandardInput(kMaxRecordBytes) : readFile(pathOf(name), kMaxRecordBytes, FileKinds::Any);
    if (file.problem.code == FileProblemCode::TooLarge) {
        return {{},
                fileLabel(name) + ": it is too large; expected at most " + std::to_string(file.problem.limit) +
                    " bytes"};
    }
    if (file.problem) {
        const bool isDirectory = file.problem.code == FileProblemCode::Directory;
        return {{},
                "cannot read " + fileLabel(name) + ": " +
                    (isDirectory ? "it is a directory; expected a file" : std::strerror(file.problem.error))};
    }
    return {std::move(file.text), {}};
}

std::variant<Game, Outcome> readGame(const std::string& name, std::uint64_t seed)
{
    const Input file = readInput(name);
    if (!file.error.empty()) {
        return failure(kMalformed, file.error);
    }
    Game game;
    game.kind = kindOf(file.text);
    if (game.kind == TextKind::Position) {
        const auto reading = readPosition(file.text, seed);
        if (const auto* error = std::get_if<TextError>(&reading)) {
            return failure(kMalformed, fileLabel(name) + ": " + describe(*error));
        }
        const auto& named = std::get<NamedPosition>(reading);
        game.position = named.position;
        game.record.players = named.position.players;
        game.record.options = named.position.options;
        game.record.names = named.names;
        game.record.start = named.position;
        return game;
    }
    RecordReading reading = readRecord(file.text, seed);
    if (reading.error) {
        return failure(kMalformed, fileLabel(name) + ": " + describe(*reading.error));
    }
    game.record = std::move(*reading.record);
    game.checksums = reading.checksums;
    game.ordersByHand = reading.ordersByHand;
    game.lacksLineEnd = reading.lacksLineEnd;
    game.position = endOf(game.record);
    return game;
}

} // namespace windrose::cli
