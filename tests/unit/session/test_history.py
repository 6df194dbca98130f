"""The history of saves: what stays, what goes, and that it never stands in the way."""

import sys
import time
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from planner.session.history import DAYS, LAST, WEEKS, SaveHistory, Version, kept_of, key_of
from tests.systems import needs

START = datetime(2024, 1, 1, tzinfo=UTC)


def versions_at(hours: list[int]) -> list[Version]:
    times = sorted(hours)
    return [Version(number, START + timedelta(hours=hour), "", Path()) for number, hour in enumerate(times)]


@given(st.lists(st.integers(0, 24 * 200), max_size=120))
def test_ten_then_seven_days_then_four_weeks_stay(hours: list[int]) -> None:
    versions = versions_at(hours)
    kept = kept_of(versions)
    assert len(kept) == len(set(kept)) <= LAST + DAYS + WEEKS
    assert kept == sorted(kept, reverse=True)
    assert kept[:LAST] == sorted(versions, reverse=True)[:LAST]
    assert len({version.saved_at.date() for version in kept[LAST : LAST + DAYS]}) == len(kept[LAST : LAST + DAYS])


def test_what_stays_stays_when_looked_at_again() -> None:
    kept = kept_of(versions_at(list(range(0, 24 * 100, 3))))
    assert len(kept) == LAST + DAYS + WEEKS
    assert kept_of(kept) == kept


def test_versions_come_back_the_latest_first_and_only_once_each(tmp_path: Path) -> None:
    history, plan = SaveHistory(tmp_path / "data"), tmp_path / "a.xplan"
    for data in (b"one", b"two", b"two", b"three"):
        history.keep(plan, data)
    assert [version.path.read_bytes() for version in history.versions(plan)] == [b"three", b"two", b"one"]
    assert history.versions(tmp_path / "b.xplan") == []


def test_the_oldest_go(tmp_path: Path) -> None:
    history, plan = SaveHistory(tmp_path, now=lambda: START), tmp_path / "a.xplan"
    for number in range(LAST + 5):
        history.keep(plan, str(number).encode())
    # The last ten, and one for the day.
    assert len(history.versions(plan)) == LAST + 1


def test_a_clock_that_jumps_back_does_not_turn_the_order(tmp_path: Path) -> None:
    times = iter([datetime(2099, 1, 1, tzinfo=UTC), datetime(2001, 1, 1, tzinfo=UTC)])
    history, plan = SaveHistory(tmp_path, now=lambda: next(times)), tmp_path / "a.xplan"
    history.keep(plan, b"first")
    history.keep(plan, b"second")
    assert history.versions(plan)[0].path.read_bytes() == b"second"


def test_foreign_files_in_the_folder_are_left_alone(tmp_path: Path) -> None:
    history, plan = SaveHistory(tmp_path), tmp_path / "a.xplan"
    history.keep(plan, b"one")
    folder = history.versions(plan)[0].path.parent
    for name in ("x.plan", "00000009-never-abc.plan", "notes.txt"):
        (folder / name).write_text("mine")
    assert len(history.versions(plan)) == 1


@pytest.mark.skipif(sys.platform == "win32", reason="its zone cannot be set for one process")
@pytest.mark.parametrize(("zone", "stamp"), [("XXX+12", "00010101T000000Z"), ("XXX-12", "99991231T235959Z")])
def test_a_time_that_cannot_be_shown_here_is_no_version(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, zone: str, stamp: str
) -> None:
    history, plan = SaveHistory(tmp_path), tmp_path / "a.xplan"
    history.keep(plan, b"one")
    (version,) = history.versions(plan)
    (version.path.parent / f"00000010-{stamp}-abc.plan").write_text("mine")
    with monkeypatch.context() as patched:
        patched.setenv("TZ", zone)
        time.tzset()
        found = history.versions(plan)
    time.tzset()
    assert found == [version]


@needs("links")
def test_links_and_their_targets_are_one_plan(tmp_path: Path) -> None:
    (tmp_path / "a.xplan").write_bytes(b"")
    (tmp_path / "link.xplan").symlink_to(tmp_path / "a.xplan")
    assert key_of(tmp_path / "a.xplan") == key_of(tmp_path / "link.xplan")
    assert key_of(tmp_path / "a.xplan") != key_of(tmp_path / "A.xplan")
