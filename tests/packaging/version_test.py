#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests how packages are called between releases, and that the portable archive depends only on its files."""
import os
import subprocess
import sys
import tempfile
import unittest
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGING = ROOT / "packaging"
DATED = {"GIT_AUTHOR_DATE": "2030-11-22T23:30:00-0500", "GIT_COMMITTER_DATE": "2030-11-22T23:30:00-0500"}  # the 23rd in UTC
AUTHOR = ("-c", "user.name=Test", "-c", "user.email=test@example.org")


class VersionTest(unittest.TestCase):
    def setUp(self):
        scratch = tempfile.TemporaryDirectory()
        self.addCleanup(scratch.cleanup)
        self.tree = Path(scratch.name)
        (self.tree / "CMakeLists.txt").write_text("project(windrose VERSION 7.8.9 LANGUAGES CXX)\n", encoding="ascii")

    def git(self, *words: str) -> str:
        plain = {"HOME": str(self.tree), "PATH": os.environ["PATH"]} | DATED
        return subprocess.run(["git", "-C", self.tree, *AUTHOR, *words], check=True, capture_output=True, text=True, env=plain).stdout.strip()

    def commit(self) -> None:
        self.git("init", "--quiet")
        self.git("add", "CMakeLists.txt")
        self.git("commit", "--quiet", "-m", "Begin")

    def version(self) -> str:
        script = f'source "{PACKAGING}/steps.sh"; package_version "{self.tree}"'
        return subprocess.run(["bash", "-c", script], check=True, capture_output=True, text=True).stdout.strip()

    def prepare(self, setting: str = "-uo pipefail", **more: str) -> subprocess.CompletedProcess:
        """What a script does that makes packages: prints version and time, unless it ends before."""
        script = f'set {setting}; source "{PACKAGING}/steps.sh"; prepare_reproducible "{self.tree}"; ' \
            'echo "$WINDROSE_PACKAGE_VERSION $SOURCE_DATE_EPOCH"'
        plain = {name: value for name, value in os.environ.items() if name not in ("WINDROSE_PACKAGE_VERSION", "SOURCE_DATE_EPOCH")}
        return subprocess.run(["bash", "-c", script], check=False, capture_output=True, text=True, env=plain | more)

    def test_aReleaseHasTheVersionOfTheProject(self):
        self.assertEqual(self.version(), "7.8.9")  # an unpacked source without git
        self.assertEqual(self.prepare().stdout, "7.8.9 1\n")
        self.commit()
        self.git("tag", "v7.8.9")
        self.assertEqual(self.version(), "7.8.9")

    def test_aVersionBetweenReleasesSaysSo(self):
        self.commit()
        self.git("tag", "v7.8.8")
        called = self.version()
        self.assertEqual(called, f"7.8.9~git20301123.{self.git('rev-parse', 'HEAD')[:7]}")
        older = subprocess.run(["dpkg", "--compare-versions", called, "lt", "7.8.9"], check=False)
        self.assertEqual(older.returncode, 0, f"{called} is newer than the release")

    def test_changesThatAreInNoCommitAreInTheVersion(self):
        self.commit()
        name = f"7.8.9~git20301123.{self.git('rev-parse', 'HEAD')[:7]}"
        (self.tree / "notes.txt").write_text("not known to git", encoding="ascii")
        self.assertEqual(self.version(), name)
        with (self.tree / "CMakeLists.txt").open("a", encoding="ascii") as file:
            file.write("# changed\n")
        self.assertEqual(self.version(), f"{name}.changed")
        self.git("tag", "v7.8.9")
        self.assertEqual(self.version(), f"{name}.changed")
        self.git("add", "CMakeLists.txt")
        self.assertEqual(self.version(), f"{name}.changed")
        for one, other in ((name, f"{name}.changed"), (f"{name}.changed", "7.8.9")):
            older = subprocess.run(["dpkg", "--compare-versions", one, "lt", other], check=False)
            self.assertEqual(older.returncode, 0, f"{one} is newer than {other}")

    def test_nothingIsPackedWhereGitCannotTellTheVersion(self):
        self.commit()
        self.assertRegex(self.prepare().stdout, r"^7\.8\.9~git20301123\.\w{7} 1921638600$")
        programs = self.tree / "programs"
        programs.mkdir()
        refusing = programs / "git"  # as in a folder of another owner
        refusing.write_text("#!/bin/sh\necho 'fatal: detected dubious ownership' >&2\nexit 128\n", encoding="ascii")
        refusing.chmod(0o755)
        for setting in ("-uo pipefail", "-euo pipefail"):
            said = self.prepare(setting, PATH=f"{programs}:{os.environ['PATH']}")
            self.assertEqual((said.returncode, said.stdout), (1, ""))
            self.assertIn("dubious ownership", said.stderr)
            self.assertIn("git cannot tell", said.stderr)
            said = self.prepare(setting, PATH=f"{programs}:{os.environ['PATH']}", WINDROSE_PACKAGE_VERSION="1.2.3")
            self.assertEqual((said.returncode, said.stdout), (1, ""))  # the time is not known, either
        said = self.prepare(PATH=f"{programs}:{os.environ['PATH']}", WINDROSE_PACKAGE_VERSION="1.2.3", SOURCE_DATE_EPOCH="5")
        self.assertEqual(said.stdout, "1.2.3 5\n")

    def test_changelogsBeginWithTheVersionOfThePackage(self):
        project = (ROOT / "CMakeLists.txt").read_text(encoding="utf-8").split("project(windrose VERSION ")[1].split()[0]
        for kind, first in (("debian", "windrose ({}) "), ("rpm", " - {}-1")):
            for called in ("", f"{project}~git20301123.abcdef0"):
                said = subprocess.run([sys.executable, "-B", PACKAGING / "changelog.py", kind, project, *([called] if called else [])],
                                      check=True, capture_output=True, text=True).stdout
                self.assertIn(first.format(called or project), said.splitlines()[0])

    def test_thePortableArchiveDependsOnlyOnItsFiles(self):
        packed = []
        for names in (("b.dll", "a.exe"), ("a.exe", "b.dll")):
            stage = self.tree / f"stage{len(packed)}"
            (stage / "platforms").mkdir(parents=True)
            for name in names:
                (stage / "platforms" / name).write_text(name, encoding="ascii")
            output = self.tree / f"{len(packed)}.zip"
            subprocess.run([PACKAGING / "windows/portable.py", stage, "windrose-7", output], check=True,
                           env=os.environ | {"SOURCE_DATE_EPOCH": "1900000000"})
            packed.append(output.read_bytes())
        self.assertEqual(packed[0], packed[1])
        with zipfile.ZipFile(output) as archive:
            self.assertEqual(archive.namelist(), ["windrose-7/platforms/a.exe", "windrose-7/platforms/b.dll"])
            self.assertIsNone(archive.testzip())


if __name__ == "__main__":
    unittest.main()
