"""What the program remembers between runs; values are plain strings, never objects."""

import json
from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import QByteArray, QObject, QSettings, Signal

from planner.session.places import is_possible
from planner.shell.language import CHOICES, SYSTEM

MOST_RECENT = 10
THEMES = ("system", "light", "dark", "contrast")
TEXT_PERCENTS = (100, 125, 150, 175, 200)
# What can be turned on and off on the canvas, and whether it is on at first.
SWITCHES = {"grid": True, "neighbours": True, "minimap": True}


class Preferences(QObject):
    """Theme, language, switches, recent files and the arrangement of the window."""

    recent_changed = Signal()
    switched = Signal(object, object)

    def __init__(self, settings: QSettings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings

    @property
    def theme(self) -> str:
        """Return one of `THEMES`."""
        theme = self._text("theme")
        return theme if theme in THEMES else THEMES[0]

    @theme.setter
    def theme(self, theme: str) -> None:
        self._settings.setValue("theme", theme)

    def is_on(self, switch: str) -> bool:
        """Return whether a switch is on."""
        return {"on": True, "off": False}.get(self._text(f"switch/{switch}"), SWITCHES[switch])

    def tell_switches(self) -> None:
        """Say of every switch whether it is on, as when it is turned."""
        for switch in SWITCHES:
            self.switched.emit(switch, self.is_on(switch))

    def flip(self, switch: str) -> None:
        """Turn a switch off if it is on, else on."""
        self._settings.setValue(f"switch/{switch}", "off" if self.is_on(switch) else "on")
        self.switched.emit(switch, self.is_on(switch))

    @property
    def text_percent(self) -> int:
        """Return how large letters are, against the system's [%]."""
        return {str(percent): percent for percent in TEXT_PERCENTS}.get(self._text("text_percent"), TEXT_PERCENTS[0])

    @text_percent.setter
    def text_percent(self, percent: int) -> None:
        self._settings.setValue("text_percent", str(percent))

    @property
    def language(self) -> str:
        """Return what the user chose: a language's code, or "system"."""
        language = self._text("language")
        return language if language in CHOICES else SYSTEM

    @language.setter
    def language(self, language: str) -> None:
        self._settings.setValue("language", language)

    @property
    def recent(self) -> list[Path]:
        """Return the files opened or saved last, the latest first."""
        try:
            names = json.loads(self._text("recent") or "[]")
        except (ValueError, RecursionError):
            names = []
        if not isinstance(names, list):
            return []
        paths = [Path(name) for name in names if isinstance(name, str) and is_possible(name)]
        return paths[:MOST_RECENT]

    def note_file(self, path: Path) -> None:
        """Put a file at the head of the recent ones."""
        path = path.absolute()
        paths = [path, *(other for other in self.recent if other != path)][:MOST_RECENT]
        self._settings.setValue("recent", json.dumps([str(one) for one in paths]))
        self.recent_changed.emit()

    @property
    def columns(self) -> tuple[str, ...]:
        """Return the columns of the machine table that were chosen, none where none were."""
        return tuple(key for key in self._text("machines/columns").split(",") if key)

    def keep_columns(self, keys: Iterable[str]) -> None:
        """Remember the columns of the machine table."""
        self._settings.setValue("machines/columns", ",".join(keys))

    @property
    def folder(self) -> Path:
        """Return the folder that file dialogs begin in."""
        recent = self.recent
        return recent[0].parent if recent and recent[0].parent.is_dir() else Path.home()

    def arrangement(self, part: str) -> QByteArray:
        """Return a saved arrangement, empty where there is none."""
        return QByteArray.fromBase64(self._text(f"window/{part}").encode("ascii", "ignore"))

    def keep_arrangement(self, part: str, state: QByteArray) -> None:
        """Save an arrangement."""
        self._settings.setValue(f"window/{part}", bytes(state.toBase64().data()).decode("ascii"))

    def _text(self, key: str) -> str:
        value = self._settings.value(key, "")
        return value if isinstance(value, str) else ""
