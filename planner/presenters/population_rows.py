"""Populations of files as the words and numbers of a table, for the dialog and for the command."""

from collections.abc import Iterable, Sequence

from attrs import evolve, frozen

from models.importers.population_change import ADD, LEAVE, REPLACE, Choice
from models.importers.populations import FORMS, Draft
from models.plan.choices import PROTOCOLS
from models.plan.entities import Plan, Population, Site
from models.words import all_of, count, memory, natural_order, significant, tr_format, tr_noop, translate, trimmed

UNKNOWN = "–"
HEADINGS = (
    tr_noop("Mailboxes"),
    tr_noop("Messages per day"),
    tr_noop("Message size"),
    tr_noop("Mailbox size"),
    tr_noop("Items"),
    tr_noop("Messages per second"),
)
PROTOCOL_NAMES = {choice.value: choice.label for choice in PROTOCOLS}


def number_cells(draft: Draft) -> tuple[str, ...]:
    """Return the numbers of a population under `HEADINGS`; what the file does not say is a dash.

    Messages of which nobody knows how many mailboxes share them say what they lack.
    """
    size, box, items = (mean.value if mean else None for mean in (draft.message_kb, draft.mailbox_mb, draft.items))
    rate = draft.messages_s
    return (
        UNKNOWN if draft.mailboxes is None else count(draft.mailboxes),
        _messages_cell(draft),
        UNKNOWN if size is None else f"{trimmed(size, 1)} KB",
        UNKNOWN if box is None else memory(box),
        UNKNOWN if items is None else count(items),
        UNKNOWN if rate is None else significant(rate),
    )


def _messages_cell(draft: Draft) -> str:
    if draft.messages_per_day is not None:
        return trimmed(draft.messages_per_day, 1)
    return tr_format("needs mailboxes") if draft.messages else UNKNOWN


def users_cell(draft: Draft) -> str:
    """Return the users by protocol in one line, those of nobody left out."""
    used = [(name, number) for name, number in draft.users.items() if number]
    if not draft.users:
        return UNKNOWN
    return ", ".join(f"{translate(PROTOCOL_NAMES[name])} {count(number)}" for name, number in used) or "0"


def forms_line(forms: Sequence[str]) -> str:
    """Return what the files are, in one sentence."""
    return tr_format("Read: {forms}.", forms=all_of([translate(FORMS[form]) for form in forms]))


@frozen
class Option:
    """One way of what a cell can say: its words, and the choice that it makes of the row."""

    words: str
    choice: Choice


def action_options(plan: Plan, choice: Choice) -> tuple[Option, ...]:
    """Return what can become of a population: added, or its numbers given to one of the plan, or left out."""
    near = [each for each in plan.populations if each.site == choice.site]
    far = [each for each in plan.populations if each.site != choice.site]
    ordered = [*sorted(near, key=_by_name), *sorted(far, key=_by_name)]
    added = [Option(tr_format("Add"), evolve(choice, action=ADD))] if choice.can_be_added else []
    updates = [
        Option(tr_format("Update {name}", name=each.name), evolve(choice, action=REPLACE, population=each.id))
        for each in ordered
    ]
    return (*added, *updates, Option(tr_format("Leave out"), evolve(choice, action=LEAVE)))


def site_options(plan: Plan, choice: Choice, new_names: Iterable[str]) -> tuple[Option, ...]:
    """Return the sites that a population can be added to: those of the plan, and new ones by these names."""
    own = choice.draft.site or choice.draft.name
    names = sorted({choice.new_site or own, *new_names} - {""}, key=natural_order)
    taken = {site.name.casefold() for site in plan.sites}
    return (
        *(Option(site.name, evolve(choice, site=site.id, new_site="")) for site in sorted(plan.sites, key=_by_name)),
        *(
            Option(tr_format("New site {name}", name=name), evolve(choice, site="", new_site=name))
            for name in names
            if name.casefold() not in taken
        ),
    )


def action_words(plan: Plan, choice: Choice) -> str:
    """Return what becomes of a population."""
    if choice.action == REPLACE:
        return tr_format("Update {name}", name=getattr(plan.shared_by_id.get(choice.population), "name", ""))
    return tr_format("Add") if choice.action == ADD else tr_format("Leave out")


def site_words(plan: Plan, choice: Choice) -> str:
    """Return where a population is or will be; a request to choose where nobody knows."""
    if choice.action == LEAVE:
        return UNKNOWN
    site = choice.site
    if choice.action == REPLACE:
        site = getattr(plan.shared_by_id.get(choice.population), "site", "")
    if site:
        return str(getattr(plan.shared_by_id.get(site), "name", ""))
    return tr_format("New site {name}", name=choice.new_site) if choice.new_site else tr_format("Choose a site")


def counted(choices: Iterable[Choice]) -> str:
    """Return how many populations are added, updated and left out."""
    actions = [choice.action for choice in choices]
    return tr_format(
        "{added} to add, {updated} to update, {left} to leave out.",
        added=count(actions.count(ADD)), updated=count(actions.count(REPLACE)), left=count(actions.count(LEAVE)),
    )  # fmt: skip


def _by_name(row: Site | Population) -> str:
    return natural_order(row.name)
