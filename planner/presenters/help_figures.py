"""The figures of the help pages, drawn from what the model's own formulas return and from the published points."""

from collections.abc import Callable, Mapping

import numpy as np
from attrs import frozen

from models.calibration.figures import Figure
from models.calibration.library import Library
from models.capacity.floats import Floats
from models.capacity.processor import curve_utilization, demand, physical_users, quadratic_demand, shape_factor
from models.capacity.response import mailbox_p95_ms
from models.capacity.virtualization import derate, scaling_laws
from models.plan.entities import Assumptions
from models.published.predict import Outcome
from models.units import MB_A_GB, PERCENT
from models.words import tr_format, tr_noop, translate
from planner.presenters.chart_spec import ChartAxis, ChartBand, ChartCurve, ChartPoints, ChartSpec

PUBLISHED = tr_noop("published")
# The figures show the ceiling that a new plan has.
CEILING = Assumptions().cpu_ceiling
LONG, SHORT = "long", "short"
SHARES = tuple(number / 5 for number in range(6))


@frozen
class Evidence:
    """What figures are drawn from: the figures by full key and the published cases by id."""

    figures: Mapping[str, Figure]
    outcomes: Mapping[str, Outcome]

    def value(self, key: str) -> float:
        """Return the value of a figure."""
        return self.figures[key].value

    def read(self, case: str) -> float:
        """Return what a document says, corrected where it is wrong."""
        return self.outcomes[case].case.value

    def printed(self, case: str) -> float:
        """Return what a document prints, also where it is wrong."""
        printed = self.outcomes[case].case.printed
        return self.read(case) if printed is None else printed


def evidence_of(library: Library, outcomes: tuple[Outcome, ...]) -> Evidence:
    """Return what figures are drawn from."""
    return Evidence(library.figures(), {outcome.case.id: outcome for outcome in outcomes})


def outlook_anywhere(evidence: Evidence) -> ChartSpec:
    """Return CPU against Outlook Anywhere users on Windows Server 2008 R2 and SP2."""
    users = np.linspace(0.0, 18000.0, 181)
    key = "exchange-2010/cas.cpu.outlook-anywhere"
    r2 = _cpu(evidence, users, evidence.value(key), evidence.value(f"{key}.slope"))
    sp2 = _cpu(evidence, users, evidence.value(key), evidence.value(f"{key}.slope@2008-sp2"))
    return ChartSpec(
        title="outlook-anywhere",
        description=tr_format(
            "CPU by number of Outlook Anywhere users: Windows Server 2008 SP2 reaches 75 % with half as many "
            "users as R2."
        ),
        x=ChartAxis(tr_format("Outlook Anywhere users on one server"), ticks=range(0, 18001, 3000)),
        y=ChartAxis(tr_format("CPU"), ticks=SHARES, percent=True),
        curves=(
            ChartCurve(x=users, y=r2, name=tr_format("Windows 2008 R2"), at=10500, anchor="start", above=False),
            ChartCurve(x=users, y=sp2, name=tr_format("Windows 2008 SP2"), at=4700, dash=LONG),
            _level(users, CEILING, tr_format("75 % ceiling"), 7600, "start"),
        ),
        points=(
            ChartPoints(x=(evidence.read("oa-graph"),), y=(CEILING,), name=translate(PUBLISHED)),
            ChartPoints(
                x=(evidence.printed("oa-text"),),
                y=(CEILING,),
                name=tr_format("as printed; read as 14,000"),
                hollow=True,
            ),
        ),
    )


def flat_or_growing(evidence: Evidence) -> ChartSpec:
    """Return the band between a flat cost and one of which half grows, through the one published point."""
    users = np.linspace(0.0, 18000.0, 181)
    limit = np.asarray(evidence.value("exchange-2010/cas.limit.owa"))
    part = evidence.figures["exchange-2010/cas.cpu.constant_part"]
    cost = evidence.value("exchange-2010/cas.cpu.owa")
    flat = _cpu(evidence, users, cost, 0.0)
    ends = np.array([part.low, part.high])
    low, high = (flat * shape_factor(users, limit, ends, reading) for reading in ("low", "high"))
    growing = np.where(users < limit, low, high)
    return ChartSpec(
        title="flat-or-growing",
        description=tr_format(
            "CPU by number of Outlook Web App users: cost per user constant, or half of it growing with the "
            "users, through the published point."
        ),
        x=ChartAxis(tr_format("Outlook Web App users on one server"), ticks=range(0, 18001, 3000)),
        y=ChartAxis(tr_format("CPU"), ticks=(*SHARES, 1.2), percent=True),
        curves=(
            ChartCurve(x=users, y=flat, name=tr_format("same cost for every user"), at=7600),
            ChartCurve(
                x=users,
                y=growing,
                name=tr_format("half of the cost grows with the users"),
                at=9200,
                anchor="start",
                above=False,
                dash=LONG,
            ),
        ),
        points=(ChartPoints(x=(evidence.read("owa"),), y=(CEILING,), name=translate(PUBLISHED)),),
        bands=(ChartBand(x=users, low=low, high=high),),
    )


def scaling_out(evidence: Evidence) -> ChartSpec:
    """Return heavy users against VMs on one host, by the law in use and its two rivals."""
    vms = np.linspace(1.0, 8.0, 71)
    one = evidence.value("exchange-2003/mailbox.curve.users_one_processor") * _derate(evidence, 1.0)
    laws = scaling_laws(
        vms, *(np.asarray(evidence.value(f"esx-3.0.1/derate.{key}")) for key in ("vm_penalty", "coherency", "power"))
    )
    in_use, coherent, powered = (one * law for law in laws)
    return ChartSpec(
        title="scaling-out",
        description=tr_format(
            "Heavy users by number of VMs: three models agree up to four VMs and diverge at eight (4,260 to "
            "7,220 users)."
        ),
        x=ChartAxis(tr_format("VMs with one vCPU on the host"), ticks=range(1, 9)),
        y=ChartAxis(tr_format("heavy users at 80 %"), ticks=range(0, 8001, 2000)),
        curves=(
            ChartCurve(x=vms, y=in_use, name=tr_format("used"), at=8),
            ChartCurve(x=vms, y=coherent, name=tr_format("coherency only"), at=8, above=False, dash=SHORT),
            ChartCurve(x=vms, y=powered, name=tr_format("power law in the VMs"), at=7.2, dash=LONG),
        ),
        points=(
            ChartPoints(
                x=(1, 2, 4),
                y=tuple(evidence.read(case) for case in ("vm-1x1", "vm-2x1", "vm-4x1")),
                name=translate(PUBLISHED),
            ),
        ),
        bands=(
            _span(
                1.0, evidence.figures["esx-3.0.1/derate.vm_penalty"].range_of("vms").most, 8000.0, tr_format("tested")
            ),
        ),
    )


def physical_and_virtual(evidence: Evidence) -> ChartSpec:
    """Return CPU against heavy users, physical and virtual, with one and two processors."""
    return ChartSpec(
        title="physical-and-virtual",
        description=tr_format(
            "CPU by number of heavy users: with the same users, a VM is about 1.6 times as busy as a physical server."
        ),
        x=ChartAxis(tr_format("heavy users"), ticks=range(0, 3501, 500)),
        y=ChartAxis(tr_format("CPU of the assigned processors"), ticks=SHARES, percent=True),
        curves=_heavy_user_curves(evidence),
        points=(_processor_points(evidence),),
    )


def _heavy_user_curves(evidence: Evidence) -> tuple[ChartCurve, ...]:
    users = np.linspace(0.0, 3500.0, 176)
    one, two = (_physical_users(evidence, processors) for processors in (1.0, 2.0))
    first, second = (
        evidence.value(f"exchange-2003/mailbox.curve.exponent_{name}") for name in ("one_processor", "two_processors")
    )
    server, pair = _curve(evidence, users, one, first), _curve(evidence, users, two, second)
    single = _curve(evidence, users, one * _derate(evidence, 1.0), first)
    double = _curve(evidence, users, two * _derate(evidence, 2.0), second)
    return (
        ChartCurve(x=users, y=server, name=tr_format("1 processor"), at=1900, anchor="start", above=False),
        ChartCurve(x=users, y=single, name=tr_format("VM, 1 vCPU"), at=1120, dash=LONG),
        ChartCurve(x=users, y=pair, name=tr_format("2 processors"), at=2700, anchor="start", above=False),
        ChartCurve(x=users, y=double, name=tr_format("VM, 2 vCPUs"), at=2320, anchor="start", above=False, dash=LONG),
    )


def response_time(evidence: Evidence) -> ChartSpec:
    """Return the response time of a Mailbox server against its CPU, with the range that is trusted."""
    cpu = np.linspace(0.2, 0.95, 151)
    base, service, second = (
        evidence.value(f"exchange-2003/mailbox.response.{name}") for name in ("base_ms", "service_ms", "second_vcpu_ms")
    )
    one, two = (mailbox_p95_ms(cpu, np.full_like(cpu, vcpus), base, service, second) for vcpus in (1.0, 2.0))
    least, most, limit = (
        evidence.value(f"exchange-2003/mailbox.response.{name}") for name in ("least_cpu", "most_cpu", "limit_ms")
    )
    busy = (evidence.read("cpu-physical-1") / PERCENT, most, evidence.read("cpu-physical-2") / PERCENT, most)
    cases = ("response-physical-1", "response-vm-1", "response-physical-2", "response-vm-2")
    return ChartSpec(
        title="response-time",
        description=tr_format("Response time by CPU: reliable from 49 to 80 %; a second vCPU adds 75 ms."),
        x=ChartAxis(tr_format("CPU"), ticks=(0.2, 0.4, 0.6, 0.8, 1.0), percent=True),
        y=ChartAxis(tr_format("95th percentile, ms"), ticks=range(0, 801, 200)),
        curves=(
            ChartCurve(
                x=cpu, y=one, name=tr_format("physical, or VM with 1 vCPU"), at=0.42, anchor="middle", above=False
            ),
            ChartCurve(x=cpu, y=two, name=tr_format("VM with 2 vCPUs"), at=0.38, anchor="middle", dash=LONG),
            _level(cpu, limit, tr_format("limit: 500 ms"), 0.2, "start"),
        ),
        points=(ChartPoints(x=busy, y=tuple(evidence.read(case) for case in cases), name=translate(PUBLISHED)),),
        bands=(_span(least, most, 800.0, tr_format("reliable")),),
    )


def memory_fit(evidence: Evidence) -> ChartSpec:
    """Return the memory that the 2007 fit gives against what was measured."""
    line = np.linspace(0.0, 12.0, 25)
    band = np.asarray(evidence.figures["exchange-2007/memory.fit_error_mb"].high / MB_A_GB)
    rows = [
        outcome
        for outcome in evidence.outcomes.values()
        if outcome.case.quantity == "memory" and outcome.predicted is not None
    ]
    first, second = ([row for row in rows if row.case.id.startswith(series)] for series in ("t1", "t2"))
    return ChartSpec(
        title="memory-fit",
        description=tr_format("Memory: fitted and measured values. Most runs are within 0.8 GB."),
        x=ChartAxis(tr_format("measured memory use, GB"), ticks=range(0, 13, 2)),
        y=ChartAxis(tr_format("fitted, GB"), ticks=range(0, 13, 2)),
        curves=(ChartCurve(x=line, y=line, name=tr_format("equal"), at=4.8, anchor="start", above=False),),
        points=(
            _memory_points(first, tr_format("Test 1"), hollow=True),
            _memory_points(second, tr_format("Test 2"), hollow=False),
        ),
        bands=(ChartBand(x=line, low=line - band, high=line + band, name=tr_format("± 0.8 GB"), at=(2.2, 4.0)),),
    )


HELP_FIGURES: dict[str, Callable[[Evidence], ChartSpec]] = {
    "outlook-anywhere": outlook_anywhere,
    "flat-or-growing": flat_or_growing,
    "scaling-out": scaling_out,
    "physical-and-virtual": physical_and_virtual,
    "response-time": response_time,
    "memory-fit": memory_fit,
}


def _cpu(evidence: Evidence, users: Floats, cost: float, slope: float) -> Floats:
    """Return the CPU of the platform of Exchange 2010 under users of one protocol."""
    asked = users[:, None, None]
    total = demand(asked, np.array([[cost]])) + quadratic_demand(asked, np.array([[slope]]))
    capacity = evidence.value("exchange-2010/platform.cores") * evidence.value("exchange-2010/platform.core_mhz")
    return np.asarray(total[:, 0] / capacity)


def _physical_users(evidence: Evidence, processors: float) -> float:
    most = evidence.value("exchange-2003/mailbox.curve.users_one_processor")
    penalty = evidence.value("exchange-2003/mailbox.curve.second_processor_penalty")
    return float(physical_users(np.asarray(processors), most, penalty))


def _derate(evidence: Evidence, vcpus: float) -> float:
    """Return the derate of one VM alone on its host."""
    keys = ("one_vcpu", "vcpu_penalty", "processor_penalty", "vm_penalty")
    figures = (np.asarray(evidence.value(f"esx-3.0.1/derate.{key}")) for key in keys)
    return float(derate(np.asarray(1.0), np.asarray(vcpus), *figures))


def _curve(evidence: Evidence, users: Floats, most: float, exponent: float) -> Floats:
    point = np.asarray(evidence.value("exchange-2003/mailbox.curve.measuring_point"))
    return curve_utilization(users, np.asarray(most), point, np.asarray(exponent), np.asarray(exponent))


def _processor_points(evidence: Evidence) -> ChartPoints:
    ceiling = evidence.value("exchange-2003/mailbox.curve.measuring_point")
    at_ceiling = ("physical-1", "vm-1x1", "physical-2", "vm-1x2")
    users = [evidence.read(case) for case in (*at_ceiling, "vm-1x1", "vm-1x2")]
    cpu = [evidence.read(case) / PERCENT for case in ("cpu-physical-1", "cpu-physical-2")]
    return ChartPoints(x=tuple(users), y=(*(ceiling for _ in at_ceiling), *cpu), name=translate(PUBLISHED))


def _memory_points(rows: list[Outcome], name: str, *, hollow: bool) -> ChartPoints:
    measured = tuple(row.case.value / MB_A_GB for row in rows)
    return ChartPoints(x=measured, y=tuple((row.predicted or 0.0) / MB_A_GB for row in rows), name=name, hollow=hollow)


def _level(x: Floats, height: float, name: str, at: float, anchor: str) -> ChartCurve:
    return ChartCurve(x=x, y=np.full_like(x, height), name=name, at=at, anchor=anchor, dash=SHORT)


def _span(low: float, high: float, top: float, name: str) -> ChartBand:
    ends = np.array([low, high])
    middle = (low + high) / 2.0
    return ChartBand(x=ends, low=np.zeros(2), high=np.full(2, top), name=name, at=(middle, top * 0.96))
