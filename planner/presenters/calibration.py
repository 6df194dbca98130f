"""What a log says of the published figures, in words: factors, how much was learnt, and why not."""

from collections.abc import Iterator, Mapping, Sequence

from models.capacity.results import Evaluation
from models.comparisons.calibrating import CPU
from models.comparisons.fitting import Fit
from models.comparisons.role_fits import Factor, RoleFit
from models.plan.choices import EXCHANGE_VERSIONS, ROLES
from models.plan.entities import Design, Plan
from models.plan.kept_reasons import FittedReason
from models.units import PERCENT
from models.words import all_of, count, local, some_of, tr_count, tr_format, tr_noop, translate
from planner.presenters.measured import clock_words
from planner.presenters.measured_values import band_words

_VERSIONS = {choice.value: choice.label for choice in EXCHANGE_VERSIONS}
_ROLES = {choice.value: choice.label for choice in ROLES}
# More machines than these are counted.
MOST_NAMED = 3
NOT_FITTED = tr_noop("Memory and response times are not fitted: a log of a normal week cannot determine them.")
# As logs made with known costs showed; `tests/unit/comparisons/made_days.py` makes such logs.
HOW_SURE = tr_noop(
    "The intervals are meant to contain the true cost in 80 % of cases. In tests with made logs they did, except where "
    "the published ranges were too narrow and the log did not show it: there, in about 70 % of cases."
)


def title_of(role: RoleFit) -> str:
    """Return which machines were fitted together, as in "CAS and Hub, Exchange 2010"."""
    return f"{all_of([translate(_ROLES[name]) for name in role.roles])}, {translate(_VERSIONS[role.version])}"


def machines_of(role: RoleFit, design: Design) -> str:
    """Return the names of the machines that were fitted together; roles of one name are told apart by them."""
    return some_of([design.by_id[identifier].name for identifier in role.machines], MOST_NAMED)


def times(value: float) -> str:
    """Return a factor, as in "× 1.05"."""
    return f"× {local(f'{value:.2f}')}"


def interval_words(low: float, high: float) -> str:
    """Return an interval of a factor, as in "0.99 to 1.11"."""
    return tr_format("{low} to {high}", low=local(f"{low:.2f}"), high=local(f"{high:.2f}"))


def told(role: RoleFit, factor: Factor) -> str:
    """Return what the log says of a factor, or that it does not."""
    left = f"{factor.kept * PERCENT:.0f} %"
    if factor.is_relative:
        return tr_format(
            "The log counts requests, not users: the busiest requests are taken as those of all users in the "
            "plan. The log therefore does not show what a user costs, and the published figure stays."
        )
    if not factor.is_told:
        return tr_format(
            "The log does not determine it ({left} of its range remains). The published figure stays.", left=left
        )
    if factor.is_far:
        first = tr_format("Far from the published figure: check that the log counts all of these users and no others.")
    else:
        first = tr_format("The data narrowed it to {left} of its range.", left=left)
    return " ".join((first, *_about_sum(role, factor)))


def _about_sum(role: RoleFit, factor: Factor) -> Iterator[str]:
    """Return of which factors only the sum is known, and what that means for keeping this one."""
    others = [each for each in role.together(factor) if each is not factor]
    names = all_of([each.label for each in others])
    if staying := [each.label for each in others if not each.is_cost]:
        yield tr_format(
            "It cannot be told apart from {names}: only their sum is known. The published figure of {staying} stays, "
            "so this one stays, too.", names=names, staying=all_of(staying),
        )  # fmt: skip
    elif others:
        yield tr_format(
            "It cannot be told apart from {names}: only their sum is known, so they are kept together or not at all.",
            names=names,
        )
        far = [each.label for each in others if each.is_far]
        if far and not factor.is_far:
            yield tr_format(
                "They are not ticked, as the factor of {far} is far from the published figure.", far=all_of(far)
            )


def quality(fit: Fit) -> str:
    """Return how well the factors describe the log."""
    return " ".join(
        (
            tr_format(
                "The fit misses the log by {residual} % on average ({missed} of {mean} MHz).",
                residual=local(f"{fit.residual * PERCENT:.1f}"), missed=count(fit.residual_mhz),
                mean=count(fit.mean_mhz),
            ),
            tr_count(
                fit.windows,
                "{count} 15-minute window counts as {independent}.",
                "{count} 15-minute windows count as {independent}.",
                independent=tr_count(
                    round(fit.independent), "{count} independent window", "{count} independent windows"
                ),
            ),
            tr_format(
                "The busiest window has {ratio} times the load of the quietest.", ratio=local(f"{fit.ratio:.1f}")
            ),
            tr_format("{mhz} MHz are used regardless of the users.", mhz=count(fit.base_mhz)),
        )
    )  # fmt: skip


def kept_words(number: int) -> str:
    """Return what the button says that keeps factors."""
    return tr_count(number, "Keep {count} factor", "Keep {count} factors")


def change_lines(plan: Plan, before: Mapping[str, Evaluation], after: Mapping[str, Evaluation]) -> tuple[str, ...]:
    """Return what the ticked factors would change: the CPU of the busiest machine that they change, of each design.

    Parameters
    ----------
    before, after : mapping of str to Evaluation
        By the ids of the designs.
    """
    lines = []
    for design in plan.designs:
        gauges = {machine.id: before[design.id].gauge(machine.id, CPU) for machine in design.machines}
        later = {name: after[design.id].gauge(name, CPU) for name in gauges}
        known = {
            name: gauge.utilization
            for name, gauge in gauges.items()
            if gauge.utilization is not None and gauge.utilization != later[name].utilization
        }
        if known:
            busiest = max(known, key=lambda name: known[name])
            lines.append(
                tr_format(
                    "{design}, CPU of {machine}: {before}, then {after}",
                    design=design.name, machine=design.by_id[busiest].name, before=band_words(gauges[busiest]),
                    after=band_words(later[busiest]),
                )
            )  # fmt: skip
    return tuple(lines)


def left_out(role: RoleFit, design: Design) -> str:
    """Return which machines were left out and why; empty where none was."""
    if not role.outliers:
        return ""
    names = all_of([design.by_id[identifier].name for identifier in role.outliers])
    return tr_format("Left out: {names}. The users there do not explain the load.", names=names)


def left_out_as_other(machines: Sequence[str], design: Design) -> str:
    """Return which machines are not fitted, as they were measured on other hardware."""
    names = all_of([design.by_id[identifier].name for identifier in machines])
    return tr_format("Left out, as the hardware was different when the log was read: {names}.", names=names)


def reason_of(role: RoleFit, factor: Factor, log: str, names: Mapping[str, str]) -> str:
    """Return the reason that is kept with a figure: log, time, machines and interval."""
    first, last = clock_words(role.counted)
    return FittedReason(
        log=log,
        first=first,
        last=last,
        weekdays=role.counted.weekdays,
        windows=0 if role.fit is None else role.fit.windows,
        machines=tuple(names[identifier] for identifier in role.machines),
        factor=factor.value,
        low=factor.low,
        high=factor.high,
    ).kept
