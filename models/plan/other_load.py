"""What programs other than Exchange ask of a machine, as somebody measured or knows it."""

from collections.abc import Mapping
from typing import Annotated, TypeVar

from attrs import evolve, fields, frozen

from models.plan.fields import LONGEST_TEXT, Field, described
from models.plan.measured_load import Measured


@frozen(kw_only=True, field_transformer=described)
class OtherLoad:
    """The load of a server or virtual machine besides its Exchange roles; what is empty is not known."""

    cpu_mhz: Annotated[
        float | None,
        Field(
            kind="number", label="CPU of other programs", unit="MHz", minimum=0, maximum=1e8, optional=True, since=6,
            help="In MHz of cores with a relative speed of 1, as a hypervisor measures it. Empty: unknown.",
        ),
    ] = None  # fmt: skip
    memory_mb: Annotated[
        float | None,
        Field(
            kind="number", label="Memory of other programs", unit="MB", minimum=0, maximum=1e8, optional=True, since=6,
            help="How much of the machine's memory they use. Empty: unknown.",
        ),
    ] = None  # fmt: skip
    disk_iops: Annotated[
        float | None,
        Field(
            kind="number", label="Disk operations of other programs", unit="1/s", minimum=0, maximum=1e9, optional=True,
            since=6,
        ),
    ] = None  # fmt: skip
    network_mbit_s: Annotated[
        float | None,
        Field(
            kind="number", label="Traffic of other programs", unit="Mbit/s", minimum=0, maximum=1e7, optional=True,
            since=6,
        ),
    ] = None  # fmt: skip
    source: Annotated[
        str,
        Field(kind="text", label="Source of these numbers", since=6, help="Who or what measured them, and when."),
    ] = ""  # fmt: skip


Known = TypeVar("Known", OtherLoad, Measured)
AMOUNTS = ("cpu_mhz", "memory_mb", "disk_iops", "network_mbit_s")


def with_measured(known: Known, amounts: Mapping[str, float], source: str) -> Known:
    """Return what is known with amounts that were measured; the source of the others stays beside theirs."""
    names = {each.name for each in fields(type(known))} - {"source", *amounts}
    others_known = any(getattr(known, name) is not None for name in names)
    sources = dict.fromkeys((known.source, source) if known.source and others_known else (source,))
    return evolve(known, **amounts, source="; ".join(sources)[:LONGEST_TEXT])


def together(first: OtherLoad, second: OtherLoad) -> OtherLoad:
    """Return the load of two machines that become one; unknown where that of either is."""
    sums = {
        name: None if None in (values := (getattr(first, name), getattr(second, name))) else sum(values)
        for name in AMOUNTS
    }
    sources = dict.fromkeys(load.source for load in (first, second) if load.source)
    return OtherLoad(**sums, source="; ".join(sources)[:LONGEST_TEXT])
