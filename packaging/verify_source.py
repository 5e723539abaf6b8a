# SPDX-License-Identifier: GPL-3.0-or-later
"""The source, built as INSTALL.md says with the packages that it names for Debian and Ubuntu."""
import re
import shutil
import subprocess
from pathlib import Path

from verify_linux import HOME, PLAYER, Chroot
from verify_releases import Release
from verify_screen import run
from verify_systems import expect

ROOT = Path(__file__).resolve().parent.parent
PAGE = "packaging/INSTALL.md"
SOURCE = f"{HOME}/windrose"
BUILD_TIME = 7200  # seconds
LINKER = re.compile(r"(lto-wrapper|lto1|collect2|\S*\bld(\.\w+)?): ")  # the beginning of its warnings


def packages_to_build() -> list[str]:
    """Those in the table of the page."""
    row = re.search(r"^\| Debian .*\| `(.*)` \|$", (ROOT / PAGE).read_text(encoding="utf-8"), re.MULTILINE)
    return row[1].split()


def commands_to_build() -> list[str]:
    """Those of the page, but for the last, which opens the window."""
    block = re.search(r"^## From source\n+```sh\n(.*?)^```", (ROOT / PAGE).read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    return block[1].splitlines()[:-1]


class Source(Chroot):
    kind, title = "source", "Built from source"

    def __init__(self, package: Path, release: Release):
        super().__init__(package, release)
        self._before: set[str] = set()
        self._warnings: list[str] = []  # of the compiler and the linker

    @classmethod
    def find(cls, folder: Path) -> list[Path]:
        return [ROOT / PAGE]

    def name(self) -> str:
        return self.title

    def put_in(self) -> None:
        self.apt_get("install", *packages_to_build())
        folder = self.root / SOURCE.lstrip("/")
        names = subprocess.run(["git", "-c", "safe.directory=*", "-C", ROOT, "ls-files", "-z"], check=True, capture_output=True).stdout
        for name in names.decode().split("\0"):
            if (ROOT / name).is_file():
                (folder / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(ROOT / name, folder / name)
        run(["chown", "-R", f"{PLAYER}:{PLAYER}", folder])
        self._before = self.files()
        for command in commands_to_build():
            said = run([*self._enter(), "sh", "-c", f"cd {SOURCE} && {command}"], self.environment(None), BUILD_TIME)
            self._warnings += [line for line in said.splitlines() if " warning: " in line]

    def install(self) -> str:
        installed = super().install()
        for line in self._warnings:
            print(f"{self.release.name}: {line}", flush=True)
        of_linker = [line for line in self._warnings if LINKER.match(line)]
        expect(not of_linker, f"the linker warns: {'; '.join(of_linker)}")
        return f"{installed}, {len(self._warnings) or 'no'} warnings"

    def programs(self) -> str:
        return f"{SOURCE}/build/release/bin/"

    def installed_bytes(self) -> int:
        return sum(file.stat().st_size for file in (self.root / self.programs().lstrip("/")).iterdir())

    def size(self) -> str:
        return "-"

    def wayland(self) -> str | None:
        before = self.files()
        self.apt_get("install", "qt6-wayland")  # as the page says
        self._before |= self.files() - before
        return super().wayland()

    def desktop(self) -> str:
        """It is not installed."""
        return "-"

    def take_out(self) -> list[str]:
        shutil.rmtree(self.root / SOURCE.lstrip("/"))
        return sorted(self.files() - self._before)


KINDS = (Source,)
