"""The machines of a plan with their numbers, as a spreadsheet or CSV, so that nothing in it is ever run.

A plan's words are a stranger's words: in a workbook they are written as text, never as formula or link; in CSV a cell
that a spreadsheet program would take for a formula begins with an apostrophe.
"""

import csv
import io
from collections.abc import Collection, Iterator, Mapping, Sequence

from models.capacity.dags.member_gauges import STORAGE, days_of_member, gauge_of, group_of, limiter_of, room_of
from models.capacity.dags.results import dags_of
from models.capacity.results import RESOURCES, STATE_WORDS, Evaluation
from models.exporters.cells import LIMIT_HEADINGS, MARK, RESOURCE_HEADINGS, harmless, rounded
from models.exporters.dag_tables import COPIES, DATABASES, GROUPS, HEADINGS, SERVERS, TABLES, rows_of
from models.exporters.workbook import PERCENT_FORM, WHOLE, Sheet, workbook_of
from models.exporters.workbook_charts import MOST_BARS, Bars
from models.plan import choices
from models.plan.columns import Cell, field_columns
from models.plan.dns_names import dns_name
from models.plan.entities import Design, Machine, Plan
from models.plan.kinds import KINDS, cpus_of, hardware_of, is_physical, is_virtual, runs_roles
from models.plan.unknown_hardware import unknown_parts
from models.units import PERCENT
from models.words import natural_order, tr_format, tr_noop, translate

SHEET, CHARTS = tr_noop("Machines"), tr_noop("CPU by machine")
SHEETS = {
    GROUPS: tr_noop("DAGs"), SERVERS: tr_noop("DAG servers"), DATABASES: tr_noop("Databases"),
    COPIES: tr_noop("Database copies"),
}  # fmt: skip
LEADING = (
    tr_noop("Design"), tr_noop("Machine"), tr_noop("Kind"), tr_noop("Site"), tr_noop("Host"),
    tr_noop("Exchange version"),
    tr_noop("Roles"), tr_noop("Cores or vCPUs"), tr_noop("Clock [MHz]"), tr_noop("Memory [MB]"),
    *RESOURCE_HEADINGS.values(), tr_noop("Limited by"), tr_noop("Users"),
    tr_noop("Headroom [users]"), tr_noop("Notes"),
)  # fmt: skip
PERCENTS = range(10, 14)
CPU, USERS = PERCENTS[0], 15
# Behind the leading columns, for each resource; the state is in words.
BANDS = (
    tr_noop("{resource}, low"),
    tr_noop("{resource}, high"),
    tr_noop("{resource}, ceiling"),
    tr_noop("{resource}, state"),
)
# The fields behind the leading columns; every other field of a machine follows them.
LEADING_FIELDS = (
    "name", "exchange", "roles", "processor.cores", "vcpus", "processor.clock_mhz", "memory_mb", "notes",
)  # fmt: skip
# Of them, what is a part of the whole.
SHARES = {"measured.cpu", "measured.memory"}
# Behind all others: what a machine's system calls it where the plan does otherwise, the group that it is a member of,
# and its use in the worst failure by resource.
DNS_NAME, DAG = tr_noop("DNS name"), tr_noop("DAG")
IN_WORST_FAILURE = {
    "cpu": tr_noop("CPU in the worst failure"), "memory": tr_noop("Memory in the worst failure"),
    "disk": tr_noop("Disk in the worst failure"), STORAGE: LIMIT_HEADINGS[STORAGE],
}  # fmt: skip
TRAILING = (DNS_NAME, DAG, *IN_WORST_FAILURE.values())


def headings() -> tuple[str, ...]:
    """Return the headings of the columns: the leading ones, every other field of a machine with its unit, its DAG."""
    further = (column.heading for column in field_columns(LEADING_FIELDS))
    return (*map(translate, LEADING), *_band_headings(), *further, *map(translate, TRAILING))


def _band_headings() -> Iterator[str]:
    for resource in RESOURCES:
        for band in BANDS:
            yield translate(band).format(resource=translate(RESOURCE_HEADINGS[resource]))


def percents() -> Collection[int]:
    """Return the columns whose numbers are fractions: use of resources, as calculated and as measured."""
    width = len(BANDS)
    behind = len(LEADING) + width * len(RESOURCES)
    bands = {len(LEADING) + place for place in range(width * len(RESOURCES)) if place % width != width - 1}
    shares = {behind + place for place, column in enumerate(field_columns(LEADING_FIELDS)) if column.path in SHARES}
    last = len(headings())
    return {*PERCENTS, *bands, *shares, *range(last - len(IN_WORST_FAILURE), last)}


def machine_rows(plan: Plan, evaluations: Mapping[str, Evaluation]) -> Iterator[list[Cell]]:
    """Return the rows below `headings`: every machine of every design; None means no data.

    Parameters
    ----------
    plan : Plan
        The plan.
    evaluations : mapping
        The numbers of each design by its id.
    """
    names = {site.id: site.name for site in plan.sites} | {model.id: model.name for model in plan.models}
    further = field_columns(LEADING_FIELDS)
    for design in plan.designs:
        for machine in sorted(design.machines, key=lambda machine: (natural_order(machine.name), machine.id)):
            leading = [*_hardware(machine, design, names), *_numbers(machine, evaluations[design.id]), machine.notes]
            fields = [column.cell(machine, names) for column in further]
            behind = [dns_name(machine) or None, *_group(machine, evaluations[design.id])]
            yield leading + _bands(machine, evaluations[design.id]) + fields + behind


def workbook_bytes(plan: Plan, evaluations: Mapping[str, Evaluation], further: Sequence[Sheet] = ()) -> bytes:
    """Return the machines as an .xlsx workbook; the DAGs of a plan, their databases and copies as further sheets.

    Parameters
    ----------
    further : sequence of Sheet
        What else is in it, behind the machines.

    Raises
    ------
    ExportError
        If a cell would be left out.
    """
    sheets = [_machine_sheet(plan, evaluations), *further]
    for table in TABLES if any(design.dags for design in plan.designs) else ():
        names = (translate(LEADING[0]), *map(translate, HEADINGS[table]))
        rows = tuple(_rows_of_designs(plan, evaluations, table))
        sheets.append(Sheet(name=translate(SHEETS[table]), headings=names, rows=rows))
    return workbook_of(sheets, plan.title, plan.author)


def _machine_sheet(plan: Plan, evaluations: Mapping[str, Evaluation]) -> Sheet:
    rows = tuple(machine_rows(plan, evaluations))
    return Sheet(
        name=translate(SHEET),
        headings=headings(),
        rows=rows,
        forms=dict.fromkeys(percents(), PERCENT_FORM) | {USERS: WHOLE},
        printed=len(LEADING),
        charts=tuple(_charts(plan, rows)),
        charts_name=translate(CHARTS),
    )


def _charts(plan: Plan, rows: Sequence[Sequence[Cell]]) -> Iterator[Bars]:
    first = 0
    for design in plan.designs:
        last = first + len(design.machines) - 1
        known = any(row[CPU] is not None for row in rows[first : last + 1])
        if known and len(design.machines) <= MOST_BARS:
            title = tr_format("CPU by machine: {design}", design=design.name)
            yield Bars(title=title, names=1, values=CPU, first=first, last=last)
        first = last + 1


def _rows_of_designs(plan: Plan, evaluations: Mapping[str, Evaluation], table: str) -> Iterator[Sequence[Cell]]:
    for design in plan.designs:
        for row in rows_of(plan, design, dags_of(evaluations[design.id]), table):
            yield (design.name, *row)


def csv_bytes(plan: Plan, evaluations: Mapping[str, Evaluation]) -> bytes:
    """Return the machines as CSV: UTF-8 with a mark, commas, decimal points, lines that end with CR LF.

    What a workbook formats as a percentage is a bare number of percent here.
    """
    stream = io.StringIO()
    writer = csv.writer(stream)
    fractions = percents()
    writer.writerow(f"{name} [%]" if column in fractions else name for column, name in enumerate(headings()))
    for cells in machine_rows(plan, evaluations):
        # A machine serves a part of its users; nobody counts parts of people.
        cells[USERS] = round(users) if isinstance(users := cells[USERS], int | float) else users
        writer.writerow(_csv_cell(cell, fraction=column in fractions) for column, cell in enumerate(cells))
    return (MARK + stream.getvalue()).encode()


def _csv_cell(cell: Cell, *, fraction: bool) -> str | float:
    if isinstance(cell, int | float):
        return rounded(cell * PERCENT if fraction else cell)
    return "" if cell is None else harmless(cell)


def _hardware(machine: Machine, design: Design, names: Mapping[str, str]) -> list[Cell]:
    hardware = hardware_of(design, machine)
    roles: list[Cell] = [None, None]
    kind = translate(KINDS[machine.kind].short)
    # A machine without roles runs no Exchange, whatever version a role would be of.
    if runs_roles(machine) and machine.roles:
        words = (choices.label_of(choices.ROLES, role) for role in machine.roles)
        roles = [choices.label_of(choices.EXCHANGE_VERSIONS, machine.exchange), ", ".join(words)]
    unknown = unknown_parts(machine)
    clock = machine.processor.clock_mhz if is_physical(machine) and choices.CLOCK not in unknown else None
    cores = None if choices.CORES in unknown else cpus_of(machine)
    memory_mb = None if choices.MEMORY in unknown else machine.memory_mb
    place: list[Cell] = [names.get(hardware.site, hardware.site), hardware.name if is_virtual(machine) else None]
    return [design.name, machine.name, kind, *place, *roles, cores, clock, memory_mb]


def _numbers(machine: Machine, evaluation: Evaluation) -> list[Cell]:
    gauges = (gauge_of(evaluation, machine.id, resource).utilization for resource in RESOURCES)
    limiter, room = limiter_of(evaluation, machine.id), room_of(evaluation, machine.id)
    limited_by = translate(LIMIT_HEADINGS[limiter]) if limiter else None
    return [*gauges, limited_by, evaluation.users_of(machine.id), room]


def _bands(machine: Machine, evaluation: Evaluation) -> list[Cell]:
    cells: list[Cell] = []
    for resource in RESOURCES:
        gauge = gauge_of(evaluation, machine.id, resource)
        known = gauge.utilization is not None
        cells += (
            (gauge.low, gauge.high, gauge.ceiling, translate(STATE_WORDS[gauge.state]))
            if known
            else (None,) * len(BANDS)
        )
    return cells


def _group(machine: Machine, evaluation: Evaluation) -> list[Cell]:
    group = group_of(evaluation, machine.id)
    worst = {resource: day.utilization for resource, (_, day) in days_of_member(evaluation, machine.id).items()}
    return [None if group is None else group.dag.name, *map(worst.get, IN_WORST_FAILURE)]
