"""The machines of a design as a table that sorts and copies."""

from attrs import frozen

from models.capacity.results import Evaluation, Gauge
from models.plan.entities import Design, Host, Machine, Plan, Vm
from planner.presenters import numbers, spreadsheet_text
from planner.presenters.plan_tree import roles_text
from planner.presenters.status import RESOURCE_WORDS, STATE_SYMBOLS

HEADERS = (
    "Machine", "Kind", "Stands in", "Roles", "CPU", "RAM", "Disk", "Network", "Limit", "Users", "Room",
)  # fmt: skip
LEFT_ALIGNED = frozenset({0, 1, 2, 3, 8})
SHOWN_RESOURCES = ("cpu", "memory", "disk", "network")
SHORT_KINDS = {"server": "Server", "host": "Host", "vm": "VM"}
NOTHING = float("-inf")


@frozen
class TableCell:
    """One cell: its text, the value that it sorts by, the load state that colours it, and whose gauge it is."""

    text: str
    order: str | float
    state: str = ""
    resource: str = ""


@frozen
class TableRow:
    """One machine."""

    id: str
    cells: tuple[TableCell, ...]


def machine_rows(plan: Plan, design: Design | None, evaluation: Evaluation | None) -> tuple[TableRow, ...]:
    """Return a row for each machine of the design, by name."""
    if design is None or evaluation is None:
        return ()
    names = {site.id: site.name for site in plan.sites} | {one.id: one.name for one in design.machines}
    ordered = sorted(design.machines, key=lambda machine: (machine.name, machine.id))
    return tuple(TableRow(one.id, _cells(one, names, evaluation)) for one in ordered)


def tab_separated(rows: tuple[TableRow, ...]) -> str:
    """Return the rows with their headers as text for a spreadsheet."""
    lines = [HEADERS, *(tuple(cell.text for cell in row.cells) for row in rows)]
    return spreadsheet_text.tab_separated(lines)


def _cells(machine: Machine, names: dict[str, str], evaluation: Evaluation) -> tuple[TableCell, ...]:
    container = machine.host if isinstance(machine, Vm) else machine.site
    roles = "–" if isinstance(machine, Host) else roles_text(machine.roles)
    limiter = RESOURCE_WORDS.get(evaluation.limiter_of(machine.id) or "", numbers.NO_DATA)
    users, room = evaluation.users_of(machine.id), evaluation.room_of(machine.id)
    return (
        _words(machine.name),
        _words(SHORT_KINDS[machine.kind]),
        _words(names.get(container, container)),
        _words(roles),
        *(_load(evaluation.gauge(machine.id, resource), resource) for resource in SHOWN_RESOURCES),
        _words(limiter[:1].upper() + limiter[1:]),
        TableCell(numbers.count(users), users),
        TableCell(numbers.count(room).replace("-", "−"), NOTHING if room is None else room),
    )


def _words(text: str) -> TableCell:
    return TableCell(text, text.casefold())


def _load(gauge: Gauge, resource: str) -> TableCell:
    symbol = STATE_SYMBOLS.get(gauge.state, "")
    if gauge.utilization is None:
        return TableCell(numbers.NO_DATA, NOTHING, gauge.state, resource)
    text = f"{numbers.percent(gauge.utilization)} {symbol}".rstrip()
    return TableCell(text, gauge.utilization, gauge.state, resource)
