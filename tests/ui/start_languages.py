#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The command line speaks the language of the user, and says what the desktop lacks for a language.

    start_languages.py WINDROSE
"""
import os
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

WINDROSE = ""
# A desktop with the Latin letters of one family.
FONTS = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>/usr/share/fonts/truetype/dejavu</dir><cachedir>{cache}</cachedir></fontconfig>
"""


class StartLanguages(unittest.TestCase):
    def run_program(self, *arguments: str, **surroundings: str) -> subprocess.CompletedProcess:
        with tempfile.TemporaryDirectory() as home:
            kept = {key: value for key, value in os.environ.items() if key not in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "DISPLAY")}
            fonts = Path(home) / "fonts.conf"
            fonts.write_text(FONTS.format(cache=home), encoding="ascii")
            if surroundings.pop("few_fonts", ""):
                surroundings["FONTCONFIG_FILE"] = str(fonts)
            everything = kept | {"HOME": home, "XDG_RUNTIME_DIR": home, "LANG": "C.UTF-8", "QT_QPA_PLATFORM": "offscreen",
                                 "QT_QPA_GENERIC_PLUGINS": "quit_after_paint"} | surroundings
            return subprocess.run([WINDROSE, *arguments], env=everything, capture_output=True, encoding="utf-8", check=False)

    def test_help_is_in_the_language_of_the_terminal(self):
        self.assertIn("start a new game with the last settings", self.run_program("--help").stdout)
        german = self.run_program("--help", LANG="de_AT.UTF-8").stdout
        self.assertNotIn("start a new game with the last settings", german)
        self.assertIn("--players", german)
        self.assertIn("Puerto Rico", german)

    def test_help_is_in_the_language_asked_for(self):
        german = self.run_program("--help", LANG="de_DE.UTF-8").stdout
        self.assertEqual(german, self.run_program("--lang", "de", "--help").stdout)
        self.assertEqual(german, self.run_program("--help", "--lang=de").stdout)
        self.assertIn("last settings", self.run_program("--lang", "en", "--help", LANG="de_DE.UTF-8").stdout)

    def test_errors_are_in_the_language_of_the_user(self):
        for wrong in (["--players", "9"], ["--seats", "nobody"], ["--seed", "x"], ["--option", "x"], ["--style", "plaid"],
                      ["--players", "2", "--names", "A,B,C"], ["game.windrose", "--players", "3"], ["a", "b"], ["--seed"]):
            english, german = (self.run_program(*wrong, "--lang", code) if wrong != ["--seed"]
                               else self.run_program("--lang", code, *wrong) for code in ("en", "de"))
            for done in (english, german):
                self.assertEqual(done.returncode, 2, wrong)
                self.assertEqual(done.stderr.count("\n"), 1, done.stderr)
                self.assertTrue(done.stderr.startswith("windrose: "), done.stderr)
                self.assertIn("windrose --help", done.stderr)
            self.assertNotEqual(english.stderr.split(";")[0], german.stderr.split(";")[0])

    def test_a_missing_font_is_said_once(self):
        done = self.run_program("--lang", "ja", "--new", "--players", "2", few_fonts="yes")
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertEqual(done.stderr.count("fonts-noto-cjk"), 1, done.stderr)
        self.assertNotIn("font", self.run_program("--lang", "ru", "--new", "--players", "2", few_fonts="yes").stderr)


if __name__ == "__main__":
    WINDROSE = str(Path(sys.argv[1]).resolve())
    unittest.main(argv=sys.argv[:1])
