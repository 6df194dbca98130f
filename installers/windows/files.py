"""Write what the set-up installs as NSIS commands, sorted: `files.py BUNDLE > files.nsh`.

`File /r` takes files in the order in which the file system happens to hold them, so that the same source would give
other bytes on another machine.
"""

import os
import sys
from collections.abc import Iterator
from pathlib import Path


def commands(bundle: Path) -> Iterator[str]:
    """Yield the commands for a folder, with whole paths."""
    for folder, names, files in os.walk(bundle):
        names.sort()
        # A dollar is written twice where NSIS would look for a variable.
        places = [part.replace("$", "$$") for part in Path(folder).relative_to(bundle).parts]
        yield 'SetOutPath "{}"'.format("\\".join(("$INSTDIR", *places)))
        for name in sorted(files):
            yield f'File "{Path(folder).absolute() / name}"'


if __name__ == "__main__":
    sys.stdout.reconfigure(encoding="utf-8", newline="\n")
    print("\n".join(commands(Path(sys.argv[1]))))
