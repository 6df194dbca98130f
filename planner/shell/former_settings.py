"""The settings that former versions of the program left on Linux, read as plain text: nothing in them is run."""

import json
from collections.abc import Callable
from configparser import Error, RawConfigParser
from pathlib import Path

from models.errors import PlanFileError
from models.planfile import file_bytes

MOST_BYTES = 1024 * 1024
SWITCH = {"on": True, "off": False}


def former_values(path: Path) -> dict[str, object]:
    """Return what a former version remembered, by today's names, not checked yet; nothing where it cannot be read."""
    parser = RawConfigParser(strict=False, delimiters=("=",), comment_prefixes=(";",))
    try:
        data = file_bytes(path, MOST_BYTES) or b""
        parser.read_string(data.decode() if len(data) <= MOST_BYTES else "")
    except (PlanFileError, Error, ValueError):
        return {}
    values = {}
    for name, (section, key, read) in FORMER.items():
        try:
            values[name] = read(_unquoted(parser.get(section, key)))
        except (Error, ValueError, KeyError, RecursionError):
            continue
    return values


def _unquoted(text: str) -> str:
    """Return a text without quotes; what they hide is written as in JSON, but for rare signs, which are given up."""
    found: object = json.loads(text) if text.startswith('"') else text
    if not isinstance(found, str):
        raise ValueError(text)
    return found


# The section and the name in the file of each value, and what it becomes.
FORMER: dict[str, tuple[str, str, Callable[[str], object]]] = {
    "theme": ("General", "theme", str),
    "text_percent": ("General", "text_percent", int),
    "language": ("General", "language", str),
    "grid": ("switch", "grid", SWITCH.__getitem__),
    "neighbours": ("switch", "neighbours", SWITCH.__getitem__),
    "minimap": ("switch", "minimap", SWITCH.__getitem__),
    "recent": ("General", "recent", json.loads),
    "columns": ("machines", "columns", lambda text: text.split(",")),
    "geometry": ("window", "geometry", str),
    "state": ("window", "state", str),
}
