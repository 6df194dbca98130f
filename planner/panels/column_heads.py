"""How the columns of a table are named and aligned in Qt's models."""

from collections.abc import Sequence
from typing import Any, Protocol

from PySide6.QtCore import Qt

from models.words import translate


class Column(Protocol):
    """What a model asks of a column: its name, and whether its cells begin at the left."""

    @property
    def header(self) -> str:
        """Return its name, not translated yet."""
        ...

    @property
    def left(self) -> bool:
        """Return whether its cells begin at the left."""
        ...


def alignment(column: Column) -> Qt.AlignmentFlag:
    """Return how a column's cells and its name are aligned."""
    side = Qt.AlignmentFlag.AlignLeft if column.left else Qt.AlignmentFlag.AlignRight
    return side | Qt.AlignmentFlag.AlignVCenter


def head_data(columns: Sequence[Column], section: int, orientation: Qt.Orientation, role: int) -> Any:
    """Return what a model's `headerData` answers: a column's name, aligned as its cells are."""
    if orientation != Qt.Orientation.Horizontal:
        return None
    if role == Qt.ItemDataRole.DisplayRole:
        return translate(columns[section].header)
    return alignment(columns[section]) if role == Qt.ItemDataRole.TextAlignmentRole else None
