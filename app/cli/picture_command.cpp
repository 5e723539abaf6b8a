// SPDX-License-Identifier: GPL-3.0-or-later
#include "picture_command.h"

#include "app/programs/child_program.h"
#include "app/programs/own_program.h"
#include "core/text/words.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace windrose::cli
{

namespace
{

#ifdef _WIN32
constexpr std::array<std::string_view, 1> kWindowNames{"windrose.exe"};
#else
constexpr std::array<std::string_view, 2> kWindowNames{"windrose", "Windrose"}; // the second one in a macOS bundle
#endif
constexpr std::array<std::string_view, 3> kLooks{"light", "dark", "contrast"};
constexpr std::array<std::string_view, 2> kEndings{".png", ".svg"};
/// A picture takes less than a second; after this time something is wrong.
constexpr std::chrono::minutes kPatience{2};

/// The window's program beside this one; empty when it is not installed.
std::filesystem::path windowProgram()
{
    const std::filesystem::path folder = ownProgram().parent_path();
    for (const std::string_view name : kWindowNames) {
        std::error_code ignored;
        if (std::filesystem::is_regular_file(folder / name, ignored)) {
            return folder / name;
        }
    }
    return {};
}

std::string text(const std::filesystem::path& path)
{
    const std::u8string name = path.u8string();
    return {name.begin(), name.end()};
}

bool isPictureName(std::string name)
{
    std::transform(name.begin(), name.end(), name.begin(),
                   [](unsigned char letter) { return static_cast<char>(std::tolower(letter)); });
    return std::any_of(kEndings.begin(), kEndings.end(),
                       [&name](std::string_view ending) { return name.ends_with(ending); });
}

std::optional<Outcome> problemOf(const PictureOptions& options)
{
    if (!isPictureName(options.output)) {
        return failure(kMalformed, "--output: found \"" + excerpt(options.output) +
                                       "\"; expected a name that ends in .png or .svg");
    }
    if (std::find(kLooks.begin(), kLooks.end(), options.look) == kLooks.end()) {
        return failure(kMalformed, "--look: found \"" + excerpt(options.look) + "\"; expected light, dark or contrast");
    }
    return std::nullopt;
}

/// Keeps the first orders of a record; false when it has fewer.
bool cutOff(Record& record, const std::optional<std::uint64_t>& at)
{
    const auto played = static_cast<std::size_t>(playedOrders(record));
    if (at && *at > played) {
        return false;
    }
    record.orders.resize(at ? static_cast<std::size_t>(*at) : played, Order{});
    record.takenBack = 0;
    return true;
}

/// Has the window's program draw; it says itself what it cannot do.
Outcome draw(const std::filesystem::path& program, const Record& record, const PictureOptions& options)
{
    const ChildProcess::Moment deadline = std::chrono::steady_clock::now() + kPatience;
    ChildProgram window;
    const std::string error = window.start({text(program), "--picture=" + options.output, "--size=" + options.size,
                                            "--style=" + options.look, "--lang=" + options.language});
    if (!error.empty()) {
        return failure(kMalformed, "cannot start " + text(program) + ": " + error);
    }
    (void)window.write(recordText(record), deadline); // it may have given up already; its exit status says so
    const std::string ending = window.end(deadline);
    if (ending == "exit status 0") {
        return {};
    }
    if (ending == "exit status " + std::to_string(kMalformed)) {
        return {kMalformed, {}, {}};
    }
    return failure(kMalformed, text(program) + " did not draw the picture: " +
                                   (ending.empty() ? "it did not end" : "it ended with " + ending));
}

} // namespace

Outcome runPicture(const PictureOptions& options, std::uint64_t seed)
{
    if (const auto problem = problemOf(options)) {
        return *problem;
    }
    auto reading = readGame(options.file, seed);
    if (auto* outcome = std::get_if<Outcome>(&reading)) {
        return *outcome;
    }
    auto& game = std::get<Game>(reading);
    if (!cutOff(game.record, options.at)) {
        return failure(kMalformed, "--at: found " + std::to_string(*options.at) + "; expected a number from 0 to " +
                                       std::to_string(playedOrders(game.record)) + ", the orders played in " +
                                       fileLabel(options.file));
    }
    const std::filesystem::path program = windowProgram();
    if (program.empty()) {
        return failure(kMalformed, "the window, whose program windrose draws pictures, is not installed beside "
                                   "windrose-cli; expected it in " +
                                       text(ownProgram().parent_path()));
    }
    return draw(program, game.record, options);
}

} // namespace windrose::cli
