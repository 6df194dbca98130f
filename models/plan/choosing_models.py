"""Models of hardware in a plan: a model that machines use is copied into the plan, which is complete by itself."""

from collections.abc import Iterable

from attrs import evolve

from models.errors import ChangeError
from models.plan import edits, queries
from models.plan.change import Change, Replacement
from models.plan.checks import places_of_ids
from models.plan.entities import Plan, Processor
from models.plan.hardware import MachineModel
from models.plan.kinds import Physical, is_physical
from models.plan.position import Position
from models.plan.unknown_hardware import PART_OF_PATH, with_known
from models.words import count, tr_format

# What a machine takes over from its model where the model says it.
OF_PROCESSOR = ("cores", "clock_mhz", "threads_per_core", "specint_rate2006", "specrate2017_int_base")
OF_MACHINE = ("memory_mb", "power_watts", "rack_units", "sockets")


def model_in(plan: Plan, model: MachineModel) -> tuple[str, tuple[Replacement, ...]]:
    """Return the id of a model in a plan, and what adds it where the plan has none like it."""
    for known in plan.models:
        if evolve(known, id=model.id) == model:
            return known.id, ()
    used = {identifier for identifier, _ in places_of_ids(plan)}
    fresh = model if model.id not in used else evolve(model, id=next(queries.free_ids(plan, model.id[:80])))
    return fresh.id, (Replacement("models", fresh.id, None, fresh),)


def set_model(plan: Plan, ids: Iterable[str], model: MachineModel) -> Change:
    """Return the change that makes servers and hosts machines of a model, with its processors, memory, power and size.

    What the model does not say stays as it is, except SPEC results: those of another processor would be wrong. Prices
    that were entered for single machines give way to that of the model.

    Raises
    ------
    ChangeError
        If there is no server or host among the ids.
    """
    machines = [(identifier, queries.find(plan, identifier)) for identifier in dict.fromkeys(ids)]
    physical = [(identifier, machine) for identifier, machine in machines if is_physical(machine)]
    if not physical:
        raise ChangeError(tr_format("Select servers or hosts to choose their model."))
    model_id, added = model_in(plan, model)
    parts = [_replaced(plan, machine, machine_like(machine, model, model_id)) for _, machine in physical]
    subject = physical[0][1].name if len(physical) == 1 else tr_format("{count} items", count=count(len(physical)))
    return Change(tr_format("Set model of {subject} to {name}", subject=subject, name=model.name), (*added, *parts))


def add_machine_of(
    plan: Plan,
    design_id: str,
    site_id: str,
    prototype: Physical,
    model: MachineModel | None,
    position: Position | None = None,
) -> Change:
    """Return the change that adds a server or host at a site as a machine of a model, or as its prototype without one.

    Raises
    ------
    ChangeError
        If there is no such design or site.
    """
    if model is None:
        return edits.add_machine(plan, design_id, site_id, prototype, position)
    model_id, added = model_in(plan, model)
    change = edits.add_machine(plan, design_id, site_id, machine_like(prototype, model, model_id), position)
    return evolve(change, replacements=(*added, *change.replacements))


def machine_like(machine: Physical, model: MachineModel, model_id: str) -> Physical:
    """Return a server or host as a machine of a model, under the id that the model has in the plan."""
    told = {name: value for name in OF_MACHINE if (value := getattr(model, name)) is not None}
    like = evolve(machine, model=model_id, processor=_processor(machine.processor, model), price=None, **told)
    return with_known(like, [path for path in PART_OF_PATH if getattr(model, path.rpartition(".")[2]) is not None])


def _processor(before: Processor, model: MachineModel) -> Processor:
    told = {name: value for name in OF_PROCESSOR if (value := getattr(model, name)) is not None}
    if model.cores is None and model.clock_mhz is None:
        return evolve(before, **told)
    fresh = {"specint_rate2006": None, "specrate2017_int_base": None, "threads_per_core": None, "relative_speed": 1.0}
    return evolve(before, **{**fresh, **told})


def _replaced(plan: Plan, before: Physical, after: Physical) -> Replacement:
    design = queries.design_of(plan, before.id)
    return Replacement("machines", before.id, before, after, design.id if design else "")


def price_of(plan: Plan, machine: Physical) -> float | None:
    """Return the purchase price of a server or host in the plan's currency; None where none is known."""
    if machine.price is not None:
        return machine.price
    model = plan.models_by_id.get(machine.model or "")
    return model.price if model is not None else None


def set_model_price(plan: Plan, model: MachineModel, price: float | None) -> Change:
    """Return the change that gives a model another price in a plan; the plan takes the model where it lacks it."""
    model_id, added = model_in(plan, model)
    if added:
        parts = tuple(evolve(part, after=evolve(part.after, price=price)) for part in added)
    else:
        held = plan.models_by_id[model_id]
        parts = (Replacement("models", model_id, held, evolve(held, price=price)),)
    return Change(tr_format("Set price of {name}", name=model.name), parts)
