"""Tables on standard output: columns as wide as their widest cell."""

import csv
import json
import math
import sys
from collections.abc import Iterable, Sequence
from typing import Any

from models.calibration.figures import Figure
from models.exporters.cells import harmless

GAP = "  "


def print_table(rows: Iterable[Sequence[str]], right: Sequence[int] = ()) -> None:
    """Print rows, the first as heading, with some columns set to the right."""
    lines = [[str(cell) for cell in row] for row in rows]
    widths = [max(len(line[column]) for line in lines) for column in range(len(lines[0]))]
    for line in lines:
        cells = [
            cell.rjust(width) if column in right else cell.ljust(width)
            for column, (cell, width) in enumerate(zip(line, widths, strict=True))
        ]
        print(GAP.join(cells).rstrip())


class CsvRows:
    """Writes rows of CSV to standard output, in which no name that comes out of a plan is taken for a formula."""

    def __init__(self) -> None:
        self._writer = csv.writer(sys.stdout, lineterminator="\n")

    def writerow(self, cells: Iterable[str | float]) -> None:
        """Print a row."""
        self._writer.writerow([harmless(cell) for cell in cells])


def finite(value: float) -> float | None:
    """Return a number, or None where there is no data."""
    return float(value) if math.isfinite(value) else None


def figures_as_json(figures: Iterable[Figure]) -> list[dict[str, str]]:
    """Return the figures that an answer rests on, for programs."""
    return [{"figure": figure.key, "status": figure.status} for figure in figures]


def print_json(value: Any) -> None:
    """Print a value as JSON, numbers that are not finite excluded."""
    whole = (sys.stdout.encoding or "").lower().replace("-", "") == "utf8"
    print(json.dumps(value, indent=1, ensure_ascii=not whole, allow_nan=False))
