"""Text that a spreadsheet takes: rows of cells with tabs between, safe to paste there.

Numbers are written bare, with the user's decimal sign and no groups; their unit stands in the heading.
"""

from collections.abc import Callable, Iterable, Sequence

from models.exporters.formulas import guarded
from models.plan import choices
from models.plan.columns import Cell, field_columns, words_of
from models.plan.entities import Entity, Machine, Plan, Users
from models.plan.fields import Field, fields_of
from models.plan.kinds import KINDS, is_in_site, is_link, is_physical, is_virtual, runs_roles
from models.plan.pasting import Fragment
from models.units import MB_A_GB, PERCENT
from models.words import local
from planner.presenters import field_text

QUOTE = '"'
DECIMALS = 2
NUMBERS = frozenset({"number", "whole"})
# What a number of a field is copied in, where not in the field's own unit, and how many of its units that is.
COPIED_UNITS = {"memory_mb": ("GB", MB_A_GB)}
# Units that the heading says already.
UNIT_IN_LABEL = frozenset({"users", "vCPU", "1/day", "U"})


def tab_separated(lines: Iterable[Sequence[Cell]]) -> str:
    """Return lines of cells as text; no cell can break out of its place or be taken for a formula."""
    return "\n".join("\t".join(_cell(cell) for cell in line) for line in lines)


def with_unit(heading: str, unit: str) -> str:
    """Return a heading with the unit of the bare numbers below it, as in "Memory [GB]"."""
    return f"{heading} [{unit}]" if unit else heading


def in_percent(fraction: float | None) -> float | None:
    """Return a share as the number that is copied of it [%]."""
    return None if fraction is None else round(fraction * PERCENT, DECIMALS)


def copied_unit(path: str, field: Field) -> str:
    """Return the unit in which the numbers of a field are copied; empty where there is none to name."""
    if field_text.is_fraction(field):
        return "%"
    return COPIED_UNITS.get(path, ("" if field.unit in UNIT_IN_LABEL else field.unit, 1.0))[0]


def copied_number(path: str, field: Field, value: float) -> float:
    """Return a value of a field in the unit in which it is copied."""
    if field_text.is_fraction(field):
        return round(value * PERCENT, DECIMALS)
    return value / COPIED_UNITS.get(path, ("", 1.0))[1]


def items_text(fragment: Fragment) -> str:
    """Return copied items as rows with headings, the columns that no item has left out."""
    cells = [[write(row, fragment.plan) for write in COLUMNS.values()] for row in _rows(fragment)]
    used = [number for number in range(len(COLUMNS)) if any(line[number] not in (None, "") for line in cells)]
    return tab_separated([line[number] for number in used] for line in (tuple(COLUMNS), *cells))


def _cell(cell: Cell) -> str:
    if not isinstance(cell, str):
        # All digits: what is copied is pasted as the same value.
        return "" if cell is None else local(f"{cell:.15g}")
    text = " ".join(cell.split()) if any(sign in cell for sign in "\t\r\n\v\f") else cell
    if text.startswith(QUOTE):
        # Else a spreadsheet would take off the quotes, and what is in them for a formula or for several cells.
        return QUOTE + text.replace(QUOTE, 2 * QUOTE) + QUOTE
    return guarded(text)


def _rows(fragment: Fragment) -> list[Entity]:
    part = fragment.plan
    machines: list[Machine] = [machine for design in part.designs for machine in design.machines]
    ordered: list[Entity] = [*part.sites, *part.links, *part.populations]
    ordered += sorted(machines, key=is_virtual)
    return [row for row in ordered if row.id in fragment.chosen]


def _name(row: Entity, plan: Plan) -> str:
    if is_link(row):
        return " – ".join(getattr(plan.shared_by_id[end], "name", "") for end in row.ends)
    return row.name


def _place(row: Entity, plan: Plan) -> str:
    if is_virtual(row):
        return next((design.by_id[row.host].name for design in plan.designs if row.host in design.by_id), "")
    site_id = row.site if is_in_site(row) else ""
    return getattr(plan.shared_by_id.get(site_id), "name", "")


def _roles(row: Entity, _plan: Plan) -> str:
    roles = row.roles if runs_roles(row) else ()
    return ", ".join(choices.label_of(choices.ROLES, role) for role in roles)


def _model(row: Entity, plan: Plan) -> str:
    model = plan.models_by_id.get(row.model or "") if is_physical(row) else None
    return model.name if model is not None else ""


def _of(path: str) -> Callable[[Entity, Plan], Cell]:
    """Return what gives a field for a spreadsheet, or nothing for items without it."""
    name, _, rest = path.partition(".")

    def written(row: Entity, _plan: Plan) -> Cell:
        holder = getattr(row, name, None) if rest else row
        field = fields_of(type(holder)).get(rest or name) if holder is not None else None
        value = getattr(holder, rest or name) if field is not None else None
        if field is None or value is None or (rest and name == "users" and not value):
            return None
        if field.kind in NUMBERS:
            return copied_number(path, field, value)
        return words_of(field, value) if field.kind in {"choice", "choices", "flag"} else str(value)

    return written


LEADING: dict[str, Callable[[Entity, Plan], Cell]] = {
    "Name": _name,
    "Kind": lambda row, _plan: KINDS[row.kind].label,
    "Location": _place,
    "Roles": _roles,
    "Exchange": _of("exchange"),
    "Hypervisor": _of("hypervisor"),
    "Cores": _of("processor.cores"),
    "Clock [MHz]": _of("processor.clock_mhz"),
    "vCPUs": _of("vcpus"),
    "Memory [GB]": _of("memory_mb"),
    "Model": _model,
    "Guest system": _of("guest"),
    "Windows": _of("windows"),
    "Mailboxes": _of("mailboxes"),
    "Messages per day": _of("messages_per_day"),
    **{choice.label: _of(f"users.{choice.value.replace('-', '_')}") for choice in choices.PROTOCOLS},
    "Bandwidth [Mbit/s]": _of("bandwidth_mbit_s"),
    "Latency [ms]": _of("latency_ms"),
    "Notes": _of("notes"),
}
LEADING_FIELDS = (
    "name", "roles", "exchange", "hypervisor", "processor.cores", "processor.clock_mhz", "vcpus", "memory_mb", "model",
    "guest", "windows", "notes", "mailboxes", "messages_per_day", "bandwidth_mbit_s", "latency_ms",
    *(f"users.{name}" for name in fields_of(Users)),
)  # fmt: skip
COLUMNS = LEADING | {
    with_unit(column.field.label, copied_unit(column.path, column.field)): _of(column.path)
    for column in field_columns(LEADING_FIELDS, of=KINDS)
}
