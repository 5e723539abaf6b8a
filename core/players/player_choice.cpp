// SPDX-License-Identifier: GPL-3.0-or-later
#include "player_choice.h"

#include "heuristic_player.h"
#include "quick_policy.h"
#include "random_player.h"
#include "search_player.h"

#include <algorithm>
#include <charconv>

namespace windrose
{

namespace
{

constexpr int kMaxNumberInText = 1'000'000'000;
constexpr std::string_view kThreads = "threads=";
/// The word for each of `Playouts`; truncated playouts have none.
constexpr std::array<std::string_view, 3> kPlayouts{"", "full", "net"};
/// The words of the kinds without levels, in the order of `PlayerChoice::Kind`.
constexpr std::array<std::string_view, 4> kKinds{"random", "quick", "heuristic", "search"};

class RandomPlayer final : public Player
{
public:
    explicit RandomPlayer(std::uint64_t seed) : m_random{seed} {}
    Order decide(const Position& position, const std::atomic<bool>& /*stop*/) override
    {
        return randomOrder(position, m_random);
    }

private:
    Random m_random;
};

class QuickPlayer final : public Player
{
public:
    Order decide(const Position& position, const std::atomic<bool>& /*stop*/) override
    {
        return quickOrder(position, Weights{});
    }
};

class HeuristicPlayer final : public Player
{
public:
    explicit HeuristicPlayer(std::uint64_t seed) : m_random{seed} {}
    Order decide(const Position& position, const std::atomic<bool>& /*stop*/) override
    {
        return heuristicOrder(position, m_view, m_random.next());
    }
    void setPointsHidden(bool hidden) override { m_view.pointsHidden = hidden; }

private:
    Random m_random;
    HeuristicView m_view;
};

std::optional<int> readNumber(std::string_view text, int most)
{
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool isWhole = error == std::errc() && end == text.data() + text.size();
    return isWhole && number >= 1 && number <= most ? std::optional(number) : std::nullopt;
}

/// `300`, `250ms` or `2s`.
std::optional<SearchBudget> readBudget(std::string_view text)
{
    SearchBudget budget;
    const bool inMilliseconds = text.ends_with("ms");
    const bool inSeconds = !inMilliseconds && text.ends_with('s');
    text.remove_suffix(inMilliseconds ? 2 : inSeconds ? 1 : 0);
    const std::optional<int> number = readNumber(text, inSeconds ? kMaxNumberInText / 1000 : kMaxNumberInText);
    if (!number) {
        return std::nullopt;
    }
    if (inMilliseconds || inSeconds) {
        budget.time = std::chrono::milliseconds(*number * (inSeconds ? 1000 : 1));
    } else {
        budget.simulations = *number;
    }
    return budget;
}

template <std::size_t Count>
std::optional<int> indexOf(const std::array<std::string_view, Count>& ids, std::string_view id)
{
    const auto found = std::find(ids.begin(), ids.end(), id);
    return found == ids.end() ? std::nullopt : std::optional(static_cast<int>(found - ids.begin()));
}

std::string budgetText(const SearchBudget& budget)
{
    if (budget.simulations) {
        return ':' + std::to_string(*budget.simulations);
    }
    if (!budget.time) {
        return {};
    }
    const auto milliseconds = budget.time->count();
    const bool inSeconds = milliseconds % 1000 == 0;
    return ':' + std::to_string(inSeconds ? milliseconds / 1000 : milliseconds) + (inSeconds ? "s" : "ms");
}

/// Removes the text up to and including the first `mark` and returns the text before the mark.
std::string_view takeUntil(std::string_view& text, char mark)
{
    const std::string_view part = text.substr(0, text.find(mark));
    text.remove_prefix(std::min(part.size() + 1, text.size()));
    return part;
}

/// Reads the word before the first colon.
bool readKind(std::string_view word, PlayerChoice& choice)
{
    if (const auto kind = indexOf(kKinds, word)) {
        choice.kind = static_cast<PlayerChoice::Kind>(*kind);
        return true;
    }
    const auto level = indexOf(kLevelIds, word);
    choice.kind = PlayerChoice::Kind::Level;
    choice.level = static_cast<Level>(level.value_or(0));
    return level.has_value();
}

/// Reads a word after a colon: a budget, a style, `full` or `net`.
bool readDetail(std::string_view word, PlayerChoice& choice)
{
    if (const auto budget = readBudget(word)) {
        choice.budget = *budget;
        return choice.kind >= PlayerChoice::Kind::Search;
    }
    if (const auto playouts = indexOf(kPlayouts, word); playouts && !word.empty()) {
        choice.playouts = static_cast<Playouts>(*playouts);
        return choice.kind == PlayerChoice::Kind::Search;
    }
    const auto style = indexOf(kStyleIds, word);
    choice.style = static_cast<Style>(style.value_or(0));
    return style && choice.kind == PlayerChoice::Kind::Level;
}

} // namespace

std::optional<PlayerChoice> readPlayerChoice(std::string_view text)
{
    PlayerChoice choice;
    std::string_view words = takeUntil(text, ',');
    if (!readKind(takeUntil(words, ':'), choice)) {
        return std::nullopt;
    }
    while (!words.empty()) {
        if (!readDetail(takeUntil(words, ':'), choice)) {
            return std::nullopt;
        }
    }
    if (!text.empty()) {
        const bool searches = choice.kind >= PlayerChoice::Kind::Search && text.starts_with(kThreads);
        const auto threads = searches ? readNumber(text.substr(kThreads.size()), kMaxThreads) : std::nullopt;
        if (!threads) {
            return std::nullopt;
        }
        choice.threads = *threads;
    }
    const bool isComplete =
        choice.kind != PlayerChoice::Kind::Search || choice.budget.time || choice.budget.simulations;
    return isComplete ? std::optional(choice) : std::nullopt;
}

std::string playerChoiceText(const PlayerChoice& choice)
{
    const bool isLevel = choice.kind == PlayerChoice::Kind::Level;
    std::string text(isLevel ? kLevelIds[static_cast<std::size_t>(choice.level)]
                             : kKinds[static_cast<std::size_t>(choice.kind)]);
    if (isLevel && choice.style != Style::Opportunist) {
        text += ':';
        text += kStyleIds[static_cast<std::size_t>(choice.style)];
    }
    text += budgetText(choice.budget);
    if (choice.playouts != Playouts::Truncated) {
        text += ':';
        text += kPlayouts[static_cast<std::size_t>(choice.playouts)];
    }
    if (choice.threads != 1) {
        text += ',';
        text += kThreads;
        text += std::to_string(choice.threads);
    }
    return text;
}

std::unique_ptr<Player> makePlayer(const PlayerChoice& choice, std::uint64_t seed)
{
    switch (choice.kind) {
    case PlayerChoice::Kind::Random:
        return std::make_unique<RandomPlayer>(seed);
    case PlayerChoice::Kind::Quick:
        return std::make_unique<QuickPlayer>();
    case PlayerChoice::Kind::Heuristic:
        return std::make_unique<HeuristicPlayer>(seed);
    case PlayerChoice::Kind::Search:
        return std::make_unique<SearchPlayer>(choice.playouts, seed, choice.budget, choice.threads);
    case PlayerChoice::Kind::Level:
        break;
    }
    return makeLevel(choice.level, choice.style, seed, choice.budget, choice.threads);
}

} // namespace windrose
