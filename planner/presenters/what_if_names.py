"""Names of what is told of a what-if, wherever it is pasted."""

from models.words import tr_format


def named_of_what_if(name: str) -> str:
    """Return a name as it stands over numbers of a what-if."""
    return tr_format("{name} (what-if)", name=name)
