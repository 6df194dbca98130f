"""The series of a log as a chart shows them: a line for each machine over the days, band and ceiling across."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

import numpy as np
from attrs import frozen

from models.capacity.floats import Floats
from models.capacity.results import Gauge
from models.comparisons.measured import MeasuredUse
from models.plan.entities import Design
from models.words import tr_format
from planner.presenters.measured import BesideRow
from planner.presenters.measured_values import band_words
from planner.presenters.numbers import percent


@frozen(eq=False, kw_only=True)
class SeriesLine:
    """A machine's use over the windows of a log; NaN is a gap.

    Parameters
    ----------
    start, use : (windows,)
        [s since the epoch] and [fraction].
    """

    machine_id: str
    name: str
    start: Floats
    use: Floats


@frozen
class SeriesName:
    """What stands beside the chart at a use [fraction]: a name, its value in words, and whether it is the machine's."""

    text: str
    value: str
    use: float
    is_machine: bool = False


@frozen(eq=False, kw_only=True)
class SeriesSpec:
    """What the chart shows.

    Parameters
    ----------
    lines : tuple of SeriesLine
    strong : str
        The id of the machine that is drawn strong, whose band and ceiling are shown.
    ceiling, low, high, predicted : float or None
        [fraction]
    """

    lines: tuple[SeriesLine, ...]
    strong: str
    ceiling: float | None
    low: float | None
    high: float | None
    predicted: float | None
    description: str
    names: tuple[SeriesName, ...] = ()

    @property
    def has_days(self) -> bool:
        """Return whether there is anything to draw."""
        return any(line.start.size for line in self.lines)


def series_spec(
    design: Design, uses: Iterable[MeasuredUse], rows: Sequence[BesideRow], chosen: str, gauges: Mapping[str, Gauge]
) -> SeriesSpec:
    """Return the chart of some uses of one resource.

    Parameters
    ----------
    rows : sequence of BesideRow
        Those of the table, of which the first is strong where none is chosen.
    """
    names = {machine.id: machine.name for machine in design.machines}
    lines = tuple(
        SeriesLine(machine_id=use.machine_id, name=names[use.machine_id], start=use.start, use=use.mean)
        for use in uses
        if use.machine_id in names
    )
    known = {line.machine_id for line in lines}
    strong = chosen if chosen in known else next((row.machine_id for row in rows if row.machine_id in known), "")
    gauge = gauges.get(strong)
    return SeriesSpec(
        lines=lines,
        strong=strong,
        ceiling=None if gauge is None else gauge.ceiling,
        low=None if gauge is None else gauge.low,
        high=None if gauge is None else gauge.high,
        predicted=None if gauge is None else gauge.utilization,
        description=_description(lines, names.get(strong, ""), gauge),
        names=() if gauge is None else tuple(_names(next(line for line in lines if line.machine_id == strong), gauge)),
    )


def _names(line: SeriesLine, gauge: Gauge) -> Iterator[SeriesName]:
    """Return the names beside the chart, the most important first."""
    known = line.use[np.isfinite(line.use)]
    if known.size:
        yield SeriesName(line.name, "", float(known[-1]), is_machine=True)
    if gauge.utilization is not None:
        yield SeriesName(tr_format("predicted"), band_words(gauge), gauge.utilization)
    yield SeriesName(tr_format("ceiling"), percent(gauge.ceiling), gauge.ceiling)


def _description(lines: Sequence[SeriesLine], name: str, gauge: Gauge | None) -> str:
    if gauge is None:
        return tr_format("The log has no series for this resource.")
    return tr_format(
        "{count} machines over {windows} 15-minute windows. {name}: predicted {band}.",
        count=len(lines), windows=max(line.start.size for line in lines), name=name, band=band_words(gauge),
    )  # fmt: skip
