# SPDX-License-Identifier: GPL-3.0-or-later
# Lists the Debian 12 packages that Windrose needs; functions that install them, build a preset, and say version and times of
# packages. Sourced by tests/run.sh and most scripts of packaging/.
# shellcheck shell=bash disable=SC2034

# To compile and run the game.
build_packages=(
    ca-certificates
    ccache
    cmake
    fonts-dejavu-core
    g++
    libcli11-dev
    make
    ninja-build
    nlohmann-json3-dev
    qt6-base-dev
    qt6-l10n-tools
    qt6-svg-dev
    qt6-tools-dev
    qt6-translations-l10n
)

# To test it: a virtual display, a window manager, simulated input, the accessibility bus, and checks of the sources.
test_packages=(
    at-spi2-core
    codespell
    curl
    dbus
    desktop-file-utils
    fonts-noto-cjk
    git
    gnupg
    libgtest-dev
    minisign
    openbox
    procps
    python3
    python3-yaml
    reuse
    shellcheck
    xauth
    xdotool
    xvfb
    xz-utils
)

# For the checks of tests/run.sh --full.
full_packages=(
    clang
    clang-format
    clang-tidy
    libbenchmark-dev
    libclang-rt-14-dev
    valgrind
)

# To make and check packages: for Debian, for systems with RPM, and an archive with Qt inside.
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
    qt6-wayland
    qt6-xdgdesktopportal-platformtheme
    rpm
)

# For the sounds of the package for Debian. They are in no other list because Qt Multimedia brings seventy packages along, and
# because every later build on a system with it has sounds, too.
sound_packages=(
    qt6-multimedia-dev
)

# To make an AppImage: static libraries for its runtime, and the tool that packs its file system.
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
    zsync
)

# To check the parts of packages that only hosted machines can build.
hosted_packages=(
    appstream
    desktop-file-utils
    flatpak-builder
    librsvg2-bin
)

# To try packages on virtual displays, X11 and Wayland, and take screenshots.
verify_packages=(
    git
    imagemagick
    openbox
    python3
    rpmlint
    weston
    xdotool
    xvfb
)

# To build for Windows, and to try the result.
windows_packages=(
    curl
    dpkg-dev
    g++-mingw-w64-x86-64-posix
    libz-mingw-w64-dev
    mingw-w64-tools
    nsis
    wine64
)

# Prints the version of the project in the source tree $1.
project_version() {
    sed -n 's/^project(windrose VERSION \([0-9.]*\) .*/\1/p' "$1/CMakeLists.txt"
}

# Prints the version of packages made of the source tree $1: that of the project, like 1.2.3; of a commit that is not its
# tag v1.2.3, with the commit's day and name, like 1.2.3~git20261122.e54ded6, which packages take for older than 1.2.3; with
# .changed behind it if files that git knows are not as in the commit. Fails where git should know and does not tell.
package_version() {
    local version tags changes
    version=$(project_version "$1")
    if [ -e "$1/.git" ]; then
        # Not with the name of a release: git refuses folders of another owner, and may not be installed.
        if ! tags=$(git -C "$1" tag --points-at HEAD) ||
            ! changes=$(git -C "$1" --no-optional-locks status --porcelain --untracked-files=no); then
            say "git cannot tell which version $1 is." >&2
            return 1
        fi
        if [ -n "$changes" ] || ! grep -qx "v$version" <<<"$tags"; then
            version+=$(TZ=UTC git -C "$1" log -1 --date=format-local:%Y%m%d --format='~git%cd.%H' | cut -c 1-20)${changes:+.changed}
        fi
    fi
    printf '%s\n' "$version"
}

# Times in packages are that of the last commit unless SOURCE_DATE_EPOCH is set; files are readable by everyone. The
# programs contain the times of their resources, which a later commit does not build again, so those times are constant.
# Ends the script if git should know version or time and does not tell.
prepare_reproducible() {
    umask 022
    export QT_RCC_SOURCE_DATE_OVERRIDE=1
    if [ -z "${WINDROSE_PACKAGE_VERSION:-}" ]; then
        WINDROSE_PACKAGE_VERSION=$(package_version "$1") || exit 1
    fi
    if [ -z "${SOURCE_DATE_EPOCH:-}" ]; then
        SOURCE_DATE_EPOCH=1
        if [ -e "$1/.git" ] && ! SOURCE_DATE_EPOCH=$(git -C "$1" log -1 --format=%ct); then
            say "git cannot tell when the last commit of $1 was." >&2
            exit 1
        fi
    fi
    export WINDROSE_PACKAGE_VERSION SOURCE_DATE_EPOCH
}

say() {
    printf '%s\n' "$*"
}

# Prints which of the named packages are not installed, one per line.
missing_packages() {
    local package
    for package in "$@"; do
        if [ "$(dpkg-query --show --showformat '${db:Status-Status}' "$package" 2>/dev/null)" != installed ]; then
            printf '%s\n' "$package"
        fi
    done
}

# Installs the named packages that are missing. Uses neither the network nor sudo if none is.
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

# ccache stores its cache in the home directory, or beside the builds if there is none. It keeps what was compiled with
# precompiled headers only when it is told not to look for changes of macros and the time in them. It takes the names of the
# headers from the compiler's list, so that nothing is preprocessed twice.
prepare_compiler_cache() {
    export CCACHE_DEPEND=1
    export CCACHE_SLOPPINESS="${CCACHE_SLOPPINESS:-pch_defines,time_macros}"
    if [ -z "${HOME:-}" ] || ! [ -d "$HOME" ] || ! [ -w "$HOME" ]; then
        export CCACHE_DIR="${CCACHE_DIR:-$1/build/ccache}"
    fi
}

# Gives what root built in the source tree $1 to the owner of the tree, who could not build there again otherwise.
give_back_build() {
    if [ "$(id -u)" -eq 0 ]; then
        chown -R --reference="$1" "$1/build" || say "Not all files in $1/build could be given to the owner of $1." >&2
    fi
}

# Configures and builds preset $2 of the source tree $1; the remaining arguments are targets. Prints only the progress, on
# a terminal; after a failure, the end of the output and the file with all of it. Passes the options in
# WINDROSE_CMAKE_OPTIONS to CMake.
build_preset() {
    local house=$1 preset=$2 status=0
    shift 2
    local log="$house/build/$preset.log"
    mkdir -p "$house/build"
    (
        cd "$house" || exit 1
        # Recreates a build folder that was moved or is incomplete.
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
    give_back_build "$house"
    if [ "$status" -eq 0 ] && ! [ -t 1 ] && grep --fixed-strings 'warning:' "$log"; then
        say "The build of '$preset' gave the warnings above"
    fi
    if [ "$status" -ne 0 ]; then
        [ -t 1 ] || tail -n 60 "$log"
        say "The build of '$preset' failed; what was written down of it is in $log"
    fi
    return "$status"
}
