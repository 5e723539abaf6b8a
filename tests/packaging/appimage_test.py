#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests appimage/build.sh --official-runtime with a stand-in for the runtime of the AppImage project, and with programs that
stand for those that pack."""
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "packaging/licenses"))
import bill as bills  # noqa: E402

IMAGE = b"a file system"
SECTION = 1024  # bytes for the update information, as in the real one
# What stands for programs: everything is installed, and the folder that becomes the file system is kept.
STAND_INS = {
    "dpkg-query": "echo installed",
    "mksquashfs": 'cp -a "$1" "$KEPT"; printf "%s" "$IMAGE" >"$2"',
    "zsyncmake": 'echo zsync >"$4"',
}


class AppImageTest(unittest.TestCase):
    def setUp(self):
        scratch = tempfile.TemporaryDirectory()
        self.addCleanup(scratch.cleanup)
        self.root = Path(scratch.name) / "project"
        for name in ("steps.sh", "fetch.sh", "licenses", "appimage"):
            source, target = ROOT / "packaging" / name, self.root / "packaging" / name
            target.parent.mkdir(parents=True, exist_ok=True)
            (shutil.copytree if source.is_dir() else shutil.copy)(source, target)
        shutil.copytree(ROOT / "LICENSES", self.root / "LICENSES")
        self.programs = Path(scratch.name) / "programs"
        self.kept = Path(scratch.name) / "kept"
        for name, text in STAND_INS.items():
            self.program(self.programs / name, text)
        self.make_tree()

    def program(self, path: Path, text: str) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f"#!/bin/sh\n{text}\n", encoding="ascii")
        path.chmod(0o755)

    def make_tree(self) -> None:
        """What linux/build.sh leaves."""
        tree = self.root / "build/package/archive"
        self.program(tree / "bin/windrose", "true")
        for name in ("bin/qt.conf", "install.sh", "README.txt", "share/applications/windrose.desktop",
                     "share/icons/hicolor/256x256/apps/windrose.png"):
            (tree / name).parent.mkdir(parents=True, exist_ok=True)
            (tree / name).write_text(name, encoding="ascii")
        bills.Bill(tree, tree / bills.IN_A_TREE, "1.2.3").write()

    def offer(self, section: str) -> bytes:
        """A runtime with such a section, at an address of this machine."""
        offered, zeros = self.root / "offered", self.root / "zeros"
        zeros.write_bytes(bytes(SECTION))
        subprocess.run(["objcopy", "--add-section", f"{section}={zeros}", "/bin/true", offered], check=True)
        content = offered.read_bytes()
        (self.root / "packaging/downloads.txt").write_text(
            f"{hashlib.sha256(content).hexdigest()} appimage-runtime file://{offered}\n", encoding="ascii")
        return content

    def build(self) -> subprocess.CompletedProcess:
        environment = os.environ | {"PATH": f"{self.programs}:{os.environ['PATH']}", "KEPT": str(self.kept), "IMAGE": IMAGE.decode(),
                                    "WINDROSE_PACKAGE_VERSION": "1.2.3", "SOURCE_DATE_EPOCH": "1"}
        return subprocess.run([self.root / "packaging/appimage/build.sh", "--official-runtime", self.root / "packages"],
                              env=environment, capture_output=True, text=True, check=False)

    def test_theOfficialRunTimeSaysWhereUpdatesAre(self):
        runtime = self.offer(".upd_info")
        said = self.build()
        self.assertEqual(said.returncode, 0, said.stdout + said.stderr)
        made = (self.root / "packages/Windrose-1.2.3-x86_64.AppImage").read_bytes()
        self.assertEqual((len(made), made[len(runtime):]), (len(runtime) + len(IMAGE), IMAGE))
        (self.root / "made").write_bytes(made[:len(runtime)])
        section = self.root / "section"
        subprocess.run(["objcopy", "--dump-section", f".upd_info={section}", self.root / "made", self.root / "copy"], check=True)
        self.assertRegex(section.read_bytes(), rb"\Agh-releases-zsync\|windrose-game\|windrose\|latest\|[^\0]+\.AppImage\.zsync\0+\Z")
        self.assertEqual(section.stat().st_size, SECTION)

    def test_aRunTimeWithoutPlaceForUpdatesIsNotTaken(self):
        self.offer(".other")
        said = self.build()
        self.assertEqual((said.returncode, list((self.root / "packages").iterdir())), (1, []))
        self.assertIn("no section", said.stderr)

    def test_theBillHasWhatTheOfficialRunTimeIsMadeOfAndNothingOfDebian(self):
        self.offer(".upd_info")
        said = self.build()
        self.assertEqual(said.returncode, 0, said.stdout + said.stderr)
        folder = self.kept / "usr" / bills.IN_A_TREE
        document = json.loads((folder / bills.BILL).read_text(encoding="utf-8"))
        parts = {entry["name"]: entry for entry in document["packages"]}
        versions = {name.removeprefix("type2-runtime-"): entry.get("versionInfo") for name, entry in parts.items()
                    if name not in ("windrose", *bills.COMPILED_IN)}
        # Upstream's scripts pin the first two; the others are packages of the day on which it was built.
        self.assertEqual(versions, {"type2-runtime": self.released(), "libfuse": "3.15.0", "squashfuse": "0.5.2", "mimalloc": bills.UNKNOWN,
                                    "musl": bills.UNKNOWN, "zlib": bills.UNKNOWN, "zstd": bills.UNKNOWN})
        readme = (folder / "README.txt").read_text(encoding="utf-8")
        self.assertNotIn(bills.UNKNOWN, readme)
        for name in parts.keys() - {"windrose"}:
            self.assertIn("opyright", (folder / f"{name}.txt").read_text(encoding="utf-8"))
            self.assertIn(f"- {name} ", readme)
        self.assertIn("common/LGPL-2.1.txt", (folder / "type2-runtime-libfuse.txt").read_text(encoding="utf-8"))
        self.assertIn("GNU LESSER GENERAL PUBLIC LICENSE", (folder / "common/LGPL-2.1.txt").read_text(encoding="utf-8"))

    @staticmethod
    def released() -> str:
        """The release that is really fetched."""
        return re.search(r" appimage-runtime \S+/download/(\w+)/", (ROOT / "packaging/downloads.txt").read_text(encoding="ascii"))[1]


if __name__ == "__main__":
    unittest.main()
