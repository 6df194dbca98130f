"""Draws the program's icon in every size and format that the systems ask for: PNG, .ico and .icns.

python installers/draw_icons.py FOLDER
"""

import os
import struct
import sys
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

import resources

SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
ICO_SIZES, ICNS_SIZE = (16, 24, 32, 48, 64, 128, 256), 512
ICO_HEAD, ICO_ENTRY, ICO_KIND, ICO_BITS = struct.Struct("<HHH"), struct.Struct("<BBBBHHII"), 1, 32


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


def icon_file(pictures: dict[int, bytes]) -> bytes:
    """Return a Windows icon of PNG pictures by their size; Qt writes icons of one size only."""
    head = ICO_HEAD.pack(0, ICO_KIND, len(pictures))
    place, entries = len(head) + ICO_ENTRY.size * len(pictures), b""
    for size, data in pictures.items():
        # A byte holds sizes below 256; 0 stands for that.
        entries += ICO_ENTRY.pack(size % 256, size % 256, 0, 0, 1, ICO_BITS, len(data), place)
        place += len(data)
    return head + entries + b"".join(pictures.values())


def main(folder: Path) -> None:
    """Draw all of them into a folder."""
    application = QGuiApplication([])
    renderer = QSvgRenderer((resources.folder() / "icons" / "program.svg").read_bytes())
    folder.mkdir(parents=True, exist_ok=True)
    for size in SIZES:
        save(drawn(renderer, size), folder / f"{size}.png")
    pictures = {size: (folder / f"{size}.png").read_bytes() for size in ICO_SIZES}
    (folder / "planner.ico").write_bytes(icon_file(pictures))
    save(drawn(renderer, ICNS_SIZE), folder / "planner.icns")
    application.quit()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
