# SPDX-License-Identifier: GPL-3.0-or-later
"""Virtual displays, and screenshots of the windows on them."""
import os
import subprocess
import tempfile
import time
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

TIMEOUT = 180  # seconds for anything that is run
FIRST_PICTURE = 90  # seconds until a window must show its table
MOMENT = 0.2  # seconds between two movements of the mouse
DRAG_STEPS = 6
STABLE = 0.5  # seconds between two pictures that must be equal
WIDTH, HEIGHT = 1280, 800  # of a display
# For openbox: the program's window covers the display, so that its parts are always at the same place. In Wine it is called
# windrose.exe.
ALL_OF_IT = """<?xml version="1.0"?>
<openbox_config xmlns="http://openbox.org/3.4/rc"><applications>
<application name="windrose*" type="normal"><decor>no</decor><maximized>yes</maximized></application>
</applications></openbox_config>
"""
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
def running(command: list, environment: dict[str, str], **more):
    """A program that is ended at the end."""
    program = subprocess.Popen([str(word) for word in command], env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                               **more)
    try:
        yield program
    finally:
        program.terminate()
        program.wait()


@contextmanager
def bare_display():
    """A separate display; yields its name."""
    read, write = os.pipe()
    server = running(["Xvfb", "-displayfd", write, "-screen", "0", f"{WIDTH}x{HEIGHT}x24"], dict(os.environ), pass_fds=[write])
    with server:
        os.close(write)
        with os.fdopen(read) as answer:
            name = f":{answer.readline().strip()}"
        yield name


@contextmanager
def display():
    """A separate display with a window manager, which gives the program's window all of it; yields its name."""
    with bare_display() as name, tempfile.TemporaryDirectory() as folder:
        rules = Path(folder) / "rc.xml"
        rules.write_text(ALL_OF_IT, encoding="ascii")
        with running(["openbox", "--config-file", rules], os.environ | {"DISPLAY": name}):
            wait_for_manager(name)
            yield name


@contextmanager
def compositor(folder: Path):
    """A Wayland compositor that everyone can use through the socket "screen" in `folder`. It shows its picture on a display
    of X11 and takes its mouse and keys from there; yields the display's name."""
    folder.mkdir(exist_ok=True)
    folder.chmod(0o755)
    socket = folder / "screen"
    with bare_display() as name:
        command = ["weston", "--backend=x11-backend.so", "--use-pixman", f"--width={WIDTH}", f"--height={HEIGHT}", "--no-config",
                   "--shell=kiosk-shell.so", f"--socket={socket.name}", "--idle-time=0"]
        with running(command, os.environ | {"DISPLAY": name, "XDG_RUNTIME_DIR": str(folder)}) as weston:
            for _ in range(FIRST_PICTURE * 5):
                if socket.exists() or weston.poll() is not None:
                    break
                time.sleep(0.2)
            if not socket.exists():
                raise CommandFailed("the Wayland compositor does not start")
            socket.chmod(0o666)
            yield name


class Window:
    """A program on a separate display; ended when it goes out of scope. An opener may end before: it has started another
    program, which ends with its display."""

    def __init__(self, screen: str, command: list, environment: dict[str, str], *, wayland: bool = False, opener: bool = False):
        self.screen = screen
        self._wayland = wayland
        self._opener = opener
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
        if not self.said and not self._opener:  # what it has started keeps the pipe open
            self.said = self._program.stderr.read().decode(errors="replace")
        self._program.stderr.close()

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
            self.check()
            seen = photograph(self.screen)
            if seen.colors > FEW_COLORS and seen.bytes == last.bytes:
                return seen
            last = seen
        raise CommandFailed(f"after {FIRST_PICTURE} seconds there is no picture that stays ({last.colors} colors)")

    def press(self, key: str) -> None:
        """Presses a key in the program's window."""
        if not self._wayland:
            run(["xdotool", "search", "--onlyvisible", "--class", "windrose", "windowactivate", "--sync"], self._mine())
        run(["xdotool", "key", key], self._mine())

    def changed(self, before: bytes) -> Picture:
        """The first picture other than `before` that stays."""
        for _ in range(5):
            seen = self.settled()
            if seen.bytes != before:
                break
        return seen

    def mouse(self, *where: int) -> None:
        """Clicks at a place (two numbers), or drags from a place to another (four)."""
        start, end = where[:2], where[-2:]
        run(["xdotool", "mousemove", *start], self._mine())
        time.sleep(MOMENT)
        run(["xdotool", "mousedown", "1"], self._mine())
        for step in range(1, DRAG_STEPS + 1 if start != end else 1):
            time.sleep(MOMENT)
            run(["xdotool", "mousemove", *(a + (b - a) * step // DRAG_STEPS for a, b in zip(start, end))], self._mine())
        time.sleep(MOMENT)
        run(["xdotool", "mouseup", "1"], self._mine())

    def wait_for_title(self, part: str) -> None:
        for _ in range(FIRST_PICTURE * 2):
            self.check()
            if any(part in title for title in self.titles()):
                return
            time.sleep(0.5)
        raise CommandFailed(f"no window is called {part!r}; there are {self.titles()}")

    def _mine(self) -> dict[str, str]:
        return os.environ | {"DISPLAY": self.screen}

    def check(self) -> None:
        """Fails when the program has ended."""
        if self._program.poll() is not None and not (self._opener and self._program.returncode == 0):
            self.said = self._program.stderr.read().decode(errors="replace")
            raise CommandFailed(f"the window ended with {self._program.returncode}: {self.said.strip()[-600:]}")
