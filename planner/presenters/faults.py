"""What a window says of an error: it shows the place itself."""

from models.errors import PlanError, PlannerError
from models.words import capital


def fault_words(error: PlannerError) -> str:
    """Return the sentence of an error without the place in the plan, which only a file's reader needs."""
    if not isinstance(error, PlanError):
        return str(error)
    return capital(error.sentence)
