"""A figure as a reader sees it: value, unit, document, place and status."""

from models.calibration.errata import Erratum
from models.calibration.figures import Figure
from models.words import significant, tr_format, translate


def cited(figure: Figure) -> str:
    """Return a figure in one line, as in "0.35 MHz/user · measured · White Paper: …, Table …"."""
    unit = "" if figure.unit == "1" else f" {figure.unit}"
    value = f"{significant(figure.value)}{unit}"
    if figure.low != figure.high:
        value += f" ({range_of(figure)})"
    parts = [value, translate(figure.status), f"{figure.source.title}: {figure.place}"]
    if figure.formula:
        parts.append(translate(figure.formula))
    return " · ".join(parts)


def range_of(figure: Figure) -> str:
    """Return the range of a figure, as in "0.25 to 0.5"."""
    return tr_format("{low} to {high}", low=significant(figure.low), high=significant(figure.high))


def erratum_line(erratum: Erratum) -> str:
    """Return an error of a document and its reading in one line."""
    return tr_format(
        "{key}, {place}: {finding} Interpreted as: {reading}",
        key=erratum.key,
        place=erratum.place,
        finding=translate(erratum.finding),
        reading=translate(erratum.reading),
    )
