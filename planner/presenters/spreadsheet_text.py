"""Text that a spreadsheet takes: rows of cells with tabs between, safe to paste there."""

from collections.abc import Callable, Iterable, Sequence

from models.exporters.formulas import guarded
from models.plan import choices
from models.plan.columns import field_columns, words_of
from models.plan.entities import Entity, Machine, Plan, Users
from models.plan.fields import fields_of
from models.plan.kinds import KINDS, is_in_site, is_link, is_physical, is_virtual, runs_roles
from models.plan.pasting import Fragment
from planner.presenters import field_text

QUOTE = '"'


def tab_separated(lines: Iterable[Sequence[str]]) -> str:
    """Return lines of cells as text; no cell can break out of its place or be taken for a formula."""
    return "\n".join("\t".join(_cell(text) for text in line) for line in lines)


def items_text(fragment: Fragment) -> str:
    """Return copied items as rows with headings, the columns that no item has left out."""
    cells = [[write(row, fragment.plan) for write in COLUMNS.values()] for row in _rows(fragment)]
    used = [number for number in range(len(COLUMNS)) if any(line[number] for line in cells)]
    return tab_separated([line[number] for number in used] for line in (tuple(COLUMNS), *cells))


def _cell(text: str) -> str:
    plain = " ".join(text.split()) if any(sign in text for sign in "\t\r\n\v\f") else text
    if plain.startswith(QUOTE):
        # Else a spreadsheet would take off the quotes, and what is in them for a formula or for several cells.
        return QUOTE + plain.replace(QUOTE, 2 * QUOTE) + QUOTE
    return guarded(plain)


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


def _of(path: str) -> Callable[[Entity, Plan], str]:
    """Return what writes a field as its editor shows it, or nothing for items without it."""
    name, _, rest = path.partition(".")

    def written(row: Entity, _plan: Plan) -> str:
        holder = getattr(row, name, None) if rest else row
        field = fields_of(type(holder)).get(rest or name) if holder is not None else None
        if field is None:
            return ""
        value = getattr(holder, rest or name)
        if value is None or (rest and name == "users" and not value):
            return ""
        return words_of(field, value) if field.kind in {"choice", "flag"} else field_text.format_value(field, value)

    return written


LEADING: dict[str, Callable[[Entity, Plan], str]] = {
    "Name": _name,
    "Kind": lambda row, _plan: KINDS[row.kind].label,
    "Location": _place,
    "Roles": _roles,
    "Exchange": _of("exchange"),
    "Hypervisor": _of("hypervisor"),
    "Cores": _of("processor.cores"),
    "Clock": _of("processor.clock_mhz"),
    "vCPUs": _of("vcpus"),
    "Memory": _of("memory_mb"),
    "Model": _model,
    "Guest system": _of("guest"),
    "Windows": _of("windows"),
    "Mailboxes": _of("mailboxes"),
    "Messages per day": _of("messages_per_day"),
    **{choice.label: _of(f"users.{choice.value.replace('-', '_')}") for choice in choices.PROTOCOLS},
    "Bandwidth": _of("bandwidth_mbit_s"),
    "Latency": _of("latency_ms"),
    "Notes": _of("notes"),
}
LEADING_FIELDS = (
    "name", "roles", "exchange", "hypervisor", "processor.cores", "processor.clock_mhz", "vcpus", "memory_mb", "model",
    "guest", "windows", "notes", "mailboxes", "messages_per_day", "bandwidth_mbit_s", "latency_ms",
    *(f"users.{name}" for name in fields_of(Users)),
)  # fmt: skip
COLUMNS = LEADING | {column.field.label: _of(column.path) for column in field_columns(LEADING_FIELDS, of=KINDS)}
