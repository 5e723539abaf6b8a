# SPDX-License-Identifier: GPL-3.0-or-later
"""Packages for Linux, each on bare systems (see verify_releases.py), as a player who is not root."""
import fcntl
import json
import os
import re
import shutil
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from verify_desktop import check_desktop, check_looks
from verify_releases import CHROOT, RELEASES, Release
from verify_screen import Window, compositor, display, run
from verify_systems import CACHE, FRESH, NEW_GAME, System, expect

HERE = Path(__file__).resolve().parent
PLAYER = 1000  # the user id of the player's account
HOME = "/srv/player"
# A desktop's programs that process the metadata of packages.
DESKTOP = ("desktop-file-utils", "hicolor-icon-theme", "libglib2.0-bin", "man-db", "shared-mime-info")
WAYLAND = "srv/wayland"  # the folder of the compositor's socket
OPENED = "Desk top.windrose"  # what is opened from the desktop
# For searches; and what has glibc take a processor for an older one.
MATCH = ["match", "--players", "4", "--games", "1", "--seed", "1", "search:2000:net", "search:300:full"]
OLDER_PROCESSOR = {"GLIBC_TUNABLES": "glibc.cpu.hwcaps=-AVX2"}
CORE = "libwindrose-core.so"
NEWER = f"glibc-hwcaps/x86-64-v3/{CORE}"
SOCKETS = Path("/tmp/.X11-unix")  # of the displays


@contextmanager
def cache_lock():
    """Protects the shared downloads when two of these run at the same time."""
    CACHE.mkdir(parents=True, exist_ok=True)
    with (CACHE / "lock").open("w", encoding="ascii") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def base_of(release: Release) -> Path:
    """The packed bare system."""
    return CACHE / f"{release.suite}-2.tar"  # increase when verify_releases.py changes


@dataclass
class Match:
    results: dict  # as windrose-cli prints them, without times
    milliseconds: float  # for a decision of each player


class Chroot(System):
    """A bare system in a folder; created once, cached, and unpacked for each package."""
    releases = RELEASES
    release: Release

    def on(self) -> str:
        return self.release.name

    def set_up(self) -> None:
        base = base_of(self.release)
        with cache_lock():
            self.release.make(self.root / "base", base)
        run(["tar", "-C", self.root, "-xf", base], timeout=600)
        shutil.copy("/etc/resolv.conf", self.root / "etc/resolv.conf")
        (self.root / "etc/dpkg/dpkg.cfg.d/quick").write_text("force-unsafe-io\n", encoding="ascii")  # the system is thrown away
        downloads = CACHE / f"downloads-{self.release.suite}"
        (downloads / "partial").mkdir(parents=True, exist_ok=True)
        self._mount(downloads, "var/cache/apt/archives")
        if not SOCKETS.exists():  # the first X server makes it, but none has to have run here
            SOCKETS.mkdir()
            SOCKETS.chmod(0o1777)
        for folder in ("/proc", "/dev"):
            self._mount(Path(folder), folder.lstrip("/"))
        self._mount(SOCKETS, "tmp/.X11-unix")
        play = self.root / HOME.lstrip("/") / "play"
        play.mkdir(parents=True)
        for folder in (play.parent, play):
            os.chown(folder, PLAYER, PLAYER)
            folder.chmod(0o700)

    def _mount(self, source: Path, place: str) -> None:
        target = self.root / place
        target.mkdir(parents=True, exist_ok=True)
        run(["mount", "--bind", source, target])
        # Lazily, because nothing can be left when the folder is removed.
        self.stack.callback(run, ["umount", "--lazy", target])

    def inside(self, *words: str, timeout: int = 1200) -> str:
        """Runs a command as the administrator."""
        plain = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "HOME": "/root", "LC_ALL": "C.UTF-8", "DEBIAN_FRONTEND": "noninteractive"}
        return run([CHROOT, self.root, *words], plain, timeout)

    def as_player(self, *words: str) -> str:
        return run([*self._enter(), *words], self.environment(None))

    def apt_get(self, command: str, *packages: str) -> None:
        with cache_lock():
            self.inside("apt-get", "-q", command, "--yes", "--no-install-recommends", *packages)

    def _enter(self) -> list:
        return [CHROOT, f"--userspec={PLAYER}:{PLAYER}", self.root]

    def programs(self) -> str:
        return "/usr/games/" if (self.root / "usr/games/windrose").exists() else "/usr/bin/"

    def command(self, program: str, arguments: list[str]) -> list:
        return [*self._enter(), self.programs() + program, *arguments]

    def environment(self, screen: str | None) -> dict[str, str]:
        plain = {"PATH": "/usr/bin:/bin:/usr/games", "HOME": HOME, "LC_ALL": "C.UTF-8"}
        if screen == "offscreen":
            return plain | {"QT_QPA_PLATFORM": "offscreen"}
        if screen == "wayland":  # as the session of a desktop says it
            return plain | {"XDG_SESSION_TYPE": "wayland", "WAYLAND_DISPLAY": f"/{WAYLAND}/screen", "XDG_RUNTIME_DIR": f"{HOME}/run"}
        return plain | ({"DISPLAY": screen, "XDG_SESSION_TYPE": "x11"} if screen else {})

    def path(self, name: str) -> str:
        return f"{HOME}/play/{name}"

    def write(self, name: str, text: str) -> None:
        (self.root / self.path(name).lstrip("/")).write_text(text, encoding="utf-8")
        os.chown(self.root / self.path(name).lstrip("/"), PLAYER, PLAYER)

    def wayland(self) -> str | None:
        """The same window, help and mouse with a compositor, which shows every window alone on the whole screen."""
        run_folder = self.root / HOME.lstrip("/") / "run"
        run_folder.mkdir(mode=0o700)
        os.chown(run_folder, PLAYER, PLAYER)
        with self.window_on_wayland(FRESH) as window:
            before = window.settled().bytes
            window.press("F1")
            expect(window.changed(before).bytes != before, "F1 does not open the help")
        with self.window_on_wayland(FRESH) as window:
            self.play_by_mouse(window)
        # Without drivers there is no OpenGL, neither here nor on the bare system.
        complaints = [line for line in window.said.splitlines() if "qt.qpa" in line and "EGL not available" not in line]
        expect(not complaints, f"Qt complains: {complaints}")
        return None

    @contextmanager
    def window_on_wayland(self, arguments: list[str]):
        with compositor(self.root / WAYLAND) as screen:
            with Window(screen, self.command("windrose", arguments), self.environment("wayland"), wayland=True) as window:
                yield window

    def add_to_desktop(self) -> None:
        """Whatever a player has to do until the desktop opens records with the program."""

    def take_from_desktop(self) -> None:
        """The opposite."""

    def desktop(self) -> str | None:
        """A file is opened by its kind, on either kind of display."""
        self.add_to_desktop()
        self.write(OPENED, self.cli(NEW_GAME))
        opening = [*self._enter(), "gio", "open", self.path(OPENED)]
        for wayland in (False, True):
            self.kept_game().unlink()
            with compositor(self.root / WAYLAND) if wayland else display() as screen:
                with Window(screen, opening, self.environment("wayland" if wayland else screen), wayland=wayland, opener=True) as window:
                    window.settled()
                    self.wait_for_kept_game("Cleo", window)
        self.take_from_desktop()
        return None

    def signature(self, expected: str) -> str:
        """Searches play the same game with the instructions of newer processors, too."""
        said = super().signature(expected)
        found = [self._match({}), self._match(OLDER_PROCESSOR)]
        expect(found[0].results == found[1].results, "a search plays otherwise on an older processor")
        if "x86-64-v3 (supported" not in self.as_player("/lib64/ld-linux-x86-64.so.2", "--help"):
            return f"{said}; this processor is an older one"
        for environment, name in (({}, NEWER), (OLDER_PROCESSOR, f"core/{CORE}")):
            loaded = self.libraries(environment)
            expect(f"{name} " in loaded, f"{name} is not loaded, but {loaded}")
        return f"{said}; {found[0].milliseconds / found[1].milliseconds:.2f} of the time"

    def _match(self, environment: dict[str, str]) -> Match:
        played = json.loads(run(self.command("windrose-cli", MATCH), self.environment(None) | environment))
        milliseconds = sum(player.pop("milliseconds_per_decision") for player in played["players"])
        for player in played["players"]:
            del player["sums"]["seconds"]
        return Match(played, milliseconds)

    def libraries(self, environment: dict[str, str]) -> str:
        """What glibc loads for `windrose-cli`."""
        return self.traced(self.programs() + "windrose-cli", environment)

    def traced(self, program: str, environment: dict[str, str]) -> str:
        """The libraries of a program, which does not run."""
        words = (f"{name}={value}" for name, value in environment.items())
        return self.as_player("env", "LD_TRACE_LOADED_OBJECTS=1", *words, program)

    def kept_game(self) -> Path:
        return self.root / HOME.lstrip("/") / ".local/share/windrose/game.windrose"

    def files(self) -> set[str]:
        """All files on the system except the player's, and those that change by themselves."""
        own = ("srv/", "tmp/", "proc/", "dev/", "run/", "root/", "var/log/", "var/cache/", "var/lib/dpkg/", "var/lib/apt/",
               "var/lib/rpm/", "usr/lib/sysimage/rpm/", "package.")
        found = run(["find", self.root, "-xdev", "-mindepth", "1", "-printf", "%P\\n"]).splitlines()
        return {name for name in found if not f"{name}/".startswith(own)}

    def sizes(self, names: list[str]) -> int:
        files = [self.root / name.lstrip("/") for name in names]
        return sum(file.stat().st_size for file in files if file.is_file() and not file.is_symlink())


class Managed(Chroot):
    """A package for the system's package manager, with desktop integration."""

    def __init__(self, package: Path, release: Release):
        super().__init__(package, release)
        self._before: set[str] = set()
        self._left: set[str] = set()  # of a first time

    def listed(self) -> list[str]:
        """The installed files according to the package manager."""
        raise NotImplementedError

    def installed_bytes(self) -> int:
        return self.sizes(self.listed())

    def install(self) -> str | None:
        said = super().install()
        self.check_hardening()
        check_looks(self.root)
        check_desktop(self.root, self.as_player, self.play_file)
        return said

    def check_hardening(self) -> None:
        """Programs and libraries find all their symbols when they are loaded, and write-protect the table of these."""
        files = [self.root / name.lstrip("/") for name in self.listed()]
        binaries = [file for file in files if file.is_file() and not file.is_symlink() and file.read_bytes()[:4] == b"\x7fELF"]
        expect(len(binaries) >= 4, f"too few programs and libraries: {binaries}")
        for file in binaries:
            expect("BIND_NOW" in run(["readelf", "--dynamic", "--wide", file]), f"{file} resolves symbols while it runs")

    def play_file(self, name: str, text: str) -> str:
        self.write(name, text)
        return self.path(name)


class Debian(Managed):
    kind, title, pattern = "deb", "Debian package", "*.deb"
    untried = "whether the screenshot's address in the metadata has a picture"
    limit_packed, limit_installed = 6_000_000, 10_000_000

    def put_in(self) -> None:
        if self.release is RELEASES[0]:
            said = run(["lintian", "--allow-root", "--fail-on", "error,warning", self.package])
            expect(not said.strip(), f"lintian says: {said}")
        shutil.copy(self.package, self.root / "package.deb")
        depends = self.inside("dpkg-deb", "--field", "/package.deb", "Depends").strip()
        expect("multimedia" not in depends, f"the package cannot be had without sounds: {depends}")
        recommends = self.inside("dpkg-deb", "--field", "/package.deb", "Recommends")
        expect("libqt6multimedia6" in recommends, f"the package does not recommend Qt Multimedia: {recommends}")
        self.apt_get("satisfy", depends)
        before = self.files()
        self.inside("dpkg", "--install", "/package.deb")
        expect("/usr/lib/windrose/modules/windrose_sound.so" in self.listed(), "the package has no module for sounds")
        # The declared dependencies must suffice, so this comes before other packages are installed.
        self.offscreen(["--new"])
        self.inside("dpkg", "--purge", "windrose")
        self._left = self.files() - before
        self.apt_get("install", "qt6-wayland", *DESKTOP)  # the first is recommended
        self._before = self.files()
        self.inside("dpkg", "--install", "/package.deb")

    def listed(self) -> list[str]:
        return self.inside("dpkg", "--listfiles", "windrose").splitlines()

    def take_out(self) -> list[str]:
        self.inside("dpkg", "--purge", "windrose")
        return sorted(self._left | self.files() - self._before)


class Rpm(Managed):
    """Debian has no packages of Fedora: the requirements are only listed, and Debian's Qt is made available."""
    kind, title, pattern = "rpm", "RPM package", "*.rpm"
    untried = "Fedora and openSUSE: it was installed on Debian with --nodeps, and ran with Debian's Qt"
    releases = RELEASES[:1]

    def put_in(self) -> None:
        said = run(["rpmlint", "--config", HERE / "linux/rpmlint.toml", self.package])
        expect(" 0 errors, 0 warnings" in said, f"rpmlint says: {said}")
        self.apt_get("install", "rpm", "libqt6widgets6", "libqt6printsupport6", "libqt6svg6", "qt6-translations-l10n", "qt6-wayland",
                     *DESKTOP)
        shutil.copy(self.package, self.root / "package.rpm")
        requires = self.inside("rpm", "--query", "--package", "--requires", "/package.rpm")
        expect("libQt6Widgets.so.6" in requires and "libQt6Svg.so.6" in requires, f"the package does not require Qt: {requires}")
        expect("Multimedia" not in requires, f"the package cannot be had without sounds: {requires}")
        expect("PRIVATE" not in requires, f"the package requires what only one build of Qt has: {requires}")
        for folder in ("man/man6", "man/de/man6", "metainfo"):
            # The system provides these folders, and a package must not.
            (self.root / "usr/share" / folder).mkdir(parents=True, exist_ok=True)
        self._before = self.files()
        self.inside("rpm", "--install", "--nodeps", "/package.rpm")
        self._tell_desktop()

    def _tell_desktop(self) -> None:
        """Systems with RPM do it by themselves."""
        self.inside("update-mime-database", "/usr/share/mime")
        self.inside("update-desktop-database")

    def listed(self) -> list[str]:
        return self.inside("rpm", "--query", "--list", "windrose").splitlines()

    def install(self) -> str:
        return f"{super().install()}, its dependencies not met"

    def take_out(self) -> list[str]:
        self.inside("rpm", "--erase", "--nodeps", "windrose")
        self._tell_desktop()
        return sorted(self.files() - self._before)


class Own(Chroot):
    """A package that brings everything along, on a system without Qt and without fonts."""

    def __init__(self, package: Path, release: Release):
        super().__init__(package, release)
        self._before: set[str] = set()
        self._home: set[str] = set()

    def add(self, *packages: str) -> None:
        """Only now, because the window must start without what they bring along."""
        before = self.files()
        self.apt_get("install", *packages)
        self._before |= self.files() - before

    def add_desktop_programs(self) -> None:
        self.add(*DESKTOP)
        self._home = self.in_home()

    def wayland(self) -> str | None:
        self.add("xkb-data")  # the descriptions of keyboards, which every compositor brings along
        return super().wayland()

    def in_home(self) -> set[str]:
        home = self.root / HOME.lstrip("/")
        return {str(file.relative_to(home)) for file in home.rglob("*")}

    def take_from_desktop(self) -> None:
        left = {name for name in self.in_home() - self._home if not re.match(r"play|\.cache|\.local/share/(windrose|recently-used)", name)}
        expect(not left, f"left in the player's home: {sorted(left)[:5]}")


class Archive(Own):
    """Unpacked into a folder with a blank in its name, on a system without Qt and without fonts."""
    kind, title, pattern = "archive", "Archive for any Linux", "*-linux-*.tar.xz"
    untried = "OpenGL drivers; systems with musl or older than Debian 12"
    limit_packed = 30_000_000

    def put_in(self) -> None:
        self._before = self.files()
        target = self.root / "opt/wind rose"
        target.mkdir()
        run(["tar", "-C", target, "-xf", self.package])
        self._folder = next(target.iterdir())
        check_looks(self._folder, "")

    def add_to_desktop(self) -> None:
        self.add_desktop_programs()
        self.as_player(f"/{self._folder.relative_to(self.root)}/install.sh")

    def take_from_desktop(self) -> None:
        self.as_player(f"/{self._folder.relative_to(self.root)}/install.sh", "--remove")
        super().take_from_desktop()

    def programs(self) -> str:
        return f"/{self._folder.relative_to(self.root)}/bin/"

    def installed_bytes(self) -> int:
        return sum(file.stat().st_size for file in self._folder.rglob("*") if file.is_file() and not file.is_symlink())

    def take_out(self) -> list[str]:
        shutil.rmtree(self._folder.parent)
        return sorted(self.files() - self._before)


KINDS = (Debian, Rpm, Archive)
