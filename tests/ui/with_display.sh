#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Runs a program on its own display with a window manager, and stops both afterwards.
# Usage: with_display.sh WIDTHxHEIGHT PROGRAM [ARGUMENT]...
set -u
size=$1
shift
scratch=$(mktemp -d)
Xvfb -displayfd 3 -screen 0 "${size}x24" -nolisten tcp 3>"$scratch/number" >"$scratch/log" 2>&1 &
server=$!
manager=
# shellcheck disable=SC2329 # called by the trap
finish() {
    [ -n "$manager" ] && kill "$manager" 2>/dev/null
    kill "$server" 2>/dev/null
    rm -rf "$scratch"
}
trap finish EXIT INT TERM
# Waits until a file is not empty or a process has ended.
wait_for() {
    while [ ! -s "$1" ] && kill -0 "$2" 2>/dev/null; do
        sleep 0.1 # no promise: looks again
    done
}
wait_for "$scratch/number" "$server"
[ -s "$scratch/number" ] || { cat "$scratch/log" >&2; exit 77; }
DISPLAY=":$(cat "$scratch/number")"
export DISPLAY
openbox --startup "sh -c 'echo ready >$scratch/ready'" >/dev/null 2>&1 &
manager=$!
wait_for "$scratch/ready" "$manager"
QT_QPA_PLATFORM=xcb "$@"
