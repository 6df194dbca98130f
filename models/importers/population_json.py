"""Populations as JSON, for the way out of the process that reads foreign files; checked on arrival like any file."""

import json
import math
from collections.abc import Mapping
from typing import Any

from models.errors import InventoryError
from models.importers.populations import FORMS, MOST_DRAFTS, Draft, Mean, Populations, plain_name
from models.importers.tracking_log import MOST_HOURS, MOST_SERVERS
from models.plan.choices import PROTOCOL_IDS
from models.words import tr_format

LARGEST = 1e18
TEXTS = ("name", "site", "server", "database")
MEANS = ("messages", "message_kb", "mailbox_mb", "items")
KEYS = {*TEXTS, *MEANS, "mailboxes", "users", "hours", "written_by"}
LONGEST_HOUR = 12


def populations_to_json(found: Populations) -> bytes:
    """Return the form and the drafts of a file; its sentences go another way."""
    return json.dumps({"form": found.form, "drafts": [_document(draft) for draft in found.drafts]}).encode()


def populations_from_json(data: bytes, sentences: tuple[str, ...]) -> Populations:
    """Return the populations that some JSON describes.

    Raises
    ------
    InventoryError
        If it is not what `populations_to_json` writes, or beyond the caps.
    """
    try:
        document = json.loads(data)
        form, drafts = document["form"], document["drafts"]
        _require(sound=form in FORMS and isinstance(drafts, list) and 0 < len(drafts) <= MOST_DRAFTS)
        return Populations(form, tuple(map(_draft, drafts)), sentences)
    except (ValueError, TypeError, KeyError, RecursionError) as error:
        raise InventoryError(tr_format("what was read from the file is damaged.")) from error


def _document(draft: Draft) -> dict[str, Any]:
    texts = {name: getattr(draft, name) for name in TEXTS}
    means = {name: mean and [mean.total, mean.over] for name in MEANS for mean in (getattr(draft, name),)}
    counts = {"mailboxes": draft.mailboxes, "users": dict(draft.users), "hours": dict(draft.hours)}
    return {**texts, **means, **counts, "written_by": sorted(draft.written_by)}


def _draft(given: Any) -> Draft:
    _require(sound=isinstance(given, dict) and given.keys() == KEYS)
    users, hours, written_by = given["users"], given["hours"], given["written_by"]
    _require(sound=isinstance(written_by, list) and len(written_by) <= MOST_SERVERS)
    for text in (*(given[name] for name in TEXTS), *written_by):
        _require(sound=isinstance(text, str) and plain_name(text) == text)
    _require(sound=isinstance(users, dict) and users.keys() <= set(PROTOCOL_IDS))
    _require(sound=isinstance(hours, dict) and len(hours) <= MOST_HOURS)
    return Draft(
        name=given["name"],
        site=given["site"],
        server=given["server"],
        database=given["database"],
        messages=_mean(given["messages"]),
        message_kb=_mean(given["message_kb"]),
        mailbox_mb=_mean(given["mailbox_mb"]),
        items=_mean(given["items"]),
        mailboxes=None if given["mailboxes"] is None else _whole(given["mailboxes"]),
        users=_counts(users),
        written_by=frozenset(written_by),
        hours={int(hour[:LONGEST_HOUR]): number for hour, number in _counts(hours).items()},
    )


def _mean(given: Any) -> Mean | None:
    if given is None:
        return None
    _require(sound=isinstance(given, list))
    total, over = given
    for number in given:
        _require(sound=isinstance(number, int | float) and not isinstance(number, bool))
        _require(sound=math.isfinite(number) and number >= 0.0)
        _require_possible(number)
    return Mean(float(total), float(over))


def _counts(given: Mapping[str, Any]) -> dict[str, int]:
    return {name: _whole(number) for name, number in given.items()}


def _whole(given: Any) -> int:
    _require(sound=isinstance(given, int) and not isinstance(given, bool) and given >= 0)
    _require_possible(given)
    return int(given)


def _require_possible(number: float) -> None:
    if number > LARGEST:
        raise InventoryError(tr_format("its numbers are too large to be real; check the columns and their units."))


def _require(*, sound: bool) -> None:
    if not sound:
        raise ValueError
