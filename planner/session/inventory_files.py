"""The bytes of an inventory: of one file, or of the CSV files of one export together."""

import io
import re
import zipfile
from collections.abc import Iterator
from pathlib import Path

from models.importers.rvtools_sheets import SHEETS
from models.planfile import file_bytes
from models.planfile.errors import plan_file_error
from models.words import tr_format

# RVTools writes a file for each sheet, as in "RVTools_tabvInfo.csv", all with one beginning.
PART = re.compile(rf"(?P<stem>.*)tab(?P<sheet>{'|'.join(SHEETS)})\.csv", re.IGNORECASE | re.DOTALL)


def inventory_bytes(path: Path) -> bytes | None:
    """Return what a file holds, or an archive of the CSV files that are one export with it, or are in a folder.

    None where there is no such file.

    Raises
    ------
    PlanFileError
        If a file cannot be read.
    """
    parts = dict(_parts(path))
    if not parts and path.is_dir():
        raise plan_file_error(
            path.name,
            tr_format(
                "there is no table of RVTools in this folder (files such as RVTools_tabvInfo.csv). Choose the folder "
                "of the export, or a table itself."
            ),
        )
    if not parts:
        return file_bytes(path)
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        for sheet, part in parts.items():
            data = file_bytes(part)
            if data is not None:
                archive.writestr(f"tab{sheet}.csv", data)
    return packed.getvalue()


def _parts(path: Path) -> Iterator[tuple[str, Path]]:
    """Return the files of an export by their sheets, those of a file's own beginning; none where it stands alone."""
    given = PART.fullmatch(path.name)
    folder = path if path.is_dir() else path.parent
    if not path.is_dir() and given is None:
        return
    stem = None if given is None or path.is_dir() else given.group("stem").casefold()
    for found in sorted(folder.iterdir()):
        named = PART.fullmatch(found.name)
        if named is not None and stem in (None, named.group("stem").casefold()) and found.is_file():
            yield named.group("sheet").casefold(), found
