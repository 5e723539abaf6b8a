#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs, starts, plays with and uninstalls every package in build/packages (or the folder that is named), each on a bare
# system of its own, and prints a table. Needs Debian 12 and root; what is missing is installed.
#     packaging/verify.sh [FOLDER]
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
# shellcheck source=steps.sh
source "$root/packaging/steps.sh"
if [ "$(id -u)" -ne 0 ]; then
    say "Only root can make bare systems: run this with sudo."
    exit 1
fi
install_packages "${build_packages[@]}" "${package_packages[@]}" "${windows_packages[@]}" "${verify_packages[@]}"
prepare_compiler_cache "$root"
build_preset "$root" release
exec python3 "$root/packaging/verify.py" "${1:-$root/build/packages}" "$root/build/release/bin/windrose-cli"
