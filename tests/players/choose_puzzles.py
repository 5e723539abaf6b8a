#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes the file of the puzzles from lines that windrose_suite_maker printed.

    choose_puzzles.py PUZZLES LINES... [--made FILE]... [--most 300]

The positions of --made are all used, with their names and themes: those that people invented. LINES contain positions from
games, and variations of invented ones; they may be the puzzles of before, too, which keep their names and difficulties. Of
these it chooses, at most one per game, those that make themes, numbers of players and difficulties as even as they can be.
Puzzles of before that people invented are always kept.
"""
import argparse
import hashlib
import json
import re
from collections import Counter
from pathlib import Path

MOST_BEST_ORDERS = 6
MOST_WORK = 60000  # positions that the solver examines
IN_DANGER = 70  # percent of the games won without taking a sure win: above this, taking it is not necessary
FEW_ORDERS = 6
MANY_ORDERS = 20
MOST_VARIATIONS = 3  # of an invented position


def is_puzzle(line: dict) -> bool:
    """Whether it is a puzzle of before."""
    return "difficulty" in line


def is_invented(line: dict) -> bool:
    return not line["game"].isdigit() and ", variation " not in line["game"]


def is_worth_asking(line: dict) -> bool:
    if is_puzzle(line):
        return True
    if line["proof"] == "only_hope":
        return False
    if line["proof"] == "sure_win" and (line["wins_elsewhere"] > IN_DANGER or line["position"]["end_triggers"]):
        return False
    return line["orders"] > 2 and len(line["best"]) <= MOST_BEST_ORDERS and line["positions"] <= MOST_WORK


def difficulty(line: dict) -> int:
    """1 to 4: by the computer players that miss it, the strong ones twice, and by the number of orders."""
    if is_puzzle(line):
        return line["difficulty"]
    solved = line["solved"]
    missed = sum(not solved[name] for name in ("quick", "newcomer", "heuristic"))
    missed += 2 * sum(not solved[name] for name in ("search:300", "search:2000"))
    score = missed + (line["orders"] > FEW_ORDERS) + (line["orders"] > MANY_ORDERS)
    return 1 if score == 0 else 2 if score == 1 else 3 if score <= 3 else 4


def lot(line: dict) -> str:
    return hashlib.sha256(json.dumps(line["position"], sort_keys=True).encode()).hexdigest()


def name_of(line: dict) -> str:
    if not line["game"].isdigit():
        return line["game"]
    return f"game {line['game']}, round {line['position']['round']}, {line['position']['decision']}"


class Choice:
    """The puzzles so far, and how often each kind is among them."""

    def __init__(self) -> None:
        self.lines: list[dict] = []
        self.games: Counter = Counter()
        self.kinds: Counter = Counter()
        self.orders: set[tuple] = set()

    @staticmethod
    def origin(line: dict) -> tuple[str, int]:
        """What it comes from, and how many puzzles can come from it."""
        stem, _, number = line["game"].partition(", variation ")
        return (stem, MOST_VARIATIONS + 1) if number or not stem.isdigit() else (stem, 1)

    @classmethod
    def solution(cls, line: dict) -> tuple:
        return cls.origin(line)[0], line["theme"], tuple(line["best"])

    @staticmethod
    def kinds_of(line: dict) -> list[tuple]:
        players = line["players"]
        return [(line["theme"],), (line["theme"], players), ("players", players), ("difficulty", difficulty(line))]

    def can_take(self, line: dict) -> bool:
        stem, most = self.origin(line)
        return self.games[stem] < most and self.solution(line) not in self.orders

    def add(self, line: dict) -> None:
        self.lines.append(line)
        self.games[self.origin(line)[0]] += 1
        self.orders.add(self.solution(line))
        self.kinds.update(self.kinds_of(line))

    def plenty(self, line: dict) -> float:
        """How much there is already of its kinds."""
        theme, table, players, hard = (self.kinds[kind] for kind in self.kinds_of(line))
        return theme / 18 + table / 5 + players / 75 + hard / 75


def chosen(made: list[dict], lines: list[dict], most: int) -> list[dict]:
    choice = Choice()
    for line in made:
        choice.add(line)
    good = sorted((line for line in lines if is_worth_asking(line)), key=lot)
    while len(choice.lines) < most:
        possible = [line for line in good if choice.can_take(line)]
        if not possible:
            break
        choice.add(min(possible, key=choice.plenty))
    return choice.lines


def without_nothing(table: dict) -> dict:
    return {key: value for key, value in table.items() if value not in (0, None, [], {}, "")}


def island_word(tile: dict) -> str:
    """0:corn, or 0:corn:1 with a colonist."""
    return f"{tile['space']}:{tile['tile']}" + (f":{tile['colonists']}" if tile["colonists"] else "")


def city_word(place: dict) -> str:
    """0:harbor:1; 4+8:guild_hall"""
    spaces = "+".join(map(str, place["spaces"]))
    return f"{spaces}:{place['building']}" + (f":{place['colonists']}" if place["colonists"] else "")


def short(position: dict) -> dict:
    """Leaves out what can be filled in, and the tiles after the last settler phase."""
    result = {key: position[key] for key in ("players", "governor", "round", "phase", "chooser", "turn", "decision")}
    result["end_triggers"] = position["end_triggers"]
    result["roles"] = [without_nothing(role) | ({"taken_by": 0} if role["taken_by"] == 0 else {})
                       for role in position["roles"] if role["doubloons"] or role["taken_by"] is not None]
    settles = position["phase"] == "settler" or any(
        role["role"] == "settler" and role["taken_by"] is None for role in position["roles"])
    if settles:
        result["plantations"] = {key: position["plantations"][key] for key in ("face_up", "discard")}
    result["colonist_ship"] = position["colonist_ship"]
    result["cargo_ships"] = [ship for ship in position["cargo_ships"] if ship["barrels"]]
    result["trading_house"] = position["trading_house"]
    result["phase_state"] = position["phase_state"]
    result["seats"] = []
    for seat in position["seats"]:
        seat = {key: value for key, value in seat.items() if key != "name"}
        seat["goods"] = without_nothing(seat["goods"])
        seat["island"] = " ".join(island_word(tile) for tile in seat["island"])
        seat["city"] = " ".join(city_word(place) for place in seat["city"])
        result["seats"].append(without_nothing(seat))
    return {key: value for key, value in result.items() if value not in ([], {})}


def entry(line: dict) -> dict:
    if is_puzzle(line):
        return {key: value for key, value in line.items() if key not in ("game", "players")}
    note = line.get("why", "")
    return without_nothing({
        "name": name_of(line), "theme": line["theme"], "difficulty": difficulty(line), "best": line["best"],
        "proof": line["proof"], "result": line["result"], "otherwise": line["next"],
        "note": "" if line["game"] in note or note.startswith("Out of a game") else note,
        "position": short(line["position"])})


def read(path: Path) -> list[dict]:
    lines = [json.loads(text) for text in path.read_text().splitlines()]
    for line in lines:
        if is_puzzle(line):
            of_a_game = re.fullmatch(r"game (\d+), round \d+, \w+", line["name"])
            line["game"] = of_a_game[1] if of_a_game else line["name"]
            line["players"] = line["position"]["players"]
    return lines


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("puzzles", type=Path)
    parser.add_argument("lines", type=Path, nargs="+")
    parser.add_argument("--made", type=Path, action="append", default=[])
    parser.add_argument("--most", type=int, default=300)
    options = parser.parse_args()
    lines = [line for path in options.lines for line in read(path)]
    made = [line for path in options.made for line in read(path)]
    made += [line for line in lines if is_puzzle(line) and is_invented(line)]
    taken = chosen(made, [line for line in lines if line not in made], options.most)
    taken.sort(key=lambda line: (line["theme"], difficulty(line), line["players"], lot(line)))
    entries = [json.dumps(entry(line), separators=(",", ":")) + "\n" for line in taken]
    options.puzzles.write_text("".join(entries))
    for name, key in (("themes", lambda line: line["theme"]), ("players", lambda line: line["players"]),
                      ("difficulties", difficulty)):
        print(name, dict(sorted(Counter(map(key, taken)).items())))
    print(len(taken), "puzzles")


if __name__ == "__main__":
    main()
