"""The documents that figures come from."""

from attrs import frozen


@frozen
class Source:
    """A document.

    Parameters
    ----------
    key : str
        Short name that figures cite, as in ``dell-esx3-2007``.
    title, author, date : str
        As printed in it.
    kind : str
        ``document`` (read), ``recalled`` (cited from memory, not read again) or ``judgement``.
    """

    key: str
    title: str
    author: str
    date: str
    kind: str
    note: str = ""
