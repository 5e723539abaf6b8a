#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Does work in parts on several computers with GNU parallel over SSH:
#
#     over_ssh.sh HOSTS FOLDER GAMES PARTS [--merge COMMAND] -- COMMAND ARGS…
#
# HOSTS are as for `parallel --sshlogin`: `4/ann@one,2/two,:` is four parts at a time on one, two on two, and as many as this
# computer (`:`) has cores. Only the command must be there on each; results come back over SSH. A part whose computer is
# lost is done by another. parts.sh describes the arguments.
set -euo pipefail
# shellcheck source=tests/players/parts.sh
. "$(dirname "$0")/parts.sh"
hosts=$1
shift
# A computer that vanishes without closing the connection, as without power, is noticed after a minute.
ssh='ssh -o ServerAliveInterval=15 -o ServerAliveCountMax=4'
read_plan "$@"

play_parts() {
    local part host number rest
    for part in "$@"; do
        part_command "$part"
    done | parallel --ssh "$ssh" --sshlogin "$hosts" --filter-hosts --retries 3 --joblog "$folder/log" --results "$folder/{#}.part" \
        >/dev/null || true
    # Column 7 of the log is the exit status.
    while IFS=$'\t' read -r number host _ _ _ _ rest _; do
        if [ "$rest" = 0 ]; then
            echo "part ${*:number:1} on $host" >&2
            mv "$folder/$number.part" "$folder/${*:number:1}.json"
        fi
    done < <(tail -n +2 "$folder/log" | sort -n)
}

play_all
