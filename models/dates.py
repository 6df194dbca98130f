"""Days in the user's language."""

from datetime import date

from models.words import tr_format, tr_noop, translate

MONTHS = (
    tr_noop("January"), tr_noop("February"), tr_noop("March"), tr_noop("April"), tr_noop("May"), tr_noop("June"),
    tr_noop("July"), tr_noop("August"), tr_noop("September"), tr_noop("October"), tr_noop("November"),
    tr_noop("December"),
)  # fmt: skip


def day_words(day: date) -> str:
    """Return a day as "14 October 2025"."""
    return tr_format("{day} {month} {year}", day=day.day, month=translate(MONTHS[day.month - 1]), year=str(day.year))
