"""Quick fixes: one change of a plan that clears a finding, tried by evaluating before it is offered."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from math import ceil, floor

from attrs import evolve, fields, frozen

from models.calibration.library import FigureSet, Library
from models.capacity.results import Evaluation, Finding
from models.capacity.role_memory import recommended_memory_mb
from models.errors import FieldError, PlannerError
from models.plan.change import Change, Replacement
from models.plan.choices import usual_system
from models.plan.edits import set_assumption, set_values
from models.plan.entities import Machine, Plan, Population, Rates, Users
from models.plan.kinds import cpus_of, holds_vms, is_link, is_virtual, runs_roles
from models.plan.queries import find, people_of
from models.plan.versions import windows_field
from models.units import MB_A_GB
from models.words import all_of, count, memory, tr_count, tr_format, translate, trimmed

Evaluate = Callable[[Plan, str], Evaluation]
Key = tuple[str, str, str]
# Conflicting fixes are tried one by one; each takes an evaluation.
MOST_ONE_BY_ONE = 50
# Overhead grows with what is added, so the demand alone may be too little; each of these factors is tried.
STEPS_BEYOND = (0, 1, 2, 3, 4, 6, 8, 12, 16)
# Parts of the users that fit by demand alone: rounding and the other machines may leave room for fewer.
LESS = (1.0, 0.99, 0.97, 0.9)
# Bisection steps for the part of the users that fit: to less than one in four thousand.
HALVINGS = 12
ABOVE = ("high", "over")
MOST_NAMED = 3
ADAPTERS_MBIT_S = (100, 1_000, 10_000, 40_000, 100_000)
DISK_STEP = 50


@frozen
class Fix:
    """A change that clears a finding, with a short text for the user, as in "2 more vCPUs"."""

    label: str
    change: Change


@frozen(eq=False)
class _Case:
    """A finding, and what a fix of it may look at."""

    plan: Plan
    design_id: str
    finding: Finding
    evaluation: Evaluation
    library: Library
    evaluate: Evaluate

    @property
    def common(self) -> FigureSet:
        """Return the figures that hold for every version."""
        return self.library.common

    @property
    def machine(self) -> Machine | None:
        """Return the machine that the finding is about."""
        design = self.plan.design(self.design_id)
        return design.by_id.get(self.finding.subject) if design is not None else None

    def offer(self, words: str, path: str, value: object) -> Iterator[Fix]:
        """Return the fix that sets a field of the finding's subject; none where the field takes no such value."""
        with suppress(FieldError):
            change = set_values(self.plan, (self.finding.subject,), path, value)
            # No typing goes on with it.
            yield Fix(words, Change(change.label, change.replacements))

    def excess(self) -> float:
        """Return the use of the resource against its ceiling."""
        gauge = self.evaluation.gauge(self.finding.subject, self.finding.about)
        return gauge.utilization / gauge.ceiling if gauge.utilization is not None else 1.0


def fix_for(plan: Plan, design_id: str, finding: Finding, library: Library, evaluate: Evaluate) -> Fix | None:
    """Return the smallest known change that clears a finding and adds no more severe one; None where there is none."""
    offers = OFFERS.get(finding.rule)
    return offers and _first_that_clears(plan, design_id, finding, library, evaluate, offers)


def _first_that_clears(
    plan: Plan, design_id: str, finding: Finding, library: Library, evaluate: Evaluate, offers: "Offers"
) -> Fix | None:
    before = evaluate(plan, design_id)
    known = _severe(before)
    if finding.key not in known:
        return None
    known |= _milder(known - {finding.key})
    for fix in offers(_Case(plan, design_id, finding, before, library, evaluate)):
        left = _left_after(plan, design_id, (fix,), evaluate)
        if left is not None and finding.key not in left and left <= known:
            return fix
    return None


def _severe(evaluation: Evaluation) -> set[Key]:
    return {finding.key for finding in evaluation.severe_findings}


def _milder(keys: set[Key]) -> set[Key]:
    """Return what findings beyond the capacity become once they are above the ceiling only: no new ones."""
    return {("above-ceiling", subject, about) for rule, subject, about in keys if rule == "over-capacity"}


def _left_after(plan: Plan, design_id: str, fixes: Iterable[Fix], evaluate: Evaluate) -> set[Key] | None:
    """Return which findings are left after fixes; None where they cannot be done."""
    try:
        return _severe(evaluate(joined(fixes).apply(plan), design_id))
    except PlannerError:
        return None


def joined(fixes: Iterable[Fix]) -> Change:
    """Return the changes of fixes as one change; a value that several of them set alike is set once."""
    places = {(part.table, part.design, part.key): part for fix in fixes for part in fix.change.replacements}
    return Change(tr_format("Fix several findings"), tuple(places.values()))


def fixes_for(
    plan: Plan, design_id: str, findings: Sequence[Finding], library: Library, evaluate: Evaluate
) -> dict[Key, Fix]:
    """Return fixes for findings of one rule by their keys, all applied together and verified by evaluating.

    Findings without a known fix are left out. A change that clears all of them at once is tried first; for each offer,
    the plan is evaluated once for all of them.
    """
    before = evaluate(plan, design_id)
    own = _severe(before)
    known = own | _milder(own - {finding.key for finding in findings})
    cases = [_Case(plan, design_id, finding, before, library, evaluate) for finding in findings if finding.key in known]
    offered = {case.finding.key: OFFERS[case.finding.rule](case) for case in cases if case.finding.rule in OFFERS}
    found: dict[Key, Fix] = {}
    while tried := {key: fix for key, offers in offered.items() if (fix := next(offers, None)) is not None}:
        left = _left_after(plan, design_id, (*found.values(), *tried.values()), evaluate)
        found |= {key: fix for key, fix in tried.items() if left is not None and key not in left}
        offered = {key: offers for key, offers in offered.items() if key in tried and key not in found}
    left = _left_after(plan, design_id, found.values(), evaluate)
    if left is not None and left <= known - set(found):
        return found
    return _one_by_one(plan, design_id, found, known, evaluate)


def _one_by_one(
    plan: Plan, design_id: str, found: dict[Key, Fix], known: set[Key], evaluate: Evaluate
) -> dict[Key, Fix]:
    """Return those of the fixes that bring no other finding where they are done one after the other."""
    kept: dict[Key, Fix] = {}
    for key, fix in list(found.items())[:MOST_ONE_BY_ONE]:
        left = _left_after(plan, design_id, (*kept.values(), fix), evaluate)
        if left is not None and left <= known - {key, *kept}:
            kept[key] = fix
    return kept


def _less_load(case: _Case) -> Iterator[Fix]:
    offers = {"cpu": _more_cores, "memory": _more_memory, "disk": _faster_disks, "network": _wider_adapter}
    yield from offers[case.finding.about](case)


def _more_cores(case: _Case) -> Iterator[Fix]:
    machine = case.machine
    if machine is None:
        return
    virtual = is_virtual(machine)
    now = cpus_of(machine)
    least = max(ceil(now * (case.excess() - 1.0)), 1)
    for more in (least + step for step in STEPS_BEYOND):
        words = (
            tr_count(more, "{count} more vCPU", "{count} more vCPUs")
            if virtual
            else tr_count(more, "{count} more core", "{count} more cores")
        )
        yield from case.offer(words, "vcpus" if virtual else "processor.cores", now + more)


def _more_memory(case: _Case) -> Iterator[Fix]:
    machine = case.machine
    if machine is None:
        return
    gigabytes = ceil(machine.memory_mb * case.excess() / MB_A_GB)
    for step in STEPS_BEYOND:
        yield from _memory(case, (gigabytes + step) * MB_A_GB)


def _memory(case: _Case, megabytes: float) -> Iterator[Fix]:
    words = tr_format("{memory} of memory", memory=memory(megabytes))
    yield from case.offer(words, "memory_mb", int(megabytes))


def _faster_disks(case: _Case) -> Iterator[Fix]:
    machine = case.machine
    if machine is not None and machine.disk_iops is not None:
        needed = ceil(machine.disk_iops * case.excess() / DISK_STEP) * DISK_STEP
        words = tr_format("disks for {operations} operations per second", operations=count(needed))
        yield from case.offer(words, "disk_iops", float(needed))


def _wider_adapter(case: _Case) -> Iterator[Fix]:
    machine = case.machine
    if machine is None or is_virtual(machine) or machine.network_mbit_s is None:
        return
    for adapter in ADAPTERS_MBIT_S:
        if adapter >= machine.network_mbit_s * case.excess():
            words = tr_format("a network adapter with {speed} Mbit/s", speed=count(adapter))
            yield from case.offer(words, "network_mbit_s", float(adapter))


def _wider_link(case: _Case) -> Iterator[Fix]:
    link = find(case.plan, case.finding.subject)
    gauge = case.evaluation.links.get(case.finding.subject)
    if is_link(link) and gauge is not None and gauge.utilization is not None:
        needed = ceil(link.bandwidth_mbit_s * gauge.utilization / gauge.ceiling)
        words = tr_format("{bandwidth} Mbit/s", bandwidth=trimmed(needed, 0))
        yield from case.offer(words, "bandwidth_mbit_s", float(needed))


def _as_large_as_host(case: _Case) -> Iterator[Fix]:
    vm, design = case.machine, case.plan.design(case.design_id)
    host = design.by_id.get(vm.host) if is_virtual(vm) and design is not None else None
    if not holds_vms(host):
        return
    if case.finding.about == "memory":
        yield from _memory(case, host.memory_mb)
    else:
        cores = host.processor.cores
        yield from case.offer(tr_count(cores, "{count} vCPU", "{count} vCPUs"), "vcpus", cores)


def _tested_cache(case: _Case) -> Iterator[Fix]:
    megabytes = int(case.common.get("hub.disk.cache_512_mb").value)
    words = tr_format("a cache of {cache} MB", cache=count(megabytes))
    yield from case.offer(words, "database_cache_mb", megabytes)


def _memory_for_cache(case: _Case) -> Iterator[Fix]:
    yield from _memory(case, case.common.get("hub.disk.least_memory_mb").value)


def _best_combined(case: _Case) -> Iterator[Fix]:
    machine, common = case.machine, case.common
    if machine is None:
        return
    best_cores = int(common.get("combined-role.best_cores").value)
    now = cpus_of(machine)
    if now <= common.get("combined-role.least_cores").value:
        words = tr_count(best_cores, "{count} vCPU", "{count} vCPUs")
        if is_virtual(machine):
            yield from case.offer(words, "vcpus", best_cores)
        else:
            words = tr_count(best_cores, "{count} core", "{count} cores")
            yield from case.offer(words, "processor.cores", best_cores)
    yield from _memory(case, common.get("combined-role.best_memory_mb").value)


def _sharing_not_counted(case: _Case) -> Iterator[Fix]:
    change = set_assumption(case.plan, "count_page_sharing", False)
    yield Fix(tr_format("do not count page sharing"), Change(change.label, change.replacements))


def _recommended_memory(case: _Case) -> Iterator[Fix]:
    machine = case.machine
    if machine is None or holds_vms(machine):
        return
    rule = recommended_memory_mb(machine, case.library.calibration_of(machine.exchange))
    if rule is not None:
        yield from _memory(case, ceil(rule[0] / MB_A_GB) * MB_A_GB)


def _fewer_users(case: _Case) -> Iterator[Fix]:
    """Return a design with fewer users of the populations that the machine serves, all of them alike."""
    machine = case.machine
    if machine is None:
        return
    served = _served(case)
    factor = _largest_factor(case, served) if served else 0.0
    if not factor:
        return
    for less in LESS:
        parts = [
            Replacement("populations", population.id, population, _scaled(population, factor * less))
            for population in served
        ]
        fewer = sum(people_of(part.before) - people_of(part.after) for part in parts)
        names = all_of([f"“{population.name}”" for population in served])
        if len(served) > MOST_NAMED:
            names = tr_count(len(served), "{count} population", "{count} populations")
        words = tr_count(fewer, "{count} fewer user in {names}", "{count} fewer users in {names}", names=names)
        yield Fix(words, Change(words, tuple(parts)))


def _largest_factor(case: _Case, served: list[Population]) -> float:
    """Return the largest factor on the users of populations that clears a finding, by halving; 0 where none does."""
    clears, does_not = 0.0, 1.0
    for _ in range(HALVINGS):
        middle = (clears + does_not) / 2.0
        parts = tuple(
            Replacement("populations", population.id, population, _scaled(population, middle)) for population in served
        )
        changed = Change("", parts).apply(case.plan)
        left = case.evaluate(changed, case.design_id).gauge(case.finding.subject, case.finding.about)
        clears, does_not = (middle, does_not) if left.state not in ABOVE else (clears, middle)
    return clears


def _served(case: _Case) -> list[Population]:
    """Return the populations that the machine of a finding serves."""
    serving = case.evaluation.serving
    row = case.evaluation.rows[case.finding.subject]
    return [
        population
        for population in case.plan.populations
        if row in serving.get(population.site, ()) and people_of(population)
    ]


def _scaled(population: Population, factor: float) -> Population:
    """Return the population with fewer users of every protocol, mailboxes and measured rates."""
    names = [field.name for field in fields(Users)]
    users = Users(**{name: floor(getattr(population.users, name) * factor) for name in names})
    rates = {field.name: getattr(population.rates, field.name) for field in fields(Rates)}
    return evolve(
        population,
        users=users,
        mailboxes=floor(population.mailboxes * factor),
        rates=Rates(**{name: None if rate is None else rate * factor for name, rate in rates.items()}),
    )


def fewer_for(plan: Plan, design_id: str, finding: Finding, library: Library, evaluate: Evaluate) -> Fix | None:
    """Return how many fewer users clear a finding and add no more severe one; None where it is not about users."""
    offers = FEWER.get(finding.rule)
    return offers and _first_that_clears(plan, design_id, finding, library, evaluate, offers)


def remedies_of(plan: Plan, design_id: str, finding: Finding, library: Library, evaluate: Evaluate) -> tuple[Fix, ...]:
    """Return what would clear a finding, each verified by evaluating: larger hardware, or fewer users.

    It is empty where nothing known clears it.
    """
    found = [of(plan, design_id, finding, library, evaluate) for of in (fix_for, fewer_for)]
    return tuple(fix for fix in found if fix is not None)


def _usual_windows(case: _Case) -> Iterator[Fix]:
    machine = case.machine
    system = usual_system(machine.exchange) if machine is not None and runs_roles(machine) else None
    if machine is not None and runs_roles(machine) and system is not None:
        words = tr_format("Windows {version}", version=translate(system.label))
        yield from case.offer(words, *windows_field(machine, system))


Offers = Callable[[_Case], Iterator[Fix]]
OFFERS: dict[str, Offers] = {
    "above-ceiling": _less_load,
    "over-capacity": _less_load,
    "narrow-link": _wider_link,
    "vm-larger-than-host": _as_large_as_host,
    "cache-untested": _tested_cache,
    "cache-needs-memory": _memory_for_cache,
    "small-combined-role": _best_combined,
    "memory-below-rule": _recommended_memory,
    "unsupported-windows": _usual_windows,
    "page-sharing-counted": _sharing_not_counted,
}
FEWER: dict[str, Offers] = {"above-ceiling": _fewer_users, "over-capacity": _fewer_users}
