"""What the import says of its rules for Exchange: what a pattern matches, what it gives, which VMs are offered."""

from collections.abc import Sequence

from models.importers.inventory_choices import ExchangeRule, InventoryChoices, Selection
from models.plan.choices import EXCHANGE_VERSIONS, ROLES, label_of
from models.words import all_of, count, tr_count, tr_format


def selected_line(selection: Selection) -> str:
    """Return how many of the virtual machines run Exchange."""
    return tr_format("{number} of {all} selected", number=count(len(selection.exchange)), all=count(len(selection.vms)))


def matched_line(selection: Selection, choices: InventoryChoices, current: int) -> str:
    """Return what the pattern of the rule at a place matches, and how one is written."""
    rule, matched = choices.exchange[current], selection.matched[current]
    if not rule.pattern.strip():
        return tr_format("* is any text, ? one character, ; another pattern. Or tick VMs below.")
    if rule.by_guest:
        found = tr_count(len(matched), "matches 1 VM.", "matches {count} VMs.")
    else:
        found = tr_count(len(matched), "matches 1 name.", "matches {count} names.")
    above = sum(selection.exchange.get(row, current) < current for row in matched)
    if above:
        taken = tr_count(above, "1 of them is chosen above.", "{count} of them are chosen above.")
        return f"{found} {taken}"
    return f"{found} {tr_format('* is any text, ? one character, ; another pattern.')}"


def rule_text(rule: ExchangeRule, number: int) -> str:
    """Return in a line which virtual machines a rule is about, what they get, and how many there are."""
    named = tr_format("Guest {pattern}", pattern=rule.pattern) if rule.by_guest else rule.pattern
    what = all_of([label_of(ROLES, role) for role in rule.roles]) or tr_format("no role")
    return tr_format(
        "{named}: {version}, {roles} ({machines})",
        named=named if rule.pattern.strip() else tr_format("Ticked VMs"),
        version=label_of(EXCHANGE_VERSIONS, rule.version),
        roles=what,
        machines=tr_count(number, "1 VM", "{count} VMs"),
    )


def offered_vms(order: Sequence[int], selection: Selection, choices: InventoryChoices, current: int) -> tuple[int, ...]:
    """Return the virtual machines to choose among: what the pattern matches or was ticked; all without a pattern.

    Those that another rule chooses are not among them.

    Parameters
    ----------
    order : sequence of int
        Their places in the order in which they are shown.
    current : int
        The place of the rule.
    """
    rule = choices.exchange[current]
    offered = {row for row in selection.vms if selection.exchange.get(row, current) == current}
    if rule.pattern.strip():
        offered &= selection.matched[current] | rule.ticks.keys()
    return tuple(place for place in order if place in offered)
