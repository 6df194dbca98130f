"""What the program remembers between runs: plain values of known names in a small JSON file, never objects.

Qt's own settings are not used: reading them runs code that somebody has written into the file.
"""

import base64
import json
import logging
import os
import re
from collections.abc import Callable, Mapping
from pathlib import Path
from threading import Lock
from typing import Any

from attrs import Attribute, asdict, evolve, field, fields_dict, frozen
from attrs.validators import deep_iterable, in_, instance_of, max_len
from PySide6.QtCore import QSettings

from models.errors import PlanFileError
from models.planfile import file_bytes, write_atomically
from models.planfile.replacing import OWN
from models.words import tr_noop
from planner import SHORT_NAME, TITLE
from planner.session.own_folders import own_folders, portable_folder
from planner.session.places import former_config
from planner.session.private import make_private_folder
from planner.shell.arrangement import is_geometry
from planner.shell.language import CHOICES, SYSTEM

LOGGER = logging.getLogger(__name__)
MOST_BYTES, LONGEST_ARRANGEMENT = 2 * 1024 * 1024, 64 * 1024
# As in tcp://10.0.0.7:8786.
ADDRESS = re.compile(r"[a-z]+://[!-~]{1,250}:[0-9]{1,5}")
THEMES = ("system", "light", "dark", "contrast", "contrast-dark")
TEXT_PERCENTS = (100, 125, 150, 175, 200)
# What can be turned on and off on the canvas and beside it.
SWITCHES = ("grid", "neighbours", "minimap", "legend", "first_steps")
EVERYTHING = "all of it"


def _require_base64(_values: object, _attribute: "Attribute[str]", value: str) -> None:
    base64.b64decode(value, validate=True)


def _require_geometry(_values: object, _attribute: "Attribute[str]", value: str) -> None:
    if value and not is_geometry(base64.b64decode(value)):
        raise ValueError


def is_address(text: str) -> bool:
    """Return whether a text can be the address of a scheduler; nothing can be, too."""
    return not text or ADDRESS.fullmatch(text) is not None


def _require_address(_values: object, _attribute: "Attribute[str]", value: str) -> None:
    if not is_address(value):
        raise ValueError


def _tuple_of(value: object) -> object:
    return tuple(value) if isinstance(value, list) else value


_ON = field(default=True, validator=instance_of(bool))
_TEXTS = field(default=(), converter=_tuple_of, validator=deep_iterable(instance_of(str), instance_of(tuple)))
_BYTES: tuple[Callable[..., None], ...] = (instance_of(str), max_len(LONGEST_ARRANGEMENT), _require_base64)


@frozen(kw_only=True)
class Values:
    """All settings by their names in the file; a value that does not fit is a ValueError or TypeError.

    Parameters
    ----------
    theme : str
        One of `THEMES`.
    text_percent : int
        How large letters are, against the system's [%].
    language : str
        A language's code, or "system".
    grid, neighbours, minimap, legend, first_steps : bool
        Whether each of the `SWITCHES` is on.
    recent : tuple of str
        The files opened or saved last, the latest first.
    columns : tuple of str
        The columns of the machine table that were chosen, none where none were.
    table_columns : tuple of str
        How tables of other programs were read last, by their headers, each as one line of JSON.
    host_names : tuple of str
        Names of hosts that were matched by hand, as digests.
    scheduler : str
        The address of a cluster's scheduler, empty where this computer does all work.
    geometry, state : str
        Where the window and its panels stand, as Qt says it, in base64.
    """

    theme: str = field(default=THEMES[0], validator=in_(THEMES))
    text_percent: int = field(default=TEXT_PERCENTS[0], validator=in_(TEXT_PERCENTS))
    language: str = field(default=SYSTEM, validator=in_(CHOICES))
    grid: bool = _ON
    neighbours: bool = _ON
    minimap: bool = _ON
    first_steps: bool = _ON
    legend: bool = _ON
    recent: tuple[str, ...] = _TEXTS
    columns: tuple[str, ...] = _TEXTS
    table_columns: tuple[str, ...] = _TEXTS
    host_names: tuple[str, ...] = _TEXTS
    scheduler: str = field(default="", validator=[instance_of(str), _require_address])
    geometry: str = field(default="", validator=[*_BYTES, _require_geometry])
    state: str = field(default="", validator=[*_BYTES])


NAMES = frozenset(fields_dict(Values))


@frozen
class _Found:
    """What stands in the file: what fits, what other versions of the program keep there, and what does not fit."""

    values: Values
    others: Mapping[str, object] = {}
    faults: tuple[str, ...] = ()


class Settings:
    """The settings and their file; it is read once, and what is changed here is put into what stands there then.

    Parameters
    ----------
    path : Path
        The file, there or not; where it cannot be used, the defaults hold.
    former : Path or None
        The file of a former version, which is looked into where there is no other.
    """

    def __init__(self, path: Path, former: Path | None = None) -> None:
        self._path, self._guard, self._failed = path, Lock(), False
        found = _read(path)
        self._faults, self._changes = found.faults, dict[str, Any]()
        if former is not None and not os.path.lexists(path):
            from planner.shell.former_settings import former_values

            self._changes = _fitting(former_values(former))[0]
        self._values = evolve(found.values, **self._changes)

    @property
    def values(self) -> Values:
        """Return all settings as they are now."""
        return self._values

    def change(self, **values: object) -> None:
        """Take other values; `write` keeps them.

        Raises
        ------
        ValueError, TypeError
            If one of them does not fit; nothing is changed then.
        """
        with self._guard:
            changed: dict[str, Any] = values
            self._values = evolve(self._values, **changed)
            self._changes |= changed

    def tell_faults(self) -> None:
        """Log in one line what could not be used of the file, if anything."""
        if self._faults:
            LOGGER.warning(
                "Settings in %s that cannot be used count as not set: %s", self._path, ", ".join(self._faults)
            )

    def write(self) -> None:
        """Put what was changed into the file, on any thread; other windows may have changed other values meanwhile.

        A file that cannot be used in full is kept beside it. Where nothing can be written, the log says so once and
        the next change tries again.
        """
        with self._guard:
            changes, self._changes = self._changes, {}
        if not changes:
            return
        try:
            self._store(changes)
        except (PlanFileError, OSError) as error:
            with self._guard:
                self._changes = changes | self._changes
            if not self._failed:
                LOGGER.warning("The settings were not kept in %s: %s", self._path, error)
            self._failed = True

    def _store(self, changes: Mapping[str, Any]) -> None:
        found = _read(self._path)
        before = self._values if EVERYTHING in found.faults else found.values
        values = evolve(before, **changes)
        kept = asdict(values, filter=lambda attribute, value: bool(value != attribute.default))
        text = json.dumps({**found.others, **kept}, indent=2, sort_keys=True)
        make_private_folder(self._path.parent)
        if found.faults:
            self._path.replace(self._path.with_name(f"{self._path.name}.damaged"))
        write_atomically(self._path, text.encode(), tr_noop("the settings file"), replacing=OWN)
        with self._guard:
            self._values = evolve(values, **self._changes)


def own_settings() -> Settings:
    """Return the settings of this user."""
    # What a former version left on this computer is not the business of a program that is carried along.
    former = None if portable_folder() else former_config() / f"{TITLE}.conf"
    return Settings(own_folders(SHORT_NAME).settings / "settings.json", former)


def without_settings_of_qt() -> None:
    """Keep Qt's own file dialog from reading settings, and from noting there for all to read where plans lie."""
    for scope in QSettings.Scope:
        QSettings.setPath(QSettings.Format.NativeFormat, scope, os.devnull)


def _read(path: Path) -> _Found:
    try:
        data = file_bytes(path, MOST_BYTES)
        document = {} if data is None else _document(data)
    except (PlanFileError, ValueError, RecursionError):
        return _Found(Values(), faults=(EVERYTHING,))
    values, faults = _fitting({name: value for name, value in document.items() if name in NAMES})
    others = {name: value for name, value in document.items() if name not in NAMES and _is_plain(value)}
    return _Found(Values(**values), others, faults)


def _document(data: bytes) -> dict[str, object]:
    if len(data) > MOST_BYTES:
        raise ValueError
    document = json.loads(data)
    if not isinstance(document, dict):
        raise ValueError
    return document


def _fitting(document: Mapping[str, object]) -> tuple[dict[str, Any], tuple[str, ...]]:
    """Return the values that fit, and the names of the others."""
    values: dict[str, Any] = {}
    for name, value in document.items():
        alone: dict[str, Any] = {name: value}
        try:
            values[name] = getattr(Values(**alone), name)
        except (ValueError, TypeError):
            continue
    return values, tuple(sorted(document.keys() - values.keys()))


def _is_plain(value: object) -> bool:
    return isinstance(value, str | int | float) or (
        isinstance(value, list) and all(isinstance(part, str) for part in value)
    )
