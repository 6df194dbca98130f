"""Settings as somebody or something else left them: the window starts, and what makes no sense counts as not set."""

import json
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, QSettings
from PySide6.QtWidgets import QApplication

from planner.session.places import Places
from planner.shell.application import Model, build_window
from planner.shell.language import SYSTEM
from planner.shell.preferences import MOST_RECENT, SWITCHES, TEXT_PERCENTS, THEMES, Preferences

KEYS = (
    "theme", "text_percent", "language", "recent", "machines/columns", "window/geometry", "window/state",
    *(f"switch/{name}" for name in SWITCHES),
)  # fmt: skip
NONSENSE = (
    "", "12345", "-1", "٣", "a, b, c", "[]", "{}", "null", "[" * 60_000, "9" * 6000, f'["{"9" * 6000}"]', "\x00",
    "\ufffd",
    '["/a\\u0000.xplan", "/\\ud800.xplan", "", "relative.xplan", 1, null, {}, []]', "x" * 100_000, ["a", "b"], 5, 2.5,
    True, QRect(1, 2, 3, 4), b"\xff\x00", None,
)  # fmt: skip


@pytest.mark.parametrize("value", NONSENSE, ids=range(len(NONSENSE)))
def test_nonsense_in_every_key_counts_as_not_set(settings: QSettings, value: object) -> None:
    for key in KEYS:
        settings.setValue(key, value)
    settings.sync()
    preferences = Preferences(QSettings(settings.fileName(), QSettings.Format.IniFormat))
    assert preferences.theme == THEMES[0]
    assert preferences.text_percent == TEXT_PERCENTS[0]
    assert preferences.language == SYSTEM
    assert preferences.recent == []
    assert preferences.folder == Path.home()
    assert {name: preferences.is_on(name) for name in SWITCHES} == SWITCHES


@pytest.mark.parametrize(
    "value", ["[" * 60_000, "9" * 6000, '["/\\ud800.xplan", "/a\\u0000b.xplan"]', "@Invalid()", "é" * 999]
)
def test_the_window_starts_whatever_the_settings_hold(
    qapp: QApplication, model: Model, settings: QSettings, places: Places, value: str
) -> None:
    for key in KEYS:
        settings.setValue(key, value)
    window = build_window(qapp, model, settings, places)
    window.show()
    window.stage.show_start()
    qapp.processEvents()
    window.close()
    window.deleteLater()


def test_the_recent_plans_are_few_however_many_are_named(settings: QSettings, tmp_path: Path) -> None:
    settings.setValue("recent", json.dumps([str(tmp_path / f"{number}.xplan") for number in range(5000)]))
    assert len(Preferences(settings).recent) == MOST_RECENT
