"""How `planner measured --fit` prints what a log says of the published figures."""

from collections.abc import Sequence
from typing import Any

from models.comparisons.role_fits import Factor, RoleFit
from models.plan.entities import Design
from models.words import tr_format, tr_noop, translate
from planner.cli._printing import print_table
from planner.presenters.calibration import NOT_FITTED, interval_words, left_out, quality, times, title_of, told

HEADING = (tr_noop("Load"), tr_noop("Factor"), tr_noop("80 % interval"), tr_noop("What the log says"))


def print_fits(roles: Sequence[RoleFit], design: Design) -> None:
    """Print the factors of each role, or why there are none."""
    if not roles:
        print(tr_format("The log has no CPU data for a machine with a role, so there is nothing to fit."))
    for role in roles:
        names = ", ".join(design.by_id[identifier].name for identifier in role.machines)
        print(f"\n{title_of(role)}: {names}")
        if words := left_out(role, design):
            print(words)
        if role.refusal:
            print(tr_format("Not fitted. {reason}", reason=role.refusal))
        elif role.fit is not None:
            print_table([tuple(map(translate, HEADING)), *(_cells(role, each) for each in role.factors)], right=(1,))
            print(quality(role.fit))
    if any(role.factors for role in roles):
        print("\n" + translate(NOT_FITTED))


def _cells(role: RoleFit, factor: Factor) -> tuple[str, ...]:
    return factor.label, times(factor.value), interval_words(factor.low, factor.high), told(role, factor)


def fits_as_json(roles: Sequence[RoleFit]) -> list[dict[str, Any]]:
    """Return what was fitted, for programs."""
    return [
        {
            "exchange": role.version,
            "roles": list(role.roles),
            "machines": list(role.machines),
            "outliers": list(role.outliers),
            "refusal": role.refusal or None,
            "factors": [_as_json(role, factor) for factor in role.factors],
            "fit": None
            if role.fit is None
            else {
                "base_mhz": role.fit.base_mhz,
                "residual_mhz": role.fit.residual_mhz,
                "mean_mhz": role.fit.mean_mhz,
                "windows": role.fit.windows,
                "independent_windows": role.fit.independent,
            },
        }
        for role in roles
    ]


def _as_json(role: RoleFit, factor: Factor) -> dict[str, Any]:
    return {
        "load": factor.key,
        "factor": factor.value,
        "low": factor.low,
        "high": factor.high,
        "range_left": factor.kept,
        "told": factor.is_told,
        "kept": role.is_worth_keeping(factor),
        "only_sum_known_with": list(factor.tied),
        "figures": [figure.key for figure in factor.figures],
    }
