// SPDX-License-Identifier: GPL-3.0-or-later
// The current speed of this machine: the time for a fixed workload that is similar to a game (unpredictable branches,
// small tables, mixed words) but uses only the standard library. Other load on the machine or its host slows both
// equally. limits.py scales the speed of games by it.
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
