#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Makes every package this machine can make, with checksums, in build/packages.
#     packaging/release.sh [--no-windows] [--qtsvg-source DIR]
# Needs Debian 12; installs missing packages. The same source gives the same bytes: all times in the packages are
# SOURCE_DATE_EPOCH, by default the time of the last commit. The first run builds Qt for Windows: see windows/qt.sh.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
# shellcheck source=steps.sh
source "$root/packaging/steps.sh"

windows=yes
windows_arguments=()
while [ "$#" -gt 0 ]; do
    case "$1" in
    --no-windows)
        windows=no
        shift
        ;;
    --qtsvg-source)
        windows_arguments=("$1" "$2")
        shift 2
        ;;
    *)
        say "usage: packaging/release.sh [--no-windows] [--qtsvg-source DIR]"
        exit 2
        ;;
    esac
done

prepare_reproducible "$root"
packages=$root/build/packages
rm -rf "$packages"
mkdir -p "$packages"

"$root/packaging/linux/build.sh" "$packages"
"$root/packaging/appimage/build.sh" "$packages" # of what the archive is made of
if [ "$windows" = yes ]; then
    "$root/packaging/windows/build.sh" "${windows_arguments[@]}" "$packages"
fi

(cd "$packages" && sha256sum -- * >SHA256SUMS)
say "Made in $packages:"
(cd "$packages" && ls -l --block-size=K | awk 'NR > 1 { print "  " $5 "  " $NF }')
