// SPDX-License-Identifier: GPL-3.0-or-later
#include "match.h"

#include <nlohmann/json.hpp>

#include <charconv>
#include <cmath>

namespace windrose::cli
{

namespace
{

using Json = nlohmann::ordered_json;

constexpr const char* kFormat = "windrose-match";
constexpr int kVersion = 1;
constexpr double kStandardDeviations = 1.959964; // of 95 %

double rounded(double number, double digits)
{
    return std::round(number * digits) / digits;
}

/// Wilson's interval for a share.
std::pair<double, double> interval(double share, double count)
{
    const double z = kStandardDeviations * kStandardDeviations;
    const double middle = (share + z / (2 * count)) / (1 + z / count);
    const double reach =
        kStandardDeviations / (1 + z / count) * std::sqrt(share * (1 - share) / count + z / (4 * count * count));
    return {middle - reach, middle + reach};
}

Json playerJson(const std::string& name, const PlayerSums& sums)
{
    const auto count = static_cast<double>(sums.games);
    const double share = static_cast<double>(sums.wins) / kWholeWin / count;
    const auto [low, high] = interval(share, count);
    const double points = static_cast<double>(sums.points) / count;
    const double spread = std::sqrt(std::max(0.0, static_cast<double>(sums.squares) / count - points * points));
    return {{"player", name},
            {"win_share", rounded(share, 1e4)},
            {"interval", {rounded(low, 1e4), rounded(high, 1e4)}},
            {"mean_place", rounded(static_cast<double>(sums.ranks) / 2 / count, 1e3)},
            {"mean_points", rounded(points, 1e2)},
            {"deviation_of_points", rounded(spread, 1e2)},
            {"milliseconds_per_decision", rounded(sums.seconds * 1e3 / static_cast<double>(sums.decisions), 1e4)},
            {"sums",
             {{"seats", sums.games},
              {"wins", sums.wins},
              {"places", sums.ranks},
              {"points", sums.points},
              {"squares", sums.squares},
              {"decisions", sums.decisions},
              {"seconds", rounded(sums.seconds, 1e6)}}}};
}

Outcome report(const Json& plan, const MatchSums& sums)
{
    Json out = {{"format", kFormat}, {"version", kVersion}, {"plan", plan}, {"games", sums.games}};
    const auto games = static_cast<double>(sums.games);
    out["mean_rounds"] = rounded(static_cast<double>(sums.rounds) / games, 1e2);
    out["mean_winner"] = rounded(static_cast<double>(sums.winnersPoints) / games, 1e2);
    Json ends = Json::object();
    for (std::size_t trigger = 0; trigger < sums.ends.size(); ++trigger) {
        ends[std::string(kEndTriggerIds[trigger + 1])] = sums.ends[trigger];
    }
    out["ends"] = ends;
    Json seats = Json::array();
    for (std::size_t seat = 0; seat < plan["seats"].size(); ++seat) {
        seats.push_back(rounded(static_cast<double>(sums.seatWins[seat]) / kWholeWin / games, 1e4));
    }
    out["win_share_of_seats"] = seats;
    out["stopped_early"] = sums.isDecided;
    out["sums"] = {{"rounds", sums.rounds}, {"winners_points", sums.winnersPoints}, {"seat_wins", sums.seatWins}};
    Json players = Json::array();
    for (const auto& [name, player] : sums.players) {
        players.push_back(playerJson(name, player));
    }
    out["players"] = players;
    return {0, out.dump(2) + "\n", {}};
}

/// `LOW,HIGH`, each between 0 and 1.
bool readTest(const std::string& text, MatchPlan& plan)
{
    const char* end = text.data() + text.size();
    const auto low = std::from_chars(text.data(), end, plan.low);
    if (low.ec != std::errc() || low.ptr == end || *low.ptr != ',') {
        return false;
    }
    const auto high = std::from_chars(low.ptr + 1, end, plan.high);
    return high.ec == std::errc() && high.ptr == end && plan.low > 0 && plan.low < plan.high && plan.high < 1;
}

MatchSums sumsFrom(const Json& part)
{
    MatchSums sums;
    sums.games = part.at("games");
    sums.isDecided = part.at("stopped_early");
    sums.rounds = part.at("sums").at("rounds");
    sums.winnersPoints = part.at("sums").at("winners_points");
    sums.seatWins = part.at("sums").at("seat_wins");
    for (std::size_t trigger = 0; trigger < sums.ends.size(); ++trigger) {
        sums.ends[trigger] = part.at("ends").at(std::string(kEndTriggerIds[trigger + 1]));
    }
    for (const Json& player : part.at("players")) {
        const Json& from = player.at("sums");
        sums.players[player.at("player").get<std::string>()] = {
            from.at("seats"),   from.at("wins"),      from.at("places"), from.at("points"),
            from.at("squares"), from.at("decisions"), from.at("seconds")};
    }
    return sums;
}

} // namespace

Outcome runMatch(const MatchWish& wish)
{
    MatchPlan plan;
    if (static_cast<int>(wish.players.size()) > wish.seats) {
        return failure(kMalformed, "more players are named than --players seats: " + std::to_string(wish.seats));
    }
    for (int seat = 0; seat < wish.seats; ++seat) {
        const auto place = std::min(static_cast<std::size_t>(seat), wish.players.size() - 1);
        const std::optional<PlayerChoice> choice = readPlayerChoice(wish.players[place]);
        if (!choice) {
            return failure(kMalformed, "no player is called \"" + wish.players[place] +
                                           "\"; expected random, quick, heuristic, search:300 (imagined games), "
                                           "search:250ms (time), the last two with ,threads=N if wanted");
        }
        plan.seats.push_back(wish.players[place]);
        plan.choices.push_back(*choice);
    }
    if (!wish.test.empty() && !readTest(wish.test, plan)) {
        return failure(kMalformed, "--test: found \"" + wish.test +
                                       "\"; expected two shares of wins between 0 and 1, the lower first: 0.25,0.30");
    }
    plan.seed = wish.seed;
    plan.first = wish.first;
    plan.games = wish.games;
    plan.threads = wish.threads;
    const Json said = {{"seats", plan.seats}, {"seed", plan.seed}, {"first", plan.first}, {"games", plan.games}};
    return report(said, playMatch(plan));
}

Outcome runMatchMerge(const std::vector<std::string>& files)
{
    MatchSums all;
    Json plan;
    for (const std::string& name : files) {
        const FileText file = readFile(name);
        if (!file.error.empty()) {
            return failure(kMalformed, file.error);
        }
        try {
            const Json part = Json::parse(file.text);
            if (part.at("format") != kFormat || part.at("version") != kVersion) {
                return failure(kMalformed, fileLabel(name) + ": not what `match` of this version prints");
            }
            const Json& its = part.at("plan");
            if (plan.is_null()) {
                plan = its;
            } else if (plan.at("seats") != its.at("seats") || plan.at("seed") != its.at("seed")) {
                return failure(kMalformed, fileLabel(name) + ": a part of another match (other players or seed)");
            } else {
                plan["first"] = std::min(plan.at("first").get<std::uint64_t>(), its.at("first").get<std::uint64_t>());
                plan["games"] = plan.at("games").get<std::uint64_t>() + its.at("games").get<std::uint64_t>();
            }
            all.add(sumsFrom(part));
        } catch (const Json::exception& error) {
            return failure(kMalformed, fileLabel(name) + ": " + error.what());
        }
    }
    return report(plan, all);
}

} // namespace windrose::cli
