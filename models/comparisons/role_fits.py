"""What a log says of the figures of a role, and what of it is kept."""

from collections.abc import Callable, Sequence

from attrs import frozen

from models.calibration.figures import Figure
from models.comparisons.fitting import Fit
from models.comparisons.hours import ALL_DAY, Hours
from models.plan.choices import PROTOCOLS
from models.plan.overriding import OwnFigure
from models.words import tr_noop, translate

TERM_WORDS = {choice.value: choice.label for choice in PROTOCOLS} | {
    "pooled": tr_noop("Outlook Web App and ActiveSync"),
    "messages": tr_noop("Messages"),
    "active-mailboxes": tr_noop("Active mailboxes"),
    "passive-copies": tr_noop("Passive copies"),
}


@frozen(eq=False, kw_only=True)
class Factor:
    """What a log says of the figures of some drivers on machines of a role.

    Parameters
    ----------
    key : str
        As in `TERM_WORDS`.
    figures : tuple of Figure
        As published; all are multiplied by the factor.
    value, low, high : float
        The factor with its interval [1].
    spread : float
        Half the range that it had before, of the same width as the interval [1].
    kept : float
        Part of that range which is left [fraction].
    tied : tuple of str
        Keys of the factors with which only a sum is known.
    is_told : bool
        Whether the log says anything of it.
    is_relative : bool
        Whether not the users are counted, but something that goes with them: then it says nothing of what they cost.
    """

    key: str
    figures: tuple[Figure, ...]
    value: float
    low: float
    high: float
    spread: float
    kept: float
    tied: tuple[str, ...]
    is_told: bool
    is_relative: bool = False

    @property
    def is_far(self) -> bool:
        """Return whether its interval lies outside of the range that it had before."""
        return self.low > 1.0 + self.spread or self.high < 1.0 - self.spread

    @property
    def is_cost(self) -> bool:
        """Return whether the log says anything that could take the place of the published figure."""
        return self.is_told and not self.is_relative

    @property
    def label(self) -> str:
        """Return what users read."""
        return translate(TERM_WORDS[self.key])


@frozen(eq=False, kw_only=True)
class RoleFit:
    """The fit of the machines of one role.

    Parameters
    ----------
    version : str
        Exchange version.
    roles : tuple of str
    machines, outliers : tuple of str
        Ids of the machines fitted together, and of those left out because they carry load that users do not explain.
    refusal : str
        Why there is no fit; empty where there is one.
    fit : Fit or None
    factors : tuple of Factor
    hours, counted : Hours
        Which windows were chosen, and which of them it rests on.
    """

    version: str
    roles: tuple[str, ...]
    machines: tuple[str, ...]
    outliers: tuple[str, ...] = ()
    refusal: str = ""
    fit: Fit | None = None
    factors: tuple[Factor, ...] = ()
    hours: Hours = ALL_DAY
    counted: Hours = ALL_DAY

    def together(self, factor: Factor) -> tuple[Factor, ...]:
        """Return a factor with all those of which, with it, only the sum is known: one alone would give another sum."""
        keys, size = {factor.key}, 0
        while size < len(keys):
            size = len(keys)
            keys |= {other for each in self.factors if each.key in keys for other in each.tied}
        return tuple(each for each in self.factors if each.key in keys)

    def may_be_kept(self, factor: Factor) -> bool:
        """Return whether a factor, and all of the sum that it is in, could take the place of the published figures."""
        return all(each.is_cost for each in self.together(factor))

    def is_worth_keeping(self, factor: Factor) -> bool:
        """Return whether a factor is offered to be kept: what lies far out is more likely a wrong count than a cost."""
        return self.may_be_kept(factor) and not any(each.is_far for each in self.together(factor))


def kept_figures(kept: Sequence[tuple[RoleFit, Factor]], reason: Callable[[RoleFit, Factor], str]) -> list[OwnFigure]:
    """Return what factors make of the figures; of several for the same figure, the one that was learnt best.

    Factors of which only the sum is known are as good as the worst of them, so that all come from one role.
    """
    found: dict[str, OwnFigure] = {}
    for role, factor in sorted(kept, key=lambda pair: -max(each.kept for each in pair[0].together(pair[1]))):
        words = reason(role, factor)
        for figure in factor.figures:
            value, low, high = (figure.value * part for part in (factor.value, factor.low, factor.high))
            found[figure.key] = OwnFigure(
                figure=figure, value=value, low=min(low, high), high=max(low, high), reason=words
            )
    return list(found.values())
