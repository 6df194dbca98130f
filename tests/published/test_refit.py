"""The fits behind the calibrations come out of the published numbers again, and figures and cases say the same."""

import math
from collections.abc import Sequence
from decimal import Decimal

import numpy as np
import pytest

import resources
from models.calibration.library import read_library
from models.units import BITS_A_BYTE, KB_A_MB, MB_A_GB
from tests.published.refit import CASES, FITS, coefficients, exponent, fitted, left_out, non_negative, printed, rows_of

FIGURES = read_library(resources.folder()).figures()
FITTED = [case for case in CASES.values() if case.fit]
# Figures are shipped with three digits, or made from factors of three digits.
DIGITS = 0.002


def rms(values: Sequence[float]) -> float:
    return math.sqrt(np.mean(np.square(values)))


def errors(name: str, *, leave_out: bool) -> list[float]:
    """Errors of a fit at its own rows, against what is printed."""
    predict = left_out if leave_out else fitted
    return [predict(case, name) - printed(case.id) for case in rows_of(name)]


# ---------------------------------------------------------------- the fits of facts.md, section E


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("cpu-2007", (0.297, 29.0, 6.34)),
        ("cpu-2007 owa alone", (0.397, 28.8, 6.33)),
        ("cpu-2007 protocols apart", (0.397, 0.0, 28.8, 6.33)),
        ("cpu-2007-strict", (0.997, 13.6, 3.94, 30.3, 1.604)),
        ("cpu-2007-strict owa alone", (1.20, 14.9, 3.99, 29.4, 1.60)),
        ("memory-2007", (1652, 1182, 0.760, 0.185)),
        ("virtual-2003", (0.183, 0.0979)),
        ("virtual-2003 coherency", (0.0257,)),
        ("virtual-2003 power", (0.8245,)),
        ("response-2003", (216, 29.9, 74.6)),
    ],
)
def test_a_fit_gives_its_known_coefficients(name: str, expected: Sequence[float]) -> None:
    assert coefficients(name) == pytest.approx(expected, rel=0.003, abs=1e-9)


@pytest.mark.parametrize(
    ("name", "rows", "within", "without"),
    [
        ("cpu-2007", 8, 3.7, 5.8),
        ("cpu-2007 owa alone", 8, 3.6, 5.7),
        ("cpu-2007-strict", 14, 6.4, 10.5),
        ("cpu-2007-strict owa alone", 14, 6.2, 10.4),
        ("memory-2007", 12, 546, 745),
        ("response-2003", 4, 10.5, 556.7),
    ],
)
def test_a_fit_errs_as_much_as_is_known_of_it(name: str, rows: int, within: float, without: float) -> None:
    assert len(rows_of(name)) == rows
    assert rms(errors(name, leave_out=False)) == pytest.approx(within, rel=0.02)
    assert rms(errors(name, leave_out=True)) == pytest.approx(without, rel=0.02)


def test_without_one_virtual_processor_the_response_time_is_not_identifiable() -> None:
    assert errors("response-2003", leave_out=True) == pytest.approx([-29, 1110, 30, -75], abs=0.5)


def test_least_squares_without_negative_coefficients() -> None:
    matrix = np.array([[1.0, 1.0], [1.0, 2.0], [1.0, 3.0]])
    assert non_negative(matrix, matrix @ np.array([2.0, 0.5])) == pytest.approx([2.0, 0.5])
    assert non_negative(matrix, np.array([3.0, 2.0, 1.0])) == pytest.approx([2.0, 0.0])
    assert non_negative(matrix, -np.ones(3)) == pytest.approx([0.0, 0.0])


# ---------------------------------------------------------------- what the cases say


@pytest.mark.parametrize("name", [case.id for case in FITTED])
def test_a_case_holds_what_its_fit_predicts_without_it(name: str) -> None:
    case = CASES[name]
    places = -int(Decimal(repr(case.left_out)).as_tuple().exponent)
    assert round(left_out(case), places) == pytest.approx(case.left_out, abs=1e-9)


@pytest.mark.parametrize("name", [case.id for case in FITTED if case.without])
def test_leaving_a_number_out_changes_the_fit(name: str) -> None:
    case = CASES[name]
    assert set(case.without) <= {row.id for row in rows_of(case.fit)}
    assert not np.allclose(coefficients(case.fit, case.without), coefficients(case.fit), rtol=1e-9)


def test_a_number_that_sets_a_range_alone_is_no_row_of_a_fit() -> None:
    alone = [case for case in FITTED if not case.without]
    assert alone
    for case in alone:
        assert case.sets_range
        assert left_out(case) == fitted(case)
        assert case not in rows_of(case.fit)


# ---------------------------------------------------------------- what the figures say

CPU, STRICT = "exchange-2007/cas.cpu", "exchange-2007-strict/cas.cpu"
RESPONSE = tuple(f"exchange-2003/mailbox.response.{part}_ms" for part in ("base", "service", "second_vcpu"))
RESPONSE_ROWS = ("response-physical-1", "response-vm-1", "response-physical-2", "response-vm-2")
RATE = "every-version/{}.per_user"
# Shipped figures that are coefficients of a fit: the fit, which coefficient, and what turns it into the figure's unit.
SHIPPED = {
    f"{CPU}.pooled-requests": ("cpu-2007", 0, 1.0),
    f"{CPU}.outlook-anywhere": ("cpu-2007", 1, 1 / 1000),
    f"{STRICT}.pooled-requests": ("cpu-2007-strict", 0, "factor"),
    f"{STRICT}.outlook-anywhere": ("cpu-2007-strict", 1, "factor for thousands"),
    "exchange-2007-strict/hub.cpu.messages": ("cpu-2007-strict", 2, "factor"),
    "exchange-2007-strict/hub.cpu.message-mb": ("cpu-2007-strict", 3, "factor"),
    "exchange-2007/cas.memory.base_mb": ("memory-2007", 0, 1.0),
    "exchange-2007/hub.memory.base_mb": ("memory-2007", 1, 1.0),
    "exchange-2007/cas.memory.outlook-anywhere": ("memory-2007", 2, 1.0),
    "exchange-2007/memory.installed_share": ("memory-2007", 3, 1.0),
    RATE.format("web-connections"): ("connections", 0, 1.0),
    f"{RATE.format('owa-requests')}_s": ("owa-rate", 0, 1.0),
    f"{RATE.format('activesync-requests')}_s": ("activesync-rate", 0, 1.0),
    f"{RATE.format('messages')}_s": ("message-rate", 0, 1.0),
    "esx-3.0.1/derate.vcpu_penalty": ("virtual-2003", 0, 1.0),
    "esx-3.0.1/derate.vm_penalty": ("virtual-2003", 1, 1.0),
    "esx-3.0.1/derate.coherency": ("virtual-2003 coherency", 0, 1.0),
    "esx-3.0.1/derate.power": ("virtual-2003 power", 0, 1.0),
    RESPONSE[0]: ("response-2003", 0, 1.0),
    RESPONSE[1]: ("response-2003", 1, 1.0),
    RESPONSE[2]: ("response-2003", 2, 1.0),
}
# The half-widths of bands that are leave-one-out errors.
BANDS = {
    f"{CPU}.fit_error_points": ("cpu-2007", "t"),
    # The calibration stands for the machines of Test 1 alone; its fit is made of all runs.
    f"{STRICT}.fit_error_points": ("cpu-2007-strict", "t1"),
    "exchange-2007/memory.fit_error_mb": ("memory-2007", "t"),
}
# Figures that differ from the coefficient of their fit: their note has to name that coefficient.
EXPLAINED = {"exchange-2007/hub.cpu.messages": ("cpu-2007", 2)}


@pytest.mark.parametrize("key", SHIPPED)
def test_a_shipped_figure_is_the_coefficient_of_its_fit(key: str) -> None:
    name, column, scale = SHIPPED[key]
    found = coefficients(name)
    factor = scale if isinstance(scale, float) else found[-1] / (1000 if "thousands" in scale else 1)
    assert FIGURES[key].value == pytest.approx(found[column] * factor, rel=DIGITS)


@pytest.mark.parametrize("row", range(len(RESPONSE_ROWS)))
@pytest.mark.parametrize("part", range(len(RESPONSE)))
def test_the_band_of_the_response_time_is_made_of_the_fits_that_lack_a_point(part: int, row: int) -> None:
    figure = FIGURES[f"{RESPONSE[part]}@left-out-{row + 1}"]
    found = coefficients("response-2003", (RESPONSE_ROWS[row],))
    assert figure.value == pytest.approx(found[part], rel=DIGITS, abs=1e-6)


@pytest.mark.parametrize("key", BANDS)
def test_a_band_is_the_leave_one_out_error_rounded_up(key: str) -> None:
    name, runs = BANDS[key]
    error = rms([off for case, off in zip(rows_of(name), errors(name, leave_out=True), strict=True)
                 if case.id.startswith(runs)])  # fmt: skip
    assert error * 0.999 <= FIGURES[key].high <= 1.1 * error
    assert FIGURES[key].low == -FIGURES[key].high


@pytest.mark.parametrize("key", EXPLAINED)
def test_a_figure_that_differs_from_its_fit_says_what_the_fit_gives(key: str) -> None:
    name, column = EXPLAINED[key]
    figure = FIGURES[key]
    assert f"{coefficients(name)[column]:.2f}" in figure.note + figure.formula
    assert figure.low <= coefficients(name)[column] <= figure.high


def per_message(name: str) -> float:
    case = CASES[name]
    return printed(name) * case.inputs["cores"] / case.inputs["rates"]["messages_s"]


def test_the_cost_of_a_message_is_the_mean_of_the_two_hub_servers() -> None:
    figure = FIGURES["exchange-2007/hub.cpu.messages"]
    alone = [per_message("t2a-hub-cpu"), per_message("t2b-hub-cpu")]
    assert alone == pytest.approx([5.98, 6.49], abs=0.005)
    assert figure.value == pytest.approx(np.mean(alone), abs=0.05)
    assert (figure.low, figure.high) == pytest.approx((min(alone), max(alone)), abs=0.1)


def imap_fixed_mb() -> float:
    """Through the limits at 2 and 100 MB: k (fixed + size)."""
    small, large = (CASES[name].inputs.get("mailbox_mb", 100) for name in ("imap-2", "imap-100"))
    ratio = printed("imap-2") / printed("imap-100")
    return (large - ratio * small) / (ratio - 1)


# Figures that are solved from as many numbers as they are: agreeing with those is no evidence.
SOLVED = {
    "exchange-2003/mailbox.curve.second_processor_penalty": lambda: (
        2 * printed("physical-1") / printed("physical-2") - 1
    ),
    "exchange-2003/mailbox.curve.exponent_one_processor": lambda: exponent(1),
    "exchange-2003/mailbox.curve.exponent_two_processors": lambda: exponent(2),
    "exchange-2003/mailbox.network.outlook": lambda: CASES["network-4000"].value * KB_A_MB / BITS_A_BYTE / 4000,
    "esx-3.0.1/derate.one_vcpu": lambda: printed("vm-1x1") / printed("physical-1"),
    "esx-3.0.1/derate.processor_penalty": lambda: 2 * printed("physical-1") / printed("physical-2") - 1,
    "esx-3.0.1/inflation.one_vcpu": lambda: printed("cpu-vm-1") / printed("cpu-physical-1"),
    "esx-3.0.1/inflation.two_vcpus": lambda: printed("cpu-vm-2") / printed("cpu-physical-2"),
    "esx-3.0.1/sharing.fraction": lambda: printed("sharing") * MB_A_GB / (4 * 4096),
    "esx-3.0.1/sharing.per_vm_mb": lambda: printed("sharing") * MB_A_GB / 3,
    "every-version/imap4.fixed_mb": imap_fixed_mb,
    "exchange-2010/cas.cpu.activesync": lambda: 12000 / 7500 - printed("table-outlook-cas"),
}


@pytest.mark.parametrize("key", SOLVED)
def test_a_solved_figure_follows_from_the_printed_numbers(key: str) -> None:
    half_a_digit = 0.5 * 10.0 ** int(Decimal(repr(FIGURES[key].value)).as_tuple().exponent)
    assert FIGURES[key].value == pytest.approx(SOLVED[key](), abs=half_a_digit * 1.01)


def test_every_fit_belongs_to_a_case_or_is_a_rival() -> None:
    named = {case.fit for case in FITTED}
    assert named <= FITS.keys()
    assert {name.split()[0] for name in FITS} == named
