#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Runs a program on a session bus of its own, with sockets in a folder of its own, and stops the bus afterwards.
# Usage: with_bus.sh PROGRAM [ARGUMENT]...
set -u
command -v dbus-run-session >/dev/null || exit 77
XDG_RUNTIME_DIR=$(mktemp -d)
export XDG_RUNTIME_DIR
trap 'rm -rf "$XDG_RUNTIME_DIR"' EXIT INT TERM
dbus-run-session -- "$@"
