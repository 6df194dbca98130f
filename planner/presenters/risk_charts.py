"""The risk of one machine as charts: how its use is spread over the runs, and which figures move it."""

from collections.abc import Mapping

from models.comparisons.distribution import Distribution
from models.comparisons.draws import GAUGES
from models.comparisons.risk import Influence, Risk
from models.words import count, memory, percent, significant, tr_format, translate
from planner.presenters.chart_spec import (
    ChartAxis,
    ChartBar,
    ChartBin,
    ChartKey,
    ChartLevel,
    ChartSpec,
    ChartUpright,
)
from planner.presenters.risk import GAUGE_WORDS, influence_label, status_word

SAME = 1e-9


def risk_number(found: Risk) -> str:
    """Return the chance of what is likeliest to exceed a ceiling: a machine, or a group in its worst failure."""
    first = found.likeliest
    return "" if first is None else percent(first.probability)


def risk_headline(found: Risk, names: Mapping[str, str]) -> str:
    """Return what the number is the chance of."""
    first = found.likeliest
    if first is None or not first.distributions:
        return tr_format("No machine with data can exceed a ceiling.")
    if not first.probability:
        return tr_format("No machine exceeds a ceiling in any simulation run")
    if first in found.dags:
        return tr_format("chance that {dag} exceeds a ceiling in its worst failure", dag=names[first.machine_id])
    resource = translate(GAUGE_WORDS[first.distributions[0].resource])
    return tr_format(
        "chance that {machine} exceeds its {resource} ceiling", machine=names[first.machine_id], resource=resource
    )


def spread_words(found: Distribution) -> str:
    """Return where most of the runs lie."""
    low, middle, high = (percent(value) for value in found.quantiles)
    return tr_format(
        "The median is {middle} of its {resource}, the ceiling {ceiling}. 9 of 10 runs lie between {low} and {high}.",
        resource=translate(GAUGE_WORDS[found.resource]), middle=middle, low=low, high=high,
        ceiling=percent(found.ceiling),
    )  # fmt: skip


def state_at(value: float, ceiling: float) -> str:
    """Return the load state of a use in the middle of a step."""
    return "over" if value > 1.0 else "high" if value > ceiling else "ok"


def distribution_chart(found: Distribution, name: str) -> ChartSpec:
    """Return how the use of a machine is spread over the runs, in steps."""
    low, middle, high = found.quantiles
    resource = translate(GAUGE_WORDS[found.resource])
    steps = zip(found.edges, found.edges[1:], found.shares, strict=False)
    within = tr_format("{part} within the ceiling", part=percent(max(1.0 - found.above, 0.0)))
    key = [ChartKey(state="ok", text=within)]
    if found.above:
        words = tr_format(
            "{part} above the ceiling ({ceiling})", part=percent(found.above), ceiling=percent(found.ceiling)
        )
        key.append(ChartKey(state="high", text=words))
    if found.over:
        key.append(ChartKey(state="over", text=tr_format("{part} over capacity (100 %)", part=percent(found.over))))
    return ChartSpec(
        title=tr_format(
            "{machine}: {resource}, share of runs in steps of {step}",
            resource=resource,
            machine=name,
            step=percent(found.step),
        ),
        description=" ".join((spread_words(found), *(f"{item.text}." for item in key))),
        x=ChartAxis(tr_format("Utilization"), percent=True),
        y=ChartAxis(tr_format("Share of runs"), percent=True),
        bins=tuple(
            ChartBin(left=left, right=right, share=share, state=state_at((left + right) / 2, found.ceiling))
            for left, right, share in steps
        ),
        uprights=(
            ChartUpright(x=low, name=tr_format("5 %: {value}", value=percent(low))),
            ChartUpright(x=middle, name=tr_format("Median {value}", value=percent(middle))),
            ChartUpright(x=high, name=tr_format("95 %: {value}", value=percent(high))),
            ChartUpright(x=found.ceiling, name=tr_format("Ceiling {value}", value=percent(found.ceiling)), strong=True),
        ),
        key=tuple(key),
    )


def driver_chart(found: Risk, machine_id: str, spread: Distribution, name: str) -> ChartSpec:
    """Return what moves the use of one resource of a machine, the most first: each figure alone from end to end."""
    row, number = found.machine_ids.index(machine_id), GAUGES.index(spread.resource)
    now = float(found.now[number, row]) * spread.ceiling if found.now is not None else 0.0
    bars = [bar for item in found.drivers if (bar := _bar(item, (number, row), spread.ceiling)) is not None]
    bars.sort(key=lambda bar: -abs(bar.high - bar.low))
    resource = translate(GAUGE_WORDS[spread.resource])
    return ChartSpec(
        title=tr_format("Main drivers of the {resource} of {machine}", resource=resource, machine=name),
        description=tr_format(
            "{machine}: {resource} when one figure goes from its low to its high end.",
            resource=resource,
            machine=name,
        ),
        x=ChartAxis(tr_format("Utilization"), percent=True),
        y=ChartAxis(tr_format("Main drivers")),
        levels=(ChartLevel(name=tr_format("Ceiling {value}", value=percent(spread.ceiling)), y=spread.ceiling),),
        middle=now,
        bars=tuple(bars),
        bar_head=(
            tr_format("Main drivers"),
            tr_format("Status"),
            tr_format("At the low end"),
            tr_format("At the high end"),
        ),
    )


def _bar(item: Influence, place: tuple[int, int], ceiling: float) -> ChartBar | None:
    if item.each is None:
        return None
    low, high = (float(end[place]) * ceiling for end in item.each)
    if not abs(high - low) > SAME:
        return None
    words = [_end_word(end, item.unit) for end in item.ends]
    return ChartBar(
        name=influence_label(item), note=status_word(item), low=low, high=high, key=item.key,
        low_word=words[0] if words else "", high_word=words[-1] if words else "",
    )  # fmt: skip


def _end_word(value: float, unit: str) -> str:
    """Return what a figure is at an end of its range, as short as fits at a bar; shares in percent."""
    if unit == "1":
        return percent(value)
    if unit == "MB":
        return memory(value)
    # A rate's unit, as in "Mcycles per daily message", would be longer than the bars; the trail tells it.
    short = unit if unit.isalpha() else ""
    return f"{significant(value)} {short}".rstrip() if unit else count(round(value))
