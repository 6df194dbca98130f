"""Designs consolidated: the documents' own, sizes that follow the demand, rules that are kept."""

import pytest
from attrs import evolve

import resources
from models.calibration.library import read_library
from models.capacity.dags.results import dags_of
from models.capacity.evaluate import evaluate
from models.consolidation.choices import Choices, host_types, types_of_design
from models.consolidation.consolidate import consolidate
from models.consolidation.drafts import drafts_of
from models.consolidation.placing import pool_of
from models.consolidation.problem import Contradiction
from models.consolidation.sentences import impossible
from models.errors import PlanError
from models.plan.change import Change
from models.plan.checks import require_sound
from models.plan.edits import duplicate
from models.plan.entities import Host, Processor, Vm
from models.plan.measured_load import Measured
from models.plan.other_load import OtherLoad
from planner.presenters.consolidation import consolidation_view
from planner.presenters.samples import read_catalogue, read_sample
from tests.unit.capacity.building import host, plan_of, population, server, vm

LIBRARY = read_library(resources.folder())
CATALOGUE = {host.id: host for host in read_catalogue(resources.folder()).hosts}
POWEREDGE = CATALOGUE["poweredge-6850"]
WITHIN = 1e-9


def sample(name):
    return read_sample(resources.folder(), name)


def consolidated(plan, design, **choices):
    return consolidate(plan, design, Choices(**choices), LIBRARY)


def hosts_of(result):
    return [machine for machine in result.design.machines if isinstance(machine, Host)]


def together(result, *names):
    """Whether the VMs of these names stand on one host."""
    return len({row.host.id for row in result.placements if row.vm.name in names}) == 1


class TestDocument003:
    """Four VMs with one vCPU carry 4,000 users at 80 % on one PowerEdge 6850; so do two with two."""

    plan = sample("exchange-2003-consolidation")

    def test_four_servers_become_four_vms_on_one_host(self):
        result = consolidated(self.plan, "physical", hosts=(POWEREDGE,), roles_apart=False)
        assert len(hosts_of(result)) == 1
        assert [(row.vm.vcpus, row.vm.memory_mb) for row in result.placements] == [(1, 4096)] * 4
        assert {row.bound_by for row in result.placements} == {"memory"}
        for row in result.placements:
            assert result.evaluation.gauge(row.vm.id, "cpu").utilization == pytest.approx(0.80, abs=0.015)
        assert result.evaluation.users_of(hosts_of(result)[0].id) == pytest.approx(4000)
        assert result.beyond == ()
        assert result.packing.proven

    def test_the_design_is_that_of_the_sample(self):
        result = consolidated(self.plan, "physical", hosts=(POWEREDGE,), roles_apart=False)
        theirs = evaluate(self.plan, "four-vms", LIBRARY)
        mine = hosts_of(result)[0].id
        for resource in ("cpu", "memory"):
            assert result.evaluation.gauge(mine, resource).utilization == pytest.approx(
                theirs.gauge("pe6850-a", resource).utilization
            )

    def test_two_servers_with_two_processors_become_two_vms_with_two_vcpus(self):
        physical = self.plan.design("physical")
        two = [evolve(machine, processor=evolve(machine.processor, cores=2)) for machine in physical.machines[:2]]
        plan = self.plan.with_design(evolve(physical, machines=two))
        result = consolidated(plan, "physical", hosts=(POWEREDGE,), roles_apart=False)
        assert len(hosts_of(result)) == 1
        assert [row.vm.vcpus for row in result.placements] == [2, 2]
        for row in result.placements:
            assert result.evaluation.gauge(row.vm.id, "cpu").utilization == pytest.approx(0.80, abs=0.015)

    def test_without_page_sharing_the_memory_of_one_host_is_not_enough(self):
        result = consolidated(self.plan, "physical", hosts=(POWEREDGE,), roles_apart=False, count_page_sharing=False)
        assert len(hosts_of(result)) == 2

    def test_more_vms_on_a_host_are_worth_less_so_they_grow_where_they_stand(self):
        populations = [
            evolve(population, users=evolve(population.users, outlook=4800)) for population in self.plan.populations
        ]
        plan = evolve(self.plan, populations=populations)
        result = consolidated(plan, "physical", hosts=(POWEREDGE,), roles_apart=False)
        assert [row.vm.vcpus for row in result.placements] == [2] * 4
        assert result.beyond == ()


class TestDocument000:
    """A CAS and a Hub server of 4 cores become one of 8 cores with both roles: 62 % printed, 60 % predicted."""

    plan = sample("cas-hub-consolidation")
    host = evolve(CATALOGUE["host"], processor=evolve(CATALOGUE["host"].processor, clock_mhz=2000.0))

    def test_both_roles_on_one_machine_as_printed(self):
        result = consolidated(self.plan, "single-role", hosts=(self.host,), combine_roles=True)
        (row,) = [placement for placement in result.placements if placement.vm.roles != ("mailbox",)]
        assert (row.vm.roles, row.vm.vcpus, row.sources) == (("cas", "hub"), 8, ("cas", "hub"))
        host = row.host
        assert [placement.vm.id for placement in result.placements if placement.host.id == host.id] == [row.vm.id]
        busy = result.evaluation.gauge(host.id, "cpu").utilization
        assert busy - result.evaluation.overhead_of(host.id) == pytest.approx(0.62, abs=0.06)
        combined = evaluate(self.plan, "combined", LIBRARY).gauge("cas-hub", "cpu").utilization
        assert busy - result.evaluation.overhead_of(host.id) == pytest.approx(combined, abs=0.005)
        assert result.beyond == ()

    def test_each_role_by_itself_needs_no_more_cores_than_before(self):
        result = consolidated(self.plan, "single-role", hosts=(self.host,))
        sized = {row.vm.roles[0]: row.vm for row in result.placements}
        assert sized["cas"].vcpus + sized["hub"].vcpus <= 8
        # A cache of 512 MB needs 4 GB, though the load alone asks for 3.
        assert sized["hub"].memory_mb == 4096
        assert result.wrong == ()


class TestThreeSites:
    plan = sample("three-sites")
    host = plan.design("consolidated").by_id["con-lon-1"]
    smaller = plan.design("consolidated").by_id["con-lee-1"]

    def test_every_machine_stands_once_at_its_site_within_its_ceilings(self):
        result = consolidated(self.plan, "physical", hosts=(self.host, self.smaller))
        physical = self.plan.design("physical")
        assert sorted(row.sources[0] for row in result.placements) == sorted(
            machine.id for machine in physical.machines
        )
        for row in result.placements:
            assert row.host.site == physical.by_id[row.sources[0]].site
            for resource, ceiling in (("cpu", 0.75), ("memory", 0.9)):
                use = result.evaluation.gauge(row.vm.id, resource).utilization
                # No document says what a Client Access or Hub server of Exchange 2010 uses of its memory.
                assert (use is None) == (resource == "memory" and row.vm.roles != ("mailbox",))
                assert use is None or use <= ceiling + WITHIN
        assert result.beyond == ()

    def test_machines_of_a_role_are_kept_apart_unless_they_may_share(self):
        apart = consolidated(self.plan, "physical", hosts=(self.host,))
        london = [row for row in apart.placements if row.vm.roles == ("mailbox",) and row.host.site == "london"]
        assert len({row.host.id for row in london}) == 3
        assert "apart" in {row.bound_by for row in london}
        sharing = consolidated(self.plan, "physical", hosts=(self.host,), roles_apart=False)
        assert len(hosts_of(sharing)) < len(hosts_of(apart))

    def test_rules_of_the_user_are_kept(self):
        result = consolidated(
            self.plan, "physical", hosts=(self.host,), roles_apart=False,
            together=(("lon-cas-1", "lon-mbx-3"),), apart=(("lon-hub-1", "lon-hub-2"),),
            pinned={"lon-cas-3": "leeds"},
        )  # fmt: skip
        assert together(result, "LON-CAS-1", "LON-MBX-3")
        assert not together(result, "LON-HUB-1", "LON-HUB-2")
        assert next(row.host.site for row in result.placements if row.vm.name == "LON-CAS-3") == "leeds"

    def test_spare_hosts_stand_empty_at_every_site(self):
        plain = consolidated(self.plan, "physical", hosts=(self.host,))
        spare = consolidated(self.plan, "physical", hosts=(self.host,), spare=2)
        assert spare.spare == 4
        assert len(hosts_of(spare)) == len(hosts_of(plain)) + 4
        used = {row.host.id for row in spare.placements}
        assert sorted(host.site for host in hosts_of(spare) if host.id not in used) == ["leeds"] * 2 + ["london"] * 2

    def test_what_is_kept_small_decides_the_mix(self):
        fewest_cores = consolidated(self.plan, "physical", hosts=(self.host, self.smaller), fewest="cores")
        fewest_hosts = consolidated(self.plan, "physical", hosts=(self.host, self.smaller), roles_apart=False)
        assert sum(host.processor.cores for host in hosts_of(fewest_cores)) == 32
        assert len(hosts_of(fewest_hosts)) == 3

    def test_more_vcpus_for_each_core_need_no_more_hosts(self):
        once = consolidated(self.plan, "physical", hosts=(self.smaller,), roles_apart=False)
        twice = consolidated(self.plan, "physical", hosts=(self.smaller,), roles_apart=False, vcpus_per_core=2.0)
        assert len(hosts_of(twice)) <= len(hosts_of(once))
        for chosen in hosts_of(once):
            vms = [row.vm for row in once.placements if row.host.id == chosen.id]
            assert sum(vm.vcpus for vm in vms) <= chosen.processor.cores

    def test_a_lower_ceiling_makes_larger_vms(self):
        usual = consolidated(self.plan, "physical", hosts=(self.host,))
        careful = consolidated(self.plan, "physical", hosts=(self.host,), cpu_ceiling=0.5)
        assert sum(row.vm.vcpus for row in careful.placements) > sum(row.vm.vcpus for row in usual.placements)
        assert max(careful.evaluation.gauge(row.vm.id, "cpu").utilization for row in careful.placements) <= 0.5 + WITHIN

    def test_it_is_one_step_that_can_be_taken_back(self):
        change = consolidated(self.plan, "physical", hosts=(self.host,), spare=1).change
        assert isinstance(change, Change)
        after = change.apply(self.plan)
        require_sound(after)
        assert len(after.designs) == len(self.plan.designs) + 1
        assert change.inverse().apply(after) == self.plan

    def test_a_virtual_design_can_be_consolidated_again(self):
        result = consolidated(self.plan, "one-spare", hosts=(self.host,), roles_apart=False)
        assert len(hosts_of(result)) < 4
        assert len(result.placements) == sum(
            isinstance(machine, Vm) for machine in self.plan.design("one-spare").machines
        )


class TestRefusals:
    plan = sample("three-sites")
    host = TestThreeSites.host

    def refusal(self, **choices):
        with pytest.raises(PlanError) as caught:
            consolidated(self.plan, "physical", **{"hosts": (self.host,)} | choices)
        return str(caught.value)

    def test_contradicting_rules_are_sentences(self):
        assert self.refusal(together=(("lon-mbx-1", "lon-mbx-2"),)) == (
            "LON-MBX-1 and LON-MBX-2 must stay together and be kept apart; remove one of the rules, or let "
            "machines of the same role share a host."
        )
        assert "must stay together but belong to different sites" in self.refusal(
            together=(("lon-cas-1", "lee-mbx-1"),)
        )

    def test_machines_that_fit_no_host_share_a_sentence(self):
        assert self.refusal(hosts=(POWEREDGE,)) == (
            "None of LEE-MBX-1, LON-MBX-1, LON-MBX-2 and 1 more fits on a host of the chosen types (PE6850); choose a "
            "larger host type, or add a larger host to the plan."
        )
        (alone,) = impossible([Contradiction("too-large", (0,))], ["LEE-MBX-1"], (POWEREDGE,))
        assert alone.startswith("LEE-MBX-1 does not fit on any host of the chosen types (PE6850)")

    def test_what_is_not_there_is_named(self):
        assert "'nobody'" in self.refusal(apart=(("nobody", "lon-cas-1"),))
        assert "'nowhere'" in self.refusal(pinned={"lon-cas-1": "nowhere"})
        assert "'xen'" in self.refusal(hypervisor="xen")
        assert "at least one host type" in self.refusal(hosts=())
        assert "The power of ESX is unknown, so it cannot be minimized" in self.refusal(
            hosts=(CATALOGUE["host"],), fewest="power"
        )


def test_a_machine_that_no_size_helps_is_told():
    plan = TestDocument003.plan
    populations = [
        evolve(population, users=evolve(population.users, outlook=400_000)) for population in plan.populations
    ]
    result = consolidated(evolve(plan, populations=populations), "physical", hosts=(POWEREDGE,), roles_apart=False)
    told = {(machine.machine, machine.resource) for machine in result.beyond}
    assert {(row.vm.id, "cpu") for row in result.placements} <= told


class TestUnknownDemand:
    """Two Mailbox servers of Exchange 2007, of which no document says what users cost their CPU, and one of 2010."""

    servers = (
        server("old-1", cores=4, exchange="2007", roles=("mailbox",), memory_mb=8192, windows="2003-x64"),
        server("old-2", cores=4, exchange="2007", roles=("mailbox",), memory_mb=8192, windows="2003-x64"),
        server("new", cores=4, roles=("hub",), memory_mb=8192),
    )
    plan = plan_of(servers, [population("hq", users={"outlook": 900}, mailboxes=900)])
    host = evolve(CATALOGUE["host"], memory_mb=131_072, processor=Processor(cores=16, clock_mhz=2000.0))

    def told(self, result):
        before = evaluate(self.plan, "design", LIBRARY)
        return " ".join(consolidation_view(self.plan, self.plan.designs[0], before, result).sentences)

    def result(self, **choices):
        return consolidated(self.plan, "design", **{"hosts": (self.host,), "roles_apart": False} | choices)

    def test_it_counts_as_busy_as_its_ceiling_allows(self):
        # By vCPUs alone 16 such VMs stood on one host; by the CPU that they may need, two hosts do not hold three.
        small = evolve(self.host, processor=Processor(cores=4, clock_mhz=2000.0))
        result = self.result(hosts=(small,), vcpus_per_core=8.0)
        hosts = {row.vm.name: row.host.id for row in result.placements}
        assert hosts["OLD-1"] != hosts["OLD-2"]
        assert {row.vm.vcpus for row in result.placements if row.vm.name != "NEW"} == {4}

    def test_it_is_told(self):
        result = self.result()
        names = {row.vm.id: row.vm.name for row in result.placements}
        assert [names[machine] for machine in result.no_data["cpu"]] == ["OLD-1", "OLD-2"]
        assert (
            "CPU utilization of OLD-1 and OLD-2 is unknown: they get at least as many vCPUs as today and "
            "are placed as if they were at their ceilings."
        ) in self.told(result)
        assert "Memory use of NEW is unknown: it keeps its memory, or gets what is recommended" in self.told(result)

    def test_unknown_traffic_is_told_only_where_hosts_have_a_limit(self):
        limited = evolve(self.host, network_mbit_s=1000.0, disk_iops=5000.0)
        result = self.result(hosts=(limited,))
        assert result.uncounted == ("disk", "network")
        assert "have no data on disk operations and network traffic; unknown load is not included" in self.told(result)
        assert self.result().uncounted == ()

    def test_where_all_is_known_nothing_is_said(self):
        plan = TestDocument003.plan
        result = consolidated(plan, "physical", hosts=(POWEREDGE,), roles_apart=False)
        assert result.no_data == {"cpu": (), "memory": ()}
        before = evaluate(plan, "physical", LIBRARY)
        view = consolidation_view(plan, plan.design("physical"), before, result)
        assert not any("unknown" in sentence for sentence in view.sentences)


def test_a_known_traffic_counts_though_the_slowest_host_type_has_no_adapter():
    plan = plan_of(
        [server("hub", roles=("hub",), memory_mb=8192)], [population(users={"outlook": 3000}, mailboxes=3000)]
    )
    slow = evolve(CATALOGUE["host"], memory_mb=65_536, processor=Processor(cores=8, clock_mhz=1000.0))
    narrow = evolve(
        slow, id="narrow", name="NARROW", network_mbit_s=0.1, processor=Processor(cores=4, clock_mhz=4000.0)
    )
    result = consolidated(plan, "design", hosts=(slow, narrow), fewest="cores")
    assert result.uncounted == ()
    assert {row.host.network_mbit_s for row in result.placements} == {None}


class TestSpeed:
    """A core is worth to a machine what its calibration says, when placing as when evaluating."""

    def pool(self, exchange, *processors):
        hosts = tuple(
            evolve(CATALOGUE["host"], id=f"type-{row}", processor=processor) for row, processor in enumerate(processors)
        )
        machines = [server(f"of-{version}", exchange=version, roles=("hub",)) for version in exchange]
        plan, choices = plan_of(machines), Choices(hosts=hosts)
        return pool_of(choices, LIBRARY, plan.assumptions, drafts_of(plan, plan.designs[0], choices, LIBRARY))

    def test_published_rates_win_over_the_clock(self):
        slow_clock = Processor(cores=8, clock_mhz=2000.0, specint_rate2006=400.0)
        fast_clock = Processor(cores=8, clock_mhz=3000.0, specint_rate2006=100.0)
        pool = self.pool(("2010",), slow_clock, fast_clock)
        assert pool.slowest == 1
        assert list(pool.speeds) == pytest.approx([4.0, 1.0])

    def test_exchange_2007_names_no_processor_so_its_clock_counts_nothing(self):
        pool = self.pool(("2007",), Processor(cores=8, clock_mhz=2000.0), Processor(cores=8, clock_mhz=3000.0))
        assert list(pool.speeds) == pytest.approx([1.0, 1.0])

    def test_of_two_versions_that_counts_which_gains_least(self):
        pool = self.pool(("2007", "2010"), *(Processor(cores=8, clock_mhz=mhz) for mhz in (2000.0, 3000.0)))
        assert pool.slowest == 0
        assert list(pool.speeds) == pytest.approx([1.0, 1.0])

    def test_what_is_placed_on_faster_clocks_stays_within_its_ceilings(self):
        """The 2007 series know no clock: three VMs that fill a slow host each do not share one of three times that."""
        machines = [server(f"hub-{row}", cores=8, exchange="2007", roles=("hub",), memory_mb=8192) for row in range(3)]
        plan = plan_of(machines, [population(users={"outlook": 60_000}, mailboxes=60_000)])
        slow, fast = (
            evolve(CATALOGUE["host"], id=name, name=name, memory_mb=65_536, processor=Processor(cores=8, clock_mhz=mhz))
            for name, mhz in (("slow", 2000.0), ("fast", 6000.0))
        )
        result = consolidated(plan, "design", hosts=(slow, fast), roles_apart=False, vcpus_per_core=8.0)
        assert result.beyond == ()


def test_a_32_bit_system_gets_no_more_memory_than_the_figure_says():
    plan = plan_of([server("hub", exchange="2007", roles=("hub",), windows="2003-x86", memory_mb=16384)],
                   [population(users={"outlook": 400_000}, mailboxes=400_000)])  # fmt: skip
    smaller = LIBRARY.overridden([("every-version/memory.most_32_bit_mb", 2048.0, "")])
    host = evolve(CATALOGUE["host"], memory_mb=65_536)
    for library, most in ((LIBRARY, 4096), (smaller, 2048)):
        (row,) = consolidate(plan, "design", Choices(hosts=(host,)), library).placements
        assert row.vm.memory_mb <= most


def test_host_types_are_one_of_each_kind_that_stands_then_the_catalogue():
    types = host_types(TestThreeSites.plan, CATALOGUE.values())
    assert [host.id for host in types][-3:] == ["host", "host-16", "poweredge-6850"]
    assert len(types) == 5


def test_machines_without_exchange_keep_their_size_and_are_placed_by_what_was_measured() -> None:
    busy = OtherLoad(cpu_mhz=2_000.0, memory_mb=1_000.0)
    esx = host("esx", cores=8, mhz=2000, memory_mb=65_536, hypervisor="vsphere-5-and-later")
    vms_ = [vm(f"vm-{row}", 8, host="esx", roles=(), memory_mb=4_096, other=busy) for row in range(4)]
    plan = plan_of([esx, *vms_])
    found = consolidate(plan, "design", Choices(hosts=(esx,)), LIBRARY)
    assert {(row.vm.vcpus, row.vm.memory_mb) for row in found.placements} == {(8, 4_096)}
    # Four times an eighth of a host fits on one, whatever their vCPUs add up to.
    assert len({row.host.id for row in found.placements}) == 1
    told = consolidation_view(plan, plan.designs[0], evaluate(plan, "design", LIBRARY), found).sentences
    assert any("4 VMs without a role keep their size" in sentence for sentence in told)
    unknown = plan_of([esx, *(evolve(row, other=OtherLoad()) for row in vms_)])
    blind = consolidate(unknown, "design", Choices(hosts=(esx,)), LIBRARY)
    told = consolidation_view(unknown, unknown.designs[0], evaluate(unknown, "design", LIBRARY), blind).sentences
    assert not any("proven" in sentence for sentence in told)
    assert any("is unknown" in sentence for sentence in told)


def test_members_of_a_group_are_sized_for_its_worst_failure() -> None:
    plan = sample("two-site-dag")
    design = plan.design("today")
    (esx,) = [row for row in plan.design("se").machines if row.id == "fra-hv-1"]
    found = consolidate(plan, design.id, Choices(hosts=(esx,)), LIBRARY)
    (numbers,) = dags_of(found.evaluation).values()
    assert len({row.host.id for row in found.placements}) == 4
    assert numbers.worst.cpu.utilization <= numbers.worst.cpu.ceiling + 1e-9


def test_what_was_measured_of_a_machine_is_not_said_of_a_planned_one() -> None:
    measured = Measured(cpu=0.43, memory=0.5, source="esxtop, 3 May")
    esx = host("esx", cores=8, mhz=2000, memory_mb=65_536, measured=measured)
    on = vm("on", 4, host="esx", roles=(), other=OtherLoad(cpu_mhz=4_000.0, memory_mb=2_048.0), measured=measured)
    plan = plan_of([esx, on])
    (chosen,) = types_of_design(plan.designs[0])
    found = consolidate(plan, "design", Choices(hosts=(chosen,)), LIBRARY)
    assert {machine.measured for machine in found.design.machines} == {Measured()}
    copied = duplicate(plan, ("esx",)).apply(plan)
    assert copied.designs[0].by_id["esx"].measured == measured
    assert [m.measured.cpu for m in copied.designs[0].machines if m.id not in {"esx", "on"}] == [None, None]


@pytest.mark.parametrize("spare", [-1, 100, 10**30])
def test_more_spare_hosts_than_anybody_has_are_refused(spare):
    with pytest.raises(PlanError, match="spare hosts per site must be from 0 to 99"):
        consolidated(sample("cas-hub-consolidation"), "single-role", hosts=(POWEREDGE,), spare=spare)


@pytest.mark.parametrize("choices", [{"memory_ceiling": 0.001}, {}])
def test_a_host_too_small_for_its_hypervisor_takes_no_vm(choices):
    """The sentence was about a row with a size below 0."""
    small = evolve(POWEREDGE, memory_mb=POWEREDGE.memory_mb if choices else 256)
    with pytest.raises(PlanError, match="fits on a host of the chosen types"):
        consolidated(sample("cas-hub-consolidation"), "single-role", hosts=(small,), **choices)
