"""Risk in sentences and tables: how likely ceilings are passed, and which figures decide it."""

from collections.abc import Mapping

from models.comparisons.risk import Guess, Influence, Risk
from models.words import count, percent, say, shown

RISK_HEAD = ("Machine", "Passes a ceiling", "Use of its limiter: low", "middle", "high")
INFLUENCE_HEAD = ("What matters", "Status", "At its low end", "At its high end")
HALF = 0.005


def chance(probability: float) -> str:
    """Return a probability as it is read: "< 1 %" where it is small but seen."""
    if 0.0 < probability < HALF:
        return say("below {part}", part=percent(0.01))
    return percent(probability)


def summary_line(found: Risk, guess: Guess) -> str:
    """Return in a sentence how likely any machine passes a ceiling."""
    return say(
        "In {chance} of {draws} draws a machine passes a ceiling; users are planned to within {spread}.",
        chance=chance(found.any), draws=count(guess.draws), spread=percent(guess.spread),
    )  # fmt: skip


def risk_rows(found: Risk, names: Mapping[str, str]) -> list[tuple[str, ...]]:
    """Return a row for each machine, the likeliest to pass a ceiling first."""
    return [
        (names[one.machine_id], chance(one.probability), *(percent(use) for use in one.quantiles))
        for one in found.machines
    ]


def influence_rows(found: Risk) -> list[tuple[str, ...]]:
    """Return a row for each figure or population that moves the highest use, the most first."""
    return [(influence_label(one), shown(one.status), percent(one.low), percent(one.high)) for one in found.influences]


def influence_label(influence: Influence) -> str:
    """Return the name of a figure in the user's language, or of a population as it is."""
    return shown(influence.label) if "/" in influence.key else influence.label
