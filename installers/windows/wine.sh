# A Windows on this machine: Wine in a small Debian 13, the Windows Python, and the wheels that uv.lock names.
# Sourced by build.sh and try-windows.sh, in the project's folder. All of it is kept, so that a second run begins where
# the first one ended. Needs root for a chroot, debootstrap, unzip and git, some 5 GB, and the network the first time.
kept=$(mkdir -p build/windows && cd build/windows && pwd)
uv=$PWD/.venv-tools/bin/uv
EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct)} DISPLAY=${DISPLAY:-}
export EPOCH DISPLAY
title="Exchange Topology Planner"
begun=$SECONDS
debian=$kept/debian  # the system that Wine runs in
disk=$kept/disk      # what it sees as Z:\disk
programs="wine wine64 nsis gcc-mingw-w64-x86-64-win32 fonts-dejavu-core xvfb openbox xdotool imagemagick ca-certificates"
mirror=${PLANNER_DEBIAN_MIRROR:-http://deb.debian.org/debian}
wine_32=libwine_10.0~repack-6_i386.deb
python=org/bytedeco/cpython/3.13.5-1.5.12/cpython-3.13.5-1.5.12-windows-x86_64.jar
runtime=org/openjfx/javafx-graphics/21.0.5/javafx-graphics-21.0.5-win.jar
# Each as Debian and Maven Central have it today: what is fetched is what was tried.
wine_32_hash=fef4802a6553a17eaa40003333a86fc697440d1d21c5824f2dbd1c444f01527b
python_hash=cfe5502ffa7ea369be707b6d88bf68344732a7800450665080fb4267c01bfeae
runtime_hash=0c5ce5a4f27be1d0c898c29fae86356f5ccf78401cc6bd243fc146f4a61dff74

holds() { printf 'holds   %s (%d s)\n' "$*" "$((SECONDS - begun))"; begun=$SECONDS; }
fails() { printf 'FAILS   %s\n' "$*" >&2; exit 1; }

prepare() {
    [ "$(id -u)" -eq 0 ] || fails "chroot needs root"
    for tool in debootstrap unzip git; do command -v "$tool" >/dev/null || fails "$tool is missing"; done
    make_debian
    make_python
    make_prefix
    make_packages
    make_stable_library
    holds "Wine, a Windows Python and the locked packages, $(du -shx "$kept" | cut -f 1)"
}

inside() { # COMMAND...: in that Debian, in the folder $at; its mounts end with it
    unshare --mount --propagation private bash -c '
        debian=$1 disk=$2 at=$3; shift 3
        mkdir -p "$debian/disk"
        mount --bind "$disk" "$debian/disk"; mount -t proc proc "$debian/proc"; mount --rbind /dev "$debian/dev"
        exec chroot "$debian" /usr/bin/env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LC_ALL=C.UTF-8 CI=1 XDG_RUNTIME_DIR=/tmp \
            DEBIAN_FRONTEND=noninteractive WINEPREFIX=/disk/prefix WINEARCH=win64 WINEDEBUG=-all \
            WINEDLLOVERRIDES="mscoree=;mshtml=;winemenubuilder.exe=;ucrtbase=n,b" \
            PYTHONDONTWRITEBYTECODE=1 PYTHONHASHSEED=1 PYTHON_CPU_COUNT=2 SOURCE_DATE_EPOCH="$EPOCH" DISPLAY="$DISPLAY" \
            ${BYTECODE:+PYTHONPYCACHEPREFIX="$BYTECODE" PYTHONDONTWRITEBYTECODE=} \
            ${PLATFORM:+WINEQT_QPA_PLATFORM="$PLATFORM"} WINEQT_QPA_FONTDIR="Z:\\usr\\share\\fonts\\truetype\\dejavu" \
            sh -c "cd \"\$0\" && exec \"\$@\"" "$at" "$@"
    ' _ "$debian" "$disk" "${at:-/disk}" "$@"
}

on_screen() { # COMMAND...: inside, with a screen and a window manager of its own
    PLATFORM=windows inside bash -c '
        rm -f /tmp/screen
        Xvfb -displayfd 3 -screen 0 1680x1050x24 -nolisten tcp 3>/tmp/screen 2>/dev/null & server=$!
        until [ -s /tmp/screen ]; do sleep 0.2; done
        DISPLAY=:$(cat /tmp/screen); export DISPLAY
        openbox & manager=$!
        "$@" && code=0 || code=$?
        kill $manager $server
        exit $code
    ' _ "$@"
}

windows() { # ARGUMENTS...: the Windows Python, in the copy of the project
    at=/disk/project inside wine /disk/python/python.exe "$@"
}

fetched() { # ADDRESS HASH FILE
    curl -sSf -o "$3" "$1"
    sha256sum --quiet --check <<<"$2  $3"
}

unpacked() { # PATH HASH FOLDER: an archive of Maven Central
    fetched "https://repo1.maven.org/maven2/$1" "$2" "$kept/archive.jar"
    mkdir -p "$3"
    unzip -qo "$kept/archive.jar" -d "$3"
    rm "$kept/archive.jar"
}

make_debian() {
    [ ! -e "$debian/.made" ] || return 0
    rm -rf --one-file-system "$debian"
    mkdir -p "$disk"
    debootstrap --variant=minbase trixie "$debian" "$mirror" >"$kept/debian.log"
    cp -L /etc/resolv.conf "$debian/etc/resolv.conf"
    inside sh -c "apt-get -qq update && apt-get -qq --yes --no-install-recommends install $programs" >>"$kept/debian.log" 2>&1
    # The set-up is a program of 32 bits: Wine of 64 bits runs it with these libraries beside its own.
    fetched "$mirror/pool/main/w/wine/$wine_32" "$wine_32_hash" "$kept/wine-32.deb"
    dpkg-deb --fsys-tarfile "$kept/wine-32.deb" | tar -x -C "$debian/usr/lib/x86_64-linux-gnu/wine" --strip-components=5 \
        --skip-old-files ./usr/lib/i386-linux-gnu/wine/i386-windows
    rm "$kept/wine-32.deb"
    touch "$debian/.made"
}

make_python() {
    [ ! -e "$disk/python/.made" ] || return 0
    rm -rf "$kept/jar" "$disk/python"
    unpacked "$python" "$python_hash" "$kept/jar/python"
    unpacked "$runtime" "$runtime_hash" "$kept/jar/runtime"
    mv "$kept/jar/python/org/bytedeco/cpython/windows-x86_64" "$disk/python"
    # Program and libraries side by side, as an installed Python has them.
    find "$disk/python" -mindepth 2 \( -name python.exe -o -name '*.dll' \) -not -path '*/site-packages/*' \
        -exec cp -n {} "$disk/python/" \;
    cp "$kept"/jar/runtime/{msvcp140,msvcp140_1,msvcp140_2,vcruntime140,vcruntime140_1}.dll "$disk/python/"
    touch "$disk/python/.made"
}

make_prefix() {
    [ ! -e "$disk/prefix/.made" ] || return 0
    inside sh -c 'wineboot -i && wineserver -w' >"$kept/prefix.log" 2>&1
    # Windows has an icuuc.dll, which Qt asks for; Wine's C library lacks complex numbers, which numpy asks for.
    cp installers/windows/icuuc.c "$disk/"
    inside x86_64-w64-mingw32-gcc -shared -nostdlib -Wl,-e,0 -o prefix/drive_c/windows/system32/icuuc.dll icuuc.c
    cp --remove-destination "$kept/jar/runtime/ucrtbase.dll" "$disk/prefix/drive_c/windows/system32/"
    # Windows has signs such as ✖ in a font of its own, by which a report is accessible to the standard.
    cp "$debian"/usr/share/fonts/truetype/dejavu/*.ttf "$disk/prefix/drive_c/windows/Fonts/"
    touch "$disk/prefix/.made"
}

make_packages() { # a copy of what is committed, and the packages that it is locked to
    local site=$disk/python/lib/site-packages lock
    rm -rf "$disk/project"
    git clone -q . "$disk/project"
    lock=$(sha256sum uv.lock | cut -c 1-16)
    [ ! -e "$site/.made-$lock" ] || return 0
    "$uv" export -q --frozen --no-emit-project --group dev -o "$kept/packages.txt"
    "$uv" pip install -q --require-hashes --target "$site" --python-platform x86_64-pc-windows-msvc --python-version 3.13 \
        --no-deps --only-binary :all: -r "$kept/packages.txt"
    rm -rf "$kept/wheel"
    "$uv" build -q --wheel -o "$kept/wheel" .
    (cd "$site" && unzip -qo "$kept"/wheel/*.whl '*.dist-info/*' && printf '%s\n' 'Z:\disk\project' >project.pth)
    touch "$site/.made-$lock"
}

make_stable_library() { # modules for any Python 3 ask for a python3.dll, which that Python lacks
    # It goes into the program: without a time in it, so that it is the same whenever it was made.
    PYTHONPATH=$disk/python/lib/site-packages .venv/bin/python installers/windows/python3_def.py \
        "$disk/python/python313.dll" >"$disk/python3.def"
    inside sh -c ': > empty.c && x86_64-w64-mingw32-gcc -shared -nostartfiles -nostdlib -Wl,-e,0,--no-insert-timestamp \
        -o python/python3.dll empty.c python3.def'
}
