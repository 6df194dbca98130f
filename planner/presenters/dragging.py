"""What is dragged: a kind of thing to add, out of the palette, or items of the plan, in its tree. Always JSON."""

import json
import re
from collections.abc import Iterable

from models.plan.kinds import KINDS

MIME_TYPE = "application/x-exchange-topology-item"
MOVED_MIME_TYPE = "application/x-exchange-topology-move"
FRAGMENT_MIME_TYPE = "application/x-exchange-topology-fragment"
TEMPLATE = "template:"
LONGEST = 1_000
LONGEST_MOVE = 1_000_000
_TEMPLATE_KIND = re.compile(rf"{TEMPLATE}[a-z0-9-]{{1,60}}\Z")


def encode(kind: str) -> bytes:
    """Return the dragged form of a kind."""
    return json.dumps({"kind": kind}).encode()


def decode(data: bytes) -> str | None:
    """Return the kind, or "template:" and a name, that is dragged; None where the data is something else."""
    kind = _part(data, "kind", LONGEST)
    if not isinstance(kind, str):
        return None
    return kind if kind in KINDS or _TEMPLATE_KIND.match(kind) else None


def encode_move(ids: Iterable[str]) -> bytes:
    """Return the dragged form of items of the plan."""
    return json.dumps({"ids": list(ids)}).encode()


def decode_move(data: bytes) -> tuple[str, ...]:
    """Return the ids that are dragged, none where the data is something else."""
    ids = _part(data, "ids", LONGEST_MOVE)
    return tuple(ids) if isinstance(ids, list) and all(isinstance(identifier, str) for identifier in ids) else ()


def _part(data: bytes, key: str, longest: int) -> object:
    if len(data) > longest:
        return None
    try:
        given = json.loads(data)
    except (ValueError, RecursionError):
        return None
    return given.get(key) if isinstance(given, dict) else None
