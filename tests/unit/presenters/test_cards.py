"""What cards say."""

import numpy as np
import pytest
from attrs import evolve

from models.capacity.dags.results import dags_of
from models.capacity.evaluate import evaluate
from models.capacity.results import Evaluation, Gauge
from models.plan.entities import Host, Link, Plan, Population, Processor, Server, Site, Users, Vm
from planner.presenters import cards
from planner.presenters.dag_cards import dag_card
from planner.presenters.link_labels import LinkLabel, link_label
from planner.presenters.spoken import accessible_name
from tests.made_up import made_up_evaluation
from tests.unit.capacity.building import library, sample

CORES = Processor(cores=8, clock_mhz=2660)
HOST = Host(id="h", name="ESX-01", site="s", hypervisor="esx-3.0.1", processor=CORES, memory_mb=16384)
VM = Vm(id="v", name="EX-CAS-1", host="h", exchange="2010", roles=("cas", "mailbox"), vcpus=2, memory_mb=4096)
SERVER = Server(id="p", name="EX-1", site="s", exchange="2010", processor=CORES, memory_mb=512)
OFFICE = Population(
    id="o", name="Head office", site="s", mailboxes=3000, users=Users(outlook=1500, owa=300, outlook_anywhere=200)
)  # fmt: skip


def evaluation() -> Evaluation:
    """Host: CPU within, memory above, disk over, no network. VM: CPU extrapolated and the limiter, memory idle."""
    use = np.array([[0.66, 0.74], [0.93, 0.0], [1.04, np.nan], [np.nan, np.nan]])
    return made_up_evaluation(
        ("h", "v"),
        use,
        low=use * 0.9,
        high=use * 1.1,
        state=np.array([[0, 3], [1, 0], [2, 4], [4, 4]], dtype=np.int8),
        limiter=np.array([2, 0], dtype=np.int8),
        overhead=np.array([0.06, 0.0]),
        sharing_mb=np.array([3584.0, 0.0]),
        links={"w": Gauge(0.88, None, None, 0.75, "high")},
    )


def test_hardware_lines() -> None:
    assert cards.hardware_line(HOST) == "8 cores · 2.66 GHz · 16 GB"
    assert cards.hardware_line(VM) == "2 vCPU · 4 GB"
    assert cards.hardware_line(SERVER) == "8 cores · 2.66 GHz · 512 MB"
    host = evolve(HOST, hardware_unknown=True)
    assert cards.hardware_line(host) == "Hardware unknown"
    without_memory = evolve(host, known_hardware=("cores", "clock"))
    assert cards.hardware_line(without_memory) == "8 cores · 2.66 GHz · memory unknown"
    assert cards.hardware_line(evolve(host, known_hardware=("memory",))) == "16 GB · cores and clock unknown"


def test_a_host_card() -> None:
    card = cards.machine_card(HOST, evaluation())
    assert [row.label for row in card.rows] == ["CPU", "RAM", "Disk", "Net"]
    assert [row.text for row in card.rows] == ["66 %", "93 %", "104 %", "–"]
    assert [row.symbol for row in card.rows] == ["", "▲", "✖", ""]
    assert [row.is_limiter for row in card.rows] == [False, False, True, False]
    assert card.rows[0].overhead == pytest.approx(0.06)
    assert card.rows[3].fraction is None
    assert card.note == "Page sharing returns 3.5 GB"
    assert card.chips == ()
    assert not card.virtual


def test_a_host_without_page_sharing_tells_its_overhead() -> None:
    given = evolve(evaluation(), sharing_mb=np.zeros(2))
    assert cards.machine_card(HOST, given).note == "Virtualization uses 6 % of the CPU"


def test_a_vm_card() -> None:
    card = cards.machine_card(VM, evaluation())
    assert card.virtual
    assert [chip.text for chip in card.chips] == ["CAS", "Mailbox"]
    assert [chip.letter for chip in card.chips] == ["C", "M"]
    assert [row.symbol for row in card.rows] == ["~", "○", "", ""]
    assert card.sentence.splitlines()[0] == "EX-CAS-1: virtual machine, 2 vCPU · 4 GB, CAS, Mailbox"
    assert "extrapolated" in card.sentence


def test_without_numbers_no_gauge_is_zero() -> None:
    for given in (None, evaluation()):
        rows = cards.machine_card(SERVER, given).rows
        assert {row.fraction for row in rows} == {None}
        assert {row.text for row in rows} == {"–"}
    assert cards.machine_card(SERVER, None).note == "No role yet"


def test_small_cards_show_the_limiter() -> None:
    rows = cards.machine_card(HOST, evaluation()).rows
    assert [row.label for row in cards.rows_for_small_card(rows)] == ["CPU", "Disk"]
    assert [row.label for row in cards.rows_from_afar(rows)] == ["CPU", "Disk"]
    assert [row.label for row in cards.rows_for_small_card(cards.machine_card(VM, evaluation()).rows)] == ["CPU", "RAM"]


def test_a_population_card() -> None:
    card = cards.population_card(OFFICE)
    assert card.users == "3,000 mailboxes"
    assert [(share.label, share.text) for share in card.shares] == [
        ("Outlook", "75 %"), ("Anywhere", "10 %"), ("OWA", "15 %"),
    ]  # fmt: skip
    assert "Outlook 1,500" in card.sentence


def test_a_population_without_users_says_so() -> None:
    card = cards.population_card(evolve(OFFICE, mailboxes=1, users=Users()))
    assert (card.users, card.shares) == ("1 mailbox", ())
    assert card.note


def test_site_headers() -> None:
    site = Site(id="s", name="London")
    assert cards.site_header(Plan(sites=(site,)), "s") == "no mailboxes"
    one = Plan(sites=(site,), populations=(OFFICE,))
    assert cards.site_header(one, "s") == "3,000 mailboxes · 100 messages per day"
    two = evolve(one, populations=(OFFICE, evolve(OFFICE, id="q", messages_per_day=80.0)))
    assert cards.site_header(two, "s") == "6,000 mailboxes · 80 to 100 messages per day"


def test_link_labels() -> None:
    link = Link(id="w", ends=("a", "b"), bandwidth_mbit_s=10)
    assert link_label(link, evaluation()) == LinkLabel("WAN 10 Mbit/s", "88 %", "▲", "high", "10 Mbit/s")
    assert link_label(link, None).use == "–"


def test_a_link_whose_clients_are_unknown_shows_what_log_shipping_takes() -> None:
    plan = sample("two-site-dag")
    found = evaluate(plan, "today", library())
    (link,) = plan.links
    assert found.links[link.id].utilization is None
    assert link_label(link, found).use == "2 % or more"
    rows = {row.id: row for row in (*plan.sites, link)}
    assert "2 % or more used" in accessible_name(link, rows, plan, found)


def test_a_member_of_a_dag_shows_its_normal_day_and_its_worst_failure() -> None:
    plan = sample("two-site-dag")
    design = plan.designs[0]
    numbers_now = evaluate(plan, design.id, library())
    (numbers,) = dags_of(numbers_now).values()
    shown_as = {"cpu": "cpu", "memory": "memory", "disk": "operations"}
    for member in design.dags[0].members:
        rows = {row.resource: row for row in cards.gauge_rows(design.by_id[member], numbers_now)}
        for resource, name in shown_as.items():
            (usual, worst), row = numbers.members[name][member], rows[resource]
            assert row.worst == worst.utilization
            assert row.fraction == pytest.approx(usual.utilization)
            assert "→" in row.text
            assert "in the worst failure of its DAG" in row.sentence
        # What a disk holds is the same in every failure of others.
        space = rows["storage"]
        assert (space.fraction, space.worst) == (numbers.members["capacity"][member][0].utilization, None)
        assert space.text == "78 %"


def test_a_card_shows_the_disks_of_a_member_that_are_nearer_to_their_ceiling() -> None:
    plan = sample("two-site-dag")
    design = plan.designs[0]
    dag = design.dags[0]
    larger = evolve(dag, storage=evolve(dag.storage, disk_tb=100.0))
    for group, label in ((dag, "Storage"), (larger, "Disk")):
        now = plan.with_design(evolve(design, dags=(group,)))
        card = cards.machine_card(design.by_id[dag.members[0]], evaluate(now, design.id, library()))
        assert [row.label for row in card.rows] == ["CPU", "RAM", label, "Net"]
        assert card.rows[2].fraction is not None
    unknown = evolve(dag, storage=evolve(dag.storage, disks=None))
    now = plan.with_design(evolve(design, dags=(unknown,)))
    card = cards.machine_card(design.by_id[dag.members[0]], evaluate(now, design.id, library()))
    assert [row.text for row in card.rows[2:]] == ["–", "–"]


def test_what_limits_a_member_of_a_dag_is_bold() -> None:
    plan = sample("two-site-dag")
    design = plan.designs[0]
    for member in design.dags[0].members:
        rows = cards.gauge_rows(design.by_id[member], evaluate(plan, design.id, library()))
        assert [row.label for row in rows if row.is_limiter] == ["Storage"]


def test_the_card_of_a_dag_names_what_a_member_shows() -> None:
    plan = sample("two-site-dag")
    design = plan.designs[0]
    numbers_now = evaluate(plan, design.id, library())
    worst = dag_card(design.dags[0], plan, numbers_now).gauge
    rows = [row for member in design.dags[0].members for row in cards.gauge_rows(design.by_id[member], numbers_now)]
    assert worst.label == "Disk space"
    assert max(row.fraction for row in rows if row.is_limiter) == worst.fraction


def test_a_failure_above_its_ceiling_gives_the_gauge_its_state() -> None:
    plan = sample("two-site-dag")
    crowd = evolve(plan, populations=[evolve(row, mailboxes=row.mailboxes * 8 // 5) for row in plan.populations])
    design = crowd.designs[0]
    numbers_now = evaluate(crowd, design.id, library())
    member = design.dags[0].members[0]
    cpu = cards.gauge_rows(design.by_id[member], numbers_now)[0]
    assert numbers_now.gauge(member, "cpu").state == "ok"
    assert (cpu.state, cpu.symbol) == ("high", "▲")


def test_a_vm_that_is_off_says_so_and_shows_no_use() -> None:
    card = cards.machine_card(evolve(VM, powered_off=True, vcpu_is_thread=True), evaluation())
    assert (card.off, card.note, card.hardware) == (True, "Switched off", "2 threads · 4 GB")
    assert {row.fraction for row in cards.machine_card(evolve(VM, powered_off=True), None).rows} == {None}
