"""Names of files that every system takes."""

import os
import re
import unicodedata

from models.plan.fields import DIRECTION_OVERRIDES
from models.words import tr_noop

LONGEST_STEM = 100
# Most systems allow 255 bytes or characters in a name, its ending included.
MOST_STEM_BYTES = 200
# Marks of paths on any system, and what Windows allows in no name; and names that are devices there.
FORBIDDEN_IN_NAMES = frozenset('/\\:*?"<>|')
DEVICES = re.compile(r"(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])\s*(\..*)?", re.IGNORECASE)
# Letters of a name there, its ending included.
LONGEST_NAME = 255
# And of a whole path, the final zero not counted, unless an administrator has allowed longer ones.
LONGEST_PATH = 259
RESERVED = tr_noop("Windows keeps this name for a device; choose another one")
WRONG_LETTERS = tr_noop('Windows allows none of < > : " | ? * in a name; choose another one')
TOO_LONG = tr_noop("the name is too long; choose a shorter one")
PATH_TOO_LONG = tr_noop("with its folders it has more than 259 characters; choose a shorter name or folder")
PLAN_SUFFIX, JSON_SUFFIX = ".xplan", ".json"
PLAN_SUFFIXES = (PLAN_SUFFIX, JSON_SUFFIX)
# Ends as a plan does, but is none.
RESULTS_SUFFIX = ".results.json"


def has_ending(name: str, ending: str) -> bool:
    """Return whether a file's name has an ending, in letters of any size, and something before it.

    Examples
    --------
    >>> [has_ending(name, ".json") for name in ("a.JSON", ".json", "a.results.json")]
    [True, False, True]
    """
    return len(name) > len(ending) and name.lower().endswith(ending)


def is_plan_name(name: str) -> bool:
    """Return whether a file's name says that it holds a plan."""
    return not has_ending(name, RESULTS_SUFFIX) and any(has_ending(name, ending) for ending in PLAN_SUFFIXES)


def plain(text: str, allowed: str = "") -> str:
    """Return the text without control and direction characters, except those allowed; lines end with LF."""
    lines = text.replace("\r\n", "\n").replace("\r", "\n")
    return "".join(character for character in lines if character in allowed or _is_plain(character))


def _is_plain(character: str) -> bool:
    return unicodedata.category(character) not in {"Cc", "Cs", "Zl", "Zp"} and character not in DIRECTION_OVERRIDES


def safe_stem(name: str) -> str:
    """Return a file name's stem without characters that some system does not allow."""
    # One kind of space: some readers of mail split names at the others.
    stem = " ".join(plain(name).split()).removesuffix(PLAN_SUFFIX).removesuffix(JSON_SUFFIX)
    replaced = "".join("_" if character in FORBIDDEN_IN_NAMES else character for character in stem)
    short = replaced.strip(" .")[:LONGEST_STEM].encode()[:MOST_STEM_BYTES].decode(errors="ignore").rstrip(" .")
    return f"_{short}" if DEVICES.fullmatch(short) else short or "plan"


def refused_by_windows(path: str) -> str:
    """Return what is wrong with a file's full path there; empty where nothing is.

    The system itself says that a handle is invalid, or that a folder is missing.
    """
    name = re.split(r"[/\\]", path)[-1]
    if DEVICES.fullmatch(name):
        return RESERVED
    if not FORBIDDEN_IN_NAMES.isdisjoint(name):
        return WRONG_LETTERS
    if len(name) > LONGEST_NAME:
        return TOO_LONG
    return PATH_TOO_LONG if len(path) > LONGEST_PATH else ""


def refused_here(path: str) -> str:
    """Return the same on Windows; empty on every other system."""
    return refused_by_windows(path) if os.name == "nt" else ""


def kept_by_windows(name: str) -> str:
    """Return the name that Windows gives a file: without blanks and full stops at its end."""
    return name.rstrip(" .") or name
