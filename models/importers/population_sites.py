"""Populations of several files for each site: servers are counted where the plan, or a choice by hand, has them."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from attrs import evolve

from models.importers.population_change import Choice, servers_in, suggested
from models.importers.population_joining import Joined, joined
from models.importers.populations import Populations
from models.plan.entities import Plan
from models.words import natural_order, some_of, tr_format

MOST_NAMES = 3


def sites_of_servers(choices: Iterable[Choice]) -> dict[str, str]:
    """Return the sites that files name, by the servers in small letters that are placed where one of them is."""
    chosen = [choice for choice in choices if choice.site or choice.new_site]
    named: dict[tuple[str, str], set[str]] = {}
    for choice in chosen:
        if choice.draft.site:
            named.setdefault(choice.place, set()).add(choice.draft.site)
    return {
        choice.draft.server.casefold(): min(named[choice.place])
        for choice in chosen
        # Of two sites of the files at one of the plan, nobody knows which has the server.
        if choice.draft.server and not choice.draft.site and len(named.get(choice.place, ())) == 1
    }


def sites_by_choice(plan: Plan, found: Sequence[Populations], choices: Iterable[Choice]) -> dict[str, str]:
    """Return the sites that files name, by the servers that the plan or the choices have at the same site."""
    named = _names_of_sites(found)
    of_files = [choice for choice in choices if not choice.draft.site or choice.draft.site in named]
    return sites_of_servers([*known_servers(plan, found), *of_files])


def joined_by_site(
    plan: Plan, found: Sequence[Populations], site_name: str = "", by_hand: Mapping[str, str] | None = None
) -> Joined:
    """Return the populations of several files for each site: servers are where the plan has them.

    Parameters
    ----------
    site_name : str
        See `suggested`.
    by_hand : mapping of str to str, optional
        Sites that files name, by servers in small letters, before what the plan says.
    """
    names = {site.id: site.name for site in plan.sites}
    # Of a site of the plan that no file names, its own name is the best there is.
    of_plan = {choice.draft.server.casefold(): names[choice.site] for choice in known_servers(plan, found)}
    of_files = sites_of_servers(suggested(plan, joined(found, "server").drafts, site_name))
    sites = {**of_plan, **of_files, **(by_hand or {})}
    whole = joined(found, "site", sites)
    return evolve(whole, sentences=(*_about_sites(found, sites), *whole.sentences))


def known_servers(plan: Plan, found: Sequence[Populations]) -> list[Choice]:
    """Return the servers that files name and that are machines of the plan, each at the site of its machine."""
    there = servers_in(plan)
    choices = suggested(plan, joined(found, "server").drafts)
    return [
        choice
        for choice in choices
        if not choice.draft.site and choice.draft.server and there.get(choice.draft.server.casefold())
    ]


def _names_of_sites(found: Iterable[Populations]) -> set[str]:
    return {draft.site for each in found for draft in each.drafts if draft.site}


def _about_sites(found: Sequence[Populations], sites: Mapping[str, str]) -> Iterator[str]:
    """Return which servers are counted at which sites, and what to do with those of which nobody knows it."""
    servers = {draft.server.casefold(): draft.server for each in found for draft in each.drafts if not draft.site}
    named = _names_of_sites(found)
    there: dict[str, list[str]] = {}
    for key, server in servers.items():
        if server:
            there.setdefault(sites.get(key, ""), []).append(server)
    for site, names in there.items():
        given = {"servers": some_of(sorted(names, key=natural_order), MOST_NAMES), "site": site}
        if site in named:
            yield tr_format("{servers}: counted with the mailboxes of {site}.", **given)
        elif site:
            yield tr_format("{servers}: counted at {site}, where the plan has them; no file names that site.", **given)
        else:
            yield tr_format(
                "{servers}: not joined, as the plan has no such machines; once added at a site, their mailboxes join "
                "those of that site.",
                **given,
            )
