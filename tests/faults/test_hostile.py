"""Every hostile plan is refused with its reason, one sentence, in a second and 200 MB; nothing else comes out."""

import json
import os
import re
import sys
import time
from collections import Counter

import pytest

from models.errors import PlanFileError
from models.planfile import plan_from_bytes
from tests.faults import hostile_headers, hostile_tables, hostile_texts, hostile_values
from tests.faults.hostile import Hostile, genuine
from tests.faults.running import ran
from tests.unit.planfile.example import plan

CORPUS = [
    each
    for module in (hostile_headers, hostile_tables, hostile_values, hostile_texts)
    for rows in vars(module).values()
    if isinstance(rows, list)
    for each in rows
    if isinstance(each, Hostile)
]
LONGEST_S = 1.0
MOST_BYTES = 200 * 2**20
# A file of this size and more is allowed what the largest plan takes.
LARGE_FILE = 16 * 2**20
MOST_BYTES_FOR_LARGE = 700 * 2**20


def opened(data: bytes, name: str = "gift.xplan"):
    """What opening gives: its kind, its sentence, the processor time it took and the memory at its peak."""
    start = time.process_time()
    try:
        plan_from_bytes(data, name)
    except PlanFileError as error:
        kind, sentence = "PlanFileError", str(error)
    except BaseException as error:
        kind, sentence = type(error).__name__, str(error)[:200]
    else:
        kind, sentence = "opened", ""
    return [kind, sentence, time.process_time() - start, peak_bytes(), len(data)]


def peak_bytes() -> int:
    """The most memory that this process has had; 0 where the system does not tell Python."""
    if sys.platform == "win32":
        return 0
    import resource

    # Linux counts in KiB, macOS in bytes.
    unit = 1 if sys.platform == "darwin" else 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * unit


def in_a_child(data: bytes):
    """What opening gives in a process of its own, whose memory nobody else used, where one can be forked."""
    if not hasattr(os, "fork"):
        return opened(data)
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        os.close(reading)
        os.write(writing, json.dumps(opened(data)).encode())
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading, "rb") as stream:
        answer = stream.read()
    status = os.waitpid(child, 0)[1]
    return json.loads(answer) if answer else [f"ended with status {status}", "", 0.0, 0, len(data)]


def violation(result, reason: str) -> str:
    """What is wrong with the way in which a file was refused; empty where nothing is."""
    kind, sentence, seconds, peak, size = result
    if kind != "PlanFileError":
        return f"{kind}: {sentence}"
    if not sentence.startswith("gift.xplan: ") or not sentence.isprintable() or len(sentence) > 600:
        return f"no plain sentence: {sentence!r}"
    if not re.search(reason, sentence):
        return f"refused for another reason: {sentence}"
    if seconds > LONGEST_S:
        return f"took {seconds:.2f} s"
    most = MOST_BYTES_FOR_LARGE if size >= LARGE_FILE else MOST_BYTES
    return f"took {peak / 2**20:.0f} MB" if peak > most else ""


def test_the_corpus_is_large_and_its_names_are_different():
    assert len(CORPUS) >= 100
    assert [name for name, count in Counter(each.name for each in CORPUS).items() if count > 1] == []


def test_what_they_are_made_from_opens():
    assert plan_from_bytes(genuine(), "gift.xplan") == plan()


def test_every_hostile_plan_is_refused():
    """In a fresh process, so that what other tests left in memory is not counted."""
    found = ran("test_hostile")
    assert len(found) == len(CORPUS)
    assert {name: words for name, words in found.items() if words} == {}


@pytest.mark.parametrize(
    ("result", "words"),
    [
        (["opened", "", 0.0, 0, 10], "opened: "),
        (["ValueError", "x", 0.0, 0, 10], "ValueError: x"),
        (["PlanFileError", "gift.xplan: no reason", 0.0, 0, 10], "refused for another reason"),
        (["PlanFileError", "gift.xplan: why\n", 0.0, 0, 10], "no plain sentence"),
        (["PlanFileError", "gift.xplan: why", 1.5, 0, 10], "took 1.50 s"),
        (["PlanFileError", "gift.xplan: why", 0.5, 2**28, 10], "took 256 MB"),
        (["PlanFileError", "gift.xplan: why", 0.5, 2**28, 2**25], ""),
        (["PlanFileError", "gift.xplan: why", 0.5, 2**30, 2**25], "took 1024 MB"),
    ],
)
def test_planted_faults_are_found(result, words):
    found = violation(result, "why")
    assert found.startswith(words)
    assert bool(found) == bool(words)


def test_a_planted_plan_that_opens_is_found():
    assert violation(in_a_child(genuine()), "") == "opened: "


if __name__ == "__main__":
    json.dump({each.name: violation(in_a_child(each.data()), each.reason) for each in CORPUS}, sys.stdout)
