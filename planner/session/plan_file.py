"""What the session knows of the file that the open plan stands in."""

from pathlib import Path

from attrs import frozen


@frozen(kw_only=True)
class PlanFile:
    """The file of the open plan.

    Parameters
    ----------
    path : Path or None
        Where the plan stands; None before it is saved for the first time.
    sha256 : str
        Digest of the file when it was read or written last; empty where it is not known.
    device : int or None
        The device that its folder was on then.
    read_only : bool
        Whether it may only be saved elsewhere.
    origin : Path or None
        The file that this plan is a copy of: recovered, an earlier version, or from a temporary folder.
    suggested : Path or None
        Where a plan without a file is offered to be saved.
    """

    path: Path | None = None
    sha256: str = ""
    device: int | None = None
    read_only: bool = False
    origin: Path | None = None
    suggested: Path | None = None

    @property
    def source(self) -> Path | None:
        """Return the file that the plan stands in or came from."""
        return self.path or self.origin
