"""The data of the program: figures, hypervisors, hardware, samples, icons and help."""

from importlib.resources import files
from importlib.resources.abc import Traversable


def folder() -> Traversable:
    """Return the folder of the data; it also works in a frozen program."""
    return files(__name__)
