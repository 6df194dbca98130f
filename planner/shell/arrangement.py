"""Whether bytes say where the window and its panels stand, as Qt writes it: Qt itself crashes on much that it does not.

The forms are those of `QWidget.saveGeometry` and `QMainWindow.saveState`, whole numbers with the highest byte first.
Should a later Qt write others, window and panels stand as in a new window.
"""

import struct
from collections.abc import Collection
from typing import Any

VERSION_MARK, DOCK_MARK, TOOL_BAR_MARK = 0xFF, 0xFD, 0xFC
TABS, ROW, PANEL = 0xFA, 0xFC, 0xFB
HORIZONTAL, VERTICAL = 1, 2
FLOATING = 2
AREAS, CORNERS = 4, 4
# Of panels that share a place Qt adds up how large each may be.
LARGEST_SIZE, FARTHEST = 0xFFFFFFF, 100_000
MOST_DEPTH, LONGEST_NAME = 20, 200
# A mark and a version, three rectangles by their corners, and between them the screen with its width, maximized, full.
GEOMETRY = struct.Struct(">IHH 4i 4i iBBi 4i")
GEOMETRY_MARK, GEOMETRY_VERSION = 0x1D9D0CB, (3, 0)
LARGEST_SCREEN = 32_768


def is_geometry(data: bytes) -> bool:
    """Return whether Qt can be given the bytes as where the window stands."""
    if len(data) != GEOMETRY.size:
        return False
    mark, major, minor, *numbers = GEOMETRY.unpack(data)
    known = mark == GEOMETRY_MARK and (major, minor) == GEOMETRY_VERSION
    return known and all(abs(number) <= LARGEST_SCREEN for number in numbers)


def is_arrangement(data: bytes, names: Collection[str]) -> bool:
    """Return whether Qt can be given the bytes as where docks and tool bars stand.

    Parameters
    ----------
    data : bytes
        What was kept; anything.
    names : collection of str
        The object names of the docks and tool bars that there are; each may stand in one place only.
    """
    try:
        _Reader(data, names).read()
    except (ValueError, struct.error):
        return False
    return True


class _Reader:
    """Reads the bytes once; whatever Qt would not have written is a ValueError or a struct.error."""

    def __init__(self, data: bytes, names: Collection[str]) -> None:
        self._data, self._at, self._left = data, 0, set(names)

    def read(self) -> None:
        _require(self._number() == VERSION_MARK and self._number() == 0)
        _require(self._byte() == DOCK_MARK)
        areas = set(range(AREAS))
        for _ in range(self._count(AREAS)):
            area = self._number()
            _require(area in areas)
            areas.remove(area)
            self._sizes(2)
            self._group(MOST_DEPTH)
        self._sizes(2)
        _require(all(self._number() in {1, 2, 4, 8} for _ in range(CORNERS)))
        self._tool_bars()
        _require(self._at == len(self._data))

    def _group(self, depth: int) -> None:
        kind = self._byte()
        _require(kind in {TABS, ROW} and depth > 0)
        current = self._number() if kind == TABS else 0
        _require(self._byte() in {HORIZONTAL, VERTICAL})
        count = self._count(len(self._left))
        _require(-1 <= current < count)
        for _ in range(count):
            self._item(depth)

    def _item(self, depth: int) -> None:
        kind = self._byte()
        if kind == ROW:
            self._sizes(4)
            self._group(depth - 1)
            return
        _require(kind == PANEL)
        self._name()
        if self._byte() & FLOATING:
            _require(all(abs(self._number()) <= FARTHEST for _ in range(4)))
        else:
            self._sizes(4)

    def _tool_bars(self) -> None:
        _require(self._byte() == TOOL_BAR_MARK)
        for _ in range(self._count(len(self._left))):
            _require(0 <= self._number() < AREAS)
            for _ in range(self._count(len(self._left))):
                self._name()
                _require(self._byte() in {0, 1})
                self._sizes(4)

    def _name(self) -> None:
        length = self._count(LONGEST_NAME)
        name = self._taken(f">{length}s")
        text = name.decode("utf-16-be")
        _require(text in self._left)
        self._left.remove(text)

    def _sizes(self, number: int) -> None:
        _require(all(-1 <= self._number() <= LARGEST_SIZE for _ in range(number)))

    def _count(self, most: int) -> int:
        count = self._number()
        _require(0 <= count <= most)
        return count

    def _number(self) -> int:
        number: int = self._taken(">i")
        return number

    def _byte(self) -> int:
        byte: int = self._taken("B")
        return byte

    def _taken(self, form: str) -> Any:
        (value,) = struct.unpack_from(form, self._data, self._at)
        self._at += struct.calcsize(form)
        return value


def _require(holds: bool) -> None:
    if not holds:
        raise ValueError
