# SPDX-License-Identifier: GPL-3.0-or-later
"""The steps that are tried with every kind of package.

Each kind of package has a class derived from System, in a module verify_KIND.py that lists its classes in KINDS. The class
defines where its packages are, how one is installed on a separate system, how a program is run there, and what must not be
left after it is uninstalled. The steps are the columns of the table; a class can override a step, or raise NotHere with the
reason why it cannot be tried on this machine.
"""
import json
import os
import re
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path

from verify_screen import Window, display, run

WAIT = 60  # seconds for a move to be kept
CACHE = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "windrose"
BENCH = ["bench", "--players", "4", "--games", "2000", "--seed", "1"]
ENGLISH_GUIDE, GERMAN_GUIDE = "How to Play", "Spielanleitung"  # titles of the window opened by F1
# The orders to play from a record, and the end of the resulting record.
NEW_GAME = ["new", "--players", "3", "--seed", "7", "--names", "Ana,Ben,Cleo"]
ORDERS = ["role builder", "build small_market"]
FRESH = ["--new", "--players", "3", "--seed", "1", "--lang", "en"]
# With the window of FRESH alone on a display of 1280 by 800: what the mouse does, and the order that comes of it. Four
# numbers are a drag, two a click.
BY_MOUSE = (
    ((75, 62), "role settler"),
    ((877, 148, 147, 555), "take quarry"),
    ((551, 148, 147, 555), "take sugar"),
    ((889, 440), "pass"),
    ((625, 62), "role trader"),
)


class Failed(Exception):
    """A package does not behave as required."""


class NotHere(Exception):
    """Why something cannot be tried on this machine."""


def expect(holds: bool, what: str) -> None:
    if not holds:
        raise Failed(what)


def signature(text: str) -> str:
    """Of what `bench` printed."""
    return json.loads(text)["signature"]


def project_version() -> str:
    """As the top CMakeLists.txt has it."""
    text = (Path(__file__).resolve().parent.parent / "CMakeLists.txt").read_text(encoding="utf-8")
    return re.search(r"^project\(windrose VERSION ([\d.]+) ", text, re.MULTILINE)[1]


def version_of(package: Path) -> str:
    """What its programs say: the version of the project, or that of a commit between releases, which the name has, too."""
    version = os.environ["WINDROSE_VERSION"]
    found = re.search(rf"{re.escape(version)}~git\d{{8}}\.[0-9a-f]+(\.changed)?", package.name)
    return found[0] if found else version


class System:
    """A bare system, a package, and the steps: each returns the text of its cell (None: ok) or raises."""
    kind = ""  # the name for --only
    title = ""  # the table's entry when there is no such package
    pattern = ""  # of the packages' names
    untried = ""  # what is not tested; printed below the table
    limit_packed: int | None = None  # bytes
    limit_installed: int | None = None
    releases: tuple = (None,)  # of Linux, on which the package is tried; an object of this class is made for each

    def __init__(self, package: Path, release=None):
        self.package = package
        self.release = release
        self.stack = ExitStack()  # undone at the end in reverse order
        self.root = Path()  # a folder that is removed at the end

    @classmethod
    def find(cls, folder: Path) -> list[Path]:
        """The packages of this kind."""
        return sorted(folder.glob(cls.pattern))

    def __enter__(self):
        self.root = Path(self.stack.enter_context(tempfile.TemporaryDirectory(prefix="windrose-verify-")))
        try:
            self.set_up()
        except BaseException:
            self.stack.close()
            raise
        return self

    def __exit__(self, *_):
        self.stack.close()

    # Differences between kinds of packages; each kind defines all of them.

    def set_up(self) -> None:
        """Makes the bare system."""
        raise NotImplementedError

    def put_in(self) -> None:
        """Installs the package."""
        raise NotImplementedError

    def installed_bytes(self) -> int:
        raise NotImplementedError

    def take_out(self) -> list[str]:
        """Uninstalls it and returns what is left behind."""
        raise NotImplementedError

    def command(self, program: str, arguments: list[str]) -> list:
        """The command that runs `windrose` or `windrose-cli`."""
        raise NotImplementedError

    def environment(self, screen: str | None) -> dict[str, str]:
        """For a command on display `screen`, or "offscreen", or none."""
        raise NotImplementedError

    def path(self, name: str) -> str:
        """The path of a player's file on the system."""
        raise NotImplementedError

    def write(self, name: str, text: str) -> None:
        """Writes a file as the player."""
        raise NotImplementedError

    def kept_game(self) -> Path:
        """The path from here of the file in which the window saves the current game."""
        raise NotImplementedError

    # Common to all kinds.

    def cli(self, arguments: list[str]) -> str:
        return run(self.command("windrose-cli", arguments), self.environment(None))

    def offscreen(self, arguments: list[str]) -> None:
        """Opens the window without a screen."""
        self.open_until_kept(self.command("windrose", arguments), self.environment("offscreen"))

    def open_until_kept(self, command: list, environment: dict[str, str], part: str = "[") -> None:
        """Opens the window until it has saved a game that contains the text, which it does after its first picture."""
        self.kept_game().unlink(missing_ok=True)
        with Window("", command, environment) as window:
            self.wait_for_kept_game(part, window)

    def window(self, screen: str, arguments: list[str]) -> Window:
        return Window(screen, self.command("windrose", arguments), self.environment(screen))

    def name(self) -> str:
        """The title of its row."""
        return self.package.name

    def on(self) -> str:
        """The name of the system."""
        return "-"

    def wait_for_kept_game(self, part: str, window: Window) -> None:
        """Until the file of the current game has the text, while the window is open."""
        for _ in range(WAIT * 5):
            window.check()
            if self.kept_game().exists() and part in self.kept_game().read_text(encoding="utf-8"):
                return
            time.sleep(0.2)
        raise Failed(f"the window does not keep {part!r}")

    def play_by_mouse(self, window: Window) -> None:
        """The first moves of FRESH."""
        window.settled()
        for where, order in BY_MOUSE:
            window.mouse(*where)
            self.wait_for_kept_game(f"\n{order} ", window)
            window.settled()

    # The steps, in the order of the table.

    def size(self) -> str:
        size = self.package.stat().st_size
        expect(self.limit_packed is None or size <= self.limit_packed, f"{size} bytes are more than {self.limit_packed}")
        return f"{size / 1e6:.1f} MB"

    def install(self) -> str | None:
        self.put_in()
        size = self.installed_bytes()
        expect(self.limit_installed is None or size <= self.limit_installed,
               f"{size} bytes installed are more than {self.limit_installed}")
        return f"ok, {size / 1e6:.1f} MB"

    def start(self) -> str | None:
        """The command line, and the window without a display."""
        version = version_of(self.package)
        expect(self.cli(["--version"]).split()[-1:] == [version], f"windrose-cli --version does not say {version}")
        expect("Subcommands" in self.cli(["--help"]), "windrose-cli --help explains nothing")
        self.offscreen(["--new", "--players", "3", "--seed", "1"])
        return None

    def x11(self) -> str | None:
        """A real window, in English and in German; F1 opens the help in either. A game by mouse."""
        pictures = []
        for language, guide in (("en", ENGLISH_GUIDE), ("de", GERMAN_GUIDE)):
            with display() as screen, self.window(screen, [*FRESH[:-1], language]) as window:
                window.wait_for_title("Windrose")
                pictures.append(window.settled().bytes)
                window.press("F1")
                window.wait_for_title(guide)
            expect("no font" not in window.said, "there is no font, only boxes")
        expect(pictures[0] != pictures[1], "German looks like English")
        with display() as screen, self.window(screen, FRESH) as window:
            self.play_by_mouse(window)
        return None

    def wayland(self) -> str | None:
        return "-"

    def desktop(self) -> str | None:
        """A file is opened from the desktop."""
        return "-"

    def game(self) -> str | None:
        """The window starts a new game, orders are played from a record, and the window continues from there."""
        kept = self.kept_game()
        expect(kept.exists(), f"the window kept no game in {kept}")
        self.write("kept.windrose", kept.read_text(encoding="utf-8"))
        self.cli(["verify", self.path("kept.windrose")])
        self.write("game.windrose", self.cli(NEW_GAME))
        after = self.cli(["play", self.path("game.windrose"), *ORDERS])
        expect(all(order in after for order in ORDERS), "the orders are not in the record")
        self.write("next.windrose", after)
        self.cli(["verify", self.path("next.windrose")])
        with display() as screen, self.window(screen, [self.path("next.windrose")]) as window:
            window.wait_for_title("next.windrose")
            window.settled()
        now = kept.read_text(encoding="utf-8")
        expect(all(order in now for order in ORDERS), "the window does not go on from the record")
        return None

    def signature(self, expected: str) -> str | None:
        """Random games are the same as those of the native program."""
        found = signature(self.cli(BENCH))
        expect(found == expected, f"{found} instead of {expected}")
        return f"ok, {found[:8]}…"

    def uninstall(self) -> str | None:
        left = self.take_out()
        expect(not left, f"left behind: {', '.join(left[:5])}")
        return None
