#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Builds Qt for Windows (64 bit) on Debian 12 from Debian's sources, once, and prints its folder.
#     packaging/windows/qt.sh [--qtsvg-source DIR]
# DIR contains the source of Qt SVG 6.4. Without it, the source is Debian's, or where Debian's archive does not deliver it,
# the one in ../downloads.txt. The result stays in the user's cache ($XDG_CACHE_HOME or ~/.cache), in a folder named after
# the version and the number of this recipe. Takes some forty minutes of one core, and 1.3 GB while it builds; when it is
# interrupted, the next run goes on from there.
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd -P)
# shellcheck source=../steps.sh
source "$here/../steps.sh"

svg=
while [ "$#" -gt 0 ]; do
    case "$1" in
    --qtsvg-source)
        svg=$(cd "$2" && pwd -P)
        shift 2
        ;;
    *)
        say "usage: qt.sh [--qtsvg-source DIR]" >&2
        exit 2
        ;;
    esac
done

install_packages "${build_packages[@]}" "${windows_packages[@]}" >&2

version=$(dpkg-query --show --showformat '${source:Upstream-Version}' qt6-base-dev)
version=${version%%+*}
# The number of the recipe: increase it when options or the compiler change the result.
recipe=2
cache=${XDG_CACHE_HOME:-$HOME/.cache}/windrose
prefix=$cache/qt-$version-windows-$recipe
work=$prefix-build
mkdir -p "$work"
exec 9>"$work/lock"
flock 9

if [ -e "$prefix/complete" ]; then
    printf '%s\n' "$prefix"
    exit 0
fi

# A separate list of Debian's sources, so that the system's lists do not change.
apt_folder=$work/apt
mkdir -p "$apt_folder/lists/partial" "$apt_folder/archives/partial"
printf 'deb-src [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] http://deb.debian.org/debian bookworm main\n' \
    >"$apt_folder/sources.list"
apt_own=(-q -o "Dir::Etc::SourceList=$apt_folder/sources.list" -o Dir::Etc::SourceParts=/dev/null
    -o "Dir::State::Lists=$apt_folder/lists" -o "Dir::Cache::archives=$apt_folder/archives"
    -o APT::Sandbox::User=root -o Acquire::Retries=3)

# Fetches and unpacks the source package $1 of Debian (apt checks its signature) into $2, once.
fetch() {
    [ -e "$2/CMakeLists.txt" ] && return
    (
        cd "$work" || exit 1
        # Anew each time: after an interrupted build, the list can name versions that the archive no longer has.
        apt-get "${apt_own[@]}" update || exit 1
        rm -f "$1"_*.dsc
        apt-get "${apt_own[@]}" source --download-only "$1" || exit 1
        rm -rf "$2"
        dpkg-source --no-check -x "$(ls "$1"_*.dsc)" "$2"
    ) >&2
}

# Fetches and unpacks the source of Qt SVG that downloads.txt names into $work/qtsvg.
fetch_pinned_svg() {
    say "Debian's archive does not deliver qt6-svg; trying the addresses of downloads.txt" >&2
    (
        "$here/../fetch.sh" "$work" qtsvg.tar.xz || exit 1
        rm -rf "$work/qtsvg"
        mkdir "$work/qtsvg"
        tar -C "$work/qtsvg" --strip-components 1 -xf "$work/qtsvg.tar.xz"
    ) >&2
}

# Configures, builds and installs the module in $1 in the folder $2, with further options.
build() {
    local source=$1 folder=$2
    shift 2
    (
        cmake -S "$source" -B "$folder" -G Ninja -DCMAKE_BUILD_TYPE=Release \
            -DCMAKE_TOOLCHAIN_FILE="$work/toolchain.cmake" -DCMAKE_INSTALL_PREFIX="$prefix" \
            -DQT_HOST_PATH=/usr -DQT_HOST_PATH_CMAKE_DIR=/usr/lib/x86_64-linux-gnu/cmake \
            -DQT_QMAKE_TARGET_MKSPEC=win32-g++ -DQT_BUILD_TESTS=OFF -DQT_BUILD_EXAMPLES=OFF \
            -DCMAKE_C_COMPILER_LAUNCHER=ccache -DCMAKE_CXX_COMPILER_LAUNCHER=ccache "$@" &&
            cmake --build "$folder" -j "${WINDROSE_JOBS:-$(nproc)}" &&
            cmake --install "$folder"
    ) >>"$work/log" 2>&1 || {
        tail -n 40 "$work/log" >&2
        say "Qt could not be built; what was written down of it is in $work/log" >&2
        exit 1
    }
}

# Without direct2d (not direct2d1_1, another backend for windows) Qt 6.4 lacks the fonts of DirectWrite, but its plugin
# for Windows needs them and cannot be linked.
off=()
for feature in dbus sql xml vulkan gif ico jpeg tabletevent icu glib zstd pkg_config network printsupport direct2d1_1 testlib \
    concurrent androiddeployqt system_zlib system_png system_freetype system_harfbuzz system_pcre2 system_doubleconversion; do
    off+=("-DFEATURE_$feature=OFF")
done

: >"$work/log"
# A copy, so that an unfinished build can continue after the project was moved.
cp "$here/toolchain.cmake" "$work/toolchain.cmake"
# Before so long a build, because it may not be there.
if [ -z "$svg" ]; then
    fetch qt6-svg "$work/qtsvg" || fetch_pinned_svg || {
        say "Neither Debian's archive nor the addresses of downloads.txt deliver Qt SVG: give its source with --qtsvg-source DIR." >&2
        exit 1
    }
    svg=$work/qtsvg
elif ! grep -qs "qt_internal_add_module\|find_package(Qt6" "$svg"/CMakeLists.txt; then
    say "$svg does not hold the source of Qt SVG 6." >&2
    exit 1
fi
fetch qt6-base "$work/qtbase"
say "Building Qt $version for Windows; this takes a while" >&2
build "$work/qtbase" "$work/qtbase-build" -DINPUT_opengl=no -DINPUT_openssl=no -DFEATURE_direct2d=ON "${off[@]}"
WINDROSE_WINDOWS_PREFIX=$prefix build "$svg" "$work/qtsvg-build" "-DCMAKE_PREFIX_PATH=$prefix"

# Header-only libraries are the same for every system.
mkdir -p "$prefix/include" "$prefix/share/cmake"
cp -a /usr/include/CLI /usr/include/nlohmann "$prefix/include/"
cp -a /usr/share/cmake/CLI11 /usr/share/cmake/nlohmann_json "$prefix/share/cmake/"

touch "$prefix/complete"
rm -rf "$work/qtbase-build" "$work/qtsvg-build"
printf '%s\n' "$prefix"
