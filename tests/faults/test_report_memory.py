"""What a report needs is let go once it is written."""

import sys

import pytest

from tests.faults.running import ran

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="reads what the system says of its memory")
# Four reports kept 118 MB, and now 17; what is loaded once is there after the second.
MOST_MB = 60


def test_reports_keep_nothing_of_what_was_laid_out():
    """Each report kept some 30 MB, and one of a large plan 100, until ten others were made."""
    sizes = ran("report_memory", 6)
    assert sizes[5] - sizes[1] < MOST_MB, sizes
