"""What a window says of an error: it shows the place itself."""

from models.errors import PlanError, PlannerError


def fault_words(error: PlannerError) -> str:
    """Return the sentence of an error without the place in the plan, which only a file's reader needs."""
    if not isinstance(error, PlanError):
        return str(error)
    return error.sentence[:1].upper() + error.sentence[1:]
