#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs clang-tidy on the sources of core, ui and app in parallel and remembers which ones are clean.

    run_clang_tidy.py BUILD [--jobs N] [PATH...]

BUILD is a built folder; its compile commands give the flags. Parsing and checking headers takes much of the time, so up to
128 sources are checked as one file that includes them all: those of Qt and the others apart. Sources that cannot be compiled
together with those before them (two may define a function of the same name) are checked as another file. A source is
checked again only after a change of the source, of those beside it, the project headers they include, their compile
commands, the checks or clang-tidy itself.
"""
import argparse
import hashlib
import json
import os
import re
import shlex
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from files import ROOT

FOLDERS = ("core", "ui", "app")
TOGETHER = 128
LEFT_OUT = {"-Wno-subobject-linkage", "--param=ggc-min-heapsize=524288",  # clang knows neither
            "-ffp-contract=off"}  # changes no finding
# The static analyzer stops exploring a function after this many states. With the default of 225,000 it takes about three
# times as long.
ANALYZER = ("-Xclang", "-analyzer-config", "-Xclang", "max-nodes=50000")
INCLUDE = re.compile(rb'^#include "([^"]+)"', re.MULTILINE)
# clang names the line of the file of includes before the errors of each source.
LINE_OF_ERRORS = re.compile(r"^In file included from .*/UnifiedSource[^:]*:(\d+):$", re.MULTILINE)


@dataclass(frozen=True)
class Batch:
    """Sources that are checked as one file."""
    flags: tuple[str, ...]
    sources: tuple[Path, ...]

    def text(self) -> str:
        return "".join(f'#include "{source}"\n' for source in self.sources)


def without_precompiled(flags: list[str]) -> list[str]:
    """clang cannot read the headers that gcc precompiled. Sources include what they need, so that they do without."""
    kept, rest = [], iter(flags)
    for flag in rest:
        if flag == "-include":
            next(rest)
        elif flag != "-Winvalid-pch":
            kept.append(flag)
    return kept


def sources_of(entry: dict) -> list[Path]:
    """The source of a compile command, or those that it compiles as one."""
    source = Path(entry["file"])
    if source.parent.name == "Unity":
        return [Path(name.decode()) for name in INCLUDE.findall(source.read_bytes())]
    return [source]


def options_of(flags: list[str]) -> list[tuple[str, ...]]:
    """Flags with their arguments."""
    options, rest = [], iter(flags)
    for flag in rest:
        options.append((flag, next(rest)) if flag == "-isystem" else (flag,))
    return options


def batches_of(build: Path, folders: tuple[Path, ...]) -> list[Batch]:
    """Every source once, with the flags of all in its batch. Of several compile commands of a source the shortest counts: the
    others are of programs that measure it."""
    commands: dict[Path, list[str]] = {}
    for entry in json.loads((build / "compile_commands.json").read_text()):
        flags = shlex.split(entry["command"])[1:]
        flags = flags[:flags.index("-o")]  # the last ones name the object file and the source
        flags = [flag for flag in without_precompiled(flags) if flag not in LEFT_OUT]
        for source in sources_of(entry):
            if not source.is_relative_to(build) and any(source.is_relative_to(folder) for folder in folders):
                commands[source] = min(commands.get(source, flags), flags, key=len)
    kinds: dict[bool, list[Path]] = {}
    for source in sorted(commands):
        kinds.setdefault("-DQT_CORE_LIB" in commands[source], []).append(source)
    result = []
    for sources in kinds.values():
        count = -(-len(sources) // TOGETHER)
        for part in (sources[number * len(sources) // count:(number + 1) * len(sources) // count] for number in range(count)):
            options = dict.fromkeys(option for source in part for option in options_of(commands[source]))
            result.append(Batch(tuple(word for option in options for word in option), tuple(part)))
    return sorted(result, key=lambda batch: -len(batch.sources))


@cache
def read_by(source: Path) -> frozenset[Path]:
    """The source and all of the project's headers it reads."""
    result, todo = set(), [source]
    while todo:
        path = todo.pop()
        if path not in result and path.is_file():
            result.add(path)
            todo += [folder / name.decode() for name in INCLUDE.findall(path.read_bytes()) for folder in (path.parent, ROOT)]
    return frozenset(result)


def key_of(batch: Batch, common: bytes) -> str:
    digest = hashlib.sha256(common)
    digest.update("\n".join([*batch.flags, batch.text()]).encode())
    for path in sorted(frozenset().union(*map(read_by, batch.sources))):
        digest.update(f"\n{path}\n".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def colliding(batch: Batch, together: Path) -> tuple[Path, ...]:
    """The sources that do not compile after those before them."""
    run = subprocess.run(["clang++", "-fsyntax-only", "-w", "-ferror-limit=0", *batch.flags, str(together)],
                         capture_output=True, text=True)
    return tuple(batch.sources[line - 1] for line in sorted({int(line) for line in LINE_OF_ERRORS.findall(run.stderr)}))


def tidy(batch: Batch, memory: Path, key: str) -> str:
    """What clang-tidy says about a batch; nothing when it is clean."""
    together = memory / f"UnifiedSource-{key}.cpp"  # by this name the static analyzer knows that it is not to skip them
    together.write_text(batch.text())
    apart = colliding(batch, together) if len(batch.sources) > 1 else ()
    if apart:
        together.unlink()
        rest = tuple(source for source in batch.sources if source not in apart)
        if not rest:
            apart, rest = apart[:1], apart[1:]
        return "\n".join(said for part, sources in enumerate((rest, apart))
                         if (said := tidy(Batch(batch.flags, sources), memory, f"{key}-{part}")))
    run = subprocess.run(["clang-tidy", "--quiet", "--checks=-bugprone-suspicious-include", str(together), "--", *batch.flags,
                          *ANALYZER], capture_output=True, text=True)
    together.unlink()
    if run.returncode == 0:
        return ""
    return run.stdout.strip() or run.stderr.strip() or f"{batch.sources}: clang-tidy ended with {run.returncode}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("build", type=Path)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("paths", nargs="*", help="only sources under these folders (default: core ui app)")
    arguments = parser.parse_intermixed_args()
    build = arguments.build.resolve()

    batches = batches_of(build, tuple(ROOT / path for path in (arguments.paths or FOLDERS)))
    version = subprocess.run(["clang-tidy", "--version"], check=True, capture_output=True).stdout
    common = version + (ROOT / ".clang-tidy").read_bytes() + Path(__file__).read_bytes()
    memory = build / "tidy"
    memory.mkdir(exist_ok=True)
    keys = {batch: key_of(batch, common) for batch in batches}
    todo = [batch for batch in batches if not (memory / keys[batch]).exists()]
    count = sum(len(batch.sources) for batch in batches)
    print(f"{count} sources, {sum(len(batch.sources) for batch in todo)} of them new or changed, or beside one", flush=True)

    unclean = 0
    with ThreadPoolExecutor(arguments.jobs) as workers:
        for batch, said in zip(todo, workers.map(lambda batch: tidy(batch, memory, keys[batch]), todo)):
            if said:
                unclean += 1
                print(said, flush=True)
            else:
                (memory / keys[batch]).touch()
    if not arguments.paths:
        for old in memory.iterdir():
            if old.name not in keys.values():
                old.unlink()
    print("clang-tidy found something" if unclean else f"all {count} sources are clean")
    return 1 if unclean or not batches else 0


if __name__ == "__main__":
    sys.exit(main())
