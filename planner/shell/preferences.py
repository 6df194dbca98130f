"""What the user prefers, as the parts of the window ask for it."""

import base64
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QByteArray, QObject, Signal

from planner.session.places import is_possible
from planner.shell.settings import LONGEST_ARRANGEMENT, SWITCHES, Settings, is_address

MOST_RECENT = 10


class Preferences(QObject):
    """Theme, language, switches, recent files and the arrangement of the window.

    Signal: ``changed`` (the settings are to be written).
    """

    recent_changed = Signal()
    switched = Signal(object, object)
    changed = Signal()

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings

    @property
    def theme(self) -> str:
        """Return one of `planner.shell.settings.THEMES`."""
        return self._settings.values.theme

    @theme.setter
    def theme(self, theme: str) -> None:
        self._change(theme=theme)

    def is_on(self, switch: str) -> bool:
        """Return whether a switch is on."""
        return bool(getattr(self._settings.values, switch))

    def tell_switches(self) -> None:
        """Say of every switch whether it is on, as when it is turned."""
        for switch in SWITCHES:
            self.switched.emit(switch, self.is_on(switch))

    def flip(self, switch: str) -> None:
        """Turn a switch off if it is on, else on."""
        self._change(**{switch: not self.is_on(switch)})
        self.switched.emit(switch, self.is_on(switch))

    @property
    def text_percent(self) -> int:
        """Return how large letters are, against the system's [%]."""
        return self._settings.values.text_percent

    @text_percent.setter
    def text_percent(self, percent: int) -> None:
        self._change(text_percent=percent)

    @property
    def language(self) -> str:
        """Return what the user chose: a language's code, or "system"."""
        return self._settings.values.language

    @language.setter
    def language(self, language: str) -> None:
        self._change(language=language)

    @property
    def recent(self) -> list[Path]:
        """Return the files opened or saved last, the latest first."""
        return [Path(name) for name in self._settings.values.recent if is_possible(name)][:MOST_RECENT]

    def note_file(self, path: Path) -> None:
        """Put a file at the head of the recent ones."""
        path = path.absolute()
        paths = [path, *(other for other in self.recent if other != path)][:MOST_RECENT]
        self._change(recent=tuple(str(recent) for recent in paths))
        self.recent_changed.emit()

    @property
    def columns(self) -> tuple[str, ...]:
        """Return the columns of the machine table that were chosen, none where none were."""
        return self._settings.values.columns

    def keep_columns(self, keys: Iterable[str]) -> None:
        """Remember the columns of the machine table."""
        self._change(columns=tuple(keys))

    @property
    def table_columns(self) -> tuple[str, ...]:
        """Return how tables of other programs were read last; `planner.presenters.remembered_columns` reads it."""
        return self._settings.values.table_columns

    def keep_table_columns(self, kept: Iterable[str]) -> None:
        """Remember how tables of other programs were read."""
        self._change(table_columns=tuple(kept))

    @property
    def host_names(self) -> tuple[str, ...]:
        """Return which names of hosts were matched by hand; `planner.presenters.remembered_hosts` reads it."""
        return self._settings.values.host_names

    def keep_host_names(self, kept: Iterable[str]) -> None:
        """Remember names of hosts that were matched by hand."""
        self._change(host_names=tuple(kept))

    @property
    def scheduler(self) -> str:
        """Return the address of a cluster's scheduler, empty where this computer does all work."""
        return self._settings.values.scheduler

    def keep_scheduler(self, address: str) -> None:
        """Remember the address of a scheduler, if it can be one."""
        if is_address(address):
            self._change(scheduler=address)

    @property
    def folder(self) -> Path:
        """Return the folder that file dialogs begin in."""
        recent = self.recent
        return recent[0].parent if recent and recent[0].parent.is_dir() else Path.home()

    def arrangement(self, part: str) -> bytes:
        """Return a saved arrangement, "geometry" or "state", empty where there is none."""
        return base64.b64decode(getattr(self._settings.values, part))

    def keep_arrangement(self, part: str, state: QByteArray) -> None:
        """Save an arrangement."""
        text = base64.b64encode(bytes(state.data())).decode("ascii")
        if len(text) <= LONGEST_ARRANGEMENT:
            self._change(**{part: text})

    def _change(self, **values: Any) -> None:
        self._settings.change(**values)
        self.changed.emit()
