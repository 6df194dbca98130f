"""What may come, and what there is: growth and failures of every design of a report, and its machines."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from datetime import date
from math import isfinite

import numpy as np
from attrs import evolve, frozen

from models.calibration.library import Library
from models.capacity.results import RESOURCES, Evaluation
from models.capacity.tiles import Report, in_silence, portion
from models.comparisons.failures import Failures, failures
from models.comparisons.growing import growth_of
from models.comparisons.growth import Forecast, forecast
from models.plan.entities import Design, Machine, Plan
from models.plan.kinds import holds_vms, is_physical
from models.units import MONTHS_A_YEAR, PERCENT
from models.words import all_of, count, plain, tr_count, tr_format, translate
from planner.presenters.chart_spec import ChartAxis, ChartLevel, ChartLine, ChartSpec, chart_table
from planner.presenters.failures import failure_table, failures_summary, names_in, people_at_sites
from planner.presenters.growth import growth_lines, growth_summary
from planner.presenters.machine_table import COLUMNS, machine_rows

# How far a report looks ahead; it says so itself.
YEARS = 5
# Beyond these a report would keep its reader waiting.
MOST_FOR_PAIRS, MOST_MACHINES = 40, 1_000
MOST_LINES, MOST_FAILURES = 8, 8
# With more machines than this, a report leaves out those of which nothing is known: pages of dashes help nobody.
MOST_LISTED = 100
# Rates of single populations that a sentence names.
MOST_NAMED = 3
SHOWN = frozenset({"name", "place", "roles", "cpus", "installed", "cpu", "memory", "disk", "network", "users", "room"})
# The bandwidth of an adapter is seldom given: a column of dashes would take room from the names.
WHERE_KNOWN = frozenset({"network"})
# What is listed besides where some of them are members of a group.
OF_MEMBERS = frozenset({"storage"})


@frozen
class ReportChart:
    """A chart of a report: what it says, what it shows, and its values for those who do not see it."""

    title: str
    caption: str
    spec: ChartSpec

    @property
    def words(self) -> str:
        """Return what is drawn, in words."""
        head, *rows = chart_table(self.spec)
        values = "; ".join(", ".join(f"{name} {cell}" for name, cell in zip(head, row, strict=True)) for row in rows)
        return f"{self.caption} {values}"


@frozen
class Outlook:
    """What growth and failures do to a design, in sentences, with a table of the gravest failures."""

    name: str
    growth: tuple[str, ...]
    failures: str
    head: tuple[str, ...] = ()
    rows: tuple[tuple[str, ...], ...] = ()
    right: tuple[int, ...] = ()


@frozen
class MachineTable:
    """The machines of a design; `below` says what their hosts run, and which of very many are not listed."""

    name: str
    head: tuple[str, ...]
    right: tuple[int, ...]
    rows: tuple[tuple[str, ...], ...]
    below: str = ""


@frozen
class Explored:
    """The answers about one design that charts and sentences are made from; None where it has too many machines."""

    design: Design
    growth: Forecast | None
    failures: Failures | None


def explored(plan: Plan, library: Library, report: Report = in_silence) -> tuple[Explored, ...]:
    """Return what growth and failures do to every design of a plan that has machines."""
    designs = [design for design in plan.designs if design.machines]
    return tuple(
        _explored(plan, design, library, portion(report, number / len(designs), (number + 1) / len(designs)))
        for number, design in enumerate(designs)
    )


def _explored(plan: Plan, design: Design, library: Library, report: Report) -> Explored:
    if len(design.machines) > MOST_MACHINES:
        return Explored(design, None, None)
    physical = sum(is_physical(machine) for machine in design.machines)
    return Explored(
        design,
        _forecast(plan, design, library, portion(report, 0.0, 0.5)),
        failures(plan, design.id, library, pairs=physical <= MOST_FOR_PAIRS, report=portion(report, 0.5, 1.0)),
    )


def _forecast(plan: Plan, design: Design, library: Library, report: Report) -> Forecast | None:
    if not plan.populations:
        return None
    return forecast(plan, design.id, library, growth_of(plan), YEARS, report)


def outlooks(plan: Plan, answers: Sequence[Explored]) -> tuple[Outlook, ...]:
    """Return what growth and failures do, design by design."""
    return tuple(_outlook(plan, answer) for answer in answers)


def _outlook(plan: Plan, answer: Explored) -> Outlook:
    names, people = names_in(plan, answer.design), people_at_sites(plan)
    if answer.failures is None:
        untold = tr_format(
            "With this many machines, growth and failures are not calculated for the report; "
            "open Growth and Failures in the program."
        )
        return Outlook(answer.design.name, (), untold)
    is_known = any(result.survived is not None for result in answer.failures.results)
    table = failure_table(answer.failures, names, people, MOST_FAILURES if is_known else 0)
    return Outlook(
        name=answer.design.name,
        growth=tuple(growth_words(plan, answer.growth, names)) if answer.growth is not None else (),
        failures=failures_summary(answer.failures, names, people) or answer.failures.lacking,
        head=table.head,
        rows=tuple(row.cells for row in table.rows),
        right=table.right,
    )


def growth_words(plan: Plan, found: Forecast, names: Mapping[str, str]) -> Iterator[str]:
    """Return what growth does to a design, in sentences: how fast it is first, how many more there are last."""
    today = date.today()
    yield tr_format("Users grow by {rate} per year.", rate=yearly_words(plan))
    yield found.lacking or growth_summary(found, names)
    lines = growth_lines(found, names, today)
    yield from (line.marked for line in lines[:MOST_LINES])
    if len(lines) > MOST_LINES:
        yield tr_format("And {count} more.", count=count(len(lines) - MOST_LINES))


def yearly_words(plan: Plan) -> str:
    """Return how fast the users of a plan grow, as in "12.5 %" or "12.5 % (Lyon: 20 %)"."""
    own = [(row.name, row.yearly_growth) for row in plan.populations if row.yearly_growth is not None]
    everyone = _rate_words(plan.assumptions.yearly_growth)
    if not own:
        return everyone
    if len(own) > MOST_NAMED:
        others = tr_count(len(own), "{count} population at its own rate", "{count} populations at their own rates")
    else:
        others = ", ".join(f"{name}: {_rate_words(rate)}" for name, rate in own)
    return f"{everyone} ({others})"


def _rate_words(rate: float) -> str:
    return f"{plain(round(rate * PERCENT, 2))} %"


def charts_of(plan: Plan, answers: Sequence[Explored]) -> tuple[ReportChart, ...]:
    """Return a chart of machines lost and one of growth; without what is not known."""
    every, grown = [*_lost(answers)], [*_grown(answers)]
    lost = _known(every)
    yearly, years = yearly_words(plan), tr_count(YEARS, "{count} year", "{count} years")
    charts = (
        (
            lost,
            tr_format("When machines fail"),
            _lost_words(every, lost),
            tr_format("Failed machines"),
        ),
        (
            grown,
            tr_format("Growth of {rate} per year", rate=yearly),
            _grown_words(answers, years, yearly),
            tr_format("Years from now"),
        ),
    )  # fmt: skip
    return tuple(
        ReportChart(title, caption, _spec(lines, title, caption, ChartAxis(name, ticks=lines[0].x)))
        for lines, title, caption, name in charts
        if lines
    )


def _grown_words(answers: Sequence[Explored], years: str, yearly: str) -> str:
    told = {"years": years, "rate": yearly}
    if any(answer.growth is not None and answer.growth.curves for answer in answers):
        return tr_format(
            "The busiest machine, or a limit of a DAG that is closer, over {years}, if users grow by {rate} per year.",
            **told,
        )
    return tr_format("The busiest machine over {years}, if users grow by {rate} per year.", **told)


def _spec(lines: Sequence[ChartLine], title: str, caption: str, axis: ChartAxis) -> ChartSpec:
    return ChartSpec(
        title=title,
        description=caption,
        x=axis,
        y=ChartAxis(tr_format("Share of ceiling"), percent=True),
        lines=tuple(lines),
        levels=(ChartLevel(name=tr_format("ceiling"), y=1.0),),
    )


def _lost(answers: Sequence[Explored]) -> Iterator[ChartLine]:
    """Return a line for each design where the worst failure of one machine, or of two, is known."""
    for answer in answers:
        if answer.failures is None or answer.growth is None or answer.failures.lacking:
            continue
        worst = [float(_fullest(answer.growth.use)[0])]
        for number in (1, 2):
            uses = [
                result.use
                for result in answer.failures.results
                if len(result.outage.down) == number and answer.failures.machines >= {*result.outage.down}
            ]
            known = [use for use in uses if use is not None]
            worst.append(max(known, default=float("nan")))
        yield ChartLine(name=answer.design.name, x=(0.0, 1.0, 2.0), y=tuple(worst))


def _known(lines: Sequence[ChartLine]) -> list[ChartLine]:
    """Return the lines that lead anywhere, as far as all of them are known: nothing may seem to stay as it was."""
    lengths = {line.name: _length(line) for line in lines}
    shown = [line for line in lines if lengths[line.name] > 1]
    length = min((lengths[line.name] for line in shown), default=0)
    return [evolve(line, x=line.x[:length], y=line.y[:length]) for line in shown]


def _length(line: ChartLine) -> int:
    return next((number for number, value in enumerate(line.y) if not isfinite(value)), len(line.y))


def _lost_words(every: Sequence[ChartLine], shown: Sequence[ChartLine]) -> str:
    """Return what the chart of machines lost shows, and which designs it leaves out."""
    pairs = any(len(line.x) > 2 for line in shown)  # noqa: PLR2004 - none, one, and two machines
    words = (
        tr_format("The busiest machine with no failure, and after the worst failure of one or two machines.")
        if pairs
        else tr_format("The busiest machine with no failure, and after the worst failure of one machine.")
    )
    kept = {line.name for line in shown}
    others = [tr_format("“{design}”", design=line.name) for line in every if line.name not in kept]
    if not others:
        return words
    left_out = tr_format("Left out: {designs}; the load after a failure is unknown.", designs=all_of(others))
    return f"{words} {left_out}"


def _grown(answers: Sequence[Explored]) -> Iterator[ChartLine]:
    for answer in answers:
        if answer.growth is None or answer.growth.lacking:
            continue
        machines = [_fullest(table) for table in (answer.growth.use, answer.growth.low, answer.growth.high)]
        ends = np.fmax.reduce([machines, *(curve.highest for curve in answer.growth.curves)])
        use, low, high = (tuple(end[::MONTHS_A_YEAR].tolist()) for end in ends)
        years = tuple(float(year) for year in range(len(use)))
        # More bands than one cannot be read.
        low, high = (low, high) if len(answers) == 1 else ((), ())
        yield ChartLine(name=answer.design.name, x=years, y=use, low=low, high=high)


def _fullest(use: np.ndarray) -> np.ndarray:
    """Return the highest known use in each month: (months,); NaN where none is known."""
    highest = np.where(np.isnan(use), -np.inf, use).max(axis=(1, 2), initial=-np.inf)
    return np.where(np.isneginf(highest), np.nan, highest)


def machine_table_of(plan: Plan, design: Design, evaluation: Evaluation, library: Library) -> MachineTable:
    """Return the machines of a design with what they are and how full."""
    rows = machine_rows(plan, design, evaluation)
    keys = SHOWN | OF_MEMBERS if design.dags else SHOWN
    shown = [number for number, column in enumerate(COLUMNS) if column.key in keys]
    places = [
        number
        for number in shown
        if COLUMNS[number].key not in WHERE_KNOWN or any(row.cells[number].number is not None for row in rows)
    ]
    telling = {machine.id for machine in design.machines if _tells_anything(machine, evaluation)}
    listed = rows if len(rows) <= MOST_LISTED else tuple(row for row in rows if row.id in telling)
    return MachineTable(
        name=design.name,
        head=tuple(translate(COLUMNS[number].header) for number in places),
        right=tuple(place for place, number in enumerate(places) if not COLUMNS[number].left),
        rows=tuple(tuple(row.cells[number].text for number in places) for row in listed),
        below=" ".join(filter(None, (_hypervisor_words(design, library), _unlisted_words(len(rows) - len(listed))))),
    )


def _tells_anything(machine: Machine, evaluation: Evaluation) -> bool:
    """Return whether a machine is a host, has a role, or has any load that is known."""
    if holds_vms(machine) or machine.roles:
        return True
    return any(evaluation.gauge(machine.id, resource).utilization is not None for resource in RESOURCES)


def _hypervisor_words(design: Design, library: Library) -> str:
    """Return which hypervisors the hosts run; "" without a host."""
    hosts = Counter(translate(library.hypervisors[row.hypervisor].title) for row in design.machines if holds_vms(row))
    if len(hosts) < 2:  # noqa: PLR2004 - one is that of all hosts
        return "".join(tr_format("Hypervisor: {name}.", name=name) for name in hosts)
    some = [
        tr_count(number, "{name} ({count} host)", "{name} ({count} hosts)", name=name) for name, number in hosts.items()
    ]
    return tr_format("Hypervisors: {names}.", names=all_of(some))


def _unlisted_words(number: int) -> str:
    if not number:
        return ""
    return tr_count(
        number,
        "{count} machine without a role or a known load is not listed; the Excel workbook lists it.",
        "{count} machines without a role or a known load are not listed; the Excel workbook lists all of them.",
    )
