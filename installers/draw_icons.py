"""Draws the program's icon in every size and format that the systems ask for: PNG, .ico and .icns.

python installers/draw_icons.py FOLDER
"""

import os
import sys
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

import resources

SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
ICO_SIZE, ICNS_SIZE = 256, 512


def drawn(renderer: QSvgRenderer, size: int) -> QImage:
    """Return the icon at one size."""
    image = QImage(QSize(size, size), QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    renderer.render(painter, QRectF(0, 0, size, size))
    painter.end()
    return image


def save(image: QImage, path: Path) -> None:
    """Write an image, or stop: an installer without its icon is none."""
    if not image.save(str(path)):
        sys.exit(f"{path} could not be written: is Qt's plugin for {path.suffix} there?")


def main(folder: Path) -> None:
    """Draw all of them into a folder."""
    application = QGuiApplication([])
    renderer = QSvgRenderer((resources.folder() / "icons" / "program.svg").read_bytes())
    folder.mkdir(parents=True, exist_ok=True)
    for size in SIZES:
        save(drawn(renderer, size), folder / f"{size}.png")
    save(drawn(renderer, ICO_SIZE), folder / "planner.ico")
    save(drawn(renderer, ICNS_SIZE), folder / "planner.icns")
    application.quit()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
