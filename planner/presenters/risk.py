"""Risk in sentences, a table and a chart: how likely ceilings are passed, and which figures decide it."""

import math
from collections.abc import Iterator, Mapping

from models.comparisons.group_disk_draws import JUDGED as OF_DISKS
from models.comparisons.risk import Influence, MachineRisk, Risk, RiskSettings
from models.units import PERCENT
from models.words import all_of, count, percent, tr_format, tr_noop, translate
from planner.presenters.chart_spec import ChartAxis, ChartBar, ChartLevel, ChartSpec
from planner.presenters.no_data import unjudged_line
from planner.presenters.numbers import local
from planner.presenters.result_table import ResultRow, ResultTable, row_of
from planner.presenters.spreadsheet_text import in_percent, with_unit
from planner.presenters.status import RESOURCE_WORDS
from planner.presenters.trail_page import STATUS_WORDS
from planner.presenters.weak_evidence import weak_evidence_line

# One percent.
WHOLE = 0.01
# A figure that moves the result by less is none that decides it.
SMALL_SWING = 0.01
# What is assessed of a group, in this order.
OF_DAGS = {
    "cpu": tr_noop("CPU"),
    "memory": tr_noop("memory"),
    "disk": tr_noop("disk operations"),
    "storage": tr_noop("disk space"),
}
GAUGE_WORDS = RESOURCE_WORDS | OF_DAGS


def risk_summary(found: Risk, guess: RiskSettings, names: Mapping[str, str]) -> str:
    """Return how likely any machine passes a ceiling, and which machines are not judged."""
    parts = (_likelihood(found, guess), *_dag_lines(found, names), unjudged_line(found, names))
    return " ".join(entry for entry in parts if entry)


def _dag_lines(found: Risk, names: Mapping[str, str]) -> Iterator[str]:
    """Return how likely each database availability group passes a ceiling in its worst failure."""
    for dag in found.dags:
        name = names[dag.machine_id]
        if dag.probability is None:
            yield tr_format(
                "The worst failure of {dag} is not assessed: the DAG does not survive it, or there is no data.",
                dag=name,
            )
            continue
        known = {spread.resource for spread in dag.distributions}
        told = {"dag": name, "resources": all_of([translate(OF_DAGS[row]) for row in OF_DAGS if row in known])}
        if dag.probability:
            yield tr_format(
                "In its worst failure, {dag} exceeds a ceiling in {chance} of these runs (checked: {resources}).",
                chance=percent(dag.probability), **told,
            )  # fmt: skip
        else:
            yield tr_format(
                "In its worst failure, {dag} exceeds no ceiling in any of these runs (checked: {resources}).", **told
            )
        if not known.issuperset(OF_DISKS):
            yield tr_format("The disks of {dag} are left out: the plan does not fully state them.", dag=name)


def _likelihood(found: Risk, guess: RiskSettings) -> str:
    if found.any is None:
        return tr_format("No machine with data can exceed a ceiling.")
    words = {"draws": count(guess.draws), "spread": percent(guess.spread)}
    if not found.any:
        return tr_format(
            "No machine exceeds a ceiling in any of {draws} simulation runs; users vary by up to ±{spread}.",
            **words,
        )
    return tr_format(
        "A machine exceeds a ceiling in {chance} of {draws} simulation runs; users vary by up to ±{spread}.",
        chance=percent(found.any), **words,
    )  # fmt: skip


def rests_line(found: Risk) -> str:
    """Return which assumed and disputed figures move the result, or nothing."""
    return weak_evidence_line(influence for influence in found.influences if influence.swing >= SMALL_SWING)


def risk_table(found: Risk, names: Mapping[str, str]) -> ResultTable:
    """Return a row for each machine, the likeliest to pass a ceiling first."""
    unknown = frozenset(machine for machines in found.no_data.values() for machine in machines)
    machine, chance_head = tr_format("Machine"), tr_format("Chance of exceeding a ceiling")
    uses = (tr_format("Low (5 %)"), tr_format("Median"), tr_format("High (95 %)"))
    error = tr_format("Standard error")
    of_ceiling = tr_format("% of ceiling")
    # What the numbers are stands at a column that is never left out.
    shown = (tr_format("low"), tr_format("% of ceiling: median"), tr_format("high"))
    return ResultTable(
        head=(machine, tr_format("Chance"), *shown),
        copied_head=(
            machine,
            with_unit(chance_head, "%"),
            with_unit(error, "%"),
            *(with_unit(use, of_ceiling) for use in uses),
        ),
        rows=(
            *(_row(dag, dag_name(names[dag.machine_id]), unknown) for dag in found.dags),
            *(_row(machine, names[machine.machine_id], unknown) for machine in found.machines),
        ),
        right=(1, 2, 3, 4),
        # The low end is the one that nobody plans for.
        spare=(2,),
        notes=(
            "",
            tr_format("Chance of exceeding a ceiling: share of the simulation runs, with its standard error"),
            tr_format("Utilization of the tightest resource relative to its ceiling: 5th percentile of the runs"),
            tr_format("Utilization of the tightest resource relative to its ceiling: median of the runs"),
            tr_format("Utilization of the tightest resource relative to its ceiling: 95th percentile of the runs"),
        ),
    )  # fmt: skip


def dag_name(name: str) -> str:
    """Return what a database availability group is called among machines."""
    return tr_format("{dag}, worst failure", dag=name)


def _row(one: MachineRisk, name: str, unknown: frozenset[str]) -> ResultRow:
    uses = ((percent(use), "high" if use is not None and use > 1.0 else "") for use in one.quantiles)
    numbers = (in_percent(share) for share in (one.probability, one.error or None, *one.quantiles))
    return row_of((one.machine_id,), (name, ""), (_chance_words(one, unknown), ""), *uses, copied=(name, *numbers))


def _chance_words(one: MachineRisk, unknown: frozenset[str]) -> str:
    """Return "31 % ± 1.5 %"; "31 % or more" of a machine whose CPU or memory nobody knows."""
    if one.probability is not None and one.machine_id in unknown:
        return tr_format("{number} or more", number=percent(one.probability))
    return _with_error(one)


def _with_error(one: MachineRisk) -> str:
    """Return "31 % ± 1.5 %"."""
    if not one.error:
        return percent(one.probability)
    error = f"{one.error * PERCENT:.0f}" if one.error >= WHOLE * 2 else local(f"{one.error * PERCENT:.1f}")
    return f"{percent(one.probability)} ± {error} %"


def influence_chart(found: Risk) -> ChartSpec:
    """Return what matters as bars about the usual result, the longest first: a tornado."""
    description = tr_format(
        "Peak utilization (% of a ceiling) with each figure and population at the ends of its range."
    )
    first = next(iter(found.influences), None)
    if first is not None:
        description = f"{description} {tr_format('Main driver: {figure}.', figure=influence_label(first))}"
    return ChartSpec(
        title=tr_format("What drives peak utilization"),
        description=description,
        x=ChartAxis(tr_format("Share of ceiling"), percent=True),
        y=ChartAxis(tr_format("Main drivers")),
        levels=(ChartLevel(name=tr_format("ceiling"), y=1.0),),
        middle=math.nan if found.usual is None else found.usual,
        bars=tuple(
            ChartBar(
                name=influence_label(influence), note=status_word(influence), low=influence.low, high=influence.high
            )
            for influence in found.influences
        ),
        bar_head=(
            tr_format("Main drivers"),
            tr_format("Status"),
            tr_format("At the low end"),
            tr_format("At the high end"),
        ),
    )


def status_word(influence: Influence) -> str:
    """Return the status of a figure in the user's language; of users, that they are the user's own."""
    word = STATUS_WORDS.get(influence.status, influence.status)
    return translate(word)


def influence_label(influence: Influence) -> str:
    """Return the name of a figure in the user's language, or of a population as it is."""
    return influence.label if influence.status == "yours" else translate(influence.label)
