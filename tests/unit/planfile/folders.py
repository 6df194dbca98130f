"""What lies in a folder."""

from pathlib import Path


def names_in(folder: Path) -> list[str]:
    """The names of all that lies there."""
    return sorted(each.name for each in folder.iterdir())
