"""The whole trail of a number: every step, every figure with its document, and what the document gets wrong."""

from collections.abc import Iterable, Iterator, Mapping

from attrs import frozen

from models.calibration.figures import Figure
from models.capacity.extrapolation import range_words
from models.capacity.results import Gauge
from models.capacity.trail import Step, Trail
from models.plan.fields import Field
from models.plan.kept_reasons import told_reason
from models.words import percent, plain, significant, tr_format, tr_noop, translate, typed
from planner.presenters import field_text
from planner.presenters.explanation import band_lines, why_title
from planner.presenters.figures import erratum_line, range_of

STATUS_WORDS = {
    "measured": tr_noop("Measured"),
    "derived": tr_noop("Derived"),
    "assumed": tr_noop("Assumed"),
    "disputed": tr_noop("Disputed"),
    "yours": tr_noop("Your value"),
}
STATUS_INSIDE = {
    "measured": tr_noop("measured"),
    "derived": tr_noop("derived"),
    "assumed": tr_noop("assumed"),
    "disputed": tr_noop("disputed"),
    "yours": tr_noop("your value"),
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
class EndView:
    """How an end of a number's band was found: its heading, and the steps with the figures at that end."""

    title: str
    steps: tuple[StepView, ...]


@frozen
class TrailPage:
    """Everything behind one number."""

    title: str
    summary: str
    steps: tuple[StepView, ...]
    notes: tuple[str, ...]
    ends: tuple[EndView, ...] = ()

    def as_text(self) -> str:
        """Return the page as plain text, to paste elsewhere."""
        lines = [self.title, self.summary, "", *_step_lines(self.steps)]
        for end in self.ends:
            lines += ["", end.title, *_step_lines(end.steps)]
        return "\n".join([*lines, *self.notes])


def _step_lines(steps: Iterable[StepView]) -> Iterator[str]:
    for step in steps:
        yield step.text
        for figure in step.figures:
            yield from (f"    {line}" for line in _figure_lines(figure))
        yield from (f"    {text}" for text in step.again)


def trail_page(trail: Trail, gauge: Gauge, published: Mapping[str, Figure]) -> TrailPage:
    """Return the page of a trail.

    Parameters
    ----------
    published : mapping of str to Figure
        Every figure as published, by its full key.
    """
    told: set[str] = set()
    steps = tuple(_step_view(step, trail, published, told) for step in trail.steps)
    return TrailPage(
        title=why_title(trail.resource, gauge),
        summary=trail.summary,
        steps=steps,
        notes=(*band_lines(gauge), *trail.notes),
        ends=tuple(_ends(trail, gauge, published, told)),
    )


def _ends(trail: Trail, gauge: Gauge, published: Mapping[str, Figure], told: set[str]) -> Iterator[EndView]:
    """Return how the ends of a band were found; nothing where it has no width."""
    if gauge.low is None or gauge.high is None or gauge.low == gauge.high:
        return
    for title, steps in zip(end_titles(gauge), (trail.low_steps, trail.high_steps), strict=True):
        views = (_step_view(step, trail, published, told) for step in steps)
        yield EndView(title, tuple(StepView(view.text, view.figures) for view in views))


def end_titles(gauge: Gauge) -> tuple[str, str]:
    """Return the headings over the steps of a band's low and high end."""
    return (
        tr_format(
            "Low end: {use}, with each figure at the end of its range that lowers the load", use=percent(gauge.low)
        ),
        tr_format(
            "High end: {use}, with each figure at the end of its range that raises the load", use=percent(gauge.high)
        ),
    )


def value_text(figure: Figure, value: float | None = None) -> str:
    """Return a value of a figure with its unit, as in "0.35 MHz/user"."""
    number = figure.value if value is None else value
    unit = tr_format("day") if figure.unit == "days" and number == 1.0 else unit_words(figure)
    return f"{significant(number)} {unit}".rstrip()


def status_inside(status: str) -> str:
    """Return the status of a figure as it is written inside a sentence."""
    return translate(STATUS_INSIDE[status])


def unit_words(figure: Figure) -> str:
    """Return the unit of a figure as it is read; nothing for a mere number."""
    return "" if figure.unit == "1" else translate(figure.unit).replace("^2", "²")


def override_words(figure: Figure) -> str:
    """Return which values a plan may set a figure to."""
    least, most = figure.plausible()
    most_words = f"{significant(most)} {unit_words(figure)}".rstrip()
    return tr_format("From {low} to {high}", low=significant(least), high=most_words)


def _step_view(step: Step, trail: Trail, published: Mapping[str, Figure], told: set[str]) -> StepView:
    fresh, again = [], []
    for figure in step.figures:
        if figure.key in told:
            words = tr_format("{figure}: {value}, shown above", figure=_label(figure), value=value_text(figure))
            again.append(words)
            continue
        fresh.append(_figure_view(figure, trail, published.get(figure.key, figure), told))
    return StepView(step.text, tuple(fresh), tuple(again))


def _figure_view(figure: Figure, trail: Trail, published: Figure, told: set[str]) -> FigureView:
    errata = []
    for erratum in trail.errata_of(figure):
        again = tr_format("{erratum}, see above", erratum=erratum.key)
        errata.append(again if erratum.key in told else erratum_line(erratum))
        told.add(erratum.key)
    told.add(figure.key)
    value = value_text(figure)
    if figure.low != figure.high:
        value += f" ({range_of(figure)})"
    return FigureView(
        key=figure.key,
        label=_label(figure),
        value=value,
        status=translate(STATUS_WORDS[figure.status]),
        facts=tuple((name, text) for name, text in _facts(figure, published) if text),
        readings=tuple(
            ReadingRow(value_text(figure, reading.value), translate(reading.text), reading.value == figure.value)
            for reading in figure.readings
        ),
        errata=tuple(errata),
        yours=figure.status == "yours",
    )


def _label(figure: Figure) -> str:
    return translate(figure.label)


def _facts(figure: Figure, published: Figure) -> Iterator[tuple[str, str]]:
    if figure.status == "yours":
        yield tr_format("Your reason"), told_reason(figure.note)
        yield tr_format("Published"), f"{value_text(published)}, {translate(published.status)}"
    yield tr_format("Document"), figure.source.title
    yield tr_format("Place"), figure.place
    yield tr_format("Formula"), translate(figure.formula)
    yield tr_format("Valid for"), "; ".join(range_words(limits) for limits in figure.valid)
    yield tr_format("Conditions"), translate(figure.conditions)
    if figure.printed is not None:
        yield tr_format("Printed"), value_text(figure, figure.printed)
    yield tr_format("Note"), translate(published.note)


def _figure_lines(figure: FigureView) -> Iterator[str]:
    yield f"{figure.label}: {figure.value}. {figure.status}"
    for name, text in figure.facts:
        yield f"  {name}: {text}"
    for reading in figure.readings:
        words = tr_format("Used: {value}, {reading}", value=reading.value, reading=reading.text)
        if not reading.chosen:
            words = tr_format("Not used: {value}, {reading}", value=reading.value, reading=reading.text)
        yield "  " + words
    for erratum in figure.errata:
        yield "  " + tr_format("Erratum {erratum}", erratum=erratum)


def bare_value(value: float) -> str:
    """Return a value as it is typed, without unit or thousands' commas."""
    return plain(value)


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
        return typed(text.strip().removesuffix(unit))
    except ValueError:
        value = field_text.parsed(Field(kind="number", label=tr_noop("The value"), unit=unit), text)
    assert isinstance(value, int | float)  # noqa: S101 - the field of a number
    return float(value)
