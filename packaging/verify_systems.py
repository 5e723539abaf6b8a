# SPDX-License-Identifier: GPL-3.0-or-later
"""The bare systems packages are tried on: a Debian 12 in a folder, and a Wine prefix."""
import os
import shutil
import subprocess
import tempfile
import time
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

CACHE = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "windrose"
WINE = shutil.which("wine64") or "/usr/lib/wine/wine64"  # Debian puts the bare program there
TIMEOUT = 180  # seconds for anything that is run
FIRST_PICTURE = 20  # seconds until a window must have shown its table
BASE_PACKAGES = "ca-certificates,fonts-dejavu-core,fontconfig-config"


class CommandFailed(Exception):
    """A command on a system did not end as it should."""


@dataclass
class Picture:
    """What a window showed."""
    bytes: bytes
    colours: int


def run(command: list, environment: dict[str, str] | None = None, timeout: int = TIMEOUT) -> str:
    words = [str(word) for word in command]
    done = subprocess.run(words, env=environment, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=timeout,
                          errors="replace")
    if done.returncode != 0:
        end = (done.stderr.strip() or done.stdout.strip())[-600:]
        raise CommandFailed(f"{' '.join(words)} ended with {done.returncode}: {end}")
    return done.stdout


@contextmanager
def display():
    """A display of its own with a window manager; yields its name."""
    read, write = os.pipe()
    server = subprocess.Popen(["Xvfb", "-displayfd", str(write), "-screen", "0", "1280x800x24"], pass_fds=[write],
                              stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    os.close(write)
    with os.fdopen(read) as answer:
        name = f":{answer.readline().strip()}"
    manager = subprocess.Popen(["openbox"], env=os.environ | {"DISPLAY": name}, stdout=subprocess.DEVNULL,
                               stderr=subprocess.DEVNULL)
    try:
        yield name
    finally:
        for program in (manager, server):
            program.terminate()
            program.wait()


class System:
    """A system a package is installed on and used."""
    remark = ""

    def __init__(self):
        self._stack = ExitStack()
        self.root = Path()

    def __enter__(self):
        self.root = Path(self._stack.enter_context(tempfile.TemporaryDirectory(prefix="windrose-verify-")))
        self.set_up()
        return self

    def __exit__(self, *_):
        self._stack.close()

    # What kinds of systems differ in:
    def set_up(self) -> None: ...
    def install(self, package: Path) -> None: ...
    def installed_bytes(self) -> int: ...
    def uninstall(self) -> list[str]: ...
    def command(self, program: str, arguments: list[str]) -> list: ...
    def environment(self, screen: str | None) -> dict[str, str]: ...
    def path(self, name: str) -> str: ...
    def write(self, name: str, text: str) -> None: ...

    def cli(self, arguments: list[str]) -> str:
        return run(self.command("windrose-cli", arguments), self.environment(None))

    def window(self, arguments: list[str], offscreen: bool) -> None:
        assert offscreen
        run(self.command("windrose", arguments), self.environment("offscreen"))

    def picture(self, arguments: list[str]) -> Picture:
        """Starts the window on a real display, and looks at it once it has stopped changing."""
        with display() as screen:
            program = subprocess.Popen([str(word) for word in self.command("windrose", arguments)],
                                       env=self.environment(screen), stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                                       stderr=subprocess.DEVNULL, start_new_session=True)
            try:
                return self.seen(screen, program)
            finally:
                self.end(program)

    def seen(self, screen: str, program: subprocess.Popen) -> Picture:
        last = Picture(b"", 0)
        for _ in range(FIRST_PICTURE * 2):
            time.sleep(0.5)
            if program.poll() is not None:
                raise CommandFailed(f"the window ended with {program.returncode}")
            shot = subprocess.run(["import", "-display", screen, "-window", "root", "png:-"], check=True,
                                  stdout=subprocess.PIPE, timeout=TIMEOUT).stdout
            raw = subprocess.run(["convert", "png:-", "rgb:-"], check=True, input=shot, stdout=subprocess.PIPE,
                                 timeout=TIMEOUT).stdout
            colours = len({raw[at:at + 3] for at in range(0, len(raw), 3)})
            if colours > 300 and raw == last.bytes:
                return last
            last = Picture(raw, colours)
        return last

    def end(self, program: subprocess.Popen) -> None:
        program.terminate()
        try:
            program.wait(timeout=10)
        except subprocess.TimeoutExpired:
            program.kill()
            program.wait()


class Chroot(System):
    """A Debian 12 with nothing on it; made once, then unpacked for each package."""

    def set_up(self) -> None:
        base = CACHE / "bookworm.tar"
        if not base.exists():
            CACHE.mkdir(parents=True, exist_ok=True)
            with tempfile.TemporaryDirectory(prefix="windrose-base-") as folder:
                run(["debootstrap", "--variant=minbase", f"--include={BASE_PACKAGES}", "bookworm", folder], timeout=1800)
                run(["tar", "-C", folder, "-cf", f"{base}.new", "."], timeout=600)
                Path(f"{base}.new").rename(base)
        run(["tar", "-C", self.root, "-xf", base])
        for name in ("/etc/apt/sources.list", "/etc/resolv.conf", "/etc/apt/apt.conf"):
            if Path(name).exists():
                shutil.copy(name, f"{self.root}{name}")
        for folder in ("/etc/apt/sources.list.d", "/etc/apt/apt.conf.d", "/usr/share/ca-certificates", "/etc/ssl/certs"):
            if folder == "/etc/apt/sources.list.d":
                for file in Path(folder).glob("debian*"):
                    shutil.copy(file, f"{self.root}{folder}")
        for folder in ("proc", "dev", "tmp/.X11-unix"):
            (self.root / folder).mkdir(parents=True, exist_ok=True)
            run(["mount", "--bind", f"/{folder}", self.root / folder])
            self._stack.callback(run, ["umount", "--lazy", self.root / folder])
        (self.root / "srv/player/play").mkdir()

    def command(self, program: str, arguments: list[str]) -> list:
        return ["chroot", self.root, self.programs() + program, *arguments]

    def programs(self) -> str:
        return "/usr/games/" if (self.root / "usr/games/windrose").exists() else "/usr/bin/"

    def environment(self, screen: str | None) -> dict[str, str]:
        plain = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "HOME": "/srv/player", "LC_ALL": "C.UTF-8", "XDG_RUNTIME_DIR": "/srv/player"}
        if screen == "offscreen":
            return plain | {"QT_QPA_PLATFORM": "offscreen"}
        return plain | ({"DISPLAY": screen, "QT_QPA_PLATFORM": "xcb"} if screen else {})

    def path(self, name: str) -> str:
        return f"/srv/player/play/{name}"

    def write(self, name: str, text: str) -> None:
        (self.root / "srv/player/play" / name).write_text(text, encoding="utf-8")

    def inside(self, *words: str, timeout: int = 900) -> str:
        return run(["chroot", self.root, *words], self.environment(None) | {"DEBIAN_FRONTEND": "noninteractive"}, timeout)

    def files(self) -> set[str]:
        """All files but what running systems change by themselves."""
        own = ("root/", "srv/", "tmp/", "proc/", "dev/", "var/", "run/", "etc/ld.so.cache")
        found = run(["find", self.root, "-xdev", "(", "-type", "f", "-o", "-type", "l", ")", "-printf", "%P\\n"]).splitlines()
        return {name for name in found if not name.startswith(own)}


class Debian(Chroot):
    def install(self, package: Path) -> None:
        self.inside("apt-get", "-q", "update")
        shutil.copy(package, self.root / "package.deb")
        self.inside("apt-get", "-q", "install", "--yes", "--no-install-recommends", "/package.deb")

    def installed_bytes(self) -> int:
        size = 0
        for name in self.inside("dpkg", "-L", "windrose").splitlines():
            file = self.root / name.lstrip("/")
            size += file.stat().st_size if file.is_file() and not file.is_symlink() else 0
        return size

    def uninstall(self) -> list[str]:
        theirs = [name for name in self.inside("dpkg", "-L", "windrose").splitlines()
                  if (self.root / name.lstrip("/")).is_file()]
        self.inside("apt-get", "-q", "purge", "--yes", "windrose")
        return [name for name in theirs if (self.root / name.lstrip("/")).exists()]


class Rpm(Chroot):
    """Debian has no packages of Fedora: what the package requires is read, not met; Qt comes from Debian."""
    remark = " (dependencies not met here)"

    def install(self, package: Path) -> None:
        self.inside("apt-get", "-q", "update")
        self.inside("apt-get", "-q", "install", "--yes", "--no-install-recommends", "rpm", "libqt6widgets6", "libqt6svg6",
                    "qt6-qpa-plugins", "qt6-translations-l10n")
        shutil.copy(package, self.root / "package.rpm")
        requires = self.inside("rpm", "-qp", "--requires", "/package.rpm")
        if "libQt6Widgets.so.6" not in requires:
            raise CommandFailed(f"the package does not require Qt: {requires}")
        self.inside("rpm", "-i", "--nodeps", "/package.rpm")

    def listed(self) -> list[str]:
        return [name for name in self.inside("rpm", "-ql", "windrose").splitlines() if (self.root / name.lstrip("/")).is_file()]

    def installed_bytes(self) -> int:
        return sum((self.root / name.lstrip("/")).stat().st_size for name in self.listed())

    def uninstall(self) -> list[str]:
        theirs = self.listed()
        self.inside("rpm", "-e", "--nodeps", "windrose")
        return [name for name in theirs if (self.root / name.lstrip("/")).exists()]


class Archive(Chroot):
    """Unpacked into a folder with a blank in its name, where no Qt is."""

    def install(self, package: Path) -> None:
        target = self.root / "opt/wind rose"
        target.mkdir()
        run(["tar", "-C", target, "-xf", package])
        self.folder = next(target.iterdir())

    def programs(self) -> str:
        return f"/{self.folder.relative_to(self.root)}/bin/"

    def installed_bytes(self) -> int:
        return sum(file.stat().st_size for file in self.folder.rglob("*") if file.is_file() and not file.is_symlink())

    def uninstall(self) -> list[str]:
        before = {name for name in self.files() if not name.startswith("opt/")}
        shutil.rmtree(self.folder.parent)
        return sorted(self.files() - before)


class Wine(System):
    """A fresh Wine prefix, without anything of this system in its paths."""
    remark = " (Wine)"

    def set_up(self) -> None:
        (self.root / "play").mkdir()
        self._server = self._stack.enter_context(display())
        run([WINE, "wineboot", "-i"], self.environment(None), 600)
        run([WINE, "winecfg", "-v", "win10"], self.environment(None), 600)
        self._before = self.all_files()
        self._stack.callback(self.stop)

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

    def install(self, package: Path) -> None:
        run([WINE, package, "/S", "/CurrentUser"], self.environment(None), 600)
        # Over what is there: an upgrade takes the same way.
        run([WINE, package, "/S", "/CurrentUser"], self.environment(None), 600)
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

    def all_files(self) -> set[str]:
        drive = self.root / "prefix/drive_c"
        own = ("windows/", "users/", "ProgramData/Microsoft")
        return {name for file in drive.rglob("*") if not (name := str(file.relative_to(drive))).startswith(own)}

    def uninstall(self) -> list[str]:
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
