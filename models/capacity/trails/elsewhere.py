"""Why a link carries what it carries, and why a population is answered as fast as it is."""

from collections.abc import Iterator
from math import isclose

import numpy as np

from models.calibration.figures import Figure
from models.capacity.context import Context
from models.capacity.drivers import USER_COLUMNS
from models.capacity.floats import NOBODY
from models.capacity.links import ACCESS_ROW, Crossing, across, client_kb_s, shipped_on_links
from models.capacity.people import STORE_ROW
from models.capacity.responses import LEFT_OUT, fitted_ms, machine_response, response_figures
from models.capacity.trail import Step
from models.plan.choices import PROTOCOLS
from models.plan.entities import Link
from models.plan.kinds import role_holder
from models.units import mbit_s_to_kb_s
from models.words import count, percent, significant, tr_count, tr_format, translate


def link_steps(context: Context, link: Link, bound: int) -> Iterator[Step]:
    """Return the steps of a link's use: users of other sites by protocol and log shipping, divided by its capacity."""
    compiled, total = context.compiled, 0.0
    for row, crossing in across(compiled, link.id):
        for step in _client_steps(context, row, crossing, bound):
            total += step.value or 0.0
            yield step
    for step in shipping_steps(context, link, bound):
        total += step.value or 0.0
        yield step
    line = mbit_s_to_kb_s(link.bandwidth_mbit_s)
    result = total / line
    text = f"{significant(total)} ÷ {significant(line)} KB/s ({significant(link.bandwidth_mbit_s)} Mbit/s)"
    yield Step(f"{text} = {percent(result)}", result)


def shipping_steps(context: Context, link: Link, bound: int) -> Iterator[Step]:
    """Return a step for the log shipping of each group on a link, in the direction that carries more of it."""
    plan, shipped = context.compiled.plan, shipped_on_links(context.compiled, context.library).get(link.id)
    for shipment in () if shipped is None else shipped.shipments:
        traffic = float(shipment.mbit_s[bound])
        words = tr_format(
            "Log shipping of {dag} from {source} to {target}: {copies} × {logs} MB of logs per day × peak factor "
            "{peak}",
            dag=shipment.dag.name,
            source=plan.sites[shipment.source].name,
            target=plan.sites[shipment.target].name,
            copies=tr_count(shipment.copies, "{count} copy", "{count} copies"),
            logs=significant(float(shipment.log_mb[bound])),
            peak=significant(plan.assumptions.peak_factor),
        )
        kilobytes = mbit_s_to_kb_s(traffic)
        text = f"{words} = {significant(traffic)} Mbit/s = {significant(kilobytes)} KB/s"
        yield Step(text, kilobytes, "KB/s", shipment.figures)


def _client_steps(context: Context, row: int, crossing: Crossing, bound: int) -> Iterator[Step]:
    compiled = context.compiled
    population, site = compiled.plan.populations[row], compiled.plan.sites[crossing.target].name
    traffic = client_kb_s(compiled, [row], crossing)[bound, 0]
    for column in np.flatnonzero(traffic > 0.0):
        users = float(compiled.drivers[bound, row, column]) * crossing.part
        heads = float(compiled.drivers[bound, row, USER_COLUMNS][column]) * crossing.part
        figures = tuple(_network_figures(context, crossing.target, PROTOCOLS[column].value))
        cost = significant(float(traffic[column]) / users)
        protocol = translate(PROTOCOLS[column].label)
        asked = tr_format("{count} {protocol} users", count=count(users), protocol=protocol)
        if not isclose(users, heads):
            asked = tr_format("{asked} of the published profile ({heads} users)", asked=asked, heads=count(heads))
        if crossing.group != NOBODY:
            part = percent(crossing.part)
            asked = tr_format(
                "{asked}, as {part} of the databases are active in {site}", asked=asked, part=part, site=site
            )
        text = f"{population.name}: {asked} × {cost}"
        yield Step(f"{text} = {significant(float(traffic[column]))} KB/s", float(traffic[column]), "KB/s", figures)


def _network_figures(context: Context, site_row: int, protocol: str) -> Iterator[Figure]:
    rows = context.compiled.assignments
    machines = rows.machine[(rows.duty == ACCESS_ROW) & (rows.site == site_row)]
    found = {}
    for machine in (role_holder(context.machine(int(row))) for row in machines):
        figure = context.library.calibration_of(machine.exchange).find(f"cas.network.{protocol}")
        if figure is not None:
            found[figure.key] = figure
    yield from found.values()


def response_steps(context: Context, population_id: str, bound: int) -> Iterator[Step]:
    """Return the steps of a population's response time: that of the slowest Mailbox server that serves it.

    At the ends of the band, the fit without one of the points that is the fastest or the slowest there.
    """
    slowest = _slowest(context, population_id)
    if slowest is None:
        return
    machine = role_holder(context.machine(slowest))
    calibration = context.library.calibration_of(machine.exchange)
    cpu = float(context.loads[bound].cpu[slowest])
    vcpus = float(context.compiled.machines.cores[slowest]) if context.compiled.machines.is_vm[slowest] else 1.0
    text = tr_format("{machine} responds slowest: its CPU is at {use}", machine=machine.name, use=percent(cpu))
    yield Step(text, cpu)
    times = {fit: fitted_ms(calibration, cpu, vcpus, fit) for fit in ("", *(LEFT_OUT if bound else ()))}
    pick = min if bound == 1 else max
    fit, time = pick(times.items(), key=lambda item: item[1])
    figures = response_figures(calibration, fit)
    base, service, second = (significant(figure.value) for figure in figures)
    text = f"{base} + {service} ÷ (1 − {significant(cpu)})"
    if vcpus > 1.0:
        text += f" + {second} × ({count(vcpus)} − 1) vCPU"
    words = tr_format("{sum} = {time} ms", sum=text, time=count(time))
    if fit:
        words = tr_format(
            "With the fit that omits one of its four points: {sum} = {time} ms", sum=text, time=count(time)
        )
    yield Step(words, max(time, 0.0), "ms", figures)


def _slowest(context: Context, population_id: str) -> int | None:
    compiled, rows = context.compiled, context.compiled.assignments
    number = next(index for index, population in enumerate(compiled.plan.populations) if population.id == population_id)
    site = compiled.serving[STORE_ROW].site_of[number]
    cpu = [load.cpu for load in context.loads]
    times = {}
    for row in rows.machine[(rows.duty == STORE_ROW) & (rows.site == site)]:
        time = machine_response(compiled, int(row), cpu, context.library)
        if time is None:
            return None
        times[int(row)] = time
    return max(times, key=lambda row: times[row]) if times else None
