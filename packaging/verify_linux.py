# SPDX-License-Identifier: GPL-3.0-or-later
"""Packages for Linux, each on a bare Debian 12, as a player who is not root."""
import fcntl
import os
import shutil
import time
from contextlib import contextmanager
from pathlib import Path

from verify_desktop import check_desktop, check_looks
from verify_screen import run
from verify_systems import CACHE, System, expect

MIRROR = "http://deb.debian.org/debian"
SOURCES = f"""deb {MIRROR} bookworm main
deb {MIRROR} bookworm-updates main
deb http://deb.debian.org/debian-security bookworm-security main
"""
CHROOT = "/usr/sbin/chroot"
PLAYER = 1000  # the user id of the player's account
HOME = "/srv/player"
# A desktop's programs that process the metadata of packages.
DESKTOP = ("desktop-file-utils", "hicolor-icon-theme", "libglib2.0-bin", "man-db", "shared-mime-info")


WEEK = 7 * 24 * 3600


@contextmanager
def cache_lock():
    """Protects the shared downloads when two of these run at the same time."""
    CACHE.mkdir(parents=True, exist_ok=True)
    with (CACHE / "lock").open("w", encoding="ascii") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


class Chroot(System):
    """A Debian 12 in a folder; created once, cached, and unpacked for each package."""

    def set_up(self) -> None:
        base = CACHE / "bookworm-1.tar"  # increase when the code below changes
        with cache_lock():
            # Listed packages disappear from the mirror after a while.
            if not base.exists() or time.time() - base.stat().st_mtime > WEEK:
                self._make(base)
        run(["tar", "-C", self.root, "-xf", base], timeout=600)
        shutil.copy("/etc/resolv.conf", self.root / "etc/resolv.conf")
        downloads = CACHE / "downloads"
        (downloads / "partial").mkdir(parents=True, exist_ok=True)
        self._mount(downloads, "var/cache/apt/archives")
        for folder in ("/proc", "/dev", "/tmp/.X11-unix"):
            self._mount(Path(folder), folder.lstrip("/"))
        play = self.root / HOME.lstrip("/") / "play"
        play.mkdir(parents=True)
        for folder in (play.parent, play):
            os.chown(folder, PLAYER, PLAYER)
            folder.chmod(0o700)

    def _make(self, base: Path) -> None:
        folder = self.root / "base"
        run(["debootstrap", "--variant=minbase", "--include=ca-certificates", "bookworm", folder, MIRROR], timeout=1800)
        (folder / "etc/apt/sources.list").write_text(SOURCES, encoding="ascii")
        # Downloads are kept from one package to the next.
        (folder / "etc/apt/apt.conf.d/docker-clean").unlink(missing_ok=True)
        (folder / "etc/apt/apt.conf.d/90keep").write_text('Binary::apt::APT::Keep-Downloaded-Packages "true";\n', encoding="ascii")
        run([CHROOT, folder, "apt-get", "-q", "update"], timeout=600)
        run(["tar", "-C", folder, "-cf", f"{base}.new", "."], timeout=600)
        Path(f"{base}.new").rename(base)
        shutil.rmtree(folder)

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
        return plain | ({"DISPLAY": screen, "QT_QPA_PLATFORM": "xcb"} if screen else {})

    def path(self, name: str) -> str:
        return f"{HOME}/play/{name}"

    def write(self, name: str, text: str) -> None:
        (self.root / self.path(name).lstrip("/")).write_text(text, encoding="utf-8")
        os.chown(self.root / self.path(name).lstrip("/"), PLAYER, PLAYER)

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

    def __init__(self, package: Path):
        super().__init__(package)
        self._before: set[str] = set()
        self._left: set[str] = set()  # of a first time

    def listed(self) -> list[str]:
        """The installed files according to the package manager."""
        raise NotImplementedError

    def installed_bytes(self) -> int:
        return self.sizes(self.listed())

    def install(self) -> str | None:
        said = super().install()
        check_looks(self.root)
        check_desktop(self.root, self.as_player, self.play_file)
        return said

    def play_file(self, name: str, text: str) -> str:
        self.write(name, text)
        return self.path(name)


class Debian(Managed):
    kind, title, pattern = "deb", "Debian package", "*.deb"
    untried = "Ubuntu, and Debian after 12; whether the screenshot's address in the metadata has a picture"
    limit_installed = 6_000_000

    def put_in(self) -> None:
        run(["lintian", "--allow-root", "--fail-on", "error,warning", self.package])
        shutil.copy(self.package, self.root / "package.deb")
        depends = self.inside("dpkg-deb", "--field", "/package.deb", "Depends").strip()
        expect("multimedia" not in depends, f"the package cannot be had without sounds: {depends}")
        recommends = self.inside("dpkg-deb", "--field", "/package.deb", "Recommends")
        expect("libqt6multimedia6" in recommends, f"the package does not recommend Qt Multimedia: {recommends}")
        self.apt_get("satisfy", depends)
        before = self.files()
        self.inside("dpkg", "--install", "/package.deb")
        expect("/usr/lib/windrose/windrose_sound.so" in self.listed(), "the package has no module for sounds")
        # The declared dependencies must suffice, so this comes before other packages are installed.
        self.offscreen(["--new"])
        self.inside("dpkg", "--purge", "windrose")
        self._left = self.files() - before
        self.apt_get("install", *DESKTOP)
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

    def put_in(self) -> None:
        self.apt_get("install", "rpm", "libqt6widgets6", "libqt6svg6", "qt6-translations-l10n", *DESKTOP)
        shutil.copy(self.package, self.root / "package.rpm")
        requires = self.inside("rpm", "--query", "--package", "--requires", "/package.rpm")
        expect("libQt6Widgets.so.6" in requires and "libQt6Svg.so.6" in requires, f"the package does not require Qt: {requires}")
        expect("Multimedia" not in requires, f"the package cannot be had without sounds: {requires}")
        expect("PRIVATE" not in requires, f"the package requires what only one build of Qt has: {requires}")
        for folder in ("man/man6", "metainfo"):
            # The system provides these folders, and a package must not.
            (self.root / "usr/share" / folder).mkdir(exist_ok=True)
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


class Archive(Chroot):
    """Unpacked into a folder with a blank in its name, on a system without Qt and without fonts."""
    kind, title, pattern = "archive", "Archive for any Linux", "*-linux-*.tar.xz"
    untried = "systems other than Debian 12; Wayland; OpenGL drivers"

    def put_in(self) -> None:
        self._before = self.files()
        target = self.root / "opt/wind rose"
        target.mkdir()
        run(["tar", "-C", target, "-xf", self.package])
        self._folder = next(target.iterdir())
        check_looks(self._folder, "")

    def programs(self) -> str:
        return f"/{self._folder.relative_to(self.root)}/bin/"

    def installed_bytes(self) -> int:
        return sum(file.stat().st_size for file in self._folder.rglob("*") if file.is_file() and not file.is_symlink())

    def take_out(self) -> list[str]:
        shutil.rmtree(self._folder.parent)
        return sorted(self.files() - self._before)


KINDS = (Debian, Rpm, Archive)
