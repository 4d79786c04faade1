#!/usr/bin/env bash
# Builds the documentation of Tocsin from its comments, into build/docs. Fails on any warning.
set -euo pipefail
cd "$(dirname "$0")/.."

swift build --target Tocsin
swift package dump-symbol-graph --minimum-access-level public >/dev/null
graphs=$(mktemp -d)
trap 'rm -r "$graphs"' EXIT
find .build -path '*symbolgraph*' -name 'Tocsin.symbols.json' -newer Package.swift -exec cp {} "$graphs/" \;
[ -n "$(ls "$graphs")" ] || { echo "make-docs.sh: no symbol graph of Tocsin was written" >&2; exit 1; }

mkdir -p build
docc convert Sources/Tocsin/Tocsin.docc --fallback-display-name Tocsin --fallback-bundle-identifier tocsin \
  --additional-symbol-graph-dir "$graphs" --output-path build/docs --warnings-as-errors
echo "The documentation is in $PWD/build/docs"
