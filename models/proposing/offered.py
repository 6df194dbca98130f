"""What can be chosen before a proposal is made, as the program's data says it."""

import tomllib
from collections.abc import Mapping
from importlib.resources.abc import Traversable

from attrs import frozen

from models.calibration.library import read_sources
from models.errors import FigureError
from models.plan.choices import EXCHANGE_VERSIONS, SYSTEMS
from models.plan.fields import Choice

FILE = "proposing.toml"


@frozen(kw_only=True)
class Offered:
    """Message profiles, and Exchange versions with the Windows that they run on.

    Parameters
    ----------
    messages_per_day : tuple of int
        Of the profiles that a document lists.
    usual_messages : int
        What a new group of users begins with.
    profile_source : str
        Title of that document.
    windows : mapping of str to str
        From each Exchange version that can be proposed to its Windows.
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
    windows: Mapping[str, str]
    hypervisors: Mapping[str, str]
    machine: str
    memory_mb: Mapping[str, int]

    @property
    def versions(self) -> tuple[Choice, ...]:
        """Return the Exchange versions that can be proposed, the newest last."""
        return tuple(choice for choice in EXCHANGE_VERSIONS if choice.value in self.windows)

    def guest_of(self, version: str) -> str:
        """Return the guest system of VMs with an Exchange version."""
        return next(system.guest for system in SYSTEMS if system.id == self.windows[version])


def read_offered(folder: Traversable) -> Offered:
    """Return what can be chosen, from a data folder.

    Raises
    ------
    FigureError
        If a version or a Windows does not exist.
    """
    document = tomllib.loads((folder / FILE).read_text(encoding="utf-8"))
    systems, profiles = {system.id for system in SYSTEMS}, document["profiles"]
    versions = {choice.value for choice in EXCHANGE_VERSIONS}
    for version, windows in document["windows"].items():
        if version not in versions or windows not in systems:
            raise FigureError(f"{FILE}/windows: '{version}' or '{windows}' does not exist.")
    return Offered(
        messages_per_day=tuple(profiles["messages_per_day"]),
        usual_messages=profiles["usual"],
        profile_source=read_sources(folder / "sources.toml")[profiles["source"]].title,
        windows=document["windows"],
        hypervisors=document["hypervisors"],
        machine=document["machine"]["model"],
        memory_mb=dict.fromkeys(document["windows"], document["machine"]["memory_mb"]) | document["memory_mb"],
    )
