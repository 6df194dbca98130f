"""Populations of several files together: at one level, and what each file adds to them."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from attrs import evolve, frozen

from models.importers.populations import FORMS, PREFERENCE, Draft, Mean, Populations
from models.words import count, natural_order, some_of, tr_count, tr_format, tr_noop, translate

# Forms that list the mailboxes of an organization, the most direct first: the same ones, if all are exported in full.
# The reports of Microsoft 365 name neither sites nor servers, so any other list says more of where people are.
OF_CLOUD = ("mailbox-usage", "email-activity", "app-usage")
LISTS = ("message-profile", "mailboxes", "mailbox-statistics", *OF_CLOUD)
MOST_NAMES = 3

# What one population is made of, where files name databases or servers.
LEVELS = ("server", "database", "site", "all")
LEVEL_WORDS = {
    "server": tr_noop("each server"),
    "database": tr_noop("each database"),
    "site": tr_noop("each site"),
    "all": tr_noop("all mailboxes together"),
}

# What files of each form say of one population, by its site and its name in small letters.
_ByName = dict[tuple[str, str], dict[str, Draft]]


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


def names_sites_and_servers(found: Iterable[Populations]) -> bool:
    """Return whether some files name sites and others servers, so that they can be joined by site."""
    drafts = [draft for each in found for draft in each.drafts]
    return any(draft.site for draft in drafts) and any(draft.server and not draft.site for draft in drafts)


def joined(found: Sequence[Populations], level: str = LEVELS[0], sites: Mapping[str, str] | None = None) -> Joined:
    """Return the populations of several files.

    Where files of different forms know the same population, each adds what the more direct ones do not have. Of two
    files of one form the first counts, so that no mailbox is counted twice; nor is one that two forms list at
    different places, as far as their numbers tell.

    Parameters
    ----------
    level : str
        One of `LEVELS`.
    sites : mapping of str to str, optional
        The sites that other files name, by servers in small letters: what ``site`` joins. Others stay by server.
    """
    known = tuple(form for form in PREFERENCE if any(each.form == form for each in found))
    sentences = [sentence for each in found for sentence in each.sentences]
    found, moved = at_home(found)
    by_name: _ByName = {}
    twice = 0
    for form in PREFERENCE:
        for each in (each for each in found if each.form == form):
            for draft in at_level(each.drafts, level, sites):
                forms = by_name.setdefault((draft.site.casefold(), draft.name.casefold()), {})
                twice += form in forms
                forms.setdefault(form, draft)
    elsewhere, told = _elsewhere(by_name)
    drafts = [evolve(_merged(forms), is_elsewhere=key in elsewhere) for key, forms in by_name.items()]
    sentences += [*moved, *_about_twice(twice), *_about_different(by_name.values()), *told, *_about_messages(drafts)]
    return Joined(tuple(sorted(drafts, key=_order)), tuple(dict.fromkeys(sentences)), known)


def at_level(drafts: Iterable[Draft], level: str, sites: Mapping[str, str] | None = None) -> Iterator[Draft]:
    """Return the drafts of a file, those of databases and servers as one for each of a level."""
    grouped: dict[str, Draft] = {}
    for draft in drafts:
        if draft.site or not (draft.server or draft.database):
            yield draft if draft.name else evolve(draft, name=tr_format("All mailboxes"))
            continue
        server, database = draft.server or draft.database, draft.database or draft.server
        site = (sites or {}).get(draft.server.casefold(), "") if level == "site" else ""
        name = {"server": server, "database": database, "site": site or server, "all": ""}[level]
        kept = "" if site or level == "all" else draft.server
        this = frozenset({draft.server.casefold()} if draft.server else ())
        named = evolve(
            draft,
            name=name or tr_format("All mailboxes"), site=site, server=kept, database="",
            logged=this if draft.hours else frozenset(),
            listed=this if draft.mailboxes is not None else frozenset(),
        )  # fmt: skip
        before = grouped.get(name.casefold())
        grouped[name.casefold()] = before.plus(named) if before else named
    yield from grouped.values()


def at_home(found: Sequence[Populations]) -> tuple[list[Populations], tuple[str, ...]]:
    """Return files with each database on the server that the most direct of them names, and what was moved.

    Get-MailboxStatistics names the server on which a database is mounted at the moment, which need not be its own.
    """
    ordered = sorted(found, key=lambda each: PREFERENCE.index(each.form))
    homes: dict[str, Draft] = {}
    moved: dict[str, tuple[Draft, Draft]] = {}
    placed = []
    for each in ordered:
        own = _on_one_server(each)
        other = {name: homes[name] for name, draft in own.items() if name in homes and _is_apart(draft, homes[name])}
        moved |= {name: (home, own[name]) for name, home in other.items()}
        homes = own | homes
        placed.append(evolve(each, drafts=tuple(_moved(draft, other) for draft in each.drafts)))
    return placed, tuple(_about_moved(list(moved.values())))


def _on_one_server(found: Populations) -> dict[str, Draft]:
    """Return the databases of a file by their names, but for names that stand on several servers."""
    by_name: dict[str, list[Draft]] = {}
    for draft in found.drafts:
        if draft.database and draft.server:
            by_name.setdefault(draft.database.casefold(), []).append(draft)
    return {name: drafts[0] for name, drafts in by_name.items() if len(drafts) == 1}


def _is_apart(draft: Draft, home: Draft) -> bool:
    return draft.server.casefold() != home.server.casefold()


def _moved(draft: Draft, homes: Mapping[str, Draft]) -> Draft:
    home = homes.get(draft.database.casefold())
    return draft if home is None else evolve(draft, server=home.server)


def _about_moved(moved: Sequence[tuple[Draft, Draft]]) -> Iterator[str]:
    if len(moved) == 1:
        ((home, draft),) = moved
        yield tr_format(
            "{database} is on {server} in one file, on {other} in another; {server} is used.",
            database=draft.database, server=home.server, other=draft.server,
        )  # fmt: skip
    elif moved:
        names = sorted((draft.database for _, draft in moved), key=natural_order)
        yield tr_format(
            "{count} databases ({names}) are on different servers in different files; that of the most direct file is "
            "used.", count=count(len(moved)), names=some_of(names, MOST_NAMES),
        )  # fmt: skip


def _elsewhere(by_name: _ByName) -> tuple[set[tuple[str, str]], list[str]]:
    """Return the populations whose mailboxes a more direct file has in others, and what is to be known of them.

    Two lists of the same organization have about the same number of mailboxes in all. So where the number of the more
    direct one is nearer to that of the other without what stands in the other alone than with it, that is counted
    already.
    """
    counted: dict[tuple[str, str], int] = {}
    elsewhere: set[tuple[str, str]] = set()
    sentences: list[str] = []
    first = ""
    for form in LISTS:
        own = {key: forms[form].mailboxes or 0 for key, forms in by_name.items() if form in forms}
        apart = [key for key in own if key not in counted and key not in elsewhere]
        before, total, alone = sum(counted.values()), sum(own.values()), sum(own[key] for key in apart)
        # Reports whose number is nearer to nobody than to the others' are of people who are in the cloud alone.
        is_alike = form not in OF_CLOUD or before - total < total
        is_counted = before > 0 and is_alike and total - before < before + alone - total
        if before > 0 and apart:
            names = [by_name[key][form].name for key in apart]
            numbers = (alone, before, total)
            sentences.append(_about_apart(form, first, names, numbers, is_counted=is_counted))
        if is_counted:
            elsewhere |= {*apart}
        else:
            counted |= {key: own[key] for key in apart}
            first = first or (form if own else "")
    return elsewhere, [*sentences, *_about_users(by_name[key] for key in elsewhere)]


def _about_users(left_out: Iterable[dict[str, Draft]]) -> Iterator[str]:
    """Return which file alone has users by protocol, where its mailboxes are counted by others."""
    forms = {form for drafts in left_out for form, draft in drafts.items() if draft.users}
    for form in sorted(forms, key=LISTS.index):
        yield tr_format(
            "Only the {form} has users by protocol, and it does not say where they are; enter them after the import.",
            form=translate(FORMS[form]),
        )


def _about_apart(form: str, first: str, names: list[str], numbers: tuple[int, int, int], *, is_counted: bool) -> str:
    alone, before, total = map(count, numbers)
    given = {
        "names": some_of(sorted(names, key=natural_order), MOST_NAMES), "form": translate(FORMS[form]),
        "first": translate(FORMS[first]), "alone": alone, "before": before, "total": total,
    }  # fmt: skip
    if is_counted:
        return tr_format(
            "{names}: {alone} mailboxes in the {form}, none in the {first}. The latter lists {before} mailboxes "
            "in total, the former {total}, so these are left out: they would be counted twice.", **given,
        )  # fmt: skip
    return tr_format(
        "{names}: {alone} mailboxes in the {form}, none in the {first}. The latter lists only {before} of {total} "
        "mailboxes, so these are added.", **given,
    )  # fmt: skip


def _order(draft: Draft) -> str:
    return natural_order(draft.name)


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
            logged=first.logged or other.logged,
            listed=first.listed if first.mailboxes is not None else other.listed,
            written_by=first.written_by or other.written_by,
        )
    if others and first.messages and first.messages.over and first.mailboxes:
        # The messages are those of all, so they are shared by all mailboxes that are there.
        first = evolve(first, messages=Mean(first.messages.total, first.mailboxes))
    return first


def _about_messages(drafts: Sequence[Draft]) -> Iterator[str]:
    """Return what else is needed where the messages of all mailboxes are known, but not how many these are."""
    lacking = [draft.name for draft in drafts if draft.messages and draft.messages_per_day is None]
    if lacking:
        yield tr_format(
            "Messages per day need the number of mailboxes of {servers}, which a tracking log does not have: import an "
            "export of Get-MailboxStatistics or Get-Mailbox together with the log, or update a population that has "
            "mailboxes.",
            servers=some_of(sorted(lacking, key=natural_order), MOST_NAMES),
        )


def _about_twice(twice: int) -> Iterator[str]:
    if twice:
        yield tr_count(
            twice,
            "{count} population is in two files of the same type; the first was read.",
            "{count} populations are in two files of the same type; the first was read.",
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
