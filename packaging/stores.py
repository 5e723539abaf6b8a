#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Drafts what Flathub and winget want to know of a release; a person hands it in.

    stores.py PACKAGES OUTPUT

PACKAGES is a folder with the packages of a release. OUTPUT/flathub gets the manifest of packaging/flatpak, with the source of
the tag in place of this folder; OUTPUT/winget the three manifests of the installer. Needs git, with the tag of the version,
and python3-yaml.
"""
import hashlib
import subprocess
import sys
from pathlib import Path

import yaml

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "packaging"))
from changelog import releases  # noqa: E402

HOME = "https://github.com/windrose-game/windrose"
FLATPAK = "io.github.windrose_game.Windrose.yml"
IDENTIFIER = "WindroseGame.Windrose"
FORM = "1.10.0"  # of winget's manifests
LANGUAGE = "en-US"
SUMMARY = "Play Puerto Rico at one computer"


def flathub(tag: str, commit: str) -> dict:
    manifest = yaml.safe_load((ROOT / "packaging/flatpak" / FLATPAK).read_text(encoding="utf-8"))
    manifest["modules"][-1]["sources"] = [{"type": "git", "url": f"{HOME}.git", "tag": tag, "commit": commit}]
    return manifest


def winget(version: str, date: str, installer: Path) -> dict[str, dict]:
    """File names and contents."""
    common = {"PackageIdentifier": IDENTIFIER, "PackageVersion": version}
    kinds = {
        "version": {"DefaultLocale": LANGUAGE},
        "defaultLocale": {
            "PackageLocale": LANGUAGE, "Publisher": "The Windrose contributors", "PublisherUrl": HOME, "PackageName": "Windrose",
            "PackageUrl": HOME, "License": "GPL-3.0-or-later", "LicenseUrl": f"{HOME}/blob/v{version}/LICENSE", "ShortDescription": SUMMARY,
            "ReleaseNotesUrl": f"{HOME}/releases/tag/v{version}", "Tags": ["board-game", "puerto-rico"],
        },
        "installer": {
            "InstallerType": "nullsoft", "MinimumOSVersion": "10.0.0.0", "InstallModes": ["interactive", "silent"], "ReleaseDate": date,
            "UpgradeBehavior": "install", "FileExtensions": ["windrose", "windrose-position"],
            # What the silent installer answers: see installer.nsi.
            "ExpectedReturnCodes": [{"InstallerReturnCode": 3, "ReturnResponse": "packageInUse"},
                                    {"InstallerReturnCode": 4, "ReturnResponse": "alreadyInstalled"}],
            "Installers": [
                {"Architecture": "x64", "Scope": scope, "InstallerUrl": f"{HOME}/releases/download/v{version}/{installer.name}",
                 "InstallerSha256": hashlib.sha256(installer.read_bytes()).hexdigest().upper(), "InstallerSwitches": {"Custom": switch}}
                | ({"ElevationRequirement": "elevationRequired"} if scope == "machine" else {})
                for scope, switch in (("user", "/CurrentUser"), ("machine", "/AllUsers"))
            ],
        },
    }
    names = {"version": "", "defaultLocale": f".locale.{LANGUAGE}", "installer": ".installer"}
    return {f"{IDENTIFIER}{names[kind]}.yaml": common | more | {"ManifestType": kind, "ManifestVersion": FORM} for kind, more in kinds.items()}


def write(file: Path, content: dict) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(yaml.safe_dump(content, sort_keys=False, allow_unicode=True, width=120), encoding="utf-8")


def main() -> int:
    if len(sys.argv) != 3:
        print(__doc__, file=sys.stderr)
        return 2
    packages, output = Path(sys.argv[1]), Path(sys.argv[2])
    version, date, _ = releases()[0]
    installer = packages / f"windrose-{version}-windows-x86_64-setup.exe"
    if not installer.exists():
        print(f"There is no {installer}", file=sys.stderr)
        return 1
    asked = subprocess.run(["git", "-C", ROOT, "rev-parse", "--verify", f"v{version}^{{commit}}"], capture_output=True, text=True, check=False)
    if asked.returncode != 0:
        print(f"There is no tag v{version}", file=sys.stderr)
        return 1
    write(output / "flathub" / FLATPAK, flathub(f"v{version}", asked.stdout.strip()))
    for name, content in winget(version, date, installer).items():
        write(output / "winget" / name, content)
    return 0


if __name__ == "__main__":
    sys.exit(main())
