"""Formulas called with quantities: what comes out has the unit that the docstring says."""

import numpy as np
import pint
import pytest

from models.capacity import memory, processor, response, virtualization

ureg = pint.UnitRegistry()
ureg.define("user = []")
ureg.define("processor_core = []")
MHZ, MB, MS, USER, CORE = ureg.megahertz, ureg.megabyte, ureg.millisecond, ureg.user, ureg.processor_core


def quantity(values, unit):
    return ureg.Quantity(np.asarray(values, dtype=float), unit)


def test_users_times_cost_is_cpu() -> None:
    asked = quantity([[3000.0, 450.0]], USER)
    cost = quantity([[0.35, 0.86]], MHZ / USER)
    result = processor.demand(asked, cost)
    assert result.check(MHZ)
    assert result.to(MHZ).magnitude == pytest.approx([3000 * 0.35 + 450 * 0.86])


def test_users_squared_times_slope_is_cpu() -> None:
    result = processor.quadratic_demand(quantity([[1000.0]], USER), quantity([[1.94e-5]], MHZ / USER**2))
    assert result.to(MHZ).magnitude == pytest.approx([19.4])


def test_processors_carry_users() -> None:
    result = processor.physical_users(quantity([1.0, 2.0], ""), quantity(1700.0, USER), 0.097)
    assert result.to(USER).magnitude == pytest.approx([1700.0, 3099.4], rel=1e-3)


def test_the_curve_returns_a_fraction() -> None:
    result = processor.curve_utilization(quantity(1300.0, USER), quantity(1700.0, USER), 0.80, 1.678, 1.678)
    assert result.check("")
    assert result.to("").magnitude == pytest.approx(0.51, abs=0.001)


def test_a_derate_has_no_unit() -> None:
    plain = [quantity(value, "") for value in (2.0, 2.0, 0.7647, 0.183, 0.097, 0.098)]
    assert virtualization.derate(*plain).check("")


def test_vms_wait_where_their_host_lacks_cores() -> None:
    known, cores = np.array([12.0, 4.0, 4.0, 4.0]), np.full(4, 8.0)
    unknown = np.array([0.0, 0.0, 4.0, 6.0])
    assert virtualization.waiting(known, unknown, cores)[:3] == pytest.approx([1.5, 1.0, 1.0])
    assert np.isnan(virtualization.waiting(known, unknown, cores)[3])


def test_a_vm_keeps_at_most_its_vcpus_busy() -> None:
    used = virtualization.hosted_cores(np.array([0.5, 2.0, np.nan]), quantity([4.0, 4.0, 4.0], CORE))
    assert used.to(CORE).magnitude[:2] == pytest.approx([2.0, 4.0])


def test_shared_memory_is_memory() -> None:
    after_first = virtualization.sharing_after_first_mb(quantity(4.0, ""), quantity(4096.0, MB), quantity(1195.0, MB))
    assert after_first.to(MB).magnitude == pytest.approx(3585.0)


def test_memory_of_roles_and_hosts_is_memory() -> None:
    used = memory.role_memory_mb(quantity(2834.0, MB), quantity(4208.0, MB), quantity(16384.0, MB), quantity(0.185, ""))
    given = memory.host_memory_mb(quantity(16384.0, MB), quantity(512.0, MB), quantity(600.0, MB))
    rule = memory.rule_mb(quantity(8.0, CORE), quantity(2048.0, MB / CORE), quantity(4096.0, MB), quantity(16384.0, MB))
    assert all(quantity.check(MB) for quantity in (used, given, rule))
    with pytest.raises(pint.DimensionalityError):
        memory.host_memory_mb(quantity(16384.0, MB), quantity(512.0, MHZ), quantity(600.0, MB))


def test_response_time_is_time() -> None:
    parts = quantity(216.0, MS), quantity(29.9, MS), quantity(74.6, MS)
    result = response.mailbox_p95_ms(quantity([0.8], ""), quantity([1.0], ""), *parts)
    assert result.to(MS).magnitude == pytest.approx([365.5])
