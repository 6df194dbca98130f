"""What can be chosen before a proposal is made, as the program's data says it."""

from collections.abc import Mapping
from importlib.resources.abc import Traversable

from attrs import frozen

from models.calibration.keys import read_tables
from models.calibration.library import read_sources
from models.errors import FigureError
from models.plan.choices import EXCHANGE_VERSIONS, usual_system
from models.plan.entities import Design, Host
from models.plan.fields import Choice
from models.plan.hardware import MachineModel
from models.plan.kinds import runs_roles

FILE = "proposing.toml"


@frozen(kw_only=True)
class Offered:
    """Message profiles, Exchange versions, and the hardware that a choice begins with.

    Parameters
    ----------
    messages_per_day : tuple of int
        Of the profiles that a document lists.
    usual_messages : int
        What a new group of users begins with.
    profile_source : str
        Title of that document.
    versions : tuple of Choice
        The Exchange versions that can be proposed, the newest last: those with a Windows that they are supported on.
    hypervisors : mapping of str to str
        From Exchange versions that are newer than the hypervisor measured to the one to begin with.
    machine : str
        Id of the machine of the library that is chosen at first.
    memory_mb : mapping of str to int
        The memory that it begins with, by Exchange version [MB].
    """

    messages_per_day: tuple[int, ...]
    usual_messages: int
    profile_source: str
    versions: tuple[Choice, ...]
    hypervisors: Mapping[str, str]
    machine: str
    memory_mb: Mapping[str, int]


def usual_host(design: Design, model: MachineModel, offered: Offered, prototype: Host) -> tuple[int, str]:
    """Return the memory [MB] and the hypervisor that a machine of the library begins with as a host for a design.

    The memory is its own where the library says it, or that for the most demanding version of the design.
    """
    versions = [
        machine.exchange for machine in filter(runs_roles, design.machines) if machine.exchange in offered.memory_mb
    ]
    memory_mb = max((offered.memory_mb[version] for version in versions), default=prototype.memory_mb)
    hypervisors = [offered.hypervisors[version] for version in versions if version in offered.hypervisors]
    return model.memory_mb or memory_mb, next(iter(hypervisors), prototype.hypervisor)


def read_offered(folder: Traversable) -> Offered:
    """Return what can be chosen, from a data folder.

    Raises
    ------
    FigureError
        If a version or a Windows does not exist.
    """
    document = read_tables(folder / FILE)
    profiles, machine = document["profiles"], document["machine"]
    versions = tuple(choice for choice in EXCHANGE_VERSIONS if usual_system(choice.value) is not None)
    ids = [choice.value for choice in versions]
    for version in (*document["hypervisors"], *document["memory_mb"]):
        if version not in ids:
            raise FigureError(f"{FILE}: there is no version '{version}'; there are {', '.join(ids)}.")
    return Offered(
        messages_per_day=tuple(profiles["messages_per_day"]),
        usual_messages=profiles["usual"],
        profile_source=read_sources(folder / "sources.toml")[profiles["source"]].title,
        versions=versions,
        hypervisors=document["hypervisors"],
        machine=machine["model"],
        memory_mb=dict.fromkeys(ids, machine["memory_mb"]) | document["memory_mb"],
    )
