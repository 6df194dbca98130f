"""Where window and panels stood, as somebody or something else left it: Qt is given only what it writes itself."""

import base64
import random
import struct
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from planner.application import Model, build_window
from planner.session.places import Places
from planner.shell.arrangement import GEOMETRY, is_arrangement, is_geometry
from planner.shell.main_window import MainWindow
from planner.shell.settings import Settings, Values

CHANGES = 300


@pytest.fixture
def state(window: MainWindow) -> bytes:
    """An arrangement with a panel that floats, one that is closed, and tabs."""
    window.docks.by_name["tree"].setFloating(True)
    window.docks.by_name["history"].close()
    return bytes(window.saveState().data())


@pytest.fixture
def names(window: MainWindow) -> list[str]:
    return ["main_tools", *(dock.objectName() for dock in window.docks.by_name.values())]


def changed(data: bytes, chance: random.Random) -> bytes:
    """Bytes with one thing wrong with them."""
    at, kind, other = chance.randrange(len(data)), chance.randrange(5), chance.randrange(len(data))
    if kind == 0:
        return data[:at]
    if kind == 1:
        return data[:at] + data[min(at, other) : max(at, other)] + data[at:]
    if kind == 2:
        return data[:at] + chance.choice((b"\xff\xff\xff\xff", b"\x7f\xff\xff\xff", b"\x80\0\0\0")) + data[at + 4 :]
    return data[:at] + bytes([chance.randrange(256)]) + data[at + 1 :]


def test_what_qt_writes_is_known(state: bytes, names: list[str], window: MainWindow) -> None:
    assert is_arrangement(state, names)
    assert is_geometry(bytes(window.saveGeometry().data()))


def test_what_the_settings_hold_of_the_window_never_ends_the_program(
    state: bytes, names: list[str], window: MainWindow, settings: Settings, qapp: QApplication
) -> None:
    chance = random.Random(1)
    geometry, refused = bytes(window.saveGeometry().data()), 0
    for _ in range(CHANGES):
        damaged, placed = changed(state, chance), changed(geometry, chance)
        if is_arrangement(damaged, names):
            window.restoreState(damaged)
        if is_geometry(placed):
            window.restoreGeometry(placed)
        refused += not is_arrangement(damaged, names)
    qapp.processEvents()
    assert refused > CHANGES / 2


@pytest.mark.parametrize(
    "wrong",
    [
        lambda state: state.replace("dock_findings".encode("utf-16-be"), "dock_compares".encode("utf-16-be")),
        lambda state: state.replace("dock_growth".encode("utf-16-be"), "dock_what_if"[:11].encode("utf-16-be")),
        lambda state: state + b"\0",
        lambda state: state[:-1],
        lambda state: b"",
        lambda state: b"\0\0\0\xff\0\0\0\0\xfd" + b"\xff" * 4,
        lambda state: state.replace(b"\xfa\0\0\0\0", b"\xfa\0\0\0\x63"),
    ],
)
def test_other_arrangements_are_refused(state: bytes, names: list[str], wrong) -> None:
    assert not is_arrangement(wrong(state), names)


def test_panels_in_two_places_or_too_deep_are_refused() -> None:
    def arrangement(group: bytes) -> bytes:
        area = struct.pack(">3i", 0, 100, 100) + group
        tail = struct.pack(">2i4i", 5, 5, 4, 4, 8, 8) + b"\xfc" + bytes(4)
        return struct.pack(">ii", 255, 0) + b"\xfd" + struct.pack(">i", 1) + area + tail

    def row(*items: bytes) -> bytes:
        return b"\xfc\x01" + struct.pack(">i", len(items)) + b"".join(items)

    def panel(name: str) -> bytes:
        text = name.encode("utf-16-be")
        return b"\xfb" + struct.pack(">i", len(text)) + text + b"\x01" + struct.pack(">4i", 0, 50, 10, 500)

    assert is_arrangement(arrangement(row(panel("a"), panel("b"))), ["a", "b"])
    assert not is_arrangement(arrangement(row(panel("a"), panel("a"))), ["a", "b"])
    assert not is_arrangement(arrangement(row(panel("a"), panel("c"))), ["a", "b"])
    nested = row(panel("a"))
    for _ in range(1000):
        nested = row(b"\xfc" + bytes(16) + nested)
    assert not is_arrangement(arrangement(nested), ["a"])


def test_a_window_larger_than_any_screen_is_refused(window: MainWindow) -> None:
    numbers = list(GEOMETRY.unpack(bytes(window.saveGeometry().data())))
    for at in range(3, len(numbers)):
        for number in (-(2**31), 2**31 - 1) if at not in {12, 13} else (255,):
            wrong = [*numbers[:at], number, *numbers[at + 1 :]]
            assert is_geometry(GEOMETRY.pack(*wrong)) is (at in {12, 13})


@pytest.mark.parametrize("part", ["garbage", "known", "crash"])
def test_the_window_stands_as_a_new_one_where_its_arrangement_is_damaged(
    qapp: QApplication, model: Model, tmp_path: Path, places: Places, state: bytes, part: str
) -> None:
    # An area that there is not ends the program where Qt reads it.
    hostile = {"garbage": b"\x00\xff" * 500, "known": state[:40], "crash": state[:13] + b"\x7f" + state[14:]}
    settings = Settings(tmp_path / "own.json")
    settings.change(state=base64.b64encode(hostile[part]).decode())
    window = build_window(qapp, model, settings, places)
    window.show()
    window.stage.show_plan()
    qapp.processEvents()
    assert all(not dock.isHidden() for dock in window.docks.by_name.values())
    window.close()
    window.deleteLater()


def test_a_geometry_that_qt_did_not_write_does_not_count(tmp_path: Path) -> None:
    (tmp_path / "own.json").write_text('{"geometry": "AAAA", "theme": "dark"}')
    assert Settings(tmp_path / "own.json").values == Values(theme="dark")
