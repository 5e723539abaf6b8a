// SPDX-License-Identifier: GPL-3.0-or-later
#include "start_request.h"

#include "command_words.h"
#include "core/text/words.h"
#include "ui/dialogs/settings.h"

#include <CLI/CLI.hpp>
#include <QtGlobal>

#include <algorithm>
#include <charconv>
#include <cstdio>

/* TRANSLATOR CommandLine  The help and the errors of the command line, windrose --help. */

namespace windrose
{

namespace
{

constexpr std::array<std::string_view, 3> kRuleOptions{"factory_university_swap=true", "corn_start_minus_one=true",
                                                       "victory_points_5p=126"};

/// The words for the looks, as in the file of settings.
std::vector<std::string_view> styleNames()
{
    const auto names = settings::words(settings::Style());
    return {names.begin(), names.end()};
}

/// Sets a rule option; false when there is no such option.
bool setOption(Options& options, const std::string& text)
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
        return false;
    }
    return true;
}

template <typename Number>
bool isNumber(const std::string& text, Number least, Number most)
{
    Number number{};
    const char* const past = text.data() + text.size();
    const auto [end, error] = std::from_chars(text.data(), past, number);
    return error == std::errc() && end == past && number >= least && number <= most;
}

/// The options of the command line, described in the language of the user. Values are checked before CLI11 converts
/// them, so that all sentences about them are ours.
class CommandLine
{
public:
    CommandLine(const CommandWords& words, StartRequest& request);

    CLI::App& app() { return m_app; }
    /// Completes the request after the options were read. Throws a CLI11 error if they contradict each other.
    void finish();
    /// A sentence about an error of CLI11.
    std::string sentence(const CLI::ParseError& error) const;

private:
    void nameParts();
    void addNewGame();
    void addOthers();
    void checkCount(const char* option, std::size_t named) const;

    const CommandWords& m_words;
    StartRequest& m_request;
    CLI::App m_app;
    CLI::Option* m_ofPlayers = nullptr;
    CLI::Option* m_ofSeed = nullptr;
    int m_players = 0;
    std::uint64_t m_seed = 0;
    std::vector<std::string> m_options;
    std::vector<std::string> m_seats;
};

CommandLine::CommandLine(const CommandWords& words, StartRequest& request)
    : m_words(words),
      m_request(request),
      //: The first line of windrose --help.
      m_app(words(QT_TRANSLATE_NOOP("CommandLine", "Windrose: Puerto Rico for two to five players at one computer")),
            "windrose")
{
    nameParts();
    addNewGame();
    addOthers();
}

void CommandLine::nameParts()
{
    const auto formatter = m_app.get_formatter();
    //: In windrose --help: what stands before "windrose [OPTIONS] [FILE]".
    formatter->label("Usage", m_words(QT_TRANSLATE_NOOP("CommandLine", "Usage")));
    //: In windrose --help: the place of options in "windrose [OPTIONS] [FILE]".
    formatter->label("OPTIONS", m_words(QT_TRANSLATE_NOOP("CommandLine", "OPTIONS")));
    //: In windrose --help: what follows an option that takes words, "--lang TEXT".
    formatter->label("TEXT", m_words(QT_TRANSLATE_NOOP("CommandLine", "TEXT")));
    //: In windrose --help: heading above what is given by its place and not by a name, which is the file.
    formatter->label("Positionals", m_words(QT_TRANSLATE_NOOP("CommandLine", "Positionals")));
    //: In windrose --help: heading above the options.
    m_app.option_defaults()->group(m_words(QT_TRANSLATE_NOOP("CommandLine", "Options")));
    //: In windrose --help: what --help does.
    m_app.set_help_flag("-h,--help", m_words(QT_TRANSLATE_NOOP("CommandLine", "Print this help message and exit")));
    m_app.set_version_flag("--version", "windrose " WINDROSE_VERSION,
                           //: In windrose --help: what --version does.
                           m_words(QT_TRANSLATE_NOOP("CommandLine", "Display program version information and exit")));
}

void CommandLine::addNewGame()
{
    //: In windrose --help: what --players does.
    const char* const players =
        QT_TRANSLATE_NOOP("CommandLine", "start a new game for this number of players, without asking");
    m_ofPlayers = m_app.add_option("--players", m_players, m_words(players))->type_name("N");
    m_ofPlayers->check([this](const std::string& text) {
        return isNumber(text, kMinPlayers, kMaxPlayers)
                   ? std::string()
                   : m_words(
                         //: An error of the command line after "--players: "; %1 and %2 are the least and the largest
                         //: number.
                         QT_TRANSLATE_NOOP("CommandLine", "write a number from %1 to %2"), std::to_string(kMinPlayers),
                         std::to_string(kMaxPlayers));
    });
    //: In windrose --help: what --names does.
    const char* const names = QT_TRANSLATE_NOOP("CommandLine", "the players' names: A,B,...");
    m_app.add_option("--names", m_request.names, m_words(names))->delimiter(',')->allow_extra_args(false);
    const char* const seats =
        //: In windrose --help: what --seats does. The words after the colons are typed as they are.
        QT_TRANSLATE_NOOP("CommandLine",
                          "who plays each seat: person, or a computer player: merchant,viceroy:builder,...");
    m_app.add_option("--seats", m_seats, m_words(seats))
        ->delimiter(',')
        ->allow_extra_args(false)
        ->check([this](const std::string& seat) {
            return PlayerSpec::readWord(seat)
                       ? std::string()
                       : m_words(
                             //: An error of the command line after "--seats: "; %1 and %2 are lists of words. The words
                             //: person and viceroy:builder are typed as they are.
                             QT_TRANSLATE_NOOP("CommandLine", "write person or a level (%1), which can have a style "
                                                              "(%2), as in viceroy:builder"),
                             joined(kLevelIds), joined(kStyleIds));
        });
    //: In windrose --help: what --seed does. The seed is the number from which all chance follows.
    const char* const seed = QT_TRANSLATE_NOOP("CommandLine", "the seed of a new game");
    m_ofSeed = m_app.add_option("--seed", m_seed, m_words(seed))->type_name("N");
    m_ofSeed->check([this](const std::string& text) {
        return isNumber<std::uint64_t>(text, 0, ~std::uint64_t{0})
                   ? std::string()
                   : m_words(
                         //: An error of the command line after "--seed: ".
                         QT_TRANSLATE_NOOP("CommandLine", "write a whole number"));
    });
    //: In windrose --help: what --new does.
    const char* const fresh = QT_TRANSLATE_NOOP("CommandLine", "start a new game with the last settings");
    m_app.add_flag("--new", m_request.isNewGame, m_words(fresh));
    //: In windrose --help: what --option does.
    const char* const option = QT_TRANSLATE_NOOP("CommandLine", "a rule option, KEY=VALUE");
    m_app.add_option("--option", m_options, m_words(option))
        ->allow_extra_args(false)
        ->check([this](const std::string& text) {
            Options tried;
            return setOption(tried, text)
                       ? std::string()
                       : m_words(
                             //: An error of the command line after "--option: "; %1 is a list of words.
                             QT_TRANSLATE_NOOP("CommandLine", "write one of these: %1"), joined(kRuleOptions));
        });
}

void CommandLine::addOthers()
{
    //: In windrose --help: what the file is for.
    const char* const file = QT_TRANSLATE_NOOP("CommandLine", "a game record or a position to open");
    m_app.add_option("FILE", m_request.file, m_words(file))->type_name("");
    //: In windrose --help: what --lang does.
    const char* const language = QT_TRANSLATE_NOOP("CommandLine", "the language of the window, such as de");
    m_app.add_option("--lang", m_request.language, m_words(language));
    const std::vector<std::string_view> names = styleNames();
    //: In windrose --help: what --style does; %1 is a list of words that are typed as they are.
    const char* const style = QT_TRANSLATE_NOOP("CommandLine", "the look of the window: %1");
    m_app.add_option("--style", m_request.style, m_words(style, joined(names)))
        ->check([this, names](const std::string& text) {
            return std::find(names.begin(), names.end(), text) != names.end()
                       ? std::string()
                       : m_words("write one of these: %1", joined(names));
        });
    m_app.add_option("--picture", m_request.picture)->group("");
    m_app.add_option("--size", m_request.pictureSize)->group("");
}

void CommandLine::checkCount(const char* option, std::size_t named) const
{
    if (named > static_cast<std::size_t>(m_players)) {
        throw CLI::ValidationError(option,
                                   //: An error of the command line after "--names: " or "--seats: ".
                                   m_words(QT_TRANSLATE_NOOP("CommandLine", "there are more entries than players")));
    }
}

void CommandLine::finish()
{
    for (const std::string& option : m_options) {
        if (!m_request.options) {
            m_request.options.emplace();
        }
        setOption(*m_request.options, option);
    }
    if (m_ofPlayers->count() > 0) {
        m_request.players = m_players;
        checkCount("--names", m_request.names.size());
        checkCount("--seats", m_seats.size());
    }
    for (const char* const ofNew : {"--players", "--names", "--seats", "--seed", "--option"}) {
        if (!m_request.file.empty() && m_app.get_option(ofNew)->count() > 0) {
            throw CLI::ValidationError(
                ofNew,
                //: An error of the command line after the name of an option that is only for new games.
                m_words(QT_TRANSLATE_NOOP("CommandLine", "not possible with a file, which is opened as it was saved")));
        }
    }
    if (m_ofSeed->count() > 0) {
        m_request.seed = m_seed;
    }
    for (const std::string& seat : m_seats) {
        m_request.seats.push_back(PlayerSpec::readWord(seat).value_or(PlayerSpec()));
    }
}

std::string CommandLine::sentence(const CLI::ParseError& error) const
{
    std::string words = error.what();
    const auto colon = words.find(':');
    if (error.get_exit_code() == static_cast<int>(CLI::ExitCodes::ExtrasError) && colon != std::string::npos) {
        //: An error of the command line; %1 is a word of it.
        return m_words(QT_TRANSLATE_NOOP("CommandLine", "not expected here: %1"), words.substr(colon + 2));
    }
    if (error.get_exit_code() == static_cast<int>(CLI::ExitCodes::ArgumentMismatch) && colon != std::string::npos) {
        //: An error of the command line after the name of an option and a colon.
        return words.substr(0, colon + 2) + m_words(QT_TRANSLATE_NOOP("CommandLine", "the value is missing"));
    }
    return words;
}

} // namespace

bool requestsNewGame(const StartRequest& request)
{
    return request.players || request.isNewGame || request.seed || request.options || !request.names.empty() ||
           !request.seats.empty();
}

std::optional<int> readCommandLine(int argc, char** argv, StartRequest& request)
{
    const CommandWords words(languageOnCommandLine(argc, argv));
    CommandLine line(words, request);
    try {
        line.app().parse(argc, argv);
        line.finish();
    } catch (const CLI::ParseError& error) {
        if (error.get_exit_code() == 0) {
            return line.app().exit(error); // help, or the version
        }
        //: The end of an error of the command line.
        const std::string advice = words(QT_TRANSLATE_NOOP("CommandLine", "see windrose --help"));
        const std::string text = "windrose: " + printable(line.sentence(error)) + "; " + advice + "\n";
        (void)std::fputs(text.c_str(), stderr);
        return kMalformed;
    }
    return std::nullopt;
}

} // namespace windrose
