#!/usr/bin/env bash
# Compiles the Windows installer here with makensis, around a stand-in of the bundle: the script is checked, no Windows
# program is made. Warnings count as errors.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
command -v makensis >/dev/null || { echo "makensis is missing: apt-get install nsis" >&2; exit 1; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$work/bundle"
for program in planner "Exchange Topology Planner"; do
    echo "stand-in" >"$work/bundle/$program.exe"
done
[ -e build/icons/planner.ico ] || .venv/bin/python installers/draw_icons.py build/icons
version=$(.venv/bin/planner --version | cut -d ' ' -f 2)
.venv/bin/python installers/windows/files.py "$work/bundle" "$work/files.nsh"
makensis -V2 -WX -DVERSION="$version" -DFILES="$work/files.nsh" -DLICENCE="$PWD/LICENSE" -DICON="$PWD/build/icons/planner.ico" \
    -DOUTPUT="$work/exchange-topology-planner-$version-setup.exe" installers/windows/installer.nsi
echo "installer.nsi compiles: $(stat -c %s "$work/exchange-topology-planner-$version-setup.exe") bytes around a stand-in"
