#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks what hosted machines run (.github/workflows) and download (packaging/downloads.txt), as far as possible without them:
external files are pinned by their hashes, called programs exist, and shell commands are correct. Needs python3-yaml and
shellcheck.

    check_workflows.py              checks the project
    check_workflows.py --self-test  tests itself by breaking a small workflow in many ways
"""
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import yaml

from checks import run_check
from files import project_files

ACTION = re.compile(r"^[\w.-]+/[\w./-]+@[0-9a-f]{40}$")
USES = re.compile(r"^\s*(?:- )?uses:\s*(\S+)(?:\s+#\s*(v\d[\w.]*))?\s*$")
IMAGE = re.compile(r"^[\w./:-]+@sha256:[0-9a-f]{64}$")
SCRIPT = re.compile(r"(?:^|\s)((?:packaging|tests)/[\w./-]+\.(?:sh|py))")
FETCHED = re.compile(r"packaging/fetch\.sh \S+ ([^\n|;&]+)")
# Commands that download files without a hash; distributions sign the packages of apt-get.
UNPINNED = re.compile(r"(?:^|[\s|;&(])(?:curl|wget)\s+[-\"'h$]|pip3? install|npm (?:ci|i|install)\b|brew install|choco install"
                      r"|Invoke-WebRequest|go install", re.MULTILINE)
DOWNLOAD = re.compile(r"^[0-9a-f]{64} (\S+)(?: https://\S+)+$")


def downloads(root: Path) -> list[str]:
    """The lines with content."""
    lines = (root / "packaging/downloads.txt").read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line.strip() and not line.startswith("#")]


def download_problems(root: Path) -> Iterator[str]:
    names = []
    for line in downloads(root):
        found = DOWNLOAD.match(line)
        if found:
            names.append(found[1])
        else:
            yield f"packaging/downloads.txt: is no hash, name and address: {line}"
    for name in {name for name in names if names.count(name) > 1}:
        yield f"packaging/downloads.txt: has {name} twice"
    for name in project_files(root):
        if name.startswith("packaging/") and name.endswith(".sh") and name != "packaging/fetch.sh":
            text = (root / name).read_text(encoding="utf-8")
            if UNPINNED.search(text):
                yield f"{name}: fetches something past packaging/fetch.sh"


def shell_problems(script: str) -> str:
    text = "#!/usr/bin/env bash\nset -e\n" + re.sub(r"\$\{\{.*?\}\}", "word", script)
    with tempfile.NamedTemporaryFile("w", suffix=".sh") as file:
        file.write(text)
        file.flush()
        done = subprocess.run(["shellcheck", "--format=gcc", file.name], capture_output=True, text=True, check=False)
    return "; ".join(line.partition(": ")[2] for line in done.stdout.splitlines())


def run_problems(root: Path, command: str) -> Iterator[str]:
    for script in SCRIPT.findall(command):
        if not (root / script).is_file():
            yield f"calls {script}, which is not there"
        elif not os.access(root / script, os.X_OK):
            yield f"calls {script}, which may not be run"
    known = {line.split()[1] for line in downloads(root)}
    for names in FETCHED.findall(command):
        for name in names.split():
            if name not in known:
                yield f"fetches {name}, which downloads.txt does not have"
    if UNPINNED.search(command) and "sha256sum" not in command:
        yield f"fetches something without a hash: {command.strip()}"
    if found := shell_problems(command):
        yield f"shellcheck: {found}"


def job_problems(root: Path, jobs: dict, name: str) -> Iterator[str]:
    job = jobs[name]
    if "timeout-minutes" not in job:
        yield "has no timeout-minutes"
    if str(job.get("runs-on", "")).endswith("-latest"):
        yield f"runs on whatever is the latest: {job['runs-on']}"
    needs = job.get("needs", [])
    for other in [needs] if isinstance(needs, str) else needs:
        if other not in jobs:
            yield f"needs {other}, which is no job"
    container = job.get("container", {})
    images = [container if isinstance(container, str) else container.get("image", "")]
    if images == ["${{ matrix.image }}"]:
        images = [entry["image"] for entry in job["strategy"]["matrix"]["include"]]
    for image in images:
        if image and not IMAGE.match(image):
            yield f"has a container that is not pinned by its hash: {image}"
    for step in job.get("steps", []):
        if "uses" in step and not step["uses"].startswith("./") and not ACTION.match(step["uses"]):
            yield f"uses an action that is not pinned by its hash: {step['uses']}"
        yield from run_problems(root, step.get("run", ""))


def workflow_problems(root: Path, name: str, pins: dict[str, str]) -> Iterator[str]:
    text = (root / name).read_text(encoding="utf-8")
    for line in text.splitlines():
        found = USES.match(line)
        if not found:
            continue
        action, _, commit = found[1].partition("@")
        if pins.setdefault(action, commit) != commit:
            yield f"{name}: {action} is pinned to another commit elsewhere"
        if not found[2]:
            yield f"{name}: does not say which version it is: {line.strip()}"
    try:
        workflow = yaml.safe_load(text)
        if "permissions" not in workflow:
            yield f"{name}: says nothing of permissions"
        for job in workflow["jobs"]:
            for problem in job_problems(root, workflow["jobs"], job):
                yield f"{name}: {job}: {problem}"
    except (yaml.YAMLError, KeyError, TypeError, AttributeError) as error:
        yield f"{name}: is no workflow: {type(error).__name__} {error}"


def problems(root: Path) -> list[str]:
    pins: dict[str, str] = {}
    names = [name for name in project_files(root) if re.match(r"\.github/workflows/.*\.ya?ml$", name)]
    found = [problem for name in names for problem in workflow_problems(root, name, pins)]
    found += [] if names else [".github/workflows: holds none"]
    return found + list(download_problems(root))


HASH, DIGEST = "0123456789abcdef" * 2 + "01234567", "0123456789abcdef" * 4
GOOD = f"""on: push
permissions: {{}}
jobs:
  one:
    runs-on: ubuntu-24.04
    timeout-minutes: 5
    container: debian:12@sha256:{DIGEST}
    steps:
      - uses: some/action@{HASH} # v1.2
      - uses: some/action@{HASH} # v1.2
      - run: packaging/made.sh "$HOME"
      - run: packaging/fetch.sh here thing.tar
  two:
    needs: one
    runs-on: ubuntu-24.04
    timeout-minutes: 5
    steps: []
"""
# (text to replace, replacement, part of the expected message)
BROKEN = [
    ("", "", ""),
    (f"action@{HASH} # v1.2\n      - uses", "action@v1 # v1.2\n      - uses", "not pinned by its hash: some/action@v1"),
    (f"action@{HASH} # v1.2\n      - uses", f"action@{HASH[:39]} # v1.2\n      - uses", "not pinned by its hash"),
    (f"action@{HASH} # v1.2\n      - uses", f"action@{HASH[::-1]} # v1.2\n      - uses", "another commit elsewhere"),
    (f"{HASH} # v1.2\n      - run", f"{HASH}\n      - run", "which version"),
    (f"debian:12@sha256:{DIGEST}", "debian:12", "container that is not pinned"),
    ("packaging/made.sh", "packaging/missing.sh", "which is not there"),
    ("packaging/made.sh", "packaging/plain.py", "may not be run"),
    ('packaging/made.sh "$HOME"', "packaging/made.sh $HOME", "shellcheck"),
    ('packaging/made.sh "$HOME"', "curl -O https://example.org/x", "without a hash"),
    ('packaging/made.sh "$HOME"', "pip install something", "without a hash"),
    ("thing.tar", "other.tar", "does not have"),
    ("needs: one", "needs: none", "which is no job"),
    ("ubuntu-24.04", "ubuntu-latest", "whatever is the latest"),
    ("    timeout-minutes: 5\n    container", "    container", "no timeout-minutes"),
    ("permissions: {}\n", "", "says nothing of permissions"),
    ("jobs:", "jobs: [", "is no workflow"),
    ("  two:", "  two: [1]\n  three:", "is no workflow"),
]
DOWNLOADS = f"# What is fetched\n{DIGEST} thing.tar https://example.org/thing.tar https://example.com/thing.tar\n"
BROKEN_DOWNLOADS = [
    ("", "", ""),
    (DIGEST, DIGEST[1:], "is no hash, name and address"),
    ("https:", "http:", "is no hash, name and address"),
    ("https://example.com", "http://example.com", "is no hash, name and address"),
    ("# What is fetched", f"{DIGEST} thing.tar https://example.org/other.tar", "has thing.tar twice"),
]


def judged_rightly(root: Path, expected: str) -> bool:
    found = problems(root)
    good = any(expected in problem for problem in found) if expected else not found
    if not good:
        print(f"expected {expected or 'no complaint'!r}, got {found}")
    return good


def self_test() -> int:
    results = []
    with tempfile.TemporaryDirectory() as scratch:
        root = Path(scratch)
        workflow, list_file = root / ".github/workflows/some.yml", root / "packaging/downloads.txt"
        for file in (workflow, list_file):
            file.parent.mkdir(parents=True)
        for name, mode in (("made.sh", 0o755), ("fetch.sh", 0o755), ("plain.py", 0o644)):
            (root / "packaging" / name).touch(mode)
        list_file.write_text(DOWNLOADS, encoding="utf-8")
        for old, new, expected in BROKEN:
            workflow.write_text(GOOD.replace(old, new, 1) if old else GOOD, encoding="utf-8")
            results.append(judged_rightly(root, expected))
        workflow.write_text(GOOD, encoding="utf-8")
        for old, new, expected in BROKEN_DOWNLOADS:
            list_file.write_text(DOWNLOADS.replace(old, new, 1) if old else DOWNLOADS, encoding="utf-8")
            results.append(judged_rightly(root, expected))
        list_file.write_text(DOWNLOADS, encoding="utf-8")
        (root / "packaging/made.sh").write_text("wget https://example.org/x\n", encoding="utf-8")
        results.append(judged_rightly(root, "past packaging/fetch.sh"))
        workflow.unlink()
        results.append(judged_rightly(root, "holds none"))
    print(f"{results.count(True)} workflows judged rightly, {results.count(False)} wrongly")
    return 1 if False in results else 0


if __name__ == "__main__":
    sys.exit(run_check(problems, self_test, "the workflows are in order"))
