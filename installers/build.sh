#!/usr/bin/env bash
# Builds the installer of the system it runs on, into dist/. Windows has installers/windows/build.ps1.
# The same source gives the same bytes: the clock is the last commit's and hashes are not random.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct 2>/dev/null || date -r CHANGELOG.md +%s)}
export SOURCE_DATE_EPOCH PYTHONHASHSEED=1

if [ "$(uname -s)" = Linux ] && command -v dpkg-deb >/dev/null; then
    command -v dpkg-shlibdeps >/dev/null || { echo "dpkg-shlibdeps is missing: apt-get install dpkg-dev" >&2; exit 1; }
    export PLANNER_SYSTEM_LIBRARIES=${PLANNER_SYSTEM_LIBRARIES:-declared}
fi
.venv/bin/python installers/draw_icons.py build/icons
.venv/bin/pyinstaller --noconfirm --clean --log-level WARN \
    --distpath dist --workpath build/pyinstaller installers/planner.spec

if [ "$(uname -s)" = Darwin ]; then
    bash installers/macos/sign.sh
elif [ "${PLANNER_SYSTEM_LIBRARIES:-bundled}" = declared ]; then
    bash installers/linux/make-deb.sh
else
    version=$(dist/planner/planner --version | cut -d ' ' -f 2)
    archive=dist/exchange-topology-planner-$version-$(uname -s)-$(uname -m).tar.gz
    tar --sort=name --owner=0 --group=0 --numeric-owner --mode=u+rwX,go+rX,go-w \
        --mtime="@$SOURCE_DATE_EPOCH" -C dist -c planner | gzip -9n >"$archive"
    echo "$archive"
fi
