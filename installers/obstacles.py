"""What keeps a window from opening on this machine; with any Python 3.8, before there is an environment.

python3 installers/obstacles.py packages    # names the Debian packages that are missing
python3 installers/obstacles.py display     # fails, with one sentence, where no window can open
"""

import os
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from planner import startup

WITHOUT_WINDOW = ("offscreen", "minimal", "vnc", "linuxfb", "eglfs")


def report_packages() -> int:
    """Print the names of the missing packages."""
    if sys.platform.startswith("linux"):
        missing = startup.missing_libraries(startup.EVERY_LIBRARY)
        print(" ".join(sorted({library.debian for library in missing})))
    return 0


def report_display() -> int:
    """Print why no window can open."""
    obstacle = startup.window_obstacle(os.environ)
    platform = os.environ.get("QT_QPA_PLATFORM", "")
    if not obstacle and platform.startswith(WITHOUT_WINDOW):
        obstacle = f"No display: QT_QPA_PLATFORM={platform} shows no window."
    if obstacle:
        print(obstacle)
    return 1 if obstacle else 0


if __name__ == "__main__":
    sys.exit({"packages": report_packages, "display": report_display}[sys.argv[1]]())
