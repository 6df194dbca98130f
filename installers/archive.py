"""Pack a folder as a .zip whose bytes depend on its content alone: `archive.py FOLDER FILE.zip NAME [EMPTY ...]`.

NAME is the one folder in it, and EMPTY are empty folders in that one. Entries are sorted and carry the time of
SOURCE_DATE_EPOCH.
"""

import os
import sys
import time
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

FOLDER, FILE = 0o40755, 0o100644
LEVEL = 9


def pack(folder: Path, target: Path, name: str, empty: list[str], epoch: int) -> None:
    """Write the archive: everything below a folder, in one of the name."""
    moment = time.gmtime(epoch)[:6]
    files = [path for path in folder.rglob("*") if path.is_file()]
    entries = {f"{name}/{path.relative_to(folder).as_posix()}": path for path in files}
    entries |= {f"{name}/{each}/": None for each in empty}
    with ZipFile(target, "w") as archive:
        for inside, path in sorted(entries.items()):
            entry = ZipInfo(inside, moment)
            # The same on every system: ZipInfo would name the one that packs.
            entry.create_system = 3
            entry.external_attr = (FILE if path else FOLDER) << 16
            entry.compress_type = ZIP_DEFLATED
            archive.writestr(entry, path.read_bytes() if path else b"", compresslevel=LEVEL)


if __name__ == "__main__":
    pack(Path(sys.argv[1]), Path(sys.argv[2]), sys.argv[3], sys.argv[4:], int(os.environ["SOURCE_DATE_EPOCH"]))
    print(sys.argv[2])
