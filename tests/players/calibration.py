#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Says how honest the chances are that windrose_hint_figures wrote into files, and draws it.

    windrose_hint_figures 2000 5 2 150 0 chances.txt
    calibration.py chances.txt [--raw] [--fit] [--picture FILE.png]

For all chances, those of rounds 1 and 2 and of the last two rounds, those of games of two, three and five, and those of each
seat of a game of four, in all and in rounds 1 and 2, it prints the expected calibration error (ten bins of the chance; in
each the mean that was said against what was won), beside the error that honest chances would have in as many games: the mean
and the 95th percentile of 200 draws in which what each game adds to the differences gets a random sign. An error up to that
percentile is not distinguishable from luck.
--raw takes the chances without the correction of core/players/calibrated_chances.cpp. --fit fits the correction to the games
of each number of players, and prints the errors when each third of them is corrected by what is fitted to the other two; a
star marks what the program does. The picture shows what was won by
what was said, with two standard deviations of luck; rsvg-convert makes it.
"""
import argparse
import math
import random
import statistics
import subprocess
from collections import Counter, defaultdict
from pathlib import Path

BINS = 10
EARLY_ROUNDS = 2
LATE_ROUNDS = 2
CERTAIN = 4096    # `kCertain`, the certain chance
LIMIT = 2.0
FADES_UNTIL = 14   # as in calibrated_chances.cpp
FADING_ROUNDS = 5
POWERS = {2: 1.375, 3: 1.375, 4: 1.375, 5: 1.125}  # by number of players
WITH_FACTORS = (2, 3, 4)  # the numbers of players for which the seats have factors
DRAWS = 200


def read_games(paths, raw):
    """The games of the files: each a list of moments, (players, round, rounds that follow, chances, won), with percents by
    seat."""
    games = defaultdict(list)
    for path in paths:
        for line in Path(path).read_text(encoding="ascii").splitlines():
            game, players, round_, seat, said, searched, won = (int(word) for word in line.split())
            moments = games[(path, game)]
            if seat == 1:
                moments.append((players, round_, [], []))
            moments[-1][2].append(100 * (searched if raw else said) / CERTAIN)
            moments[-1][3].append(100 * won / CERTAIN)
    return [[(players, round_, moments[-1][1] - round_, chances, won) for players, round_, chances, won in moments]
            for _, moments in sorted(games.items())]


def groups():
    """The groups of chances that are measured: a name, and a function of players, round, rounds that follow, and seat."""
    yield "all", lambda players, round_, left, seat: True
    yield "rounds 1 and 2", lambda players, round_, left, seat: round_ <= EARLY_ROUNDS
    yield "last two rounds", lambda players, round_, left, seat: left < LATE_ROUNDS
    for wanted in (2, 3, 5):
        yield f"games of {wanted}", lambda players, round_, left, seat, wanted=wanted: players == wanted
        yield (f"games of {wanted}, last two rounds",
               lambda players, round_, left, seat, wanted=wanted: players == wanted and left < LATE_ROUNDS)
    for wanted in range(4):
        yield (f"seat {wanted + 1} of 4",
               lambda players, round_, left, seat, wanted=wanted: players == 4 and seat == wanted)
        yield (f"seat {wanted + 1} of 4, rounds 1 and 2",
               lambda players, round_, left, seat, wanted=wanted:
               players == 4 and seat == wanted and round_ <= EARLY_ROUNDS)


class Said:
    """The chances of a group in their bins: how many, the sums said and won, and what each game adds to won - said."""

    def __init__(self, games, belongs):
        self.counts = [0] * BINS
        self.said = [0.0] * BINS
        self.won = [0.0] * BINS
        self.added = []
        for moments in games:
            added = Counter()
            for players, round_, left, chances, won in moments:
                for seat, chance in enumerate(chances):
                    if belongs(players, round_, left, seat):
                        place = min(BINS - 1, int(chance * BINS / 100))
                        self.counts[place] += 1
                        self.said[place] += chance
                        self.won[place] += won[seat]
                        added[place] += won[seat] - chance
            if added:
                self.added.append(added)

    def total(self):
        return max(1, sum(self.counts))

    def error(self):
        return sum(abs(said - won) for said, won in zip(self.said, self.won)) / self.total()

    def lucky(self):
        """The differences in each bin for each draw, if all chances were honest."""
        means = [(won - said) / max(1, len(self.added)) for said, won in zip(self.said, self.won)]
        chance = random.Random(1)
        draws = []
        for _ in range(DRAWS):
            sums = [0.0] * BINS
            for added in self.added:
                sign = chance.choice((-1, 1))
                for place, difference in added.items():
                    sums[place] += sign * (difference - means[place])
            draws.append(sums)
        return draws


def quantile(numbers, share):
    return sorted(numbers)[min(len(numbers) - 1, int(share * len(numbers)))]


def print_errors(games):
    print(f"{'':<34}{'error':>8}{'by luck':>9}{'95 %':>7}{'said':>8}{'won':>8}{'chances':>9}{'games':>7}")
    for name, belongs in groups():
        said = Said(games, belongs)
        lucky = [sum(map(abs, sums)) / said.total() for sums in said.lucky()]
        error = said.error()
        verdict = "ok" if error <= LIMIT else "luck" if error <= quantile(lucky, 0.95) else "MISS"
        print(f"{verdict:<5}{name:<29}{error:7.1f} %{sum(lucky) / len(lucky):7.1f} %{quantile(lucky, 0.95):5.1f} %"
              f"{sum(said.said) / said.total():6.1f} %{sum(said.won) / said.total():6.1f} %"
              f"{said.total():9}{len(said.added):7}")


def corrected(round_, chances, power, seats):
    """The same as `calibratedChances`, for any power and factors of seats: those in the first round, and in later ones."""
    share = min(1, max(0, (FADES_UNTIL - round_) / FADING_ROUNDS))
    sharp = [chance ** power * factor for chance, factor in zip(chances, seats[0 if round_ == 1 else 1])]
    total = sum(sharp)
    if share == 0 or total == 0:
        return chances
    return [(1 - share) * chance + share * 100 * part / total for chance, part in zip(chances, sharp)]


def corrected_games(games, power, seats):
    return [[(players, round_, left, corrected(round_, chances, power, seats), won)
             for players, round_, left, chances, won in moments] for moments in games]


def likelihood(games):
    """The mean logarithm of the chance that was said of the winner."""
    logs = [part / 100 * math.log(max(0.01, chance) / 100) for moments in games
            for _, _, _, chances, won in moments for chance, part in zip(chances, won) if part]
    return sum(logs) / max(1, sum(len(moments) for moments in games))


def equal_seats(players):
    return [1.0] * players, [1.0] * players


def fitted_seats(games, players, power):
    """Factors with which the seats win as often as is said before the correction fades: those of four in the first round and
    in the others, those of other numbers of players in all of them."""
    seats = equal_seats(players)
    for _ in range(8):
        said, won = equal_seats(players), equal_seats(players)
        for moments in games:
            for _, round_, _, chances, results in moments:
                if round_ <= FADES_UNTIL - FADING_ROUNDS:
                    part = 0 if round_ == 1 and players == 4 else 1
                    for seat, chance in enumerate(corrected(round_, chances, power, seats)):
                        said[part][seat] += chance
                        won[part][seat] += results[seat]
        seats = tuple([factor * (most / least) ** 1.3 for factor, most, least in zip(*part)]
                      for part in zip(seats, won, said))
        seats = tuple([players * factor / sum(part) for factor in part] for part in seats)
        if players != 4:
            seats = (seats[1], seats[1])
    return seats


def print_fit(games, players):
    """Returns the games, corrected as the program does, but each third by what is fitted to the other two."""
    print(f"{len(games)} games of {players}: errors (all, rounds 1 and 2, last two rounds), the mean logarithm of the winner's chance,\n"
          f"and the factors of the seats in thousandths")
    thirds = [games[part::3] for part in range(3)]
    others = [[moments for other in thirds if other is not third for moments in other] for third in thirds]
    chosen = games
    for has_factors in (False, True):
        for power in (1.0, 1.125, 1.25, 1.375, 1.5):
            def seats_for(some):
                return fitted_seats(some, players, power) if has_factors else equal_seats(players)
            after = [moments for third, rest in zip(thirds, others)
                     for moments in corrected_games(third, power, seats_for(rest))]
            errors = " ".join(f"{Said(after, belongs).error():4.1f}" for _, belongs in list(groups())[:3])
            factors = "; ".join(", ".join(f"{1000 * factor:.0f}" for factor in part) for part in seats_for(games))
            is_chosen = power == POWERS[players] and has_factors == (players in WITH_FACTORS)
            print(f"{'*' if is_chosen else ' '} power {power:<8}{errors}  {likelihood(after):8.4f}   {factors}")
            chosen = after if is_chosen else chosen
    return chosen


SIZE = 220       # of a plot
MARGIN = 46
COLORS = ("#b0342c", "#2b7048", "#8a6110", "#5b4a92")


def plot(title, curves, left, top):
    """A square from 0 to 100 % with the curves, each a name, a color, and (said, won, spread) for each bin."""
    def place(said, won):
        return left + said * SIZE / 100, top + SIZE - won * SIZE / 100
    parts = [f'<rect x="{left}" y="{top}" width="{SIZE}" height="{SIZE}" fill="#ffffff" stroke="#8a8478"/>',
             f'<line x1="{left}" y1="{top + SIZE}" x2="{left + SIZE}" y2="{top}" stroke="#8a8478" stroke-dasharray="4 4"/>',
             f'<text x="{left}" y="{top - 8}" font-weight="bold">{title}</text>']
    for level in (0, 25, 50, 75, 100):
        x, y = place(level, level)
        parts.append(f'<text x="{x}" y="{top + SIZE + 15}" text-anchor="middle">{level}</text>')
        parts.append(f'<text x="{left - 6}" y="{y + 4}" text-anchor="end">{level}</text>')
    for number, (name, color, points) in enumerate(curves):
        path = " ".join("{:.1f},{:.1f}".format(*place(said, won)) for said, won, _ in points)
        parts.append(f'<polyline points="{path}" fill="none" stroke="{color}" stroke-width="2"/>')
        for said, won, spread in points:
            x, y = place(said, won)
            parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" fill="{color}"/>')
            tall = spread * SIZE / 100
            parts.append(f'<line x1="{x:.1f}" y1="{y - tall:.1f}" x2="{x:.1f}" y2="{y + tall:.1f}" stroke="{color}"/>')
        if name:
            parts.append(f'<text x="{left + 8}" y="{top + 18 + 15 * number}" fill="{color}">{name}</text>')
    return parts


def curve(games, belongs, color, name=""):
    """The points of the bins that are not nearly empty, with two standard deviations of luck."""
    fewest = 30
    said = Said(games, belongs)
    lucky = said.lucky()
    points = []
    for place, count in enumerate(said.counts):
        if count >= fewest:
            spread = 2 * statistics.pstdev(sums[place] / count for sums in lucky)
            points.append((said.said[place] / count, said.won[place] / count, spread))
    return name, color, points


def picture(games):
    named = dict(groups())
    ink = "#3a342a"
    plots = [("All", [curve(games, named["all"], ink)]),
             ("Rounds 1 and 2", [curve(games, named["rounds 1 and 2"], ink)]),
             ("Seats of four", [curve(games, named[f"seat {seat + 1} of 4"], COLORS[seat], f"seat {seat + 1}")
                                for seat in range(4)])]
    width = len(plots) * (SIZE + MARGIN) + 20
    height = SIZE + 2 * MARGIN
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}" '
             f'font-family="sans-serif" font-size="11" fill="{ink}">',
             f'<rect width="{width}" height="{height}" fill="#fbf5e6"/>']
    for number, (title, curves) in enumerate(plots):
        parts += plot(title, curves, MARGIN + number * (SIZE + MARGIN), MARGIN - 14)
    parts.append(f'<text x="{width / 2}" y="{height - 12}" text-anchor="middle">said, in percent; upwards what was won; '
                 f'bars: two standard deviations of luck; {len(games)} games</text>')
    return "\n".join([*parts, "</svg>", ""])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="+", metavar="FILE")
    parser.add_argument("--raw", action="store_true")
    parser.add_argument("--fit", action="store_true")
    parser.add_argument("--picture", type=Path, metavar="FILE.png")
    arguments = parser.parse_args()
    if arguments.fit:
        games = read_games(arguments.files, True)
        print_errors([moments for players in POWERS
                      for moments in print_fit([moments for moments in games if moments[0][0] == players], players)])
        return
    games = read_games(arguments.files, arguments.raw)
    print_errors(games)
    if arguments.picture:
        subprocess.run(["rsvg-convert", "--zoom", "1.5", "--output", arguments.picture], input=picture(games).encode(),
                       check=True)


if __name__ == "__main__":
    main()
