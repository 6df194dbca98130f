"""Write what the set-up installs as NSIS commands, sorted: `files.py BUNDLE TARGET [PLACE]`.

PLACE is where makensis finds the bundle, if that is another place than BUNDLE. `File /r` takes files in the order in
which the file system happens to hold them, so that the same source would give other bytes on another machine.
"""

import os
import sys
from collections.abc import Iterator
from pathlib import Path


def commands(bundle: Path, place: Path) -> Iterator[str]:
    """Yield the commands for a folder, with whole paths of the system that it runs on."""
    for folder, names, files in os.walk(bundle):
        names.sort()
        # A dollar is written twice where NSIS would look for a variable.
        inside = Path(folder).relative_to(bundle)
        parts = [part.replace("$", "$$") for part in inside.parts]
        yield 'SetOutPath "{}"'.format("\\".join(("$INSTDIR", *parts)))
        for name in sorted(files):
            yield f'File "{place / inside / name}"'


if __name__ == "__main__":
    bundle, target, *places = map(Path, sys.argv[1:])
    place = places[0] if places else bundle.absolute()
    # makensis reads a file as UTF-8 only if it begins with this mark.
    target.write_text("\n".join(commands(bundle, place)) + "\n", "utf-8-sig", newline="\n")
