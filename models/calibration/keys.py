"""What a table of a data file must say, and what it may."""

from collections.abc import Mapping
from typing import Any

from models.errors import FigureError


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
