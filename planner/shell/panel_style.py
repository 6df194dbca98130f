"""What the panels add to the theme's style sheet.

Object names: ``chip`` (a role in the inspector), ``unfold`` (More settings), ``references`` (a menu of items
to tick), ``add_design`` (the plus beside the tabs), ``dock_close``, ``find_bar``, ``find_button``,
``add_field`` (adding by name), ``cell_line`` (in a table), ``file_title`` (beside the menus),
``status_chip`` (of a figure in a trail; property ``yours``), ``help_page``, ``help_contents``,
``start_page``; ``assistant_rail``, ``assistant_foot``, ``proposed_design`` and ``assistant_rows`` of the assistant;
``import_facts`` and ``import_line`` of the import.
Properties: ``link`` (a button that reads as a link), ``page_title`` (a QLabel over a whole page).
"""

from string import Template

from planner.theme.tokens import Tokens

PANELS = Template("""
QPushButton#chip { background: $card; border: 1px solid $border; border-radius: 4px; padding: 2px ${chip_side}px;
    min-height: ${chip_height}px; font-size: ${small}px; font-weight: 600; color: $text; }
QPushButton#chip:hover { background: $hover; }
QPushButton#chip:focus { border: 2px solid $accent; padding: 1px ${chip_focused}px; }
QPushButton#chip:checked { background: $accent; color: $on_accent; border: 1px solid $accent;
    padding: 2px ${chip_ticked}px; }
QPushButton#chip:checked:focus { border: 2px solid $text; padding: 1px ${chip_ticked}px; }
QToolButton#unfold { color: $muted; padding: 4px 4px; font-size: ${card_type}px; }
QToolButton#unfold:checked { background: transparent; color: $text; }
QToolButton#references { background: $field; border: 1px solid $border; border-radius: 6px; text-align: left;
    padding: 3px 8px; }
QToolButton#references::menu-indicator { image: none; }
QToolButton#add_design { padding: 4px 10px; color: $muted; }
QToolButton#add_design::menu-indicator { image: none; }
QToolButton#dock_close { padding: 0; border-radius: 4px; }
QToolButton#find_button { padding: 0; border-radius: 4px; }
QFrame#find_bar, QFrame#add_field { background: $card; border: 1px solid $border; border-radius: ${control}px; }
QLineEdit#cell_line { border-radius: 0; padding: 0 4px; min-height: 0; }
QWidget#design_row { background: $window; border-bottom: 1px solid $hairline; }
QPushButton[link="true"] { background: transparent; border: 2px solid transparent; color: $accent; padding: 2px 0; }
QPushButton[link="true"]:hover { text-decoration: underline; }
QPushButton[link="true"]:focus { border: 2px solid $accent; padding: 2px 0; }
QPushButton[link="true"]:disabled { color: $border; border: 2px solid transparent; }
QLabel#status_chip { background: $chip; color: $muted; border-radius: 4px; padding: 2px 8px; font-size: ${small}px;
    font-weight: 600; }
QLabel#status_chip[yours="true"] { background: $accent_tint; color: $accent; }
QFrame#assistant_rail { background: $window; border: none; border-right: 1px solid $hairline; }
QFrame#proposed_design { background: $card; border: 1px solid $hairline; border-radius: ${control}px; }
QFrame#assistant_foot { background: $card; border: none; border-top: 1px solid $hairline; }
QTableView#assistant_rows::item { border: none; border-bottom: 1px solid $hairline; padding: 2px 8px; }
QDialogButtonBox { dialogbuttonbox-buttons-have-icons: 0; }
QTextBrowser#help_page { background: $card; border: 1px solid transparent;
    border-left: 1px solid $hairline; border-radius: 0; padding: 0; }
QTextBrowser#help_page:focus { border: 1px solid $accent; }
QListWidget#help_contents::item { padding: 6px 8px; border-radius: ${control}px; }
QScrollArea#start_page, QScrollArea#import_facts { background: $window; }
QLabel[page_title="true"] { font-size: ${title}px; font-weight: 600; }
QScrollArea#start_page > QWidget > QWidget, QScrollArea#import_facts > QWidget > QWidget { background: $window; }
QFrame#import_line { background: $hairline; border: none; }
QScrollArea#verdict, QScrollArea#verdict > QWidget > QWidget { background: transparent; }
QLabel#file_title { color: $muted; padding: 5px 12px; }
QLabel[section="true"] { font-size: ${small}px; }
QTableView, QListView, QTreeView, QScrollArea { border: 1px solid transparent; }
QTreeView:focus, QListView:focus, QTableView:focus, QScrollArea:focus { border: 1px solid $accent; }
QScrollArea#start_page:focus { border: none; }
QHeaderView::section { padding: 4px 11px; font-size: ${small}px; }
QTreeView::item:selected { font-weight: 600; }
QStatusBar QLabel#status_message { color: $text; }
""")


def panel_style(tokens: Tokens) -> str:
    """Return the style sheet of the panels in a theme."""
    colours = {name: getattr(tokens, name) for name in NAMES}
    return PANELS.substitute(
        colours,
        title=tokens.type.page,
        chip_height=tokens.scaled(18),
        chip_side=tokens.scaled(CHIP_SIDE),
        chip_focused=tokens.scaled(CHIP_SIDE) - 1,
        chip_ticked=tokens.scaled(CHIP_SIDE - CHIP_TICK),
        small=tokens.type.small,
        card_type=tokens.type.card,
        control=tokens.sizes.control_radius,
    )


NAMES = (
    "card", "chip", "muted", "border", "accent", "on_accent", "accent_tint", "field", "window", "hover", "hairline",
    "text",
)  # fmt: skip
# The tick of a chosen chip takes its room from both sides, so that no chip moves when one is chosen.
CHIP_SIDE, CHIP_TICK = 13, 6
