# SPDX-License-Identifier: GPL-3.0-or-later
"""The common base of packages that can only be built where .github/workflows runs.

Their parts are checked here as far as possible, and their rows say so.
"""
from pathlib import Path
from xml.parsers.expat import ExpatError

from verify_systems import Failed, NotHere, System

ROOT = Path(__file__).resolve().parent.parent
IDENTITY = "io.github.windrose_game.Windrose"


class Hosted(System):
    source = ""  # the file of the project that describes the package
    reason = ""  # why it is not built here
    checked = ""  # which of its parts are checked

    @classmethod
    def find(cls, folder: Path) -> list[Path]:
        return [ROOT / cls.source] if (ROOT / cls.source).exists() else []

    def check(self) -> None:
        """Raises Failed when a part is wrong."""
        raise NotImplementedError

    def _not_here(self) -> NotHere:
        return NotHere(f"{self.title}: {self.reason}; not verified on this machine, nobody has seen it work from here. "
                       f"Checked were only {self.checked}")

    def name(self) -> str:
        return self.title

    def set_up(self) -> None:
        """There is no system to create."""

    def size(self) -> str:
        raise self._not_here()

    def install(self) -> str:
        try:
            self.check()
        except (LookupError, TypeError, SyntaxError, ExpatError) as error:  # something is missing, or not XML
            raise Failed(f"{type(error).__name__}: {error}") from error
        return "not here, parts checked"

    def start(self) -> str:
        raise self._not_here()

    def x11(self) -> str:
        raise self._not_here()

    def game(self) -> str:
        raise self._not_here()

    def signature(self, expected: str) -> str:
        raise self._not_here()

    def uninstall(self) -> str:
        raise self._not_here()
