// SPDX-License-Identifier: GPL-3.0-or-later
// windrose_mixed_games [GAMES] [SEED] [THREADS]
// Plays games of random kinds of computer players with two to five seats. Some think for a time, some in two threads,
// and some are stopped at a random moment by another thread. Fails on an illegal order, on a decision that hangs, and
// when a thread is left over at the end.
#include "core/players/player_choice.h"
#include "core/text/order_text.h"

#include <charconv>
#include <cstdlib>
#include <filesystem>
#include <iostream>
#include <mutex>
#include <span>
#include <thread>

namespace
{

using namespace windrose;
using Clock = std::chrono::steady_clock;

/// A guard against hanging: on an idle machine every decision takes less than a thousandth of
/// this.
constexpr auto kHangLimit = std::chrono::minutes(15);
constexpr int kThreadCountChecks = 6000; // of a hundredth of a second each
constexpr int kSettledChecks = 50;       // of these, with the same number of threads
constexpr int kMaxMicrosecondsToStop = 1000;

/// A kind of player and its weight in the draw.
struct Kind {
    std::string_view name;
    std::uint32_t lots;
    bool isStopped = false; ///< it would think for hours without being stopped
};
constexpr std::array kKinds{
    Kind{"random", 16},
    Kind{"quick", 16},
    Kind{"heuristic", 4},
    Kind{"castaway", 1},
    Kind{"deckhand:trader", 1},
    Kind{"newcomer", 1},
    Kind{"newcomer:builder", 1},
    Kind{"newcomer:settler", 1},
    Kind{"planter", 1},
    Kind{"planter:shipper", 1},
    Kind{"planter:trader", 1},
    Kind{"merchant", 1},
    Kind{"merchant:builder", 1},
    Kind{"merchant:settler", 1},
    Kind{"shipmaster:4", 1},
    Kind{"shipmaster:trader:4", 1},
    Kind{"shipmaster:shipper:4,threads=2", 1},
    Kind{"viceroy:4", 1},
    Kind{"viceroy:builder:4,threads=2", 1},
    Kind{"viceroy:settler:1ms", 1},
    Kind{"search:1", 2},
    Kind{"search:4", 1},
    Kind{"search:4,threads=2", 2},
    Kind{"search:4,threads=3", 1},
    Kind{"search:2ms", 1},
    Kind{"search:8:net,threads=2", 2},
    Kind{"search:2ms:net", 1},
    Kind{"search:1ms,threads=2", 1},
    Kind{"search:3600s", 1, true},
    Kind{"search:3600s,threads=2", 1, true},
    Kind{"search:3600s:net", 1, true},
    Kind{"viceroy:trader:3600s,threads=2", 1, true},
};

const Kind& drawKind(Random& random)
{
    std::uint32_t all = 0;
    for (const Kind& kind : kKinds) {
        all += kind.lots;
    }
    std::uint32_t lot = random.below(all);
    std::size_t place = 0;
    while (lot >= kKinds[place].lots) {
        lot -= kKinds[place].lots;
        ++place;
    }
    return kKinds[place];
}

struct Seated {
    std::string_view name;
    bool isStopped = false;
    std::unique_ptr<Player> player;
};

/// Data shared by the workers.
struct Shared {
    std::atomic<std::uint64_t> nextGame{0};
    std::atomic<std::uint64_t> decisions{0};
    std::atomic<std::uint64_t> stopped{0};
    std::atomic<bool> failed{false};
    std::mutex printing;
};

/// The start of a worker's current decision, for the watching thread; 0 between decisions.
struct Watch {
    std::atomic<Clock::rep> since{0};
};

void fail(Shared& shared, const std::string& what)
{
    const std::scoped_lock lock(shared.printing);
    std::cout << "FAILED: " << what << std::endl;
    shared.failed = true;
}

/// Asks, and sets `stop` from another thread at a random moment: sometimes before it begins, mostly while it thinks.
Order decideStopped(Player& player, const Position& position, Random& random)
{
    std::atomic<bool> stop{random.below(8) == 0};
    const std::chrono::microseconds after(random.below(kMaxMicrosecondsToStop));
    const std::jthread other([&stop, after] {
        std::this_thread::sleep_for(after); // no promise: a random moment
        stop = true;
    });
    return player.decide(position, stop);
}

bool playDecision(Position& position, std::span<Seated> table, Random& random, Shared& shared)
{
    const std::atomic<bool> never{false};
    const Seated& mover = table[position.turn];
    Order order = Order::pass();
    if (mover.isStopped) {
        order = decideStopped(*mover.player, position, random);
        ++shared.stopped;
    } else {
        order = mover.player->decide(position, never);
    }
    if (check(position, order)) {
        fail(shared, std::string(mover.name) + " gives an order that is not legal: " + orderText(position, order));
        return false;
    }
    const PlayedOrder played = playOrder(position, order);
    for (const Seated& seat : table) {
        seat.player->played(played);
    }
    ++shared.decisions;
    return true;
}

void playGame(std::uint64_t seed, Shared& shared, Watch& watch)
{
    Random random{seed};
    const int players = kMinPlayers + static_cast<int>(random.below(kMaxPlayers - kMinPlayers + 1));
    std::vector<Seated> table;
    table.reserve(static_cast<std::size_t>(players));
    for (int seat = 0; seat < players; ++seat) {
        const Kind& kind = drawKind(random);
        const std::optional<PlayerChoice> choice = readPlayerChoice(kind.name);
        if (!choice) {
            fail(shared, "there is no player called " + std::string(kind.name));
            return;
        }
        table.push_back({kind.name, kind.isStopped, makePlayer(*choice, random.next())});
    }
    Position position = newGame(players, random.next());
    while (!position.isFinished() && !shared.failed) {
        watch.since = Clock::now().time_since_epoch().count(); // no promise: for the guard
        if (!playDecision(position, table, random, shared)) {
            return;
        }
        if (random.below(400) == 0) {
            table[random.below(static_cast<std::uint32_t>(players))].player->forget();
        }
    }
    watch.since = 0;
}

/// The number of threads of this program.
std::ptrdiff_t threadsNow()
{
    return std::distance(std::filesystem::directory_iterator("/proc/self/task"), {});
}

/// Waits until the number of threads satisfies `isExpected`, at most a minute, and returns that number. One that has
/// been joined can be listed a moment longer.
template <typename Expectation>
std::ptrdiff_t threadsWhen(Expectation isExpected)
{
    std::ptrdiff_t threads = threadsNow();
    for (int look = 0; look < kThreadCountChecks && !isExpected(threads); ++look) {
        std::this_thread::sleep_for(std::chrono::milliseconds(10)); // no promise: looks again
        threads = threadsNow();
    }
    return threads;
}

/// The number of threads after it has been the same for a while.
std::ptrdiff_t settledThreads()
{
    std::ptrdiff_t last = 0;
    int same = 0;
    return threadsWhen([&](std::ptrdiff_t threads) {
        same = threads == last ? same + 1 : 0;
        last = threads;
        return same == kSettledChecks;
    });
}

/// Waits for the workers, and ends the program when one of them hangs, because it could not be joined.
void watchOver(const std::vector<Watch>& watches, const std::atomic<int>& working)
{
    while (working != 0) {
        std::this_thread::sleep_for(std::chrono::milliseconds(20)); // no promise: looks again
        for (const Watch& watch : watches) {
            const Clock::time_point since{Clock::duration(watch.since.load())};
            const bool isDeciding = since.time_since_epoch().count() != 0;
            if (isDeciding && Clock::now() - since > kHangLimit) { // no promise: the guard
                std::cout << "FAILED: a decision takes longer than " << kHangLimit.count() << " minutes" << std::endl;
                std::_Exit(1);
            }
        }
    }
}

} // namespace

int main(int argc, char** argv)
{
    std::array<std::uint64_t, 3> numbers{40, 1, 2};
    const std::span<char*> arguments(argv, static_cast<std::size_t>(argc));
    for (std::size_t place = 1; place < arguments.size() && place <= numbers.size(); ++place) {
        const std::string_view text = arguments[place];
        std::from_chars(text.data(), text.data() + text.size(), numbers[place - 1]);
    }
    const auto [games, seed, threads] = numbers;
    const Clock::time_point begun = Clock::now(); // no promise: for the report
    std::jthread([] {}).join();                   // a sanitizer starts its own thread together with the first one
    const std::ptrdiff_t threadsBefore = settledThreads();
    Shared shared;
    std::vector<Watch> watches(threads);
    std::atomic<int> working{static_cast<int>(threads)};
    {
        std::vector<std::jthread> workers;
        workers.reserve(threads);
        for (std::uint64_t worker = 0; worker < threads; ++worker) {
            workers.emplace_back([&, worker, last = games, first = seed] {
                for (std::uint64_t game = shared.nextGame++; game < last && !shared.failed; game = shared.nextGame++) {
                    playGame(first * 1'000'003 + game, shared, watches[worker]);
                }
                --working;
            });
        }
        watchOver(watches, working);
    }
    const auto isBack = [threadsBefore](std::ptrdiff_t now) { return now <= threadsBefore; };
    if (const std::ptrdiff_t threadsAfter = threadsWhen(isBack); !isBack(threadsAfter)) {
        fail(shared, std::to_string(threadsAfter - threadsBefore) + " threads are left over");
    }
    const auto took = std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - begun); // no promise
    std::cout << games << " mixed games, " << shared.decisions << " decisions, " << shared.stopped
              << " of them told to stop, in " << took.count() << " ms" << std::endl;
    return shared.failed ? 1 : 0;
}
