"""Consolidated design: hosts that all carry the same, a VM of each role; as many at every site as its users need."""

from collections.abc import Iterator, Mapping

from attrs import evolve, frozen

from models.calibration.library import Library
from models.capacity.rating import passes
from models.capacity.results import Evaluation
from models.consolidation.drafts import Draft
from models.consolidation.placing import vcpus_offered
from models.consolidation.sizing import Ceilings, Needs, ceilings_of, sized
from models.plan.entities import Design, Machine, Plan, Vm
from models.plan.versions import new_with
from models.proposing.groups import DATABASES, Grouping, use_of_groups
from models.proposing.naming import role_code, site_codes
from models.proposing.requirements import Requirements
from models.proposing.sized import (
    CONSOLIDATED,
    Shortage,
    SizedDesign,
    against_ceilings,
    evaluated,
    evaluated_at_worst,
    tightest,
)
from models.rounding import ROUNDING
from models.units import MB_A_GB

HOST = "HOST"
MOST_SIZINGS = 12
# While no number of hosts is found that carries a site's users, so many times as many are tried next.
STRIDE = 4
# How many hosts each site has, and what the VMs of each role are there.
Counts = Mapping[str, int]
# Sites with as many hosts, by their ids.
Span = tuple[str, ...]
Sizes = Mapping[tuple[str, str], Vm]


@frozen(eq=False)
class _Trial:
    """Some hosts with their VMs, sized and evaluated, and what is short at each site where something is."""

    sizes: Sizes
    evaluation: Evaluation
    short: Mapping[str, Shortage]


def sized_hosts(work: Plan, wanted: Requirements, library: Library) -> SizedDesign | Shortage:
    """Return the fewest hosts that carry the users of a plan, or why no number of them does.

    All hosts of a site are alike, so that the numbers with one more and that one down are the numbers without it.
    """
    search = _Search(work, wanted, library)
    found = search.fewest()
    if isinstance(found, Shortage):
        return found
    trial = search.trial(found)
    # Groups carry their users with a host down.
    spare = 0 if search.grouping.is_wanted else wanted.failures
    design = search.design({site: number + spare for site, number in found.items()}, trial.sizes)
    normal = evaluated(work, design, library) if wanted.failures or wanted.over_two_sites else trial.evaluation
    smallest = search.grouping.with_least(design.dags, search.least)
    return SizedDesign(design=design, evaluation=normal, worst=trial.evaluation, smallest=smallest)


class _Search:
    """Finds the fewest hosts of all sites at once, as each evaluation takes as long for one site as for ten."""

    def __init__(self, work: Plan, wanted: Requirements, library: Library) -> None:
        self._work, self._wanted, self._library = work, wanted, library
        self.grouping = Grouping(work, wanted, library)
        self._codes = site_codes(work)
        self._roles = wanted.roles(library)
        self._host = evolve(wanted.hardware.host, hypervisor=wanted.hypervisor, position=None)
        self._ceilings: Ceilings = ceilings_of(
            work.assumptions.cpu_ceiling, work.assumptions.memory_ceiling, [self._host], library
        )
        self.least: dict[str, int] = {}

    def fewest(self) -> Counts | Shortage:
        """Return the fewest hosts of each site that carry its users, or what is short where none do."""
        spans, most = self.grouping.spans, self.grouping.most(self.grouping.role)
        in_all = self.grouping.most_in_all(self.grouping.role)
        too_few, enough = dict.fromkeys(spans, 0), dict[Span, int]()
        for span in spans if self.grouping.is_wanted else ():
            least = self.grouping.least(span)
            if least is None:
                return Shortage(span[0], DATABASES, most=in_all)
            too_few[span] = least - 1
            self.least |= dict.fromkeys(span, least)
        while guesses := _guesses(too_few, enough, most):
            trial = self.trial(_at_sites({span: guesses.get(span, enough.get(span, 1)) for span in spans}))
            for span, guess in guesses.items():
                short = next((trial.short[site] for site in span if site in trial.short), None)
                if short is None:
                    enough[span] = guess
                elif guess >= most:
                    return evolve(short, most=in_all)
                else:
                    too_few[span] = guess
        return _at_sites(enough)

    def trial(self, counts: Counts) -> _Trial:
        """Return so many hosts of each site with VMs as large as their users need."""
        sizes: Sizes = {(site, role): self._smallest(role) for site in counts for role in self._roles}
        for _ in range(MOST_SIZINGS):
            design = self.design(counts, sizes)
            evaluation = evaluated_at_worst(self._work, design, self._library, loses_sites=self._wanted.over_two_sites)
            larger = self._grown(counts, sizes, evaluation)
            if larger == sizes:
                break
            sizes = larger
        short = {shortage.site: shortage for shortage in self._short(counts, sizes, evaluation)}
        return _Trial(sizes, evaluation, short)

    def design(self, counts: Counts, sizes: Sizes) -> Design:
        """Return the design of these hosts, with the groups of their VMs that hold mailboxes."""
        members = {
            site: [_vm_id(site, self.grouping.role, count) for count in range(1, number + 1)]
            for site, number in counts.items()
        }
        machines, dags = tuple(self._machines(counts, sizes)), self.grouping.dags(CONSOLIDATED, members)
        return Design(id=CONSOLIDATED, name=CONSOLIDATED, machines=machines, dags=dags)

    def _machines(self, counts: Counts, sizes: Sizes) -> Iterator[Machine]:
        """Return the hosts of all sites with their VMs."""
        for site, number in counts.items():
            for count in range(1, number + 1):
                host = evolve(self._host, id=_host_id(site, count), site=site,
                              name=f"{self._codes[site]}-{HOST}-{count}")  # fmt: skip
                yield host
                for role in self._roles:
                    name = f"{self._codes[site]}-{role_code(role)}-{count}"
                    yield evolve(sizes[site, role], id=_vm_id(site, role, count), name=name, host=host.id)

    def _smallest(self, role: str) -> Vm:
        wanted = self._wanted
        vm = Vm(id=role, name=role, host=HOST, exchange=wanted.exchange, roles=(role,), vcpus=1, memory_mb=int(MB_A_GB))
        return new_with(vm, wanted.exchange)

    def _alike(self, counts: Counts, site: str) -> range:
        """Return the hosts of a site to look at: the first, as all are alike; all, where members differ in failures."""
        return range(1, (counts[site] if self.grouping.is_wanted else 1) + 1)

    def _grown(self, counts: Counts, sizes: Sizes, evaluation: Evaluation) -> Sizes:
        """Return the VMs as large as the largest of each role and site needs to be, or at any site of a group."""
        grown: dict[tuple[str, str], Vm] = {}
        for (site, role), vm in sizes.items():
            drafts = [
                Draft(evolve(vm, id=_vm_id(other, role, number)), other, ())
                for other in self.grouping.span_of(site)
                for number in self._alike(counts, other)
            ]
            needed = [draft.vm for draft in sized(drafts, Needs(evaluation), self._ceilings)]
            grown[site, role] = evolve(
                vm,
                vcpus=max(other.vcpus for other in needed),
                memory_mb=max(other.memory_mb for other in needed),
            )
        return grown

    def _short(self, counts: Counts, sizes: Sizes, evaluation: Evaluation) -> Iterator[Shortage]:
        """Return what is short at each site: of a host and the VMs on it."""
        above, host = passes(against_ceilings(evaluation)), self._host
        offered = vcpus_offered(self._library.hypervisors[host.hypervisor], host.processor.cores)
        in_groups = use_of_groups(evaluation)
        for site in counts:
            vms = [sizes[site, role].vcpus for role in self._roles]
            if sum(vms) > offered:
                yield Shortage(site, "vcpus")
            elif rows := [row for row in self._rows(counts, site, evaluation) if above[row]]:
                yield Shortage(site, tightest(evaluation, rows[0]))
            elif in_groups.get(_vm_id(site, self.grouping.role, 1), 0.0) > 1.0 + ROUNDING:
                yield Shortage(site, "cpu")

    def _rows(self, counts: Counts, site: str, evaluation: Evaluation) -> Iterator[int]:
        """Return the rows of the hosts of a site to look at, each followed by its VMs."""
        for number in self._alike(counts, site):
            yield evaluation.rows[_host_id(site, number)]
            yield from (evaluation.rows[_vm_id(site, role, number)] for role in self._roles)


def _guesses(too_few: Mapping[Span, int], enough: Mapping[Span, int], most: int) -> dict[Span, int]:
    """Return the number of hosts to try next at each of some sites, where it is not settled; no more than the most."""
    guesses = {}
    for span, low in too_few.items():
        high = enough.get(span)
        if high is None:
            guesses[span] = min(max(low * STRIDE, 1), most)
        elif high - low > 1:
            guesses[span] = (low + high) // 2
    return guesses


def _at_sites(counts: Mapping[Span, int]) -> dict[str, int]:
    return {site: number for span, number in counts.items() for site in span}


def _host_id(site: str, number: int) -> str:
    return f"host-{site}-{number}"


def _vm_id(site: str, role: str, number: int) -> str:
    return f"vm-{site}-{role}-{number}"
