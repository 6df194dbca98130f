"""Machines of the library as rows of a table, and where the values of one come from."""

from collections.abc import Callable, Iterable, Iterator, Sequence

from attrs import field, frozen

from models.calibration.figures import Figure
from models.hardware.library import LibraryMachine
from models.hardware.search import MHZ_A_GHZ, Query
from models.plan.choices import label_of
from models.plan.costs import LICENCE_UNITS, Licence
from models.plan.fields import fields_of
from models.plan.hardware import MachineModel
from models.units import MB_A_GB
from models.words import all_of, count, inside, local, significant, tr_format, tr_noop, translate
from planner.presenters import numbers
from planner.presenters.trail_page import STATUS_WORDS

UNKNOWN = "–"
LOWEST = float("-inf")
NO_MATCH = tr_noop("No machine matches. Clear the search or add a machine.")


@frozen
class HardwareCell:
    """One cell: its text, the value that it sorts by, and whether that is estimated or still to be entered."""

    text: str
    order: str | float
    estimated: bool = False
    missing: bool = False


@frozen
class HardwareColumn:
    """One column: its heading, the field of a model behind it, and whether its cells are words."""

    key: str
    header: str
    left: bool = False


COLUMNS = (
    HardwareColumn("name", tr_noop("Model"), left=True),
    HardwareColumn("processor", tr_noop("Processors"), left=True),
    HardwareColumn("cores", tr_noop("Cores")),
    HardwareColumn("clock_mhz", tr_noop("GHz")),
    HardwareColumn("specint_rate2006", tr_noop("SPEC rate 2006")),
    HardwareColumn("memory_mb", tr_noop("GB")),
    HardwareColumn("power_watts", tr_noop("Watts")),
    HardwareColumn("price", tr_noop("Price")),
)
SPEC, PRICE = 4, 7


@frozen
class HardwareRow:
    """One machine of the library."""

    machine: LibraryMachine
    cells: tuple[HardwareCell, ...]

    @property
    def model(self) -> MachineModel:
        """Return the machine as plans keep it."""
        return self.machine.model


def hardware_rows(machines: Iterable[LibraryMachine], factor: Figure, currency: str = "") -> tuple[HardwareRow, ...]:
    """Return a row for each machine.

    Parameters
    ----------
    factor : Figure
        What estimates SPECint_rate2006 from a newer result.
    currency : str
        That of the plan, in which prices are.
    """
    return tuple(HardwareRow(machine, tuple(_cells(machine.model, factor, currency))) for machine in machines)


def full_name(model: MachineModel) -> str:
    """Return maker and model in one, as in "Dell PowerEdge R750"."""
    return f"{model.maker} {model.name}".strip()


def _cells(model: MachineModel, factor: Figure, currency: str) -> Iterator[HardwareCell]:
    for text in (full_name(model), model.processor or UNKNOWN):
        yield HardwareCell(text, text.casefold())
    yield _number(model.cores, count)
    yield _number(model.clock_mhz, _gigahertz)
    yield _spec(model, factor)
    yield _number(model.memory_mb, lambda value: numbers.trimmed(value / MB_A_GB, 1))
    yield _number(model.power_watts, count)
    yield _price(model, currency)


def _gigahertz(megahertz: float) -> str:
    ghz = megahertz / MHZ_A_GHZ
    return local(f"{ghz:.1f}" if round(ghz, 1) == round(ghz, 2) else f"{ghz:.2f}")


def _number(value: float | None, words: Callable[[float], str]) -> HardwareCell:
    return HardwareCell(UNKNOWN, LOWEST) if value is None else HardwareCell(words(value), value)


def _spec(model: MachineModel, factor: Figure) -> HardwareCell:
    rate = model.specint_rate2006
    if rate is None and model.specrate2017_int_base is not None:
        estimate = model.specrate2017_int_base * factor.value
        return HardwareCell(count(estimate), estimate, estimated=True)
    return _number(rate, count)


def _price(model: MachineModel, currency: str) -> HardwareCell:
    if model.price is None:
        return HardwareCell(tr_format("enter"), LOWEST, missing=True)
    if model.price == 0:
        return HardwareCell(tr_format("owned"), 0.0)
    return HardwareCell(f"{count(model.price)} {currency}".rstrip(), model.price)


# ------------------------------------------------------------------ filters


@frozen(kw_only=True)
class HardwareFilter:
    """What is looked for: a query, a maker ("" for any), and the first year (0 for any)."""

    query: Query = field(factory=Query)
    maker: str = ""
    since: int = 0

    def holds(self, model: MachineModel) -> bool:
        """Return whether a machine is one of those that are looked for."""
        if self.maker and model.maker != self.maker:
            return False
        return (model.year or 0) >= self.since and self.query.matches(model)


def makers_of(rows: Sequence[HardwareRow]) -> tuple[str, ...]:
    """Return the makers of the machines, by name."""
    return tuple(sorted({row.model.maker for row in rows if row.model.maker}))


# ------------------------------------------------------------------ where values come from


def explanation(row: HardwareRow, factor: Figure) -> str:
    """Return what there is to know of a machine's values: an estimate, how its results were found, its sources."""
    lines = (_estimate(row.model, factor), row.model.spec_submission, row.model.notes, _origin(row.machine))
    return "\n".join(line for line in lines if line)


def _estimate(model: MachineModel, factor: Figure) -> str:
    result = model.specrate2017_int_base
    if result is None or model.specint_rate2006 is not None:
        return ""
    return tr_format(
        "SPEC {rate} is estimated: SPECrate2017_int_base {result} × {factor} ({low} to {high}), because no result of "
        "2006 exists for this processor.",
        rate=count(result * factor.value),
        result=significant(result),
        factor=significant(factor.value),
        low=significant(factor.low),
        high=significant(factor.high),
    )


def _origin(machine: LibraryMachine) -> str:
    if machine.own:
        return tr_format("Your own machine, kept on this computer.")
    titles = dict.fromkeys(evidence.source.title for evidence in machine.evidence.values())
    return tr_format("Sources: {sources}", sources=all_of(list(titles))) if titles else ""


def cell_source(row: HardwareRow, column: int) -> str:
    """Return where the value of a cell comes from: document, place and status; empty for what a user entered."""
    key = COLUMNS[column].key
    if row.cells[column].estimated:
        key = "specrate2017_int_base"
    evidence = row.machine.evidence.get(key)
    if evidence is None:
        return ""
    label = translate(fields_of(MachineModel)[key].label)
    status = translate(STATUS_WORDS[evidence.status])
    return f"{label}: {evidence.source.title}, {evidence.place} ({status})"


def licence_words(licence: Licence) -> str:
    """Return a licence in one line, as in "Windows Server, per core: 50"."""
    per = inside(label_of(LICENCE_UNITS, licence.per))
    price = UNKNOWN if licence.price is None else numbers.trimmed(licence.price, 2)
    return tr_format("{licence}, per {unit}: {price}", licence=licence.name, unit=per, price=price)
