"""How a panel that explores stands: controls left of the answer, or as large as the canvas with a headline over it."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLabel, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from planner.theme.labels import WrappedLabel
from planner.theme.letters import for_letters
from planner.theme.scrolling import holding

SMALL, LARGE = (12, 8, 12, 8), (20, 12, 12, 12)
# A chart that is lower says nothing; a page that is too low for it scrolls.
LEAST_VIEW = 240


class LargeLayout:
    """Arranges the parts of a panel for the room it has.

    Parameters
    ----------
    panel, controls, view : QWidget
    sentence : QLabel
        Stands among the controls of a small panel and under the headline of a large one.
    only_large : (sequence of QWidget, sequence of QWidget)
        Shown in a large panel only: those between headline and view, and those that stand among the controls already.
    """

    def __init__(
        self,
        panel: QWidget,
        controls: QWidget,
        sentence: QLabel,
        view: QWidget,
        only_large: tuple[Sequence[QWidget], Sequence[QWidget]],
    ) -> None:
        self.headline = WrappedLabel()
        self.headline.setProperty("headline", True)
        self.is_large = False
        self._sentence, self._view, self._only_large = sentence, view, (*only_large[0], *only_large[1])
        self._second = QVBoxLayout()
        self._column = QVBoxLayout()
        self._column.setSpacing(4)
        self._column.setContentsMargins(0, 0, 0, 0)
        self.number = QLabel()
        self.number.setProperty("number", True)
        self.number.setTextFormat(Qt.TextFormat.PlainText)
        head = QHBoxLayout()
        head.setSpacing(16)
        head.addWidget(self.number)
        head.addWidget(self.headline, 1)
        self._column.addLayout(head)
        self._column.addLayout(self._second)
        for part in only_large[0]:
            self._column.addWidget(part)
        # All the room that is left, and no less than it needs to be read; what it would like counts for nothing.
        view.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self._column.addWidget(view, 1)
        self._row = QHBoxLayout(panel)
        self._row.addWidget(controls)
        self._row.addWidget(_scrolling(self._column), 1)
        self._home, self._home_at = _place(sentence)
        self.set_large(large=False)

    def set_large(self, *, large: bool) -> None:
        """Put the controls right of the answer and the headline over it, or back."""
        self.is_large = large
        self._row.setDirection(QBoxLayout.Direction.RightToLeft if large else QBoxLayout.Direction.LeftToRight)
        self._row.setContentsMargins(*(LARGE if large else SMALL))
        self._row.setSpacing(24 if large else 12)
        for part in (self.headline, *self._only_large):
            part.setVisible(large)
        self._view.setMinimumHeight(for_letters(LEAST_VIEW) if large else 0)
        self.show_number(self.number.text())
        if large:
            self._second.addWidget(self._sentence)
        else:
            self._home.insertWidget(self._home_at, self._sentence)

    def show_number(self, text: str) -> None:
        """Show a number in large letters before the headline of a large panel, or none."""
        self.number.setText(text)
        self.number.setVisible(self.is_large and bool(text))


class _Answer(QWidget):
    """As high as it has to be at a width: a view that takes what is left would count as nothing."""

    def heightForWidth(self, width: int) -> int:
        """Return the height that all words and the lowest view need."""
        layout = self.layout()
        return super().heightForWidth(width) if layout is None else layout.minimumHeightForWidth(width)


def _scrolling(column: QVBoxLayout) -> QScrollArea:
    """Return an area that scrolls where letters are so large that the answer has more lines than a low window."""
    answer = _Answer()
    answer.setLayout(column)
    area = holding(QScrollArea(), answer)
    area.setMinimumSize(1, 1)
    return area


def _place(widget: QWidget) -> tuple[QBoxLayout, int]:
    """Return the layout that a widget stands in, and its place there."""
    parent = widget.parentWidget()
    layout = parent.layout() if parent is not None else None
    assert isinstance(layout, QBoxLayout)  # noqa: S101 - the controls stand above each other
    return layout, layout.indexOf(widget)
