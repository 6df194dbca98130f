"""Hosts whose processors the hardware library knows: they get the published result of such a machine."""

import re
from collections.abc import Iterable, Mapping
from statistics import median_low

from attrs import evolve

from models.hardware.library import LibraryMachine
from models.importers.inventory import Inventory, InventoryHost
from models.plan.hardware import MachineModel

# As in "2 × Xeon Gold 6248R"; sizes of virtual machines in a cloud are no machines.
IN_LIBRARY = re.compile(r"([0-9]{1,2}) × (.+)")
# As in "Intel(R) Xeon(R) CPU E5-2650 0 @ 2.00GHz" and "AMD EPYC 7313 16-Core Processor".
NO_PART = re.compile(r"\(r\)|\(tm\)|\b(intel|amd|cpu|processor|[0-9]+-core)\b|@.*$|\b0\s*(?=@|$)", re.IGNORECASE)
LONGEST_NAME = 200
# Processor, sockets and cores of a machine.
Key = tuple[str, int, int]


def with_known_processors(inventory: Inventory, machines: Iterable[LibraryMachine]) -> Inventory:
    """Return an inventory whose hosts have the results of the machines with the same processors and as many cores."""
    known = _known(machine.model for machine in machines)
    return evolve(inventory, hosts=tuple(_with_result(host, known) for host in inventory.hosts))


def _known(models: Iterable[MachineModel]) -> dict[Key, MachineModel]:
    found: dict[Key, list[MachineModel]] = {}
    for model in models:
        named = IN_LIBRARY.fullmatch(model.processor)
        if named is not None and model.cores and _result(model) is not None:
            found.setdefault((_plain(named.group(2)), int(named.group(1)), model.cores), []).append(model)
    return {key: _best(models_of_key) for key, models_of_key in found.items()}


def _best(models: list[MachineModel]) -> MachineModel:
    """Return the median of many results where the library has it, else the middle one of its machines."""
    medians = [model for model in models if not model.maker] or models
    middle = median_low(_result(model) or 0.0 for model in medians)
    return next(model for model in medians if _result(model) == middle)


def _result(model: MachineModel) -> float | None:
    return model.specrate2017_int_base if model.specint_rate2006 is None else model.specint_rate2006


def _with_result(host: InventoryHost, known: Mapping[Key, MachineModel]) -> InventoryHost:
    name, cores = _plain(host.cpu_model), host.cores or 0
    sockets = [host.sockets] if host.sockets else [key[1] for key in known if (key[0], key[2]) == (name, cores)]
    model = known.get((name, sockets[0], cores)) if len(sockets) == 1 else None
    if model is None:
        return evolve(host, specint_rate2006=None, specrate2017_int_base=None, spec_of="")
    return evolve(
        host, specint_rate2006=model.specint_rate2006, specrate2017_int_base=model.specrate2017_int_base,
        spec_of=model.name,
    )  # fmt: skip


def _plain(text: str) -> str:
    return " ".join(NO_PART.sub(" ", text[:LONGEST_NAME]).casefold().split())
