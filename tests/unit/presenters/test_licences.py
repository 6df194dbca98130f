"""Every part of the program is named with its version and comes with the text of its licence."""

from importlib.metadata import Distribution, version
from pathlib import Path

import pytest

from planner.presenters import licences
from planner.presenters.licences import QT_NOTE, Component, read_components


@pytest.fixture(scope="module")
def components() -> dict[str, Component]:
    return {component.name: component for component in read_components()}


def test_the_program_python_and_qt_come_first() -> None:
    assert [component.name for component in read_components()][:3] == ["Exchange Topology Planner", "Python", "Qt"]


def test_every_part_has_a_text_and_a_licence(components: dict[str, Component]) -> None:
    assert [component.name for component in components.values() if not component.text or not component.licence] == []


def test_what_is_asked_for_is_there_with_its_version(components: dict[str, Component]) -> None:
    assert components["numpy"].version == version("numpy")
    assert "NumPy Developers" in components["numpy"].text
    # Of another part's asking.
    assert components["shiboken6"].version == version("shiboken6")


def test_tools_of_developers_are_no_part(components: dict[str, Component]) -> None:
    assert {"pytest", "mypy", "ruff", "hypothesis"} & set(components) == set()


def test_qt_is_used_under_the_lgpl(components: dict[str, Component]) -> None:
    text = components["Qt"].text
    assert QT_NOTE in text
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in text
    assert "GNU GENERAL PUBLIC LICENSE" in text


def test_a_part_without_text_gets_the_text_of_its_expression(components: dict[str, Component]) -> None:
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in components["PySide6_Essentials"].text


def test_the_text_of_a_licence_that_is_not_used_is_left_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    info = tmp_path / "Thing-1.dist-info"
    (info / "licenses").mkdir(parents=True)
    (info / "licenses" / "LicenseRef-Maker-Commercial.txt").write_text("Ask the maker for a price.", "utf-8")
    head = "Metadata-Version: 2.4\nName: Thing\nVersion: 1\nLicense: LGPL-3.0-only OR GPL-3.0-only\n"
    (info / "METADATA").write_text(f"{head}License-File: LicenseRef-Maker-Commercial.txt\n", "utf-8")
    monkeypatch.setattr(licences.sys, "frozen", True, raising=False)
    monkeypatch.setattr(licences, "distributions", lambda: [Distribution.at(info)])
    thing = next(component for component in read_components() if component.name == "Thing")
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in thing.text
    assert "Ask the maker" not in thing.text


def test_libraries_taken_along_from_a_system_are_named(tmp_path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "licences" / "system"
    folder.mkdir(parents=True)
    (folder / "libfoo1_1.2-3.txt").write_text("Foo licence", "utf-8")
    monkeypatch.setattr(licences.resources, "folder", lambda: tmp_path)
    assert read_components()[-1] == Component("libfoo1", "1.2-3", "", ("Foo licence",))
