"""Every fit behind the calibrations, made again from `resources/published`, with and without each of its numbers.

Run as a module it prints the coefficients and what each fit predicts for the numbers that are left out of it:
`python -m tests.published.refit`. Only numpy is used.
"""

import json
from collections.abc import Callable, Sequence
from functools import cache
from itertools import combinations
from math import log

import numpy as np
from attrs import frozen

import resources
from models.published.cases import Case, read_cases
from models.published.predict import COMPARED
from models.units import KB_A_MB, PERCENT

CASES = {case.id: case for case in read_cases(resources.folder())}
STRICT = "2007-strict"
# Golden-section search for the factor of Test 1, which enters the strict fit as a product.
FACTOR_BOUNDS, GOLDEN, SEARCH_STEPS = (1.0, 3.0), (5**0.5 - 1) / 2, 60
# Gauss-Newton for the fits that are not linear.
NEWTON_STEPS, STEP = 100, 1e-7

Vector = np.ndarray
Rows = Sequence[Case]


@frozen
class Fit:
    """How a fit is made, and what its coefficients predict for a case.

    Parameters
    ----------
    solve : callable
        From rows to coefficients.
    predict : callable
        From a case and coefficients to the predicted number, in the case's unit.
    rows : tuple of str
        Names of the fits whose numbers are its rows; its own where empty.
    keep : callable
        Which of them are its rows.
    """

    solve: Callable[[Rows], Vector]
    predict: Callable[[Case, Vector], float]
    rows: tuple[str, ...] = ()
    keep: Callable[[Case], bool] = lambda _case: True


def printed(name: str) -> float:
    """The number that a document prints for a case."""
    value = CASES[name].printed
    assert value is not None, name
    return value


def rows_of(name: str) -> list[Case]:
    """The rows of a fit: cases that are themselves what is left out for their leave-one-out number."""
    names = FITS[name].rows or (name,)
    rows = [case for case in CASES.values() if case.fit in names and case.without == (case.id,)]
    return [case for case in rows if FITS[name].keep(case)]


@cache
def coefficients(name: str, without: tuple[str, ...] = ()) -> Vector:
    """The coefficients of a fit, with some of its rows left out."""
    return FITS[name].solve([case for case in rows_of(name) if case.id not in without])


def left_out(case: Case, name: str = "") -> float:
    """What a fit predicts for a case whose numbers are left out of it; the case's own fit unless named."""
    fit = name or case.fit
    return _predicted(case, FITS[fit], coefficients(fit, case.without))


def fitted(case: Case, name: str = "") -> float:
    """What a fit predicts for a case with all its rows."""
    fit = name or case.fit
    return _predicted(case, FITS[fit], coefficients(fit))


def _predicted(case: Case, fit: Fit, found: Vector) -> float:
    if case.quantity not in COMPARED:
        return fit.predict(case, found)
    of, to = CASES[case.inputs["of"]], case.inputs["to"]
    total = sum(_predicted(CASES[name], fit, found) for name in (to if isinstance(to, list) else [to]))
    return COMPARED[case.quantity](_predicted(of, fit, found), total)


# ---------------------------------------------------------------- least squares


def non_negative(matrix: Vector, target: Vector) -> Vector:
    """Least squares without negative coefficients: the best of all sets of columns whose solution has none."""
    columns = range(matrix.shape[1])
    best, least = np.zeros(matrix.shape[1]), float(target @ target)
    for size in range(1, matrix.shape[1] + 1):
        for chosen in map(list, combinations(columns, size)):
            part = np.linalg.lstsq(matrix[:, chosen], target, rcond=None)[0]
            residual = matrix[:, chosen] @ part - target
            if (part >= 0.0).all() and residual @ residual < least:
                best, least = np.zeros(matrix.shape[1]), float(residual @ residual)
                best[chosen] = part
    return best


def newton(law: Callable[[Vector], Vector], start: Vector) -> Vector:
    """The coefficients that bring the relative errors of a law nearest to zero."""
    found = start
    for _ in range(NEWTON_STEPS):
        errors = law(found)
        slopes = np.array([(law(found + step) - errors) / STEP for step in STEP * np.eye(len(found))]).T
        found = found - np.linalg.lstsq(slopes, errors, rcond=None)[0]
    return found


# ---------------------------------------------------------------- Exchange 2007: CPU


def _requests(case: Case) -> float:
    rates = case.inputs["rates"]
    return rates["owa_requests_s"] + rates["activesync_requests_s"]


def pooled(case: Case) -> list[float]:
    """Requests of Outlook Web Access and ActiveSync together, thousand Outlook Anywhere users, messages."""
    anywhere = case.inputs["users"].get("outlook-anywhere", 0) / 1000
    return [_requests(case), anywhere, case.inputs["rates"]["messages_s"]]


def owa_alone(case: Case) -> list[float]:
    """The same with the requests of Outlook Web Access alone."""
    return [case.inputs["rates"]["owa_requests_s"], *pooled(case)[1:]]


def protocols_apart(case: Case) -> list[float]:
    """Outlook Web Access and ActiveSync as columns of their own, for what tells them apart."""
    rates = case.inputs["rates"]
    return [rates["owa_requests_s"], rates["activesync_requests_s"], *pooled(case)[1:]]


def with_size(columns: Callable[[Case], list[float]]) -> Callable[[Case], list[float]]:
    """Add MB of messages a second to the columns."""
    return lambda case: [*columns(case), columns(case)[-1] * case.inputs["message_kb"] / KB_A_MB]


def core_percent(rows: Rows) -> Vector:
    """The measured CPU in percent of one core."""
    return np.array([printed(case.id) * case.inputs["cores"] for case in rows])


def weighted(rows: Rows, matrix: Vector) -> Vector:
    """Coefficients of non-negative least squares on relative errors."""
    return non_negative(matrix / core_percent(rows)[:, np.newaxis], np.ones(len(rows)))


def cpu_fit(columns: Callable[[Case], list[float]]) -> Fit:
    """The fit of Test 2 over some columns."""
    return Fit(
        solve=lambda rows: weighted(rows, np.array([columns(case) for case in rows])),
        predict=lambda case, found: float(np.dot(columns(case), found)) / case.inputs["cores"],
        rows=("cpu-2007",),
    )


def strict_cpu_fit(columns: Callable[[Case], list[float]]) -> Fit:
    """The fit of Tests 1 and 2 over some columns; its last coefficient is the factor of Test 1."""

    def matrix(rows: Rows, factor: float) -> Vector:
        return np.array([np.multiply(columns(case), _factor_of(case, factor)) for case in rows])

    def cost(rows: Rows, factor: float) -> float:
        columns_of_rows = matrix(rows, factor)
        errors = columns_of_rows @ weighted(rows, columns_of_rows) / core_percent(rows) - 1.0
        return float(errors @ errors)

    def solve(rows: Rows) -> Vector:
        low, high = FACTOR_BOUNDS
        for _ in range(SEARCH_STEPS):
            left, right = high - GOLDEN * (high - low), low + GOLDEN * (high - low)
            low, high = (low, right) if cost(rows, left) < cost(rows, right) else (left, high)
        return np.array([*weighted(rows, matrix(rows, low)), low])

    def predict(case: Case, found: Vector) -> float:
        return float(np.dot(columns(case), found[:-1])) * _factor_of(case, found[-1]) / case.inputs["cores"]

    return Fit(solve, predict, rows=("cpu-2007", "cpu-2007-strict"))


def _factor_of(case: Case, factor: float) -> float:
    return factor if case.inputs["exchange"] == STRICT else 1.0


# ---------------------------------------------------------------- Exchange 2007: memory and rates


def _memory_columns(case: Case) -> list[float]:
    roles, users = case.inputs["roles"], case.inputs["users"]
    return [
        float("cas" in roles), float("hub" in roles), users.get("outlook-anywhere", 0), case.inputs["memory_mb"]
    ]  # fmt: skip


def _memory(rows: Rows) -> Vector:
    matrix = np.array([_memory_columns(case) for case in rows], dtype=np.float64)
    return np.linalg.lstsq(matrix, np.array([printed(case.id) for case in rows]), rcond=None)[0]


MEAN = Fit(
    solve=lambda rows: np.array([np.mean([printed(case.id) / case.inputs["users"] for case in rows])]),
    predict=lambda case, found: float(found[0]) * case.inputs["users"],
)


# ---------------------------------------------------------------- Exchange 2003 on ESX Server 3


def scaled(law: Callable[[Case, Vector], float]) -> Callable[[Case, Vector], float]:
    """Users of VMs by a law of scaling, which starts at the users of one VM."""
    return lambda case, found: printed("vm-1x1") * law(case, found)


def both_penalties(case: Case, found: Vector) -> float:
    """Loss per further vCPU and per further VM."""
    vms, vcpus = case.inputs["vms"], case.inputs["vcpus"]
    return vms * vcpus / ((1 + found[0] * (vcpus - 1)) * (1 + found[1] * (vms - 1)))


def coherency(case: Case, found: Vector) -> float:
    """A rival: loss with the pairs of VMs."""
    vms = case.inputs["vms"]
    return vms / (1 + found[0] * vms * (vms - 1))


def power(case: Case, found: Vector) -> float:
    """A rival: a power of the VMs."""
    return case.inputs["vms"] ** found[0]


def users_fit(law: Callable[[Case, Vector], float], start: Sequence[float], most_vcpus: int) -> Fit:
    """A law of scaling, fitted to the relative errors of the users of VMs with at most so many vCPUs."""
    users = scaled(law)

    def solve(rows: Rows) -> Vector:
        return newton(
            lambda found: np.array([users(case, found) / printed(case.id) - 1.0 for case in rows]), np.array(start)
        )

    def predict(case: Case, found: Vector) -> float:
        return users(case, found) if "vms" in case.inputs and case.unit == "users" else _cpu_of(case, found, users)

    return Fit(solve, predict, rows=("virtual-2003",), keep=lambda case: case.inputs["vcpus"] <= most_vcpus)


def _cpu_of(case: Case, found: Vector, users: Callable[[Case, Vector], float]) -> float:
    """The CPU at a number of users, on the curve that is solved from the physical servers."""
    if "vms" not in case.inputs:
        return printed(case.id)
    asked, processors = case.inputs["users"]["outlook"], case.inputs["vcpus"]
    return printed("cpu-vm-1") * (asked / users(case, found)) ** exponent(processors)


def exponent(processors: int) -> float:
    """How fast CPU grows with users: solved from the two points of a physical server."""
    point, users = f"cpu-physical-{processors}", f"physical-{processors}"
    part = CASES[point].inputs["users"]["outlook"] / printed(users)
    return log(printed(point) / printed("cpu-vm-1")) / log(part)


def _response_columns(case: Case) -> list[float]:
    busy = printed(case.id.replace("response-", "cpu-")) / PERCENT
    return [1.0, 1.0 / (1.0 - busy), case.inputs.get("vcpus", 1) - 1.0]


def _response(rows: Rows) -> Vector:
    # Without a VM of two vCPUs the third column is empty; the smallest solution then sets its coefficient to zero.
    matrix = np.array([_response_columns(case) for case in rows])
    return np.linalg.lstsq(matrix, np.array([printed(case.id) for case in rows]), rcond=None)[0]


FITS = {
    "cpu-2007": cpu_fit(pooled),
    "cpu-2007-added": cpu_fit(pooled),
    "cpu-2007 owa alone": cpu_fit(owa_alone),
    "cpu-2007 protocols apart": cpu_fit(protocols_apart),
    "cpu-2007-strict": strict_cpu_fit(with_size(pooled)),
    "cpu-2007-strict owa alone": strict_cpu_fit(with_size(owa_alone)),
    "memory-2007": Fit(_memory, lambda case, found: float(np.dot(_memory_columns(case), found))),
    "connections": MEAN,
    "owa-rate": MEAN,
    "activesync-rate": MEAN,
    "message-rate": MEAN,
    # Nothing is fitted: the value is of another document, and only its range ends at a number of this one.
    "cache-2008": Fit(lambda _rows: np.array([printed("cache-512")]), lambda _case, found: float(found[0])),
    "virtual-2003": users_fit(both_penalties, (0.1, 0.1), most_vcpus=2),
    "virtual-2003 coherency": users_fit(coherency, (0.02,), most_vcpus=1),
    "virtual-2003 power": users_fit(power, (0.9,), most_vcpus=1),
    "response-2003": Fit(_response, lambda case, found: float(np.dot(_response_columns(case), found))),
}


def main() -> None:
    """Print coefficients, and leave-one-out numbers as JSON."""
    for name in FITS:
        print(f"# {name}: {', '.join(f'{value:.6g}' for value in coefficients(name))}")
    print(json.dumps({case.id: left_out(case) for case in CASES.values() if case.fit}, indent=1))


if __name__ == "__main__":
    main()
