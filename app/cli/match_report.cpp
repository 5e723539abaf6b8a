// SPDX-License-Identifier: GPL-3.0-or-later
#include "match_report.h"

#include "core/text/words.h"
#include "input.h"

#include <algorithm>
#include <cmath>

namespace windrose::cli
{

namespace
{

constexpr double kStandardDeviations = 1.959964; // of the 95 % interval

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
    return {std::max(0.0, middle - reach), std::min(1.0, middle + reach)};
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
            {"failures", sums.failures},
            {"sums",
             {{"seats", sums.games},
              {"wins", sums.wins},
              {"places", sums.ranks},
              {"points", sums.points},
              {"squares", sums.squares},
              {"decisions", sums.decisions},
              {"failures", sums.failures},
              {"seconds", rounded(sums.seconds, 1e6)}}}};
}

} // namespace

Json matchJson(const Json& plan, const MatchSums& sums)
{
    Json out = {{"format", kMatchFormat}, {"version", kMatchVersion}, {"plan", plan}, {"games", sums.games}};
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
    out["stopped_early"] = sums.isStoppedEarly;
    if (sums.accepted) {
        out["accepted_share"] = *sums.accepted;
    }
    out["sums"] = {{"rounds", sums.rounds}, {"winners_points", sums.winnersPoints}, {"seat_wins", sums.seatWins}};
    Json players = Json::array();
    for (const auto& [name, player] : sums.players) {
        players.push_back(playerJson(name, player));
    }
    out["players"] = players;
    return out;
}

MatchSums matchSums(const Json& match)
{
    MatchSums sums;
    sums.games = match.at("games");
    sums.isStoppedEarly = match.at("stopped_early");
    if (match.contains("accepted_share")) {
        sums.accepted = match.at("accepted_share").get<double>();
    }
    sums.rounds = match.at("sums").at("rounds");
    sums.winnersPoints = match.at("sums").at("winners_points");
    sums.seatWins = match.at("sums").at("seat_wins");
    for (std::size_t trigger = 0; trigger < sums.ends.size(); ++trigger) {
        sums.ends[trigger] = match.at("ends").at(std::string(kEndTriggerIds[trigger + 1]));
    }
    for (const Json& player : match.at("players")) {
        const Json& from = player.at("sums");
        sums.players[player.at("player").get<std::string>()] = {from.at("seats"),
                                                                from.at("wins"),
                                                                from.at("places"),
                                                                from.at("points"),
                                                                from.at("squares"),
                                                                from.at("decisions"),
                                                                from.value("failures", std::uint64_t{0}),
                                                                from.at("seconds")};
    }
    return sums;
}

namespace
{

/// A table in columns, the first one left-aligned, the others right-aligned.
std::string inColumns(const std::vector<std::vector<std::string>>& rows)
{
    std::vector<std::size_t> widths;
    for (const auto& row : rows) {
        widths.resize(std::max(widths.size(), row.size()));
        for (std::size_t column = 0; column < row.size(); ++column) {
            widths[column] = std::max(widths[column], row[column].size());
        }
    }
    std::string text;
    for (const auto& row : rows) {
        for (std::size_t column = 0; column < row.size(); ++column) {
            const std::string room(widths[column] - row[column].size(), ' ');
            text += column == 0 ? row[column] + room : "  " + room + row[column];
        }
        text.erase(text.find_last_not_of(' ') + 1);
        text += "\n";
    }
    return text;
}

std::string percent(double share)
{
    return fixed(share * 100, 1) + " %";
}

} // namespace

std::string matchTable(const Json& match)
{
    std::vector<std::vector<std::string>> rows{
        {"player", "seats", "wins", "95 % from", "to", "place", "points", "+-", "ms/order", "failed"}};
    for (const Json& player : match.at("players")) {
        const Json& interval = player.at("interval");
        rows.push_back({printable(player.at("player").get<std::string>()),
                        std::to_string(player.at("sums").at("seats").get<std::uint64_t>()),
                        percent(player.at("win_share")), percent(interval.at(0)), percent(interval.at(1)),
                        fixed(player.at("mean_place"), 2), fixed(player.at("mean_points"), 1),
                        fixed(player.at("deviation_of_points"), 1), fixed(player.at("milliseconds_per_decision"), 2),
                        std::to_string(player.at("failures").get<std::uint64_t>())});
    }
    std::string text = inColumns(rows);
    std::string ended = match.at("stopped_early").get<bool>() ? ", stopped early" : "";
    if (match.contains("accepted_share")) {
        ended += (ended.empty() ? ", nearer to " : ": nearer to ") + percent(match.at("accepted_share"));
    }
    text += "\n" + std::to_string(match.at("games").get<std::uint64_t>()) + " games" + ended + "; rounds " +
            fixed(match.at("mean_rounds"), 2) + "; the winner's points " + fixed(match.at("mean_winner"), 1) +
            "\nended by";
    const auto games = match.at("games").get<double>();
    for (const auto& [trigger, count] : match.at("ends").items()) {
        text += " " + trigger + " " + percent(count.get<double>() / games) + ";";
    }
    text.back() = '\n';
    text += "wins by seat";
    for (const Json& share : match.at("win_share_of_seats")) {
        text += " " + percent(share);
    }
    return text + "\n";
}

} // namespace windrose::cli
