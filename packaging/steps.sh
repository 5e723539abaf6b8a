# SPDX-License-Identifier: GPL-3.0-or-later
# The Debian 12 packages Windrose needs, how to install those that are missing, and how to build a preset. Sourced by
# packaging/start.sh and tests/run.sh.
# shellcheck shell=bash disable=SC2034

# To compile and run the game.
build_packages=(
    ca-certificates
    ccache
    cmake
    fonts-dejavu-core
    g++
    libcli11-dev
    ninja-build
    nlohmann-json3-dev
    qt6-base-dev
    qt6-l10n-tools
    qt6-svg-dev
    qt6-tools-dev
    qt6-translations-l10n
)

# To test it: a display nobody looks at, a window manager, a pointer that can be moved, a bus for the screen reader's view.
test_packages=(
    at-spi2-core
    dbus
    git
    libgtest-dev
    openbox
    procps
    python3
    python3-yaml
    shellcheck
    xauth
    xdotool
    xvfb
)

# To look at the code the way tests/run.sh --full does.
full_packages=(
    clang
    clang-format
    clang-tidy
    libbenchmark-dev
    libclang-rt-14-dev
    valgrind
)

# To make packages: for Debian, for systems with RPM, an archive with everything inside, and to look them over.
package_packages=(
    appstream
    debootstrap
    desktop-file-utils
    dpkg-dev
    fakeroot
    file
    librsvg2-bin
    lintian
    patchelf
    rpm
)

# To make an AppImage: what its runtime is linked with, statically, and what packs its file system.
appimage_packages=(
    g++
    libfuse3-dev
    liblz4-dev
    liblzma-dev
    liblzo2-dev
    libsquashfuse-dev
    libzstd-dev
    squashfs-tools
    zlib1g-dev
)

# To look at the parts of what only hosted machines can build.
hosted_packages=(
    appstream
    desktop-file-utils
    flatpak-builder
    librsvg2-bin
)

# To try packages: a display nobody looks at, and something that looks at it.
verify_packages=(
    imagemagick
    openbox
    python3
    xdotool
    xvfb
)

# To build for Windows from here, and to try what comes of it.
windows_packages=(
    dpkg-dev
    g++-mingw-w64-x86-64-posix
    libz-mingw-w64-dev
    mingw-w64-tools
    nsis
    wine64
)

# Times in what is made are those of the last commit, unless SOURCE_DATE_EPOCH says otherwise; files may be read by all.
# The times of resources are in the programs, and stay there when a later commit does not build them again: these are fixed.
prepare_reproducible() {
    umask 022
    export QT_RCC_SOURCE_DATE_OVERRIDE=1
    export SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git -C "$1" log -1 --format=%ct 2>/dev/null || echo 1)}
}

# The version of the project that was configured in the folder $1.
project_version() {
    sed -n 's/^CMAKE_PROJECT_VERSION:STATIC=//p' "$1/CMakeCache.txt"
}

say() {
    printf '%s\n' "$*"
}

# Prints those of the named packages that are not installed, one a line.
missing_packages() {
    local package
    for package in "$@"; do
        if [ "$(dpkg-query --show --showformat '${db:Status-Status}' "$package" 2>/dev/null)" != installed ]; then
            printf '%s\n' "$package"
        fi
    done
}

# Installs those of the named packages that are missing; touches neither the network nor sudo when none is.
install_packages() {
    if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
        say "This is not a Debian system, so nothing is installed; needed are the counterparts of: $*"
        return 0
    fi
    local missing as_root=()
    mapfile -t missing < <(missing_packages "$@")
    if [ "${#missing[@]}" -eq 0 ]; then
        return 0
    fi
    if [ "$(id -u)" -ne 0 ]; then
        if ! command -v sudo >/dev/null; then
            say "These packages are missing, and only root can install them: ${missing[*]}"
            say "Run as root: apt-get install --no-install-recommends ${missing[*]}"
            return 1
        fi
        as_root=(sudo)
    fi
    say "Installing ${#missing[@]} packages: ${missing[*]}"
    local log status=0
    log=$(mktemp)
    {
        "${as_root[@]}" apt-get -q update &&
            "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -q install --yes --no-install-recommends \
                -o Acquire::Retries=3 -o DPkg::Lock::Timeout=300 -o Dpkg::Options::=--force-confold "${missing[@]}"
    } >"$log" 2>&1 </dev/null || status=$?
    if [ "$status" -ne 0 ]; then
        tail -n 30 "$log"
        say "The packages could not be installed (apt-get ended with $status)."
    fi
    rm -f "$log"
    return "$status"
}

# ccache keeps its store in the home directory; where there is none it goes beside the builds.
prepare_compiler_cache() {
    if [ -z "${HOME:-}" ] || ! [ -d "$HOME" ] || ! [ -w "$HOME" ]; then
        export CCACHE_DIR="${CCACHE_DIR:-$1/build/ccache}"
    fi
}

# Configures and builds preset $2 of the source tree $1; the remaining arguments are targets. Quiet but for the progress
# on a terminal; when something fails, it prints the end of the output and where all of it is. CMake gets the options in
# WINDROSE_CMAKE_OPTIONS, too.
build_preset() {
    local house=$1 preset=$2 status=0
    shift 2
    local log="$house/build/$preset.log"
    mkdir -p "$house/build"
    (
        cd "$house" || exit 1
        # A build folder that was moved, or left half made, is recreated.
        # shellcheck disable=SC2086 # several options may stand in it, with blanks between them
        cmake --preset "$preset" ${WINDROSE_CMAKE_OPTIONS:-} >"$log" 2>&1 </dev/null ||
            cmake --fresh --preset "$preset" ${WINDROSE_CMAKE_OPTIONS:-} >"$log" 2>&1 </dev/null
    ) || status=$?
    if [ "$status" -eq 0 ]; then
        (
            cd "$house" || exit 1
            if [ -t 1 ]; then
                cmake --build --preset "$preset" ${1:+--target "$@"} </dev/null
            else
                cmake --build --preset "$preset" ${1:+--target "$@"} >>"$log" 2>&1 </dev/null
            fi
        ) || status=$?
    fi
    if [ "$status" -ne 0 ]; then
        [ -t 1 ] || tail -n 60 "$log"
        say "The build of '$preset' failed; what was written down of it is in $log"
    fi
    return "$status"
}
