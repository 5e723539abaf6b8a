# SPDX-License-Identifier: GPL-3.0-or-later
"""Virtual displays, and screenshots of the windows on them."""
import os
import subprocess
import time
from contextlib import contextmanager
from dataclasses import dataclass

TIMEOUT = 180  # seconds for anything that is run
FIRST_PICTURE = 90  # seconds until a window must show its table
STABLE = 0.5  # seconds between two pictures that must be equal
FEW_COLORS = 300  # a window with fewer shows no table


class CommandFailed(Exception):
    """A command failed."""


def run(command: list, environment: dict[str, str] | None = None, timeout: int = TIMEOUT) -> str:
    """The output of a command, which must exit with 0."""
    words = [str(word) for word in command]
    try:
        done = subprocess.run(words, env=environment, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=timeout,
                              errors="replace")
    except subprocess.TimeoutExpired as error:
        raise CommandFailed(f"{' '.join(words)} did not end in {timeout} seconds") from error
    if done.returncode != 0:
        end = (done.stderr.strip() or done.stdout.strip())[-600:]
        raise CommandFailed(f"{' '.join(words)} ended with {done.returncode}: {end}")
    return done.stdout


@dataclass
class Picture:
    """A screenshot."""
    bytes: bytes
    colors: int


def photograph(screen: str, window: str = "root") -> Picture:
    shot = subprocess.run(["import", "-display", screen, "-window", window, "png:-"], check=True, stdout=subprocess.PIPE,
                          timeout=TIMEOUT).stdout
    raw = subprocess.run(["convert", "png:-", "-depth", "8", "rgb:-"], check=True, input=shot, stdout=subprocess.PIPE,
                         timeout=TIMEOUT).stdout
    return Picture(raw, len({raw[at:at + 3] for at in range(0, len(raw), 3)}))


def wait_for_manager(screen: str) -> None:
    """A window that is opened before the manager is ready can stay hidden."""
    for _ in range(FIRST_PICTURE * 5):
        asked = subprocess.run(["xdotool", "get_num_desktops"], env=os.environ | {"DISPLAY": screen}, check=False, capture_output=True,
                               timeout=TIMEOUT)
        if asked.returncode == 0:
            return
        time.sleep(0.2)
    raise CommandFailed("the window manager does not answer")


@contextmanager
def display():
    """A separate display with a window manager; yields its name."""
    read, write = os.pipe()
    server = subprocess.Popen(["Xvfb", "-displayfd", str(write), "-screen", "0", "1280x800x24"], pass_fds=[write],
                              stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    os.close(write)
    with os.fdopen(read) as answer:
        name = f":{answer.readline().strip()}"
    manager = subprocess.Popen(["openbox"], env=os.environ | {"DISPLAY": name}, stdout=subprocess.DEVNULL,
                               stderr=subprocess.DEVNULL)
    try:
        wait_for_manager(name)
        yield name
    finally:
        for program in (manager, server):
            program.terminate()
            program.wait()


class Window:
    """A program on a separate display; ended when it goes out of scope."""

    def __init__(self, screen: str, command: list, environment: dict[str, str]):
        self.screen = screen
        self.said = ""  # on standard error, once it has ended
        self._program = subprocess.Popen([str(word) for word in command], env=environment, stdin=subprocess.DEVNULL,
                                         stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, start_new_session=True)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self._program.terminate()
        try:
            self._program.wait(timeout=10)
        except subprocess.TimeoutExpired:
            self._program.kill()
            self._program.wait()
        if not self.said:
            self.said = self._program.stderr.read().decode(errors="replace")

    def titles(self) -> list[str]:
        """The titles of all visible windows."""
        found = subprocess.run(["xdotool", "search", "--onlyvisible", "--name", "."], env=self._mine(), check=False,
                               capture_output=True, text=True, timeout=TIMEOUT).stdout.split()
        named = [subprocess.run(["xdotool", "getwindowname", window], env=self._mine(), check=False, capture_output=True, text=True,
                                timeout=TIMEOUT).stdout.strip() for window in found]
        return [name for name in named if name]

    def settled(self) -> Picture:
        """A screenshot after the picture has stopped changing."""
        last = Picture(b"", 0)
        for _ in range(int(FIRST_PICTURE / STABLE)):
            time.sleep(STABLE)
            self._check()
            seen = photograph(self.screen)
            if seen.colors > FEW_COLORS and seen.bytes == last.bytes:
                return seen
            last = seen
        raise CommandFailed(f"after {FIRST_PICTURE} seconds there is no picture that stays ({last.colors} colors)")

    def press(self, key: str) -> None:
        """Presses a key in the program's window."""
        run(["xdotool", "search", "--onlyvisible", "--class", "windrose", "windowactivate", "--sync"], self._mine())
        run(["xdotool", "key", key], self._mine())

    def wait_for_title(self, part: str) -> None:
        for _ in range(FIRST_PICTURE * 2):
            self._check()
            if any(part in title for title in self.titles()):
                return
            time.sleep(0.5)
        raise CommandFailed(f"no window is called {part!r}; there are {self.titles()}")

    def _mine(self) -> dict[str, str]:
        return os.environ | {"DISPLAY": self.screen}

    def _check(self) -> None:
        if self._program.poll() is not None:
            self.said = self._program.stderr.read().decode(errors="replace")
            raise CommandFailed(f"the window ended with {self._program.returncode}: {self.said.strip()[-600:]}")
