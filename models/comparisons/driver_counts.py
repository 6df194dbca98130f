"""What a log counts of the users of a design, window by window, against what the plan expects of them."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from importlib.resources.abc import Traversable

import numpy as np
from attrs import evolve, frozen

from models.calibration.keys import read_tables
from models.capacity.arrays import CompiledDesign
from models.capacity.drivers import COLUMN
from models.capacity.floats import Flags, Floats
from models.comparisons.measured import (
    HIGH_PERCENTILE,
    CounterNames,
    Sampled,
    counter_names,
    machines_by_name,
)
from models.plan.choices import DUTY_IDS
from models.plan.dns_names import short_name
from models.plan.entities import Design, Machine
from models.plan.kinds import runs_roles


@frozen(kw_only=True)
class DriverCounter(CounterNames):
    """A counter that counts a driver of the model, on machines with a duty.

    Parameters
    ----------
    duty, counts : str
        The duty, and the driver.
    relative : bool
        Whether it counts something that goes with the driver, nobody knows by how much: its busy windows stand for
        what the plan expects.
    """

    duty: str
    counts: str
    relative: bool = False


@frozen(kw_only=True)
class TermRule:
    """Drivers whose figures have one factor, and which counted drivers they move with.

    Parameters
    ----------
    counted : tuple of tuple of str
        The best first; of several together, the sum.
    """

    key: str
    drivers: tuple[str, ...]
    counted: tuple[tuple[str, ...], ...]

    @property
    def columns(self) -> list[int]:
        """Return the columns of its drivers."""
        return [COLUMN[driver] for driver in self.drivers]


@frozen(kw_only=True)
class DriverRules:
    """What `driver-counters.toml` says."""

    counters: tuple[DriverCounter, ...]
    terms: tuple[TermRule, ...]

    def is_relative(self, term: TermRule) -> bool:
        """Return whether the drivers of a term are not counted themselves, but something that goes with them."""
        counted = {name for names in term.counted for name in names}
        return any(rule.relative for rule in self.counters if rule.counts in counted)


@frozen(eq=False, kw_only=True)
class _Counted:
    """One driver as machines with a duty count it, and as the plan expects it of them.

    Parameters
    ----------
    values : (windows, machines)
        NaN where a machine does not count it.
    planned : (machines,)
    """

    duty: int
    values: Floats
    planned: Floats


def read_driver_rules(folder: Traversable) -> DriverRules:
    """Return which counters count what, and which figures move with them."""
    document = read_tables(folder / "driver-counters.toml")
    return DriverRules(
        counters=tuple(
            DriverCounter(
                duty=rule["duty"], counts=rule["counts"], relative=rule.get("relative", False), **counter_names(rule)
            )
            for rule in document["counters"].values()
        ),
        terms=tuple(
            TermRule(key=key, drivers=tuple(rule["drivers"]), counted=tuple(map(tuple, rule["counted"])))
            for key, rule in document["terms"].items()
        ),
    )


def counted_on(
    design: Design, duties: Mapping[str, Iterable[str]], rules: DriverRules
) -> dict[str, tuple[CounterNames, ...]]:
    """Return what counts users on the machines of a design, by their ids.

    Parameters
    ----------
    duties : mapping of str to iterable of str
        The duties of each machine, by its id.
    """
    return {
        machine.id: tuple(rule for rule in rules.counters if rule.duty in set(duties.get(machine.id, ())))
        for machine in design.machines
        if runs_roles(machine)
    }


class DriverCounts:
    """What the machines of a design counted in the windows of a log.

    Parameters
    ----------
    asked : (assignments, drivers)
        What the plan expects of each role.
    starts : (windows,)
        All windows of the log.
    """

    def __init__(
        self,
        compiled: CompiledDesign,
        asked: Floats,
        starts: Floats,
        sampled: Iterable[Sampled],
        rules: DriverRules,
        named: Mapping[str, str],
    ) -> None:
        self._compiled, self._asked = compiled, asked
        self._starts = starts
        self._counted = dict(self._count(tuple(sampled), rules.counters, machines_by_name(compiled.design, named)))

    def ratio(self, term: TermRule) -> Floats:
        """Return what was counted against what the plan expects, by the best counters that the log has.

        A machine that counts its own users has its own ratio; the others have that of the counting machines of their
        site.

        Returns
        -------
        (windows, assignments), NaN where nothing counts.
        """
        empty = np.full((len(self._starts), len(self._asked)), np.nan)
        for names in term.counted:
            found = self._ratio(names, empty)
            if np.isfinite(found).any():
                return found
        return empty

    def _ratio(self, names: Sequence[str], empty: Floats) -> Floats:
        rows, found = self._compiled.assignments, empty.copy()
        expected = [name for name in names if self._asked[:, COLUMN[name]].any()]
        for duty in range(len(DUTY_IDS)):
            parts = [self._counted.get((name, duty)) for name in expected]
            known = [part for part in parts if part is not None]
            if not known or len(known) < len(parts):
                continue
            values = np.sum([part.values for part in known], axis=0)
            planned = np.sum([part.planned for part in known], axis=0)
            own = np.where(rows.duty == duty, _quotient(values, planned)[:, rows.machine], np.nan)
            of_site = self._of_sites(values, planned)[:, rows.site]
            # What another duty counted before holds on its own machines.
            found = np.where(np.isfinite(own), own, np.where(np.isfinite(found), found, of_site))
        return found

    def _of_sites(self, values: Floats, planned: Floats) -> Floats:
        """Return the ratio of all counting machines of each site together: (windows, sites)."""
        site, counts = self._compiled.machines.site, np.isfinite(values) & (planned > 0.0)
        found = np.full((len(values), max(len(self._compiled.site_rows), 1)), np.nan)
        for row in np.unique(site[counts.any(axis=0)]).tolist():
            here = counts & (site == row)
            together = np.where(here, values, 0.0).sum(axis=1), np.where(here, planned, 0.0).sum(axis=1)
            found[:, row] = _quotient(*together)
        return found

    def _count(
        self, sampled: Sequence[Sampled], counters: Sequence[DriverCounter], machine_of: Mapping[str, Machine]
    ) -> Iterator[tuple[tuple[str, int], _Counted]]:
        """Return what is counted by driver and duty; of several counters of one machine the first in the rules."""
        found: dict[tuple[str, int], _Counted] = {}
        for rule in counters:
            key = rule.counts, DUTY_IDS.index(rule.duty)
            for series in sampled:
                if rule.fits(series.object, series.instance, series.counter):
                    row = self._row_of(series, machine_of)
                    if row is not None:
                        counted = found.setdefault(key, self._nothing(*key))
                        _place(counted.values[:, row], self._starts, series)
            if rule.relative and key in found:
                found[key] = evolve(found[key], planned=_busy(found[key].values))
        yield from found.items()

    def _row_of(self, series: Sampled, machine_of: Mapping[str, Machine]) -> int | None:
        machine = machine_of.get(short_name(series.machine))
        return None if machine is None else self._compiled.machines.ids.index(machine.id)

    def _nothing(self, driver: str, duty: int) -> _Counted:
        rows, machines = self._compiled.assignments, len(self._compiled.machines.ids)
        here = rows.duty == duty
        planned = np.zeros(machines)
        np.add.at(planned, rows.machine[here], self._asked[here, COLUMN[driver]])
        return _Counted(duty=duty, values=np.full((len(self._starts), machines), np.nan), planned=planned)


def _place(column: Floats, starts: Floats, series: Sampled) -> None:
    """Fill what is still empty of a column with the windows of a counter."""
    rows = np.searchsorted(starts, series.start)
    empty: Flags = np.isnan(column[rows])
    column[rows[empty]] = series.mean[empty]


def _busy(values: Floats) -> Floats:
    """Return what each machine counts in its busy windows; 0 where it counts nothing."""
    counts = np.isfinite(values).any(axis=0)
    found = np.zeros(values.shape[1])
    found[counts] = np.nanpercentile(values[:, counts], HIGH_PERCENTILE, axis=0)
    return found


def _quotient(values: Floats, planned: Floats) -> Floats:
    """Return values against what is planned; NaN where nothing is."""
    found: Floats = np.where(planned > 0.0, values / np.where(planned > 0.0, planned, 1.0), np.nan)
    return found
