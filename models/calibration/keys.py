"""The data files: reading one, and what a table of it must say and may."""

import tomllib
from collections.abc import Mapping
from importlib.resources.abc import Traversable
from typing import Any

from models.errors import FigureError


def read_tables(path: Traversable, *, before: str = "") -> dict[str, Any]:
    """Return the tables of a data file.

    Parameters
    ----------
    before : str
        Where to stop reading; empty for the whole file.

    Raises
    ------
    FigureError
        If it is no TOML; the sentence names the file and the line.
    """
    text = path.read_text(encoding="utf-8")
    try:
        return tomllib.loads(text.partition(before)[0] if before else text)
    except tomllib.TOMLDecodeError as error:
        raise FigureError(f"{path.name}: {error}.") from error


def require_keys(place: str, entry: Mapping[str, Any], required: tuple[str, ...], known: tuple[str, ...]) -> None:
    """Require that a table says what it must, and nothing that is not known.

    Raises
    ------
    FigureError
        If it does not; the sentence begins with the place.
    """
    missing = [name for name in required if not entry.get(name)]
    if missing:
        raise FigureError(f"{place}: {', '.join(missing)} is missing.")
    unknown = sorted(entry.keys() - set(known))
    if unknown:
        raise FigureError(f"{place}: '{unknown[0]}' is not known; there are {', '.join(known)}.")
