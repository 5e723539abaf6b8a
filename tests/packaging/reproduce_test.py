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
# What stands for the programs of --chroots, with {root} for the test's folder. A mounted folder is moved to its place, so that
# deleting it there deletes it here, too.
STAND_INS = {
    "unshare": 'shift; exec "$@"',
    "python3": "echo '{root}/base.tar'",
    "mount": '[ "$1" != --bind ] || {{ rmdir "$3" && mv "$2" "$3" && echo "$2" >"{root}/mounted"; }}',
    "umount": """for place in "$@"; do
    case "$place" in
    */archives) [ ! -e "{root}/mounted" ] || {{ mv "$place" "$(cat "{root}/mounted")" && rm "{root}/mounted"; }} ;;
    esac
done""",
    "mountpoint": 'case "$2" in */archives) [ -e "{root}/mounted" ] ;; *) false ;; esac',
}


class ReproduceTest(unittest.TestCase):
    def setUp(self):
        scratch = tempfile.TemporaryDirectory()
        self.addCleanup(scratch.cleanup)
        self.root = Path(scratch.name)
        self.packages = self.root / "build/packages"
        self.packages.mkdir(parents=True)
        self.downloads = self.root / ".cache/windrose/downloads-building"
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

    def fail_in_chroot(self, **more: str) -> tuple[str, list[Path]]:
        """Runs --chroots with stand-ins and an empty system, in which no build can start. Returns errors and what is left."""
        for name, text in (STAND_INS | more).items():
            script = self.root / "programs" / name
            script.parent.mkdir(exist_ok=True)
            script.write_text(f"#!/bin/sh\n{text.format(root=self.root)}\n", encoding="ascii")
            script.chmod(0o755)
        for name in ("etc/dpkg/dpkg.cfg.d", "proc", "var/cache/apt/archives"):
            (self.root / "base" / name).mkdir(parents=True)
        self.run_here("tar", "-C", self.root / "base", "-cf", self.root / "base.tar", ".")
        self.downloads.mkdir(parents=True)
        (self.downloads / "one.deb").write_text("a package", encoding="ascii")
        scratch = self.root / "scratch"
        scratch.mkdir()
        plain = {"HOME": str(self.root), "PATH": f"{self.root}/programs:{os.environ['PATH']}", "TMPDIR": str(scratch)}
        done = subprocess.run([self.root / "packaging/linux/reproduce.sh", "--chroots"], env=plain, capture_output=True,
                              text=True, check=False)
        self.assertNotEqual(done.returncode, 0)
        self.assertIn("chroot: ", done.stderr)
        return done.stderr, list(scratch.iterdir())

    def test_theSharedDownloadsOutliveAnError(self):
        _, left = self.fail_in_chroot()
        self.assertEqual(left, [])
        self.assertEqual((self.downloads / "one.deb").read_text(encoding="ascii"), "a package")

    def test_whatCannotBeUnmountedIsNotDeleted(self):
        errors, left = self.fail_in_chroot(umount="exit 32")
        self.assertEqual(len(left), 1, errors)
        self.assertIn(f"archives cannot be unmounted, so {left[0]} stays.", errors)
        self.assertTrue((left[0] / "system/var/cache/apt/archives/one.deb").exists())

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
