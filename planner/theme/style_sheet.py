"""The tokens as Qt's style sheet.

Object names that it knows: ``main_tools`` (QToolBar), ``design_tabs`` (QTabBar over the canvas), ``canvas``
(QGraphicsView), ``choice`` (a QToolButton with a menu of choices), ``number_card`` (a QFrame around a large number).
Dynamic properties: ``card`` (a QFrame or QAbstractButton with a border, as in the palette of things to add),
``muted`` (a QLabel in the second voice), ``notice`` (a QLabel that follows the pointer), ``strong`` (bold),
``section`` (the small bold title of a part of a panel), ``fault`` (a sentence under a field; on a field: its value
does not fit), ``by_keys`` (a canvas that got the keys from the keyboard), ``reason`` (the tinted box of "why this
number"), ``panel`` (a QWidget with the card's background), ``quiet`` (a QToolButton in the second voice),
``headline`` and ``number`` (a QLabel in large letters). All of them are booleans; ``tone`` says whether a tag is
better or worse, ``segment`` says where a QPushButton stands in its segmented control.
"""

from pathlib import Path
from string import Template

from attrs import asdict

from planner.theme.tokens import Tokens
from resources import folder

WINDOW = Template("""
QMainWindow, QDialog { background: $card; }
QMainWindow::separator { background: $hairline; width: 1px; height: 1px; }
QMainWindow::separator:hover { background: $accent; }
QWidget[panel="true"] { background: $card; }
QToolTip { background: $card; color: $text; border: 1px solid $border; padding: 4px; }

QMenuBar { background: $card; color: $text; border-bottom: 1px solid $hairline; padding: 0 4px; }
QMenuBar::item { padding: 5px 8px; border-radius: ${control_radius}px; background: transparent; }
QMenuBar::item:selected { background: $accent_tint; }
QMenu { background: $card; color: $text; border: 1px solid $border; padding: 4px; }
QMenu::item { padding: 5px 24px 5px 12px; border-radius: 4px; }
QMenu::item:selected { background: $accent_tint; color: $text; }
QMenu::item:disabled { color: $border; }
QMenu::separator { height: 1px; background: $hairline; margin: 4px 8px; }

QToolBar { background: $card; border: none; border-bottom: 1px solid $hairline; spacing: 4px; padding: 5px 8px; }
QToolBar::separator { background: $hairline; width: 1px; margin: 4px 8px; }
QToolButton { background: transparent; color: $text; border: none; border-radius: ${control_radius}px;
    padding: 5px 10px; }
QToolButton:hover { background: $hover; }
QToolButton:pressed, QToolButton:checked { background: $accent_tint; color: $accent; }
QToolButton:disabled { color: $border; }
QToolButton:focus { border: 2px solid $accent; padding: 3px 8px; }
QToolBar#main_tools QToolButton { padding: 5px 8px; }
QToolBar#main_tools QToolButton:focus { padding: 3px 6px; }
QToolButton#tool_find { color: $muted; border: 1px solid $card_border; }
QToolButton#tool_find:focus { border: 2px solid $accent; }

QStatusBar { background: $card; color: $text; border-top: 1px solid $hairline; font-size: ${card_type}px; }
QStatusBar::item { border: none; }
QStatusBar QLabel { color: $muted; padding: 0 8px; }

QDockWidget { color: $muted; font-size: ${small}px; font-weight: 600; }
QDockWidget::title { background: $card; padding: 8px 12px 4px 12px; text-align: left; }
""")  # fmt: skip

TABS = Template("""
QTabWidget::pane { border: none; border-top: 1px solid $hairline; }
QTabBar { background: $card; qproperty-drawBase: 0; }
QTabBar::tab { background: transparent; color: $muted; padding: 8px 4px 6px 4px; margin: 0 8px; border: none;
    border-bottom: 2px solid transparent; }
QTabBar::tab:hover { color: $text; }
QTabBar::tab:selected { color: $text; font-weight: 600; border-bottom: 2px solid $accent; }
QTabBar::tab:focus { color: $accent; }

QTabBar#design_tabs { background: $window; border-bottom: 1px solid $hairline; }
QTabBar#design_tabs::tab { padding: 7px 14px; margin: 2px 0 0 0; border: 1px solid transparent; border-bottom: none; }
QTabBar#design_tabs::tab:selected { background: $canvas; color: $text; border: 1px solid $hairline;
    border-bottom: 1px solid $canvas; border-top-left-radius: 8px; border-top-right-radius: 8px; }
QTabBar#design_tabs::tab:focus { color: $accent; }
QWidget#explore_row { background: $card; border-bottom: 1px solid $hairline; }
""")

CONTROLS = Template("""
QLineEdit, QAbstractSpinBox, QComboBox { background: $field; color: $text; border: 1px solid $border;
    border-radius: ${control_radius}px; padding: 2px 8px; min-height: ${inner}px; selection-background-color: $accent;
    selection-color: $on_accent; }
QLineEdit:focus, QAbstractSpinBox:focus, QComboBox:focus { border: 2px solid $accent; padding: 1px 7px; }
QLineEdit[fault="true"], QAbstractSpinBox[fault="true"] { border: 2px solid $over; padding: 1px 7px; }
QLineEdit:disabled, QAbstractSpinBox:disabled, QComboBox:disabled { color: $border; border-color: $hairline; }
QComboBox { combobox-popup: 0; }
QComboBox::drop-down { border: none; width: 20px; }
QComboBox::down-arrow { image: url("$icons/arrow-down-$name.svg"); width: 16px; height: 16px; }
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button { width: 0; border: none; }
QCheckBox { color: $text; spacing: 8px; min-height: ${inner}px; border: 2px solid transparent; border-radius: 4px; }
QCheckBox:focus { border: 2px solid $accent; }
QRadioButton { color: $text; spacing: 8px; min-height: ${inner}px; border: 2px solid transparent; border-radius: 4px; }
QRadioButton:focus { border: 2px solid $accent; }
QRadioButton:disabled { color: $border; }
QRadioButton::indicator { width: ${tick_box}px; height: ${tick_box}px; border: 1px solid $border;
    border-radius: ${round_box}px; background: $field; }
QRadioButton::indicator:hover { border: 1px solid $accent; }
QRadioButton::indicator:checked { width: ${dot}px; height: ${dot}px; border: 5px solid $accent;
    background: $on_accent; }
QAbstractSpinBox QLineEdit { border: none; padding: 0; min-height: 0; background: transparent; }
QCheckBox::indicator, QAbstractItemView::indicator { width: ${tick_box}px; height: ${tick_box}px;
    border: 1px solid $border; border-radius: 4px; background: $field; }
QCheckBox::indicator:hover { border: 1px solid $accent; }
QCheckBox::indicator:checked, QAbstractItemView::indicator:checked { background: $accent; border: 1px solid $accent;
    image: url("$icons/check-$name.svg"); }
QCheckBox::indicator:indeterminate { background: $accent_tint; border: 1px solid $accent; }
QCheckBox:disabled { color: $border; }
QComboBox QAbstractItemView { background: $card; color: $text; border: 1px solid $border; outline: none;
    selection-background-color: $accent_tint; selection-color: $text; }
QPlainTextEdit, QTextEdit { background: $field; color: $text; border: 1px solid $border;
    border-radius: ${control_radius}px; padding: 4px; }
QPlainTextEdit:focus, QTextEdit:focus { border: 2px solid $accent; padding: 3px; }

QFileDialog { backward-icon: url("$icons/files-back.svg"); forward-icon: url("$icons/files-forward.svg");
    filedialog-parent-directory-icon: url("$icons/files-up.svg");
    filedialog-new-directory-icon: url("$icons/files-new-folder.svg");
    filedialog-listview-icon: url("$icons/files-list.svg");
    filedialog-detailedview-icon: url("$icons/files-details.svg"); }
QFileDialog QToolButton { min-width: ${inner}px; min-height: ${inner}px; }

QPushButton { background: $card; color: $text; border: 1px solid $border; border-radius: ${control_radius}px;
    padding: 4px 14px; min-height: ${inner}px; }
QPushButton:hover { background: $hover; }
QPushButton:pressed, QPushButton:checked { background: $accent_tint; color: $accent; border-color: $accent; }
QPushButton:default { background: $accent; color: $on_accent; border-color: $accent; }
QPushButton:focus { border: 2px solid $accent; padding: 3px 13px; }
QPushButton:default:focus { border: 2px solid $text; }
QPushButton[segment] { padding: 1px 12px; min-height: ${segment}px; }
QPushButton[segment]:focus { padding: 0 11px; }
QPushButton[segment="first"] { border-top-right-radius: 0; border-bottom-right-radius: 0; }
QPushButton[segment="middle"] { border-radius: 0; margin-left: -1px; }
QPushButton[segment="last"] { border-top-left-radius: 0; border-bottom-left-radius: 0; margin-left: -1px; }
QPushButton:disabled, QPushButton:default:disabled { background: $card; color: $border; border-color: $hairline; }

*[card="true"] { background: $card; color: $text; border: 1px solid $card_border; border-radius: ${radius}px; }
QLabel#plan_picture { background: $canvas; border-radius: 4px; }
QPushButton[card="true"] QLabel:disabled { color: $border; }
*[card="true"]:hover { background: $hover; border-color: $border; }
*[card="true"]:focus, *[card="true"]:checked { border: 2px solid $accent; }
*[reason="true"] { background: $accent_wash; border: none; border-left: 3px solid $accent;
    border-top-right-radius: ${control_radius}px; border-bottom-right-radius: ${control_radius}px; }

QToolButton#choice { padding-right: 22px; }
QToolButton#choice::menu-indicator { image: url("$icons/arrow-down-$name.svg"); width: 16px; height: 16px;
    subcontrol-origin: padding; subcontrol-position: center right; right: 4px; }
QFrame#number_card { border: 1px solid $card_border; border-radius: ${radius}px; }
QToolButton[quiet="true"] { color: $muted; font-size: ${card_type}px; padding: 4px 6px; }
QToolButton[quiet="true"]:hover { color: $text; }
QLabel { background: transparent; color: $text; }
QLabel[notice="true"] { background: $card; color: $text; border: 1px solid $border; border-radius: 4px;
    padding: 4px 8px; font-size: ${card_type}px; }
QLabel[muted="true"] { color: $muted; font-size: ${card_type}px; }
QLabel[headline="true"] { font-size: ${page}px; font-weight: 600; }
QLabel[number="true"] { font-size: ${number}px; font-weight: 600; }
QLabel[tone] { border: 1px solid $border; border-radius: 4px; padding: 0 4px; font-size: ${card_type}px; }
QLabel[tone="better"] { color: $ok; border-color: $ok; }
QLabel[tone="worse"] { color: $over; border-color: $over; }
QLabel[strong="true"] { font-weight: 600; }
QLabel[section="true"] { color: $muted; font-size: ${small}px; font-weight: 600; }
QLabel[fault="true"] { color: $over; font-size: ${card_type}px; }
""")

VIEWS = Template("""
QAbstractItemView { background: $card; color: $text; border: none; outline: none; gridline-color: $hairline; }
QGraphicsView#canvas { border: 1px solid $canvas; background: $canvas; }
QGraphicsView#canvas[by_keys="true"]:focus { border: 1px solid $accent; }
QTreeView::item, QListView::item { min-height: ${row}px; padding: 1px 4px; border: none; }
QTreeView::item:hover, QListView::item:hover { background: $hover; }
QTreeView::item:selected, QListView::item:selected { background: $accent_tint; color: $accent; }
QTreeView:focus, QListView:focus, QTableView:focus { border: 1px solid $accent; }
QTableView::item { padding: 2px 8px; border: none; border-bottom: 1px solid $hairline; }
QTableView::item:selected { background: $accent_tint; color: $text; }
QHeaderView { background: $card; border: none; }
QHeaderView::section { background: $card; color: $muted; border: none; border-bottom: 1px solid $hairline;
    padding: 4px 8px; font-size: ${card_type}px; font-weight: 600; }
QTableView#matrix QHeaderView::section { padding: 2px; border: none; font-size: ${small}px; }
QTableView#matrix::item { padding: 0; border: none; }
QTableCornerButton::section { background: $card; border: none; }
QScrollArea { background: $card; border: none; }
QScrollArea > QWidget > QWidget { background: $card; }

QScrollBar:vertical { background: transparent; width: 10px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: 10px; margin: 0; }
QScrollBar::handle { background: $idle; border-radius: 3px; margin: 2px; }
QScrollBar::handle:vertical { min-height: 24px; }
QScrollBar::handle:horizontal { min-width: 24px; }
QScrollBar::handle:hover { background: $muted; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QSplitter::handle { background: $hairline; }
""")


def style_sheet(tokens: Tokens) -> str:
    """Return the style sheet of a theme; the module's docstring lists the names that it knows."""
    values = {
        **asdict(tokens, recurse=False),
        **asdict(tokens.sizes),
        "inner": tokens.scaled(20),
        "row": tokens.scaled(22),
        "page": tokens.type.page,
        "number": tokens.scaled(30),
        "segment": tokens.scaled(22),
        "tick_box": tokens.scaled(14),
        "round_box": tokens.scaled(14) // 2 + 1,
        "dot": tokens.scaled(14) - 8,
        "small": tokens.type.small,
        "card_type": tokens.type.card,
        "icons": Path(str(folder() / "icons")).as_posix(),
    }
    return "".join(part.substitute(values) for part in (WINDOW, TABS, CONTROLS, VIEWS))
