#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Builds Windrose for Windows (64 bit) on Debian 12 and makes the installer, and an archive that needs no installation.
#     packaging/windows/build.sh [--qtsvg-source DIR] [FOLDER]
# Both go to FOLDER (build/packages). The first run builds Qt: see qt.sh.
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd -P)
root=$(cd "$here/../.." && pwd -P)
# shellcheck source=../steps.sh
source "$here/../steps.sh"

qt_arguments=()
if [ "${1:-}" = --qtsvg-source ]; then
    qt_arguments=("$1" "$2")
    shift 2
fi
folder=${1:-$root/build/packages}
mkdir -p "$folder"
folder=$(cd "$folder" && pwd -P)

install_packages "${build_packages[@]}" "${package_packages[@]}" "${windows_packages[@]}"
prepare_compiler_cache "$root"
WINDROSE_WINDOWS_PREFIX=$("$here/qt.sh" "${qt_arguments[@]}")
export WINDROSE_WINDOWS_PREFIX
prepare_reproducible "$root"

say "Building for Windows"
build_preset "$root" windows
build=$root/build/windows
stage=$build/stage
rm -rf "$stage"
cmake --install "$build" --prefix "$stage" --strip >"$build/install.log" 2>&1 || {
    tail -n 20 "$build/install.log"
    exit 1
}

version=$WINDROSE_PACKAGE_VERSION
python3 -B "$here/portable.py" "$stage" "windrose-$version" "$folder/windrose-$version-windows-x86_64-portable.zip"

# Only the installer contains code of NSIS.
python3 -B "$here/../licenses/bill.py" add "$stage" "$version" nsis
find "$stage" -exec touch --no-dereference --date="@$SOURCE_DATE_EPOCH" {} +
"$here/pack.sh" "$stage" "$version" "$build/packaging/windows/windrose.ico" "$folder/windrose-$version-windows-x86_64-setup.exe"
