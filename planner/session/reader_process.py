"""Foreign files are read in a process of their own: a crash, a hang or a bomb in it is one sentence here.

The same program is started again with a hidden argument, also where it is frozen. Nothing is handed over but bytes,
nothing comes back but sentences and JSON, which is checked like any stranger's.
"""

from collections.abc import Iterable
from itertools import chain
from pathlib import Path

from models.errors import InventoryError
from models.importers.inventory import Inventory, inventory_from_json
from models.importers.tables import Report, in_silence, part_of
from models.plan.entities import Plan
from models.planfile import plan_from_json
from models.planfile.errors import plan_file_error, quoted
from models.planfile.interchange import MOST_JSON_BYTES
from models.words import tr_format, translate
from planner.session.child_process import (
    GAVE_UP,
    Limits,
    answer_of,
    arguments_of,
    document_of,
    own_command,
    texts_of,
)
from planner.session.inventory_files import inventory_bytes

ARGUMENT = "--read-foreign"
PLAN, INVENTORY, POPULATIONS = "plan", "inventory", "populations"
MOST_HEAD_BYTES = 64 * 1024
# How much is done when the process has answered and its plan is to be checked.
ANSWERED = 0.8
LIMITS = Limits()


def read_inventory_in_process(path: Path, limits: Limits = LIMITS, report: Report = in_silence) -> Inventory:
    """Return what the inventory of another program says.

    Parameters
    ----------
    path : Path
        A file of at most 64 MB, one of the CSV files of an export, or their folder.
    limits : Limits
        What reading it may cost.
    report : callable
        Hears every moment how far the reading is; whatever it raises ends the process and is raised here.

    Raises
    ------
    PlanFileError
        If it cannot be read, in one sentence, whatever it did to the process.
    """
    data = inventory_bytes(path)
    if data is None:
        raise plan_file_error(path.name, tr_format("the file does not exist."))
    return inventory_from_bytes_in_process(data, path.name, limits, report)


def inventory_from_bytes_in_process(
    data: bytes, name: str, limits: Limits = LIMITS, report: Report = in_silence
) -> Inventory:
    """Return what the bytes of an inventory say; see `read_inventory_in_process`."""
    text = text_of_process(INVENTORY, data, name, limits, report)
    try:
        inventory = inventory_from_json(text)
    except InventoryError as error:
        raise plan_file_error(name, translate(GAVE_UP)) from error
    report(1.0)
    return inventory


def plan_from_bytes_in_process(data: bytes, name: str, limits: Limits = LIMITS, report: Report = in_silence) -> Plan:
    """Return the plan that a foreign file's bytes hold; see `read_inventory_in_process`."""
    plan = plan_from_json(text_of_process(PLAN, data, name, limits, report), quoted(name))
    report(1.0)
    return plan


def text_of_process(kind: str, data: bytes, name: str, limits: Limits, report: Report) -> str:
    """Return the JSON text that the process makes of a file."""
    label = quoted(name)
    _, body = answer_in_process(kind, (data,), label, limits, part_of(report, 0.0, ANSWERED))
    if not body:
        raise plan_file_error(label, translate(GAVE_UP))
    try:
        return body.decode()
    except UnicodeDecodeError as error:
        raise plan_file_error(label, translate(GAVE_UP)) from error


def answer_in_process(
    kind: str, given: Iterable[bytes], label: str, limits: Limits, report: Report
) -> tuple[tuple[str, ...], bytes]:
    """Return the sentences and the JSON, not checked yet, that a process answers to some bytes.

    Parameters
    ----------
    kind : str
        As `foreign_reader` has them.
    given : iterable of bytes
        Handed over as the process takes them, on another thread.
    label : str
        The file's name as it may stand in a sentence.

    Raises
    ------
    PlanFileError
        If it answers nothing, or that the file cannot be read.
    """
    command = [*own_command(), ARGUMENT, kind, *arguments_of(limits)]
    named = chain((label.encode() + b"\n",), given)
    answer = answer_of(command, named, label, limits.wall_s, report, most_bytes=MOST_HEAD_BYTES + MOST_JSON_BYTES)
    head, separator, body = answer.partition(b"\n")
    if not separator or len(head) > MOST_HEAD_BYTES:
        raise plan_file_error(label, translate(GAVE_UP))
    return texts_of(document_of(head, label).get("sentences"), label), body
