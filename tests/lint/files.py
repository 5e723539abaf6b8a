#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The files of the project: those known to git and not ignored, or everything except the builds."""
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def project_files(root: Path = ROOT) -> list[str]:
    """Paths relative to `root`, with forward slashes, sorted."""
    try:
        listed = subprocess.run(
            ["git", "-c", "safe.directory=*", "-C", str(root), "ls-files", "-z",
             "--cached", "--others", "--exclude-standard"],
            check=True, capture_output=True).stdout.decode().split("\0")
    except (OSError, subprocess.CalledProcessError):
        listed = walked_files(root)
    return sorted({name for name in listed if name and (root / name).is_file()})


def walked_files(root: Path) -> list[str]:
    """The same for a tree that is not a git checkout."""
    found = []
    for folder, folders, names in os.walk(root):
        at_top = Path(folder) == root
        folders[:] = [name for name in folders
                      if name not in {".git", ".cache", "__pycache__"} and not (at_top and name.startswith("build"))]
        found += [(Path(folder) / name).relative_to(root).as_posix() for name in names]
    return found


def is_script(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(2) == b"#!"


def is_cpp(name: str) -> bool:
    return name.endswith((".h", ".cpp"))


if __name__ == "__main__":
    wanted = is_cpp if "--cpp" in sys.argv[1:] else lambda name: True
    print("\n".join(name for name in project_files() if wanted(name)))
