#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Black-box tests of what windrose-cli does with games: every command and exit status, as a script would use it.

    cli_test.py PROGRAM [CASES…]     CASES as unittest takes them, such as NewTest
"""
import json
import os
import re
import subprocess
import zlib

import cli_case


class NewTest(cli_case.Case):
    def test_same_seed_same_game(self):
        self.assertEqual(self.new(), self.new())
        self.assertNotEqual(self.position(text=self.new(seed=1)), self.position(text=self.new(seed=2)))

    def test_draws_a_seed_and_writes_it_down(self):
        record = self.ok("new", "--players", "3")
        self.assertRegex(record, r'\[Seed "\d+"\]')
        self.assertNotEqual(record, self.ok("new", "--players", "3"))
        self.assertEqual(self.position(text=record), self.position(text=record))

    def test_seeds_have_64_bits(self):
        self.assertIn('[Seed "18446744073709551615"]', self.new(seed=2**64 - 1))
        for seed in ("18446744073709551616", "-1", "1.5", "0x10", "abc", "", " 1"):
            self.fails(2, "new", "--players", "2", f"--seed={seed}")

    def test_every_number_of_players(self):
        for players in (2, 3, 4, 5):
            self.assertEqual(len(self.position(text=self.new(players))["seats"]), players)
        for players in ("1", "6", "0", "-2", "four", "4.0", ""):
            self.fails(2, "new", f"--players={players}", says="--players")
        self.fails(2, "new", says="--players")

    def test_names(self):
        record = self.ok("new", "--players=3", "--names", 'Ana,Jo "B" [x]; #1,李')
        names = [seat["name"] for seat in self.position(text=record)["seats"]]
        self.assertEqual(names, ["Ana", 'Jo "B" [x]; #1', "李"])
        for names in ("Ana", "Ana,Bob,Cy,Di", "Ana,,Cy", "Ana,Bob,", " ,Bob,Cy", "Ana,B\nob,Cy", "x" * 101 + ",Bob,Cy", ""):
            self.fails(2, "new", "--players", "3", "--names", names, says="--names")
        result = subprocess.run([cli_case.PROGRAM, "new", "--players", "2", "--names", b"A\xff,B"], capture_output=True, check=False)
        self.assertEqual((result.returncode, result.stdout), (2, b""))

    def test_options(self):
        record = self.ok("new", "--players", "5", "--seed", "1", "--option", "factory_university_swap=true", "--option",
                         "corn_start_minus_one=true", "--option=victory_points_5p=126")
        position = self.position(text=record)
        self.assertEqual(position["options"], {"factory_university_swap": True, "corn_start_minus_one": True,
                                               "victory_points_5p": 126})
        self.assertEqual([seat["doubloons"] for seat in position["seats"]], [4, 4, 4, 3, 3])
        self.assertEqual(position["supply"]["victory_points"], 126)
        self.assertEqual(self.ok("new", "--players", "5", "--seed", "1", "--option", "victory_points_5p=122"), self.new(5, 1))
        for option in ("weather=true", "factory_university_swap", "factory_university_swap=", "victory_points_5p=true",
                       "corn_start_minus_one=1", "=true", ""):
            self.fails(2, "new", "--players", "5", f"--option={option}", says="--option")
        self.fails(2, "new", "--players", "5", "--option", "corn_start_minus_one=true", "--option",
                   "corn_start_minus_one=false", says="twice")

    def test_takes_no_file(self):
        self.fails(2, "new", "--players", "3", "game.txt")


class PositionTest(cli_case.Case):
    def test_new_game_of_four(self):
        position = self.position(text=self.new())
        self.assertEqual(list(position), ["format", "version", "players", "options", "round", "governor", "phase", "chooser",
                                          "turn", "decision", "end_triggers", "roles", "supply", "plantations",
                                          "colonist_ship", "cargo_ships", "trading_house", "seats", "random_state",
                                          "phase_state"])
        self.assertEqual(list(position["seats"][0]), ["name", "doubloons", "victory_points", "san_juan", "goods", "island",
                                                      "city"])
        self.assertEqual(position["supply"]["goods"], {"corn": 10, "indigo": 11, "sugar": 11, "tobacco": 9, "coffee": 9})
        self.assertEqual(sum(position["supply"]["buildings"].values()), 49)
        self.assertEqual(len(position["roles"]), 7)

    def test_reads_its_own_output_back(self):
        once = self.ok("position", text=self.ok("play", "role settler", "take quarry", text=self.new()))
        self.assertEqual(self.ok("position", text=once), once)
        self.assertEqual(self.ok("position", "--seed", "5", text=once), once)

    def test_file_and_standard_input(self):
        record = self.new()
        self.write("game", record)
        self.write("verify", record)
        expected = self.ok("position", text=record)
        for arguments in (["game"], ["-"], [], ["./game"], ["verify"]):
            self.assertEqual(self.ok("position", *arguments, text=record), expected)

    def test_seed_draws_what_is_left_out(self):
        seeds = [self.position("--seed", seed, text=cli_case.bare())["plantations"] for seed in ("1", "1", "2")]
        self.assertEqual(seeds[0], seeds[1])
        self.assertNotEqual(seeds[0], seeds[2])
        self.assertEqual(self.position(text=cli_case.bare()), self.position("--seed=0", text=cli_case.bare()))
        record = self.new()
        self.assertEqual(self.position("--seed", "1", text=record), self.position(text=record))

    def test_wrong_positions_name_pointer_and_expectation(self):
        self.fails(2, "position", text=cli_case.bare(trading_house=["indigo"] * 5), says=["/trading_house", "expected"])
        self.fails(2, "position", text='{"players": 4, "governor": 0, "seats": [{"goods": {"indigo": 12}}, {}, {}, {}]}',
                   says=["/seats/0/goods/indigo", "found indigo barrel number 12; expected at most 11"])
        self.fails(2, "position", text=cli_case.bare(phase="builder", roles=[{"role": "builder", "taken_by": 0}]), says="phase_state")
        self.fails(2, "position", text='{"players": 4,\n "governor": }', says=["line 2, column 14", "expected"])
        self.fails(2, "position", text='{"players": 4.0}', says=["/players", "plain integer"])

    def test_wrong_records_name_line_and_column(self):
        record = cli_case.by_hand(self.new(3))
        self.fails(2, "position", text=record + "role settler\nrole mayor\n", says=["line 8, column 1", "seat 0"])
        self.fails(2, "position", text=record + "role setler\n", says=["line 7, column 6", "settler"])
        self.fails(2, "position", text="", says=["line 1, column 1", "expected"])
        self.fails(2, "position", text="hello", says=["line 1, column 1", "expected"])
        self.fails(2, "position", text='[Windrose "2"]', says=["line 1, column 12", "newer"])

    def test_files_that_cannot_be_read(self):
        self.fails(2, "position", "nowhere.txt", says="nowhere.txt")
        self.fails(2, "position", self.folder, says="directory")
        self.fails(2, "position", "", says="cannot read")
        name = self.write("secret", self.new())
        os.chmod(os.path.join(self.folder, name), 0)
        if os.geteuid() != 0:
            self.fails(2, "position", name, says="secret")

    def test_input_without_end_is_refused(self):
        for text in (b"[" * 10_000_000, b"{" * 10_000_000, b"\0" * 20_000_000, b"\xff" * 1000, b"a\n" * 10_000_000):
            self.fails(2, "position", text=text, says="expected")
        if os.path.exists("/dev/zero"):
            self.fails(2, "position", "/dev/zero", says="expected")


class LegalTest(cli_case.Case):
    def test_roles(self):
        roles = ["settler", "mayor", "mayor no-colonist", "builder", "craftsman", "trader", "captain", "prospector"]
        self.assertEqual(self.ok("legal", text=self.new()).splitlines(), [f"role {role}" for role in roles])

    def test_limit(self):
        record = self.new()
        everything = self.ok("legal", text=record).splitlines()
        self.assertEqual(self.ok("legal", "--limit", "3", text=record).splitlines(), everything[:3])
        self.assertEqual(self.ok("legal", "--limit=100000", text=record).splitlines(), everything)
        for limit in ("0", "-1", "x", "1.5", "99999999999999999999"):
            self.fails(2, "legal", f"--limit={limit}", text=record, says="--limit")
        self.fails(2, "legal", "--limit", text=record)

    def test_spaces(self):
        text = self.ok("play", "role builder", text=self.new())
        plain = self.ok("legal", text=text).splitlines()
        spaces = self.ok("legal", "--spaces", text=text).splitlines()
        self.assertNotIn("@", "".join(plain))
        self.assertEqual([order for order in spaces if "@" not in order], plain)
        self.assertEqual([order for order in spaces if order.startswith("build small_market")],
                         ["build small_market"] + [f"build small_market @{space}" for space in range(12)])
        rich = cli_case.bare(2, phase="builder", phase_state={"acted": 0}, roles=[{"role": "builder", "taken_by": 0}])
        rich = rich.replace("[{}", '[{"doubloons": 20, "city": [{"spaces": [5], "building": "university", "colonists": 1}]}', 1)
        pairs = [order for order in self.ok("legal", "--spaces", text=rich).splitlines() if "build fortress" in order]
        self.assertEqual(len(pairs), 2 * (1 + 17 - 4))
        self.assertIn("build fortress @0+4", pairs)
        self.assertIn("build fortress no-colonist @0+4", pairs)
        self.assertNotIn("build fortress @4+5", pairs)
        for order in pairs:
            self.ok("play", order, text=rich)

    def test_placements_one_for_each_set_of_kinds(self):
        mayor = cli_case.bare(2, phase="mayor", phase_state={"acted": 0}, roles=[{"role": "mayor", "taken_by": 0}])
        tiles = ", ".join(f'{{"space": {space}, "tile": "{tile}"}}' for space, tile in enumerate(["corn", "corn", "indigo"]))
        mayor = mayor.replace("[{}", f'[{{"san_juan": 1, "island": [{tiles}]}}', 1)
        self.assertEqual(self.ok("legal", text=mayor).splitlines(), ["place i0", "place i2"])
        self.assertEqual(self.ok("legal", "--spaces", text=mayor).splitlines(), ["place i0", "place i1", "place i2"])

    def test_the_limit_stops_the_search_among_very_many_placements(self):
        island = [{"space": space, "tile": ["corn", "indigo", "sugar", "tobacco", "coffee", "quarry"][space % 6]}
                  for space in range(12)]
        kinds = ["small_indigo_plant", "small_sugar_mill", "indigo_plant", "sugar_mill", "tobacco_storage", "coffee_roaster",
                 "small_market", "hacienda", "construction_hut", "small_warehouse", "hospice", "office"]
        city = [{"spaces": [space], "building": kind} for space, kind in enumerate(kinds)]
        mayor = json.dumps({"players": 3, "governor": 0, "phase": "mayor", "phase_state": {"acted": 0},
                            "roles": [{"role": "mayor", "taken_by": 0}],
                            "seats": [{"san_juan": 16, "island": island, "city": city}, {}, {}]})
        for arguments in ([], ["--spaces"]):
            self.assertEqual(len(set(self.ok("legal", *arguments, text=mayor).splitlines())), 1000)

    def test_hospice_and_university_variants_are_always_printed(self):
        settler = cli_case.bare(2, phase="settler", phase_state={"acted": 0}, roles=[{"role": "settler", "taken_by": 0}],
                       plantations={"face_up": ["corn"]})
        settler = settler.replace("[{}", '[{"city": [{"spaces": [5], "building": "hospice", "colonists": 1}]}', 1)
        self.assertEqual(self.ok("legal", text=settler).splitlines(),
                         ["take corn", "take corn no-colonist", "take quarry", "take quarry no-colonist", "pass"])
        self.assertEqual(self.position("-", text=self.ok("play", "ta cor no", text=settler))["seats"][0]["island"],
                         [{"space": 0, "tile": "corn", "colonists": 0}])

    def test_every_legal_order_can_be_played(self):
        record = self.new(3, 12)
        for _ in range(120):
            orders = self.ok("legal", "--limit", "40", text=record).splitlines()
            if not orders:
                break
            record = self.ok("play", orders[len(record) % len(orders)], text=record)
        self.assertIn("round 2", record)

    def test_nothing_when_finished(self):
        self.assertEqual(self.ok("legal", text=cli_case.bare(phase="finished")), "")


class PlayTest(cli_case.Case):
    def test_prints_the_record_or_the_position(self):
        record = self.ok("play", "role settler", "take quarry @5", text=self.new())
        self.assertIn("\nrole settler ", record)
        self.assertIn("\ntake quarry @5 ", record)
        position = json.loads(self.ok("play", "-", "pass", "--json", text=record))
        self.assertEqual((position["turn"], position["phase"]), (2, "settler"))

    def test_orders_may_be_played_one_at_a_time_or_at_once(self):
        orders = ["role settler", "pass", "pass", "pass", "pass", "role craftsman"]
        record = self.new()
        for order in orders:
            record = self.ok("play", order, text=record)
        self.assertEqual(record, self.ok("play", *orders, text=self.new()))

    def test_from_a_position_the_record_starts_there(self):
        record = self.ok("play", "role mayor", text=cli_case.bare(round=3))
        self.assertIn('"round": 3', record)
        self.assertEqual(self.ok("play", "--json", "role mayor", text=cli_case.bare(round=3)), self.ok("position", text=record))
        self.assertIn("1 order", self.ok("verify", text=record))

    def test_goes_on_from_where_the_game_stands(self):
        one = self.ok("play", "role settler", text=self.new())
        three = self.ok("play", "take quarry", "pass", text=one)
        back = cli_case.by_hand(three).replace("[Players ", '[Played "1"]\n[Players ')
        self.assertEqual(self.ok("position", text=back), self.ok("position", text=one))
        self.assertEqual(self.ok("legal", text=back), self.ok("legal", text=one))
        self.assertEqual(self.ok("play", "pass", text=back), self.ok("play", "pass", text=one))
        self.assertIn("3 orders, 2 of them taken back, round 1", self.ok("verify", text=back))
        self.fails(2, "position", text=back.replace('"1"]\n[Players', '"4"]\n[Players'), says=("line 2, column 10", "at most 3"))

    def test_the_first_word_is_a_file_when_it_looks_like_one(self):
        record = self.new()
        self.write("game", record)
        expected = self.ok("play", "role mayor", text=record)
        for file in ("game", "./game", "-", os.path.join(self.folder, "game")):
            self.assertEqual(self.ok("play", file, "role mayor", text=record if file == "-" else ""), expected)
        self.fails(2, "play", "other.txt", "role mayor", text=record, says="cannot read other.txt")
        self.fails(2, "play", "other/game", "role mayor", text=record, says="cannot read other/game")
        self.fails(2, "play", "other", "role mayor", text=record, says=["order 1", "`other`"])
        self.fails(2, "play", self.folder, "role mayor", says="directory")

    def test_options_before_or_after(self):
        self.write("game", self.new())
        expected = self.ok("play", "game", "role mayor", "--json")
        self.assertEqual(self.ok("play", "--json", "game", "role mayor"), expected)
        self.assertEqual(self.ok("play", "game", "--json", "--seed", "3", "role mayor"), expected)

    def test_abbreviations(self):
        record = self.ok("play", "ro b", "bu small_m", text=self.new())
        self.assertIn("\nbuild small_market ", record)
        self.fails(2, "play", "role c", text=self.new(), says=["craftsman, captain", "line 1, column 6"])
        self.fails(2, "position", text=self.new() + "role may\n", says="mayor")

    def test_illegal_orders_name_order_seat_and_rule(self):
        self.fails(1, "play", "role builder", "build wharf", text=self.new(), says=["build wharf", "seat 0", "8 doubloons"])
        self.fails(1, "play", "pass", text=self.new(), says=["pass", "seat 0"])
        self.fails(1, "play", "role settler", "take coffee @99", text=self.new(3), says="seat 0")
        self.fails(1, "play", "role prospector", text=self.new(3), says="prospector")
        self.fails(1, "play", "default", text=self.new(), says="default")
        self.fails(1, "play", "role trader no-colonist", text=self.new(), says="seat 0")
        self.fails(1, "play", "role mayor", text=cli_case.bare(phase="finished"), says="The game is over")

    def test_malformed_orders(self):
        for order in ("", " ", "roll mayor", "role", "role king", "role mayor now", "take corn @x", "place q1", "build",
                      "load corn seven", "store", "pass 1"):
            self.fails(2, "play", "-", order, text=self.new(), says=["order 1", "expected"])

    def test_the_first_wrong_order_decides(self):
        self.fails(1, "play", "role settler", "build wharf", "nonsense", text=self.new(), says="order 2")
        self.fails(2, "play", "role settler", "nonsense", "build wharf", text=self.new(), says="order 2")
        self.fails(2, "play", "role mayor", text=cli_case.by_hand(self.new()) + "build wharf\n", says="line 8, column 1")
        record = self.new()
        line = record.count("\n") + 1
        self.fails(2, "play", "role mayor", text=record + "build wharf\n", says=f"line {line}, column 1")

    def test_needs_an_order(self):
        self.fails(2, "play", text=self.new(), says="ORDER")
        self.fails(2, "play", "-", text=self.new(), says="expected")

    def test_move_counts_from_where_the_colonists_stand(self):
        mayor = cli_case.bare(2, phase="mayor", phase_state={"acted": 0}, roles=[{"role": "mayor", "taken_by": 0}])
        mayor = mayor.replace("[{}", '[{"island": [{"space": 0, "tile": "corn", "colonists": 1}, {"space": 3, "tile": "corn"}]}', 1)
        self.assertIn("\nplace i3 ", self.ok("play", "move -i0 +i3", text=mayor))
        self.fails(1, "play", "move -i3 +i0", text=mayor, says="colonist")
        self.fails(1, "play", "move +i0", text=mayor, says="is occupied")
        self.fails(2, "play", "move i0", text=mayor, says="-i3")

    def test_default_is_recorded_as_the_order_it_stood_for(self):
        settler = cli_case.bare(2, phase="settler", decision="hacienda", phase_state={"acted": 0},
                       roles=[{"role": "settler", "taken_by": 0}])
        settler = settler.replace("[{}", '[{"city": [{"spaces": [5], "building": "hacienda", "colonists": 1}]}', 1)
        self.assertIn("\nhacienda ", self.ok("play", "default", text=settler))


class ScoreTest(cli_case.Case):
    def test_score_of_a_position(self):
        board = {"doubloons": 2, "victory_points": 9, "goods": {"corn": 1}, "city": [
            {"spaces": [0], "building": "indigo_plant"}, {"spaces": [4, 8], "building": "guild_hall", "colonists": 1},
            {"spaces": [1, 2], "building": "city_hall"}]}
        text = json.dumps({"players": 3, "governor": 0, "seats": [{}, board, {}]})
        score = json.loads(self.ok("score", text=text))
        self.assertEqual((score["format"], score["version"]), ("windrose-score", 1))
        self.assertEqual(score["seats"][1], {"victory_points": 9, "buildings": 10, "bonuses": {"guild_hall": 2, "city_hall": 0},
                                             "total": 21, "tie_break": 3, "place": 1})
        self.assertEqual([seat["place"] for seat in score["seats"]], [2, 1, 2])
        self.assertEqual(list(score["seats"][0]), ["victory_points", "buildings", "bonuses", "total", "tie_break", "place"])

    def test_score_in_the_middle_of_a_phase(self):
        self.assertEqual(len(json.loads(self.ok("score", text=self.ok("play", "role settler", text=self.new())))["seats"]), 4)
        self.fails(2, "score", "nowhere.txt")


class VerifyTest(cli_case.Case):
    def test_one_line_for_each_file(self):
        self.write("good.txt", self.ok("play", "role settler", "pass", text=self.new()))
        self.write("bad.txt", cli_case.by_hand(self.new(3)) + "role settler\nrole mayor\n")
        self.write("position.json", cli_case.bare())
        result = self.run_cli("verify", "good.txt", "bad.txt", "position.json", "gone.txt")
        lines = result.out.splitlines()
        self.assertEqual(result.status, 2)
        self.assertEqual(len(lines), 4, result.out)
        self.assertRegex(lines[0], r"^good\.txt: .*4 players, 2 orders, round 1")
        self.assertRegex(lines[1], r"^bad\.txt: line 8, column 1: .*role mayor.* not legal")
        self.assertRegex(lines[2], r"^position\.json: a position, 4 players")
        self.assertIn("gone.txt", lines[3])
        self.assertIn("line 8, column 1", result.err)
        self.assertEqual(self.run_cli("verify", "good.txt", "position.json").status, 0)

    def test_standard_input(self):
        for arguments in ([], ["-"]):
            self.assertRegex(self.ok("verify", *arguments, text=self.new()), "^standard input: a record, 4 players, 0 orders")

    def test_options_between_files(self):
        self.write("a", self.new())
        self.assertEqual(len(self.ok("verify", "a", "--seed", "3", "a").splitlines()), 2)


class ChecksumTest(cli_case.Case):
    def test_says_whether_there_are_checksums(self):
        record = self.ok("play", "role settler", "pass", text=self.new())
        self.assertRegex(self.ok("verify", text=record), r": a record, 4 players, 2 orders, round 1, .*; all checksums are right$")
        self.assertIn("; no checksums: written or edited by hand\n", self.ok("verify", text=cli_case.by_hand(record)))
        self.assertIn("behind the end 1 order was added by hand\n", self.ok("verify", text=record + "pass\n"))

    def test_each_truncation_and_each_changed_line_is_reported(self):
        record = self.ok("play", "role settler", "pass", "pass", "take corn", text=self.new())
        files = [self.write(f"{length}.txt", record[:length]) for length in range(len(record))]
        result = self.run_cli("verify", *files)
        self.assertEqual((result.status, len(result.err.splitlines())), (2, len(record)))
        self.assertRegex(result.out.splitlines()[-1], "last line has lost its end, and nothing else: a record, 4 players, 4 orders")
        # Reading it otherwise still works.
        self.assertEqual(self.ok("position", text=record[:-1]), self.ok("position", text=record))
        for old, new in (("take corn", "take indigo"), ("Player 2", "player 2"), ("round 1", "round 2")):
            self.fails(2, "position", text=record.replace(old, new), says="checksum")
            self.assertEqual(self.run_cli("verify", text=record.replace(old, new)).status, 2)
        self.fails(2, "position", text=record.replace("take corn", "take indigo"), says="3 of 4 orders are good")

    def test_the_checksums_are_as_the_documentation_says(self):
        record = self.ok("play", "role settler", "pass", text=self.new())
        seals = list(re.finditer(r" #(\d+) ([0-9a-f]{8})$", record, re.MULTILINE))
        self.assertEqual([int(seal[1]) for seal in seals], [0, 1, 2, 3])
        for seal in seals:
            self.assertEqual(f"{zlib.crc32(record[:seal.start(2)].encode()):08x}", seal[2])


class ExampleTest(cli_case.Case):
    def test_a_whole_game_by_the_script(self):
        """Plays the first legal order that is not a pass until the game is over, and tries every command at each step."""
        record = self.new(2, 3)
        for step in range(2000):
            orders = self.ok("legal", "--limit", "30", text=record).splitlines()
            if not orders:
                break
            busy = [order for order in orders if order != "pass"] or orders
            chosen = busy[step % len(busy)]
            record = self.ok("play", chosen, text=record)
        self.assertEqual(self.ok("legal", text=record), "")
        self.assertIn("finished", self.ok("verify", text=record))
        position = self.position(text=record)
        self.assertEqual((position["phase"], position["turn"], position["decision"]), ("finished", None, "none"))
        score = json.loads(self.ok("score", text=record))
        self.assertIn(1, [seat["place"] for seat in score["seats"]])
        self.fails(1, "play", "role mayor", text=record, says="The game is over")


if __name__ == "__main__":
    cli_case.main()
