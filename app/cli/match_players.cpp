// SPDX-License-Identifier: GPL-3.0-or-later
#include "match_players.h"

#include "app/programs/program_player.h"
#include "core/players/replayed_player.h"
#include "core/text/words.h"
#include "input.h"

namespace windrose::cli
{

namespace
{

constexpr std::string_view kRecord = "record:";

std::variant<MatchPlayer, std::string> readProgram(const std::string& text, const std::string& command)
{
    auto reading = readProgramOptions(command);
    if (auto* sentence = std::get_if<std::string>(&reading)) {
        return "player \"" + excerpt(text) + "\": " + *sentence;
    }
    const auto& options = std::get<ProgramOptions>(reading);
    const auto make = [options](std::uint64_t seed) -> std::unique_ptr<Player> {
        return std::make_unique<ProgramPlayer>(options, seed);
    };
    return MatchPlayer{text, make, options, {}};
}

std::variant<MatchPlayer, std::string> readReplay(const std::string& text)
{
    auto reading = readGame(text.substr(kRecord.size()), 0);
    if (const auto* outcome = std::get_if<Outcome>(&reading)) {
        constexpr std::string_view kOurName = "windrose-cli: ";
        return outcome->errors.substr(kOurName.size(), outcome->errors.size() - kOurName.size() - 1);
    }
    Record record = std::move(std::get<Game>(reading).record);
    record.orders.resize(static_cast<std::size_t>(playedOrders(record)), Order{});
    record.takenBack = 0;
    const auto make = [record](std::uint64_t /*seed*/) -> std::unique_ptr<Player> {
        return std::make_unique<ReplayedPlayer>(startOf(record), record.orders);
    };
    return MatchPlayer{text, make, {}, record};
}

} // namespace

std::string playerSyntax()
{
    return "random, quick, heuristic, search:300 (playouts for each decision), search:250ms or search:1s, or a level "
           "(" +
           joined(kLevelIds) + "), optionally with a style (" + joined(kStyleIds) +
           ") or a budget, as in merchant:builder; those that search, optionally with ,threads=2";
}

std::variant<MatchPlayer, std::string> readMatchPlayer(const std::string& text)
{
    if (text.starts_with(kRecord)) {
        return readReplay(text);
    }
    const PlayerSpec spec = PlayerSpec::read(text);
    if (const std::string* command = spec.program()) {
        return readProgram(text, *command);
    }
    if (spec.computer() == nullptr) {
        return "no player is called \"" + excerpt(text) + "\"; expected " + playerSyntax() +
               "; program:COMMAND or record:FILE";
    }
    const auto make = [choice = *spec.computer()](std::uint64_t seed) { return makePlayer(choice, seed); };
    return MatchPlayer{text, make, {}, {}};
}

} // namespace windrose::cli
