#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Makes the icons of the bundle where rsvg-convert is at hand, for a macOS where it is not:
#     packaging/macos/icons.sh FOLDER
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd -P)
mkdir -p "$1"
folder=$(cd "$1" && pwd -P)
cd "$here/../.."
for drawing in resources/drawings/windrose.svg packaging/icons/record.svg packaging/icons/position.svg; do
    python3 packaging/icons/icons.py icns "$drawing" "$folder/$(basename "$drawing" .svg).icns"
done
