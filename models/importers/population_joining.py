"""Populations of several files together: at one level, and what each file adds to them."""

from collections.abc import Iterable, Iterator, Sequence

from attrs import evolve, frozen

from models.importers.populations import FORMS, PREFERENCE, Draft, Mean, Populations
from models.words import count, natural_order, tr_count, tr_format, tr_noop, translate

# What one population is made of, where files name databases or servers.
LEVELS = ("server", "database", "all")
LEVEL_WORDS = {
    "server": tr_noop("each server"),
    "database": tr_noop("each database"),
    "all": tr_noop("all mailboxes together"),
}


@frozen
class Joined:
    """The populations of several files, and what to know of them.

    Parameters
    ----------
    forms : tuple of str
        The forms that were read, in the order of preference.
    """

    drafts: tuple[Draft, ...]
    sentences: tuple[str, ...]
    forms: tuple[str, ...]


def has_levels(found: Iterable[Populations]) -> bool:
    """Return whether any file names databases or servers, so that a level can be chosen."""
    return any(draft.server or draft.database for each in found for draft in each.drafts)


def joined(found: Sequence[Populations], level: str = LEVELS[0]) -> Joined:
    """Return the populations of several files.

    Where files of different forms know the same population, each adds what the more direct ones do not have. Of two
    files of one form the first counts, so that no mailbox is counted twice.

    Parameters
    ----------
    level : str
        One of `LEVELS`.
    """
    by_name: dict[tuple[str, str], dict[str, Draft]] = {}
    sentences = [sentence for each in found for sentence in each.sentences]
    twice = 0
    for form in PREFERENCE:
        for each in (each for each in found if each.form == form):
            for draft in at_level(each.drafts, level):
                forms = by_name.setdefault((draft.site.casefold(), draft.name.casefold()), {})
                twice += form in forms
                forms.setdefault(form, draft)
    drafts = sorted(map(_merged, by_name.values()), key=lambda draft: natural_order(draft.name))
    sentences += [*_about_twice(twice), *_about_different(by_name.values())]
    known = tuple(form for form in PREFERENCE if any(each.form == form for each in found))
    return Joined(tuple(drafts), tuple(dict.fromkeys(sentences)), known)


def at_level(drafts: Iterable[Draft], level: str) -> Iterator[Draft]:
    """Return the drafts of a file, those of databases and servers as one for each of a level."""
    grouped: dict[str, Draft] = {}
    for draft in drafts:
        if draft.site or not (draft.server or draft.database):
            yield draft if draft.name else evolve(draft, name=tr_format("All mailboxes"))
            continue
        places = {"server": draft.server or draft.database, "database": draft.database or draft.server, "all": ""}
        name = places[level]
        server = draft.server if level != "all" else ""
        named = evolve(draft, name=name or tr_format("All mailboxes"), server=server, database="")
        before = grouped.get(name.casefold())
        grouped[name.casefold()] = before.plus(named) if before else named
    yield from grouped.values()


def _merged(forms: dict[str, Draft]) -> Draft:
    """Return what files of different forms, the preferred one first, say of one population."""
    first, *others = forms.values()
    for other in others:
        first = evolve(
            first,
            server=first.server or other.server,
            mailboxes=first.mailboxes if first.mailboxes is not None else other.mailboxes,
            messages=first.messages or other.messages,
            message_kb=first.message_kb or other.message_kb,
            mailbox_mb=first.mailbox_mb or other.mailbox_mb,
            items=first.items or other.items,
            users=first.users or other.users,
            hours=first.hours or other.hours,
        )
    if others and first.messages and first.mailboxes:
        # The messages are those of all, so they are shared by all mailboxes that are there.
        first = evolve(first, messages=Mean(first.messages.total, first.mailboxes))
    return first


def _about_twice(twice: int) -> Iterator[str]:
    if twice:
        yield tr_count(
            twice,
            "{count} population is in two files of one form; the first was read.",
            "{count} populations are in two files of one form; the first was read.",
        )


def _about_different(by_name: Iterable[dict[str, Draft]]) -> Iterator[str]:
    different = []
    for forms in by_name:
        known = {form: draft for form, draft in forms.items() if draft.mailboxes is not None}
        if len({draft.mailboxes for draft in known.values()}) > 1:
            different.append(known)
    if len(different) == 1:
        (first, draft), *others = different[0].items()
        last, other = next((form, each) for form, each in others if each.mailboxes != draft.mailboxes)
        yield tr_format(
            "{name}: {mailboxes} mailboxes in the {form}, {number} in the {other}; the first is used.",
            name=draft.name, mailboxes=count(draft.mailboxes or 0), form=translate(FORMS[first]),
            number=count(other.mailboxes or 0), other=translate(FORMS[last]),
        )  # fmt: skip
    elif different:
        yield tr_format(
            "For {count} populations the files name different numbers of mailboxes; that of the {form} is used.",
            count=count(len(different)), form=translate(FORMS[next(iter(different[0]))]),
        )  # fmt: skip
