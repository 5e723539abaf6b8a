// SPDX-License-Identifier: GPL-3.0-or-later
#include "start_request.h"

#include "core/text/words.h"

#include <CLI/CLI.hpp>

#include <cstdio>

namespace windrose
{

namespace
{

constexpr int kMalformed = 2; // the exit status for an invalid command line

/// Sets a rule option; throws a CLI11 error when there is no such option.
void setOption(Options& options, const std::string& text)
{
    const auto equals = text.find('=');
    const std::string key = text.substr(0, equals);
    const std::string value = equals == std::string::npos ? std::string() : text.substr(equals + 1);
    const bool isTrue = value == "true";
    const bool isFlag = isTrue || value == "false";
    if (key == "factory_university_swap" && isFlag) {
        options.factoryUniversitySwap = isTrue;
    } else if (key == "corn_start_minus_one" && isFlag) {
        options.cornStartMinusOne = isTrue;
    } else if (key == "victory_points_5p" && (value == "126" || value == "122")) {
        options.victoryPoints126 = value == "126";
    } else {
        throw CLI::ValidationError("--option", "no such option: " + text +
                                                   " (factory_university_swap=true, corn_start_minus_one=true or "
                                                   "victory_points_5p=126)");
    }
}

constexpr const char* kSeatsThereAre =
    "person, newcomer, planter, merchant, shipmaster or viceroy; a level optionally with "
    "a style (opportunist, builder, shipper, trader or settler), as in viceroy:builder";

std::string checkSeat(const std::string& seat)
{
    return PlayerSpec::readWord(seat) ? std::string() : "no such player: " + seat + " (" + kSeatsThereAre + ")";
}

void checkNumber(const std::string& option, std::size_t named, int players)
{
    if (named > static_cast<std::size_t>(players)) {
        throw CLI::ValidationError(option, "more names than players");
    }
}

} // namespace

bool laysTable(const StartRequest& request)
{
    return request.players || request.fresh || request.seed || request.options || !request.names.empty() ||
           !request.seats.empty();
}

std::optional<int> readCommandLine(int argc, char** argv, StartRequest& request)
{
    CLI::App app("Windrose: Puerto Rico for two to five players at one computer", "windrose");
    std::vector<std::string> options;
    std::vector<std::string> seats;
    int players = 0;
    std::uint64_t seed = 0;
    app.add_option("FILE", request.file, "a game record or a position to open");
    auto* playersOption =
        app.add_option("--players", players, "start a new game for this number of players, without asking")
            ->check(CLI::Range(kMinPlayers, kMaxPlayers));
    app.add_option("--names", request.names, "the players' names: A,B,...")->delimiter(',')->allow_extra_args(false);
    app.add_option("--seats", seats, "who plays each seat: person, or a computer player: merchant,viceroy:builder,...")
        ->delimiter(',')
        ->allow_extra_args(false)
        ->check(checkSeat);
    auto* seedOption = app.add_option("--seed", seed, "the seed of a new game");
    app.add_flag("--new", request.fresh, "start a new game with the last settings");
    app.add_option("--option", options, "a rule option, KEY=VALUE")->allow_extra_args(false);
    app.add_option("--lang", request.language, "the language of the window, such as de");
    app.add_option("--style", request.style, "light, dark or system")
        ->check(CLI::IsMember({"light", "dark", "system"}));
    app.add_flag("--quit-after-paint", request.quitAfterPaint)->group("");
    app.set_version_flag("--version", "windrose " WINDROSE_VERSION);
    try {
        app.parse(argc, argv);
        for (const std::string& option : options) {
            if (!request.options) {
                request.options.emplace();
            }
            setOption(*request.options, option);
        }
        if (playersOption->count() > 0) {
            request.players = players;
            checkNumber("--names", request.names.size(), players);
            checkNumber("--seats", seats.size(), players);
        }
        for (const char* const ofNew : {"--players", "--names", "--seats", "--seed", "--option"}) {
            if (!request.file.empty() && app.get_option(ofNew)->count() > 0) {
                throw CLI::ValidationError(ofNew, "not possible with a file, which is opened as it was saved");
            }
        }
    } catch (const CLI::ParseError& error) {
        if (error.get_exit_code() == 0) {
            return app.exit(error); // help, or the version
        }
        const std::string line = "windrose: " + printable(error.what()) + "; see windrose --help\n";
        (void)std::fputs(line.c_str(), stderr);
        return kMalformed;
    }
    if (seedOption->count() > 0) {
        request.seed = seed;
    }
    for (const std::string& seat : seats) {
        request.seats.push_back(PlayerSpec::readWord(seat).value_or(PlayerSpec()));
    }
    return std::nullopt;
}

} // namespace windrose
