"""The explanation of a number: the steps that made it and the figures behind them."""

from collections.abc import Iterable, Iterator

from attrs import frozen

from models.calibration.errata import Erratum
from models.calibration.figures import Figure


@frozen
class Step:
    """One step of a calculation.

    Parameters
    ----------
    text : str
        The step in words and numbers, as in "3,000 Outlook users x 0.35 MHz = 1,050 MHz".
    value : float or None
        Its result, in `unit`.
    figures : tuple of Figure
        The published figures it uses.
    adds : bool
        Whether its result is a part of the sum that is divided by what the machine has.
    """

    text: str
    value: float | None = None
    unit: str = ""
    figures: tuple[Figure, ...] = ()
    adds: bool = False


@frozen
class Trail:
    """Why a number is what it is.

    Parameters
    ----------
    machine, resource : str
        What it explains.
    summary : str
        The answer in one sentence.
    steps : tuple of Step
        In the order of the calculation; the last one's value is the number.
    low_steps, high_steps : tuple of Step
        The same calculation with every figure at the end of its range that makes the load low, and high.
    notes : tuple of str
        What a reader should know: extrapolated, assumed, not covered.
    doubts : tuple of str
        What its figures say of themselves: disputed, or set by the plan.
    errata : tuple of Erratum
        Errors of the documents that touch its figures.
    """

    machine: str
    resource: str
    summary: str
    steps: tuple[Step, ...] = ()
    notes: tuple[str, ...] = ()
    doubts: tuple[str, ...] = ()
    errata: tuple[Erratum, ...] = ()
    low_steps: tuple[Step, ...] = ()
    high_steps: tuple[Step, ...] = ()

    def figures(self) -> Iterator[Figure]:
        """Return each figure that took part in the number or its band once, in the order of the steps."""
        yield from figures_of((*self.steps, *self.low_steps, *self.high_steps))

    def errata_of(self, figure: Figure) -> tuple[Erratum, ...]:
        """Return the errors of the documents that touch one of its figures."""
        return tuple(erratum for erratum in self.errata if figure.key in erratum.figures)


def figures_of(steps: Iterable[Step]) -> Iterable[Figure]:
    """Return each figure of some steps once, in their order."""
    return {figure.key: figure for step in steps for figure in step.figures}.values()
