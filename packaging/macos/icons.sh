#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Makes the icons and the licenses of the bundle on a Debian system with rsvg-convert, for a macOS without it:
#     packaging/macos/icons.sh FOLDER
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd -P)
# shellcheck source=../steps.sh
source "$here/../steps.sh"

# Prints the version in the address of the file $1 of downloads.txt, which the pattern $2 finds.
version_of() {
    sed -n "s#^[0-9a-f]* $1 [^ ]*$2.*#\1#p" "$here/../downloads.txt"
}

mkdir -p "$1"
folder=$(cd "$1" && pwd -P)
cd "$here/../.."
prepare_reproducible .
# The bundle has what build.sh fetches, not what Debian has.
python3 -B packaging/licenses/bill.py qt "$folder" "$WINDROSE_PACKAGE_VERSION" \
    qt="$(version_of qtbase-macos.7z '/\([0-9.]*\)-[0-9-]*qtbase')" \
    nlohmann-json3="$(version_of nlohmann-json.tar.gz '/v\([0-9.]*\)\.tar')" \
    cli11="$(version_of cli11.tar.gz '/v\([0-9.]*\)\.tar')"
for drawing in resources/drawings/windrose.svg packaging/icons/record.svg packaging/icons/position.svg; do
    python3 packaging/icons/icons.py icns "$drawing" "$folder/$(basename "$drawing" .svg).icns"
done
