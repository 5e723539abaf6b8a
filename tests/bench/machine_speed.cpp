// SPDX-License-Identifier: GPL-3.0-or-later
// How quick this machine is just now: how long a fixed piece of work takes that has nothing to do with the game, but is
// of its kind - branches nobody foresees, small tables, words mixed - made of the standard library alone. What else
// runs on the machine, or on the one it is a guest of, slows both alike. limits.py compares the speed of games with it.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <ctime>
#include <map>
#include <numeric>
#include <random>
#include <vector>

namespace
{

constexpr int kRounds = 60;
constexpr std::size_t kNumbers = 20000;

std::uint64_t work()
{
    std::mt19937_64 random(1);
    std::vector<std::uint32_t> numbers(kNumbers);
    std::map<std::uint32_t, std::uint64_t> sums;
    std::uint64_t result = 0;
    for (int round = 0; round < kRounds; ++round) {
        std::generate(numbers.begin(), numbers.end(), [&random] { return static_cast<std::uint32_t>(random()); });
        for (const std::uint32_t number : numbers) {
            sums[number % 499] += number;
        }
        std::sort(numbers.begin(), numbers.end());
        result = std::accumulate(numbers.begin(), numbers.end(), result, [](std::uint64_t sum, std::uint32_t number) {
            return (sum ^ number) * 0x9e3779b97f4a7c15U;
        });
    }
    for (const auto& [key, sum] : sums) {
        result ^= sum + key;
    }
    return result;
}

} // namespace

int main()
{
    const std::clock_t start = std::clock();
    const std::uint64_t result = work();
    const double seconds = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
    std::printf("{\"processor_seconds\": %.6f, \"result\": \"%016llx\"}\n", seconds,
                static_cast<unsigned long long>(result));
    return 0;
}
