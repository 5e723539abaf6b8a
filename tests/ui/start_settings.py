#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Starts the real window with each command-line option: none affects the settings of later starts.

    start_settings.py WINDROSE
"""
import os
import subprocess
import sys
import tempfile
from configparser import ConfigParser
from pathlib import Path

# What each start may write: where the window stood, whether the game on the table is paused, and the version of the file.
OWN = {("window", "geometry"), ("computers", "paused"), ("file", "version")}
STARTS = [
    ["--style", "dark"],
    ["--style", "light"],
    ["--style", "system"],
    ["--lang", "de"],
    ["--lang", "xx"],
    ["--new"],
    ["--players", "3", "--names", "Eva,Finn,Gus", "--seats", "person,merchant,viceroy:builder", "--seed", "7"],
    ["--option", "factory_university_swap=true"],
    ["--new", "--style", "dark", "--lang", "de"],
]
KEPT = "[look]\nlanguage=en\nstyle=light\n\n[new_game]\nnames=Ana, Bo\nplayers=2\n"


def settings_in(folder: Path):
    parser = ConfigParser(interpolation=None, strict=False)
    parser.optionxform = str
    parser.read(folder / "windrose" / "windrose.ini", encoding="utf-8")
    return {(section, key.lower()): value for section in parser.sections() for key, value in parser[section].items()}


def main():
    program = sys.argv[1]
    faults = []
    for before in ("", KEPT):
        for start in STARTS:
            with tempfile.TemporaryDirectory() as home:
                config = Path(home, "config")
                (config / "windrose").mkdir(parents=True)
                (config / "windrose" / "windrose.ini").write_text(before, encoding="utf-8")
                was = settings_in(config)
                environment = {**os.environ, "HOME": home, "XDG_CONFIG_HOME": str(config), "LANG": "C.UTF-8",
                               "XDG_DATA_HOME": str(Path(home, "data")), "QT_QPA_PLATFORM": "offscreen",
                               "QT_QPA_GENERIC_PLUGINS": "quit_after_paint"}
                subprocess.run([program, *start], env=environment, check=True)
                now = settings_in(config)
                if not now:
                    sys.exit("the window wrote no settings at all: nothing was tested")
                for key in sorted(was.keys() | now.keys()):
                    if key not in OWN and was.get(key) != now.get(key):
                        faults.append(f"{' '.join(start)}: {'/'.join(key)} was {was.get(key)}, is {now.get(key)}")
    print("\n".join(faults) or "nothing said on the command line was kept")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
