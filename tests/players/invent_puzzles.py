#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Invents positions of themes that are rare in games, for windrose_suite_maker, which prints those with a clear best order.

    invent_puzzles.py FIRST LAST THEME... | windrose_suite_maker - 20000 > lines

THEME is craftsman_bonus, office, storage, last_settler or end_by_city. Each number from FIRST to LAST gives one position of each theme, by
chance: small boards near the end of a game, where the next roles decide. Most are not clear. The same numbers give the same
positions.
"""
import json
import random
import sys

GOODS = ("corn", "indigo", "sugar", "tobacco", "coffee")
ROLES = ("settler", "mayor", "builder", "craftsman", "trader", "captain")
POINTS = {2: 65, 3: 75, 4: 100, 5: 122}
SHIPS = {2: (4, 6), 3: (4, 5, 6), 4: (5, 6, 7), 5: (6, 7, 8)}
WORKS = {"indigo": "small_indigo_plant", "sugar": "small_sugar_mill", "tobacco": "tobacco_storage", "coffee": "coffee_roaster"}
SMALL = ("small_market", "hacienda", "construction_hut", "small_warehouse", "hospice", "office", "large_market", "factory",
         "university", "harbor", "wharf")
KINDS = {"craftsman_bonus": ("craftsman", "bonus_good"), "office": ("trader", "sell"), "storage": ("captain", "store"),
         "end_by_city": ("builder", "build"), "last_settler": ("settler", "take_plantation")}


class Draft:
    """A position in which seat 0 must decide."""

    def __init__(self, theme: str, dice: random.Random) -> None:
        self.theme, self.dice = theme, dice
        self.players = dice.randint(2, 5)
        self.left = {name: 2 for name in SMALL} | {"small_indigo_plant": 4, "small_sugar_mill": 4, "tobacco_storage": 3,
                                                   "coffee_roaster": 3}
        self.seats = [{"doubloons": dice.randint(0, 6), "victory_points": 0, "goods": {}, "island": [], "city": []}
                      for _ in range(self.players)]
        self.is_last = theme != "end_by_city"
        share = POINTS[self.players] // self.players + 1
        for seat in self.seats:
            seat["victory_points"] = share + dice.randint(0, 2) if self.is_last else dice.randint(20, 27)

    def build(self, seat: dict, building: str, colonists: int = 1) -> None:
        if self.left[building] and all(place["building"] != building for place in seat["city"]):
            self.left[building] -= 1
            seat["city"].append({"spaces": [len(seat["city"])], "building": building, "colonists": colonists})

    def farm(self, seat: dict, good: str, colonists: int = 1) -> None:
        seat["island"].append({"space": len(seat["island"]), "tile": good, "colonists": colonists})

    def give(self, seat: dict, kinds: int, most: int) -> None:
        for good in self.dice.sample(GOODS, kinds):
            seat["goods"][good] = self.dice.randint(1, most)

    def roles(self, position: dict) -> None:
        """Who has taken which role: seat 0 the one of the theme, or somebody before it, and one or two are left."""
        role = KINDS[self.theme][0]
        cards = 6 if self.players == 2 else self.players
        to_come = 0 if self.theme == "end_by_city" else 1
        index = max(0, cards - to_come - 1)
        acts_first = self.theme in ("craftsman_bonus", "end_by_city")
        back = 0 if acts_first else self.dice.randint(0, self.players - 1)
        chooser = -back % self.players
        governor = (chooser - index) % self.players
        needed = {"craftsman_bonus": "captain", "storage": "trader"}.get(self.theme, "builder")
        others = [name for name in ROLES if name not in (role, needed, "mayor", "settler")]
        self.dice.shuffle(others)
        # Taken first, because what they bring takes long to examine.
        others = [name for name in ("settler", "mayor") if name != role] + others
        taken = others[:index] + [role]
        position["roles"] = [{"role": name, "taken_by": (governor + turn) % self.players} for turn, name in enumerate(taken)]
        position |= {"governor": governor, "chooser": chooser}
        self.acted = back

    def ships(self, position: dict) -> None:
        goods = self.dice.sample(GOODS, len(SHIPS[self.players]))
        position["cargo_ships"] = [{"capacity": capacity, "good": good, "barrels": self.dice.randint(1, capacity - 1)}
                                   for capacity, good in zip(SHIPS[self.players], goods) if self.dice.random() < 0.8]

    def fill(self, position: dict) -> None:
        """What the theme needs on the table."""
        me = self.seats[0]
        if self.theme == "craftsman_bonus":
            produced = sorted(self.dice.sample(GOODS, self.dice.randint(2, 3)), key=GOODS.index)
            for good in produced:
                self.farm(me, good)
                if good in WORKS:
                    self.build(me, WORKS[good])
                me["goods"][good] = self.dice.randint(1, 2)
            position["phase_state"] = {"produced": produced}
            self.ships(position)
        elif self.theme == "office":
            self.build(me, "office")
            self.give(me, self.dice.randint(2, 3), 1)
            position["trading_house"] = [self.dice.choice(GOODS) for _ in range(self.dice.randint(1, 3))]
        elif self.theme == "storage":
            self.give(me, self.dice.randint(3, 4), 3)
            if self.dice.random() < 0.5:
                self.build(me, "small_warehouse")
            position["trading_house"] = self.dice.sample(GOODS, self.dice.randint(0, 2))
        elif self.theme == "last_settler":
            self.build(me, "hospice")
            if self.acted:
                self.build(me, "construction_hut")
            for seat in self.seats:
                seat["doubloons"] = self.dice.randint(0, 2)
            me["doubloons"] = self.dice.randint(1, 9)
            position["plantations"] = {"face_up": [self.dice.choice(GOODS) for _ in range(self.players + 1 - self.acted)]}
        else:
            for seat in self.seats:
                seat["doubloons"] = self.dice.randint(0, 2)
            me |= {"doubloons": self.dice.randint(2, 9), "victory_points": self.dice.randint(0, 5)}
            for building in self.dice.sample(SMALL, 11 - len(me["city"])):
                self.build(me, building)
        for seat in self.seats[1:]:
            self.give(seat, self.dice.randint(0, 2) if self.theme != "last_settler" else 0, 2)
        for seat in self.seats:
            for building in self.dice.sample(SMALL, self.dice.randint(0, 2)):
                if self.theme != "storage" and len(seat["city"]) < 10:
                    self.build(seat, building)

    def position(self) -> dict:
        phase = {"storage": "storage"}.get(self.theme, KINDS[self.theme][0])
        position = {"players": self.players, "governor": 0, "round": 15, "phase": phase, "chooser": 0, "turn": 0,
                    "decision": KINDS[self.theme][1], "end_triggers": ["victory_points"] if self.is_last else []}
        self.roles(position)
        position["phase_state"] = {"acted": self.acted}
        self.fill(position)
        position["seats"] = self.seats
        return position


def main() -> int:
    if len(sys.argv) < 4 or not set(sys.argv[3:]) <= set(KINDS):
        print(__doc__, file=sys.stderr)
        return 2
    for number in range(int(sys.argv[1]), int(sys.argv[2]) + 1):
        for theme in sys.argv[3:]:
            position = Draft(theme, random.Random(f"{theme} {number}")).position()
            print(json.dumps({"name": f"{theme.replace('_', ' ')} {number}", "theme": theme, "why": "", "position": position},
                             separators=(",", ":")))
    return 0


if __name__ == "__main__":
    sys.exit(main())
