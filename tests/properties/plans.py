"""Random sound plans, made from the descriptions of the fields: a new field is drawn without a change here."""

from collections.abc import Iterator

from hypothesis import strategies as st

from models.plan.costs import Costs, Licence
from models.plan.entities import (
    Assumptions,
    Design,
    Host,
    Ignored,
    Link,
    Override,
    Plan,
    Population,
    Site,
    Vm,
)
from models.plan.fields import DIRECTION_OVERRIDES, Field, fields_of, is_unseen
from models.plan.hardware import MachineModel
from models.plan.kinds import MACHINE_KINDS
from tests.unit.planfile.every_field import SMALLEST_PICTURE

LARGEST = 2**53
PRINTING = st.characters(exclude_categories=("Cc", "Cs", "Zl", "Zp"), exclude_characters=sorted(DIRECTION_OVERRIDES))
WRITING = PRINTING | st.sampled_from("\n\t")

identifiers = (
    st.from_regex(r"[a-z]{1,5}-[0-9]{1,3}", fullmatch=True)
    | st.text(PRINTING, min_size=1, max_size=12).map(str.strip).filter(lambda text: text and not is_unseen(text))
)  # fmt: skip

BY_KIND = {
    "identifier": lambda _field: identifiers,
    "reference": lambda _field: identifiers,
    "references": lambda _field: st.just(()),
    "text": lambda _field: st.text(PRINTING, max_size=20).filter(lambda text: not is_unseen(text)),
    "notes": lambda _field: st.text(WRITING, max_size=40),
    "number": lambda field: st.floats(field.minimum, field.maximum, allow_nan=False, allow_infinity=False),
    "whole": lambda field: st.integers(int(field.minimum or 0), int(field.maximum or LARGEST)),
    "flag": lambda _field: st.booleans(),
    "choice": lambda field: st.sampled_from([choice.value for choice in field.choices]),
    "choices": lambda field: st.lists(st.sampled_from([choice.value for choice in field.choices]), unique=True),
    "picture": lambda _field: st.sampled_from(["", SMALLEST_PICTURE]),
    "group": lambda field: entities(field.group),
}


def values(field: Field):
    """Return a strategy for the values that a field allows."""
    drawn = BY_KIND[field.kind](field)
    return st.none() | drawn if field.optional else drawn


def entities(entity: type, **fixed: object):
    """Return a strategy for entities of a class with some of their values fixed."""
    drawn = {name: values(field) for name, field in fields_of(entity).items() if name not in fixed}
    return st.builds(entity, **drawn, **{name: st.just(value) for name, value in fixed.items()})


@st.composite
def plans(draw, most: int = 3) -> Plan:
    """Return a strategy for sound plans with up to `most` of everything."""
    ids = iter(draw(st.lists(identifiers, unique=True, min_size=6 * most + most**2, max_size=6 * most + most**2)))
    sites = draw_sites(draw, ids, most)
    populations = [
        draw(entities(Population, id=next(ids), site=draw(st.sampled_from(sites)).id))
        for _ in range(draw(st.integers(0, most if sites else 0)))
    ]
    models = [draw(entities(MachineModel, id=next(ids))) for _ in range(draw(st.integers(0, most)))]
    return Plan(
        **{name: draw(values(field)) for name, field in fields_of(Plan).items()},
        costs=draw_costs(draw, most),
        models=models,
        assumptions=draw_assumptions(draw, most),
        sites=sites,
        links=draw_links(draw, ids, sites, most),
        populations=populations,
        designs=tuple(draw_design(draw, ids, sites, models, most) for _ in range(draw(st.integers(0, most // 2)))),
    )


def draw_sites(draw, ids: Iterator[str], most: int) -> list[Site]:
    names = [next(ids) for _ in range(draw(st.integers(0, most)))]
    serves = {name: [] for name in names}
    for served in names:
        server = draw(st.sampled_from(names))
        if server != served:
            serves[server].append(served)
    return [draw(entities(Site, id=name, serves=tuple(serves[name]))) for name in names]


def draw_links(draw, ids: Iterator[str], sites: list[Site], most: int) -> list[Link]:
    if len(sites) < 2:
        return []
    pairs = st.lists(st.sampled_from([site.id for site in sites]), min_size=2, max_size=2, unique=True).map(sorted)
    joined = draw(st.lists(pairs.map(tuple), unique=True, max_size=most))
    return [draw(entities(Link, id=next(ids), ends=ends)) for ends in joined]


def draw_assumptions(draw, most: int) -> Assumptions:
    figures = draw(st.lists(identifiers, unique=True, max_size=most))
    overrides = [draw(entities(Override, figure=figure)) for figure in figures]
    keys = draw(st.lists(st.tuples(identifiers, identifiers, identifiers), unique=True, max_size=most))
    ignored = [draw(entities(Ignored, design=key[0], rule=key[1], subject=key[2])) for key in keys]
    return draw(entities(Assumptions, overrides=overrides, ignored=ignored))


def draw_costs(draw, most: int) -> Costs:
    names = draw(st.lists(identifiers, unique=True, max_size=most))
    return draw(entities(Costs, licences=[draw(entities(Licence, id=name)) for name in names]))


def draw_design(draw, ids: Iterator[str], sites: list[Site], models: list[MachineModel], most: int) -> Design:
    identifier = next(ids)
    machines: list = []
    for _ in range(draw(st.integers(0, most if sites else 0))):
        hosts = [machine.id for machine in machines if isinstance(machine, Host)]
        kinds = [kind for kind in MACHINE_KINDS.values() if kind is not Vm or hosts]
        kind = draw(st.sampled_from(kinds))
        place = (
            {"host": draw(st.sampled_from(hosts))}
            if kind is Vm
            else {
                "site": draw(st.sampled_from(sites)).id,
                "model": draw(st.sampled_from([None, *(model.id for model in models)])),
            }
        )
        machines.append(draw(entities(kind, id=next(ids), **place)))
    return draw(entities(Design, id=identifier, machines=machines))
