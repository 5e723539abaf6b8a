// SPDX-License-Identifier: GPL-3.0-or-later
#include "input.h"

#include "core/text/messages.h"

#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <memory>
#include <system_error>

namespace windrose::cli
{

namespace
{

constexpr std::size_t kChunk = 1 << 16;

/// Reads to the end of the file, or one chunk past the limit, which is then reported by whoever reads the text.
FileText readAll(std::FILE* file, const std::string& label)
{
    FileText result;
    std::string chunk(kChunk, '\0');
    while (result.text.size() <= kMaxRecordBytes) {
        const std::size_t count = std::fread(chunk.data(), 1, chunk.size(), file);
        result.text.append(chunk, 0, count);
        if (count < chunk.size()) {
            break;
        }
    }
    if (std::ferror(file) != 0) {
        result.error = "cannot read " + label + ": " + std::strerror(errno);
    }
    return result;
}

} // namespace

Outcome failure(int status, const std::string& message)
{
    return {status, {}, "windrose-cli: " + message + "\n"};
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
    return name == "-" ? "standard input" : name;
}

FileText readFile(const std::string& name)
{
    if (name == "-") {
        return readAll(stdin, fileLabel(name));
    }
    std::error_code ignored;
    if (std::filesystem::is_directory(pathOf(name), ignored)) {
        return {{}, "cannot read " + name + ": it is a directory; expected a file"};
    }
    const std::unique_ptr<std::FILE, int (*)(std::FILE*)> file(std::fopen(name.c_str(), "rb"), &std::fclose);
    if (!file) {
        return {{}, "cannot read " + name + ": " + std::strerror(errno)};
    }
    return readAll(file.get(), fileLabel(name));
}

std::variant<Game, Outcome> readGame(const std::string& name, std::uint64_t seed)
{
    const FileText file = readFile(name);
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
    game.position = endOf(game.record);
    return game;
}

} // namespace windrose::cli
