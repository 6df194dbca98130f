"""The machines of a plan with their numbers, as a spreadsheet or CSV, so that nothing in it is ever run.

A plan's words are a stranger's words: in a workbook they are written as text, never as formula or link; in CSV a cell
that a spreadsheet program would take for a formula begins with an apostrophe.
"""

import csv
import io
from collections.abc import Iterator, Mapping
from typing import Any

from models.capacity.results import RESOURCES, Evaluation
from models.errors import ExportError
from models.exporters.formulas import guarded
from models.plan import choices
from models.plan.columns import Cell, field_columns
from models.plan.entities import Design, Machine, Plan
from models.plan.kinds import cpus_of, hardware_of, is_physical, is_virtual, runs_roles
from models.units import PERCENT
from models.words import natural_order, tr_format, tr_noop, translate

SHEET = tr_noop("Machines")
LEADING = (
    tr_noop("Design"), tr_noop("Machine"), tr_noop("Kind"), tr_noop("Site"), tr_noop("Host"),
    tr_noop("Exchange version"),
    tr_noop("Roles"), tr_noop("Cores or vCPUs"), tr_noop("Clock [MHz]"), tr_noop("Memory [MB]"), tr_noop("CPU"),
    tr_noop("Memory"), tr_noop("Disk"), tr_noop("Network"), tr_noop("Limited by"), tr_noop("Users"),
    tr_noop("Headroom [users]"), tr_noop("Notes"),
)  # fmt: skip
PERCENTS = range(10, 14)
# The fields behind the leading columns; every other field of a machine follows them.
LEADING_FIELDS = (
    "name", "exchange", "roles", "processor.cores", "vcpus", "processor.clock_mhz", "memory_mb", "notes",
)  # fmt: skip
WIDTH, DECIMALS = 16, 2
# More than this XlsxWriter leaves out without a word.
LONGEST_CELL = 32_767
# As its tables do, so that a program of any language opens it alike.
MARK = "\ufeff"


def headings() -> tuple[str, ...]:
    """Return the headings of the columns: the leading ones, then every other field of a machine with its unit."""
    return (*map(translate, LEADING), *(column.heading for column in field_columns(LEADING_FIELDS)))


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
            yield leading + [column.cell(machine, names) for column in further]


def workbook_bytes(plan: Plan, evaluations: Mapping[str, Evaluation]) -> bytes:
    """Return the machines as an .xlsx workbook.

    Raises
    ------
    ExportError
        If a cell would be left out.
    """
    import xlsxwriter

    stream = io.BytesIO()
    never = dict.fromkeys(("strings_to_formulas", "strings_to_urls", "strings_to_numbers"), False)
    with xlsxwriter.Workbook(stream, {**never, "in_memory": True}) as book:
        sheet = book.add_worksheet(translate(SHEET))
        bold, percent = book.add_format({"bold": True}), book.add_format({"num_format": "0.0%"})
        names = headings()
        sheet.set_column(0, len(names) - 1, WIDTH)
        sheet.freeze_panes(1, 2)
        for column, name in enumerate(names):
            _write(sheet, 0, column, name, bold)
        for row, cells in enumerate(machine_rows(plan, evaluations), 1):
            for column, cell in enumerate(cells):
                _write(sheet, row, column, cell, percent if column in PERCENTS else None)
    return stream.getvalue()


def csv_bytes(plan: Plan, evaluations: Mapping[str, Evaluation]) -> bytes:
    """Return the machines as CSV: UTF-8 with a mark, commas, decimal points, lines that end with CR LF.

    What a workbook formats as a percentage is a bare number of percent here.
    """
    stream = io.StringIO()
    writer = csv.writer(stream)
    writer.writerow(f"{name} [%]" if column in PERCENTS else name for column, name in enumerate(headings()))
    for cells in machine_rows(plan, evaluations):
        writer.writerow(_csv_cell(column, cell) for column, cell in enumerate(cells))
    return (MARK + stream.getvalue()).encode()


def _csv_cell(column: int, cell: Cell) -> str | float:
    if column in PERCENTS and isinstance(cell, int | float):
        return round(cell * PERCENT, DECIMALS)
    return "" if cell is None else harmless(cell)


def harmless(cell: str | float) -> str | float:
    """Return a cell that no spreadsheet program takes for a formula.

    Examples
    --------
    >>> [harmless(cell) for cell in ("=1+1", " name", "-3", -3.0)]
    ["'=1+1", ' name', "'-3", -3.0]
    """
    return guarded(cell) if isinstance(cell, str) else cell


def _write(sheet: Any, row: int, column: int, cell: Cell, form: Any) -> None:
    if cell is None:
        return
    if isinstance(cell, str):
        answer = sheet.write_string(row, column, cell, form) if len(cell) <= LONGEST_CELL else -1
    else:
        answer = sheet.write_number(row, column, cell, form)
    if answer != 0:
        raise ExportError(tr_format("Row {row} of the table does not fit a workbook; export it as CSV.", row=row))


def _hardware(machine: Machine, design: Design, names: Mapping[str, str]) -> list[Cell]:
    hardware = hardware_of(design, machine)
    roles: list[Cell] = [None, None]
    if runs_roles(machine):
        words = (choices.label_of(choices.ROLES, role) for role in machine.roles)
        roles = [choices.label_of(choices.EXCHANGE_VERSIONS, machine.exchange), ", ".join(words)]
    clock = machine.processor.clock_mhz if is_physical(machine) else None
    place: list[Cell] = [names.get(hardware.site, hardware.site), hardware.name if is_virtual(machine) else None]
    return [design.name, machine.name, machine.kind, *place, *roles, cpus_of(machine), clock, machine.memory_mb]


def _numbers(machine: Machine, evaluation: Evaluation) -> list[Cell]:
    gauges = (evaluation.gauge(machine.id, resource).utilization for resource in RESOURCES)
    limiter, room = evaluation.limiter_of(machine.id), evaluation.room_of(machine.id)
    return [*gauges, limiter, evaluation.users_of(machine.id), room]
