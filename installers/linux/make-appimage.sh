#!/usr/bin/env bash
# Makes dist/exchange-topology-planner-VERSION-MACHINE.AppImage: the program with the libraries of the system that it is
# built on, so build it on the oldest one that it shall run on. Needs appimagetool (https://github.com/AppImage/appimagetool).
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
name=exchange-topology-planner
metainfo=io.github.exchange_topology_planner.Planner.metainfo.xml
command -v appimagetool >/dev/null || { echo "appimagetool is missing." >&2; exit 1; }
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct)}
export SOURCE_DATE_EPOCH PLANNER_SYSTEM_LIBRARIES=bundled

bash installers/build.sh
version=$(dist/planner/planner --version | cut -d ' ' -f 2)
folder=build/appimage/$name.AppDir
rm -rf build/appimage
bash installers/linux/lay-out.sh "$PWD/$folder"
ln -s "usr/share/applications/$name.desktop" "$folder/$name.desktop"
ln -s "usr/share/icons/hicolor/256x256/apps/$name.png" "$folder/$name.png"
ln -s "$name.png" "$folder/.DirIcon"
# appimagetool looks for it under the name of the desktop file.
ln -s "$metainfo" "$folder/usr/share/metainfo/$name.appdata.xml"
# The GTK of the build machine would look for settings that are not there; the portal needs none of it.
cat >"$folder/AppRun" <<'RUN'
#!/bin/sh
export QT_QPA_PLATFORMTHEME="${QT_QPA_PLATFORMTHEME:-xdgdesktopportal}"
exec "$(dirname "$(readlink -f "$0")")/usr/bin/planner" "$@"
RUN
chmod 755 "$folder/AppRun"
appimagetool --no-appstream "$folder" "dist/$name-$version-$(uname -m).AppImage"
