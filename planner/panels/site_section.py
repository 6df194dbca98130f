"""The lower half of the inspector for a site: its machines and their load, its findings, its links."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QAbstractButton, QPushButton, QVBoxLayout, QWidget

from models.plan.entities import Site
from models.words import count
from planner.panels.form_view import plain_label
from planner.panels.gauge_bar import GaugeBar
from planner.panels.text_button import TextButton
from planner.presenters.site_summary import SiteSummary, site_summary
from planner.session.plan_session import PlanSession
from planner.session.selection import Selection
from planner.theme import layouts
from planner.theme.labels import WrappedLabel
from planner.theme.tokens import Tokens

MOST_FINDINGS = 3
WIDE_VALUE = 104


class SiteSection(QWidget):
    """What is said of a whole site; a gauge selects its busiest machine, a finding or a link what it is about.

    Signals: ``zoom_asked``, ``collapse_asked`` (of the site that is selected).
    """

    zoom_asked = Signal()
    collapse_asked = Signal()

    def __init__(
        self, session: PlanSession, selection: Selection, tokens: Tokens, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._session, self._selection, self._tokens = session, selection, tokens
        self._shown: tuple[Site, SiteSummary] | None = None
        self.people, self.machines = WrappedLabel(), WrappedLabel("", "muted")
        self.gauges: list[GaugeBar] = []
        self.buttons: list[TextButton] = []
        self._lines = QVBoxLayout()
        self._lines.setSpacing(4)
        self.zoom_button = QPushButton(self.tr("Zoom to site"))
        self.collapse_button = QPushButton(self.tr("Collapse or open"))
        self._arrange()

    def set_tokens(self, tokens: Tokens) -> None:
        """Take the colours of another theme."""
        self._tokens = tokens
        for gauge in self.gauges:
            gauge.set_tokens(tokens)
        for button in self.buttons:
            button.set_tokens(tokens)

    def chain_after(self, control: QWidget) -> QWidget:
        """Let Tab go on from a control through this section, and return the last one."""
        for following in (*self.gauges, *self.buttons, self.zoom_button, self.collapse_button):
            self.setTabOrder(control, following)
            control = following
        return control

    def show_site(self, site: Site) -> None:
        """Show a site of the design that is shown."""
        session = self._session
        summary = site_summary(session.shown_plan, session.design, session.evaluation, site)
        self.show()
        if self._shown == (site, summary):
            return
        self._shown = site, summary
        self.people.setText(summary.people)
        self.machines.setText(summary.machines)
        layouts.empty(self._lines)
        self.gauges, self.buttons = [], []
        self._show_gauges(summary)
        self._show_findings(site, summary)
        if summary.links:
            self._lines.addWidget(plain_label(self.tr("Links"), "section"))
        for line in summary.links:
            self._add_button(line.text, "", line.identifier)

    def _show_gauges(self, summary: SiteSummary) -> None:
        if summary.gauges:
            self._lines.addWidget(plain_label(self.tr("Load, median to busiest machine"), "section"))
        for shown in summary.gauges:
            gauge = GaugeBar(shown.row, self._tokens, value_width=WIDE_VALUE, bar=shown.bar)
            gauge.setCheckable(False)
            gauge.setToolTip(self.tr("Select the busiest machine"))
            self._select_on_click(gauge, shown.busiest)
            self.gauges.append(gauge)
            self._lines.addWidget(gauge)

    def _show_findings(self, site: Site, summary: SiteSummary) -> None:
        if not summary.findings:
            return
        title = self.tr("Findings in {site}: {count}").format(site=site.name, count=count(len(summary.findings)))
        self._lines.addWidget(plain_label(title, "section"))
        for row in summary.findings[:MOST_FINDINGS]:
            self._add_button(f"{row.symbol} {row.text}", row.remedy, row.subject)

    def _add_button(self, text: str, below: str, identifier: str) -> None:
        button = TextButton(text, below, self._tokens)
        self._select_on_click(button, identifier)
        self.buttons.append(button)
        self._lines.addWidget(button)

    def _select_on_click(self, button: QAbstractButton, identifier: str) -> None:
        # Queued: selecting something else removes the button.
        button.clicked.connect(
            lambda _checked=False: self._selection.set((identifier,)), Qt.ConnectionType.QueuedConnection
        )

    def _arrange(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 8, 0, 0)
        layout.setSpacing(4)
        for button, asked in ((self.zoom_button, self.zoom_asked), (self.collapse_button, self.collapse_asked)):
            button.clicked.connect(asked)
        for label in (self.people, self.machines):
            layout.addWidget(label)
        layout.addLayout(self._lines)
        layout.addSpacing(8)
        for button in (self.zoom_button, self.collapse_button):
            # One above the other: beside each other they are wider than the panel with large letters.
            layout.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft)
