"""Plans as JSON, for scripts and differences: exact both ways, strict on the way in."""

import hashlib
import json
from collections import Counter
from collections.abc import Callable
from functools import cache
from operator import attrgetter
from typing import Any

from models.errors import PlanError
from models.plan.checks import places_of_ids, require_few, require_sound
from models.plan.entities import Plan
from models.plan.overriding import with_present_figures
from models.plan.pasting import Fragment
from models.planfile.errors import as_plan_file_error, named, newer, quoted, within
from models.planfile.shapes import LIST_KINDS, Entity, Part, constructed, shape_of
from models.planfile.version_for import version_for
from models.planfile.versions import NEWEST
from models.words import count, tr_format, tr_noop, translate

FORMAT = "exchange-topology-plan"
FRAGMENT_FORMAT = "exchange-topology-fragment"
# Versions 1 and 2 of `.xplan` files are both version 1 in JSON, as the programs of their time wrote it.
LAST_AS_FIRST = 2
HEAD = frozenset({"format", "version"})
MOST_ROWS = 200_000
LARGEST_EXACT_WHOLE = 2**53
MOST_DIGITS = 24
# Text costs more memory than a database: with these caps the worst of it stays below 700 MB. Without them 64 MB
# of `[],[],…` became 1.7 GB. A machine takes about four objects and lists and twenty values.
MOST_JSON_BYTES = 32 * 1024 * 1024
MOST_CONTAINERS = 800_000
MOST_VALUES = 2_500_000

ONE_VERSION = tr_noop("a machine has one Exchange version; figures of two versions are never added on one machine.")


def plan_to_json(plan: Plan) -> str:
    """Return the plan as indented JSON text that ends with a newline."""
    return json.dumps(plan_document(plan), indent=2, ensure_ascii=False) + "\n"


def plan_document(plan: Plan) -> dict[str, Any]:
    """Return the plan as the dicts, lists and values of its JSON form, with its digest."""
    head, content = head_of(FORMAT, plan), written(plan)
    return {**head, "digest": _digest(head, content), **content}


def document_digest(plan: Plan) -> str:
    """Return the digest in the plan's JSON form: the SHA-256 of that without spaces and digest, in UTF-8."""
    return str(plan_document(plan)["digest"])


def head_of(kind: str, plan: Plan) -> dict[str, Any]:
    """Return what stands before everything else in the JSON form: which form it is, and its version."""
    version = version_for(plan)
    return {"format": kind, "version": 1 if version <= LAST_AS_FIRST else version}


def _digest(head: dict[str, Any], content: dict[str, Any]) -> str:
    text = json.dumps({**head, **content}, ensure_ascii=False, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


def plan_from_json(text: str, name: str) -> Plan:
    """Return the plan that a JSON text describes.

    Parameters
    ----------
    text : str
        The whole text.
    name : str
        The file's name, for the sentence of an error.

    Raises
    ------
    PlanFileError
        If the text is no sound plan: file, place and what is wrong, in one sentence.
    """
    with as_plan_file_error(name):
        document = _parsed(text)
        _require_version(document)
        plan = _read(Plan, {key: value for key, value in document.items() if key not in {*HEAD, "digest"}}, "")
        require_fit(plan)
        _require_digest(document, plan)
        return with_present_figures(plan)


def _require_digest(document: dict[str, Any], plan: Plan) -> None:
    # It is of the content: another program may set spaces, and write numbers and the order of keys, in its own way.
    if "digest" in document and document["digest"] != document_digest(plan):
        raise PlanError(
            "digest",
            tr_format('the plan was changed after it was written; remove the "digest" line if this was intended.'),
        )


def fragment_to_json(fragment: Fragment) -> str:
    """Return a part of a plan as JSON text: a plan, and which of its items are meant."""
    head = {**head_of(FRAGMENT_FORMAT, fragment.plan), "chosen": sorted(fragment.chosen)}
    return json.dumps({**head, **written(fragment.plan)}, ensure_ascii=False)


def fragment_from_json(text: str | bytes, name: str) -> Fragment:
    """Return the part of a plan that a text describes, read with the same distrust as a file.

    Parameters
    ----------
    text : str or bytes
        The whole text; bytes are UTF-8.
    name : str
        What it came from, for the sentence of an error.

    Raises
    ------
    PlanFileError
        If the text is no sound part of a plan: place and what is wrong, in one sentence.
    """
    with as_plan_file_error(name):
        require_short_text(text)
        document = _parsed(text.decode() if isinstance(text, bytes) else text)
        _require_version(document, FRAGMENT_FORMAT)
        given = {key: value for key, value in document.items() if key not in {*HEAD, "chosen"}}
        plan = _read(Plan, given, "")
        require_fit(plan)
        return Fragment(plan, _read_chosen(document.get("chosen"), plan))


def _read_chosen(given: Any, plan: Plan) -> frozenset[str]:
    known = {identifier for identifier, _ in places_of_ids(plan)} - {design.id for design in plan.designs}
    if not isinstance(given, list) or not all(isinstance(name, str) and name in known for name in given):
        raise PlanError("chosen", tr_format("this must be a list of item ids."))
    return frozenset(given)


def require_fit(plan: Plan) -> None:
    """Refuse a plan that is inconsistent or has more machines than a file may hold.

    Raises
    ------
    PlanError
        For the first fault, with its place.
    """
    machines = sum(len(design.machines) for design in plan.designs)
    if machines > MOST_ROWS:
        raise PlanError(
            "designs",
            tr_format(
                "a plan has at most {most} machines; this one has {number}.",
                most=count(MOST_ROWS),
                number=count(machines),
            ),
        )
    require_sound(plan)


def require_short_text(text: str | bytes) -> None:
    """Refuse a JSON text of more than `MOST_JSON_BYTES`.

    Raises
    ------
    PlanError
        If it is too long.
    """
    if len(text) > MOST_JSON_BYTES:
        raise PlanError(
            "",
            tr_format(
                "a JSON plan has at most {size} MB; an .xplan file may be larger.", size=MOST_JSON_BYTES // 2**20
            ),
        )


# ------------------------------------------------------------------ out


Writer = Callable[[Any], Any] | None
# Equal to no value of a field.
NEVER = object()


@cache
def writers_of(entity: type) -> tuple[Callable[[Any], tuple[Any, ...]], tuple[tuple[str, Writer, Any], ...]]:
    """Return what reads all parts of an entity, and of each its key, its conversion and the value that is left out."""
    shape = shape_of(entity)
    has_id = shape.identity == "id"
    names = [part.name for part in shape.parts]
    writers: list[tuple[str, Writer, Any]] = [
        (part.key, _writer(part), part.default if part.is_later or (has_id and _may_be_absent(part)) else NEVER)
        for part in shape.parts
    ]
    if getattr(entity, "table", "") == "machines":
        # Classes tell the kind; in a file a key does, behind the id and the name.
        behind = names.index("name") + 1
        names.insert(behind, "kind")
        writers.insert(behind, ("kind", None, NEVER))
    return attrgetter(*names), tuple(writers)


def _may_be_absent(part: Part) -> bool:
    # Of the first fields only what holds nothing is left out: a default that is a figure stands in the file,
    # so it may change. That of a later field never does: files from before it mean that default.
    if part.field is None or part.field.kind == "choices":
        return False
    return part.default is None or (isinstance(part.default, str | bool | tuple) and not part.default)


def _writer(part: Part) -> Writer:
    if part.items:
        return written_rows
    if part.group is not None:
        return written
    if part.field is not None and part.field.kind == "number":
        return _plain_number
    return list if part.field is not None and part.field.kind in LIST_KINDS else None


def written(entity: Any) -> Any:
    """Return an entity as the dict of its JSON form."""
    if entity is None:
        return None
    kind: type = type(entity)
    values_of, writers = writers_of(kind)
    return {
        key: value if convert is None else convert(value)
        for value, (key, convert, absent) in zip(values_of(entity), writers, strict=True)
        if value != absent
    }


def written_rows(entities: tuple[Any, ...]) -> list[Any]:
    """Return entities as the list of their JSON forms."""
    return list(map(written, entities))


def _plain_number(value: float | None) -> float | None:
    if value is not None and value.is_integer() and abs(value) <= LARGEST_EXACT_WHOLE:
        return int(value)
    return value


# ------------------------------------------------------------------ in


class _Repeating(dict[str, Any]):
    """An object that names a key twice; it is refused where its place is known."""

    key = ""


def _parsed(text: str) -> dict[str, Any]:
    content = text.removeprefix("\ufeff")
    if not content or content.isspace():
        raise PlanError("", tr_format("the file is empty."))
    _require_modest(content)
    try:
        document = json.loads(content, object_pairs_hook=_object, parse_int=_whole)
    except json.JSONDecodeError as error:
        place = tr_format("line {line}, column {column}", line=error.lineno, column=error.colno)
        raise PlanError(place, tr_format("this is not JSON: {reason}.", reason=error.msg)) from None
    return _required_object(document, "")


def _require_modest(content: str) -> None:
    require_short_text(content)
    # Counted before the parser builds anything; signs inside texts count too, which no real plan notices.
    if content.count("{") + content.count("[") > MOST_CONTAINERS or content.count(",") > MOST_VALUES:
        raise PlanError("", tr_format("the file contains more values than a plan can have."))


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    result = dict(pairs)
    if len(result) == len(pairs):
        return result
    repeating = _Repeating(result)
    counted = Counter(key for key, _ in pairs)
    repeating.key = counted.most_common(1)[0][0]
    return repeating


def _whole(digits: str) -> int:
    # Beyond 24 digits any number is too large, and converting thousands of digits is slow or refused.
    return int(digits[:MOST_DIGITS])


def _require_version(document: dict[str, Any], expected: str = FORMAT) -> None:
    if document.get("format") != expected:
        raise PlanError("format", tr_format("this is not a plan: its format must be '{format}'.", format=expected))
    version = document.get("version")
    if not isinstance(version, int) or isinstance(version, bool) or version < 1:
        raise PlanError(
            "version", tr_format("the format version must be a whole number from 1 to {newest}.", newest=NEWEST)
        )
    if version > NEWEST:
        raise PlanError("version", newer(version, NEWEST))


def _required_object(given: Any, place: str) -> dict[str, Any]:
    if isinstance(given, _Repeating):
        raise PlanError(
            within(place, quoted(given.key)), tr_format("this key appears twice in one object; remove one.")
        )
    if not isinstance(given, dict):
        raise PlanError(place, tr_format("expected an object with keys, as in {{…}}."))
    return given


def _read(entity: type[Entity], given: Any, place: str) -> Entity:
    kind: type = entity
    by_key = shape_of(kind).by_key
    values = {}
    for key, value in _required_object(given, place).items():
        part = by_key.get(key)
        if part is None:
            raise PlanError(
                within(place, quoted(key)), tr_format("the key '{key}' is not known here.", key=quoted(key))
            )
        values[part.name] = _read_value(part, value, within(place, key))
    return constructed(entity, values, place)


def _read_value(part: Part, value: Any, place: str) -> Any:
    if part.items:
        return _read_rows(part, value, place)
    if part.group is not None:
        absent = value is None and part.field is not None and part.field.optional
        return None if absent else _read(part.group, value, place)
    if part.field is None:
        return value
    if part.field.kind in LIST_KINDS and not isinstance(value, list):
        raise PlanError(place, tr_format("{field} must be a list.", field=translate(part.field.label)))
    if part.name == "exchange" and isinstance(value, list):
        raise PlanError(place, translate(ONE_VERSION))
    return value


def _read_rows(part: Part, given: Any, place: str) -> tuple[Any, ...]:
    if not isinstance(given, list):
        raise PlanError(place, tr_format("expected a list, as in […]."))
    require_few(part.name, len(given))
    if len(given) > MOST_ROWS:
        raise PlanError(
            place,
            tr_format(
                "a plan has at most {most} entries here; there are {length}.",
                most=count(MOST_ROWS),
                length=count(len(given)),
            ),
        )
    identity = shape_of(part.items[0]).identity
    names = (named(_identity(row, identity), number) for number, row in enumerate(given))
    return tuple(_read_row(part.items, row, f"{place}[{name}]") for name, row in zip(names, given, strict=True))


def _identity(row: Any, key: str) -> object:
    return row.get(key) if isinstance(row, dict) else None


def _read_row(items: tuple[type, ...], given: Any, place: str) -> Any:
    if len(items) == 1:
        return _read(items[0], given, place)
    row = _required_object(given, place)
    by_kind = {item.__dict__["kind"]: item for item in items}
    kind = row.get("kind")
    if not isinstance(kind, str) or kind not in by_kind:
        raise PlanError(within(place, "kind"), tr_format("Kind must be one of {known}.", known=", ".join(by_kind)))
    return _read(by_kind[kind], {key: value for key, value in row.items() if key != "kind"}, place)
