"""What an answer does not judge, in words: a design that is not complete, machines whose use is not known."""

from collections.abc import Mapping
from typing import Protocol

from models.capacity.no_data import NoData
from models.words import tr_format
from planner.presenters.naming import machines_words


class Answer(Protocol):
    """An answer over the machines of a design, with what it leaves open."""

    @property
    def no_data(self) -> NoData:
        """Return the machines that are not judged by a resource, by resource."""

    @property
    def lacking(self) -> str:
        """Return why the design is not complete, in a sentence; empty where it is."""


def unjudged_line(found: Answer, names: Mapping[str, str]) -> str:
    """Return why no verdict holds, and which machines an answer does not judge; or nothing."""
    return " ".join(filter(None, (found.lacking, no_data_line(found.no_data, names))))


def no_data_line(no_data: NoData, names: Mapping[str, str]) -> str:
    """Return which machines an answer does not judge by their CPU or their memory, or nothing."""
    cpu, memory = no_data.get("cpu", ()), no_data.get("memory", ())
    if cpu and cpu == memory:
        return tr_format("CPU and memory of {machines} are unknown and not assessed.", machines=_named(cpu, names))
    sentences = []
    if cpu:
        sentences.append(tr_format("The CPU of {machines} is unknown and not assessed.", machines=_named(cpu, names)))
    if memory:
        machines = _named(memory, names)
        sentences.append(tr_format("The memory of {machines} is unknown and not assessed.", machines=machines))
    return " ".join(sentences)


def _named(ids: tuple[str, ...], names: Mapping[str, str]) -> str:
    return machines_words([names[identifier] for identifier in ids])
