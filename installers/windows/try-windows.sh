#!/usr/bin/env bash
# Tries the Windows program on Linux, under Wine: its self-test, its tests, and its set-up as a user runs it. Prints one
# line for each thing that holds and stops at the first that does not.
#     try-windows.sh [selftest | tests [GROUP...] | installer | setup]
# Needs root for a chroot, debootstrap, unzip and git, some 5 GB in build/windows, and the network the first time.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
kept=$(mkdir -p build/windows && cd build/windows && pwd)
uv=$PWD/.venv-tools/bin/uv
EPOCH=$(git log -1 --format=%ct) DISPLAY=${DISPLAY:-}
export EPOCH DISPLAY
title="Exchange Topology Planner"
installed="prefix/drive_c/users/root/AppData/Local/Programs/$title"
folder="C:\\users\\root\\AppData\\Local\\Programs\\$title"

holds() { printf 'holds   %s (%d s)\n' "$*" "$((SECONDS - begun))"; begun=$SECONDS; }
fails() { printf 'FAILS   %s\n' "$*" >&2; exit 1; }
begun=$SECONDS
[ "$(id -u)" -eq 0 ] || fails "chroot needs root"
for tool in debootstrap unzip git; do command -v "$tool" >/dev/null || fails "$tool is missing"; done
# shellcheck source=wine.sh
. installers/windows/wine.sh

prepare() {
    make_debian
    make_python
    make_prefix
    make_packages
    make_stable_library
    holds "Wine, a Windows Python and the locked packages, $(du -shx "$kept" | cut -f 1)"
}

selftest() {
    windows -m planner --selftest >"$kept/selftest.log" || { cat "$kept/selftest.log" >&2; fails "self-test"; }
    holds "self-test off screen: $(tail -n 1 "$kept/selftest.log" | tr -d '\r')"
}

tests() { # GROUP...: one process each, so that one that ends early takes no other along
    local group report
    for group in "${@:-tests/unit}"; do
        report=$kept/$(tr / _ <<<"$group").log
        windows -m pytest -n 0 -p no:cacheprovider -q --tb=short -rfE "$group" >"$report" 2>&1 || true
        printf '%-16s %s (%d s)\n' "$group" "$(tail -n 1 "$report")" "$((SECONDS - begun))"
        begun=$SECONDS
    done
}

installer() {
    bundle
    setup
}

bundle() {
    windows installers/draw_icons.py build/icons
    windows -m PyInstaller --noconfirm --clean --log-level WARN --distpath dist --workpath build/pyinstaller \
        installers/planner.spec >"$kept/bundle.log" 2>&1 || { tail "$kept/bundle.log" >&2; fails "PyInstaller"; }
    inside wine project/dist/planner/planner.exe --selftest >"$kept/bundle-selftest.log" || fails "self-test of planner.exe"
    holds "planner.exe tries itself: $(tail -n 1 "$kept/bundle-selftest.log" | tr -d '\r')"
    local version
    version=$(inside wine project/dist/planner/planner.exe --version | tr -d '\r' | cut -d ' ' -f 2)
    at=/disk/project inside makensis -V2 -WX -DVERSION="$version" -DBUNDLE=/disk/project/dist/planner \
        -DICON=/disk/project/build/icons/planner.ico \
        -DOUTPUT="/disk/project/dist/exchange-topology-planner-$version-setup.exe" installers/windows/installer.nsi
    rm -f "$disk/setup.exe"
    ln "$disk/project/dist/exchange-topology-planner-$version-setup.exe" "$disk/setup.exe"
    holds "set-up of $(du -h "$disk/setup.exe" | cut -f 1)"
}

setup() { # as a user runs the one that was built last
    inside wine setup.exe /S || fails "silent set-up"
    [ -e "$disk/$installed/planner.exe" ] && [ -e "$disk/$installed/uninstall.exe" ] || fails "programs after the set-up"
    inside wine reg query 'HKCU\Software\Classes\ExchangeTopologyPlanner.plan\shell\open\command' | grep -q -- '-- "%1"' ||
        fails "a double-click on a plan"
    holds "silent set-up: programs, menu, double-click"
    while_it_runs
    inside wine setup.exe /S || fails "silent update"
    [ ! -e "$disk/$installed/former" ] || fails "the former version is left"
    holds "silent update over the same version"
    inside wine "$folder\\uninstall.exe" /S
    for _ in $(seq 30); do [ -e "$disk/$installed" ] || break; sleep 1; done
    [ ! -e "$disk/$installed" ] || fails "files are left: $(find "$disk/$installed" -type f | head -n 3)"
    holds "silent removal without residue"
}

while_it_runs() { # the window is seen, and neither update nor removal touches a program that runs
    local before after
    rm -f "$disk/prefix/drive_c/users/root/three.xplan"
    before=$(cd "$disk/$installed" && find . -type f | sort | sha256sum)
    inside wine "$folder\\planner.exe" new --sample three-sites 'C:\users\root\three.xplan' >/dev/null
    PLATFORM=windows DISPLAY=:97 inside bash -c '
        Xvfb :97 -screen 0 1680x1050x24 -nolisten tcp & server=$!
        sleep 2; openbox & manager=$!
        wine "$1\\Exchange Topology Planner.exe" -- "C:\\users\\root\\three.xplan" & program=$!
        for _ in $(seq 90); do xdotool search --onlyvisible --name "three.xplan" >/dev/null 2>&1 && break; sleep 1; done
        sleep 5; import -window root /disk/window.png
        wine setup.exe /S; echo "update $?" >/disk/while-it-runs.txt
        # It goes on as a copy of itself, whose exit code nobody gets.
        wine "$1\\uninstall.exe" /S; sleep 8
        wine taskkill /f /im "Exchange Topology Planner.exe" >/dev/null 2>&1
        kill $manager $server; wait $program
        [ "$(identify -format %k /disk/window.png)" -ge 100 ]
    ' _ "$folder" || fails "the installed window (build/windows/disk/window.png)"
    holds "the installed window opens a plan (build/windows/disk/window.png)"
    after=$(cd "$disk/$installed" && find . -type f | sort | sha256sum)
    [ "$(cat "$disk/while-it-runs.txt")" = "update 2" ] || fails "$(tr '\n' ' ' <"$disk/while-it-runs.txt")"
    [ "$before" = "$after" ] || fails "files changed while the program ran"
    holds "a silent update of a program that runs ends with 2; neither it nor a removal changes a file"
}

[ "${1:-}" = setup ] || prepare
"${@:-selftest}"
