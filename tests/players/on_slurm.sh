#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Does work in parts as a job array of Slurm:
#
#     on_slurm.sh FOLDER GAMES PARTS [--merge COMMAND] -- COMMAND ARGS…
#
# FOLDER and the command must be there on every node; SBATCH_… variables set partition, time and so on. The parts of a lost
# node go back into the queue. parts.sh describes the arguments.
set -euo pipefail
# shellcheck source=tests/players/parts.sh
. "$(dirname "$0")/parts.sh"
read_plan "$@"

play_parts() {
    local part list
    for part in "$@"; do
        {
            echo "cd $(printf '%q' "$PWD")"
            echo "$(part_command "$part") >$folder/$part.\$SLURM_JOB_ID.part && mv $folder/$part.\$SLURM_JOB_ID.part $folder/$part.json"
        } >"$folder/$part.sh"
    done
    list=$(IFS=, && echo "$*")
    sbatch --quiet --wait --requeue --array="$list" --job-name=windrose --ntasks=1 --output="$folder/%a.log" \
        --open-mode=append --wrap "bash '$folder'/\$SLURM_ARRAY_TASK_ID.sh"
}

play_all
