#!/usr/bin/env bash
# Measures windows side by side: the floor in C, tocsin, and what else is installed.
#
#   Benchmarks/Measure/windows.sh [RUNS] [PATH TO TOCSIN]
#
# Prints the medians of RUNS runs (7), the programs taking turns, on a bare X server of its own, and
# then tocsin's ratios to the floor. Programs that are not installed are left out with a word.
set -euo pipefail
cd "$(dirname "$0")/../.."
runs=${1:-7}
tocsin=${2:-.build/release/tocsin}
built=Benchmarks/.build
title="Delete item?"
message="This can't be undone."

command -v Xvfb >/dev/null || { echo "windows.sh: Xvfb is not installed" >&2; exit 3; }
make --silent -C Benchmarks

results=$(mktemp -d)
exec {ready}<> <(:)
Xvfb -displayfd "$ready" -screen 0 1280x800x24 -nolisten tcp 2>/dev/null &
server=$!
trap 'kill $server; rm -r "$results"' EXIT
read -r number <&"$ready"
export DISPLAY=":$number"
unset WAYLAND_DISPLAY DBUS_SESSION_BUS_ADDRESS

names=()
declare -A commands
add() { # NAME PROGRAM ARGUMENT...
  local name=$1
  shift
  if command -v "$1" >/dev/null; then
    names+=("$name")
    commands[$name]=$(printf '%q ' "$@")
  else
    echo "($name is left out: $1 is not there)"
  fi
}
buttons=(--button Cancel:cancel --button Delete:destructive)
add floor "$built/floor-window"
add floor-quick "$built/floor-window" --quick-exit
add floor-field "$built/floor-window" --field --quick-exit
add tocsin "$tocsin" alert --title "$title" --message "$message" "${buttons[@]}"
add tocsin-field "$tocsin" alert --title "$title" --message "$message" \
  --field "name=A name to begin with" "${buttons[@]}"
add zenity zenity --question --title "$title" --text "$message"
add zenity-field zenity --entry --title "$title" --text "$message"
add yad yad --center --title "$title" --text "$message" --button Cancel:1 --button Delete:0

# The first run of each warms the caches and is not counted.
for ((run = 0; run <= runs; run++)); do
  for name in "${names[@]}"; do
    eval "set -- ${commands[$name]}"
    if "$built/watch-window" --idle 1 --key Return -- "$@" \
      >"$results/run" 2>"$results/errors"; then
      ((run > 0)) && cat "$results/run" >>"$results/$name"
    else
      echo "($name: $(tail -n 1 "$results/errors"))"
    fi
  done
done
for name in "${names[@]}"; do
  eval "set -- ${commands[$name]}"
  "$built/watch-window" --idle 5 -- "$@" 2>/dev/null |
    sed -n 's/^idle-/idle5-/p' >>"$results/$name" || true
done

median() { # NAME FIGURE
  [ -f "$results/$1" ] || { echo -; return; }
  awk -v figure="$2" '$1 == figure { print $2 }' "$results/$1" | sort -n |
    awk '{ value[NR] = $1 } END { print NR ? value[int((NR + 1) / 2)] : "-" }'
}
row() { printf '%-14s %14s %9s %16s %14s %14s\n' "$@"; }
row program first-frame-ms pss-kb idle-cpu-ms/5s idle-wakeups key-to-end-ms
for name in "${names[@]}"; do
  row "$name" "$(median "$name" first-frame-ms)" "$(median "$name" pss-kb)" \
    "$(median "$name" idle5-cpu-ms)" "$(median "$name" idle5-wakeups)" \
    "$(median "$name" key-to-end-ms)"
done

ratio() { # WORDS NAME NAME FIGURE
  local a b
  a=$(median "$2" "$4")
  b=$(median "$3" "$4")
  [ "$a" = - ] || [ "$b" = - ] ||
    awk -v words="$1" -v a="$a" -v b="$b" 'BEGIN { printf "%-44s %.2f\n", words, a / b }'
}
echo
ratio "first frame, tocsin to the floor" tocsin floor first-frame-ms
ratio "first frame, tocsin to zenity" tocsin zenity first-frame-ms
ratio "memory, tocsin to the floor" tocsin floor pss-kb
ratio "memory, tocsin to zenity" tocsin zenity pss-kb
ratio "memory, tocsin to yad" tocsin yad pss-kb
