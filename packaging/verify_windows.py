# SPDX-License-Identifier: GPL-3.0-or-later
"""The installer and the archive for Windows, in a fresh Wine prefix."""
import json
import os
import shutil
import subprocess
import tempfile
import time
import zipfile
from contextlib import contextmanager
from pathlib import Path

from verify_screen import TIMEOUT, Window, display, run
from verify_systems import NEW_GAME, System, expect

HERE = Path(__file__).resolve().parent
WINE = shutil.which("wine64") or "/usr/lib/wine/wine64"  # Debian's location of the actual programs
WINE_SERVER = shutil.which("wineserver") or "/usr/lib/wine/wineserver64"
APPLICATIONS = r"Software\Microsoft\Windows\CurrentVersion\Uninstall\Windrose"
OLDER = "0.0.1"
OLD_FOLDER = r"C:\Wind rose"  # with a blank, and not a default location of installers
FOR_ALL_ALREADY = 4  # the installer's exit status for one user, where it is installed for all
RUNS = 3  # the installer's exit status while the program is running


class Wine(System):
    """Installed for all users and uninstalled, then installed over an older version for one user, and used there."""
    kind, title, pattern = "windows", "Windows installer", "*-setup.exe"
    untried = ("Wine is not Windows: how the window looks there (style, fonts, scaled and several screens), what SmartScreen "
               "and virus scanners say of programs that are not signed, and screen readers")
    limit_packed = 25_000_000

    def set_up(self) -> None:
        (self.root / "play").mkdir()
        self._drive = self.root / "prefix/drive_c"
        self._server = self.stack.enter_context(display())
        self.stack.callback(self.stop)
        self.wine("wineboot", "-i", timeout=600)
        self.wine("winecfg", "-v", "win10")
        self.stop()
        self._before = self.all_files()

    def stop(self) -> None:
        """Ends all programs, so that the registry is written to its files."""
        subprocess.run([WINE_SERVER, "-k"], env=self.environment(None), check=False, capture_output=True, timeout=60)
        subprocess.run([WINE_SERVER, "-w"], env=self.environment(None), check=False, capture_output=True, timeout=60)

    def environment(self, screen: str | None) -> dict[str, str]:
        shown = screen if screen and screen != "offscreen" else self._server
        return {"PATH": os.environ["PATH"], "HOME": str(self.root), "WINEPREFIX": str(self.root / "prefix"), "DISPLAY": shown,
                "WINEDEBUG": "-all", "WINEDLLOVERRIDES": "mscoree,mshtml,winemenubuilder.exe=", "LC_ALL": "C.UTF-8"}

    def wine(self, *words, timeout: int = TIMEOUT) -> str:
        return run([WINE, *words], self.environment(None), timeout)

    def status(self, *words) -> int:
        """The exit status of a program. Its output is not read, because Wine's desktop, which it may start, keeps that open."""
        return subprocess.run([WINE, *map(str, words)], env=self.environment(None), check=False, stdin=subprocess.DEVNULL,
                              stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=TIMEOUT).returncode

    def registry(self, key: str) -> str:
        """A key and its subkeys; empty when there is none."""
        found = subprocess.run([WINE, "reg", "query", key, "/s"], env=self.environment(None), check=False, capture_output=True,
                               text=True, errors="replace", timeout=TIMEOUT)
        return found.stdout if found.returncode == 0 else ""

    # Files.

    def folder(self) -> Path:
        found = list(self._drive.rglob("windrose.exe"))
        expect(len(found) == 1, f"windrose.exe is in {len(found)} folders")
        return found[0].parent

    def all_files(self) -> set[str]:
        """All but what Windows writes by itself."""
        own = ("windows/", "ProgramData/Microsoft/Windows/Caches")
        names = {str(file.relative_to(self._drive)) for file in self._drive.rglob("*")}
        return {name for name in names if not name.startswith(own) and "/Temp/" not in name}

    def left(self) -> list[str]:
        """Files and keys that must not be left after uninstalling. The user's settings and games are left on purpose."""
        for _ in range(60):  # the uninstaller continues after the call has returned
            files = {name for name in self.all_files() - self._before if "AppData/Roaming/windrose" not in name}
            if not files:
                break
            time.sleep(0.5)
        self.stop()
        lines = [line for name in ("user.reg", "system.reg")
                 for line in (self.root / "prefix" / name).read_text(encoding="utf-8", errors="replace").splitlines()]
        return sorted(files) + [f"in the registry: {line}" for line in lines if "windrose" in line.lower()]

    # Installing.

    def put_in(self) -> None:
        expect(b'level="asInvoker"' in self.package.read_bytes(), "the installer asks for more rights than it needs")
        self._for_all_users()
        self._for_all_over_one()
        self._over_an_older_one()
        self._not_while_it_runs()
        self._associations("HKCU")
        self._bill_lists_nsis(True)

    def _bill_lists_nsis(self, expected: bool) -> None:
        """Only the installer contains code of NSIS."""
        bill = json.loads((self.folder() / "licenses/windrose.spdx.json").read_text(encoding="utf-8"))
        listed = any(entry["name"] == "nsis" for entry in bill["packages"])
        expect(listed == expected, f"the bill of materials lists {'' if listed else 'no '}NSIS")

    def _for_all_users(self) -> None:
        self.wine(self.package, "/S", "/AllUsers", timeout=600)
        expect("Program Files/Windrose" in str(self.folder()), f"for all users in {self.folder()}")
        self._is_listed("HKLM", "/AllUsers")
        self._associations("HKLM")
        self._open_by_the_shell()
        status = self.status(self.package, "/S")
        expect(status == FOR_ALL_ALREADY, f"for one user over all users, the installer ends with {status}")
        self.wine(self.folder() / "uninstall.exe", "/S", "/AllUsers")
        left = self.left()
        expect(not left, f"for all users, left behind: {', '.join(left[:5])}")

    def _for_all_over_one(self) -> None:
        """That for one user goes, unless it runs."""
        self.wine(self.package, "/S", timeout=600)
        with self._running():
            status = self.status(self.package, "/S", "/AllUsers")
            expect(status == RUNS, f"for all users, the installer ends with {status} while the program for one runs")
        expect((self.folder() / "uninstall.exe").exists(), "what runs for one user has lost its uninstaller")
        self.wine(self.package, "/S", "/AllUsers", timeout=600)
        expect("Program Files/Windrose" in str(self.folder()), f"for all users in {self.folder()}")
        expect(not self.registry(rf"HKCU\{APPLICATIONS}"), "that for one user is still in the list of programs")
        self.wine(self.folder() / "uninstall.exe", "/S", "/AllUsers")
        left = self.left()
        expect(not left, f"for all users over one, left behind: {', '.join(left[:5])}")

    def _over_an_older_one(self) -> None:
        """Simulates an older version in another folder, with a file that the new one does not have."""
        with tempfile.TemporaryDirectory(dir=self.root) as made:
            stage = Path(made) / "stage"
            (stage / "old").mkdir(parents=True)
            for name in ("windrose.exe", "old/gone.dll"):
                (stage / name).write_text("nothing that runs", encoding="ascii")
            icon, installer = Path(made) / "icon.ico", Path(made) / "older.exe"
            run(["python3", "-B", HERE / "icons/icons.py", "ico", HERE / "icons/record.svg", icon])
            run([HERE / "windows/pack.sh", stage, OLDER, icon, installer])
            # The text after /D= is taken literally: no quotation marks, which Wine would add.
            words = f'@"{self.outside(installer)}" /S /D={OLD_FOLDER}'
            self.write("older.bat", f"{words}\r\n")
            self.wine("cmd", "/c", self.path("older.bat"))
        expect((self._drive / "Wind rose/old/gone.dll").exists(), f"/D={OLD_FOLDER} is not heeded")
        expect(OLDER in self.registry(rf"HKCU\{APPLICATIONS}"), "the older version is not in the list of programs")
        self.wine(self.package, "/S", timeout=600)
        expect(not (self._drive / "Wind rose/old").exists(), "a file of the older version stayed")
        expect(self.folder() == self._drive / "Wind rose", f"the newer version is in {self.folder()}")
        self._is_listed("HKCU", "/CurrentUser")

    def _is_listed(self, hive: str, mode: str) -> None:
        version = os.environ["WINDROSE_VERSION"]
        listed = self.registry(rf"{hive}\{APPLICATIONS}")
        for value in ("DisplayName", "DisplayIcon", "Publisher", "EstimatedSize", f"DisplayVersion    REG_SZ    {version}"):
            expect(value in listed, f"the list of programs has no {value}: {listed}")
        expect(f"uninstall.exe\" {mode} /S" in listed, f"no quiet way to uninstall with {mode}: {listed}")
        links = [link for link in self._drive.rglob("Windrose.lnk") if "Start Menu/Programs" in str(link)]
        expect(len(links) == 1, f"the start menu has {len(links)} entries")
        facts = run(["x86_64-w64-mingw32-windres", "-J", "coff", "-O", "rc", self.folder() / "windrose.exe"])
        expect(f'"FileVersion", "{version}"' in facts, "windrose.exe does not know its version")
        expect(all(f"\n{number} 14 " in facts for number in (1, 2, 3)), "windrose.exe lacks an icon")  # a group of icons

    def _not_while_it_runs(self) -> None:
        with self._running():
            status = self.status(self.package, "/S")
            expect(status == RUNS, f"the installer ends with {status} while the program runs")
            self.status(self.folder() / "uninstall.exe", "/S", "/CurrentUser")
            time.sleep(5)  # it continues after the call has returned
            expect((self.folder() / "qt.conf").exists(), "a program that runs was uninstalled")

    @contextmanager
    def _running(self):
        """While the command line waits for orders."""
        player = subprocess.Popen([WINE, self.folder() / "windrose-cli.exe", "player"], env=self.environment(None),
                                  stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        time.sleep(2)
        try:
            yield
        finally:
            player.stdin.close()
            player.wait(timeout=TIMEOUT)

    def _associations(self, hive: str) -> None:
        """Extension, type, icon and command. They are only tried for all users, because Wine ignores those of a single user."""
        for ending, kind, icon in ((".windrose", "Windrose.Record", 1), (".windrose-position", "Windrose.Position", 2)):
            expect(kind in self.registry(rf"{hive}\Software\Classes\{ending}"), f"{ending} is not known")
            words = self.registry(rf"{hive}\Software\Classes\{kind}")
            expect(f"windrose.exe,{icon}" in words and '"%1"' in words, f"{ending} is not opened: {words}")

    def installed_bytes(self) -> int:
        return sum(file.stat().st_size for file in self.folder().rglob("*") if file.is_file())

    def take_out(self) -> list[str]:
        self.wine(self.folder() / "uninstall.exe", "/S", "/CurrentUser")
        left = self.left()
        expect(self.kept_game().exists(), "the player's games are gone")
        return left

    # Using.

    def command(self, program: str, arguments: list[str]) -> list:
        return [WINE, self.folder() / f"{program}.exe", *arguments]

    def offscreen(self, arguments: list[str]) -> None:
        # Wine does not pass on Qt's variables of this system; those in the registry are passed on.
        key = ["HKCU\\Environment", "/v", "QT_QPA_PLATFORM"]
        self.wine("reg", "add", *key, "/d", "offscreen", "/f")
        super().offscreen(arguments)
        self.wine("reg", "delete", *key, "/f")

    def window(self, screen: str, arguments: list[str]) -> Window:
        self.stop()  # otherwise it would keep the display it was started on
        return super().window(screen, arguments)

    def _open_by_the_shell(self) -> None:
        """As with a double click, which goes through the associations."""
        record = "Jörg ☀.windrose"
        self.write(record, self.cli(NEW_GAME))
        self.write("start.windrose-position", self.cli(["position", self.path(record)]))
        kept = []
        for name, title in ((record, record), ("start.windrose-position", "Windrose")):  # a position is a game without a file
            self.stop()
            with display() as screen:
                with Window(screen, [WINE, "start", "/wait", self.path(name)], self.environment(screen)) as window:
                    window.wait_for_title(title)
                    window.settled()
                self.stop()
            kept.append(self.kept_game().read_text(encoding="utf-8"))
        expect(all("Cleo" in text for text in kept) and kept[0] != kept[1], "a record or a position was not opened")

    def path(self, name: str) -> str:
        return self.outside(self.root / "play" / name)

    @staticmethod
    def outside(file: Path) -> str:
        """The path on Windows of a file of this system."""
        return "Z:" + str(file).replace("/", "\\")

    def write(self, name: str, text: str) -> None:
        (self.root / "play" / name).write_text(text, encoding="utf-8")

    def kept_game(self) -> Path:
        return next(self._drive.glob("users/*/AppData/Roaming/windrose/game.windrose"), self._drive / "game.windrose")


class Portable(Wine):
    """The same programs, unpacked into a folder with a blank in its name."""
    kind, title, pattern = "portable", "Portable archive for Windows", "*-portable.zip"
    untried = ""
    limit_packed = 40_000_000

    def put_in(self) -> None:
        with zipfile.ZipFile(self.package) as archive:
            archive.extractall(self._drive / "Wind rose")
        self._bill_lists_nsis(False)

    def take_out(self) -> list[str]:
        shutil.rmtree(self._drive / "Wind rose")
        return self.left()


KINDS = (Wine, Portable)
