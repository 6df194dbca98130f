"""Consolidated design: hosts that all carry the same, a VM of each role; as many at every site as its users need."""

from collections.abc import Iterator, Mapping

from attrs import evolve, frozen

from models.calibration.library import Library
from models.capacity.floats import Flags
from models.capacity.rating import passes
from models.capacity.results import Evaluation
from models.consolidation.drafts import Draft
from models.consolidation.placing import vcpus_offered
from models.consolidation.sizing import Ceilings, ceilings_of, sized
from models.plan.entities import Design, Machine, Plan, Vm
from models.proposing.requirements import Requirements
from models.proposing.servers import role_code, site_codes
from models.proposing.sized import (
    CONSOLIDATED,
    MOST_AT_A_SITE,
    Shortage,
    SizedDesign,
    against_ceilings,
    evaluated,
    tightest,
)
from models.units import MB_A_GB

HOST = "HOST"
MOST_SIZINGS = 12
# While no number of hosts is found that carries a site's users, so many times as many are tried next.
STRIDE = 4
# How many hosts each site has, and what the VMs of each role are there.
Counts = Mapping[str, int]
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
    with_spare = {site: number + wanted.failures for site, number in found.items()}
    machines = tuple(search.machines(with_spare, trial.sizes))
    normal = evaluated(work, CONSOLIDATED, machines, library) if wanted.failures else trial.evaluation
    design = Design(id=CONSOLIDATED, name=CONSOLIDATED, machines=machines)
    return SizedDesign(design=design, evaluation=normal, worst=trial.evaluation)


class _Search:
    """Finds the fewest hosts of all sites at once, as each evaluation takes as long for one site as for ten."""

    def __init__(self, work: Plan, wanted: Requirements, library: Library) -> None:
        self._work, self._wanted, self._library = work, wanted, library
        self._codes = site_codes(work)
        self._roles = wanted.roles(library)
        self._host = evolve(wanted.hardware.host, hypervisor=wanted.hypervisor, position=None)
        self._ceilings: Ceilings = ceilings_of(
            work.assumptions.cpu_ceiling, work.assumptions.memory_ceiling, [self._host], library
        )

    def fewest(self) -> Counts | Shortage:
        """Return the fewest hosts of each site that carry its users, or what is short where none do."""
        too_few = dict.fromkeys(self._codes, 0)
        enough: dict[str, int] = {}
        while guesses := _guesses(too_few, enough):
            trial = self.trial({site: guesses.get(site, enough.get(site, 1)) for site in self._codes})
            for site, guess in guesses.items():
                if site not in trial.short:
                    enough[site] = guess
                elif guess >= MOST_AT_A_SITE:
                    return trial.short[site]
                else:
                    too_few[site] = guess
        return enough

    def trial(self, counts: Counts) -> _Trial:
        """Return so many hosts of each site with VMs as large as their users need."""
        sizes: Sizes = {(site, role): self._smallest(role) for site in self._codes for role in self._roles}
        for _ in range(MOST_SIZINGS):
            evaluation = evaluated(self._work, CONSOLIDATED, self.machines(counts, sizes), self._library)
            larger = self._grown(sizes, evaluation)
            if larger == sizes:
                break
            sizes = larger
        short = {shortage.site: shortage for shortage in self._short(counts, sizes, evaluation)}
        return _Trial(sizes, evaluation, short)

    def machines(self, counts: Counts, sizes: Sizes) -> Iterator[Machine]:
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
        return Vm(id=role, name=role, host=HOST, exchange=wanted.exchange, roles=(role,), vcpus=1,
                  memory_mb=int(MB_A_GB), guest=wanted.guest)  # fmt: skip

    def _grown(self, sizes: Sizes, evaluation: Evaluation) -> Sizes:
        """Return the VMs as large as the first one of each role and site needs to be: all of them are alike."""
        drafts = [Draft(evolve(vm, id=_vm_id(site, role, 1)), site, ()) for (site, role), vm in sizes.items()]
        grown = sized(drafts, evaluation, self._ceilings)
        return {
            key: evolve(vm, vcpus=draft.vm.vcpus, memory_mb=draft.vm.memory_mb)
            for (key, vm), draft in zip(sizes.items(), grown, strict=True)
        }

    def _short(self, counts: Counts, sizes: Sizes, evaluation: Evaluation) -> Iterator[Shortage]:
        """Return what is short at each site: of its first host and the VMs on it, as the others are the same."""
        above, host = passes(against_ceilings(evaluation)), self._host
        offered = vcpus_offered(self._library.hypervisors[host.hypervisor], host.processor.cores)
        for site in counts:
            vms = [sizes[site, role].vcpus for role in self._roles]
            if sum(vms) > offered:
                yield Shortage(site, "vcpus")
                continue
            yield from self._above(site, above, evaluation)

    def _above(self, site: str, above: Flags, evaluation: Evaluation) -> Iterator[Shortage]:
        for machine in (_host_id(site, 1), *(_vm_id(site, role, 1) for role in self._roles)):
            row = evaluation.rows[machine]
            if above[row]:
                yield Shortage(site, tightest(evaluation, row))
                return


def _guesses(too_few: Mapping[str, int], enough: Mapping[str, int]) -> dict[str, int]:
    """Return the number of hosts to try next at each site that is not settled."""
    guesses = {}
    for site, low in too_few.items():
        high = enough.get(site)
        if high is None:
            guesses[site] = min(max(low * STRIDE, 1), MOST_AT_A_SITE)
        elif high - low > 1:
            guesses[site] = (low + high) // 2
    return guesses


def _host_id(site: str, number: int) -> str:
    return f"host-{site}-{number}"


def _vm_id(site: str, role: str, number: int) -> str:
    return f"vm-{site}-{role}-{number}"
