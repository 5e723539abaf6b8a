// SPDX-License-Identifier: GPL-3.0-or-later
#include "verdict.h"

#include <algorithm>

namespace windrose::puzzles
{

namespace
{

constexpr int kClearPoints = 2;
constexpr const char* kOpen = "the game may go on";
constexpr int kHope = utility(1, 0); // more than losing

bool isClearlyMore(int more, int less)
{
    return partsOf(more) > partsOf(less) ||
           (partsOf(more) == partsOf(less) && marginOf(more) >= marginOf(less) + kClearPoints);
}

std::optional<Verdict> clearBest(const std::vector<SolvedOrder>& solved, std::size_t seat)
{
    for (std::size_t count = 1; count < solved.size(); ++count) {
        int best = solved[0].bounds.high[seat];
        int next = solved[count].bounds.high[seat];
        for (std::size_t place = 0; place < solved.size(); ++place) {
            int& most = place < count ? best : next;
            most = std::max(most, solved[place].bounds.high[seat]);
        }
        const int value = solved[count - 1].bounds.low[seat];
        if (isClearlyMore(best, value)) {
            return std::nullopt;
        }
        if (isClearlyMore(value, next)) {
            Verdict verdict;
            verdict.value = value;
            verdict.next = next;
            for (std::size_t place = 0; place < count; ++place) {
                verdict.best.push_back(solved[place].order);
            }
            return verdict;
        }
    }
    return std::nullopt;
}

/// Orders that win for certain, where others leave the game open.
std::optional<Verdict> sureWin(const std::vector<SolvedOrder>& solved, std::size_t seat)
{
    Verdict verdict;
    verdict.proof = Proof::SureWin;
    for (const SolvedOrder& order : solved) {
        const int low = order.bounds.low[seat];
        if (partsOf(low) == kWholeWin) {
            verdict.value = verdict.best.empty() ? low : std::min(low, verdict.value);
            verdict.best.push_back(order.order);
        } else {
            verdict.next = verdict.next == 0 ? low : std::max(low, verdict.next);
        }
    }
    const bool isAny = !verdict.best.empty() && verdict.best.size() < solved.size();
    return isAny ? std::optional(verdict) : std::nullopt;
}

/// Orders that leave the game open, where all others lose for certain.
std::optional<Verdict> onlyHope(const std::vector<SolvedOrder>& solved, std::size_t seat)
{
    Verdict verdict;
    verdict.proof = Proof::OnlyHope;
    verdict.value = kHope;
    for (const SolvedOrder& order : solved) {
        const int high = order.bounds.high[seat];
        if (partsOf(high) != 0) {
            verdict.best.push_back(order.order);
        } else {
            verdict.next = verdict.next == 0 ? high : std::max(high, verdict.next);
        }
    }
    const bool isAny = !verdict.best.empty() && verdict.best.size() < solved.size();
    return isAny ? std::optional(verdict) : std::nullopt;
}

} // namespace

bool Verdict::isSolvedBy(Exact& exact, const Position& position, Order order) const
{
    if (std::find(best.begin(), best.end(), order) != best.end()) {
        return true;
    }
    const auto bounds = exact.solveAfter(position, order);
    return bounds && (proof == Proof::OnlyHope ? bounds->high : bounds->low)[position.turn] >= value;
}

std::optional<Verdict> verdictOn(Exact& exact, const Position& position)
{
    std::vector<SolvedOrder> solved = exact.solveOrders(position);
    if (solved.size() < 2) {
        return std::nullopt;
    }
    const auto seat = static_cast<std::size_t>(position.turn);
    std::stable_sort(solved.begin(), solved.end(), [seat](const SolvedOrder& one, const SolvedOrder& other) {
        return one.bounds.low[seat] > other.bounds.low[seat];
    });
    std::optional<Verdict> verdict = clearBest(solved, seat);
    if (!verdict) {
        verdict = sureWin(solved, seat);
    }
    if (!verdict) {
        verdict = onlyHope(solved, seat);
    }
    if (verdict) {
        verdict->orders = static_cast<int>(solved.size());
    }
    return verdict;
}

std::string utilityText(int utility)
{
    const int parts = partsOf(utility);
    const int margin = marginOf(utility);
    const auto points = [](int number) { return std::to_string(number) + (number == 1 ? " point" : " points"); };
    if (parts == kWholeWin) {
        return margin == 0 ? "wins by doubloons and barrels" : "wins by " + points(margin);
    }
    if (parts != 0) {
        return "shares the win";
    }
    return margin == 0 ? "loses by doubloons and barrels" : "loses by " + points(-margin);
}

std::string valueText(const Verdict& verdict)
{
    return verdict.proof == Proof::OnlyHope ? kOpen : utilityText(verdict.value);
}

std::string nextText(const Verdict& verdict)
{
    return verdict.proof == Proof::SureWin ? kOpen : utilityText(verdict.next);
}

} // namespace windrose::puzzles
