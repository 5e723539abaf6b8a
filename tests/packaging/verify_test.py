#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests verify.py, its modules and try_here.py with stand-ins for packages and systems."""
import os
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path
from types import SimpleNamespace
from unittest import mock

ROOT = Path(__file__).resolve().parents[2]
PACKAGING = ROOT / "packaging"
sys.path.insert(0, str(PACKAGING))
import try_here  # noqa: E402
import verify_linux  # noqa: E402
import verify_systems  # noqa: E402
from verify import Table, try_package  # noqa: E402
from verify_appimage import PROGRAMS, TO_UNPACK, AppImage  # noqa: E402
from verify_releases import RELEASES  # noqa: E402
from verify_screen import run  # noqa: E402

VERSION, SIGNATURE = "1.2.3", "0123456789abcdef"
# Answers like windrose-cli.
CLI = f"""#!/bin/sh
case "$1" in
--version) echo windrose {VERSION} ;;
--help) echo Subcommands ;;
bench) echo '{{"signature": "{SIGNATURE}"}}' ;;
play) echo "[record]"; echo "build small_market" ;;
*) echo "[record]" ;;
esac
"""
# Keeps its game like the window, and stays open.
WINDOW = """#!/bin/sh
case "$1" in
--new) echo "[record]" >"$KEPT" ;;
*) cat "$1" >"$KEPT" ;;
esac
exec sleep 60
"""
# Begins with the options of the official run time, in its order.
RUN_TIME = f"""#!/bin/sh
# gh-releases-zsync|windrose-game|windrose|latest|*.AppImage.zsync\0
program() {{
    case "$1" in --version) echo {VERSION} ;; *) echo "the program knows no $1" >&2; exit 2 ;; esac
}}
case "$1" in
--appimage-version) echo AppImage runtime version: 1 >&2; exit ;;
--appimage-offset) wc -c <"$0"; exit ;;
esac
[ -z "${{{TO_UNPACK}:-}}" ] || {{ program "$1"; exit; }}
case "$1" in
--appimage-updateinformation) echo "$UPDATES"; exit ;;
--appimage-signature) echo; exit ;;
--appimage-portable-home) mkdir "$0.home"; exit ;;
esac
echo "no FUSE" >&2
exit 127
"""


def no_display():
    raise AssertionError("there is no X server")


def program(path: Path, text: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    path.chmod(0o755)
    return path


def installed(kind: type[try_here.Here], folder: Path) -> type[try_here.Here]:
    """The same kind of package, whose programs are stand-ins in a folder of this machine."""
    class Installed(kind):
        def put_in(self) -> None:
            program(folder / "windrose-cli", CLI)
            program(folder / "windrose", WINDOW)

        def installed_bytes(self) -> int:
            return 1

        def command(self, program: str, arguments: list[str]) -> list:
            return [folder / program, *arguments]

        def kept_game(self) -> Path:
            return folder / "game.windrose"

        def take_out(self) -> list[str]:
            return []

    return Installed


class LocalAppImage(AppImage):
    """On this machine instead of a bare system."""

    def __init__(self, package: Path, root: Path, official: bool):
        super().__init__(package, RELEASES[0])
        self.root = root
        self._official = official

    def _image(self) -> str:
        return str(self.package)

    def path(self, name: str) -> str:
        return str(self.root / verify_linux.HOME.lstrip("/") / "play" / name)

    def as_player(self, *words: str) -> str:
        here = [word.replace(verify_linux.HOME, f"{self.root}{verify_linux.HOME}") if word.startswith("/srv") else word for word in words]
        return run(here, os.environ | self.environment(None))

    def answers(self) -> None:
        self._answers()


class VerifyTest(unittest.TestCase):
    def setUp(self):
        scratch = tempfile.TemporaryDirectory()
        self.addCleanup(scratch.cleanup)
        self.root = Path(scratch.name)

    def verify(self, *words: str) -> subprocess.CompletedProcess:
        packages = self.root / "packages"
        packages.mkdir()
        (packages / "windrose.rpm").write_text("a package", encoding="ascii")
        return subprocess.run([sys.executable, "-B", PACKAGING / "verify.py", *words, packages, program(self.root / "cli", CLI)],
                              capture_output=True, text=True, check=False)

    def given_back(self, user: int, cmake: str, script: str, *words: str) -> str:
        """What a script that builds tells chown, when such a user runs it with programs that stand for others."""
        house = self.root / f"{user}{cmake}{script}"
        for name in (script, "steps.sh"):
            (house / "packaging").mkdir(parents=True, exist_ok=True)
            shutil.copy(PACKAGING / name, house / "packaging")
        for name, text in (("id", f"echo {user}"), ("chown", f'echo "$@" >>"{house}/given"'), ("cmake", cmake),
                           ("unshare", "exit 0"), ("dpkg-query", "echo installed")):
            program(house / "programs" / name, f"#!/bin/sh\n{text}\n")
        (house / "given").touch()
        done = subprocess.run([house / "packaging" / script, *words], capture_output=True, text=True, check=False,
                              env=os.environ | {"PATH": f"{house}/programs:{os.environ['PATH']}"})
        self.assertEqual(done.returncode == 0, cmake == "true", done.stdout + done.stderr)
        return (house / "given").read_text(encoding="utf-8").replace(str(house), "HERE")

    def test_whatRootBuildsBelongsToTheOwnerOfTheSource(self):
        for cmake in ("true", "false"):  # what was built before a failure, too
            for command in (("verify.sh",), ("start.sh", "--no-start")):
                self.assertEqual(self.given_back(0, cmake, *command), "-R --reference=HERE HERE/build\n")
        self.assertEqual(self.given_back(1000, "true", "start.sh", "--no-start"), "")

    def test_aSystemThatIsNotKnownIsNamed(self):
        said = self.verify("--only", "rpm", "--on", "debian99")
        self.assertEqual(said.returncode, 2, said.stdout)
        self.assertRegex(said.stderr, r"no such system: debian99 \(there are debian12, debian13, ubuntu24\.04\)")

    def test_whereNothingIsTriedNothingIsVerified(self):
        said = self.verify("--only", "rpm", "--on", "debian13")  # which is tried on Debian 12 only
        self.assertEqual(said.returncode, 1, said.stdout + said.stderr)
        self.assertIn("nothing was tried", said.stdout)

    def test_aHostedMachineNeedsNoXServer(self):
        for kind in (try_here.Windows, try_here.MacOs):
            table, folder = Table(), self.root / kind.kind
            package = program(self.root / "package", "")
            with mock.patch.object(verify_systems, "display", no_display), \
                    mock.patch.dict(os.environ, {"WINDROSE_VERSION": VERSION, "KEPT": str(folder / "game.windrose")}), \
                    mock.patch("builtins.print") as said:
                try_package(table, installed(kind, folder)(package), SIGNATURE)
            self.assertFalse(table.failed, said.call_args_list)

    def test_aBareSystemIsMadeWhereNoXServerEverRan(self):
        sockets, mounted = self.root / "never/.X11-unix", []
        sockets.parent.mkdir()

        def mount(system, source: Path, place: str) -> None:
            self.assertTrue(source.is_dir(), f"{source} cannot be mounted")
            mounted.append(place)

        def unpack(command: list, *_, **__) -> str:
            (Path(command[2]) / "etc/dpkg/dpkg.cfg.d").mkdir(parents=True)
            return ""

        release = SimpleNamespace(suite="none", make=lambda *_: None)
        with mock.patch.multiple(verify_linux, SOCKETS=sockets, CACHE=self.root, run=unpack), mock.patch("shutil.copy"), \
                mock.patch("os.chown"), mock.patch.object(verify_linux.Chroot, "_mount", mount):
            with verify_linux.Chroot(self.root, release):
                pass
        self.assertIn("tmp/.X11-unix", mounted)
        self.assertEqual(sockets.stat().st_mode & 0o7777, 0o1777)

    def appimage(self, *, official: bool, updates: str) -> LocalAppImage:
        image = LocalAppImage(program(self.root / PROGRAMS["windrose"], RUN_TIME), self.root, official)
        Path(image.path("")).mkdir(parents=True, exist_ok=True)
        for name, value in (("UPDATES", updates), ("WINDROSE_VERSION", VERSION)):
            patched = mock.patch.dict(os.environ, {name: value})
            patched.start()
            self.addCleanup(patched.stop)
        return image

    def test_theOfficialRunTimeIsAskedForItselfWhereItUnpacks(self):
        self.appimage(official=True, updates="gh-releases-zsync|*.AppImage.zsync").answers()

    def test_theOfficialRunTimeMayKeepItsUpdateInformationToItself(self):
        self.appimage(official=True, updates="").answers()
        with self.assertRaisesRegex(verify_systems.Failed, "updateinformation"):
            self.appimage(official=True, updates="something else").answers()


if __name__ == "__main__":
    unittest.main()
