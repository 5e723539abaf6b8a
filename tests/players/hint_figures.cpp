// SPDX-License-Identifier: GPL-3.0-or-later
// windrose_hint_figures [GAMES] [SEED] [THREADS] [PLAYOUTS] [MILLISECONDS] [FILE]
// With MILLISECONDS, each hint thinks for that long, as in the window, and only the buildings that hints name are
// measured; these figures depend on the computer and differ from run to run. With FILE, only the chances are measured.
// Each is written to a line of FILE for calibration.py: the game, the number of players, the round, the seat, then its
// chance, its chance without the correction (calibrated_chances.h) and the share that it won, all three of kCertain.
//
// Plays games of mixed levels with two to five seats and prints each figure of the hints beside its limit: whether
// "makes it possible to build" names what the search then builds, how often two orders get the same sentence, how often
// only an estimate is given, how often the best order is compared with the second one, whether the buildings that only
// one of them is said to allow depend on the order, and how honest the chances are, in all, early, and for each seat of
// a game of four. Every third game is reviewed like the course of a game: whether the buildings that explain its
// mistakes are those that a search with another seed builds.
#include "core/players/advice.h"
#include "core/players/candidates.h"
#include "core/players/hint_memory.h"
#include "core/players/in_threads.h"
#include "core/players/player_choice.h"
#include "core/players/review.h"
#include "core/rules/scoring.h"

#include <charconv>
#include <cmath>
#include <cstdlib>
#include <fstream>
#include <iomanip>
#include <iostream>
#include <mutex>
#include <span>
#include <sstream>
#include <string>

namespace
{

using namespace windrose;

/// The players of the games. Viceroys get fewer playouts than at the table, so that the games take minutes.
constexpr std::array<std::string_view, 7> kPlayers{"castaway", "deckhand",   "newcomer",  "planter",
                                                   "merchant", "shipmaster", "viceroy:60"};
constexpr std::uint32_t kOneHintIn = 24;   // decisions with a choice
constexpr std::uint32_t kOneChanceIn = 12; // decisions with a choice
constexpr std::uint64_t kOneReviewIn = 3;  // games
constexpr int kEarlyRounds = 2;

/// A share, and how many there were in all.
struct Count {
    int all = 0;
    int some = 0;

    void add(bool isOne)
    {
        ++all;
        some += isOne ? 1 : 0;
    }
    void add(const Count& other)
    {
        all += other.all;
        some += other.some;
    }
};

/// Estimated chances and actual results.
class Calibration
{
public:
    void add(double said, double won)
    {
        Bin& bin = m_bins[static_cast<std::size_t>(std::min(kBins - 1.0, said * kBins))];
        bin.said += said;
        bin.won += won;
        ++bin.count;
    }
    void add(const Calibration& other)
    {
        for (std::size_t bin = 0; bin < m_bins.size(); ++bin) {
            m_bins[bin].said += other.m_bins[bin].said;
            m_bins[bin].won += other.m_bins[bin].won;
            m_bins[bin].count += other.m_bins[bin].count;
        }
    }
    /// The expected calibration error.
    double error() const
    {
        double sum = 0;
        for (const Bin& bin : m_bins) {
            sum += std::abs(bin.said - bin.won);
        }
        return sum / std::max(1, count());
    }
    int count() const
    {
        int count = 0;
        for (const Bin& bin : m_bins) {
            count += bin.count;
        }
        return count;
    }
    /// The mean of what was said and of what came of it.
    std::pair<double, double> means() const
    {
        Bin all;
        for (const Bin& bin : m_bins) {
            all.said += bin.said;
            all.won += bin.won;
        }
        return {all.said / std::max(1, count()), all.won / std::max(1, count())};
    }

private:
    static constexpr int kBins = 10;
    struct Bin {
        double said = 0;
        double won = 0;
        int count = 0;
    };
    std::array<Bin, kBins> m_bins;
};

struct Figures {
    Count built;       ///< "makes it possible to build": names what the search builds
    Count soon;        ///< "should make it possible to build": names what the search builds then
    Count same;        ///< best and second get the same sentence
    Count estimates;   ///< only an estimate is given
    Count courseBuilt; ///< the same of a review's mistakes: "makes it possible to build"
    Count courseSoon;  ///< "should make it possible to build"
    Count compared;    ///< the best order is compared with the second one
    Count possible;    ///< a building that only one of two orders is said to allow can be built with the other, too
    Calibration all;
    Calibration early;
    std::array<Calibration, 4> seats;      ///< in games of four
    std::array<Calibration, 4> earlySeats; ///< in games of four

    void add(const Figures& other)
    {
        built.add(other.built);
        soon.add(other.soon);
        same.add(other.same);
        estimates.add(other.estimates);
        courseBuilt.add(other.courseBuilt);
        courseSoon.add(other.courseSoon);
        compared.add(other.compared);
        possible.add(other.possible);
        all.add(other.all);
        early.add(other.early);
        for (std::size_t seat = 0; seat < seats.size(); ++seat) {
            seats[seat].add(other.seats[seat]);
            earlySeats[seat].add(other.earlySeats[seat]);
        }
    }
};

/// Chances said at a moment of a game.
struct Said {
    Shares chances{};
    Shares searched{};
    int round = 0;

    bool isEarly() const { return round <= kEarlyRounds; }
};

const std::atomic<bool> kNever{false};

/// Whether a hint after the order, given as the window gives it, advises the building that the hint before it named.
bool namesWhatIsAdvised(const Position& position, const AdvisedOrder& order, AdviceOptions options,
                        const HintMemory& memory)
{
    Position after = position;
    apply(after, order.order);
    options.hintedBuilding = memory.of(after);
    const Order next = advise(after, options, kNever).front().order;
    return next.kind == OrderKind::Build && next.piece == order.reason.piece;
}

/// Whether a hint advises the building that `order` is said to make possible soon, after everybody has played the
/// expected orders up to that decision.
bool namesWhatIsAdvisedSoon(const Position& position, const AdvisedOrder& order, int piece,
                            const AdviceOptions& options)
{
    Position then = position;
    for (const Order& next : order.line) {
        if (check(then, next)) {
            return false;
        }
        if (then.turn == position.turn && next.kind == OrderKind::Build && next.piece == piece) {
            const Order found = advise(then, options, kNever).front().order;
            return found.kind == OrderKind::Build && found.piece == piece;
        }
        apply(then, next);
    }
    return false;
}

/// Hints that time limits, as in the window: which building they name.
void measureTimedHint(const Position& position, int milliseconds, Figures& figures)
{
    if (check(position, Order::chooseRole(Role::Builder))) {
        return;
    }
    const AdviceOptions options{.budget = {.simulations = {}, .time = std::chrono::milliseconds(milliseconds)}};
    const std::vector<AdvisedOrder> advised = advise(position, options, kNever);
    HintMemory memory;
    memory.remember(position, advised);
    for (const AdvisedOrder& order : advised) {
        if (order.reason.kind == ReasonKind::CanBuild) {
            figures.built.add(namesWhatIsAdvised(position, order, options, memory));
        }
        for (const OrderReason& reason : {order.reason, order.difference}) {
            if (reason.kind == ReasonKind::BuildsSoon) {
                figures.soon.add(namesWhatIsAdvisedSoon(position, order, reason.piece, options));
            }
        }
    }
}

/// Whether a seat can ever build something when it is asked to in a line.
bool canBuildIn(const Position& position, std::span<const Order> line, int seat, int building)
{
    const std::vector<Position> positions = positionsAlong(position, line);
    return std::any_of(positions.begin(), positions.end(), [&](const Position& then) {
        return then.turn == seat && then.decision == Decision::Build &&
               !check(then, Order::build(static_cast<Building>(building)));
    });
}

/// Whether a sentence compares an order with another one.
bool isComparison(ReasonKind kind)
{
    return kind >= ReasonKind::EarnsMore && kind <= ReasonKind::ComesToSame;
}

void measureComparisons(const Position& position, std::span<const AdvisedOrder> advised, Figures& figures)
{
    const AdvisedOrder& best = advised.front();
    figures.compared.add(isComparison(best.reason.kind) || isComparison(best.difference.kind));
    for (const AdvisedOrder& order : advised) {
        const std::vector<Order>& other = &order == &best ? advised[1].line : best.line;
        for (const OrderReason& reason : {order.reason, order.difference}) {
            if (reason.kind == ReasonKind::BuildsSoon) {
                figures.possible.add(canBuildIn(position, other, position.turn, reason.piece));
            } else if (reason.kind == ReasonKind::RivalBuilds) {
                figures.possible.add(canBuildIn(position, order.line, reason.seat, reason.piece));
            }
        }
    }
}

void measureHint(const Position& position, int playouts, Figures& figures)
{
    const AdviceOptions options{.budget = {.simulations = playouts, .time = {}}};
    const std::vector<AdvisedOrder> advised = advise(position, options, kNever);
    HintMemory memory;
    memory.remember(position, advised);
    if (advised.size() > 1) {
        figures.same.add(saysTheSame(advised[0].reason, advised[1].reason));
        measureComparisons(position, advised, figures);
    }
    for (const AdvisedOrder& order : advised) {
        figures.estimates.add(order.reason.kind == ReasonKind::Estimates ||
                              order.reason.kind == ReasonKind::OwnEstimate);
        if (order.reason.kind == ReasonKind::CanBuild) {
            figures.built.add(namesWhatIsAdvised(position, order, options, memory));
        }
    }
}

/// Whether a search of the decision of a seat to build something along a line builds `piece`. Nothing if the seat does
/// not build it there.
std::optional<bool> searchBuilds(const Position& position, std::span<const Order> line, int piece, int playouts)
{
    constexpr std::uint64_t kOtherSeed = 17;
    const std::vector<Position> positions = positionsAlong(position, line);
    for (std::size_t number = 0; number < line.size(); ++number) {
        const Position& then = positions[number];
        const auto builds = [piece](Order order) { return order.kind == OrderKind::Build && order.piece == piece; };
        if (then.turn == position.turn && builds(line[number])) {
            const std::vector<SearchedOrder> found = judge(then, playouts, kOtherSeed, kNever).orders;
            return found.empty() || builds(found.front().order);
        }
    }
    return {};
}

/// Reviews a finished game.
void measureReview(std::span<const Position> positions, std::span<const Order> orders, Figures& figures)
{
    std::vector<MomentJudgment> judgments;
    for (std::size_t moment = 0; moment < positions.size(); ++moment) {
        const bool hasOrder = moment < orders.size();
        judgments.push_back(
            judgeMoment(positions[moment], hasOrder ? std::optional(orders[moment]) : std::nullopt, kNever));
    }
    const ReviewDepth depth;
    for (const SeatSheet& sheet : findingsOf(positions, orders, judgments, kNever, depth).sheets) {
        for (const TurningPoint& mistake : sheet.mistakes) {
            for (const OrderReason& reason : {mistake.reason, mistake.difference}) {
                const bool isSoon = reason.kind == ReasonKind::BuildsSoon;
                if (isSoon || reason.kind == ReasonKind::CanBuild) {
                    const auto builds = searchBuilds(positions[static_cast<std::size_t>(mistake.moment)],
                                                     mistake.lineBetter, reason.piece, depth.playouts);
                    (isSoon ? figures.courseSoon : figures.courseBuilt).add(builds.value_or(false));
                }
            }
        }
    }
}

void addResults(const Position& end, std::span<const Said> said, Figures& figures)
{
    Shares won = winChances(end, Weights{});
    for (const Said& moment : said) {
        for (std::size_t seat = 0; seat < end.players; ++seat) {
            const double chance = static_cast<double>(moment.chances[seat]) / kCertain;
            const double result = static_cast<double>(won[seat]) / kCertain;
            figures.all.add(chance, result);
            if (moment.isEarly()) {
                figures.early.add(chance, result);
            }
            if (end.players == 4) {
                figures.seats[seat].add(chance, result);
                if (moment.isEarly()) {
                    figures.earlySeats[seat].add(chance, result);
                }
            }
        }
    }
}

/// What is measured.
struct Task {
    int playouts = 300;
    int milliseconds = 0;            ///< if not 0, only hints that have this time
    std::ostream* chances = nullptr; ///< if not null, only chances, and they are written here
};

Figures playGame(int players, std::uint64_t seed, const Task& task, std::ostream& lines)
{
    Random random{seed};
    std::vector<std::unique_ptr<Player>> table;
    for (int seat = 0; seat < players; ++seat) {
        const auto kind = random.below(static_cast<std::uint32_t>(kPlayers.size()));
        table.push_back(makePlayer(*readPlayerChoice(kPlayers[kind]), random.next()));
    }
    Figures figures;
    std::vector<Said> said;
    std::vector<Position> positions;
    std::vector<Order> given;
    Position position = newGame(players, random.next());
    const bool isTimed = task.milliseconds > 0;
    while (!position.isFinished()) {
        OrderList orders;
        candidateOrders(position, orders);
        if (task.chances == nullptr && orders.size() > 1 && random.below(isTimed ? kOneHintIn / 4 : kOneHintIn) == 0) {
            if (isTimed) {
                measureTimedHint(position, task.milliseconds, figures);
            } else {
                measureHint(position, task.playouts, figures);
            }
        }
        const bool isEarly = position.round <= kEarlyRounds;
        if (!isTimed && orders.size() > 1 && random.below(isEarly ? kOneChanceIn / 4 : kOneChanceIn) == 0) {
            const Judgment judgment = judge(position, task.playouts, random.next(), kNever);
            said.push_back({judgment.chances, judgment.searched, static_cast<int>(position.round)});
        }
        positions.push_back(position);
        given.push_back(table[position.turn]->decide(position, kNever));
        const PlayedOrder played = playOrder(position, given.back());
        for (const auto& player : table) {
            player->played(played);
        }
    }
    positions.push_back(position);
    if (!isTimed && task.chances == nullptr && seed % kOneReviewIn == 0) {
        measureReview(positions, given, figures);
    }
    addResults(position, said, figures);
    const Shares won = winChances(position, Weights{});
    for (const Said& moment : said) {
        for (std::size_t seat = 0; seat < position.players; ++seat) {
            lines << seed << ' ' << static_cast<int>(position.players) << ' ' << moment.round << ' ' << seat + 1 << ' '
                  << moment.chances[seat] << ' ' << moment.searched[seat] << ' ' << won[seat] << '\n';
        }
    }
    return figures;
}

void printShare(std::string_view title, const Count& count, double limit, bool isLeast)
{
    const double share = static_cast<double>(count.some) / std::max(1, count.all);
    const bool holds = isLeast ? share >= limit : share < limit;
    std::cout << (holds ? "ok   " : "MISS ") << std::left << std::setw(52) << title << std::right << std::setw(6)
              << std::fixed << std::setprecision(1) << 100 * share << " % of " << count.all
              << " (limit: " << (isLeast ? "at least " : "below ") << 100 * limit << " %)\n";
}

void printError(const std::string& title, const Calibration& calibration)
{
    constexpr double kLimit = 0.02;
    const auto [said, won] = calibration.means();
    std::cout << (calibration.error() <= kLimit ? "ok   " : "MISS ") << std::left << std::setw(52) << title
              << std::right << std::setw(6) << std::fixed << std::setprecision(1) << 100 * calibration.error()
              << " % of " << calibration.count() << " (limit: " << 100 * kLimit << " %; said " << 100 * said
              << " %, won " << 100 * won << " %)\n";
}

void print(const Figures& figures, bool isTimed)
{
    printShare("names the building that the search then builds", figures.built, 0.9, true);
    if (isTimed) {
        printShare("names one for soon that the search then builds", figures.soon, 0, true);
        return;
    }
    printShare("the best and the second order get the same sentence", figures.same, 0.02, false);
    printShare("only an estimate of points is given", figures.estimates, 0.01, false);
    printShare("the course names the building that a search builds", figures.courseBuilt, 0.9, true);
    printShare("the course names one for soon that a search builds", figures.courseSoon, 0, true);
    printShare("the best order is compared with the second one", figures.compared, 0.6, true);
    printShare("a building said to depend on the order does not", figures.possible, 0.01, false);
    printError("calibration error, all", figures.all);
    printError("calibration error, rounds 1 and 2", figures.early);
    for (std::size_t seat = 0; seat < figures.seats.size(); ++seat) {
        const std::string number = std::to_string(seat + 1);
        printError("calibration error, seat " + number + " of 4", figures.seats[seat]);
        printError("calibration error, seat " + number + " of 4, rounds 1 and 2", figures.earlySeats[seat]);
    }
}

} // namespace

int main(int argc, char** argv)
{
    std::array<int, 5> numbers{60, 1, 1, 300, 0};
    const std::span<char*> arguments(argv, static_cast<std::size_t>(argc));
    for (std::size_t place = 1; place < arguments.size() && place <= numbers.size(); ++place) {
        const std::string_view text = arguments[place];
        std::from_chars(text.data(), text.data() + text.size(), numbers[place - 1]);
    }
    const auto [games, seed, threads, playouts, milliseconds] = numbers;
    std::ofstream file;
    if (arguments.size() > numbers.size() + 1) {
        file.open(arguments[numbers.size() + 1]);
    }
    const Task task{playouts, milliseconds, file.is_open() ? &file : nullptr};
    Figures all;
    std::mutex adding;
    std::atomic<int> nextGame{0};
    inThreads(threads, [&, last = games, first = seed](int) {
        for (int game = nextGame++; game < last; game = nextGame++) {
            const int players = game % 2 == 0 ? 4 : kMinPlayers + game / 2 % (kMaxPlayers - kMinPlayers + 1);
            const auto number = static_cast<std::uint64_t>(first) * 1'000'003 + static_cast<std::uint64_t>(game);
            std::ostringstream lines;
            const Figures figures = playGame(players, number, task, lines);
            const std::scoped_lock lock(adding);
            all.add(figures);
            if (task.chances != nullptr) {
                *task.chances << lines.str() << std::flush;
            }
        }
    });
    print(all, milliseconds > 0);
    return EXIT_SUCCESS;
}
