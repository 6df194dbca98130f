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
from models.plan.entities import Design, Machine, Plan
from models.plan.kinds import holds_vms, is_virtual, runs_roles
from models.words import marked, say, shown

Cell = str | float | None
SHEET = marked("Machines")
COLUMNS = (
    marked("Design"), marked("Machine"), marked("Kind"), marked("Site"), marked("Host"), marked("Exchange"),
    marked("Roles"), marked("Cores or vCPUs"), marked("Clock [MHz]"), marked("Memory [MB]"), marked("CPU"),
    marked("Memory"), marked("Disk"), marked("Network"), marked("Limited by"), marked("Users"),
    marked("Room [users]"), marked("Notes"),
)  # fmt: skip
PERCENTS = range(10, 14)
WIDTH = 16
# More than this XlsxWriter leaves out without a word.
LONGEST_CELL = 32_767
# As its tables do, so that a program of any language opens it alike.
MARK = "\ufeff"


def machine_rows(plan: Plan, evaluations: Mapping[str, Evaluation]) -> Iterator[list[Cell]]:
    """Return the rows below `COLUMNS`: every machine of every design; None stands for no data.

    Parameters
    ----------
    plan : Plan
        The plan.
    evaluations : mapping
        The numbers of each design by its id.
    """
    names = {site.id: site.name for site in plan.sites}
    for design in plan.designs:
        for machine in sorted(design.machines, key=lambda one: (one.name, one.id)):
            yield [*_hardware(machine, design, names), *_numbers(machine, evaluations[design.id]), machine.notes]


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
        sheet = book.add_worksheet(shown(SHEET))
        bold, percent = book.add_format({"bold": True}), book.add_format({"num_format": "0.0%"})
        sheet.set_column(0, len(COLUMNS) - 1, WIDTH)
        sheet.freeze_panes(1, 2)
        for column, name in enumerate(COLUMNS):
            _write(sheet, 0, column, shown(name), bold)
        for row, cells in enumerate(machine_rows(plan, evaluations), 1):
            for column, cell in enumerate(cells):
                _write(sheet, row, column, cell, percent if column in PERCENTS else None)
    return stream.getvalue()


def csv_bytes(plan: Plan, evaluations: Mapping[str, Evaluation]) -> bytes:
    """Return the machines as CSV: UTF-8 with a mark, commas, decimal points, lines that end with CR LF."""
    stream = io.StringIO()
    writer = csv.writer(stream)
    writer.writerow(map(shown, COLUMNS))
    for cells in machine_rows(plan, evaluations):
        writer.writerow(["" if cell is None else harmless(cell) for cell in cells])
    return (MARK + stream.getvalue()).encode()


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
        raise ExportError(say("Row {row} of the table does not fit a workbook; export it as CSV.", row=row))


def _hardware(machine: Machine, design: Design, names: Mapping[str, str]) -> list[Cell]:
    host = design.by_id.get(machine.host) if is_virtual(machine) else None
    site = host.site if holds_vms(host) else getattr(machine, "site", "")
    roles: list[Cell] = [None, None]
    if runs_roles(machine):
        words = (choices.label_of(choices.ROLES, role) for role in machine.roles)
        roles = [choices.label_of(choices.EXCHANGE_VERSIONS, machine.exchange), ", ".join(words)]
    if is_virtual(machine):
        size: list[Cell] = [machine.vcpus, None, machine.memory_mb]
    else:
        size = [machine.processor.cores, machine.processor.clock_mhz, machine.memory_mb]
    place: list[Cell] = [names.get(site, site), host.name if host is not None else None]
    return [design.name, machine.name, machine.kind, *place, *roles, *size]


def _numbers(machine: Machine, evaluation: Evaluation) -> list[Cell]:
    gauges = (evaluation.gauge(machine.id, resource).utilization for resource in RESOURCES)
    limiter, room = evaluation.limiter_of(machine.id), evaluation.room_of(machine.id)
    return [*gauges, limiter, evaluation.users_of(machine.id), room]
