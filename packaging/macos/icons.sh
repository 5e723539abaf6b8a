#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Makes the icons of the bundle on a system with rsvg-convert, for a macOS without it:
#     packaging/macos/icons.sh FOLDER
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd -P)
mkdir -p "$1"
folder=$(cd "$1" && pwd -P)
cd "$here/../.."
for drawing in resources/drawings/windrose.svg packaging/icons/record.svg packaging/icons/position.svg; do
    python3 packaging/icons/icons.py icns "$drawing" "$folder/$(basename "$drawing" .svg).icns"
done
