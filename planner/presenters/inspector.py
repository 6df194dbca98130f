"""The selection as a form: which fields, with which words and values, made from the fields' descriptions."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import repeat
from operator import attrgetter, eq
from typing import Any

from attrs import evolve, frozen

from models.plan import queries
from models.plan.choices import roles_of
from models.plan.entities import Assumptions, Entity, Plan, Server, Vm
from models.plan.fields import Choice, Field, fields_of
from models.plan.kinds import KINDS, holds_vms, is_dag, is_link, is_virtual, runs_roles
from models.words import all_of, tr_count, tr_format, tr_noop, translate
from planner.presenters import field_text
from planner.presenters.second_site import possible_second_sites

PLAN_TITLE, PLAN_NOTES, ASSUMPTIONS = "title", "notes", "assumptions"
DESIGN_NOTES = "designs."
HIDDEN = frozenset({"id", "position", "ends"})
# Fields with a default that is seldom changed stand under "More".
SELDOM = frozenset(
    {"processor.relative_speed", "message_kb", "items_in_largest_folder", "serves", "vcpu_is_thread",
     "powered_off", "hardware_unknown", "measured.source", "most_database_gb", "deleted_item_days"}
)  # fmt: skip
SECTION_FROM = 3
SECOND_SITE = "second_site"
# The model of hardware, and what opens the library in place of a model.
MODEL, LIBRARY = "model", "…"


# Of these a small number cannot be meant in the stored unit; of a cache it can.
OF_HARDWARE = frozenset({"memory_mb", "clock_mhz"})


@frozen(kw_only=True)
class FormRow:
    """One field of the form.

    Parameters
    ----------
    path : str
        As in ``processor.cores``.
    field : Field
        Its description.
    value : object
        The common value; None where it is not given or mixed.
    mixed : bool
        Whether the selected items differ in it.
    options : tuple of Choice
        What can be chosen, for choices and references.
    common_unit : str
        The unit in which all the differing values are shown, if they are.
    """

    path: str
    field: Field
    value: Any
    mixed: bool = False
    options: tuple[Choice, ...] = ()
    common_unit: str = ""

    @property
    def unit(self) -> str:
        """Return the unit that a bare number is read in."""
        if self.value is None and not self.mixed and self.path.rpartition(".")[2] in OF_HARDWARE:
            return field_text.LIKELY
        return self.common_unit or field_text.shown_unit(self.field, self.value)

    @property
    def label(self) -> str:
        """Return what the field is called."""
        return translate(self.field.label)

    @property
    def text(self) -> str:
        """Return the value as it stands in an editor; empty when mixed or not given."""
        return "" if self.mixed else field_text.format_value(self.field, self.value)

    @property
    def placeholder(self) -> str:
        """Return what an empty editor says."""
        if self.mixed:
            unit = self.unit if self.field.unit in field_text.OTHER_UNITS else ""
            mixed = translate(field_text.MIXED)
            return f"{mixed} ({unit})" if unit else mixed
        return translate(field_text.NOT_GIVEN) if self.field.optional else ""


@frozen
class FormSection:
    """Rows under a title; the first section has none."""

    title: str
    rows: tuple[FormRow, ...]


@frozen
class Form:
    """A whole form.

    Parameters
    ----------
    title : str
        As in "EX-MBX-1 · virtual machine".
    ids : tuple of str
        The items that it edits; none for the plan itself.
    main, more : tuple of FormSection
        What is always seen, and what unfolds.
    """

    title: str
    ids: tuple[str, ...]
    main: tuple[FormSection, ...]
    more: tuple[FormSection, ...] = ()

    def shape(self) -> tuple[object, ...]:
        """Return what must be equal for the same editors to serve another form."""
        return shape_of((*self.main, *self.more))


def shape_of(sections: Iterable[FormSection]) -> tuple[object, ...]:
    """Return what must be equal for the same editors to serve other sections."""
    return tuple((section.title, tuple((row.path, row.field) for row in section.rows)) for section in sections)


Choices = tuple[Choice, ...]
# Asked only where a host is in the form.
Hypervisors = Callable[[], Iterable[Choice]]


def form_of(plan: Plan, ids: Sequence[str], hypervisors: Hypervisors) -> Form:
    """Return the form of the selected items, or of the plan when nothing is selected."""
    items = [item for item in (queries.find(plan, identifier) for identifier in ids) if item is not None]
    if not items:
        return plan_form(plan)
    rows = _common_rows(plan, items, hypervisors)
    main, more = _sections(rows)
    return Form(_title(plan, items), tuple(item.id for item in items), main, more)


def entity_rows(entity: Any, names: Sequence[str] = ()) -> tuple[FormRow, ...]:
    """Return the fields of an entity that a form can edit: those of these names, or all but its id."""
    described = fields_of(type(entity))
    shown = names or [name for name, field in described.items() if field.kind not in {"identifier", "picture", "group"}]
    return tuple(
        FormRow(
            path=name,
            field=described[name],
            value=getattr(entity, name),
            options=tuple(Choice(choice.value, translate(choice.label)) for choice in described[name].choices),
        )
        for name in shown
    )


def plan_form(plan: Plan) -> Form:
    """Return the form of the plan's title, assumptions and notes, and the notes of designs that have some."""
    described = fields_of(Plan)
    title = FormRow(path=PLAN_TITLE, field=described["title"], value=plan.title)
    notes = FormRow(path=PLAN_NOTES, field=described["notes"], value=plan.notes)
    assumed = tuple(
        FormRow(path=f"{ASSUMPTIONS}.{name}", field=field, value=getattr(plan.assumptions, name))
        for name, field in fields_of(Assumptions).items()
    )
    of_designs = tuple(
        FormRow(
            path=f"{DESIGN_NOTES}{design.id}",
            field=evolve(described["notes"], label=tr_format("Notes of {design}", design=design.name)),
            value=design.notes,
        )
        for design in plan.designs
        if design.notes
    )
    all_notes = FormSection("", (notes, *of_designs))
    sections = (FormSection("", (title,)), FormSection(tr_format("Assumptions"), assumed), all_notes)
    return Form(tr_format("The plan"), (), sections)


def _title(plan: Plan, items: Sequence[Entity]) -> str:
    if len(items) > 1:
        kinds = {item.kind for item in items}
        return tr_count(len(items), *(KINDS[kinds.pop()].counted if len(kinds) == 1 else ITEMS))
    item = items[0]
    if is_link(item):
        names = {site.id: site.name for site in plan.sites}
        return f"{' – '.join(names.get(end, end) for end in item.ends)} · {translate(KINDS['link'].label)}"
    return f"{item.name or tr_format('Unnamed')} · {translate(KINDS[item.kind].label)}"


def _common_rows(plan: Plan, items: Sequence[Entity], hypervisors: Hypervisors) -> list[FormRow]:
    # All items of a kind have the same fields.
    fields = {type(item): {row.path: row.field for row in _rows_of(item)} for item in _one_of_each(items)}
    rows = _rows_of(items[0])
    if len(items) > 1:
        rows = [
            _combined(row, items, fields)
            for row in rows
            if row.path != "name" and all(row.path in described for described in fields.values())
        ]
    rows = [_offered(row, items) if row.path == "roles" else row for row in rows]
    rows = [evolve(row, options=_options(plan, items, row.field, hypervisors)) for row in rows]
    return [_at_members(row, plan, items) if row.path == SECOND_SITE else row for row in rows]


def _at_members(row: FormRow, plan: Plan, items: Sequence[Entity]) -> FormRow:
    """Return the row of the second site of DAGs with the sites that can be it; its help says why others are missing."""
    possible = possible_second_sites(plan, filter(is_dag, items)) | {row.value}
    missing = [choice.label for choice in row.options if choice.value not in possible]
    if not missing:
        return row
    reason = tr_format("Not offered, as no Mailbox server there is or can be a member: {sites}.", sites=all_of(missing))
    field = evolve(row.field, help=f"{translate(row.field.help)} {reason}")
    return evolve(row, options=tuple(choice for choice in row.options if choice.value in possible), field=field)


def _offered(row: FormRow, items: Sequence[Entity]) -> FormRow:
    """Return the row of the roles with those alone that the items' Exchange versions have, and those that they hold."""
    machines = [item for item in items if isinstance(item, Server | Vm)]
    known = {role for machine in machines for role in (*roles_of(machine.exchange), *machine.roles)}
    choices = tuple(choice for choice in row.field.choices if choice.value in known)
    return evolve(row, field=evolve(row.field, choices=choices))


def _rows_of(item: Entity) -> list[FormRow]:
    rows = []
    for name, field in fields_of(type(item)).items():
        value = getattr(item, name)
        if name in HIDDEN:
            continue
        if field.group is None:
            rows.append(FormRow(path=name, field=field, value=value))
        else:
            rows += [
                FormRow(path=f"{name}.{part}", field=inner, value=getattr(value, part))
                for part, inner in fields_of(field.group).items()
            ]
    return rows


def _one_of_each(items: Sequence[Entity]) -> Iterable[Entity]:
    return {type(item): item for item in items}.values()


def _combined(row: FormRow, items: Sequence[Entity], fields: Mapping[type, Mapping[str, Field]]) -> FormRow:
    """Return the row of several items: mixed where their values differ, with the unit that they have in common."""
    value_of = attrgetter(row.path)
    if all(map(eq, map(value_of, items), repeat(row.value))):
        return row
    different = {(type(item), value_of(item)) for item in items}
    units = {FormRow(path=row.path, field=fields[kind][row.path], value=value).unit for kind, value in different}
    return evolve(row, value=None, mixed=True, common_unit=units.pop() if len(units) == 1 else "")


def _options(plan: Plan, items: Sequence[Entity], field: Field, hypervisors: Hypervisors) -> Choices:
    if field.kind in {"choice", "choices"}:
        return tuple(Choice(choice.value, translate(choice.label)) for choice in field.choices)
    if field.target == "sites":
        own = {item.id for item in items}
        return tuple(Choice(site.id, site.name) for site in plan.sites if site.id not in own)
    if field.target == "hypervisors":
        return tuple(Choice(choice.value, translate(choice.label)) for choice in hypervisors())
    if field.target == "models":
        models = tuple(Choice(model.id, f"{model.maker} {model.name}".strip()) for model in plan.models)
        return (*models, Choice(LIBRARY, tr_format("Hardware library…")))
    if field.target == "populations":
        return tuple(Choice(population.id, population.name) for population in plan.populations)
    return _machines(plan, items) if field.target == "machines" else ()


def _machines(plan: Plan, items: Sequence[Entity]) -> tuple[Choice, ...]:
    """Return the hosts that VMs can be on, or the machines that can be members of a DAG."""
    designs = {design.id: design for design in (queries.design_of(plan, item.id) for item in items) if design}
    if len(designs) != 1:
        return ()
    design = next(iter(designs.values()))
    if all(is_dag(item) for item in items):
        return tuple(Choice(machine.id, machine.name) for machine in design.machines if runs_roles(machine))
    if not all(is_virtual(item) for item in items):
        return ()
    return tuple(Choice(machine.id, machine.name) for machine in design.physical if holds_vms(machine))


def _sections(rows: Sequence[FormRow]) -> tuple[tuple[FormSection, ...], tuple[FormSection, ...]]:
    if all(row.value is False for row in rows if row.path == "hardware_unknown"):
        # Of hardware that is known, all parts are.
        rows = [row for row in rows if row.path != "known_hardware"]
    # Most machines have no other load; where there is one, it stands beside what Exchange asks for.
    has_other = any(row.path.startswith(OTHER) and (row.mixed or row.value not in {None, ""}) for row in rows)
    main = [row for row in rows if (has_other if row.path.startswith(OTHER) else not _is_seldom(row))]
    more = [row for row in rows if row not in main]
    return _by_group(main), _by_group(more)


def _is_seldom(row: FormRow) -> bool:
    # The disks of a DAG are set once; what it survives is read again and again.
    is_unusual = row.field.kind == "notes" or row.path.startswith(STORAGE) or _stands_under_more(row)
    return (row.field.optional and row.path != MODEL) or is_unusual


def _stands_under_more(row: FormRow) -> bool:
    # A site seldom serves others; a DAG always serves somebody.
    # What is out of the ordinary with a machine is seen at once.
    return row.path in SELDOM and row.field.target != "populations" and row.value is not True


def _by_group(rows: Sequence[FormRow]) -> tuple[FormSection, ...]:
    groups: dict[str, list[FormRow]] = {"": []}
    # No use is calculated from what was measured, but it is shown beside the results.
    used = [row for row in rows if row.field.used or row.path.startswith(MEASURED)]
    for row in used:
        group = row.path.rpartition(".")[0]
        groups.setdefault(group, []).append(row)
    small = {group for group, members in groups.items() if len(members) < SECTION_FROM}
    plain = [row for row in used if row.path.rpartition(".")[0] in small | {""}]
    sections = [FormSection("", tuple(plain))] if plain else []
    sections += [
        FormSection(translate(GROUP_TITLES[group]) if group in GROUP_TITLES else "", tuple(members))
        for group, members in groups.items()
        if group and group not in small
    ]
    if unused := tuple(row for row in rows if row not in used):
        sections.append(FormSection(tr_format("Stored for information only"), unused))
    return tuple(sections)


OTHER, MEASURED, STORAGE = "other.", "measured.", "storage."
GROUP_TITLES = {
    "users": tr_noop("Users"),
    "rates": tr_noop("Measured rates"),
    "processor": tr_noop("Processor"),
    "storage": tr_noop("Storage per member"),
    "other": tr_noop("Other load"),
    "measured": tr_noop("Measured"),
}
ITEMS = (tr_noop("{count} item"), tr_noop("{count} items"))
