#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Builds presets from nothing in a temporary folder, without the compiler's cache, and prints what that took.

    build_time.py [--jobs N] [--longest N] [-D NAME=VALUE]... PRESET...

    build_time.py release                          the first build of packaging/start.sh
    build_time.py test -D CMAKE_UNITY_BUILD=ON     the first build of tests/run.sh

Processor seconds are those of all processes; they hardly depend on who else uses the machine, which wall seconds do.
"""
import argparse
import json
import os
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent


def targets_of(preset: str) -> list[str]:
    """What `cmake --build --preset` builds."""
    for build in json.loads((ROOT / "CMakePresets.json").read_text())["buildPresets"]:
        if build["configurePreset"] == preset:
            return build.get("targets", [])
    sys.exit(f"no such preset: {preset}")


def timed(command: list[str]) -> tuple[float, float]:
    """Processor and wall seconds of a command, which must succeed."""
    before, begin = resource.getrusage(resource.RUSAGE_CHILDREN), time.monotonic()
    run = subprocess.run(command, cwd=ROOT, env={**os.environ, "CCACHE_DISABLE": "1"}, capture_output=True, text=True)
    wall, after = time.monotonic() - begin, resource.getrusage(resource.RUSAGE_CHILDREN)
    if run.returncode != 0:
        sys.exit(f"{' '.join(command)} failed:\n{(run.stdout + run.stderr)[-3000:]}")
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime, wall


def longest_steps(folder: Path, count: int) -> list[tuple[float, str]]:
    """Wall seconds and output of the steps that took longest."""
    steps = {}
    for line in (folder / ".ninja_log").read_text().splitlines()[1:]:
        begin, end, _, output, key = line.split("\t")
        steps[(begin, key)] = ((int(end) - int(begin)) / 1000, output)  # a step with several outputs counts once
    return sorted(steps.values(), reverse=True)[:count]


def build(preset: str, definitions: list[str], jobs: int, longest: int) -> None:
    with tempfile.TemporaryDirectory(prefix="windrose-build-") as folder:
        configure = ["cmake", "--preset", preset, "-B", folder, f"-DCMAKE_RUNTIME_OUTPUT_DIRECTORY={folder}/bin",
                     *(f"-D{definition}" for definition in definitions)]
        targets = targets_of(preset)
        make = ["cmake", "--build", folder, "--parallel", str(jobs), *(["--target", *targets] if targets else [])]
        for what, command in (("configure", configure), ("build", make)):
            processor, wall = timed(command)
            print(f"{preset:8} {what:9} {processor:7.1f} processor seconds {wall:7.1f} wall seconds", flush=True)
        for seconds, output in longest_steps(Path(folder), longest):
            print(f"{seconds:7.1f} wall seconds  {output}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("presets", nargs="+", metavar="PRESET")
    parser.add_argument("-D", dest="definitions", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--longest", type=int, default=0, metavar="N", help="also print the N longest steps")
    wanted = parser.parse_args()
    for preset in wanted.presets:
        build(preset, wanted.definitions, wanted.jobs, wanted.longest)


if __name__ == "__main__":
    main()
