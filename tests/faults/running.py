"""Harnesses run in processes of their own: they fork, kill and limit themselves."""

import json
import os
import subprocess
import sys
from typing import Any


def ran(module: str, *arguments: object, wrapper: tuple[str, ...] = (), seconds: float = 3600) -> Any:
    """What a harness prints as JSON when it is run as a program."""
    path = os.pathsep.join(entry or "." for entry in sys.path)
    command = [*wrapper, sys.executable, "-m", f"tests.faults.{module}", *map(str, arguments)]
    done = subprocess.run(
        command, env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True, check=False, timeout=seconds
    )
    assert done.returncode == 0, done.stderr[-2000:]
    return json.loads(done.stdout)
