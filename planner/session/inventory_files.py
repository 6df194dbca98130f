"""The bytes of an inventory: of one file, or of the CSV files of one export together."""

import io
import zipfile
from collections.abc import Iterator
from pathlib import Path

from models.importers.rvtools_sheets import sheet_of_name
from models.planfile import file_bytes
from models.planfile.errors import plan_file_error
from models.words import tr_format


def inventory_bytes(path: Path) -> bytes | None:
    """Return what a file holds, or an archive of the CSV files that are one export with it, or are in a folder.

    None where there is no such file.

    Raises
    ------
    PlanFileError
        If a file cannot be read.
    """
    parts = list(_parts(path))
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
        for part in parts:
            data = file_bytes(part)
            if data is not None:
                archive.writestr(part.name, data)
    return packed.getvalue()


def _parts(path: Path) -> Iterator[Path]:
    """Return the files of an export, those of a file's own beginning; none where it stands alone."""
    given = None if path.is_dir() else sheet_of_name(path.name)
    if given is None and not path.is_dir():
        return
    for found in sorted((path if given is None else path.parent).iterdir()):
        named = sheet_of_name(found.name)
        if named is not None and (given is None or given[0] == named[0]) and found.is_file():
            yield found
