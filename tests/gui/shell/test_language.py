"""The window in German: its words, Qt's words, numbers as they are typed there, and room for all of it."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QEvent, QLocale, Qt, QTranslator
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialogButtonBox, QLabel, QToolButton
from pytestqt.qtbot import QtBot

from models.words import Language, set_language
from planner.features import all_features
from planner.features.first_steps.feature import first_steps
from planner.panels.elided_label import ElidedLabel
from planner.presenters.languages import read_translations
from planner.shell.actions import specs_of, translated
from planner.shell.language import language_of, speak_as
from planner.shell.main_window import MainWindow
from planner.shell.parts import Model
from resources import folder
from tests.gui import look


@pytest.fixture
def german(qapp: QApplication) -> Iterator[None]:
    """The application speaks German, and English again afterwards."""
    speak_as(qapp, "de", folder())
    yield
    for translator in qapp.findChildren(QTranslator):
        qapp.removeTranslator(translator)
        translator.deleteLater()
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QLocale.setDefault(QLocale.c())
    set_language(Language())


@pytest.fixture
def german_window(german: None, show_window: Callable[[], MainWindow]) -> MainWindow:
    """The window, shown in German."""
    return show_window()


def _plain(text: str) -> str:
    return text.replace("&", "")


def test_menus_findings_and_buttons_of_qt_are_german(german_window: MainWindow) -> None:
    menus = [_plain(action.text()) for action in german_window.menuBar().actions()]
    assert menus[:3] == ["Datei", "Bearbeiten", "Ansicht"]
    texts = [finding.text for finding in german_window.session.evaluation.findings]  # type: ignore[union-attr]
    assert "EX-CAS-2 ist der einzige CAS-Server am Standort London" in texts
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    assert box.buttons()[0].text() == "Abbrechen"


def test_what_can_be_added_is_named_in_the_language_that_is_spoken_now(model: Model) -> None:
    english = model.catalogue.templates["three-site-organization"].title, model.catalogue.site.name
    try:
        set_language(Language(translate=str.upper, code="loud"))
        assert model.catalogue.templates["three-site-organization"].title == english[0].upper()
        assert model.catalogue.site.name == english[1].upper()
    finally:
        set_language(Language())
    assert (model.catalogue.templates["three-site-organization"].title, model.catalogue.site.name) == english


def test_no_letter_opens_two_entries_of_a_menu(german_window: MainWindow) -> None:
    for menu in {spec.menu for spec in specs_of(all_features())}:
        texts = [translated(spec.text) for spec in specs_of(all_features()) if spec.menu == menu]
        letters = [text.partition("&")[2][0].casefold() for text in texts if "&" in text]
        assert sorted(set(letters)) == sorted(letters), menu


@pytest.mark.parametrize(("typed", "megabytes"), [("3,5 GB", 3584), ("2.048 MB", 2048), ("8 GB", 8192)])
def test_a_number_is_typed_and_shown_with_the_decimal_comma(
    german_window: MainWindow, qtbot: QtBot, typed: str, megabytes: int
) -> None:
    german_window.selection.set(("mbx",))
    editor = look.inspector(german_window).main.rows["memory_mb"].editor
    assert editor.accessibleName() == "Arbeitsspeicher"
    labels = [label.text() for label in look.inspector(german_window).main.findChildren(QLabel)]
    assert {"Arbeitsspeicher", "Rollen", "Virtuelle CPUs"} <= set(labels)
    editor.selectAll()
    qtbot.keyClicks(editor, typed)
    qtbot.keyClick(editor, Qt.Key.Key_Return)
    assert german_window.session.design.by_id["mbx"].memory_mb == megabytes  # type: ignore[union-attr]
    assert german_window.session.undo_stack.undoText() == "Arbeitsspeicher von EX-MBX-1 ändern"


@pytest.mark.parametrize("chosen", [(), ("mbx",), ("esx",), ("hq",), ("wan",), ("mbx", "vcas")])
@pytest.mark.parametrize("size", [(1024, 700), (1440, 900)])
def test_no_button_or_label_is_too_narrow_for_its_german(
    german_window: MainWindow, qtbot: QtBot, chosen: tuple[str, ...], size: tuple[int, int]
) -> None:
    german_window.resize(*size)
    german_window.selection.set(chosen)
    qtbot.wait(50)
    assert not list(_cut_off(german_window))


def _cut_off(window: MainWindow) -> Iterator[str]:
    for widget in (*window.findChildren(QAbstractButton), *window.findChildren(QLabel)):
        # A shortened label shows its whole text as a tooltip; a wrapped one grows downwards.
        if not widget.isVisible() or isinstance(widget, ElidedLabel) or getattr(widget, "wordWrap", bool)():
            continue
        if isinstance(widget, QToolButton) and widget.toolButtonStyle() == Qt.ToolButtonStyle.ToolButtonIconOnly:
            continue
        if widget.fontMetrics().horizontalAdvance(_plain(widget.text())) > widget.width():
            yield widget.text()


def test_the_language_is_chosen_in_the_view_menu_for_the_next_start(window: MainWindow) -> None:
    menu = window.actions_of_plan.submenus["view.language"]
    assert [_plain(action.text()) for action in menu.actions()] == ["System", "English", "Deutsch"]
    next(action for action in menu.actions() if action.text() == "Deutsch").trigger()
    assert window.parts.preferences.language == "de"
    assert "next time" in window.status.currentMessage()


@pytest.mark.parametrize(
    ("choice", "system", "code"),
    [("system", "de_AT", "de"), ("system", "fr_FR", "en"), ("system", "C", "en"), ("en", "de_DE", "en")],
)
def test_the_language_is_the_chosen_one_or_the_first_of_the_systems_that_there_is(
    choice: str, system: str, code: str
) -> None:
    assert language_of(choice, QLocale(system)) == code


def test_only_finished_translations_are_shown(tmp_path) -> None:
    file = tmp_path / "planner_xx.ts"
    file.write_text(
        "<TS><context><name>A</name>"
        "<message><source>one</source><translation>eins</translation></message>"
        '<message><source>two</source><translation type="unfinished">zwei</translation></message>'
        '<message><source>gone</source><translation type="vanished">fort</translation></message>'
        "</context></TS>",
        encoding="utf-8",
    )
    assert read_translations(file) == {"A": {"one": "eins"}}


def test_the_first_steps_are_whole_in_a_window_of_1440(german_window: MainWindow) -> None:
    german_window.resize(1440, 900)
    line = german_window.context.the(first_steps)
    line.show()
    german_window.grab()
    for label in line.steps.values():
        assert label.fontMetrics().horizontalAdvance(label.text()) <= label.contentsRect().width(), label.text()
