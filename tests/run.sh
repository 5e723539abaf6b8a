#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs missing packages, builds Windrose with assertions and runs the tests.
#     tests/run.sh          every test but those that repeat others in more languages, windows and numbers of players
#     tests/run.sh --full   all tests, the sanitizers, fuzzing, other builds, clang-format, clang-tidy and the limits of the
#                           benchmarks
# The last line tells how many tests passed and failed; the exit status is 0 only if none failed.
set -uo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
# shellcheck source=../packaging/steps.sh
source "$root/packaging/steps.sh"
exec </dev/null
export PYTHONDONTWRITEBYTECODE=1

full=no
case "${1:-}" in
--full) full=yes ;;
"") ;;
*)
    say "usage: tests/run.sh [--full]"
    exit 2
    ;;
esac

jobs=$(nproc)
rows=all
if [ "$full" = no ]; then
    rows=fewer
fi
passed=0
failed=0
home=$(mktemp -d)
trap 'rm -rf "$home"' EXIT

finish() {
    if [ "$#" -gt 0 ]; then
        say "FAILED: $1"
    fi
    say "Took $SECONDS s."
    say "$passed passed, $failed failed"
    if [ "$#" -gt 0 ] || [ "$failed" -ne 0 ] || [ "$passed" -eq 0 ]; then
        exit 1
    fi
    exit 0
}

# Begins a part and prints its name with the seconds so far.
heading() {
    say "== $1 ($SECONDS s)"
}

# Runs a step that contains no tests; a failure ends the script.
step() {
    local title=$1
    shift
    heading "$title"
    if ! "$@"; then
        finish "$title"
    fi
}

# Runs a step that counts as one test.
check() {
    local title=$1
    shift
    heading "$title"
    if "$@"; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        finish "$title"
    fi
}

# Runs the tests of a preset in parallel, isolated from the user's desktop and settings: all, or fewer, without those that
# repeat others (see tests/repeats_rows.h and the label `long` in tests/CMakeLists.txt).
run_tests() {
    local title=$1 preset=$2 rows=$3 log="$root/build/$2-tests.log" status=0 summary
    local variables=() labels=()
    if [ "$rows" = fewer ]; then
        variables=(WINDROSE_FEWER_ROWS=1)
        labels=(--label-exclude '^long$')
    fi
    heading "$title"
    mkdir -p "$home/runtime"
    chmod 700 "$home/runtime"
    (
        cd "$root" &&
            env -u DISPLAY -u WAYLAND_DISPLAY LC_ALL=C.UTF-8 HOME="$home" XDG_CONFIG_HOME="$home/config" \
                XDG_DATA_HOME="$home/data" XDG_CACHE_HOME="$home/cache" XDG_RUNTIME_DIR="$home/runtime" \
                UBSAN_OPTIONS=print_stacktrace=1 "${variables[@]}" \
                ctest --preset "$preset" "${labels[@]}" --parallel $((3 * jobs)) # many wait for processes and timers
    ) 2>&1 | tee "$log" | grep --line-buffered -vE '^ +Start +[0-9]+: ' || status=$?
    summary=$(grep -E '^[0-9]+% tests passed, [0-9]+ tests? failed out of [0-9]+' "$log" | tail -n 1)
    if [[ $summary =~ ,\ ([0-9]+)\ tests?\ failed\ out\ of\ ([0-9]+) ]]; then
        failed=$((failed + BASH_REMATCH[1]))
        passed=$((passed + BASH_REMATCH[2] - BASH_REMATCH[1]))
    fi
    if [ "$status" -ne 0 ]; then
        finish "$title"
    fi
}

check_format() {
    (cd "$root" && python3 tests/lint/files.py --cpp | xargs -d '\n' -n 16 -P "$jobs" clang-format --dry-run -Werror) && return
    say "Run clang-format -i on these files."
    return 1
}

# Builds preset $1, or the remaining arguments as its targets. A new build folder compiles several sources as one, which
# takes half the time. An existing folder keeps its configuration: configured by hand, it compiles each source alone, so that
# a change rebuilds only one.
build() {
    local options=${WINDROSE_CMAKE_OPTIONS:-}
    if ! [ -e "$root/build/$1/CMakeCache.txt" ]; then
        options+=" -DCMAKE_UNITY_BUILD=ON"
    fi
    WINDROSE_CMAKE_OPTIONS=$options build_preset "$root" "$@"
}

# Compares the pinned signatures, counts and texts with those of another build.
check_pins() {
    build "$1" windrose_pins && "$root/build/$1/bin/windrose_pins" --check "$root/tests/pins/pins.txt"
}

# Runs functions beside each other; fails if one of them does.
at_once() {
    local function process running=() status=0
    for function in "$@"; do
        "$function" &
        running+=("$!")
    done
    for process in "${running[@]}"; do
        wait "$process" || status=1
    done
    return "$status"
}

# What waits for threads or for a slow disk most of the time runs beside something else.
window_memory() {
    QT_QPA_PLATFORM=offscreen LANG=C.UTF-8 QTEST_FUNCTION_TIMEOUT=7200000 \
        "$root/build/test/bin/windrose_window_tests" window_memory "$@"
}
memory_with_computers() { window_memory staysFlatOverGamesOfComputers staysFlatOverGamesOfAViceroy; }
memory_with_persons() { window_memory staysFlatOverGamesOfPersons; } # takes as long as the other two

kill_windows() {
    python3 "$root/tests/durability/kill_test.py" "$root/build/test/bin/windrose_random_play" \
        "$root/build/test/bin/windrose" "$root/build/test/bin/windrose-cli" --kills 200 "$@"
}
kill_on_a_slow_disk() { kill_windows "--slow=$root/build/test/tests/durability/failing_disk.so"; }

# Only these games look for uses of a stack after its function has returned, which takes two thirds more time.
mixed_games_with_addresses() {
    ASAN_OPTIONS=detect_stack_use_after_return=1 "$root/build/asan/bin/windrose_mixed_games" 400 1
}
mixed_games_with_threads() { "$root/build/tsan/bin/windrose_mixed_games" 400 2; }

packages=("${build_packages[@]}" "${test_packages[@]}")
if [ "$full" = yes ]; then
    packages+=("${full_packages[@]}")
fi
step "Packages" install_packages "${packages[@]}"
prepare_compiler_cache "$root"
# Shares the cache between checkouts: no test depends on the location of the sources.
export CCACHE_BASEDIR="${CCACHE_BASEDIR:-$root}" CCACHE_NOHASHDIR=1

if [ "$full" = yes ]; then
    check "clang-format" check_format
fi
step "Build (optimized, assertions on)" build test
run_tests "Tests" test "$rows"
if [ "$full" = yes ]; then
    check "Texts of every language in the smallest window, where five play" python3 "$root/translations/check.py" \
        --shown "$root/build/test/bin/windrose_pictures" --size 1024x720 --players 5
    step "Build with the address and undefined behavior sanitizers" build asan
    run_tests "Core and command line under the sanitizers" asan fewer
    check "400 kills of the window, half of them on a slow disk, and memory over many games in it" \
        at_once kill_on_a_slow_disk kill_windows memory_with_computers memory_with_persons
    check "Positions with known best orders, and the full search" \
        "$root/build/test/bin/windrose_suite" "$root/resources/puzzles/puzzles.jsonl" heuristic=50 search:20000,threads=2=80 viceroy=98
    step "Build with the thread sanitizer" build tsan windrose_mixed_games
    check "Games of all players under the address and the thread sanitizer" \
        at_once mixed_games_with_addresses mixed_games_with_threads
    for preset in debug bench asan clang; do
        check "The same games with the preset $preset" check_pins "$preset"
    done
    check "clang-tidy" python3 "$root/tests/lint/run_clang_tidy.py" "$root/build/test" --jobs "$jobs"
    step "Build the fuzz targets" build fuzz
    check "Fuzzing, 40 seconds for each target" python3 "$root/tests/fuzz/run.py" --seconds 40
    step "Build for the benchmarks" build bench windrose_benches
    check "Benchmarks and their limits" python3 "$root/tests/bench/limits.py" "$root/build/bench"
    check "How strong the computer players are" python3 "$root/tests/players/figures.py" "$root/build/bench" --jobs "$jobs"
fi
finish
