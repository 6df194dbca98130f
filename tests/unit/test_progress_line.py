"""What a command says of its progress while it works: never on standard output, never in the way."""

import io

from planner.cli._progress import ProgressLine


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


class Closed(io.StringIO):
    def write(self, _text: str) -> int:
        raise BrokenPipeError


def told(stream: io.StringIO, steps: int, seconds: float) -> str:
    """What is written of so many equal steps that take so long together."""
    now = [0.0]
    line = ProgressLine(stream, lambda: now[0])
    for step in range(steps):
        now[0] = seconds * (step + 1) / steps
        line((step + 1) / steps)
    line.end()
    return stream.getvalue()


def test_what_takes_no_second_says_nothing():
    assert told(io.StringIO(), 100, 0.9) == ""


def test_a_pipe_gets_a_plain_line_a_second_with_what_is_left():
    lines = told(io.StringIO(), 100, 5.0).splitlines()
    assert lines[0] == "20 %, 4 s left"
    assert len(lines) == 5
    assert "\r" not in "".join(lines)


def test_a_terminal_gets_one_line_that_is_gone_in_the_end():
    text = told(Terminal(), 100, 5.0)
    assert "\n" not in text
    assert text.count("%") > 5
    assert text.endswith("\r\x1b[K")


def test_nobody_need_read_it():
    assert told(Closed(), 10, 20.0) == ""


def test_what_is_left_is_not_told_before_anything_is_done():
    now = [0.0]
    stream = io.StringIO()
    line = ProgressLine(stream, lambda: now[0])
    now[0] = 2.0
    line(0.0)
    assert stream.getvalue() == "0 %\n"


def test_a_line_that_says_nothing_new_is_not_written_again():
    """A reader that took twenty seconds to begin filled a log with twenty lines of "0 %"."""
    now = [0.0]
    stream = io.StringIO()
    line = ProgressLine(stream, lambda: now[0])
    for second in range(1, 21):
        now[0] = float(second)
        line(0.0)
    assert stream.getvalue() == "0 %\n"
