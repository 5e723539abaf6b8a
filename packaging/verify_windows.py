# SPDX-License-Identifier: GPL-3.0-or-later
"""The installer for Windows, in a fresh Wine prefix without anything of this system in its paths."""
import os
import shutil
import subprocess
import time
from pathlib import Path

from verify_screen import TIMEOUT, CommandFailed, display, run
from verify_systems import System

WINE = shutil.which("wine64") or "/usr/lib/wine/wine64"  # Debian puts the bare program there


class Wine(System):
    kind, title, pattern = "windows", "Windows installer", "*-setup.exe"
    limit_packed = 25_000_000

    def set_up(self) -> None:
        (self.root / "play").mkdir()
        self._server = self.stack.enter_context(display())
        run([WINE, "wineboot", "-i"], self.environment(None), 600)
        run([WINE, "winecfg", "-v", "win10"], self.environment(None), 600)
        self._before = self.all_files()
        self.stack.callback(self.stop)

    def stop(self) -> None:
        subprocess.run([self.server(), "-k"], env=self.environment(None), check=False, capture_output=True, timeout=60)

    @staticmethod
    def server() -> str:
        return shutil.which("wineserver") or "/usr/lib/wine/wineserver64"

    def environment(self, screen: str | None) -> dict[str, str]:
        shown = screen if screen and screen != "offscreen" else self._server
        return {"PATH": os.environ["PATH"], "HOME": str(self.root), "WINEPREFIX": str(self.root / "prefix"), "DISPLAY": shown,
                "WINEDEBUG": "-all", "WINEDLLOVERRIDES": "mscoree,mshtml=", "LC_ALL": "C.UTF-8"}

    def folder(self) -> Path:
        found = list((self.root / "prefix").rglob("windrose.exe"))
        if not found:
            raise CommandFailed("windrose.exe is not installed")
        return found[0].parent

    def put_in(self) -> None:
        run([WINE, self.package, "/S", "/CurrentUser"], self.environment(None), 600)
        # Over what is there: an upgrade takes the same way.
        run([WINE, self.package, "/S", "/CurrentUser"], self.environment(None), 600)
        if not list((self.root / "prefix").rglob("Windrose.lnk")):
            raise CommandFailed("nothing in the start menu")

    def installed_bytes(self) -> int:
        return sum(file.stat().st_size for file in self.folder().rglob("*") if file.is_file())

    def command(self, program: str, arguments: list[str]) -> list:
        offscreen = ["-platform", "offscreen"] if "--quit-after-paint" in arguments else []
        return [WINE, self.folder() / f"{program}.exe", *offscreen, *arguments]

    def path(self, name: str) -> str:
        return "Z:" + str(self.root / "play" / name).replace("/", "\\")

    def write(self, name: str, text: str) -> None:
        (self.root / "play" / name).write_text(text, encoding="utf-8")

    def kept_game(self) -> Path:
        found = list((self.root / "prefix").rglob("game.windrose"))
        return found[0] if found else self.root / "prefix/game.windrose"

    def all_files(self) -> set[str]:
        drive = self.root / "prefix/drive_c"
        own = ("windows/", "users/", "ProgramData/Microsoft")
        return {name for file in drive.rglob("*") if not (name := str(file.relative_to(drive))).startswith(own)}

    def take_out(self) -> list[str]:
        folder = self.folder()
        run([WINE, folder / "uninstall.exe", "/S", "/CurrentUser"], self.environment(None), 600)
        for _ in range(60):  # it goes on after the call has returned
            if not folder.exists():
                break
            time.sleep(0.5)
        links = [str(link) for link in (self.root / "prefix").rglob("Windrose.lnk")]
        keys = subprocess.run([WINE, "reg", "query", "HKCU\\Software\\Windrose"], env=self.environment(None), check=False,
                              capture_output=True, timeout=TIMEOUT)
        registry = ["the key Software\\Windrose"] if keys.returncode == 0 else []
        return sorted(([str(folder)] if folder.exists() else []) + links + registry + list(self.all_files() - self._before))


KINDS = (Wine,)
