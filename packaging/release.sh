#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Makes every package this machine can make, with checksums, in build/packages.
#     packaging/release.sh [--no-windows] [--qtsvg-source DIR] [--official-runtime] [--sign KEY]
# Needs Debian 12; installs missing packages. The same source gives the same bytes: all times in the packages are
# SOURCE_DATE_EPOCH, by default the time of the last commit. The first run builds Qt for Windows: see windows/qt.sh.
# --official-runtime is for the AppImage (see appimage/build.sh), KEY for sign.sh. If a package cannot be made, the others
# are made and summed all the same; the script then names the failed ones, with what they made nevertheless, and exits with 1.
set -uo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
# shellcheck source=steps.sh
source "$root/packaging/steps.sh"

windows=yes
windows_arguments=()
appimage_arguments=()
key=
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
    --official-runtime)
        appimage_arguments=("$1")
        shift
        ;;
    --sign)
        key=$2
        shift 2
        ;;
    *)
        say "usage: packaging/release.sh [--no-windows] [--qtsvg-source DIR] [--official-runtime] [--sign KEY]"
        exit 2
        ;;
    esac
done

prepare_reproducible "$root"
packages=$root/build/packages
rm -rf "$packages"
mkdir -p "$packages"

failed=()

# Lists the files that are there, one per line.
files_made() {
    find "$packages" -mindepth 1 -printf '%P\n' | LC_ALL=C sort
}

# Runs a script that makes the packages $1.
make_packages() {
    local what=$1 before made
    shift
    before=$(files_made)
    if ! "$@"; then
        made=$(LC_ALL=C comm -13 <(printf '%s\n' "$before") <(files_made) | paste -s -d ' ')
        what+=${made:+", of which these are there nevertheless: $made"}
        failed+=("$what")
        say "FAILED: $what"
    fi
}

make_packages "the packages for Linux" "$root/packaging/linux/build.sh" "$packages"
# Made of the contents of the archive.
make_packages "the AppImage" "$root/packaging/appimage/build.sh" "${appimage_arguments[@]}" "$packages"
if [ "$windows" = yes ]; then
    make_packages "the packages for Windows" "$root/packaging/windows/build.sh" "${windows_arguments[@]}" "$packages"
fi

if [ -z "$(ls -A "$packages")" ]; then
    say "No package could be made."
    exit 1
fi
"$root/packaging/sign.sh" "$packages" ${key:+"$key"} || failed+=("the signature")
say "Made in $packages:"
(cd "$packages" && ls -l --block-size=K | awk 'NR > 1 { print "  " $5 "  " $NF }')
if [ "${#failed[@]}" -gt 0 ]; then
    say "These could not be made; what each of them said is above:"
    printf '  %s\n' "${failed[@]}"
    exit 1
fi
