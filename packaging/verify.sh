#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs, starts, plays and uninstalls every package in build/packages (or in FOLDER), and what is built of the source, each
# on its own bare system, and prints a table. Exits with 1 if anything failed. Needs Debian 12 and root; installs missing
# packages. KINDS and SYSTEMS, separated by commas, restrict it: see verify.py and verify_releases.py
# (debian12,debian13,ubuntu24.04).
#     packaging/verify.sh [--only KINDS] [--on SYSTEMS] [FOLDER]
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
# shellcheck source=steps.sh
source "$root/packaging/steps.sh"

options=()
kinds=windows
while [ "${1:-}" = --only ] || [ "${1:-}" = --on ]; do
    options+=("$1" "$2")
    [ "$1" = --on ] || kinds=$2
    shift 2
done
if [ "$(id -u)" -ne 0 ]; then
    say "Only root can make bare systems: run this with sudo."
    exit 1
fi
wanted=("${build_packages[@]}" "${package_packages[@]}" "${verify_packages[@]}" "${hosted_packages[@]}")
case ",$kinds," in
*,windows,* | *,portable,*) wanted+=("${windows_packages[@]}") ;;
esac
install_packages "${wanted[@]}"
prepare_compiler_cache "$root"
build_preset "$root" release windrose_cli
# In a mount namespace, whose mounts disappear with its last process.
exec unshare --mount python3 -B "$root/packaging/verify.py" "${options[@]}" "${1:-$root/build/packages}" "$root/build/release/bin/windrose-cli"
