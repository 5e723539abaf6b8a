#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Makes the icons and the licenses of the bundle on a Debian system with rsvg-convert, for a macOS without it:
#     packaging/macos/icons.sh FOLDER
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd -P)
mkdir -p "$1"
folder=$(cd "$1" && pwd -P)
cd "$here/../.."
python3 -B packaging/licenses/bill.py qt "$folder" "$(sed -n 's/^project(windrose VERSION \([0-9.]*\) .*/\1/p' CMakeLists.txt)"
for drawing in resources/drawings/windrose.svg packaging/icons/record.svg packaging/icons/position.svg; do
    python3 packaging/icons/icons.py icns "$drawing" "$folder/$(basename "$drawing" .svg).icns"
done
