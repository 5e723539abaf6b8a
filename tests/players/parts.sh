# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
# Work that is done in parts by several workers; sourced by on_slurm.sh and over_ssh.sh.
#
#     SCRIPT … FOLDER GAMES PARTS [--merge COMMAND] -- COMMAND ARGS…
#
# COMMAND does one part and prints its result: `{first}` and `{games}` in it stand for the part's first game and its number
# of games, `{part}` for its number from 0. A match is
#
#     windrose-cli match merchant planter --seed 4 --first {first} --games {games}
#
# and so is anything else that can do a share of its work, such as a stage of learning (`--part {part}`). A result is kept as
# FOLDER/PART.json, completely or not at all. A part without a result is done again, in ROUNDS (3) rounds at most; a
# second call continues. In the end `--merge` (default: the command's first word with `match --merge`) gets all results
# and prints the whole.

read_plan() {
    folder=$1 games=$2 parts=$3
    shift 3
    merge=
    while [ $# -gt 0 ] && [ "$1" != -- ]; do
        [ "$1" = --merge ] || { echo "unknown option $1" >&2 && exit 2; }
        merge=$2
        shift 2
    done
    shift
    words=("$@")
    merge=${merge:-$(printf '%q match --merge' "$1")}
    mkdir -p "$folder"
    folder=$(cd "$folder" && pwd)
}

# The command of a part as a line for a shell.
part_command() {
    local first=$(($1 * games / parts)) next=$((($1 + 1) * games / parts)) word line=
    for word in "${words[@]}"; do
        word=${word//'{first}'/$first}
        word=${word//'{games}'/$((next - first))}
        line+="$(printf '%q' "${word//'{part}'/$1}") "
    done
    echo "$line"
}

missing_parts() {
    local part
    for ((part = 0; part < parts; ++part)); do
        [ -e "$folder/$part.json" ] || echo "$part"
    done
}

# Lets `play_parts PART…` do what is missing, until nothing is, and merges.
play_all() {
    local round missing
    for ((round = 1; round <= ${ROUNDS:-3}; ++round)); do
        mapfile -t missing < <(missing_parts)
        [ ${#missing[@]} -gt 0 ] || break
        echo "round $round: ${#missing[@]} of $parts parts" >&2
        play_parts "${missing[@]}" || true
    done
    mapfile -t missing < <(missing_parts)
    if [ ${#missing[@]} -gt 0 ]; then
        echo "still missing: parts ${missing[*]}" >&2
        exit 1
    fi
    local part results=()
    for ((part = 0; part < parts; ++part)); do
        results+=("$folder/$part.json")
    done
    eval "$merge \"\${results[@]}\""
}
