"""What the hardware and licences of a plan cost. Nothing is assumed: a price that is not given is unknown."""

from collections.abc import Iterable
from typing import Annotated

from attrs import field, frozen

from models.plan import machine_fields as common
from models.plan.fields import Choice, Field, described
from models.words import tr_noop

PER_CORE, PER_SOCKET, PER_MACHINE, PER_VM, PER_MAILBOX = "core", "socket", "machine", "vm", "mailbox"
LICENCE_UNITS = (
    Choice(PER_CORE, tr_noop("Core")),
    Choice(PER_SOCKET, tr_noop("Socket")),
    Choice(PER_MACHINE, tr_noop("Machine")),
    Choice(PER_VM, tr_noop("Virtual machine")),
    Choice(PER_MAILBOX, tr_noop("Mailbox")),
)
ON_PHYSICAL, ON_HOSTS, ON_SERVERS, ON_EXCHANGE = "physical", "hosts", "servers", "exchange"
LICENSED = (
    Choice(ON_PHYSICAL, tr_noop("Servers and hosts")),
    Choice(ON_HOSTS, tr_noop("Hosts")),
    Choice(ON_SERVERS, tr_noop("Physical servers")),
    Choice(ON_EXCHANGE, tr_noop("Exchange servers, physical or virtual")),
)
MOST_PUE = 10


@frozen(kw_only=True, field_transformer=described)
class Licence:
    """A licence that the plan pays for: what it is counted by, on which machines, and its price."""

    id: Annotated[str, Field(kind="identifier", label="ID")]
    name: Annotated[str, Field(kind="text", label="Licence")]
    per: Annotated[str, Field(kind="choice", label="Per", choices=LICENCE_UNITS)] = PER_MACHINE
    machines: Annotated[
        str,
        Field(
            kind="choice", label="Counted on", choices=LICENSED,
            help="A core of a virtual machine is a virtual CPU. Mailboxes are counted over the whole plan.",
        ),
    ] = ON_PHYSICAL  # fmt: skip
    price: Annotated[
        float | None,
        Field(
            kind="number", label="Price", minimum=0, maximum=common.MOST_PRICE, optional=True,
            help="Of one licence, in the plan's currency. Empty: unknown.",
        ),
    ] = None  # fmt: skip
    yearly: Annotated[bool, Field(kind="flag", label="Paid every year", help="Off: paid once, with the purchase.")] = (
        False
    )


def _by_id(licences: Iterable[Licence]) -> tuple[Licence, ...]:
    return tuple(sorted(licences, key=lambda licence: licence.id))


@frozen(kw_only=True, field_transformer=described)
class Costs:
    """The currency and the prices of a plan, those of machines apart."""

    currency: Annotated[
        str, Field(kind="text", label="Currency", since=4, help="As shown in reports, for example EUR or £.")
    ] = ""
    kwh_price: Annotated[
        float | None,
        Field(
            kind="number", label="Price of electricity", unit="/kWh", minimum=0, maximum=1e6, optional=True, since=4,
            help="In the plan's currency. Empty: unknown, so the cost of power is not shown.",
        ),
    ] = None  # fmt: skip
    pue: Annotated[
        float | None,
        Field(
            kind="number", label="PUE", minimum=1, maximum=MOST_PUE, optional=True, since=4,
            help="Power usage effectiveness: power of the data centre, cooling included, for 1 W of its machines.",
        ),
    ] = None  # fmt: skip
    licences: tuple[Licence, ...] = field(default=(), converter=_by_id, metadata={"since": 4})
