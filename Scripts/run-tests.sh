#!/usr/bin/env bash
# Builds and runs every test. The random sequences take long, so they run beside all others.
#   Scripts/run-tests.sh [OPTIONS OF swift test]
set -euo pipefail
cd "$(dirname "$0")/.."

swift build --build-tests "$@"

log=$(mktemp)
trap 'rm -f "$log"' EXIT
run=(swift test --skip-build --ignore-lock --no-parallel "$@")
SOAK_STEPS=${SOAK_STEPS:-100000} "${run[@]}" --filter SoakTests >"$log" 2>&1 &
sequences=$!
status=0
"${run[@]}" --skip SoakTests || status=$?
wait "$sequences" || status=$?
cat "$log"
exit "$status"
