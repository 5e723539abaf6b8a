#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""clang-tidy over the sources of core, ui and app, in parallel, remembering what was found clean.

    run_clang_tidy.py BUILD [--jobs N] [PATH...]

BUILD is a built Ninja build folder: its compile commands say how, its dependencies say which headers a source reads. A
source is looked at again only when it, one of those headers, its command, the checks or clang-tidy itself have changed.
"""
import argparse
import hashlib
import json
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from files import ROOT

FOLDERS = ("core", "ui", "app")


def dependencies(build: Path) -> dict[str, list[Path]]:
    """Object file -> the files of the project (and of the build) it was made from."""
    listing = subprocess.run(["ninja", "-C", str(build), "-t", "deps"], check=True, capture_output=True, text=True).stdout
    found: dict[str, list[Path]] = {}
    current: list[Path] = []
    for line in listing.splitlines():
        if line.startswith("    "):
            path = (build / line.strip()).resolve()
            if path.is_relative_to(ROOT):
                current.append(path)
        elif ": #deps" in line:
            current = found.setdefault(line.split(": #deps")[0], [])
    return found


def key_of(entry: dict, read: list[Path], common: bytes) -> str:
    digest = hashlib.sha256(common)
    digest.update(entry["command"].encode())
    for path in sorted({Path(entry["file"]), *read}):
        if path.is_file():
            digest.update(f"\n{path}\n".encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()


def tidy(build: Path, file: str) -> str:
    """What clang-tidy says about a source; nothing when it is clean."""
    run = subprocess.run(["clang-tidy", "-p", str(build), "--quiet", file], capture_output=True, text=True)
    if run.returncode == 0:
        return ""
    return run.stdout.strip() or run.stderr.strip() or f"{file}: clang-tidy ended with {run.returncode}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("build", type=Path)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("paths", nargs="*", help="only sources under these folders (default: core ui app)")
    arguments = parser.parse_intermixed_args()
    build = arguments.build.resolve()
    folders = tuple(f"{ROOT / path}" for path in (arguments.paths or FOLDERS))

    entries = {}
    for entry in json.loads((build / "compile_commands.json").read_text()):
        file = Path(entry["file"])
        if any(file == Path(folder) or file.is_relative_to(folder) for folder in folders) and not file.is_relative_to(build):
            entries[str(file)] = entry

    version = subprocess.run(["clang-tidy", "--version"], check=True, capture_output=True).stdout
    common = version + (ROOT / ".clang-tidy").read_bytes()
    read = dependencies(build)
    memory = build / "tidy"
    memory.mkdir(exist_ok=True)
    keys = {file: key_of(entry, read.get(entry.get("output", ""), []), common) for file, entry in entries.items()}
    todo = [file for file, key in keys.items() if not (memory / key).exists()]
    print(f"{len(entries)} sources, {len(todo)} of them new or changed", flush=True)

    unclean = 0
    with ThreadPoolExecutor(arguments.jobs) as workers:
        for file, said in zip(todo, workers.map(lambda file: tidy(build, file), todo)):
            if said:
                unclean += 1
                print(said, flush=True)
            else:
                (memory / keys[file]).touch()
    if not arguments.paths:
        for old in memory.iterdir():
            if old.name not in keys.values():
                old.unlink()
    print(f"{len(entries) - unclean} sources are clean, {unclean} are not")
    return 1 if unclean or not entries else 0


if __name__ == "__main__":
    sys.exit(main())
