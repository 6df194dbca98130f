"""From populations of files to one change of a plan: which are added, which give others their numbers."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from attrs import evolve, frozen

from models.errors import ChangeError, FieldError
from models.importers.populations import FIELDS, Draft, host_name, missing_of
from models.importers.server_coverage import about_coverage, coverage_of, scaled
from models.plan import queries
from models.plan.assumed import OUTLOOK, PROFILE, still_assumed, told_values, with_assumed
from models.plan.catalogue import Catalogue
from models.plan.change import Change, Replacement
from models.plan.checks import require_sound
from models.plan.dns_names import dns_name, short_name
from models.plan.entities import Plan, Population, Site, Users
from models.plan.fields import fields_of
from models.words import all_of, inside, natural_order, some_of, tr_count, tr_format, tr_noop, translate

ADD, REPLACE, LEAVE = "add", "replace", "leave"
DECIMALS = 1
LEAST_MB = 0.1
RATE_DIGITS = 4
MOST_NAMES = 3
ITEMS = tr_noop("Items in the mailbox")
LABELS = {
    name: fields_of(Population)[name].label for name in ("mailboxes", "messages_per_day", "message_kb", "mailbox_mb")
}
LABELS |= {"users": tr_noop("Users by protocol"), "messages_s": tr_noop("Messages per second"), "items": ITEMS}


@frozen(kw_only=True)
class Choice:
    """What becomes of one population of a file.

    Parameters
    ----------
    action : str
        `ADD`, `REPLACE` or `LEAVE`.
    site : str
        Id of the plan's site that it is added to; empty for a new one, or as long as nobody has chosen.
    new_site : str
        Name of the new site.
    population : str
        Id of the plan's population that takes its numbers.
    """

    draft: Draft
    action: str
    site: str = ""
    new_site: str = ""
    population: str = ""

    @property
    def is_ready(self) -> bool:
        """Return whether nothing is left to choose."""
        if self.action == ADD:
            return bool(self.site or self.new_site) and self.can_be_added
        return self.action == LEAVE or bool(self.population)

    @property
    def place(self) -> tuple[str, str]:
        """Return what tells its site from others: the id, or the name of a new one in small letters."""
        return self.site, self.new_site.casefold()

    @property
    def can_be_added(self) -> bool:
        """Return whether the file says how many mailboxes there are."""
        return self.draft.mailboxes is not None


def suggested(plan: Plan, drafts: Iterable[Draft], site_name: str = "") -> tuple[Choice, ...]:
    """Return what is likely meant: sites by their names or machines, numbers for a population of the same name.

    Parameters
    ----------
    site_name : str
        Site of the populations whose file names none.
    """
    places = _Places.of(plan, site_name)
    placed = [(draft, *places.site_of(draft)) for draft in drafts]
    at_site = Counter(site for _, site, _ in placed)
    return tuple(places.choice(draft, site, new_site, alone=at_site[site] == 1) for draft, site, new_site in placed)


def servers_in(plan: Plan) -> dict[str, str]:
    """Return the sites of a plan's machines by what logs call these: names, then DNS names, to the first dot."""
    machines = [(design, machine) for design in plan.designs for machine in design.machines]
    found: dict[str, str] = {}
    for design, machine in machines:
        found.setdefault(host_name(machine.name).casefold(), queries.site_of(design, machine))
    for design, machine in machines:
        found.setdefault(short_name(dns_name(machine)), queries.site_of(design, machine))
    return found


@frozen
class _Places:
    """Where populations can be: the plan's sites by their names and servers, and who is there."""

    by_name: Mapping[str, str]
    by_server: Mapping[str, str]
    populations: Mapping[str, Sequence[Population]]
    only: str
    wanted: str

    @classmethod
    def of(cls, plan: Plan, site_name: str) -> "_Places":
        populations: dict[str, list[Population]] = {}
        for population in plan.populations:
            populations.setdefault(population.site, []).append(population)
        by_name = {site.name.casefold(): site.id for site in plan.sites}
        only = plan.sites[0].id if len(plan.sites) == 1 else ""
        return cls(by_name, servers_in(plan), populations, only, site_name)

    def site_of(self, draft: Draft) -> tuple[str, str]:
        """Return the id of a plan's site, or the name of a new one, or neither where nobody can tell."""
        by_server = self.by_server.get(draft.server.casefold(), "") if draft.server else ""
        if by_server and not draft.site:
            return by_server, ""
        wanted = draft.site or self.wanted
        named = self.by_name.get(wanted.casefold(), "") if wanted else self.only
        return named, "" if named else wanted

    def choice(self, draft: Draft, site: str, new_site: str, *, alone: bool) -> Choice:
        there = self.populations.get(site, ())
        same = [each for each in there if each.name.casefold() == draft.name.casefold()]
        # A site of one population takes the numbers of the only one that a file has for it: mailboxes are not doubled.
        found = same or (there if alone and len(there) == 1 else ())
        action = REPLACE if found else ADD if draft.mailboxes is not None else LEAVE
        action = LEAVE if draft.is_elsewhere else action
        return Choice(draft=draft, action=action, site=site, new_site=new_site, population=found[0].id if found else "")


def change_of(plan: Plan, choices: Sequence[Choice], catalogue: Catalogue) -> Change:
    """Return the one change that a user's choices are.

    Raises
    ------
    ChangeError
        If nothing is chosen, a choice is not complete, two give one population their numbers, or a value does not fit.
    """
    chosen = [choice for choice in choices if choice.action != LEAVE]
    if not chosen:
        raise ChangeError(tr_format("All populations are left out; there is nothing to import."))
    for choice in chosen:
        _require_ready(choice)
    counted = Counter(choice.population for choice in chosen if choice.action == REPLACE)
    twice = next((identifier for identifier, number in counted.items() if number > 1), "")
    if twice:
        name = getattr(queries.find(plan, twice), "name", twice)
        raise ChangeError(tr_format("{name} can be updated from one population only.", name=name))
    sites = _new_sites(plan, chosen, catalogue)
    rows = [Replacement("sites", site.id, None, site) for site in sites.values()]
    rows += _populations(plan, chosen, sites, catalogue)
    label = tr_count(len(chosen), "Import {count} population", "Import {count} populations")
    change = Change(label, tuple(rows))
    require_sound(change.apply(plan))
    return change


def _require_ready(choice: Choice) -> None:
    if choice.action == ADD and not choice.can_be_added:
        raise ChangeError(
            tr_format("{name}: the file does not say how many mailboxes there are; choose a population to update.",
                      name=choice.draft.name)
        )  # fmt: skip
    if not choice.is_ready:
        raise ChangeError(tr_format("{name}: choose the site it belongs to.", name=choice.draft.name))


def _new_sites(plan: Plan, choices: Iterable[Choice], catalogue: Catalogue) -> dict[str, Site]:
    free, names = queries.free_ids(plan, Site.kind), {site.name for site in plan.sites}
    sites: dict[str, Site] = {}
    for choice in choices:
        key = choice.new_site.casefold()
        if choice.action == ADD and not choice.site and key not in sites:
            name = queries.first_free_name(names, choice.new_site)
            names.add(name)
            sites[key] = evolve(catalogue.site, id=next(free), name=name, position=None)
    return sites


def _populations(
    plan: Plan, choices: Iterable[Choice], sites: Mapping[str, Site], catalogue: Catalogue
) -> Iterator[Replacement]:
    free, names = queries.free_ids(plan, Population.kind), {population.name for population in plan.populations}
    by_id = {population.id: population for population in plan.populations}
    for choice in choices:
        if choice.action == REPLACE:
            before = by_id.get(choice.population)
            if before is None:
                raise ChangeError(tr_format("The plan has no population '{id}'.", id=choice.population))
            still = [name for name in still_assumed(before) if name in not_in(choice.draft)]
            whole = scaled(choice.draft, coverage_of(plan, choice.draft, before))
            after = with_assumed(_with_numbers(before, whole), still)
            yield Replacement("populations", before.id, before, after)
            continue
        name = queries.first_free_name(names, choice.draft.name)
        names.add(name)
        site = choice.site or sites[choice.new_site.casefold()].id
        yield Replacement("populations", (made := _added(choice, next(free), name, site, catalogue)).id, None, made)


def _added(choice: Choice, identifier: str, name: str, site: str, catalogue: Catalogue) -> Population:
    """Return a new population, with what no file says of it as in the catalogue and told in its notes."""
    # Whoever has a mailbox uses it: without word of the protocols all count as users of Outlook.
    users = Users() if choice.draft.users else Users(outlook=choice.draft.mailboxes or 0)
    fresh = evolve(catalogue.population, id=identifier, name=name, site=site, users=users, position=None)
    return with_assumed(_with_numbers(fresh, choice.draft), not_in(choice.draft))


def not_in(draft: Draft) -> tuple[str, ...]:
    """Return the fields of a new population that a file does not say, as `models.plan.assumed` names them."""
    missing = tuple(name for name in PROFILE if name not in draft.known())
    return missing if draft.users else (*missing, OUTLOOK)


def _with_numbers(population: Population, draft: Draft) -> Population:
    """Return a population with the numbers that a file has; all others stay as they are."""
    mailboxes = population.mailboxes if draft.mailboxes is None else draft.mailboxes
    values: dict[str, Any] = {"mailboxes": mailboxes}
    a_day = draft.messages_per_day
    if draft.messages and a_day is None and mailboxes:
        a_day = draft.messages.total / mailboxes
    size = draft.mailbox_mb.value if draft.mailbox_mb else None
    values["messages_per_day"] = None if a_day is None else round(a_day, DECIMALS)
    message = draft.message_kb.value if draft.message_kb else None
    values["message_kb"] = None if message is None else round(message, DECIMALS)
    values["mailbox_mb"] = None if size is None else max(round(size, DECIMALS), LEAST_MB if size > 0.0 else 0.0)
    if draft.users:
        values["users"] = evolve(population.users, **{_attribute(key): number for key, number in draft.users.items()})
    if draft.messages_s is not None:
        values["rates"] = evolve(population.rates, messages_s=float(f"{draft.messages_s:.{RATE_DIGITS}g}"))
    try:
        return evolve(population, **{name: value for name, value in values.items() if value is not None})
    except FieldError as error:
        raise ChangeError(f"{draft.name}: {error}") from error


def _attribute(protocol: str) -> str:
    return protocol.replace("-", "_")


def added_beside(plan: Plan, choices: Sequence[Choice]) -> tuple[str, ...]:
    """Return at which sites populations are added beside others, whose mailboxes may be the same ones."""
    there = {population.site for population in plan.populations}
    wanted = {choice.site for choice in choices if choice.action == ADD} & there
    names = sorted((site.name for site in plan.sites if site.id in wanted), key=natural_order)
    if not names:
        return ()
    sites = some_of(names, MOST_NAMES)
    return (tr_format("Counted in addition to the populations already there: {sites}.", sites=sites),)


def about_logs(plan: Plan, choices: Iterable[Choice]) -> tuple[str, ...]:
    """Return which populations take rates of some of their servers for all of them, or no mailboxes."""
    updated = [(choice.draft, queries.find(plan, choice.population)) for choice in choices if choice.action == REPLACE]
    populations = [(draft, found) for draft, found in updated if isinstance(found, Population)]
    return tuple(about_coverage((found, draft, coverage_of(plan, draft, found)) for draft, found in populations))


def about_missing(choices: Iterable[Choice], catalogue: Catalogue) -> tuple[str, ...]:
    """Return in sentences which fields no file has: assumed for what is added, unchanged for what is updated."""
    taken = tuple(choices)
    missing = set(missing_of(choice.draft for choice in taken if choice.action == REPLACE)) - {"items"}
    names = [inside(translate(LABELS[name])) for name in FIELDS if name in missing]
    sentences = []
    if names and any(choice.action == REPLACE for choice in taken):
        sentences.append(tr_format("Not in the files, and unchanged: {fields}.", fields=all_of(names)))
    lacking = {name for choice in taken if choice.action == ADD for name in not_in(choice.draft)}
    assumed = [name for name in (*PROFILE, OUTLOOK) if name in lacking]
    if assumed:
        fields = told_values(catalogue.population, assumed)
        sentences.append(
            tr_format("Not in the files, and assumed for populations that are added: {fields}.", fields=fields)
        )
    return tuple(sentences)


def told(plan: Plan, choices: Sequence[Choice], catalogue: Catalogue) -> tuple[str, ...]:
    """Return what was imported, and what the files did not say, in sentences."""
    actions = Counter(choice.action for choice in choices)
    chosen = [choice for choice in choices if choice.action != LEAVE]
    sentences = [f"{all_of(list(_counted(actions)))}."]
    sentences += (*about_logs(plan, chosen), *about_missing(chosen, catalogue))
    if any(choice.action == REPLACE and _users_stay(plan, choice) for choice in chosen):
        sentences.append(tr_format("The number of mailboxes changed, but users by protocol did not; check them."))
    if any(choice.draft.items for choice in chosen):
        sentences.append(
            tr_format("Items are counted for whole mailboxes, so the field for the largest folder is unchanged.")
        )
    return tuple(sentences)


def _counted(actions: Counter[str]) -> Iterator[str]:
    if actions[ADD]:
        yield tr_count(actions[ADD], "{count} population added", "{count} populations added")
    if actions[REPLACE]:
        yield tr_count(actions[REPLACE], "{count} population updated", "{count} populations updated")
    if actions[LEAVE]:
        yield tr_count(actions[LEAVE], "{count} population left out", "{count} populations left out")


def _users_stay(plan: Plan, choice: Choice) -> bool:
    population = queries.find(plan, choice.population)
    if not isinstance(population, Population) or choice.draft.users:
        return False
    taken = scaled(choice.draft, coverage_of(plan, choice.draft, population))
    return taken.mailboxes not in {None, population.mailboxes}
