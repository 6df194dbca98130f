#!/usr/bin/env bash
# Builds the Windows set-up and the portable .zip on Linux, of what is committed: PyInstaller runs under Wine on the Windows
# Python, makensis as it is. What it needs stands in wine.sh; build.ps1 is the same on Windows. The same source gives the
# same bytes. PLANNER_WINDOWS_SIGNER, where set, is a program that signs each file that it is called with.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
# shellcheck source=wine.sh
. installers/windows/wine.sh
sign() { [ -z "${PLANNER_WINDOWS_SIGNER:-}" ] || "$PLANNER_WINDOWS_SIGNER" "$1"; }

prepare
bundle=$disk/project/dist/planner
windows installers/draw_icons.py build/icons
windows -m PyInstaller --noconfirm --clean --log-level WARN --distpath dist --workpath build/pyinstaller \
    installers/planner.spec >"$kept/bundle.log" 2>&1 || { tail "$kept/bundle.log" >&2; fails "PyInstaller"; }
inside wine project/dist/planner/planner.exe --selftest >"$kept/bundle-selftest.log" || fails "self-test of planner.exe"
holds "planner.exe tries itself: $(tail -n 1 "$kept/bundle-selftest.log" | tr -d '\r')"
sign "$bundle/planner.exe"
sign "$bundle/$title.exe"

version=$(inside wine project/dist/planner/planner.exe --version | tr -d '\r' | cut -d ' ' -f 2)
name=exchange-topology-planner-$version
.venv/bin/python installers/windows/files.py "$bundle" "$disk/files.nsh" /disk/project/dist/planner
at=/disk/project inside makensis -V2 -WX -DVERSION="$version" -DFILES=/disk/files.nsh -DLICENCE=/disk/project/LICENSE \
    -DICON=/disk/project/build/icons/planner.ico -DOUTPUT="/disk/$name-setup.exe" installers/windows/installer.nsi
mkdir -p dist
mv "$disk/$name-setup.exe" dist/
sign "dist/$name-setup.exe"
SOURCE_DATE_EPOCH=$EPOCH .venv/bin/python installers/archive.py "$bundle" "dist/$name-windows-portable.zip" "$title" portable
holds "set-up of $(du -h "dist/$name-setup.exe" | cut -f 1), portable .zip of $(du -h "dist/$name-windows-portable.zip" | cut -f 1)"
