#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Makes every package this machine can make, with checksums, in build/packages.
#     packaging/release.sh [--no-windows] [--qtsvg-source DIR]
# Needs Debian 12; what is missing is installed. The same source gives the same bytes: all times in the packages are
# SOURCE_DATE_EPOCH (the last commit's, when it is not set).
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

install_packages "${build_packages[@]}" "${package_packages[@]}"
prepare_compiler_cache "$root"
export SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git -C "$root" log -1 --format=%ct 2>/dev/null || echo 1)}
umask 022
packages=$root/build/packages
rm -rf "$packages"
mkdir -p "$packages"

say "Building"
build_preset "$root" package
build=$root/build/package
version=$(sed -n 's/^CMAKE_PROJECT_VERSION:STATIC=//p' "$build/CMakeCache.txt")

for generator in DEB RPM; do
    say "Packing: $generator"
    (cd "$build" && cpack -G "$generator" -B "$packages" >"$build/$generator.log" 2>&1) || {
        tail -n 30 "$build/$generator.log"
        exit 1
    }
done
rm -rf "$packages/_CPack_Packages"

say "Packing: archive"
stage=$build/archive
rm -rf "$stage"
cmake --install "$build" --prefix "$stage" --strip >"$build/archive.log" 2>&1
name=windrose-$version-linux-x86_64
python3 "$root/packaging/linux/archive.py" "$stage" "$name" "$packages/$name.tar.xz"

if [ "$windows" = yes ]; then
    "$root/packaging/windows/build.sh" "${windows_arguments[@]}" "$packages"
fi

(cd "$packages" && sha256sum -- * >SHA256SUMS)
say "Made in $packages:"
(cd "$packages" && ls -l --block-size=K | awk 'NR > 1 { print "  " $5 "  " $NF }')
