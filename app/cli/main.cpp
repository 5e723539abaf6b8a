// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/programs/supervisor.h"
#include "bench.h"
#include "commands.h"
#include "match.h"
#include "picture_command.h"
#include "player_command.h"

#include "core/text/words.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <functional>
#include <random>
#include <sstream>

#ifdef _WIN32
#define WIN32_LEAN_AND_MEAN
#ifndef NOMINMAX
#define NOMINMAX
#endif
#include <windows.h>

#include <fcntl.h>
#include <io.h>
#endif

namespace
{

using namespace windrose;
using namespace windrose::cli;

constexpr const char* kVersion = "windrose-cli " WINDROSE_VERSION;
constexpr int kMaxThreads = 256;
constexpr int kMaxLines = 1'000'000'000;

/// A number on the command line, and its limits.
struct NumberOption {
    std::string text;
    bool isGiven() const { return !text.empty(); }
    /// The number, which was validated when the command line was parsed.
    std::uint64_t value(std::uint64_t otherwise) const { return isGiven() ? *readSeed(text) : otherwise; }
};

CLI::Option* addNumber(CLI::App& command, const std::string& name, NumberOption& number, std::uint64_t least,
                       std::uint64_t most, const std::string& help)
{
    const auto validate = [least, most](const std::string& text) {
        const auto value = readSeed(text);
        const bool fits = value && *value >= least && *value <= most;
        return fits ? std::string()
                    : "found \"" + text + "\"; expected a number from " + std::to_string(least) + " to " +
                          std::to_string(most);
    };
    return command.add_option(name, number.text, help)->check(validate)->type_name("N");
}

/// All arguments of the command line.
struct CommandLine {
    NumberOption players;
    NumberOption seed;
    NumberOption limit;
    NumberOption games;
    NumberOption threads;
    NumberOption first;
    NumberOption at;
    PictureOptions picture;
    MatchOptions match;
    bool merges = false;
    std::string choice;
    NewGame newGame;
    std::string file = "-";
    std::vector<std::string> files{"-"};
    std::vector<std::string> words;
    std::vector<std::string> wordsAfterDashes; ///< for `play`: those after `--`
    bool withSpaces = false;
    bool asJson = false;
    std::function<Outcome()> run;
};

CLI::App& addCommand(CLI::App& app, const std::string& name, const std::string& help)
{
    CLI::App& command = *app.add_subcommand(name, help);
    command.set_version_flag("--version", kVersion, "Print the version and exit");
    return command;
}

/// A command that reads one game.
CLI::App& addReadingCommand(CLI::App& app, CommandLine& line, const std::string& name, const std::string& help)
{
    CLI::App& command = addCommand(app, name, help);
    command.add_option("FILE", line.file, "A game record or a position; - (the default) is standard input")
        ->type_name("");
    addNumber(command, "--seed", line.seed, 0, UINT64_MAX, "The seed for what a position leaves out (0)");
    return command;
}

std::uint64_t drawSeed()
{
    std::random_device device;
    return static_cast<std::uint64_t>(device()) << 32 | device();
}

void addNew(CLI::App& app, CommandLine& line)
{
    CLI::App& command = addCommand(app, "new", "Print the record of a new game");
    addNumber(command, "--players", line.players, kMinPlayers, kMaxPlayers, "The number of players")->required();
    addNumber(command, "--seed", line.seed, 0, UINT64_MAX, "The same seed gives the same game; random by default");
    command.add_option("--names", line.newGame.names, "The players' names")->type_name("A,B,...");
    command
        .add_option("--option", line.newGame.options,
                    "A rule option: factory_university_swap=true, corn_start_minus_one=true, victory_points_5p=126")
        ->type_name("KEY=VALUE")
        ->expected(1)
        ->allow_extra_args(false)
        ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
    CLI::Option* names = command.get_option("--names");
    command.callback([&line, names] {
        line.run = [&line, names] {
            line.newGame.players = static_cast<int>(line.players.value(0));
            line.newGame.seed = line.seed.isGiven() ? line.seed.value(0) : drawSeed();
            if (names->count() != 0 && line.newGame.names.empty()) {
                return failure(kMalformed, "--names: found nothing; expected names separated by commas");
            }
            return runNew(line.newGame);
        };
    });
}

void addReaders(CLI::App& app, CommandLine& line)
{
    addReadingCommand(app, line, "position", "Print the current position, as JSON").callback([&line] {
        line.run = [&line] { return runPosition(line.file, line.seed.value(0)); };
    });

    CLI::App& legal = addReadingCommand(app, line, "legal", "Print the legal orders of the seat to move");
    addNumber(legal, "--limit", line.limit, 1, kMaxLines, "The maximum number of lines (1000)");
    legal.add_flag("--spaces", line.withSpaces, "Also print each choice of space");
    legal.callback([&line] {
        line.run = [&line] {
            return runLegal(line.file, line.seed.value(0), static_cast<int>(line.limit.value(1000)), line.withSpaces);
        };
    });

    addReadingCommand(app, line, "score", "Print the score as if the game ended now, as JSON").callback([&line] {
        line.run = [&line] { return runScore(line.file, line.seed.value(0)); };
    });

    CLI::App& verify = addCommand(app, "verify", "Replay records and print one line for each");
    verify.add_option("FILE", line.files, "Game records or positions; - (the default) is standard input")
        ->type_name("");
    addNumber(verify, "--seed", line.seed, 0, UINT64_MAX, "The seed for what a position leaves out (0)");
    verify.callback([&line] { line.run = [&line] { return runVerify(line.files, line.seed.value(0)); }; });
}

void addPlay(CLI::App& app, CommandLine& line)
{
    CLI::App& play =
        addCommand(app, "play", "Play orders and print the record, or the position reached: play [FILE] ORDER...");
    play.add_option("ORDER", line.words,
                    "Orders, each in quotes, such as \"take corn\". Before them FILE: - or a word that names "
                    "an existing file or holds / or .; without it standard input is read")
        ->type_name("");
    addNumber(play, "--seed", line.seed, 0, UINT64_MAX, "The seed for what a position leaves out (0)");
    play.add_flag("--json", line.asJson, "Print the position reached");
    play.callback([&line] {
        line.run = [&line] {
            std::vector<std::string> words = line.words;
            words.insert(words.end(), line.wordsAfterDashes.begin(), line.wordsAfterDashes.end());
            return runPlay(words, line.seed.value(0), line.asJson);
        };
    });
}

void addPicture(CLI::App& app, CommandLine& line)
{
    CLI::App& picture = addReadingCommand(app, line, "picture", "Draw the table as an SVG or PNG file");
    picture.add_option("-o,--output", line.picture.output, "The picture, a name that ends in .svg or .png")
        ->type_name("PICTURE")
        ->required();
    addNumber(picture, "--at", line.at, 0, kMaxLines, "The number of orders played; all of them by default");
    picture.add_option("--size", line.picture.size, "Of the table; a PNG has twice as many pixels (1280x774)")
        ->type_name("WxH");
    picture.add_option("--look", line.picture.look, "light (the default), dark or contrast")->type_name("LOOK");
    picture.add_option("--language", line.picture.language, "The language of the texts, such as de (en)")
        ->type_name("CODE");
    picture.callback([&line] {
        line.run = [&line] {
            line.picture.file = line.file;
            if (line.at.isGiven()) {
                line.picture.at = line.at.value(0);
            }
            return runPicture(line.picture, line.seed.value(0));
        };
    });
}

void addBench(CLI::App& app, CommandLine& line)
{
    CLI::App& bench = addCommand(app, "bench", "Play random games and print the speed, as JSON");
    addNumber(bench, "--players", line.players, kMinPlayers, kMaxPlayers, "The number of players (4)");
    addNumber(bench, "--games", line.games, 1, kMaxGames, "The number of games (1000)");
    addNumber(bench, "--seed", line.seed, 0, UINT64_MAX, "The same seed gives the same games (0)");
    addNumber(bench, "--threads", line.threads, 1, kMaxThreads, "The number of threads (1)");
    bench.callback([&line] {
        line.run = [&line] {
            return runBench(static_cast<int>(line.players.value(4)), line.games.value(1000), line.seed.value(0),
                            static_cast<int>(line.threads.value(1)));
        };
    });
}

void addMatch(CLI::App& app, CommandLine& line)
{
    CLI::App& match = addCommand(app, "match", "Play a match between computer players and print the result");
    match
        .add_option("PLAYER", line.match.players,
                    "In seat order; the last one fills the remaining seats: " + playerSyntax() +
                        "; \"program:COMMAND [ARGS]\", optionally with ,simulations=300 or ,time=1s and ,patience=30s; "
                        "record:FILE. With --merge: files with the results of parts of a match")
        ->type_name("")
        ->required();
    addNumber(match, "--players", line.players, kMinPlayers, kMaxPlayers, "The number of players at the table (4)");
    addNumber(match, "--games", line.games, 1, kMaxGames, "The number of games (100)");
    addNumber(match, "--seed", line.seed, 0, UINT64_MAX, "The same seed gives the same set-ups (0)");
    addNumber(match, "--first", line.first, 0, kMaxGames, "The number of the first game, to play a match in parts (0)");
    addNumber(match, "--threads", line.threads, 1, kMaxThreads, "The number of games played at the same time (1)");
    match
        .add_option("--test", line.match.test,
                    "Stop as soon as it is clear (error 5 %) to which of two shares the first player's wins are closer")
        ->type_name("LOW,HIGH");
    match.add_flag("--hide-points", line.match.pointsHidden,
                   "Hide each player's victory points from the others, as the window does by default");
    match.add_option("--records", line.match.records, "Write a record of each game to this folder")
        ->type_name("FOLDER");
    CLI::Option* asJson = match.add_flag("--json", line.asJson, "Print JSON, the default");
    match.add_flag("--table", line.match.asTable, "Print a table instead of JSON")->excludes(asJson);
    match.add_flag("--merge", line.merges, "Merge the results of parts of a match instead of playing");
    match.callback([&line] {
        line.run = [&line] {
            if (line.merges) {
                return runMatchMerge(line.match.players, line.match.asTable);
            }
            line.match.seats = static_cast<int>(line.players.value(4));
            line.match.games = line.games.value(100);
            line.match.seed = line.seed.value(0);
            line.match.first = line.first.value(0);
            line.match.threads = static_cast<int>(line.threads.value(1));
            return runMatch(line.match);
        };
    });
}

void addPlayer(CLI::App& app, CommandLine& line)
{
    CLI::App& player = addCommand(app, "player", "Run a computer player that speaks the player protocol (PROTOCOL.md)");
    player.add_option("CHOICE", line.choice, "The player (viceroy): " + playerSyntax())->type_name("");
    player.callback([&line] { line.run = [&line] { return runPlayer(line.choice); }; });
}

/// Handles a command line that asks for help or is wrong.
Outcome commandLineOutcome(const CLI::App& app, const CLI::ParseError& error)
{
    std::ostringstream output;
    std::ostringstream errors;
    const bool isAnswer = app.exit(error, output, errors) == 0;
    if (isAnswer) {
        std::string answer = output.str();
        if (!answer.ends_with('\n')) {
            answer += '\n';
        }
        return {0, answer, {}};
    }
    std::string message = error.what();
    std::replace(message.begin(), message.end(), '\n', ' ');
    const auto commands = app.get_subcommands();
    const std::string command = commands.empty() ? "" : " " + commands.front()->get_name();
    return failure(kMalformed, message + "; see windrose-cli" + command + " --help for what was expected");
}

/// The error for a first word that is neither a command nor an option.
std::optional<Outcome> unknownCommand(CLI::App& app, const std::string& word)
{
    std::string names;
    for (const CLI::App* command : app.get_subcommands([](CLI::App*) { return true; })) {
        if (command->get_name() == word || word.starts_with('-')) {
            return std::nullopt;
        }
        names += (names.empty() ? "" : ", ") + command->get_name();
    }
    return failure(kMalformed, "unknown command `" + excerpt(word) + "`; expected one of " + names);
}

/// The number of words of `play` before a `--`, which CLI11 does not accept between FILE and the orders.
int wordsBeforeDashes(int argc, char** argv)
{
    const auto isMark = [](const char* word) { return std::strcmp(word, "--") == 0; };
    const bool plays = argc > 1 && std::strcmp(argv[1], "play") == 0;
    return plays ? static_cast<int>(std::find_if(argv, argv + argc, isMark) - argv) : argc;
}

Outcome run(int argc, char** argv)
{
    CommandLine line;
    CLI::App app("Windrose on the command line: games, positions and orders as text.", "windrose-cli");
    app.set_version_flag("--version", kVersion, "Print the version and exit");
    app.require_subcommand(1);
    app.footer("Exit status: 0 done; 1 an order is not legal; 2 the input or the command line is malformed; 3 a player "
               "failed during a match, or the match was aborted.");
    addNew(app, line);
    addReaders(app, line);
    addPlay(app, line);
    addPicture(app, line);
    addBench(app, line);
    addMatch(app, line);
    addPlayer(app, line);
    if (auto outcome = unknownCommand(app, argc > 1 ? argv[1] : "-")) {
        return *outcome;
    }
    const int options = wordsBeforeDashes(argc, argv);
    line.wordsAfterDashes.assign(argv + std::min(options + 1, argc), argv + argc);
    try {
        app.parse(options, argv);
    } catch (const CLI::ParseError& error) {
        return commandLineOutcome(app, error);
    }
    return line.run();
}

#ifdef _WIN32
/// Switches a console to UTF-8 for its lifetime, so that output has the same bytes as on other systems.
class Utf8Console
{
public:
    Utf8Console() : m_before(::GetConsoleOutputCP())
    {
        ::SetConsoleOutputCP(CP_UTF8);
        for (std::FILE* file : {stdin, stdout, stderr}) {
            ::_setmode(::_fileno(file), _O_BINARY);
        }
    }
    ~Utf8Console() { ::SetConsoleOutputCP(m_before); }
    Utf8Console(const Utf8Console&) = delete;
    Utf8Console& operator=(const Utf8Console&) = delete;

private:
    UINT m_before;
};
#endif

/// Writes the whole text; returns false on failure.
bool write(std::FILE* file, const std::string& text)
{
    const bool isWritten = std::fwrite(text.data(), 1, text.size(), file) == text.size();
    return std::fflush(file) == 0 && isWritten;
}

} // namespace

int main(int argc, char** argv)
{
    if (const std::optional<int> status = superviseIfAsked(argc, argv)) {
        return *status;
    }
#ifdef _WIN32
    const Utf8Console console;
#endif
#ifdef SIGPIPE
    std::signal(SIGPIPE, SIG_IGN); // treat a closed pipe as a write error
#endif
#ifdef SIGXFSZ
    std::signal(SIGXFSZ, SIG_IGN); // treat a file size limit as a write error
#endif
    Outcome outcome;
    try {
        outcome = run(argc, argv);
    } catch (const std::exception& error) {
        outcome = failure(kMalformed, error.what());
    }
    if (!outcome.output.empty() && !write(stdout, outcome.output)) {
        outcome.status = kMalformed;
        outcome.errors += "windrose-cli: cannot write to standard output: " + std::string(std::strerror(errno)) + "\n";
    }
    write(stderr, outcome.errors);
    return outcome.status;
}
