"""PySide6 6.12.0 gives away a reference to None on every call that returns None, and then aborts."""

import sys
from collections.abc import Callable

import pytest
from PySide6.QtCore import QObject
from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QLabel

CALLS = 300
# Other threads may take or return a few; the fault loses one on every call.
NOISE = 10


def references_lost(function: Callable[[], object]) -> int:
    """How many references to None are gone after 300 calls.

    From Python 3.12 on None is immortal and none are lost. With 3.14 the count grows: libraries built for older
    Pythons add references that it does not take back.
    """
    function()
    before = sys.getrefcount(None)
    for _ in range(CALLS):
        function()
    return before - sys.getrefcount(None)


@pytest.mark.usefixtures("qapp")
def test_calls_that_return_none_keep_the_references_to_none() -> None:
    thing, label, path = QObject(), QLabel(), QPainterPath()
    calls: dict[str, Callable[[], object]] = {
        "QObject.setObjectName": lambda: thing.setObjectName("name"),
        "QObject.parent": thing.parent,
        "QLabel.setText": lambda: label.setText("text"),
        "QPainterPath.closeSubpath": path.closeSubpath,
    }

    lost = {name: references_lost(call) for name, call in calls.items()}

    assert all(count < NOISE for count in lost.values()), lost


def test_a_lost_reference_would_be_seen() -> None:
    kept: list[None] = []

    gained = -references_lost(lambda: kept.append(None))

    assert gained == CALLS or sys.version_info >= (3, 12)
