"""The plans that ship with the program: samples, templates, the prototypes of new items, and the empty one."""

import json
from collections.abc import Iterator
from importlib.resources.abc import Traversable
from typing import TypeVar

from attrs import evolve, frozen

from models.calibration.heads import read_hypervisor_names
from models.plan.catalogue import Catalogue, catalogue_of
from models.plan.entities import Design, Plan, Population, Site
from models.planfile import plan_from_json
from models.words import tr_format, translate

FORM = ".json"
Named = TypeVar("Named", Site, Population, Design)


@frozen
class Sample:
    """A plan that comes with the program."""

    name: str
    title: str
    file: Traversable

    def read(self) -> Plan:
        """Return the plan itself, its names and notes in the user's language."""
        return in_language(_read(self.file))


def samples_in(folder: Traversable) -> tuple[Sample, ...]:
    """Return the samples of a data folder, by name."""
    named = {file.name.removesuffix(FORM): file for file in (folder / "samples").iterdir() if file.name.endswith(FORM)}
    return tuple(Sample(name, translate(_title(named[name])), named[name]) for name in sorted(named))


def templates_in(folder: Traversable) -> tuple[Sample, ...]:
    """Return the templates of a data folder, by name.

    A template is a plan like any other: it can be inserted into one, or be what a new one begins with. Its title is
    what it is called, its notes are one line about it.
    """
    files = sorted((folder / "templates").iterdir(), key=lambda file: file.name)
    named = [(file.name.removesuffix(FORM), file) for file in files if file.name.endswith(FORM)]
    return tuple(Sample(name, _title(file), file) for name, file in named)


def sample_names(folder: Traversable) -> list[str]:
    """Return the names of the samples of a data folder, sorted."""
    return [sample.name for sample in samples_in(folder)]


def read_sample(folder: Traversable, name: str) -> Plan:
    """Return a sample plan by its name."""
    return next(sample for sample in samples_in(folder) if sample.name == name).read()


def read_catalogue(folder: Traversable) -> Catalogue:
    """Return the prototypes of new items and the templates."""
    templates = {template.name: template.read() for template in templates_in(folder)}
    prototypes = in_language(_read(folder / "hardware" / "prototypes.json"))
    return evolve(catalogue_of(prototypes), templates=templates, hypervisor_names=read_hypervisor_names(folder))


def empty_plan() -> Plan:
    """Return what a new plan begins with: one design and nothing in it."""
    return Plan(designs=(Design(id="design-1", name=tr_format("Design {number}", number=1)),))


def has_content(plan: Plan) -> bool:
    """Return whether anything was entered into a plan since it was begun empty."""
    machines = any(design.machines for design in plan.designs)
    return machines or len(plan.designs) > 1 or any((plan.title, plan.notes, plan.sites, plan.links, plan.populations))


def in_language(plan: Plan) -> Plan:
    """Return a plan of the program's data with its names and notes in the user's language."""
    return evolve(
        plan,
        title=translate(plan.title),
        notes=translate(plan.notes),
        sites=tuple(_named(site) for site in plan.sites),
        populations=tuple(_named(population) for population in plan.populations),
        designs=tuple(_named(design) for design in plan.designs),
    )


def named_texts(plan: Plan) -> Iterator[str]:
    """Return the texts of a plan that `in_language` translates."""
    yield from (plan.title, plan.notes)
    rows: tuple[Site | Population | Design, ...] = (*plan.sites, *plan.populations, *plan.designs)
    for row in rows:
        yield from (row.name, row.notes)


def _named(one: Named) -> Named:
    named: Named = evolve(one, name=translate(one.name), notes=translate(one.notes))
    return named


def _read(file: Traversable) -> Plan:
    return plan_from_json(file.read_text(encoding="utf-8"), file.name)


def _title(file: Traversable) -> str:
    # The rest of the plan is read when it is opened: the start page names all of them in the first frame.
    return str(json.loads(file.read_text(encoding="utf-8"))["title"])
