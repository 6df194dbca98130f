"""Cells of tables that are exported: a plan's words are a stranger's words and are never run."""

from typing import Any

from models.errors import ExportError
from models.exporters.formulas import guarded
from models.words import tr_format, tr_noop

# More than this XlsxWriter leaves out without a word.
LONGEST_CELL = 32_767
# As its tables do, so that a program of any language opens it alike.
MARK = "\ufeff"
# Texts of a workbook stay texts.
NEVER = dict.fromkeys(("strings_to_formulas", "strings_to_urls", "strings_to_numbers"), False)
# What heads the use of each resource, and names the one that limits a machine.
RESOURCE_HEADINGS = {
    "cpu": tr_noop("CPU"), "memory": tr_noop("Memory"), "disk": tr_noop("Disk"), "network": tr_noop("Network"),
}  # fmt: skip
# Members of a group have disks of their database copies, besides.
LIMIT_HEADINGS = {**RESOURCE_HEADINGS, "storage": tr_noop("Disk space")}
# A number is written with so many decimals, or where it is below 1 with so many digits.
DECIMALS, DIGITS = 2, 3


def rounded(number: float) -> float:
    """Return a number as people round it: a whole one without a point, two decimals, or three digits of a small one.

    Examples
    --------
    >>> [rounded(number) for number in (2000.0, 0.47352574999999997, 4850.128, 7)]
    [2000, 0.474, 4850.13, 7]
    """
    kept = float(round(number, DECIMALS) if abs(number) >= 1 else f"{number:.{DIGITS}g}")
    return int(kept) if kept.is_integer() else kept


def harmless(cell: str | float) -> str | float:
    """Return a cell that no spreadsheet program takes for a formula.

    Examples
    --------
    >>> [harmless(cell) for cell in ("=1+1", " name", "-3", -3.0)]
    ["'=1+1", ' name', "'-3", -3.0]
    """
    return guarded(cell) if isinstance(cell, str) else cell


def write_cell(sheet: Any, row: int, column: int, cell: str | float | None, form: Any = None) -> None:
    """Write a cell of a workbook as the text or number that it is; None stays empty.

    Raises
    ------
    ExportError
        If the cell would be left out.
    """
    if cell is None:
        return
    if isinstance(cell, str):
        answer = sheet.write_string(row, column, cell, form) if len(cell) <= LONGEST_CELL else -1
    else:
        answer = sheet.write_number(row, column, cell, form)
    if answer != 0:
        raise ExportError(tr_format("Row {row} of the table does not fit a workbook; export it as CSV.", row=row))
