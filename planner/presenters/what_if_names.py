"""Names of what is told of a what-if, wherever it is pasted."""

from models.words import say


def named_of_what_if(name: str) -> str:
    """Return a name as it stands over numbers of a what-if."""
    return say("{name} (what-if)", name=name)
