#!/usr/bin/env bash
# Installs the Debian packages named in Packages.txt that are missing.
# Usage: Scripts/install-packages.sh PURPOSE ...   (build, run, test, bench)
set -euo pipefail
cd "$(dirname "$0")/.."

wanted=()
for purpose in "$@"; do
  while read -r name; do wanted+=("$name"); done < <(awk -v p="$purpose" '$1 == p { print $2 }' Packages.txt)
done
[ "${#wanted[@]}" -gt 0 ] || { echo "usage: $0 build|run|test|bench ..." >&2; exit 2; }

if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
  # Not Debian or a child of it: the libraries may be there under other names.
  if [ "$1" = build ] && pkg-config --exists cairo pixman-1 pangocairo sdl2 dbus-1 wayland-client x11 libpng 2>/dev/null; then
    exit 0
  fi
  echo "This system has no apt-get. Please install what these Debian packages hold:" >&2
  printf '  %s\n' "${wanted[@]}" >&2
  exit 1
fi

missing=()
for name in "${wanted[@]}"; do
  status=$(dpkg-query -W -f '${db:Status-Status}' "$name" 2>/dev/null || true)
  [ "$status" = installed ] || missing+=("$name")
done
[ "${#missing[@]}" -gt 0 ] || exit 0

sudo=""
if [ "$(id -u)" -ne 0 ]; then
  command -v sudo >/dev/null || {
    echo "Please install as root: apt-get install ${missing[*]}" >&2
    exit 1
  }
  sudo=sudo
fi
echo "Installing: ${missing[*]}"
$sudo apt-get update -qq
$sudo env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
