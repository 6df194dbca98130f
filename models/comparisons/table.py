"""What a comparison is: a sentence, and rows of cells against a baseline."""

from attrs import frozen

# State of a cell of a design that does not serve everybody.
INCOMPLETE = "incomplete"


@frozen
class Cell:
    """One design's value in a row.

    Parameters
    ----------
    value : float or None
        The number, in the row's unit; None where there is no data.
    relative : float or None
        Change against the baseline [fraction]; None for the baseline itself or where it is unknown.
    better : bool or None
        Whether the change is to the user's good; None where neither.
    low, high : float or None
        The value with every figure at the end of its range that makes the load high, and low; None where not known.
    state : str
        One of `results.STATES`, or `INCOMPLETE`.
    note : str
        As in "EX-CAS-2, CPU".
    difference : float or None
        Change against the baseline, in the row's unit; None as for `relative`.
    at_least, at_most : bool
        Whether it may be more than the value, or less.
    missing : tuple of str
        Each thing that is missing for a value, in words; they stand in its place.
    uncompared : float or None
        What an incomplete design has, where that is known without its users: shown, but never judged.
    """

    value: float | None
    relative: float | None = None
    better: bool | None = None
    state: str = "ok"
    note: str = ""
    difference: float | None = None
    at_least: bool = False
    at_most: bool = False
    low: float | None = None
    high: float | None = None
    missing: tuple[str, ...] = ()
    uncompared: float | None = None


@frozen
class Row:
    """One thing compared, with a cell a design; the group is one of `lines.GROUPS`."""

    key: str
    label: str
    unit: str
    cells: tuple[Cell, ...]
    group: str = ""


@frozen
class Comparison:
    """Designs against a baseline.

    Parameters
    ----------
    sentence : str
        What the designs save and what they cost.
    headline : str
        The first part of the sentence.
    design_ids, design_names : tuple of str
        The columns, in the order of the plan.
    baseline : str
        Id of the design that the others are held against.
    best : str
        Id of the design that the sentence speaks of; empty where there is no other.
    remark : str
        What a reader must know of plans with different users, and of machines that no row judges; mostly empty.
    """

    sentence: str
    design_ids: tuple[str, ...]
    design_names: tuple[str, ...]
    baseline: str
    rows: tuple[Row, ...]
    best: str = ""
    remark: str = ""
    headline: str = ""

    @property
    def qualification(self) -> str:
        """Return what the sentence says after its headline."""
        return self.sentence.removeprefix(self.headline).strip()
