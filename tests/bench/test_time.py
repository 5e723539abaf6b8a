#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs the tests of a preset one after the other and prints what each takes, the most expensive first.

    test_time.py [--matching REGEX] [--longest N] PRESET

Processor seconds are those of a test and of all processes that it has waited for. They hardly depend on who else uses
the machine, which wall seconds do.
"""
import argparse
import json
import os
import re
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent


def tests_of(preset: str) -> list[dict]:
    listed = subprocess.run(["ctest", "--preset", preset, "--show-only=json-v1"], cwd=ROOT, capture_output=True, text=True,
                            check=True)
    return json.loads(listed.stdout)["tests"]


def property_of(test: dict, name: str, default):
    return next((entry["value"] for entry in test.get("properties", []) if entry["name"] == name), default)


def timed(test: dict, home: str) -> tuple[float, float, bool]:
    """Processor and wall seconds, and whether it passed (or was skipped)."""
    environment = {key: value for key, value in os.environ.items() if key not in ("DISPLAY", "WAYLAND_DISPLAY")}
    environment |= {"HOME": home, "XDG_RUNTIME_DIR": home, "LC_ALL": "C.UTF-8", "PYTHONDONTWRITEBYTECODE": "1"}
    environment |= dict(entry.split("=", 1) for entry in property_of(test, "ENVIRONMENT", []))
    before, begin = resource.getrusage(resource.RUSAGE_CHILDREN), time.monotonic()
    run = subprocess.run(test["command"], cwd=property_of(test, "WORKING_DIRECTORY", ROOT), env=environment,
                         stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
    wall, after = time.monotonic() - begin, resource.getrusage(resource.RUSAGE_CHILDREN)
    return (after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime, wall,
            run.returncode in (0, property_of(test, "SKIP_RETURN_CODE", 0)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("preset", metavar="PRESET")
    parser.add_argument("--matching", default="", metavar="REGEX", help="only the tests whose names match")
    parser.add_argument("--longest", type=int, default=30, metavar="N", help="print the N most expensive ones (30)")
    wanted = parser.parse_args()
    times = []
    for test in tests_of(wanted.preset):
        if re.search(wanted.matching, test["name"]):
            with tempfile.TemporaryDirectory(prefix="windrose-home-") as home:
                times.append((*timed(test, home), test["name"]))
    for processor, wall, passed, name in sorted(times, reverse=True)[:wanted.longest]:
        print(f"{processor:7.1f} processor seconds {wall:7.1f} wall seconds  {name}{'' if passed else '  FAILED'}")
    print(f"{sum(entry[0] for entry in times):7.1f} processor seconds {sum(entry[1] for entry in times):7.1f} wall seconds  "
          f"{len(times)} tests")
    if not all(entry[2] for entry in times):
        sys.exit(1)


if __name__ == "__main__":
    main()
