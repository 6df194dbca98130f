"""The errors that a user may read: each carries one plain sentence."""


class PlannerError(Exception):
    """Base of every error whose text is meant for the user."""


class FieldError(PlannerError):
    """A value does not fit its field."""


class PlanError(PlannerError):
    """A plan contradicts itself or names something that does not exist.

    Parameters
    ----------
    place : str
        Where in the plan, as in ``designs[physical].machines[cas-1].host``.
    sentence : str
        What is wrong and what to do.
    """

    def __init__(self, place: str, sentence: str) -> None:
        super().__init__(f"{place}: {sentence}" if place else sentence)
        self.place = place
        self.sentence = sentence


class PlanFileError(PlannerError):
    """A file cannot be read as a plan, or a plan cannot be written to a file."""


class FigureError(PlannerError):
    """A figure is missing, malformed or without a source."""


class ChangeError(PlannerError):
    """A change does not fit the plan that it is applied to."""


class MailError(PlannerError):
    """A mail cannot be made."""


class InventoryError(PlannerError):
    """A file of another program cannot be read as an inventory; the sentence does not name the file yet."""


class NotRvtoolsError(InventoryError):
    """A file is no export of RVTools; it may be a table of another program."""


class ExportError(PlannerError):
    """A plan does not fit the form that it is to be written in."""
