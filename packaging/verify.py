#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Tries packages: see verify.sh.

    verify.py FOLDER NATIVE_CLI

Each is installed on a bare system (a Debian 12 made by debootstrap and kept in the cache; a fresh Wine prefix), and then used
as people would. Prints a table and ends with 1 when anything in it failed. What cannot be tried here says so in the table.
"""
import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import verify_systems as systems

COLUMNS = ("package", "size", "install", "start", "game", "signature", "uninstall")
GAMES = "2000"
DEB_LIMIT = 6_000_000  # bytes, installed
EXE_LIMIT = 25_000_000


class Failed(Exception):
    """What a package does not do."""


def expect(holds: bool, what: str) -> None:
    if not holds:
        raise Failed(what)


def signature(text: str) -> str:
    return json.loads(text)["signature"]


def start(system: systems.System) -> None:
    """Offscreen and with a real window, in English and in German, which must look different."""
    fresh = ["--new", "--players", "3", "--seed", "1"]
    system.window([*fresh, "--quit-after-paint"], offscreen=True)
    expect("Usage" in system.cli(["--help"]), "no help")
    english = system.picture([*fresh, "--lang", "en"])
    german = system.picture([*fresh, "--lang", "de"])
    expect(english.colours > 500, f"the window shows {english.colours} colours only")
    expect(english.bytes != german.bytes, "German looks like English")


def game(system: systems.System) -> None:
    """A new game is laid, orders are played from its record, the window opens it."""
    record = system.cli(["new", "--players", "3", "--seed", "7", "--names", "Ana,Ben,Cleo"])
    system.write("game.windrose", record)
    orders = ["role builder", "build small_market"]
    after = system.cli(["play", system.path("game.windrose"), *orders])
    expect(all(order in after for order in orders), "the orders are not in the record")
    system.write("game.windrose", after)
    system.cli(["verify", system.path("game.windrose")])
    system.window([system.path("game.windrose"), "--quit-after-paint"], offscreen=True)


def tried(what: Callable[[], str | None]) -> str:
    try:
        return what() or "ok"
    except (Failed, systems.CommandFailed, subprocess.TimeoutExpired) as error:
        print(f"   {error}", flush=True)
        return "FAIL"


def row(package: Path, system: systems.System, expected: str) -> dict[str, str]:
    """Everything with one package; each step is tried even when one before it failed."""
    print(f"== {package.name}", flush=True)

    def install() -> str:
        system.install(package)
        limit = {".deb": DEB_LIMIT}.get(package.suffix)
        expect(limit is None or system.installed_bytes() <= limit, f"{system.installed_bytes()} bytes installed")
        expect(package.suffix != ".exe" or package.stat().st_size <= EXE_LIMIT, "the installer is too large")
        return f"ok, {system.installed_bytes() / 1e6:.1f} MB{system.remark}"

    def same_signature() -> str:
        found = signature(system.cli(["bench", "--players", "4", "--games", GAMES, "--seed", "1"]))
        expect(found == expected, f"{found} instead of {expected}")
        return f"ok, {found[:8]}…"

    def uninstall() -> None:
        left = system.uninstall()
        expect(not left, f"left behind: {', '.join(left[:5])}")

    return {"package": package.name, "size": f"{package.stat().st_size / 1e6:.1f} MB", "install": tried(install),
            "start": tried(lambda: start(system)), "game": tried(lambda: game(system)),
            "signature": tried(same_signature), "uninstall": tried(uninstall)}


def unverifiable() -> list[dict[str, str]]:
    dashes = dict.fromkeys(COLUMNS, "not here")
    return [dashes | {"package": "Flatpak", "size": "-"}, dashes | {"package": "macOS bundle and disk image", "size": "-"}]


def main() -> int:
    if len(sys.argv) != 3:
        print(__doc__, file=sys.stderr)
        return 2
    folder = Path(sys.argv[1])
    native = subprocess.run([sys.argv[2], "bench", "--players", "4", "--games", GAMES, "--seed", "1"], check=True,
                            capture_output=True, text=True).stdout
    kinds = {".deb": systems.Debian, ".rpm": systems.Rpm, ".xz": systems.Archive, ".exe": systems.Wine}
    rows = []
    for package in sorted(folder.iterdir()):
        if package.suffix in kinds:
            with kinds[package.suffix]() as system:
                rows.append(row(package, system, signature(native)))
    rows += unverifiable()
    widths = {column: max(len(column), *(len(entry[column]) for entry in rows)) for column in COLUMNS}
    print()
    for entry in [dict(zip(COLUMNS, COLUMNS)), *rows]:
        print("  ".join(entry[column].ljust(widths[column]) for column in COLUMNS).rstrip())
    return 1 if any("FAIL" in entry.values() for entry in rows) or len(rows) == 2 else 0


if __name__ == "__main__":
    sys.exit(main())
