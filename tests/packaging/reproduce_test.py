#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests linux/reproduce.sh with scripts that stand for the making of packages."""
import os
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

PACKAGING = Path(__file__).resolve().parents[2] / "packaging"
LINUX = 'for kind in deb rpm tar.xz; do echo "$kind" >"$1/windrose.$kind"; done'
APPIMAGE = """runtime=own
if [ "$1" = --official-runtime ]; then runtime=official; shift; fi
for kind in AppImage AppImage.zsync; do echo "$kind $runtime" >"$1/Windrose.$kind"; done"""


class ReproduceTest(unittest.TestCase):
    def setUp(self):
        scratch = tempfile.TemporaryDirectory()
        self.addCleanup(scratch.cleanup)
        self.root = Path(scratch.name)
        self.packages = self.root / "build/packages"
        self.packages.mkdir(parents=True)
        for name in ("steps.sh", "linux/reproduce.sh"):
            (self.root / "packaging" / name).parent.mkdir(exist_ok=True, parents=True)
            shutil.copy(PACKAGING / name, self.root / "packaging" / name)
        for folder, text in (("linux", LINUX), ("appimage", APPIMAGE)):
            script = self.root / "packaging" / folder / "build.sh"
            script.parent.mkdir(exist_ok=True)
            # Makes the folder, as the real ones do.
            script.write_text(f'#!/bin/bash\nmkdir -p "${{!#}}"\n{text}\n', encoding="ascii")
            script.chmod(0o755)
        (self.root / "CMakeLists.txt").write_text("project(windrose VERSION 7.8.9 LANGUAGES CXX)\n", encoding="ascii")
        for words in (("init", "--quiet"), ("add", "packaging", "CMakeLists.txt"), ("commit", "--quiet", "-m", "Begin")):
            self.run_here("git", "-C", self.root, "-c", "user.name=Test", "-c", "user.email=test@example.org", *words)

    def run_here(self, *words, status: int = 0) -> str:
        plain = {"HOME": str(self.root), "PATH": os.environ["PATH"]}
        done = subprocess.run([str(word) for word in words], env=plain, capture_output=True, text=True, check=False)
        self.assertEqual(done.returncode, status, done.stdout + done.stderr)
        return done.stdout

    def make(self, *options: str) -> None:
        self.run_here(self.root / "packaging/linux/build.sh", self.packages)
        self.run_here(self.root / "packaging/appimage/build.sh", *options, self.packages)

    def reproduce(self, *options: str, status: int = 0) -> str:
        return self.run_here(self.root / "packaging/linux/reproduce.sh", *options, status=status)

    def test_packagesOfTheSameKindAreTheSame(self):
        self.make()
        self.assertEqual(self.reproduce().count("same "), 5)

    def test_theAppImageWithTheOfficialRuntimeIsComparedWithOne(self):
        self.make("--official-runtime")
        self.assertEqual(self.reproduce("--official-runtime").count("same "), 5)
        self.assertIn("DIFFERS  Windrose.AppImage\n", self.reproduce(status=1))

    def test_anUnknownOptionIsNoFolder(self):
        self.reproduce("--unknown", status=2)
        self.assertFalse((self.root / "--unknown").exists())


if __name__ == "__main__":
    unittest.main()
