#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs the fuzz targets, two at a time, and prints a summary. Build the preset `fuzz` first.

    run.py --seconds 60             each target for a minute
    run.py --runs 10000000          this many executions of each target
    run.py --keep FOLDER            adds a minimal set of new inputs from FOLDER/TARGET to the corpus

Exits with 0 only when every target ran without findings. Inputs with findings are in BUILD/findings.
"""
import argparse
import concurrent.futures
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
# Target: longest input in bytes.
TARGETS = {"order": 300, "position": 4096, "record": 4096, "game": 512, "protocol": 6144}
MOST_FILES, MOST_BYTES = 48, 72 * 1024  # of one target's corpus
# Allocation stacks and a long quarantine cost half of the speed; findings are checked again with them.
ENVIRONMENT = {**os.environ, "ASAN_OPTIONS": "malloc_context_size=1:quarantine_size_mb=2:max_malloc_fill_size=0",
               "UBSAN_OPTIONS": "print_stacktrace=1"}


class Result:
    def __init__(self, target: str, status: int, log: str, findings: list[Path]):
        done = re.search(r"^Done (\d+) runs in (\d+) second", log, re.MULTILINE)
        coverage = re.findall(r"cov: (\d+) ft: (\d+)", log)
        self.target, self.log, self.findings = target, log, findings
        self.executions, self.seconds = (int(done[1]), max(1, int(done[2]))) if done else (0, 1)
        self.coverage = coverage[-1][0] if coverage else "?"
        self.good = status == 0 and self.executions > 0 and not findings

    def row(self) -> str:
        found = "none" if self.good else str(max(1, len(self.findings)))
        return (f"| {self.target} | {self.executions:,} | {self.seconds:,} | {self.executions // self.seconds:,} "
                f"| {self.coverage} | {found} |")


def fuzz(build: Path, target: str, limit: list[str], longest: int) -> Result:
    findings = build / "findings"
    findings.mkdir(exist_ok=True)
    before = set(findings.iterdir())
    with tempfile.TemporaryDirectory() as fresh:
        command = [build / "bin" / f"fuzz_{target}", *limit, f"-max_len={longest}", "-entropic=0", "-reload=0",
                   f"-artifact_prefix={findings}/{target}-", fresh, HERE / "corpus" / target]
        dictionary = HERE / f"{target}.dict"
        if dictionary.exists():
            command.insert(1, f"-dict={dictionary}")
        done = subprocess.run(command, env=ENVIRONMENT, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                              stderr=subprocess.PIPE, check=False)
    new = [file for file in findings.iterdir() if file not in before and file.name.startswith(target)]
    return Result(target, done.returncode, done.stderr.decode(errors="replace"), new)


def covered(control: Path) -> dict[str, set]:
    """The coverage of each file, from libFuzzer's control file of a merge: edges of the program, then features."""
    lines = control.read_text(encoding="utf-8").splitlines()
    files = lines[2:]
    names = files[:int(lines[0])]
    reached: dict[str, set] = {name: set() for name in names}
    for line in files[len(names):]:
        kind, number, *features = line.split()
        if kind == "FT":  # an edge of the program, and in the last three bits its hit count
            reached[names[int(number)]] = {("COV", int(feature) // 8) for feature in features}
            reached[names[int(number)]].update(("FT", int(feature)) for feature in features)
    return reached


def keep(build: Path, target: str, new: Path) -> None:
    corpus = HERE / "corpus" / target
    corpus.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch:
        control, merged = Path(scratch) / "control", Path(scratch) / "merged"
        merged.mkdir()
        folders = [folder for folder in (corpus, new / target) if folder.is_dir()]
        subprocess.run([build / "bin" / f"fuzz_{target}", "-merge=1", f"-merge_control_file={control}",
                        f"-max_len={TARGETS[target]}", merged, *folders], env=ENVIRONMENT, check=True,
                       stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        reached = covered(control)
        whole = sorted(reached, key=os.path.getsize)[-2:]  # long inputs cover much
        chosen = [Path(name).read_bytes() for name in whole]
        have = set().union(*(reached[name] for name in whole))
        for kind in ("COV", "FT"):
            while len(chosen) < MOST_FILES:
                def gain(name):
                    return len([1 for point in reached[name] - have if point[0] == kind])
                best = max(reached, key=lambda name: (gain(name), -os.path.getsize(name)))
                data = Path(best).read_bytes()
                if gain(best) == 0 or sum(map(len, chosen)) + len(data) > MOST_BYTES:
                    break
                have |= reached[best]
                chosen.append(data)
    for file in corpus.iterdir():
        file.unlink()
    for number, data in enumerate(chosen):
        (corpus / f"{number:02}").write_bytes(data)
    print(f"{target}: {len(chosen)} inputs, {sum(map(len, chosen))} bytes")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    mode = parser.add_mutually_exclusive_group(required=True)
    mode.add_argument("--seconds", type=int)
    mode.add_argument("--runs", type=int)
    mode.add_argument("--keep", type=Path, metavar="FOLDER")
    parser.add_argument("--build", type=Path, default=HERE.parents[1] / "build" / "fuzz")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--longest", type=int, help="longest input in bytes (each target's own)")
    parser.add_argument("targets", nargs="*", metavar="TARGET", help="all of " + ", ".join(TARGETS))
    arguments = parser.parse_args()
    targets = arguments.targets or list(TARGETS)
    if unknown := [target for target in targets if target not in TARGETS]:
        parser.error(f"no such target: {', '.join(unknown)}")
    if arguments.keep:
        for target in targets:
            keep(arguments.build, target, arguments.keep)
        return 0
    limit = [f"-max_total_time={arguments.seconds}"] if arguments.seconds else [f"-runs={arguments.runs}"]
    with concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
        results = list(pool.map(lambda target: fuzz(arguments.build, target, limit,
                                                    arguments.longest or TARGETS[target]), targets))
    print("| target | executions | seconds | executions a second | points reached | findings |")
    print("| --- | --- | --- | --- | --- | --- |")
    for result in results:
        print(result.row())
    for result in results:
        if not result.good:
            print(f"\n{result.target}: {', '.join(map(str, result.findings)) or 'did not run to its end'}")
            print("\n".join(result.log.splitlines()[-40:]))
    return 0 if all(result.good for result in results) else 1


if __name__ == "__main__":
    sys.exit(main())
