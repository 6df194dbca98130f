"""What an answer does not judge, in words: machines of which it is not known how busy they are."""

from collections.abc import Mapping

from models.capacity.no_data import NoData
from models.words import counted
from planner.presenters.naming import machines_words


def no_data_line(no_data: NoData, names: Mapping[str, str]) -> str:
    """Return which machines an answer does not judge by their CPU or their memory, or nothing."""
    cpu, memory = no_data.get("cpu", ()), no_data.get("memory", ())
    if cpu and cpu == memory:
        return counted(
            len(cpu),
            "{machines} has no data on its CPU and memory and is not judged by them.",
            "{machines} have no data on their CPU and memory and are not judged by them.",
            machines=_named(cpu, names),
        )
    sentences = []
    if cpu:
        sentences.append(
            counted(
                len(cpu),
                "{machines} has no data on its CPU and is not judged by it.",
                "{machines} have no data on their CPU and are not judged by it.",
                machines=_named(cpu, names),
            )
        )
    if memory:
        sentences.append(
            counted(
                len(memory),
                "{machines} has no data on its memory and is not judged by it.",
                "{machines} have no data on their memory and are not judged by it.",
                machines=_named(memory, names),
            )
        )
    return " ".join(sentences)


def _named(ids: tuple[str, ...], names: Mapping[str, str]) -> str:
    return machines_words([names[one] for one in ids])
