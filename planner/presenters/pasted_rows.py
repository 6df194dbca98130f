"""From rows of a spreadsheet to a part of a plan that can be pasted."""

from collections.abc import Iterator, Mapping
from typing import Any

from attrs import evolve

from models.errors import ChangeError, FieldError
from models.plan import choices, queries
from models.plan.catalogue import Catalogue
from models.plan.columns import leaf_fields
from models.plan.entities import Design, Entity, Host, Plan, Site
from models.plan.fields import Field
from models.plan.hardware import MachineModel
from models.plan.kinds import KINDS, holds_vms, is_in_site, is_machine, is_population, is_site, is_virtual
from models.plan.pasting import Fragment
from models.words import any_of, tr_format, translate
from planner.presenters import field_text
from planner.presenters.pasted_table import (
    CPUS,
    KIND,
    NAME,
    PLACE,
    PastedTable,
    choices_in,
    kind_named,
    named_choice,
)

YES = frozenset({"yes", "true", "1", "x"})
NO = frozenset({"no", "false", "0", ""})
CPU_PATHS = {name: kind.cpus for name, kind in KINDS.items()} | {"population": "mailboxes"}


def fragment_of_rows(table: PastedTable, kind: str, plan: Plan, design_id: str, catalogue: Catalogue) -> Fragment:
    """Return the rows as items to paste.

    Parameters
    ----------
    kind : str
        What a row becomes that does not say it itself.
    catalogue : Catalogue
        Gives the values that the rows leave out.

    Raises
    ------
    ChangeError
        If a row cannot be read; the sentence names the row.
    """
    return _Rows(table, kind, plan, plan.design(design_id), catalogue).fragment()


class _Rows:
    """The rows on their way into a fragment."""

    def __init__(self, table: PastedTable, kind: str, plan: Plan, design: Design | None, catalogue: Catalogue) -> None:
        self.table, self.kind, self.catalogue = table, kind, catalogue
        self.free = queries.free_ids(plan, "row")
        # Where rows go that name no place: the paste finds it by what is selected.
        self.anywhere = evolve(catalogue.site, id=next(self.free), position=None)
        self.any_host = evolve(catalogue.host, id=next(self.free), name="", site=self.anywhere.id, position=None)
        self.sites: dict[str, Site] = {site.name.casefold(): evolve(site, serves=()) for site in plan.sites}
        machines = design.machines if design else ()
        self.hosts: dict[str, Host] = {machine.name.casefold(): machine for machine in machines if holds_vms(machine)}
        self.models = {model.name.casefold(): model for model in plan.models}
        self.design_id = design.id if design else next(self.free)

    def fragment(self) -> Fragment:
        """Return all rows; sites first and hosts before VMs, so that rows can stand in each other."""
        rows = [(number, *self._read(number, cells)) for number, cells in enumerate(self.table.rows)]
        order = tuple(KINDS)
        made: list[Entity] = []
        for number, kind, values in sorted(rows, key=lambda row: order.index(row[1])):
            try:
                made.append(self._made(kind, values))
            except (FieldError, ChangeError) as error:
                raise self._fault(number, str(error)) from error
        return Fragment(self._plan(made), frozenset(row.id for row in made))

    def _plan(self, made: list[Entity]) -> Plan:
        machines = [entry for entry in made if is_machine(entry)]
        populations = [entry for entry in made if is_population(entry)]
        hosts = {machine.host for machine in machines if is_virtual(machine)}
        carriers = [host for host in (self.any_host, *self.hosts.values()) if host.id in hosts and host not in machines]
        machines += carriers
        held = {machine.site for machine in (*machines, *populations) if is_in_site(machine)}
        sites = [entry for entry in made if is_site(entry)]
        sites += [site for site in (self.anywhere, *self.sites.values()) if site.id in held and site not in sites]
        design = Design(id=self.design_id, name="", machines=tuple(machines))
        return Plan(
            sites=tuple(sites),
            populations=tuple(populations),
            designs=(design,) if machines else (),
            models=tuple(self.models.values()),
        )

    def _read(self, number: int, cells: tuple[str, ...]) -> tuple[str, dict[str, tuple[str, str]]]:
        """Return a row's kind, and its cells with their units by the path that they fill."""
        values: dict[str, tuple[str, str]] = {}
        for column, cell in zip(self.table.columns, cells, strict=True):
            if column.path and cell:
                values.setdefault(column.path, (cell, column.unit))
        word = values.pop(KIND, ("", ""))[0]
        kind = kind_named(word) if word else self.kind
        if kind == "link":
            raise self._fault(number, tr_format("a link connects two sites and cannot be pasted as a row."))
        if not kind:
            raise self._fault(
                number, tr_format("“{word}” is not a kind; use server, host, VM or population.", word=word)
            )
        return kind, values

    def _made(self, kind: str, values: Mapping[str, tuple[str, str]]) -> Entity:
        if not values.get(NAME, ("", ""))[0]:
            raise ChangeError(tr_format("the name is missing."))
        prototype: Any = getattr(self.catalogue, kind)
        row: Any = evolve(prototype, id=next(self.free), name=values[NAME][0], position=None)
        if kind == "vm":
            row = evolve(row, host=self._named_place(values, self.hosts, self.any_host.id))
        elif kind != "site":
            row = evolve(row, site=self._named_place(values, self.sites, self.anywhere.id))
        if kind == "population":
            row = evolve(row, users=type(row.users)())
        for path, value in _parsed(kind, type(row), values):
            row = _with(row, path, self._model(str(value)) if path == "model" else value)
        if kind == "population" and not any(path.startswith("users.") for path in values):
            row = evolve(row, users=evolve(row.users, outlook=row.mailboxes))
        if is_site(row):
            self.sites[row.name.casefold()] = row
        elif holds_vms(row):
            self.hosts[row.name.casefold()] = row
        return row  # type: ignore[no-any-return]

    def _model(self, name: str) -> str:
        """Return the id of the model with a name; one that is not known yet has its name alone."""
        fresh = MachineModel(id=next(self.free), name=name)
        return self.models.setdefault(name.casefold(), fresh).id

    def _named_place(self, values: Mapping[str, tuple[str, str]], known: Mapping[str, Any], anywhere: str) -> str:
        name = values.get(PLACE, ("", ""))[0]
        if not name:
            return anywhere
        found = known.get(name.casefold())
        if found is None and known is self.hosts:
            raise ChangeError(tr_format("there is no virtualization host named “{name}”.", name=name))
        if found is None:
            raise ChangeError(tr_format("there is no site named “{name}”.", name=name))
        return str(found.id)

    def _fault(self, number: int, sentence: str) -> ChangeError:
        return ChangeError(tr_format("Row {row}: {fault}", row=number + self.table.first_row, fault=sentence))


def _parsed(kind: str, entity: type, values: Mapping[str, tuple[str, str]]) -> Iterator[tuple[str, object]]:
    known = dict(leaf_fields(entity))
    for path, (text, unit) in values.items():
        own = CPU_PATHS.get(kind, "") if path == CPUS else path
        if own in known and own != NAME:
            yield own, _value(known[own], text, unit)


def _value(field: Field, text: str, unit: str) -> object:
    if field.kind == "choices":
        chosen = choices_in(field.choices, text)
        if chosen is None:
            known = any_of([translate(choice.label) for choice in field.choices])
            if field.choices is choices.ROLES:
                raise FieldError(tr_format("“{words}” is not a role; use {roles}.", words=text, roles=known))
            raise FieldError(tr_format("“{words}” is not a value here; use {values}.", words=text, values=known))
        return chosen
    if field.kind == "choice":
        found = named_choice(field.choices, text)
        return field.checked(text) if found is None else found
    if field.kind == "flag":
        yes, no = YES | {tr_format("Yes").casefold()}, NO | {tr_format("No").casefold()}
        if text.casefold() not in yes | no:
            raise FieldError(tr_format("{label} must be yes or no.", label=translate(field.label)))
        return text.casefold() in yes
    return field_text.parsed(field, text, unit)


def _with(row: Any, path: str, value: object) -> Any:
    name, _, rest = path.partition(".")
    return evolve(row, **{name: evolve(getattr(row, name), **{rest: value}) if rest else value})
