"""A published case: what a document prints, under which conditions, and how the model stands to the number."""

from collections.abc import Iterator, Mapping
from importlib.resources.abc import Traversable
from typing import Any

from attrs import field, fields, frozen

from models.calibration.keys import read_tables
from models.errors import FigureError
from models.words import tr_noop

IDENTITY, FITTED, PREDICTED = tr_noop("identity"), tr_noop("fitted"), tr_noop("predicted")
CLASSES = (PREDICTED, FITTED, IDENTITY)

REQUIRED = ("id", "what", "place", "unit")
REQUIRED_OF_CONTEXT = ("what", "place", "unit", "printed")


@frozen(kw_only=True)
class Case:
    """One published outcome.

    Parameters
    ----------
    id, what, place : str
        Its name, what it says, and where it stands in the document.
    document : str
        Key of the source.
    printed : float or None
        What the document prints, in `unit`; None where it prints no number and the value follows from others.
    corrected : float or None
        How it is read: the printed value unless the document is wrong. None where the number is lost.
    correction : str
        Why it is read otherwise, or how the value follows.
    quantity : str
        How the model predicts it; see `models.published.quantities`. Empty where it cannot.
    inputs : mapping
        The conditions.
    tolerance : float
        How far the number may be off as it is rounded, in `unit`.
    standing : str
        ``identity``, ``fitted`` or ``predicted``; empty where the model cannot predict it.
    why : str
        Why it stands so.
    fit, fit_title, method : str
        Key of the fit that a fitted number took part in, what it gives, and how it is made.
    left_out : float or None
        What the fit predicts without the number, in `unit`.
    without : tuple of str
        Ids of the cases that were left out for `left_out`.
    sets_range : bool
        Whether the figure's range was drawn around this number: lying within the band is then no evidence.
    reason : str
        Why the model cannot return it, or why it lies outside.
    """

    id: str
    what: str
    document: str
    place: str
    unit: str
    printed: float | None = None
    corrected: float | None = None
    correction: str = ""
    quantity: str = ""
    inputs: Mapping[str, Any] = field(factory=dict)
    tolerance: float = 0.0
    standing: str = ""
    why: str = ""
    fit: str = ""
    fit_title: str = ""
    method: str = ""
    left_out: float | None = None
    without: tuple[str, ...] = ()
    sets_range: bool = False
    reason: str = ""

    @property
    def value(self) -> float:
        """Return the corrected number [the case's unit]; NaN where it is lost."""
        return float("nan") if self.corrected is None else self.corrected


@frozen(kw_only=True)
class Context:
    """Numbers of a document that the model neither takes nor returns: hardware, settings, remarks.

    Parameters
    ----------
    document : str
        Key of the source.
    what, place, unit : str
        What they say, where they stand, and their unit; empty for counts.
    printed : tuple of float
        The numbers in the document's order.
    note : str
        What a reader should know.
    """

    document: str
    what: str
    place: str
    unit: str
    printed: tuple[float, ...]
    note: str = ""


def read_cases(folder: Traversable) -> tuple[Case, ...]:
    """Return the published cases of a data folder, document by document in the order of their files.

    Raises
    ------
    FigureError
        If a case lacks what it needs, contradicts itself, or its id stands twice.
    """
    cases = tuple(case for name, document in _documents(folder) for case in _cases_of(document, name))
    ids = [case.id for case in cases]
    if len(set(ids)) != len(ids):
        raise FigureError("published: an id stands twice.")
    strange = {identifier for case in cases for identifier in case.without} - set(ids)
    if strange:
        raise FigureError(f"published: there is no case '{min(strange)}' to leave out.")
    return cases


def read_context(folder: Traversable) -> tuple[Context, ...]:
    """Return the numbers of the documents that are no cases, document by document in the order of their files.

    Raises
    ------
    FigureError
        If a row lacks what it needs.
    """
    rows = []
    for name, document in _documents(folder):
        for entry in document.get("context", ()):
            _require(entry, REQUIRED_OF_CONTEXT, Context, f"{name}: {entry.get('what', '?')}")
            values = entry.pop("printed")
            printed = tuple(values) if isinstance(values, list) else (values,)
            rows.append(Context(document=document["document"], printed=printed, **entry))
    return tuple(rows)


def _documents(folder: Traversable) -> Iterator[tuple[str, dict[str, Any]]]:
    for path in sorted((folder / "published").iterdir(), key=lambda entry: entry.name):
        if path.name.endswith(".toml"):
            yield path.name, read_tables(path)


def _cases_of(document: dict[str, Any], name: str) -> Iterator[Case]:
    fits = document.get("fits", {})
    for entry in document["case"]:
        place = f"{name}: {entry.get('id', '?')}"
        entry["standing"] = entry.pop("class", "")
        shared = document.get("conditions", {}).get(entry.pop("conditions", ""), {})
        _require(entry, REQUIRED, Case, place)
        entry["inputs"] = shared | entry.get("inputs", {})
        entry.setdefault("corrected", entry.get("printed"))
        entry["without"] = tuple(entry.get("without", (entry["id"],) if "fit" in entry else ()))
        fit = fits.get(entry.get("fit", ""), {})
        entry |= {"fit_title": fit.get("title", ""), "method": fit.get("method", "")}
        case = Case(document=document["document"], **entry)
        for fault in _faults(case):
            raise FigureError(f"{place}: {fault}.")
        yield case


def _require(entry: dict[str, Any], required: tuple[str, ...], kind: type[Case | Context], place: str) -> None:
    missing = [key for key in required if key not in entry]
    if missing:
        raise FigureError(f"{place}: {', '.join(missing)} is missing.")
    unknown = sorted(entry.keys() - {attribute.name for attribute in fields(kind)})
    if unknown:
        raise FigureError(f"{place}: there is no '{unknown[0]}'.")


def _faults(case: Case) -> Iterator[str]:
    """Return what contradicts itself in a case."""
    if case.standing not in CLASSES if case.quantity else case.standing:
        yield f"its class is {case.standing or 'missing'}"
    if case.quantity and case.corrected is None:
        yield "a number that is lost cannot be predicted"
    if case.corrected != case.printed and not case.correction:
        yield "it does not say why it is read otherwise"
    if (case.standing == FITTED) != (case.left_out is not None):
        yield "a fitted case, and no other, has what the fit predicts without it"
    if (case.standing == FITTED) != bool(case.method):
        yield "a fitted case, and no other, names its fit"
