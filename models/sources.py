"""The documents that figures come from."""

from attrs import frozen

JUDGEMENT = "judgement"
SOURCE_KINDS = ("document", "recalled", JUDGEMENT)


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
        One of `SOURCE_KINDS`: read, cited from memory and not read again, or no document at all.
    note : str
        Anything else that a reader should know.
    """

    key: str
    title: str
    author: str
    date: str
    kind: str
    note: str = ""
