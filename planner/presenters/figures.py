"""A figure as a reader sees it: value, unit, document, place and status."""

from models.calibration.errata import Erratum
from models.calibration.figures import Figure
from models.words import significant


def cited(figure: Figure) -> str:
    """Return a figure in one line, as in "0.35 MHz/user · measured · White Paper: …, Table …"."""
    unit = "" if figure.unit == "1" else f" {figure.unit}"
    value = f"{significant(figure.value)}{unit}"
    if figure.low != figure.high:
        value += f" ({significant(figure.low)} to {significant(figure.high)})"
    parts = [value, figure.status, f"{figure.source.title}: {figure.place}"]
    if figure.formula:
        parts.append(figure.formula)
    return " · ".join(parts)


def erratum_line(erratum: Erratum) -> str:
    """Return an error of a document and its reading in one line."""
    return f"{erratum.key}, {erratum.place}: {erratum.finding} Read as: {erratum.reading}"
