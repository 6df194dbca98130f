"""The reason behind a number: the steps that made it and the figures they rest on."""

from collections.abc import Iterator

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
    """

    text: str
    value: float | None = None
    unit: str = ""
    figures: tuple[Figure, ...] = ()


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

    def figures(self) -> Iterator[Figure]:
        """Return each figure once, in the order of the steps."""
        yield from {figure.key: figure for step in self.steps for figure in step.figures}.values()

    def errata_of(self, figure: Figure) -> tuple[Erratum, ...]:
        """Return the errors of the documents that touch one of its figures."""
        return tuple(one for one in self.errata if figure.key in one.figures)
