"""What the sentence of a comparison rests on, in words."""

from collections.abc import Mapping

from models.comparisons.verdict import DecidingFigure, SensitivityCheck
from models.words import count, tr_count, tr_format, tr_noop, translate
from planner.presenters.trail_page import status_inside, value_text


def untold_line() -> str:
    """Return how to find out in the window what a verdict on very many machines rests on."""
    return tr_format(
        "With this many machines, it takes minutes to check what the verdict depends on; Plan > Verify the verdict "
        "starts it."
    )


def checking_line() -> str:
    """Return that the check of a verdict on very many machines goes on."""
    return tr_format("Checking what the verdict depends on…")


def unchecked_line() -> str:
    """Return that a report does not tell what a verdict on very many machines rests on."""
    return tr_format("With this many machines, the report does not check what the verdict depends on.")


def foundation_lines(foundation: SensitivityCheck | None, names: Mapping[str, str]) -> tuple[str, ...]:
    """Return what the sentence rests on: one line, and after it a line for each further figure that would turn it.

    Parameters
    ----------
    names : mapping of str to str
        The names of the designs by id.
    """
    if foundation is None:
        return ()
    if not foundation.figures:
        return (tr_format("This verdict does not depend on any assumed, disputed or fitted figure."),)
    if not foundation.deciding:
        holds = tr_count(
            len(foundation.figures),
            "This verdict depends on {count} assumed, disputed or fitted figure and holds over its full range.",
            "This verdict holds when any one of the {count} assumed, disputed or fitted figures is at either end "
            "of its range.",
        )
        return (" ".join(filter(None, (holds, _fewest_words(foundation)))),)
    first, *others = (_turning_words(entry, foundation, names) for entry in foundation.deciding)
    line = tr_format("The verdict changes if {turning}.", turning=first)
    more = {entry.figure.key for entry in foundation.deciding} - {foundation.deciding[0].figure.key}
    if more:
        words = tr_count(
            len(more),
            "{count} more figure would also change it.",
            "{count} more figures would also change it.",
        )
        line = f"{line} {words}"
    line = " ".join(filter(None, (line, _fewest_words(foundation))))
    return (line, *(f"{words}." for words in others))


def _fewest_words(foundation: SensitivityCheck) -> str:
    """Return how few users are served with all figures at their worst ends; empty where that is enough."""
    if foundation.fewest is None:
        return ""
    users = count(foundation.fewest)
    return tr_format("With all of them at their worst ends, it serves {users}.", users=users)


def _turning_words(deciding: DecidingFigure, foundation: SensitivityCheck, names: Mapping[str, str]) -> str:
    figure = deciding.figure
    return tr_format(
        "“{figure}” ({status}) is {value}: “{design}” then {effect}",
        figure=translate(figure.label),
        status=status_inside(figure.status),
        value=value_text(figure, deciding.value),
        design=names[foundation.design],
        effect=_effect(deciding, names[foundation.baseline]),
    )


def _effect(deciding: DecidingFigure, baseline: str) -> str:
    if deciding.carries_all is not None:
        return tr_format("serves all users") if deciding.carries_all else tr_format("does not serve all users")
    words = {
        -1: tr_noop("serves fewer users than “{baseline}”"),
        0: tr_noop("serves as many users as “{baseline}”"),
        1: tr_noop("serves more users than “{baseline}”"),
    }
    return translate(words[deciding.against or 0]).format(baseline=baseline)
