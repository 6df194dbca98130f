"""Start the program: what must come before anything that takes time to import."""

import sys

from planner import interrupts


def main() -> None:
    """Run the program as a process of its own, and end it."""
    interrupts.end_at_once()
    from planner import console

    console.open_closed_streams()
    if getattr(sys, "frozen", False):
        # A worker process of an installed program is the program itself, with words that only this understands.
        import multiprocessing

        multiprocessing.freeze_support()
    from planner.command_line import main as answer

    console.run(answer)


if __name__ == "__main__":
    main()
