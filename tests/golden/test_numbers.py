"""Every number is what it was before the model was made faster."""

import numpy as np
import pytest

from tests.golden.numbers import FILE, numbers_of, plans

TOLERANCE = 1e-12


@pytest.fixture(scope="module")
def kept():
    with np.load(FILE, allow_pickle=False) as file:
        return {key: file[key] for key in file.files}


@pytest.mark.parametrize(("name", "plan", "explored"), [pytest.param(*each, id=each[0]) for each in plans()])
def test_no_number_is_another_one(kept, name, plan, explored):
    found = numbers_of(name, plan, explored)
    assert found.keys() == {key for key in kept if key.startswith(f"{name}/")}
    for key, value in found.items():
        np.testing.assert_allclose(value, kept[key], rtol=TOLERANCE, atol=TOLERANCE, err_msg=key)
