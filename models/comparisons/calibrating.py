"""Published figures fitted to a log, role by role: what users cost on these machines, for this plan only."""

import re
from collections.abc import Collection, Mapping, Sequence
from importlib.resources.abc import Traversable

import numpy as np
from attrs import evolve, frozen

from models.calibration.figures import Figure
from models.calibration.library import Library
from models.capacity.arrays import CompiledDesign
from models.capacity.compiler import compile_design
from models.capacity.floats import Floats
from models.capacity.load import assignment_drivers
from models.capacity.workload import library_for
from models.comparisons.driver_counts import DriverCounts, DriverRules, TermRule, counted_on, read_driver_rules
from models.comparisons.fitting import FitRules, Observed, fit_factors, read_fit_rules, why_no_fit, why_not_kept
from models.comparisons.hours import ALL_DAY, Hours
from models.comparisons.measured import (
    CounterRule,
    ExpectedUses,
    Sampled,
    counter_paths,
    measured_uses,
    read_counter_rules,
)
from models.comparisons.role_fits import TERM_WORDS, Factor, RoleFit
from models.comparisons.role_terms import (
    CENTRAL,
    RoleGroup,
    follows_one_before,
    given_mhz,
    role_groups,
    spread_of,
    term_figures,
)
from models.plan.entities import Design, Plan
from models.plan.kinds import runs_roles
from models.plan.queries import require_design
from models.words import all_of, tr_format, translate

CPU = "cpu"
# Figures that say what CPU a driver costs: an override of one is what a fit replaces.
COST_KEY = re.compile(r"/(cas|hub|mailbox|directory)\.cpu\.")


@frozen(kw_only=True)
class CalibrationRules:
    """The rules of reading a log and fitting it."""

    counters: tuple[CounterRule, ...]
    drivers: DriverRules
    fit: FitRules


@frozen(kw_only=True)
class FitChoices:
    """What a user chooses of a fit.

    Parameters
    ----------
    taken_in : collection of str
        Ids of outliers that are fitted with the others all the same.
    hours : Hours
        Which windows count. Of the whole day, the hours of backup and maintenance are left out.
    stale : collection of str
        Ids of machines that had another CPU when the log was taken; what it says of them is not used.
    """

    taken_in: Collection[str] = ()
    hours: Hours = ALL_DAY
    stale: Collection[str] = ()


def read_calibration_rules(folder: Traversable) -> CalibrationRules:
    """Return the rules of reading a log and fitting it."""
    return CalibrationRules(
        counters=read_counter_rules(folder), drivers=read_driver_rules(folder), fit=read_fit_rules(folder)
    )


def calibrate(
    plan: Plan,
    design_id: str,
    library: Library,
    sampled: Sequence[Sampled],
    rules: CalibrationRules,
    named: Mapping[str, str],
    choices: FitChoices = FitChoices(),
) -> tuple[RoleFit, ...]:
    """Return what a log says of the published figures, for each role that it knows the CPU of.

    Parameters
    ----------
    library : Library
        As published; overrides of CPU costs in the plan are set aside, as a fit replaces them.
    sampled : sequence of Sampled
        Each counter once.
    named : mapping of str to str
        The id of a machine for a name in the log that does not match by itself.
    choices : FitChoices
    """
    plan = without_cost_overrides(plan)
    mine = library_for(plan, library)
    design = require_design(plan, design_id)
    log = _log_of(compile_design(plan, design, mine), sampled, rules, named)
    is_stale = np.isin(log.compiled.machines.ids, tuple(choices.stale))
    log = evolve(log, measured_mhz=np.where(is_stale, np.nan, log.measured_mhz))
    groups = tuple(role_groups(log.compiled, mine, log.measured_mhz))
    counted = _counted(choices.hours, rules.fit)
    included = counted.include(log.starts)[:, np.newaxis]
    log = evolve(log, measured_mhz=np.where(included, log.measured_mhz, np.nan))
    fits = (_fit(log, group, rules, choices.taken_in) for group in groups)
    return tuple(evolve(fit, hours=choices.hours, counted=counted) for fit in fits)


def expected_uses(
    plan: Plan,
    design_id: str,
    library: Library,
    sampled: Sequence[Sampled],
    rules: CalibrationRules,
    named: Mapping[str, str],
) -> ExpectedUses:
    """Return the CPU that the model gives the users whom a log counts, by the ids of the machines.

    Machines are left out on which the log does not count all that costs CPU there.

    Parameters
    ----------
    library : Library
        As published; the plan's own figures count here.
    """
    mine, design = library_for(plan, library), require_design(plan, design_id)
    log = _log_of(compile_design(plan, design, mine), sampled, rules, named)
    machines, found = log.compiled.machines, {}
    for group in role_groups(log.compiled, mine, log.measured_mhz):
        terms = [term for term in rules.drivers.terms if term_figures(log.compiled, group, term, log.asked)]
        if any(map(rules.drivers.is_relative, terms)):
            # How many of the plan's users are there is not counted.
            continue
        if not terms or np.isfinite(log.compiled.assignments.curve_users[CENTRAL, group.rows]).any():
            continue
        given = [given_mhz(log.compiled, group.columns, term, log.asked, log.counts.ratio(term)) for term in terms]
        use = np.sum(given, axis=0) / machines.nominal_mhz[group.columns]
        use = use + machines.other_cpu[group.columns]
        for place, machine in enumerate(group.machines):
            if np.isfinite(use[:, place]).any():
                found[machine.id] = log.starts, use[:, place]
    return found


def counters_to_record(design: Design, library: Library, rules: CalibrationRules) -> tuple[str, ...]:
    """Return the counters of load and users of a design's machines, as `logman` takes them."""
    duties = {
        machine.id: library.duties_of(machine.exchange, machine.roles)
        for machine in design.machines
        if runs_roles(machine)
    }
    return counter_paths(design, rules.counters, counted_on(design, duties, rules.drivers))


def without_cost_overrides(plan: Plan) -> Plan:
    """Return a plan whose CPU costs are as published."""
    kept = [override for override in plan.assumptions.overrides if not COST_KEY.search(override.figure)]
    return evolve(plan, assumptions=evolve(plan.assumptions, overrides=kept))


@frozen(eq=False, kw_only=True)
class _Log:
    """A log against a design.

    Parameters
    ----------
    asked : (assignments, drivers)
        What the plan expects of each role.
    starts : (windows,)
    measured_mhz : (windows, machines)
        CPU without what other programs take of it; NaN where it is not known.
    """

    compiled: CompiledDesign
    asked: Floats
    starts: Floats
    measured_mhz: Floats
    counts: DriverCounts


def _log_of(
    compiled: CompiledDesign, sampled: Sequence[Sampled], rules: CalibrationRules, named: Mapping[str, str]
) -> _Log:
    asked = assignment_drivers(compiled, compiled.drivers[CENTRAL])
    starts = np.unique(np.concatenate([np.zeros(0), *(series.start for series in sampled)]))
    machines = compiled.machines
    used = np.full((len(starts), len(machines.ids)), np.nan)
    for use in measured_uses(compiled.design, sampled, rules.counters, named).uses:
        if use.resource == CPU:
            used[np.searchsorted(starts, use.start), machines.ids.index(use.machine_id)] = use.mean
    own = np.maximum(used - machines.other_cpu, 0.0) * machines.nominal_mhz
    counts = DriverCounts(compiled, asked, starts, sampled, rules.drivers, named)
    return _Log(compiled=compiled, asked=asked, starts=starts, measured_mhz=own, counts=counts)


def _counted(hours: Hours, rules: FitRules) -> Hours:
    """Return which hours count of those that were chosen: the whole day is without backup and maintenance."""
    if not hours.all_day:
        return hours
    return evolve(hours, first=rules.left_out_to_h, last=rules.left_out_from_h)


def _fit(log: _Log, group: RoleGroup, rules: CalibrationRules, taken_in: Collection[str]) -> RoleFit:
    role = RoleFit(
        version=group.machines[0].exchange,
        roles=group.machines[0].roles,
        machines=tuple(machine.id for machine in group.machines),
    )
    if np.isfinite(log.compiled.assignments.curve_users[CENTRAL, group.rows]).any():
        return evolve(role, refusal=tr_format("The CPU of this role follows a published curve, not a cost per user."))
    figures = {term: term_figures(log.compiled, group, term, log.asked) for term in rules.drivers.terms}
    terms = [term for term, priced in figures.items() if priced]
    given = [given_mhz(log.compiled, group.columns, term, log.asked, log.counts.ratio(term)) for term in terms]
    missing = [term for term, mhz in zip(terms, given, strict=True) if not np.isfinite(mhz).any()]
    if missing or not terms:
        return evolve(role, refusal=_why_not_counted(missing))
    table = np.stack(given, axis=-1)
    odd = _outliers(log.measured_mhz[:, group.columns], table.sum(axis=-1), rules.fit)
    odd = [place for place in odd if role.machines[place] not in taken_in]
    spreads = np.array([spread_of(figures[term]) for term in terms])
    observed = _observed(log, group, table, spreads, set(odd))
    role = evolve(
        role,
        machines=tuple(name for place, name in enumerate(role.machines) if place not in odd),
        outliers=tuple(role.machines[place] for place in odd),
    )
    fitted = _fitted(role, observed, [(term.key, tuple(figures[term])) for term in terms], rules.fit)
    relative = {term.key for term in terms if rules.drivers.is_relative(term)}
    return evolve(fitted, factors=tuple(evolve(each, is_relative=each.key in relative) for each in fitted.factors))


def _fitted(
    role: RoleFit, observed: Observed, terms: Sequence[tuple[str, tuple[Figure, ...]]], rules: FitRules
) -> RoleFit:
    if refusal := why_no_fit(observed, rules):
        return evolve(role, refusal=refusal)
    fit = fit_factors(observed, rules)
    if refusal := why_not_kept(fit, rules):
        return evolve(role, refusal=refusal, fit=fit)
    factors = [
        Factor(
            key=key,
            figures=figures,
            value=float(fit.factors[place]),
            low=float(fit.low[place]),
            high=float(fit.high[place]),
            spread=rules.deviations * max(float(observed.spreads[place]), rules.least_spread),
            kept=float(fit.kept[place]),
            tied=tuple(terms[other][0] for pair in fit.tied if place in pair for other in pair if other != place),
            is_told=float(fit.kept[place]) <= rules.untold,
        )
        for place, (key, figures) in enumerate(terms)
    ]
    return evolve(role, fit=fit, factors=tuple(factors))


def _why_not_counted(missing: Sequence[TermRule]) -> str:
    if not missing:
        return tr_format("The plan has no users that put CPU load on these machines.")
    names = all_of([translate(TERM_WORDS[term.key]) for term in missing])
    return tr_format("The log has no counters for {names}, which the plan has on these machines.", names=names)


def _outliers(measured: Floats, given: Floats, rules: FitRules) -> list[int]:
    """Return the machines whose load differs from that of the others by more than their users say.

    Parameters
    ----------
    measured, given : (windows, machines)
    """
    if measured.shape[1] < rules.outlier_machines:
        return []
    both = np.isfinite(measured) & np.isfinite(given)
    load, expected = (np.where(both, each, 0.0).sum(axis=0) for each in (measured, given))
    ratio = np.where(expected > 0.0, load / np.where(expected > 0.0, expected, 1.0), np.nan)
    if np.isnan(ratio).all():
        return []
    apart = np.abs(ratio / np.nanmedian(ratio) - 1.0)
    return np.flatnonzero(apart > rules.outlier).tolist()


def _observed(log: _Log, group: RoleGroup, given: Floats, spreads: Floats, left_out: Collection[int]) -> Observed:
    """Return the windows in which load and users are known, one machine after the other."""
    measured = log.measured_mhz[:, group.columns]
    known = np.isfinite(measured) & np.isfinite(given).all(axis=-1)
    known[:, sorted(left_out)] = False
    rows = [np.flatnonzero(known[:, place]) for place in range(known.shape[1])]
    return Observed(
        given_mhz=np.concatenate([given[these, place] for place, these in enumerate(rows)]),
        measured_mhz=np.concatenate([measured[these, place] for place, these in enumerate(rows)]),
        follows=follows_one_before([log.starts[these] for these in rows]),
        spreads=spreads,
        start=np.concatenate([log.starts[these] for these in rows]),
    )
