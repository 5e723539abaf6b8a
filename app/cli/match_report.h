// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match_games.h"

#include <nlohmann/json.hpp>

namespace windrose::cli
{

using Json = nlohmann::ordered_json;

inline constexpr const char* kMatchFormat = "windrose-match";
inline constexpr int kMatchVersion = 1;

/// The result of a match as JSON: figures for people, and the sums behind them. `plan` describes the games.
Json matchJson(const Json& plan, const MatchSums& sums);

/// The sums from the output of `matchJson`; throws `Json::exception` if it is malformed.
MatchSums matchSums(const Json& match);

/// The output of `matchJson` as a table for people.
std::string matchTable(const Json& match);

} // namespace windrose::cli
