"""What is dragged from the palette to the canvas: the kind of thing to add."""

import json

from models.plan.entities import MACHINE_KINDS

MIME_TYPE = "application/x-exchange-topology-item"
KINDS = ("site", *MACHINE_KINDS, "population", "link")
LONGEST = 1_000


def encode(kind: str) -> bytes:
    """Return the dragged form of a kind."""
    return json.dumps({"kind": kind}).encode()


def decode(data: bytes) -> str | None:
    """Return the kind that is dragged, or None where the data is something else."""
    if len(data) > LONGEST:
        return None
    try:
        given = json.loads(data)
    except ValueError:
        return None
    kind = given.get("kind") if isinstance(given, dict) else None
    return kind if kind in KINDS else None
