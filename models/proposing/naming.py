"""Names of proposed machines and groups: a code of their site, a code of what they are, and a number."""

from collections.abc import Iterator
from itertools import chain, count

from models.plan.entities import Plan

CODE_LETTERS, NO_LETTERS = 3, "SITE"
ROLE_CODES = {"mailbox": "MBX", "directory": "DC"}


def site_codes(work: Plan) -> dict[str, str]:
    """Return a short code for each site by its id: the first letters of its name, as in "LON" and "LON2"."""
    codes: dict[str, str] = {}
    taken: set[str] = set()
    # What comes next for the same letters: thousands of branches may share them.
    following: dict[str, Iterator[str]] = {}
    for site in work.sites:
        letters = "".join(letter for letter in site.name.upper() if letter.isalnum())[:CODE_LETTERS] or NO_LETTERS
        candidates = following.setdefault(letters, _numbered(letters))
        codes[site.id] = next(code for code in candidates if code not in taken)
        taken.add(codes[site.id])
    return codes


def _numbered(letters: str) -> Iterator[str]:
    """Return a code, then the same with 2, 3 and so on."""
    return chain([letters], (f"{letters}{number}" for number in count(2)))


def role_code(role: str) -> str:
    """Return what a role is called in names of machines, as in "MBX"."""
    return ROLE_CODES.get(role, role.upper())
