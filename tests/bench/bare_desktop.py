# SPDX-License-Identifier: GPL-3.0-or-later
"""A desktop of its own for programs that are measured."""
import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def display(*options: str) -> Iterator[str]:
    """An X server of its own, with more options if they are wanted; yields its name. Without `-noreset` it starts anew
    after each program, and the next one waits for that."""
    read, write = os.pipe()
    with subprocess.Popen(["Xvfb", "-displayfd", str(write), "-screen", "0", "1600x1000x24", "-nolisten", "tcp", *options],
                          pass_fds=[write], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as server:
        os.close(write)
        try:
            with os.fdopen(read) as answer:
                number = answer.readline().strip()
            if not number:
                raise SystemExit("Xvfb did not start")
            yield f":{number}"
        finally:
            server.terminate()


def environment(screen: str, home: str) -> dict[str, str]:
    """The same bare desktop for all programs, so that neither saved games nor themes count."""
    kept = {name: os.environ[name] for name in ("PATH", "LD_LIBRARY_PATH") if name in os.environ}
    return kept | {"DISPLAY": screen, "HOME": home, "LC_ALL": "C.UTF-8", "QT_QPA_PLATFORM": "xcb",
                   "XDG_CONFIG_HOME": f"{home}/config", "XDG_DATA_HOME": f"{home}/data",
                   "XDG_CACHE_HOME": f"{home}/cache", "XDG_RUNTIME_DIR": home}
