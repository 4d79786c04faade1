#!/usr/bin/env bash
# Builds and runs every test, half of them beside the other half: the random sequences and the tests
# of what lies below Tocsin take about as long as those of Tocsin and its program.
#   Scripts/run-tests.sh [OPTIONS OF swift test]
set -euo pipefail
cd "$(dirname "$0")/.."

# Nobody's language, so that tests see the same for everybody.
export LC_ALL=C.UTF-8
swift build --build-tests "$@"

log=$(mktemp)
trap 'rm -f "$log"' EXIT
run=(swift test --skip-build --ignore-lock --no-parallel "$@")
half='SoakTests|^(CoreGraphics|TextLayout|LayoutSolver|WindowServer|QuartzCore|UIKit|Examples|AlertSpec)Tests\.'
SOAK_STEPS=${SOAK_STEPS:-100000} "${run[@]}" --filter "$half" >"$log" 2>&1 &
beside=$!
status=0
"${run[@]}" --skip "$half" || status=$?
wait "$beside" || status=$?
cat "$log"
exit "$status"
