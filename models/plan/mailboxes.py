"""Another number of mailboxes, with the users of each protocol in proportion where all mailboxes have some."""

from collections.abc import Iterable
from itertools import accumulate, pairwise

from attrs import evolve, fields

from models.plan import edits
from models.plan.assumed import without_changed
from models.plan.change import Change, Replacement
from models.plan.entities import Plan, Population, Users
from models.plan.kinds import is_population
from models.plan.queries import people_of
from models.words import count, tr_format


def set_mailboxes(plan: Plan, ids: Iterable[str], mailboxes: object, base: Plan | None = None) -> Change:
    """Return the change that sets the mailboxes of populations.

    Parameters
    ----------
    base : Plan, optional
        The plan before a number of which this is one more digit, or one more step; by default the plan.

    Raises
    ------
    FieldError
        If that is no number of mailboxes.
    ChangeError
        If nothing is chosen.
    """
    plain = edits.set_values(plan, ids, "mailboxes", mailboxes)
    parts = tuple(
        evolve(part, after=_in_proportion(_before(part, base or plan), part.after))
        if is_population(part.after)
        else part
        for part in plain.replacements
    )
    if parts == plain.replacements:
        return plain
    several = tr_format("{count} items", count=count(len(parts)))
    subject = parts[0].before.name if len(parts) == 1 else several
    return Change(tr_format("Set mailboxes and users of {subject}", subject=subject), parts, plain.merge_key)


def _before(part: Replacement, base: Plan) -> Population:
    return next((row for row in base.populations if row.id == part.key), part.before)


def _in_proportion(before: Population, after: Population) -> Population:
    """Return a population whose users grow with its mailboxes, if each mailbox had one and none had more."""
    counts = before.users.counts()
    if not after.mailboxes or people_of(before) != before.mailboxes or max(counts) > before.mailboxes:
        return evolve(after, users=before.users)
    names = [field.name for field in fields(Users)]
    others = [name for name in names if name != "activesync"]
    sums = accumulate((getattr(before.users, name) for name in others), initial=0)
    # Rounding the sums keeps their total; devices are counted besides.
    rounded = (round(number * after.mailboxes / before.mailboxes) for number in sums)
    users = {name: last - first for name, (first, last) in zip(others, pairwise(rounded), strict=True)}
    users["activesync"] = round(before.users.activesync * after.mailboxes / before.mailboxes)
    grown = Users(**{name: min(number, after.mailboxes) for name, number in users.items()})
    return without_changed(evolve(after, users=grown))
