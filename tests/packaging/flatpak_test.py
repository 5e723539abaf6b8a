#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests flatpak/build.sh with scripts that stand for Flatpak."""
import os
import re
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

import yaml

ROOT = Path(__file__).resolve().parents[2]
FILES = ("packaging/steps.sh", "packaging/flatpak/build.sh", "packaging/flatpak/io.github.windrose_game.Windrose.yml",
         "tests/pins/pins.txt")
STAND_INS = {
    "dpkg-query": "echo installed",
    "flatpak-builder": 'for word; do last=$word; done; cp "$last" "$KEPT/manifest.yml"',
    # The program says the version in $SAYS, plays the pinned games, and its window stays open.
    "flatpak": """case " $* " in
*" --version "*) echo "windrose-cli $SAYS" ;;
*" bench "*) echo "{\\"signature\\": \\"$PINNED\\"}" ;;
*" --new "*) exit 124 ;;
*" build-bundle "*) touch "$3" ;;
esac""",
}


class FlatpakTest(unittest.TestCase):
    def setUp(self):
        scratch = tempfile.TemporaryDirectory()
        self.addCleanup(scratch.cleanup)
        self.root = Path(scratch.name) / "tree"
        for name in FILES:
            (self.root / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, self.root / name)
        (self.root / "CMakeLists.txt").write_text("project(windrose VERSION 7.8.9 LANGUAGES CXX)\n", encoding="ascii")
        programs = self.root / "programs"
        programs.mkdir()
        for file, text in [*((programs / name, text) for name, text in STAND_INS.items()), (self.root / "packaging/fetch.sh", ":")]:
            file.write_text(f"#!/bin/bash\n{text}\n", encoding="ascii")
            file.chmod(0o755)
        pins = (ROOT / "tests/pins/pins.txt").read_text(encoding="utf-8")
        self.environment = {"HOME": str(self.root), "PATH": f"{programs}:{os.environ['PATH']}", "KEPT": str(self.root),
                            "PINNED": re.search("^bench --players 2 --games 250 --seed 0: (.*)$", pins, re.MULTILINE)[1]}

    def build(self, version: str, says: str) -> int:
        more = {"WINDROSE_PACKAGE_VERSION": version, "SAYS": says}
        return subprocess.run([self.root / "packaging/flatpak/build.sh", self.root / "out"], env=self.environment | more,
                              capture_output=True, check=False).returncode

    def test_aFlatpakBetweenReleasesSaysSo(self):
        called = "7.8.9~git20301123.abcdef0"
        self.assertEqual(self.build(called, called), 0)
        self.assertTrue((self.root / f"out/Windrose-{called}.flatpak").exists())
        source = yaml.safe_load((self.root / FILES[2]).read_text(encoding="utf-8"))
        built = yaml.safe_load((self.root / "manifest.yml").read_text(encoding="utf-8"))
        self.assertEqual(built["modules"][-1].pop("build-options"), {"env": {"WINDROSE_PACKAGE_VERSION": called}})
        self.assertEqual(built["modules"][-1]["sources"][0].pop("path"), str(self.root))
        source["modules"][-1]["sources"][0].pop("path")
        self.assertEqual(built, source)

    def test_aFlatpakThatCallsItselfOtherwiseIsNotPacked(self):
        self.assertEqual(self.build("7.8.9~git20301123.abcdef0", "7.8.9"), 1)
        self.assertFalse(list((self.root / "out").iterdir()))


if __name__ == "__main__":
    unittest.main()
