"""The pictures of the README come from the program itself."""

from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from installers import tour

ROOT = Path(__file__).parents[2]


def test_a_stop_is_drawn_in_both_themes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qapp: QApplication) -> None:
    trail = next(stop for stop in tour.STOPS if stop.name == "trail")
    monkeypatch.setattr(tour, "STOPS", (trail,))
    style = qapp.style().objectName()
    light, dark = (QImage(str(path)) for path in tour.take_pictures(tmp_path))
    qapp.setStyle(style)
    qapp.setStyleSheet("")
    assert light.size() == dark.size() == tour.SIZE
    assert sorted(path.name for path in tmp_path.iterdir()) == ["trail-dark.png", "trail-light.png"]
    # The ground of a panel, away from words.
    assert light.pixelColor(4, 400).lightness() > 200
    assert dark.pixelColor(4, 400).lightness() < 80


def test_the_readme_shows_every_stop_in_both_themes() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    for stop in tour.STOPS:
        for theme in tour.THEMES:
            picture = f"resources/tour/{stop.name}-{theme}.png"
            assert picture in readme
            assert (ROOT / picture).is_file()
