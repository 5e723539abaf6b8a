// SPDX-License-Identifier: GPL-3.0-or-later
#include "match.h"

#include "app/programs/program_greeting.h"
#include "match_report.h"

#include <algorithm>
#include <filesystem>
#include <locale>
#include <set>
#include <sstream>

namespace windrose::cli
{

namespace
{

ShareTest testOf(const Json& plan)
{
    return plan.contains("test") ? ShareTest{plan.at("test").at(0), plan.at("test").at(1)} : ShareTest{};
}

Outcome report(const Json& plan, const MatchSums& sums, bool asTable)
{
    const Json match = matchJson(plan, sums);
    // Command-line words may not be UTF-8, and non-ASCII text may change a terminal's writing direction.
    Outcome outcome{
        0, asTable ? matchTable(match) : match.dump(2, ' ', true, Json::error_handler_t::replace) + "\n", {}};
    std::uint64_t failures = 0;
    for (const auto& [name, player] : sums.players) {
        failures += player.failures;
    }
    for (const std::string& complaint : sums.complaints) {
        outcome.errors += failure(kFailed, complaint).errors;
    }
    if (failures > sums.complaints.size()) {
        outcome.errors += failure(kFailed, std::to_string(failures) + " failures in all").errors;
    }
    if (!sums.error.empty()) {
        outcome.errors += failure(kFailed, sums.error).errors;
    }
    outcome.status = outcome.errors.empty() ? 0 : kFailed;
    return outcome;
}

bool isTest(const ShareTest& test)
{
    return test.low > 0 && test.low < test.high && test.high < 1;
}

/// `LOW,HIGH`, each between 0 and 1.
bool readTest(const std::string& text, ShareTest& test)
{
    // Not every library reads fractions with from_chars.
    std::istringstream words(text);
    words.imbue(std::locale::classic());
    char comma = 0;
    words >> std::noskipws >> test.low >> comma >> test.high;
    return !words.fail() && words.eof() && comma == ',' && isTest(test);
}

/// The players of the first rotation; the last one named fills the remaining seats.
std::variant<std::vector<MatchPlayer>, Outcome> readSeats(const MatchOptions& options)
{
    std::vector<MatchPlayer> seats;
    std::optional<Record> record;
    for (const std::string& text : options.players) {
        auto reading = readMatchPlayer(text);
        if (const auto* sentence = std::get_if<std::string>(&reading)) {
            return failure(kMalformed, *sentence);
        }
        seats.push_back(std::move(std::get<MatchPlayer>(reading)));
        const std::optional<Record>& its = seats.back().record;
        if (!its) {
            continue;
        }
        if (its->players != options.seats || startOf(*its).isFinished()) {
            std::string why = text;
            why.append(": a game of ").append(std::to_string(its->players)).append(" players");
            if (its->players != options.seats) {
                why.append(", but --players is ").append(std::to_string(options.seats));
            } else {
                why.append(" that is over from the start");
            }
            return failure(kMalformed, why);
        }
        if (record && startOf(*record) != startOf(*its)) {
            return failure(kMalformed, text + ": begins otherwise than the record named before it");
        }
        record = its;
    }
    seats.resize(static_cast<std::size_t>(options.seats), seats.back());
    return seats;
}

/// Starts each program once before the match, so that a wrong name does not become hundreds of lost games.
std::optional<Outcome> greetPrograms(const MatchPlan& plan)
{
    std::set<std::string> greeted;
    for (const MatchPlayer& player : plan.seats) {
        if (!player.program || !greeted.insert(player.name).second) {
            continue;
        }
        const auto greeting = greetProgram(*player.program);
        if (const auto* failed = std::get_if<PlayerFailure>(&greeting)) {
            return failure(kMalformed, "player \"" + player.name + "\": " + describe(*failed));
        }
    }
    return std::nullopt;
}

constexpr const char* kNotAMatch = ": not what `match` of this version prints";

/// Whether a plan names its seats and games as `match` does; throws if something is missing or has another type.
bool isPlan(const Json& plan)
{
    const auto seats = plan.at("seats").get<std::vector<std::string>>().size();
    const std::uint64_t last = std::max(plan.at("first").get<std::uint64_t>(), plan.at("games").get<std::uint64_t>());
    return (!plan.contains("test") || isTest(testOf(plan))) && seats >= kMinPlayers && seats <= kMaxPlayers &&
           last <= kMaxGames && plan.at("seed").is_number_unsigned() && plan.at("points_hidden").is_boolean() &&
           (!plan.contains("parts") || !plan.at("parts").at(0).is_null());
}

std::vector<Games> gamesOf(const Json& plan)
{
    std::vector<Games> games;
    const Json whole = {{{"first", plan.at("first")}, {"games", plan.at("games")}}};
    for (const Json& part : plan.contains("parts") ? plan.at("parts") : whole) {
        const std::uint64_t first = part.at("first");
        games.emplace_back(first, first + part.at("games").get<std::uint64_t>());
    }
    return games;
}

/// Stores the games of a plan, given in order; false if some are in two of the parts.
bool setGames(Json& plan, const std::vector<Games>& games)
{
    Json parts = Json::array();
    std::uint64_t all = 0;
    for (std::size_t place = 0; place < games.size(); ++place) {
        const auto [first, end] = games[place];
        all += end - first;
        if (place != 0 && first < games[place - 1].second) {
            return false;
        }
        if (place != 0 && first == games[place - 1].second) {
            parts.back()["games"] = parts.back()["games"].get<std::uint64_t>() + (end - first);
        } else {
            parts.push_back({{"first", first}, {"games", end - first}});
        }
    }
    plan["first"] = games.front().first;
    plan["games"] = all;
    plan.erase("parts");
    if (parts.size() > 1) {
        plan["parts"] = parts; // games between them are missing
    }
    return true;
}

/// Adds the games of `its` to those of `plan`; false if some are in both.
bool joinGames(Json& plan, const Json& its)
{
    std::vector<Games> games = gamesOf(plan);
    const std::vector<Games> more = gamesOf(its);
    games.insert(games.end(), more.begin(), more.end());
    std::sort(games.begin(), games.end());
    return setGames(plan, games);
}

/// Whether both are parts of one match: everything but the games is the same.
bool isSameMatch(Json one, Json other)
{
    for (Json* plan : {&one, &other}) {
        for (const char* const games : {"first", "games", "parts"}) {
            plan->erase(games);
        }
    }
    return one == other;
}

} // namespace

Outcome runMatch(const MatchOptions& options)
{
    if (static_cast<int>(options.players.size()) > options.seats) {
        return failure(kMalformed, "more players are named than --players seats: " + std::to_string(options.seats));
    }
    auto reading = readSeats(options);
    if (auto* outcome = std::get_if<Outcome>(&reading)) {
        return std::move(*outcome);
    }
    MatchPlan plan;
    plan.seats = std::move(std::get<std::vector<MatchPlayer>>(reading));
    if (!options.test.empty() && !readTest(options.test, plan.test)) {
        return failure(kMalformed, "--test: found \"" + options.test +
                                       "\"; expected two shares of wins between 0 and 1, the lower first: 0.25,0.30");
    }
    plan.seed = options.seed;
    plan.first = options.first;
    plan.games = options.games;
    plan.threads = options.threads;
    plan.records = options.records;
    plan.pointsHidden = options.pointsHidden;
    std::error_code error;
    if (!plan.records.empty() && !std::filesystem::is_directory(pathOf(plan.records), error)) {
        return failure(kMalformed, "--records: \"" + options.records + "\" is not there; expected a folder");
    }
    if (auto outcome = greetPrograms(plan)) {
        return std::move(*outcome);
    }
    Json names = Json::array();
    for (const MatchPlayer& player : plan.seats) {
        names.push_back(player.name);
    }
    Json said = {{"seats", names}, {"points_hidden", plan.pointsHidden}, {"seed", plan.seed}};
    if (!options.test.empty()) {
        said["test"] = {plan.test.low, plan.test.high};
    }
    const MatchSums sums = playMatch(plan);
    if (sums.played.empty()) {
        return failure(kMalformed, sums.error);
    }
    setGames(said, sums.played);
    return report(said, sums, options.asTable);
}

Outcome runMatchMerge(const std::vector<std::string>& files, bool asTable)
{
    MatchSums all;
    Json plan;
    for (const std::string& name : files) {
        const Input file = readInput(name);
        if (!file.error.empty()) {
            return failure(kMalformed, file.error);
        }
        try {
            const Json part = Json::parse(file.text);
            if (part.at("format") != kMatchFormat || part.at("version") != kMatchVersion) {
                return failure(kMalformed, fileLabel(name) + kNotAMatch);
            }
            const Json& its = part.at("plan");
            if (!isPlan(its)) {
                return failure(kMalformed, fileLabel(name) + kNotAMatch);
            }
            if (plan.is_null()) {
                plan = its;
            } else if (!isSameMatch(plan, its)) {
                return failure(kMalformed,
                               fileLabel(name) + ": a part of another match (other players, points, seed or test)");
            } else if (!joinGames(plan, its)) {
                return failure(kMalformed, fileLabel(name) + ": games of it are in a part named before it");
            }
            const MatchSums sums = matchSums(part);
            all.add(sums);
            const auto first = all.players.find(plan.at("seats").at(0).get<std::string>());
            all.accepted = files.size() == 1 || first == all.players.end() ? sums.accepted
                                                                           : acceptedShare(testOf(plan), first->second);
        } catch (const Json::exception&) {
            return failure(kMalformed, fileLabel(name) + kNotAMatch);
        }
    }
    try {
        return report(plan, all, asTable);
    } catch (const Json::exception&) { // sums that no match can have
        return failure(kMalformed, std::string("these parts") + kNotAMatch);
    }
}

} // namespace windrose::cli
