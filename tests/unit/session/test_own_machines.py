"""The user's own machines: kept as a whole, read with distrust, never lost."""

import os
import stat
from pathlib import Path

import pytest

from models.plan.hardware import MachineModel
from planner.session.own_machines import DAMAGED, NAME, OwnMachines

MINE = MachineModel(id="attic", name="Attic", cores=4, price=3.0)


def test_machines_are_read_back_without_their_prices(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    OwnMachines(folder).keep([MINE])
    (read,) = OwnMachines(folder).models
    assert (read.name, read.cores, read.price) == ("Attic", 4, None)
    if os.name == "posix":
        assert stat.S_IMODE((folder / NAME).stat().st_mode) == 0o600


def test_without_a_file_there_are_none(tmp_path: Path) -> None:
    own = OwnMachines(tmp_path)
    assert own.models == ()
    assert own.fault == ""
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("content", [b"", b"{", b"\x00" * 100, b'{"format": "other"}', b"[" * 100_000])
def test_a_broken_file_is_told_in_a_sentence_and_kept(tmp_path: Path, content: bytes) -> None:
    (tmp_path / NAME).write_bytes(content)
    own = OwnMachines(tmp_path)
    assert own.models == ()
    assert own.fault.startswith("Your own machines cannot be read: machines.json: ")
    assert "\n" not in own.fault
    assert (tmp_path / NAME).read_bytes() == content
    own.keep([MINE])
    assert (tmp_path / DAMAGED).read_bytes() == content
    assert OwnMachines(tmp_path).models[0].name == "Attic"
    assert own.fault == ""
