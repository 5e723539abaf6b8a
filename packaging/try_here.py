#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Installs and tries a package on its own system, as the hosted machines do:

    try_here.py FOLDER

On Windows the installer, for one user and for all, and the portable archive; on macOS the disk image in FOLDER. The steps are
those of verify.sh; the window opens on the existing screen until it has saved its game, without a check of the picture. The
games must match tests/pins. Exits with 1 when anything fails.
"""
import os
import re
import shutil
import subprocess
import sys
import time
import zipfile
from pathlib import Path

from verify import Table, try_package
from verify_screen import run
from verify_systems import BENCH, System, expect, project_version, version_of

ROOT = Path(__file__).resolve().parent.parent
PINNED = "bench --players 2 --games 250 --seed 0"
FRESH = ["--new", "--players", "3", "--seed", "1"]
FOR_ALL = 4  # what a silent installer for one user ends with where it is installed for all: see installer.nsi
GONE = 60  # seconds after which everything must be uninstalled


class Here(System):
    """This machine itself; the player is the current user."""

    def set_up(self) -> None:
        (self.root / "play").mkdir()

    def environment(self, screen: str | None) -> dict[str, str]:
        return dict(os.environ) | ({"QT_QPA_PLATFORM": "offscreen"} if screen == "offscreen" else {})

    def path(self, name: str) -> str:
        return str(self.root / "play" / name)

    def write(self, name: str, text: str) -> None:
        Path(self.path(name)).write_text(text, encoding="utf-8", newline="\n")

    def start(self) -> str:
        version = version_of(self.package)
        expect(self.cli(["--version"]).split()[-1:] == [version], f"windrose-cli --version does not say {version}")
        expect("Subcommands" in self.cli(["--help"]), "windrose-cli --help explains nothing")
        for language in ("en", "de"):
            self.open_until_kept(self.command("windrose", [*FRESH, "--lang", language]), self.environment(None))
        return "ok, on a screen"

    def x11(self) -> str:
        """There is no X server; `start` opens the window on the existing screen."""
        return "-"

    def game(self) -> str:
        self.write("game.windrose", self.cli(["new", "--players", "3", "--seed", "7"]))
        after = self.cli(["play", self.path("game.windrose"), "role builder", "build small_market"])
        expect("build small_market" in after, "the orders are not in the record")
        self.write("next.windrose", after)
        self.cli(["verify", self.path("next.windrose")])
        window = self.command("windrose", [self.path("next.windrose")])
        self.open_until_kept(window, self.environment(None), "build small_market")
        return "ok"


class Windows(Here):
    kind, title, pattern = "windows", "Windows installer", "*-setup.exe"
    mode, hive = "/CurrentUser", "HKCU"

    def _folders(self) -> list[Path]:
        places = [os.environ[name] for name in ("LOCALAPPDATA", "PROGRAMFILES") if name in os.environ]
        found = [file.parent for place in places for pattern in ("*/windrose.exe", "Programs/*/windrose.exe")
                 for file in Path(place).glob(pattern)]
        return found

    def put_in(self) -> None:
        for _ in range(2):  # install again over the existing files, as an upgrade
            run([self.package, "/S", self.mode], timeout=600)
        expect(len(self._folders()) == 1, f"installed in {self._folders()}")
        self._folder = self._folders()[0]

    def installed_bytes(self) -> int:
        return sum(file.stat().st_size for file in self._folder.rglob("*") if file.is_file())

    def command(self, program: str, arguments: list[str]) -> list:
        return [self._folder / f"{program}.exe", *arguments]

    def kept_game(self) -> Path:
        found = sorted(Path(os.environ["APPDATA"]).parent.glob("*/windrose/game.windrose"))
        return found[0] if found else Path(os.environ["APPDATA"]) / "windrose/game.windrose"

    def take_out(self) -> list[str]:
        run([self._folder / "uninstall.exe", "/S", self.mode], timeout=600)
        end = time.monotonic() + GONE  # it continues after the call has returned
        while self._folder.exists() and time.monotonic() < end:
            time.sleep(0.5)
        key = subprocess.run(["reg", "query", rf"{self.hive}\Software\Windrose"], capture_output=True, check=False)
        return [str(folder) for folder in self._folders()] + (["the key Software\\Windrose"] if key.returncode == 0 else [])


class WindowsForAll(Windows):
    """Needs the rights of an administrator, as hosted machines have them."""
    mode, hive = "/AllUsers", "HKLM"

    def name(self) -> str:
        return f"{self.package.name}, for all users"

    def put_in(self) -> None:
        """Takes the place of an installation for this user; afterwards there cannot be another one."""
        run([self.package, "/S", "/CurrentUser"], timeout=600)
        super().put_in()
        expect(self._folder.parent == Path(os.environ["PROGRAMFILES"]), f"for all it is installed in {self._folder}")
        again = subprocess.run([self.package, "/S", "/CurrentUser"], timeout=600, check=False).returncode
        expect(again == FOR_ALL, f"what is there for all is installed for one with {again}")


class WindowsPortable(Windows):
    kind, title, pattern = "portable", "Portable archive for Windows", "*-portable.zip"

    def put_in(self) -> None:
        with zipfile.ZipFile(self.package) as archive:
            archive.extractall(self.root / "Wind rose")
        self._folder = next((self.root / "Wind rose").rglob("windrose.exe")).parent

    def take_out(self) -> list[str]:
        shutil.rmtree(self._folder)
        return [str(folder) for folder in self._folders()]


class MacOs(Here):
    kind, title, pattern = "macos", "macOS disk image", "*.dmg"

    def put_in(self) -> None:
        volume = self.root / "volume"
        run(["hdiutil", "attach", "-nobrowse", "-readonly", "-mountpoint", volume, self.package], timeout=600)
        try:
            expect((volume / "Applications").is_symlink(), "the disk image does not show where programs go")
            run(["ditto", volume / "Windrose.app", self._app()])
        finally:
            run(["hdiutil", "detach", volume])
        run(["codesign", "--verify", "--deep", "--strict", self._app()])
        run(["plutil", "-lint", self._app() / "Contents/Info.plist"])
        for program in ("Windrose", "windrose-cli"):
            processors = run(["lipo", "-archs", self._app() / "Contents/MacOS" / program]).split()
            expect(set(processors) == {"arm64", "x86_64"}, f"{program} is for {processors}")

    def _app(self) -> Path:
        return self.root / "Windrose.app"

    def installed_bytes(self) -> int:
        return sum(file.stat().st_size for file in self._app().rglob("*") if file.is_file() and not file.is_symlink())

    def command(self, program: str, arguments: list[str]) -> list:
        return [self._app() / "Contents/MacOS" / {"windrose": "Windrose"}.get(program, program), *arguments]

    def kept_game(self) -> Path:
        return Path.home() / "Library/Application Support/windrose/game.windrose"

    def take_out(self) -> list[str]:
        run(["rm", "-r", self._app()])
        return []


KINDS = {"win32": (Windows, WindowsForAll, WindowsPortable), "darwin": (MacOs,)}


def pinned_signature() -> str:
    """The expected games of the native program."""
    text = (ROOT / "tests/pins/pins.txt").read_text(encoding="utf-8")
    return re.search(rf"^{re.escape(PINNED)}: ([0-9a-f]+)$", text, re.MULTILINE)[1]


def main() -> int:
    if len(sys.argv) != 2 or sys.platform not in KINDS:
        print(__doc__, file=sys.stderr)
        return 2
    BENCH[:] = PINNED.split()
    os.environ["WINDROSE_VERSION"] = project_version()
    table = Table()
    for kind in KINDS[sys.platform]:
        packages = kind.find(Path(sys.argv[1]).resolve())
        for package in packages:
            try_package(table, kind(package), pinned_signature())
        if not packages:
            table.missing(kind, Path(sys.argv[1]))
    table.show()
    return 1 if table.failed else 0


if __name__ == "__main__":
    sys.exit(main())
