# SPDX-License-Identifier: GPL-3.0-or-later
"""The package for Debian with the commands of INSTALL.md, which bring along what it only recommends: Qt Multimedia, too."""
import re
import shutil
import subprocess
from pathlib import Path

from verify_linux import HOME, Chroot, cache_lock
from verify_releases import Release
from verify_screen import Window, display
from verify_systems import FRESH, expect

PAGE = Path(__file__).resolve().parent / "INSTALL.md"
MODULE = "/usr/lib/windrose/modules/windrose_sound.so"
AS_ROOT = "sudo "


def commands_for_debian() -> list[str]:
    """Those of the page: what installs the package, starts it, and removes it."""
    block = re.search(r"^## Debian [^\n]*\n+```sh\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    return [re.sub(r"\s+#.*", "", line) for line in block[1].splitlines()]


class Page(Chroot):
    kind, title, pattern = "page", "Debian package, by INSTALL.md", "*.deb"
    untried = "whether anything is heard"

    def __init__(self, package: Path, release: Release):
        super().__init__(package, release)
        self._install, self._start, self._remove = commands_for_debian()
        self._listed: list[str] = []  # the files of the package

    def name(self) -> str:
        return self.title

    def size(self) -> str:
        return "-"

    def _as_root(self, line: str) -> None:
        """In the folder of the download. The page leaves it to the reader to say yes."""
        expect(line.startswith(AS_ROOT), f"{line} is not for the administrator")
        with cache_lock():
            self.inside("sh", "-c", f"cd {HOME}/play && {line.removeprefix(AS_ROOT)}")

    def put_in(self) -> None:
        (self.root / "etc/apt/apt.conf.d/yes").write_text('APT::Get::Assume-Yes "true";\n', encoding="ascii")
        shutil.copy(self.package, self.root / HOME.lstrip("/") / "play")
        self._as_root(self._install)
        self._listed = self.inside("dpkg", "--listfiles", "windrose").splitlines()
        # With all of its symbols, which a missing library or one of another version lacks.
        said = self.inside("sh", "-c", f"ldd -r {MODULE} 2>&1")
        expect("libQt6Multimedia.so.6 =>" in said, f"the module of the sounds is not linked with Qt Multimedia: {said}")
        lacks = [line for line in said.splitlines() if "not found" in line or "undefined symbol" in line]
        expect(not lacks, f"the module of the sounds cannot be loaded: {lacks[:3]}")

    def installed_bytes(self) -> int:
        return self.sizes(self._listed)

    def start(self) -> str:
        """The window opens on a screen, and asks what to play."""
        with display() as screen, Window(screen, [*self._enter(), "sh", "-c", f"exec {self._start}"], self.environment(screen)) as window:
            window.wait_for_title("Windrose")
            window.settled()
        return "ok, on a screen"

    def x11(self) -> str:
        """A game by mouse, during which the window loads the sounds."""
        with display() as screen, self.window(screen, FRESH) as window:
            self.play_by_mouse(window)
            expect(self._has_loaded_sounds(), "the window plays no sounds")
        return "ok, with sounds"

    def _has_loaded_sounds(self) -> bool:
        """Whether a process on this bare system uses the module."""
        with_it = subprocess.run(["grep", "-ls", f"{self.root}{MODULE}$", *map(str, Path("/proc").glob("[0-9]*/maps"))],
                                 capture_output=True, text=True, check=False)
        return with_it.stdout != ""

    # Tried with the bare package: see verify_linux.py.

    def wayland(self) -> str:
        return "-"

    def desktop(self) -> str:
        return "-"

    def game(self) -> str:
        return "-"

    def signature(self, expected: str) -> str:
        return "-"

    def take_out(self) -> list[str]:
        self._as_root(self._remove)
        # What it needed stays until `apt autoremove`.
        return [name for name in self._listed if (self.root / name.lstrip("/")).is_file()]


KINDS = (Page,)
