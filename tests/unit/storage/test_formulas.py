"""Formulas of mailboxes, logs, disks and links, against printed outcomes and by hand."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from models.storage.disks import capacity_mb, data_disks, operations, packed, tb_to_mb
from models.storage.mailboxes import daily_mb, log_mb_a_day, mailbox_on_disk_mb, transport_mb, volume_mb
from models.storage.replication import replication_mbit_s

LOGS = (0.2, 1.0, 75.0, 0.926)
positive = st.floats(0.01, 1e6)


def test_the_logs_are_those_of_the_teams_table() -> None:
    """250 mailboxes of 150 messages of 75 KB write 7,500 logs of 1 MB a day; 1.9 times as many at 150 KB."""
    assert 250 * log_mb_a_day(150.0, 75.0, *LOGS) == pytest.approx(7_500)
    assert log_mb_a_day(150.0, 150.0, *LOGS) == pytest.approx(30 * 1.9, rel=1e-3)
    assert log_mb_a_day(150.0, 300.0, *LOGS) == pytest.approx(30 * 3.61, rel=1e-3)


def test_a_mailbox_takes_its_content_its_mail_and_what_is_kept() -> None:
    assert daily_mb(100.0, 51.2) == pytest.approx(5.0)
    assert mailbox_on_disk_mb(1_000.0, 5.0, 1.0, 14.0, 0.042) == pytest.approx(1_042 + 75)
    assert volume_mb(1_000.0, 0.2, 1.2, 30.0, 3.0) == pytest.approx(1_440 + 90)
    np.testing.assert_allclose(daily_mb(np.array([0.0, 100.0]), np.array([51.2, 51.2])), [0.0, 5.0])


def test_disks_hold_what_their_layout_leaves() -> None:
    assert [data_disks(layout, 8, 7) for layout in ("jbod", "raid10", "raid5", "raid6")] == [8, 4, 6, 4]
    assert data_disks("raid6", 2, 7) == 0
    assert tb_to_mb(1.0) == pytest.approx(953_674.3, rel=1e-6)
    assert capacity_mb("raid10", 4, 2.0, 7) == pytest.approx(4 * 953_674.3, rel=1e-6)


def test_writes_cost_more_with_raid() -> None:
    assert operations("jbod", 10, 80.0, 0.6, 1.0) == pytest.approx(800)
    assert operations("raid10", 10, 80.0, 0.6, 2.0) == pytest.approx(800 / 1.4)
    assert operations("raid5", 10, 80.0, 0.6, 4.0) == pytest.approx(800 / 2.2)


@given(st.integers(1, 400), positive, st.floats(0.1, 30.0), st.integers(1, 4))
def test_copies_of_one_size_take_as_many_disks_as_hold_all_and_no_more(copies, copy_mb, disk_tb, per_disk) -> None:
    disks = packed([copy_mb] * copies, tb_to_mb(disk_tb), per_disk)
    each = max(min(per_disk, tb_to_mb(disk_tb) // copy_mb), 1)
    assert disks == sorted(disks)
    assert disks[-1] * each < copies <= (disks[-1] + 1) * each


@given(st.lists(st.integers(1, 60), min_size=1, max_size=60), st.integers(1, 4))
def test_copies_of_many_sizes_fit_and_no_disk_is_opened_that_another_had_room_for(sizes, per_disk) -> None:
    disks = packed(sizes, 60.0, per_disk)
    on = [[size for size, disk in zip(sizes, disks, strict=True) if disk == row] for row in range(max(disks) + 1)]
    assert all(sum(row) <= 60 and 0 < len(row) <= per_disk for row in on)
    for later, row in enumerate(on):
        for earlier in on[:later]:
            assert len(earlier) == per_disk or sum(earlier) + min(row) > 60 or min(earlier) < max(row)
    largest = packed([max(sizes)] * len(sizes), 60.0, per_disk)
    assert max(disks) <= max(largest)


@given(positive, positive, st.floats(1.0, 4.0))
def test_more_mail_is_never_less_to_keep(messages, message_kb, more) -> None:
    for formula in (daily_mb, lambda sent, size: log_mb_a_day(sent, size, *LOGS)):
        assert formula(messages * more, message_kb) >= formula(messages, message_kb)
        assert formula(messages, message_kb * more) >= formula(messages, message_kb)


def test_transport_is_shared_by_the_servers_that_are_left() -> None:
    assert transport_mb(1_000.0, 2.0, 0.5, 2.0, 2.0, 4.0) == pytest.approx(1_000 * 4 * 2 / 4)


def test_replication_is_the_logs_of_the_peak_hour() -> None:
    assert replication_mbit_s(86_400.0, 1.0, 1.0) == pytest.approx(8.388608)
    assert replication_mbit_s(86_400.0, 2.0, 3.0) == pytest.approx(6 * 8.388608)
