"""Measured and predicted load: counters become uses, and those outside of their bands come first."""

import numpy as np
import pytest

import resources
from models.capacity.evaluate import evaluate
from models.capacity.results import Gauge
from models.comparisons.hours import Hours
from models.comparisons.measured import (
    Sampled,
    counter_paths,
    joined,
    measured_beside,
    measured_uses,
    read_counter_rules,
)
from models.importers.perflog import PATH
from tests.unit.capacity.building import host, library, plan_of, population, server, vm

RULES = read_counter_rules(resources.folder())


# Monday 12 October 2020, 00:00.
MONDAY = 1_602_460_800.0


def series(machine: str, name: str, counter: str, values: object, instance: str = "_Total", start=MONDAY) -> Sampled:
    mean = np.atleast_1d(np.array(values, dtype=float))
    return Sampled(machine, name, instance, counter, mean, mean * 1.5, start + 900.0 * np.arange(len(mean)))


def beside(plan, *sampled, statistic="mean", named=None, **hours):
    design = plan.designs[0]
    uses = measured_uses(design, joined(sampled), RULES, named or {})
    return measured_beside(design, evaluate(plan, "design", library()), uses, statistic, Hours(**hours))


def plan_of_one():
    machines = [server("ex1", roles=("cas",), cores=8, memory_mb=16_384, disk_iops=500.0, network_mbit_s=1_000.0)]
    return plan_of(machines, [population(users={"owa": 4_000}, mailboxes=4_000)])


def test_a_server_far_above_its_band_is_told_first() -> None:
    plan = plan_of_one()
    cpu = series("EX1.contoso.com", "Processor", "% Processor Time", [80.0, 90.0])
    memory = series("EX1", "Memory", "Available MBytes", 4_096.0, instance="")
    found = beside(plan, memory, cpu)
    row = found.rows[0]
    assert row.resource == "cpu"
    assert (row.verdict, row.windows) == ("above", 2)
    assert row.values == pytest.approx({"mean": 0.85, "p95": 0.895, "peak": 1.35})
    assert found.rows[1].values["mean"] == pytest.approx(0.75)


@pytest.mark.parametrize(
    ("name", "counter", "instance", "resource"),
    [
        ("Prozessor", "Prozessorzeit (%)", "_Total", "cpu"),
        ("Prozessorinformationen", "Prozessorzeit (%)", "_Total", "cpu"),
        ("Processeur", "% temps processeur", "_Total", "cpu"),
        ("Informations sur le processeur", "% temps processeur", "_Total", "cpu"),
        ("Procesador", "% de tiempo de procesador", "_Total", "cpu"),
        ("Processore", "% Tempo processore", "_Total", "cpu"),
        ("Процессор", "% загруженности процессора", "_Total", "cpu"),
        ("Arbeitsspeicher", "Verfügbare MB", "", "memory"),
        ("Speicher", "Verfügbare MB", "", "memory"),
        ("Mémoire", "Mégaoctets disponibles", "", "memory"),
        ("Memoria", "Mbytes disponibles", "", "memory"),
        ("Memoria", "Megabytes disponibles", "", "memory"),
        ("Memoria", "MByte disponibili", "", "memory"),
        ("Память", "Доступно МБ", "", "memory"),
        ("Disque logique", "Transferts disque/s", "_Total", "disk"),
        ("Netzwerkschnittstelle", "Gesamtanzahl Bytes/s", "Intel[R] 82574L", "network"),
        ("Interface réseau", "Total des octets/s", "Intel[R] 82574L", "network"),
        ("Interfaz de red", "Total de bytes/s", "Intel[R] 82574L", "network"),
        ("Сетевой интерфейс", "Всего байт/с", "Intel[R] 82574L", "network"),  # noqa: RUF001
    ],
)
def test_counters_are_known_by_the_names_that_other_languages_give_them(
    name: str, counter: str, instance: str, resource: str
) -> None:
    found = beside(plan_of_one(), series("ex1", name, counter, 10.0, instance=instance))
    assert [row.resource for row in found.rows] == [resource]


@pytest.mark.parametrize(
    ("name", "counter"),
    [
        ("Processeur logique de l'hyperviseur Hyper-V", "% de la durée d'exécution totale"),
        ("Procesador lógico del hipervisor Hyper-V", "% de tiempo de ejecución total"),
    ],
)
def test_the_processors_of_a_host_are_known_in_other_languages(name: str, counter: str) -> None:
    plan = plan_of([host("esx")], [])
    assert [row.machine_id for row in beside(plan, series("esx", name, counter, 10.0)).rows] == ["esx"]


def test_inside_and_below_the_band() -> None:
    plan = plan_of_one()
    gauge = evaluate(plan, "design", library()).gauge("ex1", "cpu")
    for use, verdict in ((gauge.utilization, "within the range"), (gauge.low / 2, "below"), (gauge.high * 2, "above")):
        found = beside(plan, series("ex1", "Prozessor", "Prozessorzeit (%)", use * 100))
        assert [row.verdict for row in found.rows] == [verdict]


@pytest.mark.parametrize(
    ("use", "verdict"), [(0.276, "within the range"), (0.284, "within the range"), (0.286, "above"), (0.274, "below")]
)
def test_what_is_shown_as_the_same_number_is_no_difference(use: float, verdict: str) -> None:
    """Hosts whose load was measured had 28 % of CPU, and 28 % "above the range"."""
    assert Gauge(utilization=0.28, low=0.28, high=0.28, ceiling=0.75, state="ok").verdict_on(use) == verdict


def test_machines_in_the_log_of_a_host() -> None:
    plan = plan_of([host("esx", cores=8), vm("mail", 4, host="esx", roles=())])
    used = series("esx", "Group Cpu", "% Used", 200.0, instance="123:mail")
    world = series("esx", "Group Cpu", "% Used", 90.0, instance="123:mail:77:vmx-vcpu-0:mail")
    whole = series("esx", "Physical Cpu", "% Util Time", 30.0)
    found = beside(plan, used, world, whole)
    assert {row.machine_id: row.values["mean"] for row in found.rows} == {"mail": 0.5, "esx": 0.3}
    assert {row.verdict for row in found.rows} == {"unknown"}, "no role, so nothing is calculated"


def test_what_a_guest_sees_of_its_processor_is_not_its_use() -> None:
    plan = plan_of([host("esx", cores=8), vm("mail", 4, host="esx")])
    assert beside(plan, series("mail", "Processor", "% Processor Time", 50.0)).rows == ()


def test_network_adapters_add_up_without_tunnels() -> None:
    plan = plan_of_one()
    adapters = [series("ex1", "Network Interface", "Bytes Total/sec", 12_500_000.0, instance=name)
                for name in ("Broadcom", "Intel", "isatap.contoso.com")]  # fmt: skip
    assert beside(plan, *adapters).rows[0].values["mean"] == pytest.approx(0.2)


def test_names_that_match_nothing_are_listed_and_can_be_given() -> None:
    plan = plan_of_one()
    cpu = series("OLDNAME", "Processor", "% Processor Time", 40.0)
    assert beside(plan, cpu).unmatched == ("OLDNAME",)
    found = beside(plan, cpu, named={"oldname": "ex1"})
    assert (found.unmatched, found.rows[0].machine_id) == ((), "ex1")


def test_without_samples_there_is_no_row() -> None:
    assert beside(plan_of_one(), series("ex1", "Processor", "% Processor Time", np.nan)).rows == ()


def test_hours_and_weekdays_choose_the_windows() -> None:
    plan = plan_of_one()
    quiet_and_busy = np.repeat([10.0, 60.0], 48)
    days = np.concatenate([quiet_and_busy, quiet_and_busy / 2.0])
    monday = series("EX1", "Processor", "% Processor Time", days)
    sunday = series("EX1", "Processor", "% Processor Time", days, start=MONDAY - 86_400.0)
    assert beside(plan, monday, first=12.0).rows[0].values["mean"] == pytest.approx(0.45)
    assert beside(plan, monday, first=22.0, last=2.0).rows[0].windows == 2 * 16
    assert beside(plan, sunday, first=12.0, weekdays=True).rows[0].values["mean"] == pytest.approx(0.30)
    assert beside(plan, sunday, weekdays=True).rows[0].windows == 96


def test_logs_in_parts_are_put_together() -> None:
    plan = plan_of_one()
    parts = [series("EX1", "Processor", "% Processor Time", use, start=start)
             for use, start in ((40.0, MONDAY + 900.0), (20.0, MONDAY))]  # fmt: skip
    (row,) = beside(plan, *parts).rows
    assert (row.windows, row.values["mean"]) == (2, pytest.approx(0.3))
    (whole,) = joined(parts)
    assert whole.mean.tolist() == [20.0, 40.0]


def test_the_counters_to_record_are_those_that_are_read() -> None:
    plan = plan_of([server("ex1", roles=("cas",)), host("esx"), vm("mail", host="esx")])
    paths = counter_paths(plan.designs[0], RULES)
    assert "\\\\EX1\\Processor(_Total)\\% Processor Time" in paths
    assert "\\\\MAIL\\Memory\\Available MBytes" in paths
    assert not any("ESX" in path or path.startswith("\\\\MAIL\\Processor") for path in paths)
    for path in paths:
        found = PATH.fullmatch(path)
        assert found is not None
        parts = found.group("object"), found.group("instance") or "", found.group("counter")
        assert any(rule.fits(*parts) for rule in RULES)


@pytest.mark.parametrize(
    ("instance", "fits"), [("12:mail", True), ("1:system", False), ("4:Helper", False), ("12:mail:89:vmx", False)]
)
def test_a_group_of_the_vmkernel_is_no_virtual_machine(instance: str, fits: bool) -> None:
    assert any(rule.fits("Group Cpu", instance, "% Used") for rule in RULES) == fits


def virtual(hypervisor="vsphere-5-and-later", **values):
    """A VM with 4 of the 8 cores of its host, at 2,500 MHz each."""
    esx = host("esx", cores=8, mhz=2_500.0, memory_mb=65_536, hypervisor=hypervisor, **values)
    guest = vm("mail", 4, host="esx", exchange="2010", roles=("cas",), guest="windows-2008-r2-x64", memory_mb=8_192)
    return plan_of([esx, guest], [population(users={"outlook": 2_000}, mailboxes=2_000)])


def test_a_guest_tells_what_the_hypervisor_gave_it() -> None:
    """VMware Tools count that beside what the guest believes, which is never its use."""
    share = series("MAIL", "VM Processor", "% Processor Time", [40.0, 60.0])
    # Of a virtual CPU: with four of them, a quarter of the use was shown once.
    speed = series("MAIL", "VM Processor", "Effective VM Speed in MHz", [1_000.0, 1_500.0])
    own = series("MAIL", "Processor", "% Processor Time", 95.0)
    for counters in ((share, own), (own, speed, share), (share, speed)):
        (row,) = beside(virtual(), *counters).rows
        assert row.values["mean"] == pytest.approx(0.5)
    (row,) = beside(virtual(), own, speed).rows
    assert row.values["mean"] == pytest.approx(0.5)
    assert beside(virtual(), own).rows == ()


def test_megahertz_are_no_share_of_a_clock_that_is_a_placeholder() -> None:
    speed = series("MAIL", "VM Processor", "Effective VM Speed in MHz", 2_000.0)
    plan = virtual(hardware_unknown=True, known_hardware=("cores", "memory"))
    assert beside(plan, speed).rows == ()
    share = series("MAIL", "VM Processor", "% Processor Time", 40.0)
    assert beside(plan, share).rows[0].values["mean"] == pytest.approx(0.4)


@pytest.mark.parametrize(("hypervisor", "recorded"), [("vsphere-5-and-later", 2), ("hyper-v-2008-r2", 0)])
def test_counters_of_vmware_tools_are_recorded_where_they_are(hypervisor: str, recorded: int) -> None:
    paths = counter_paths(virtual(hypervisor).designs[0], RULES)
    assert sum("VM Processor(_Total)" in path for path in paths) == recorded
