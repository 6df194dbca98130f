"""Growth in sentences and as a chart: when machines pass their ceilings, and what to add then."""

from collections.abc import Iterator, Mapping, Sequence
from datetime import date

from attrs import frozen

from models.capacity.dags.results import LIMITS
from models.comparisons.additions import Additions, Step
from models.comparisons.crossings import GrowthCrossing
from models.comparisons.group_growth import GroupCrossing
from models.comparisons.growth import Addition, Forecast
from models.dates import MONTHS
from models.plan.dags import MOST_MEMBERS
from models.units import MONTHS_A_YEAR
from models.words import all_of, count, tr_count, tr_format, tr_noop, translate
from planner.presenters.group_growth import GROUP_HEADLINES, GROUP_WORDS, need_words, step_words
from planner.presenters.naming import machines_words
from planner.presenters.no_data import unjudged_line
from planner.presenters.status import RESOURCE_WORDS, STATE_SYMBOLS

# More names cannot be read at once.
MOST_IN_CHART = 2
MONTHS_IN_SHORT = (
    tr_noop("Jan"), tr_noop("Feb"), tr_noop("Mar"), tr_noop("Apr"), tr_noop("May"), tr_noop("Jun"),
    tr_noop("Jul"), tr_noop("Aug"), tr_noop("Sep"), tr_noop("Oct"), tr_noop("Nov"), tr_noop("Dec"),
)  # fmt: skip


def month_word(today: date, months: int) -> str:
    """Return a month as "2028-01", some months from today."""
    whole = today.year * MONTHS_A_YEAR + today.month - 1 + months
    return f"{whole // MONTHS_A_YEAR:04d}-{whole % MONTHS_A_YEAR + 1:02d}"


def month_in_short(today: date, months: int) -> str:
    """Return a month as "Mar 2028", some months from today."""
    return _named_month(MONTHS_IN_SHORT, today, months)


def month_in_full(today: date, months: int) -> str:
    """Return a month as "March 2028", some months from today."""
    return _named_month(MONTHS, today, months)


def _named_month(names: Sequence[str], today: date, months: int) -> str:
    year, month = divmod(today.year * MONTHS_A_YEAR + today.month - 1 + months, MONTHS_A_YEAR)
    return f"{translate(names[month])} {year:04d}"


@frozen(kw_only=True)
class GrowthLine:
    """A sentence, the machines that it speaks of, and the load state that marks it; empty for none."""

    ids: tuple[str, ...]
    text: str
    state: str = ""

    @property
    def marked(self) -> str:
        """Return the sentence behind its symbol."""
        return f"{STATE_SYMBOLS.get(self.state, '')} {self.text}".lstrip()


def growth_lines(forecast: Forecast, names: Mapping[str, str], today: date) -> tuple[GrowthLine, ...]:
    """Return a sentence for everything that passes a ceiling, and for everything that has to be added."""
    parts = (crossing_lines, group_lines, addition_lines)
    return tuple(line for part in parts for line in part(forecast, names, today))


def crossing_lines(forecast: Forecast, names: Mapping[str, str], today: date) -> tuple[GrowthLine, ...]:
    """Return a sentence for the machines that pass a ceiling, those that pass the same at once together."""
    last = len(forecast.use) - 1
    groups: dict[tuple[object, ...], list[GrowthCrossing]] = {}
    for entry in sorted(forecast.crossings, key=lambda crossing: (_first(crossing, last), crossing.machine_id)):
        groups.setdefault((entry.resource, entry.month, entry.earliest, entry.latest), []).append(entry)
    return tuple(_crossing(some, names, today, last) for some in groups.values())


def group_lines(forecast: Forecast, names: Mapping[str, str], today: date) -> tuple[GrowthLine, ...]:
    """Return a sentence for each database availability group whose members cannot always carry its worst failure."""
    last = len(forecast.use) - 1
    ordered = sorted(forecast.groups, key=lambda crossing: (_first(crossing, last), crossing.dag_id))
    return tuple(_group(crossing, names, today, last) for crossing in ordered)


def group_words(forecast: Forecast, names: Mapping[str, str], today: date) -> str:
    """Return in one line when the first groups pass a limit."""
    return " ".join(line.text for line in group_lines(forecast, names, today)[:MOST_IN_CHART])


def _group(crossing: GroupCrossing, names: Mapping[str, str], today: date, last: int) -> GrowthLine:
    within, now, later = GROUP_WORDS[crossing.limit]
    words = {
        "dag": names[crossing.dag_id],
        "machine": names.get(crossing.machine_id, ""),
        "ends": _ends(crossing, today, last),
        "month": month_in_short(today, crossing.month or 0),
    }
    chosen = within if crossing.month is None else later if crossing.month else now
    text = translate(chosen).format(**words)
    if crossing.tried:
        text = f"{text} {need_words(crossing, month_in_short(today, last))}"
    return GrowthLine(ids=(crossing.dag_id,), text=text, state="high" if crossing.month == 0 else "")


def _first(crossing: GrowthCrossing | GroupCrossing, last: int) -> int:
    return last + 1 if crossing.month is None else crossing.month


def _crossing(alike: Sequence[GrowthCrossing], names: Mapping[str, str], today: date, last: int) -> GrowthLine:
    first, many = alike[0], len(alike)
    ids = tuple(entry.machine_id for entry in alike)
    ends = _ends(first, today, last)
    words = {
        "machines": machines_words([names[identifier] for identifier in ids]),
        "resource": translate(RESOURCE_WORDS[first.resource]),
        "ends": ends,
    }
    if first.month is None:
        text = tr_count(
            many,
            "{machines} may exceed its {resource} ceiling within the range of the figures: {ends}.",
            "{machines} may exceed their {resource} ceilings within the range of the figures: {ends}.",
            **words,
        )
    elif first.month == 0:
        text = tr_count(
            many,
            "{machines} is above its {resource} ceiling today.",
            "{machines} are above their {resource} ceilings today.",
            **words,
        )
    else:
        text = tr_count(
            many,
            "{machines} exceeds its {resource} ceiling in {month} ({ends}).",
            "{machines} exceed their {resource} ceilings in {month} ({ends}).",
            month=month_in_short(today, first.month), **words,
        )  # fmt: skip
    return GrowthLine(ids=ids, text=text, state="high" if first.month == 0 else "")


def _ends(crossing: GrowthCrossing | GroupCrossing, today: date, last: int) -> str:
    earliest = month_in_short(today, crossing.earliest or 0)
    if crossing.latest is None:
        return tr_format(
            "as early as {month}, as late as after {last}", month=earliest, last=month_in_short(today, last)
        )
    return tr_format("{month} to {last}", month=earliest, last=month_in_short(today, crossing.latest))


def addition_lines(forecast: Forecast, names: Mapping[str, str], today: date) -> tuple[GrowthLine, ...]:
    """Return a sentence for everything that has to be added, in the order of its month."""
    ordered = sorted(forecast.additions, key=lambda addition: (addition.month, addition.machine_ids))
    return tuple(GrowthLine(ids=entry.machine_ids, text=_addition(entry, names, today)) for entry in ordered)


def _addition(addition: Addition, names: Mapping[str, str], today: date) -> str:
    machines = machines_words([names[identifier] for identifier in addition.machine_ids])
    month = month_in_short(today, addition.month)
    if addition.count is None and addition.is_full:
        return tr_format(
            "From {month}, more machines like {machines} will not help: a DAG has at most {most} members.",
            machines=machines, month=month, most=count(MOST_MEMBERS),
        )  # fmt: skip
    if addition.count is None:
        return tr_format(
            "From {month}, more machines like {machines} will not help: each exceeds its ceiling on its own.",
            machines=machines,
            month=month,
        )
    if addition.virtual:
        return tr_count(
            addition.count,
            "From {month}: {count} more machine like {machines}, on another host.",
            "From {month}: {count} more machines like {machines}, on other hosts.",
            machines=machines, month=month,
        )  # fmt: skip
    return tr_count(
        addition.count,
        "From {month}: {count} more machine like {machines}.",
        "From {month}: {count} more machines like {machines}.",
        machines=machines, month=month,
    )  # fmt: skip


def step_lines(found: Additions, names: Mapping[str, str], today: date, years: int) -> tuple[GrowthLine, ...]:
    """Return a sentence for each step of a plan of additions, or one that nothing has to be added."""
    if not found.steps:
        words = tr_count(years, "{count} year", "{count} years")
        return (GrowthLine(ids=(), text=tr_format("Nothing has to be added within {years}.", years=words)),)
    return tuple(_step_line(step, names[step.machine_id], today, years) for step in found.steps)


def _step_line(step: Step, name: str, today: date, years: int) -> GrowthLine:
    words = {"month": month_in_short(today, step.month), "machine": name, "what": step.words}
    if step.group is not None:
        end = month_in_short(today, years * MONTHS_A_YEAR if step.until is None else step.until)
        return GrowthLine(ids=(step.machine_id,), text=step_words(step.group, name, words["month"], end))
    if not step.words:
        resource = translate(RESOURCE_WORDS[step.resource])
        text = tr_format(
            "{month}: {machine} exceeds its {resource} ceiling, and no single change to it helps. Add a machine.",
            resource=resource, **words,
        )  # fmt: skip
        return GrowthLine(ids=(step.machine_id,), text=text, state="high")
    if step.lasts is None:
        span = tr_count(years, "{count} year", "{count} years")
        text = tr_format("{month}: {what} for {machine}; lasts beyond {years}", years=span, **words)
    else:
        text = tr_format(
            "{month}: {what} for {machine}; lasts until {end}", end=month_in_short(today, step.lasts), **words
        )
    return GrowthLine(ids=(step.machine_id,), text=text)


def growth_summary(forecast: Forecast, names: Mapping[str, str]) -> str:
    """Return how many machines pass a ceiling, which groups pass a limit, and which machines are not judged."""
    parts = (_passing(forecast), _groups_passing(forecast, names), unjudged_line(forecast, names))
    return " ".join(part for part in parts if part)


def _groups_passing(forecast: Forecast, names: Mapping[str, str]) -> str:
    """Return which groups pass which limits; empty where none does."""
    passing = [crossing for crossing in forecast.groups if crossing.month is not None]
    if not passing:
        return ""
    years = tr_count((len(forecast.use) - 1) // MONTHS_A_YEAR, "{count} year", "{count} years")
    dags = machines_words(list(dict.fromkeys(names[crossing.dag_id] for crossing in passing)))
    limits = all_of([translate(LIMITS[limit]) for limit in LIMITS if limit in {row.limit for row in passing}])
    return tr_format("Limits of {dags} reached within {years}: {limits}.", years=years, dags=dags, limits=limits)


def _passing(forecast: Forecast) -> str:
    years = tr_count((len(forecast.use) - 1) // MONTHS_A_YEAR, "{count} year", "{count} years")
    passing = sum(crossing.month is not None for crossing in forecast.crossings)
    machines = tr_count(len(forecast.machine_ids), "{count} machine", "{count} machines")
    if len(forecast.machine_ids) == 1:
        if passing:
            return tr_format("The only machine exceeds a ceiling within {years}.", years=years)
        return tr_format("The only machine exceeds no ceiling within {years}.", years=years)
    if not passing:
        return tr_format("None of {machines} exceeds a ceiling within {years}.", machines=machines, years=years)
    return tr_count(
        passing,
        "{count} of {machines} exceeds a ceiling within {years}.",
        "{count} of {machines} exceed a ceiling within {years}.",
        machines=machines, years=years,
    )  # fmt: skip


def doubted_gauges(forecast: Forecast) -> Iterator[tuple[str, str]]:
    """Return the gauges that the answer hangs on: those that pass a ceiling."""
    return ((crossing.machine_id, crossing.resource) for crossing in forecast.crossings)


def growth_headline(forecast: Forecast, names: Mapping[str, str], today: date) -> str:
    """Return which machines exceed a ceiling first, or which group a limit, and when."""
    passing = [crossing for crossing in forecast.crossings if crossing.month is not None]
    groups = [crossing for crossing in forecast.groups if crossing.month is not None]
    first = min((crossing.month or 0 for crossing in passing), default=len(forecast.use))
    soonest = min(groups, key=lambda crossing: crossing.month or 0, default=None)
    if soonest is not None and (soonest.month or 0) < first:
        month = month_in_full(today, soonest.month or 0)
        return translate(GROUP_HEADLINES[soonest.limit]).format(dag=names[soonest.dag_id], month=month)
    if not passing:
        years = tr_count((len(forecast.use) - 1) // MONTHS_A_YEAR, "{count} year", "{count} years")
        return tr_format("No machine exceeds a ceiling within {years}", years=years)
    found = [names[crossing.machine_id] for crossing in passing if crossing.month == first]
    machines = machines_words(found, MOST_IN_CHART)
    if first == 0:
        return tr_count(
            len(found), "{machines} is above its ceiling today", "{machines} are above their ceilings today",
            machines=machines,
        )  # fmt: skip
    return tr_count(
        len(found),
        "{machines} exceeds its ceiling first, in {month}",
        "{machines} exceed their ceilings first, in {month}",
        machines=machines, month=month_in_full(today, first),
    )  # fmt: skip
