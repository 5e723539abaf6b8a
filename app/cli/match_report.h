// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match_games.h"

#include <nlohmann/json.hpp>

namespace windrose::cli
{

using Json = nlohmann::ordered_json;

inline constexpr const char* kMatchFormat = "windrose-match";
inline constexpr int kMatchVersion = 1;

/// What a match came to, for programs: figures for people, and the sums they were made of. `plan` is what was played.
Json matchJson(const Json& plan, const MatchSums& sums);

/// The sums out of what `matchJson` made; throws `Json::exception` when something is not as it should be.
MatchSums matchSums(const Json& match);

/// What `matchJson` made, as a table for people.
std::string matchTable(const Json& match);

} // namespace windrose::cli
