"""What a kind of finding is."""

from attrs import frozen


@frozen
class Kind:
    """A kind of finding.

    Parameters
    ----------
    rule : str
        Its name, as in the JSON form.
    severities : tuple of str
        Those that it may have.
    meaning : str
        When there is such a finding.
    several : str
        What several of them are called: {count} of them, about {what}.
    is_unserved : bool
        Whether it says that a design is not complete: more severe than any ceiling.
    """

    rule: str
    severities: tuple[str, ...]
    meaning: str
    several: str
    is_unserved: bool = False
