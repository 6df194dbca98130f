"""What tables of hosts and virtual machines call their columns, and the forms that known programs write."""

import re
import unicodedata
from collections.abc import Collection, Iterable, Mapping
from importlib.resources.abc import Traversable
from typing import Any

from attrs import frozen

from models.calibration.keys import read_tables, require_keys
from models.errors import FigureError

FILE = "inventory_forms.toml"
REQUIRED = ("id", "name", "rows", "own", "columns", "source", "status")
# So many of its own headers recognise a form; a table with fewer is another program's.
LEAST_OWN = 3
# How many headers are compared at most; a longer one is a sentence.
LONGEST_HEADER = 200

NAME, KIND, HOST, CPUS, SOCKETS, CORES_PER_SOCKET, CLOCK, CAPACITY, MEMORY, GUEST, POWER, CLUSTER, SITE = (
    "name", "kind", "host", "cpus", "sockets", "cores_per_socket", "clock", "capacity", "memory", "guest", "power",
    "cluster", "site",
)  # fmt: skip
CPU_LOAD, MEMORY_LOAD, TEMPLATE, HYPERVISOR = "cpu_load", "memory_load", "template", "hypervisor"
THREADS = "threads"
MEANINGS = (
    NAME, HOST, CPUS, MEMORY, SOCKETS, CORES_PER_SOCKET, THREADS, CLOCK, CAPACITY, GUEST, POWER, CLUSTER, SITE,
    CPU_LOAD, MEMORY_LOAD, KIND, TEMPLATE, HYPERVISOR,
)  # fmt: skip
# In a form: a share of the host, which cannot be read where the file does not describe the host.
OF_HOST = "of_host"
# What the rows of a table are: all alike, or as a column says.
ROWS_VM, ROWS_HOST, ROWS_COLUMN = "vm", "host", "column"
ROWS = (ROWS_VM, ROWS_HOST, ROWS_COLUMN)


@frozen
class Words:
    """What a column with one meaning may be called.

    Parameters
    ----------
    whole : tuple of str
        Whole headers, plain, the surest first.
    within : tuple of str
        Words or beginnings of the plain header.
    without : frozenset of str
        Words that rule it out.
    maybe : tuple of str
        Whole headers without accents, of which no file of a known program is at hand: no more than a guess.
    """

    whole: tuple[str, ...]
    within: tuple[str, ...] = ()
    without: frozenset[str] = frozenset()
    maybe: tuple[str, ...] = ()


@frozen
class Form:
    """A table that a known program writes.

    Parameters
    ----------
    id : str
    name : str
        As people call it.
    rows : str
        One of `ROWS`.
    own : frozenset of str
        Headers of this program, plain.
    columns : mapping of str to tuple of str and str
        Meaning and unit of each header, plain; no unit where the cells name it.
    source : str
        Where its headers are documented.
    lacks : frozenset of str
        Meanings that it never has.
    counts_threads : bool
        Whether the CPUs of its hosts are threads.
    key : frozenset of str
        Headers of which it has at least one, where the others are words of everybody.
    """

    id: str
    name: str
    rows: str
    own: frozenset[str]
    columns: Mapping[str, tuple[str, str]]
    source: str
    lacks: frozenset[str] = frozenset()
    counts_threads: bool = False
    key: frozenset[str] = frozenset()


@frozen
class Forms:
    """All of the data file.

    Parameters
    ----------
    words : mapping of str to Words
        By meaning.
    kinds, power : mapping of str to str
        By word.
    typical : mapping of str to float
        Sizes of machines.
    forms : tuple of Form
        Those of known programs.
    open_processors, open_cores : frozenset of str
        Plain headers that leave open what of a machine's processors they count.
    """

    words: Mapping[str, Words]
    kinds: Mapping[str, str]
    power: Mapping[str, str]
    typical: Mapping[str, float]
    forms: tuple[Form, ...]
    open_processors: frozenset[str] = frozenset()
    open_cores: frozenset[str] = frozenset()

    def known(self, headers: Collection[str]) -> Form | None:
        """Return the form of which most of its own headers are there, three at least; None where there is none."""
        plain = {name for header in headers for name in (plain_header(header), plain_header(without_unit(header)))}
        ranked = [(len(form.own & plain), form) for form in self.forms if _can_be(form, plain)]
        most = max((number for number, _ in ranked), default=0)
        return next(form for number, form in ranked if number == most) if most >= LEAST_OWN else None


def read_forms(folder: Traversable) -> Forms:
    """Return what `inventory_forms.toml` in the folder of the data says.

    Raises
    ------
    FigureError
        If a form lacks anything, or says what is not known.
    """
    document = read_tables(folder / FILE)
    words = {
        meaning: Words(
            tuple(entry["is"]),
            tuple(entry.get("has", ())),
            frozenset(entry.get("not", ())),
            tuple(entry.get("maybe", ())),
        )
        for meaning, entry in document["words"].items()
    }
    _require_meant(FILE, words, MEANINGS)
    kinds, power = (
        {word: value for value, named in document[table].items() for word in named} for table in ("kinds", "power")
    )
    known = tuple(_form(entry) for entry in document["forms"])
    unclear = (frozenset(document["open"][group]) for group in ("processors", "cores"))
    return Forms(words, kinds, power, document["typical"], known, *unclear)


def plain_header(header: str) -> str:
    """Return the letters, digits and % of a header in small letters.

    Examples
    --------
    >>> plain_header("*Memory (In MB)"), plain_header("CPUUsage(%)")
    ('memoryinmb', 'cpuusage%')
    """
    return "".join(letter for letter in header[:LONGEST_HEADER].casefold() if letter.isalnum() or letter == "%")


def without_accents(header: str) -> str:
    """Return a header with bare letters.

    Examples
    --------
    >>> without_accents("mémoire"), without_accents("cœurs")
    ('memoire', 'coeurs')
    """
    letters = unicodedata.normalize("NFD", header.replace("œ", "oe"))
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


_UNITS = "bytes|byte|kib|mib|gib|tib|kb|mb|gb|tb|mhz|ghz|hz|percent|prozent|%"
_UNIT = re.compile(
    rf"(?P<name>.*?)(?:[\s_\[({{,./:-]*(?:(?<![^\W_])in[\s_]+)?(?P<unit>{_UNITS})|[\s_]*[\[(](?P<letter>[BKMGT]|[KMGT]o|octets?)[\])])[\])}}]*\s*",
    re.IGNORECASE | re.DOTALL,
)


def without_unit(header: str) -> str:
    """Return a header without the unit at its end.

    Examples
    --------
    >>> without_unit("MemoryGB"), without_unit("Memory (in MB)"), without_unit("Host")
    ('Memory', 'Memory', 'Host')
    """
    found = _UNIT.fullmatch(header[:LONGEST_HEADER])
    return found.group("name").strip() if found is not None and found.group("name").strip() else header


def unit_in(header: str) -> str:
    """Return the unit at the end of a header in small letters, empty where there is none."""
    found = _UNIT.fullmatch(header[:LONGEST_HEADER])
    if found is None or not found.group("name").strip():
        return ""
    return (found.group("unit") or found.group("letter") or "").lower()


def _can_be(form: Form, plain: Collection[str]) -> bool:
    """Return whether a table has the column of names that this form has, and a header that makes it this form."""
    has_key = not form.key or any(header in plain for header in form.key)
    return has_key and any(header in plain for header, (meaning, _) in form.columns.items() if meaning == NAME)


def _form(entry: Mapping[str, Any]) -> Form:
    place = f"{FILE}: {entry.get('id', 'a form')}"
    require_keys(place, entry, REQUIRED, (*REQUIRED, "lacks", "threads", "key"))
    if entry["rows"] not in ROWS:
        raise FigureError(f"{place}: its rows are '{entry['rows']}'; there are {', '.join(ROWS)}.")
    if len(entry["own"]) < LEAST_OWN:
        raise FigureError(f"{place}: it has fewer than {LEAST_OWN} headers of its own, so it would not be recognised.")
    columns = {header: said.partition(":")[::2] for header, said in entry["columns"].items()}
    meanings = [meaning for meaning, _unit in columns.values()]
    _require_meant(place, (*meanings, *entry.get("lacks", ())), (*MEANINGS, OF_HOST))
    for header in (*entry["own"], *entry.get("key", ()), *columns):
        if header != plain_header(header):
            raise FigureError(f"{place}: headers are compared plain: write '{plain_header(header)}' for '{header}'.")
    return Form(
        id=entry["id"],
        name=entry["name"],
        rows=entry["rows"],
        own=frozenset(entry["own"]),
        columns=columns,
        source=entry["source"],
        lacks=frozenset(entry.get("lacks", ())),
        counts_threads=bool(entry.get("threads")),
        key=frozenset(entry.get("key", ())),
    )


def _require_meant(place: str, words: Iterable[str], known: tuple[str, ...]) -> None:
    for word in words:
        if word not in known:
            raise FigureError(f"{place}: a column cannot mean '{word}'; there are {', '.join(known)}.")
