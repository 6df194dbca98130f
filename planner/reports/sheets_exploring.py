"""The sheets of a workbook that say what may come: a sweep of all users, growth with its chart, and failures."""

from collections.abc import Iterator, Sequence
from datetime import date
from math import isfinite

import numpy as np

from models.calibration.library import Library
from models.capacity.floats import Floats
from models.capacity.rating import passes
from models.capacity.results import RESOURCES
from models.comparisons.growth import Forecast
from models.comparisons.parameters import axis_of
from models.comparisons.sweeps import Sweep, sweep_parameters
from models.exporters.workbook import PERCENT_FORM, Cell, Sheet
from models.exporters.workbook_charts import Line, Lines
from models.plan.entities import Plan
from models.plan.queries import people_of_plan
from models.units import MONTHS_A_YEAR
from models.words import tr_count, tr_format, tr_noop, translate
from planner.presenters.failures import failure_table, names_in, people_at_sites
from planner.presenters.growth import month_word
from planner.presenters.report_outlook import MOST_MACHINES, YEARS, Explored, growth_words, yearly_words
from planner.presenters.status import RESOURCE_WORDS

SWEEP, GROWTH, FAILURES = tr_noop("Sweep"), tr_noop("Growth"), tr_noop("Failures")
SWEEP_CHART, GROWTH_CHART = tr_noop("Sweep, chart"), tr_noop("Growth, chart")
GROWTH_WORDS = tr_noop("Growth in words")
DESIGN, FULLEST, RESOURCE, USERS = (
    tr_noop("Design"),
    tr_noop("Busiest machine, any resource"),
    tr_noop("Resource"),
    tr_noop("Users"),
)
SHARE, LOW, HIGH = tr_noop("Share of its ceiling"), tr_noop("Share, low"), tr_noop("Share, high")
OF_DAGS = tr_noop("DAG closest to a ceiling in its worst failure, share of that ceiling")
SWEEP_HEADINGS = (
    DESIGN, tr_noop("Users relative to today"), USERS, FULLEST, RESOURCE, SHARE, tr_noop("Machines above a ceiling"),
    OF_DAGS,
)  # fmt: skip
GROWTH_HEADINGS = (
    DESIGN, tr_noop("Month"), tr_noop("Months from now"), USERS, FULLEST, RESOURCE, SHARE, LOW, HIGH, OF_DAGS,
)  # fmt: skip
# All users from half to twice as many, in steps of a tenth.
FIRST, LAST, STEPS, STEP = 0.5, 2.0, 16, 0.5
# Growth is told by quarters: nobody reads sixty months of each design.
MONTHS = 3


def sweep_sheet(plan: Plan, library: Library) -> Iterator[Sheet]:
    """Return the sheet of what more or fewer users do to each design; none without users or with too many machines."""
    rows, lines = list[tuple[Cell, ...]](), list[Line]()
    for design in plan.designs:
        if not design.machines or not plan.populations or len(design.machines) > MOST_MACHINES:
            continue
        swept = sweep_parameters(plan, design.id, [axis_of("users", FIRST, LAST, STEPS)], library)
        if not swept.lacking:
            lines.append(Line(design.name, len(rows), len(rows) + STEPS - 1))
            rows += _sweep_rows(design.name, swept, people_of_plan(plan))
    if rows:
        yield Sheet(
            name=translate(SWEEP),
            headings=_named(SWEEP_HEADINGS),
            rows=rows,
            forms=dict.fromkeys((1, 5, 7), PERCENT_FORM),
            charts=(
                Lines(title=tr_format("The busiest machine by number of users"), x=1, y=5, lines=(*lines,), step=STEP),
            ),
            charts_name=translate(SWEEP_CHART),
        )


def _sweep_rows(name: str, swept: Sweep, people: float) -> Iterator[tuple[Cell, ...]]:
    for point, factor in enumerate(swept.axes[0].values):
        row, above = int(swept.busiest[point]), int(passes(swept.against_ceiling[point]).sum())
        of_groups = [float(group.against_ceiling[point]) for group in swept.groups]
        tightest = max((share for share in of_groups if isfinite(share)), default=None)
        if row < 0:
            yield name, factor, round(factor * people), None, None, None, above, tightest
            continue
        resource = translate(RESOURCE_WORDS[RESOURCES[int(swept.limiter[point, row])]])
        share = float(swept.against_ceiling[point, row])
        yield name, factor, round(factor * people), swept.machine_names[row], resource, share, above, tightest


def growth_sheets(plan: Plan, answers: Sequence[Explored]) -> Iterator[Sheet]:
    """Return the sheets of growth: the fullest machine of each design by quarters, and what is told of it."""
    rows, lines, told = list[tuple[Cell, ...]](), list[Line](), list[tuple[Cell, ...]]()
    for answer in answers:
        if answer.growth is None:
            continue
        names = names_in(plan, answer.design)
        told += ((answer.design.name, line) for line in growth_words(plan, answer.growth, names))
        if not answer.growth.lacking:
            first = len(rows)
            rows += ((answer.design.name, *cells) for cells in _quarters(answer.growth, names))
            lines.append(Line(answer.design.name, first, len(rows) - 1))
    if rows:
        title = tr_format(
            "The busiest machine over {years}, if users grow by {rate} per year.",
            years=tr_count(YEARS, "{count} year", "{count} years"), rate=yearly_words(plan),
        ).rstrip(".")  # fmt: skip
        yield Sheet(
            name=translate(GROWTH),
            headings=_named(GROWTH_HEADINGS),
            rows=rows,
            forms=dict.fromkeys((6, 7, 8, 9), PERCENT_FORM),
            charts=(Lines(title=title, x=2, y=6, lines=(*lines,), step=MONTHS_A_YEAR),),
            charts_name=translate(GROWTH_CHART),
        )
    if told:
        yield Sheet(name=translate(GROWTH_WORDS), headings=_named((DESIGN, tr_noop("Effects of growth"))), rows=told)


def _quarters(found: Forecast, names: dict[str, str]) -> Iterator[tuple[Cell, ...]]:
    today = date.today()
    for month in range(0, len(found.use), MONTHS):
        use, people = found.use[month], round(found.people[month])
        shares_of_dags = [float(curve.highest[0][month]) for curve in found.curves]
        of_dags = max(filter(isfinite, shares_of_dags), default=None)
        if np.isnan(use).all():
            yield month_word(today, month), month, people, None, None, None, None, None, of_dags
            continue
        resource, machine = np.unravel_index(int(np.nanargmax(use)), use.shape)
        at = month, int(resource), int(machine)
        shares = (_share(table, at) for table in (found.use, found.low, found.high))
        words = translate(RESOURCE_WORDS[RESOURCES[at[1]]])
        yield month_word(today, month), month, people, names[found.machine_ids[at[2]]], words, *shares, of_dags


def _share(table: Floats, at: tuple[int, int, int]) -> float | None:
    share = float(table[at])
    return share if np.isfinite(share) else None


def failure_sheets(plan: Plan, answers: Sequence[Explored]) -> Iterator[Sheet]:
    """Return the sheet of failures of all designs, the gravest of each first."""
    tables = [
        (answer.design.name, failure_table(answer.failures, names_in(plan, answer.design), people_at_sites(plan)))
        for answer in answers
        if answer.failures is not None
    ]
    if not tables:
        return
    head = _joined([table.copied_head for _, table in tables])
    rows = []
    for name, table in tables:
        for row in table.rows:
            cells = dict(zip(table.copied_head, row.copied, strict=True))
            rows.append((name, *(cells.get(heading) for heading in head)))
    yield Sheet(name=translate(FAILURES), headings=(translate(DESIGN), *head), rows=rows)


def _joined(heads: Sequence[tuple[str, ...]]) -> tuple[str, ...]:
    """Return all headings once: those that only a later table has stand behind the one that they follow there."""
    joined = list[str]()
    for head in heads:
        place = 0
        for heading in head:
            if heading not in joined:
                joined.insert(place, heading)
            place = joined.index(heading) + 1
    return tuple(joined)


def _named(headings: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(map(translate, headings))
