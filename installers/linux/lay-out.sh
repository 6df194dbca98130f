#!/usr/bin/env bash
# Lays the built program out as it stands in a Linux system: what .deb, AppImage and Flatpak have in common.
#     lay-out.sh ROOT [PREFIX]        PREFIX is /usr unless given
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
project=$(cd "$here/../.." && pwd)
root=$1
prefix=${2:-/usr}
name=exchange-topology-planner
version=$("$project/dist/planner/planner" --version | cut -d ' ' -f 2)
share=$root$prefix/share
library=$prefix/lib/$name

put() { install -D -m 644 "$1" "$2"; }

mkdir -p "$root$prefix/lib" "$root$prefix/bin"
cp -a "$project/dist/planner" "$root$library"
ln -s "../lib/$name/planner" "$root$prefix/bin/planner"
put "$here/$name.desktop" "$share/applications/$name.desktop"
put "$here/$name.mime.xml" "$share/mime/packages/$name.xml"
date=$(date -u -d "@${SOURCE_DATE_EPOCH:?is set by installers/build.sh}" +%Y-%m-%d)
metainfo=io.github.exchange_topology_planner.Planner.metainfo.xml
put "$here/$metainfo" "$share/metainfo/$metainfo"
sed -i "s/@VERSION@/$version/; s/@DATE@/$date/" "$share/metainfo/$metainfo"
for picture in "$project"/build/icons/[0-9]*.png; do
    size=$(basename "$picture" .png)
    put "$picture" "$share/icons/hicolor/${size}x$size/apps/$name.png"
    put "$picture" "$share/icons/hicolor/${size}x$size/mimetypes/$name-plan.png"
done
put "$project/resources/icons/program.svg" "$share/icons/hicolor/scalable/apps/$name.svg"
put "$project/resources/icons/program.svg" "$share/icons/hicolor/scalable/mimetypes/$name-plan.svg"
# Nobody but root may write, everybody may read, whatever the umask of the machine that builds.
chmod -R u+rwX,go+rX,go-w "$root"
# Nor does it matter when a file came to that machine.
find "$root" -exec touch --no-dereference --date="@$SOURCE_DATE_EPOCH" {} +
