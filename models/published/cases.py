"""A published case: what a document prints, under which conditions, and how closely the model should return it."""

import tomllib
from collections.abc import Mapping
from importlib.resources.abc import Traversable
from typing import Any

from attrs import field, frozen

from models.errors import FigureError

REQUIRED = ("id", "what", "place", "unit", "printed")


@frozen(kw_only=True)
class Case:
    """One published outcome.

    Parameters
    ----------
    id, what, place : str
        Its name, what it says, and where it stands in the document.
    document : str
        Key of the source.
    printed : float
        What the document prints, in `unit`.
    corrected : float
        How it is read; the printed value unless the document is wrong.
    correction : str
        Why it is read otherwise.
    quantity : str
        How the model predicts it; see `models.published.predict`. Empty where it cannot.
    inputs : mapping
        The conditions.
    tolerance : float
        Largest error that counts as returned, in `unit`.
    reason : str
        Why the model cannot return it, or why it lies outside.
    """

    id: str
    what: str
    document: str
    place: str
    unit: str
    printed: float
    corrected: float
    correction: str = ""
    quantity: str = ""
    inputs: Mapping[str, Any] = field(factory=dict)
    tolerance: float = 0.0
    reason: str = ""


def read_cases(folder: Traversable) -> tuple[Case, ...]:
    """Return the published cases of a data folder, document by document in the order of their files.

    Raises
    ------
    FigureError
        If a case lacks what it needs, or its id stands twice.
    """
    cases: list[Case] = []
    for path in sorted((folder / "published").iterdir(), key=lambda entry: entry.name):
        if path.name.endswith(".toml"):
            cases += _cases_of(tomllib.loads(path.read_text(encoding="utf-8")), path.name)
    ids = [case.id for case in cases]
    if len(set(ids)) != len(ids):
        raise FigureError("published: an id stands twice.")
    return tuple(cases)


def _cases_of(document: dict[str, Any], name: str) -> list[Case]:
    cases = []
    for entry in document["case"]:
        missing = [key for key in REQUIRED if key not in entry]
        if missing:
            raise FigureError(f"{name}: {entry.get('id', '?')}: {', '.join(missing)} is missing.")
        shared = document.get("conditions", {}).get(entry.pop("conditions", ""), {})
        inputs = shared | entry.pop("inputs", {})
        corrected = entry.pop("corrected", entry["printed"])
        cases.append(Case(document=document["document"], corrected=corrected, inputs=inputs, **entry))
    return cases
