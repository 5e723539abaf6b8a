#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Tries packages and prints a table: see verify.sh.

    verify.py [--only KIND,...] [--on SYSTEM,...] FOLDER NATIVE_CLI

The kinds are those of the modules verify_*.py beside this one, the systems those of verify_releases.py. Each package is
installed on a bare system of its own (made by debootstrap; a fresh Wine prefix) and used like a player would. Exits with 1
when anything failed, when a package of a kind is missing, or when nothing was tried. The columns:

    install    what the package declares suffices, its size, and what linters say (lintian, rpmlint, appstreamcli,
               desktop-file-validate)
    start      the command line, and the window without a display; for the AppImage also unpacked, killed, in a home of
               others, and mounted
    x11        the window in English and German, the help, and a game by mouse: a click, drags and a button
    wayland    the same in a Wayland compositor (weston, whose picture is a window of X11, so that it has a mouse)
    desktop    a file opened by its kind, on X11 and on Wayland
    game       the window starts a game and goes on from a record that has further orders
    signature  two thousand random games are those of NATIVE_CLI; on Linux, a game of searches is the same with and without
               the instructions of newer processors, and the time with them is printed as a share of that without
    uninstall  nothing is left on the system

The row "Built from source" follows INSTALL.md on each system, some ten minutes each. The row "Debian package, by INSTALL.md"
installs what is recommended, too, which the other row of that package leaves out, and plays the sounds. The archive
and the AppImage start on systems without Qt and fonts; before Wayland they get xkb-data, without which Qt crashes and which
every compositor brings.

What cannot be tried on this machine is marked in the table, with the reason below it. Limits besides those: Ubuntu's keys
are not on Debian, so the first packages of that system are not checked against them. The compositor runs on this machine,
not on the bare systems, and draws without OpenGL. The Flatpak and the macOS bundle have never been run: only the manifest,
the metadata, Info.plist, the icons, and what CMake would install are checked. Neither Flathub's linter nor winget's program
can be had here: .github/workflows/release.yml calls both on hosted machines, and tests/packaging/stores_test.py checks what
stores.py drafts, for winget by the rules of its form 1.10.
"""
import argparse
import importlib
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from verify_releases import RELEASES
from verify_systems import BENCH, NotHere, System, signature

COLUMNS = ("package", "system", "size", "install", "start", "x11", "wayland", "desktop", "game", "signature", "uninstall")


def kinds() -> list[type[System]]:
    here = Path(__file__).resolve().parent
    names = sorted(file.stem for file in here.glob("verify_*.py"))
    return [kind for name in names for kind in getattr(importlib.import_module(name), "KINDS", ())]


class Table:
    """Rows of cells, and below them the reasons why something could not be tried, or failed."""

    def __init__(self):
        self._rows: list[dict[str, str]] = []
        self._notes: list[str] = []
        self.failed = False

    def cell(self, what: Callable[[], str | None]) -> str:
        try:
            return what() or "ok"
        except NotHere as reason:
            return f"not here {self._note(str(reason))}"
        # Catch everything: a program can print invalid text, and a file can be missing.
        except Exception as error:
            self.failed = True
            return f"FAIL {self._note(f'{type(error).__name__}: {error}')}"

    def _note(self, text: str) -> str:
        text = " ".join(text.split())
        if text not in self._notes:
            self._notes.append(text)
            print(f"   {text}", flush=True)
        return f"[{self._notes.index(text) + 1}]"

    def add(self, row: dict[str, str]) -> None:
        self._rows.append(row)

    def fail_if_empty(self) -> None:
        if not self._rows:
            self.failed = True
            self._note("nothing was tried: none of these kinds is tried on these systems")

    def missing(self, kind: type[System], folder: Path) -> None:
        self.failed = True
        self.add(dict.fromkeys(COLUMNS, "-") | {"package": kind.title, "size": f"FAIL {self._note(f'{folder} holds none')}"})

    def show(self) -> None:
        rows = [dict(zip(COLUMNS, COLUMNS)), *self._rows]
        widths = {column: max(len(row[column]) for row in rows) for column in COLUMNS}
        print()
        for row in rows:
            print("  ".join(row[column].ljust(widths[column]) for column in COLUMNS).rstrip())
        for number, note in enumerate(self._notes, 1):
            print(f"[{number}] {note}")

    @staticmethod
    def tell_untried(kinds_tried: list[type[System]]) -> None:
        if any(kind.untried for kind in kinds_tried):
            print("\nNot tried by any of this:")
        for kind in kinds_tried:
            if kind.untried:
                print(f"- {kind.title}: {kind.untried}")


def try_package(table: Table, system: System, expected: str) -> None:
    """Every step is tried even if an earlier one failed."""
    row = {"package": system.name(), "system": system.on(), "size": table.cell(system.size)}
    try:
        with system:
            for column in COLUMNS[3:]:
                step = getattr(system, column)
                row[column] = table.cell((lambda: step(expected)) if column == "signature" else step)
    except Exception as error:
        # The bare system could not be created or removed.
        def fail() -> None:
            raise error

        row |= {column: table.cell(fail) for column in COLUMNS[3:] if column not in row or column == "uninstall"}
    table.add(row)


def main() -> int:
    known = kinds()
    parser = argparse.ArgumentParser(usage="verify.py [--only KIND,...] [--on SYSTEM,...] FOLDER NATIVE_CLI")
    parser.add_argument("--only", default=",".join(kind.kind for kind in known))
    parser.add_argument("--on", default=",".join(release.key for release in RELEASES))
    parser.add_argument("folder", type=Path)
    parser.add_argument("cli")
    arguments = parser.parse_args()
    wanted = arguments.only.split(",")
    if strange := set(wanted) - {kind.kind for kind in known}:
        parser.error(f"no such kind: {', '.join(sorted(strange))} (there are {', '.join(kind.kind for kind in known)})")
    systems = arguments.on.split(",")
    there_are = [release.key for release in RELEASES]
    if strange := set(systems) - set(there_are):
        parser.error(f"no such system: {', '.join(sorted(strange))} (there are {', '.join(there_are)})")

    def native(*words: str) -> str:
        return subprocess.run([arguments.cli, *words], check=True, capture_output=True, text=True).stdout

    expected = signature(native(*BENCH))
    os.environ["WINDROSE_VERSION"] = native("--version").split()[-1]
    folder = arguments.folder.resolve()
    table = Table()
    tried = [kind for kind in known if kind.kind in wanted]
    for kind in tried:
        packages = kind.find(folder)
        for package in packages:
            for release in kind.releases:
                if release is None or release.key in systems:
                    print(f"== {package.name}{f', {release.name}' if release else ''}", flush=True)
                    try_package(table, kind(package, release), expected)
        if not packages:
            table.missing(kind, folder)
    table.fail_if_empty()
    table.show()
    table.tell_untried(tried)
    return 1 if table.failed else 0


if __name__ == "__main__":
    sys.exit(main())
