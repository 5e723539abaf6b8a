#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes the files of the suite from lines that windrose_suite_maker printed.

    choose_suite.py FOLDER MADE LINES...

MADE contains invented positions, which are all used, with their theme and their sentence. LINES contain positions from
games. Of these it chooses, at most one per game and a few for each theme and number of players, positions with a clear best
order that some weak player misses (the quick policy, the first level, or the default orders of the web games). Whether the
measured players find it does not matter.
"""
import argparse
import hashlib
import json
from collections import Counter
from pathlib import Path

MOST_OF_A_THEME = 10
MOST_OF_A_THEME_AND_TABLE = 4
MOST_BEST_ORDERS = 6
MOST_WORK = 60000  # positions that the solver examines
IN_DANGER = 70  # percent of the games won without taking a sure win: above this, taking it is not necessary
LOADING = ("load", "store", "bonus_good")  # decisions for which the web games have a default


def is_worth_asking(line: dict) -> bool:
    solved = line["solved"]
    weak = solved["quick"] and solved["newcomer"]
    if line["position"]["decision"] in LOADING:
        weak = weak and solved["default"]
    if line["proof"] == "only_hope":
        return False
    if line["proof"] == "sure_win" and (line["wins_elsewhere"] > IN_DANGER or line["position"]["end_triggers"]):
        return False
    return (not weak or line["proof"] == "sure_win") and len(line["best"]) <= MOST_BEST_ORDERS


def lot(line: dict) -> str:
    return hashlib.sha256(json.dumps(line["position"], sort_keys=True).encode()).hexdigest()


def chosen(lines: list[dict]) -> list[dict]:
    """First those that change the winner, else at random."""
    good = [line for line in lines if is_worth_asking(line) and line["positions"] <= MOST_WORK]
    good.sort(key=lambda line: (not line["changes_winner"], lot(line)))
    games: set[str] = set()
    counts: Counter = Counter()
    taken = []
    for line in good:
        table = (line["theme"], line["players"])
        if line["game"] in games or counts[table] == MOST_OF_A_THEME_AND_TABLE or counts[line["theme"]] == MOST_OF_A_THEME:
            continue
        games.add(line["game"])
        counts[table] += 1
        counts[line["theme"]] += 1
        taken.append(line)
    return taken


def without_nothing(table: dict) -> dict:
    return {key: value for key, value in table.items() if value not in (0, None, [], {}, "")}


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
        seat["island"] = [{"space": tile["space"], "tile": tile["tile"]} | without_nothing({"colonists": tile["colonists"]})
                          for tile in seat["island"]]
        seat["city"] = [{"spaces": place["spaces"], "building": place["building"]}
                        | without_nothing({"colonists": place["colonists"]}) for place in seat["city"]]
        result["seats"].append(without_nothing(seat))
    return {key: value for key, value in result.items() if value not in ([], {})}


def entry(line: dict, name: str, why: str) -> dict:
    return {"name": name, "why": why, "best": line["best"], "proof": line["proof"], "worth": line["worth"],
            "next": line["next"], "position": short(line["position"])}


def entry_of_game(line: dict) -> dict:
    others = f"after any other order {line['next']}" + (" at best" if line["proof"] == "clear" else "")
    order = line["best"][0].split()[0] if len(line["best"]) > 1 else line["best"][0]
    why = f"Out of a game: {order} {line['worth']}, {others}."
    return entry(line, f"game {line['game']}, round {line['position']['round']}, {line['position']['decision']}", why)


def text_of(theme: str, entries: list[dict]) -> str:
    """JSON with a line for each fact of a position and each seat."""
    lines = ["{", f'  "theme": {json.dumps(theme)},', '  "positions": [']
    for place, puzzle in enumerate(entries):
        lines.append("    {")
        for key in ("name", "why", "best", "proof", "worth", "next"):
            lines.append(f'      "{key}": {json.dumps(puzzle[key])},')
        lines.append('      "position": {')
        facts = [(key, value) for key, value in puzzle["position"].items() if key != "seats"]
        for key, value in facts:
            lines.append(f'        "{key}": {json.dumps(value)},')
        seats = ",\n".join(" " * 10 + json.dumps(seat) for seat in puzzle["position"]["seats"])
        lines += ['        "seats": [', seats, "        ]", "      }"]
        lines.append("    }" if place == len(entries) - 1 else "    },")
    return "\n".join(lines + ["  ]", "}"]) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("made", type=Path)
    parser.add_argument("lines", type=Path, nargs="*")
    options = parser.parse_args()
    themes: dict[str, list[dict]] = {}
    for text in options.made.read_text().splitlines():
        line = json.loads(text)
        themes.setdefault(line["theme"], []).append(entry(line, line["game"], line["why"]))
    lines = [json.loads(text) for path in options.lines for text in path.read_text().splitlines()]
    for line in chosen(lines):
        themes.setdefault(line["theme"], []).append(entry_of_game(line))
    options.folder.mkdir(exist_ok=True)
    for theme, entries in sorted(themes.items()):
        (options.folder / f"{theme}.json").write_text(text_of(theme, entries))
    print(sum(map(len, themes.values())), {theme: len(entries) for theme, entries in sorted(themes.items())})


if __name__ == "__main__":
    main()
