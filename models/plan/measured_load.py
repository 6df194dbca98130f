"""How busy a machine was, as a log of its counters says; kept in the plan to stand beside what is calculated."""

from typing import Annotated

from attrs import frozen

from models.plan.fields import Field, described
from models.words import tr_noop


def _share(label: str, noun: str, help_text: str) -> Field:
    return Field(
        kind="number", label=label, noun=noun, minimum=0, maximum=100, optional=True, since=7, used=False, share=True,
        help=help_text,
    )  # fmt: skip


@frozen(kw_only=True, field_transformer=described)
class Measured:
    """What was measured on a machine; what is empty was not measured.

    No use is calculated from it. The CPU of a host bounds what VMs of unknown load use of it together.
    """

    cpu: Annotated[
        float | None,
        _share(tr_noop("Measured CPU"), tr_noop("measured CPU"),
               tr_noop("Share of the machine's CPU that was in use: 0.43 is 43 %.")),
    ] = None  # fmt: skip
    memory: Annotated[
        float | None,
        _share(tr_noop("Measured memory"), tr_noop("measured memory"),
               tr_noop("Share of the machine's memory that was in use: 0.43 is 43 %.")),
    ] = None  # fmt: skip
    disk_iops: Annotated[
        float | None,
        Field(
            kind="number", label="Measured disk operations", unit="1/s", minimum=0, maximum=1e9, optional=True,
            since=7, used=False,
        ),
    ] = None  # fmt: skip
    network_mbit_s: Annotated[
        float | None,
        Field(
            kind="number", label="Measured traffic", noun="measured traffic", unit="Mbit/s", minimum=0, maximum=1e7,
            optional=True, since=7, used=False,
        ),
    ] = None  # fmt: skip
    source: Annotated[
        str,
        Field(
            kind="text", label="Source of the measurement", since=7, used=False,
            help="The log, the hours used, and the statistic.",
        ),
    ] = ""  # fmt: skip
