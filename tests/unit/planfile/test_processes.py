"""A process is known to live or not, on every system."""

import os
import subprocess
import sys

from models.planfile.processes import is_alive


def test_this_process_lives() -> None:
    assert is_alive(os.getpid())


def test_a_child_lives_until_it_has_ended() -> None:
    child = subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE)
    assert is_alive(child.pid)
    child.communicate(b"\n")
    assert not is_alive(child.pid)


def test_a_number_that_no_process_has_here_is_not_taken_for_dead() -> None:
    """It may be one of another system that shares the folder."""
    assert is_alive(9_999_999_999)
