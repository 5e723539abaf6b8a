#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs missing packages, builds Windrose and starts it. Arguments go to the program:
#     packaging/start.sh --players 4 --names Ana,Ben,Cleo,Dan
# starts a game for four. With --no-start as the first argument it only builds.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
build="$root/build/release"
# shellcheck source=steps.sh
source "$root/packaging/steps.sh"

# True when the arguments ask for something that needs no display, or name a platform themselves.
needs_no_display() {
    local argument
    for argument in "$@"; do
        case "$argument" in
        -h | --help | --help-all | -v | --version | -platform | --platform) return 0 ;;
        esac
    done
    return 1
}

start=yes
if [ "${1:-}" = --no-start ]; then
    start=no
    shift
fi

packages=("${build_packages[@]}")
if [ -z "${DISPLAY:-}" ] && [ -n "${WAYLAND_DISPLAY:-}" ]; then
    packages+=(qt6-wayland)
fi
install_packages "${packages[@]}"
prepare_compiler_cache "$root"

if [ -x "$build/bin/windrose" ]; then
    say "Bringing $build up to date"
else
    say "Building in $build (the first time takes a few minutes)"
fi
build_preset "$root" release

if [ "$start" = no ]; then
    say "Built: $build/bin/windrose and $build/bin/windrose-cli"
    exit 0
fi
if [ -z "${DISPLAY:-}${WAYLAND_DISPLAY:-}${QT_QPA_PLATFORM:-}" ] && ! needs_no_display "$@"; then
    say "Built, but there is no display to show the window on (DISPLAY and WAYLAND_DISPLAY are empty)."
    say "Run this again in a desktop session; windrose-cli plays without one: $build/bin/windrose-cli --help"
    exit 1
fi
say "Starting Windrose"
exec "$build/bin/windrose" "$@"
