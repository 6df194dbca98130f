"""What a failure of a group is called, wherever it is told."""

from collections.abc import Mapping, Sequence

from models.words import all_of, tr_format


def what_fails(failed: Sequence[str], site: str, names: Mapping[str, str]) -> str:
    """Return "EX-1 and EX-2" or "site Berlin"; "" where nothing fails.

    Parameters
    ----------
    failed : sequence of str
        The members that fail, by id.
    site : str
        The site that is lost, by id; empty where single members fail.
    names : mapping of str to str
        Of members and sites.
    """
    return tr_format("site {site}", site=names[site]) if site else all_of([names[member] for member in failed])


def lost_words(failed: Sequence[str], site: str, names: Mapping[str, str]) -> str:
    """Return "EX-1 and EX-2 lost" or "site Berlin lost"; "" where nothing fails. Parameters are as of `what_fails`."""
    what = what_fails(failed, site, names)
    return tr_format("{failure} lost", failure=what) if what else ""
