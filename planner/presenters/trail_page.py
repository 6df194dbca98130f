"""The whole trail of a number: every step, every figure with its document, and what the document gets wrong."""

from collections.abc import Iterator, Mapping

from attrs import frozen

from models.calibration.figures import Figure
from models.capacity.explain import OF_A_FIGURE
from models.capacity.results import Gauge
from models.capacity.trail import Step, Trail
from models.plan.fields import Field
from models.words import significant
from planner.presenters import field_text
from planner.presenters.explanation import band_lines, why_title
from planner.presenters.figures import erratum_line

STATUS_WORDS = {
    "measured": "Measured",
    "derived": "Derived",
    "assumed": "Assumed",
    "disputed": "Disputed",
    "yours": "Yours",
}


@frozen
class ReadingRow:
    """One reading of a disputed figure.

    Parameters
    ----------
    value, text : str
        With its unit, and where it comes from.
    chosen : bool
        Whether it is the one in use.
    """

    value: str
    text: str
    chosen: bool


@frozen(kw_only=True)
class FigureView:
    """A figure as the trail shows it.

    Parameters
    ----------
    key, label, value, status : str
        Its full key, what it is, value with unit and range, and its status in a word.
    facts : tuple of (str, str)
        What is known of it, as in ("Document", "White Paper: …").
    readings : tuple of ReadingRow
        Side by side where documents disagree.
    errata : tuple of str
        What the document gets wrong, and how it is read; only the key where it was told already.
    yours : bool
        Whether the plan sets it otherwise.
    """

    key: str
    label: str
    value: str
    status: str
    facts: tuple[tuple[str, str], ...]
    readings: tuple[ReadingRow, ...] = ()
    errata: tuple[str, ...] = ()
    yours: bool = False


@frozen
class StepView:
    """A step in words; `again` names figures that an earlier step shows in full."""

    text: str
    figures: tuple[FigureView, ...]
    again: tuple[str, ...] = ()


@frozen
class TrailPage:
    """Everything behind one number."""

    title: str
    summary: str
    steps: tuple[StepView, ...]
    notes: tuple[str, ...]

    def as_text(self) -> str:
        """Return the page as plain text, to paste elsewhere."""
        lines = [self.title, self.summary, ""]
        for step in self.steps:
            lines.append(step.text)
            for figure in step.figures:
                lines += [f"    {line}" for line in _figure_lines(figure)]
            lines += [f"    {text}" for text in step.again]
        return "\n".join([*lines, *self.notes])


def trail_page(trail: Trail, gauge: Gauge, published: Mapping[str, Figure]) -> TrailPage:
    """Return the page of a trail.

    Parameters
    ----------
    published : mapping of str to Figure
        Every figure as published, by its full key.
    """
    shown: set[str] = set()
    steps = tuple(_step_view(step, trail, published, shown) for step in trail.steps)
    notes = tuple(note for note in trail.notes if not note.startswith(OF_A_FIGURE))
    return TrailPage(why_title(trail.resource, gauge), trail.summary, steps, (*band_lines(gauge), *notes))


def value_text(figure: Figure, value: float | None = None) -> str:
    """Return a value of a figure with its unit, as in "0.35 MHz/user"."""
    return f"{significant(figure.value if value is None else value)} {unit_words(figure)}".rstrip()


def unit_words(figure: Figure) -> str:
    """Return the unit of a figure as it is read; nothing for a mere number."""
    return "" if figure.unit == "1" else figure.unit.replace("^2", "²")


def range_words(figure: Figure) -> str:
    """Return which values a plan may set a figure to."""
    least, most = figure.plausible()
    return f"From {significant(least)} to {significant(most)} {unit_words(figure)}".rstrip()


def _step_view(step: Step, trail: Trail, published: Mapping[str, Figure], shown: set[str]) -> StepView:
    fresh, again = [], []
    for figure in step.figures:
        if figure.key in shown:
            again.append(f"{figure.label}: {value_text(figure)}, shown above")
            continue
        fresh.append(_figure_view(figure, trail, published.get(figure.key, figure), shown))
    return StepView(step.text, tuple(fresh), tuple(again))


def _figure_view(figure: Figure, trail: Trail, published: Figure, shown: set[str]) -> FigureView:
    errata = []
    for erratum in trail.errata_of(figure):
        told = erratum.key in shown
        errata.append(f"{erratum.key}, see above" if told else erratum_line(erratum))
        shown.add(erratum.key)
    shown.add(figure.key)
    value = value_text(figure)
    if figure.low != figure.high:
        value += f" ({significant(figure.low)} to {significant(figure.high)})"
    return FigureView(
        key=figure.key,
        label=figure.label,
        value=value,
        status=STATUS_WORDS[figure.status],
        facts=tuple((name, text) for name, text in _facts(figure, published) if text),
        readings=tuple(
            ReadingRow(value_text(figure, one.value), one.text, one.value == figure.value) for one in figure.readings
        ),
        errata=tuple(errata),
        yours=figure.status == "yours",
    )


def _facts(figure: Figure, published: Figure) -> Iterator[tuple[str, str]]:
    if figure.status == "yours":
        yield "Your reason", figure.note
        yield "Published", f"{value_text(published)}, {published.status}"
    yield "Document", figure.source.title
    yield "Place", figure.place
    yield "Formula", figure.formula
    yield "Valid for", figure.valid
    if figure.printed is not None:
        yield "Printed", value_text(figure, figure.printed)
    yield "Note", published.note


def _figure_lines(figure: FigureView) -> Iterator[str]:
    yield f"{figure.label}: {figure.value}. {figure.status}"
    for name, text in figure.facts:
        yield f"  {name}: {text}"
    for reading in figure.readings:
        yield f"  {'Used' if reading.chosen else 'Not used'}: {reading.value}, {reading.text}"
    for erratum in figure.errata:
        yield f"  Erratum {erratum}"


def bare_value(value: float) -> str:
    """Return a value as it is typed, without unit or thousands' commas."""
    return f"{value:.10g}"


def typed_value(figure: Figure, text: str) -> float:
    """Return the value that a user typed for a figure, with or without its unit.

    Raises
    ------
    FieldError
        If it is no number.
    """
    unit = unit_words(figure)
    try:
        # Slopes are small: "1.94e-05".
        return float(text.strip().removesuffix(unit))
    except ValueError:
        value = field_text.parsed(Field(kind="number", label="The value", unit=unit), text)
    assert isinstance(value, int | float)  # noqa: S101 - the field of a number
    return float(value)
