"""A model of hardware: what a maker sells, as the library and a plan describe it. Unknown values are None."""

from typing import Annotated, ClassVar

from attrs import frozen

from models.plan import machine_fields as common
from models.plan.fields import Field, described

FIRST_YEAR, LAST_YEAR = 1990, 2100


@frozen(kw_only=True, field_transformer=described)
class MachineModel:
    """A machine as it is sold: processors, memory, power, size and price of one of them.

    Parameters
    ----------
    specint_rate2006, specrate2017_int_base : float, optional
        Published results of the whole machine.
    spec_submission : str
        Where the result was published: a link, the number of the submission, or of how many results it is the median.
    """

    table: ClassVar[str] = "models"
    kind: ClassVar[str] = "model"

    id: Annotated[str, Field(kind="identifier", label="ID")]
    name: Annotated[str, Field(kind="text", label="Model")]
    maker: Annotated[str, Field(kind="text", label="Vendor")] = ""
    year: Annotated[
        int | None,
        Field(kind="whole", label="Year", minimum=FIRST_YEAR, maximum=LAST_YEAR, optional=True, grouped=False),
    ] = None
    processor: Annotated[str, Field(kind="text", label="Processors")] = ""
    sockets: Annotated[
        int | None, Field(kind="whole", label="Sockets", minimum=1, maximum=common.MOST_CORES, optional=True)
    ] = None
    cores: Annotated[
        int | None, Field(kind="whole", label="Cores", minimum=1, maximum=common.MOST_CORES, optional=True)
    ] = None
    clock_mhz: Annotated[
        float | None, Field(kind="number", label="Clock", unit="MHz", minimum=1, maximum=100_000, optional=True)
    ] = None
    threads_per_core: Annotated[
        int | None, Field(kind="whole", label="Threads per core", minimum=1, maximum=8, optional=True)
    ] = None
    specint_rate2006: Annotated[
        float | None, Field(kind="number", label="SPECint_rate2006", minimum=0.1, maximum=100_000, optional=True)
    ] = None
    specrate2017_int_base: Annotated[
        float | None, Field(kind="number", label="SPECrate2017_int_base", minimum=0.1, maximum=100_000, optional=True)
    ] = None
    spec_submission: Annotated[
        str,
        Field(kind="notes", label="SPEC submission", help="Link or number of the published result, or what it is."),
    ] = ""
    memory_mb: Annotated[
        int | None,
        Field(kind="whole", label="Memory", unit="MB", minimum=1, maximum=common.MOST_MEMORY_MB, optional=True),
    ] = None
    power_watts: Annotated[float | None, common.POWER] = None
    rack_units: Annotated[float | None, common.RACK] = None
    price: Annotated[
        float | None,
        Field(
            kind="number", label="Price", minimum=0, maximum=common.MOST_PRICE, optional=True,
            help="Purchase price of one machine, in the plan's currency. Empty: unknown.",
        ),
    ] = None  # fmt: skip
    notes: Annotated[str, Field(kind="notes", label="Notes")] = ""
