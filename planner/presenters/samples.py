"""The sample plans and the prototypes of new items that ship with the program."""

from importlib.resources.abc import Traversable

from models.plan.catalogue import Catalogue, catalogue_of
from models.plan.entities import Plan
from models.planfile import plan_from_json


def sample_names(folder: Traversable) -> list[str]:
    """Return the names of the samples in a data folder, sorted."""
    entries = (folder / "samples").iterdir()
    return sorted(entry.name.removesuffix(".json") for entry in entries if entry.name.endswith(".json"))


def read_sample(folder: Traversable, name: str) -> Plan:
    """Return a sample plan by its name."""
    return plan_from_json((folder / "samples" / f"{name}.json").read_text(encoding="utf-8"), f"{name}.json")


def read_catalogue(folder: Traversable) -> Catalogue:
    """Return the prototypes of new items."""
    text = (folder / "hardware" / "prototypes.json").read_text(encoding="utf-8")
    return catalogue_of(plan_from_json(text, "prototypes.json"))
