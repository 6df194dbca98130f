"""The menus of theme, size of letters and language: one of several is chosen."""

from collections.abc import Callable, Iterable
from typing import TypeVar

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QMenu

from models.words import LANGUAGES
from planner.shell.context import Context
from planner.shell.language import CHOICES
from planner.shell.settings import TEXT_PERCENTS, THEMES

Value = TypeVar("Value")


def fill_themes(context: Context, menu: QMenu) -> None:
    """Make an entry of every theme."""
    names = {
        "system": QCoreApplication.translate("Menus", "&System"),
        "light": QCoreApplication.translate("Menus", "&Light"),
        "dark": QCoreApplication.translate("Menus", "&Dark"),
        "contrast": QCoreApplication.translate("Menus", "&High contrast"),
        "contrast-dark": QCoreApplication.translate("Menus", "High c&ontrast, dark"),
    }
    appearance = context.parts.appearance
    _fill(menu, [(names[theme], theme) for theme in THEMES], appearance.theme, appearance.choose)


def fill_text_sizes(context: Context, menu: QMenu) -> None:
    """Make an entry of every size of letters."""
    appearance = context.parts.appearance
    sizes = [(f"{percent} %", percent) for percent in TEXT_PERCENTS]
    _fill(menu, sizes, appearance.text_percent, appearance.choose_text)


def fill_languages(context: Context, menu: QMenu) -> None:
    """Make an entry of every language; another one is spoken after the next start."""
    preferences = context.parts.preferences

    def choose(code: str) -> None:
        preferences.language = code
        context.say(QCoreApplication.translate("Menus", "The language changes the next time the program starts."))

    system = QCoreApplication.translate("Menus", "&System")
    _fill(menu, [(LANGUAGES.get(code, system), code) for code in CHOICES], preferences.language, choose)


def _fill(menu: QMenu, choices: Iterable[tuple[str, Value]], now: Value, choose: Callable[[Value], None]) -> None:
    group = QActionGroup(menu)
    for name, value in choices:
        action = menu.addAction(name)
        action.triggered.connect(lambda _checked=False, chosen=value: choose(chosen))
        action.setCheckable(True)
        action.setChecked(value == now)
        group.addAction(action)
