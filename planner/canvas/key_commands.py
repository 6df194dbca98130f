"""The keys of the canvas."""

from attrs import frozen
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from planner.canvas.arranging import Arranging
from planner.canvas.camera import Camera
from planner.canvas.in_place_editor import InPlaceEditor
from planner.canvas.keyboard_navigation import KeyboardNavigation
from planner.canvas.snapping import GRID
from planner.canvas.tool_dispatcher import ToolDispatcher
from planner.session.selection import Selection

Key, Modifier = Qt.Key, Qt.KeyboardModifier
ARROWS = {Key.Key_Left: (-1, 0), Key.Key_Right: (1, 0), Key.Key_Up: (0, -1), Key.Key_Down: (0, 1)}
# With Shift an arrow key moves by five steps of the grid [px].
BIG_STEP = 5.0 * GRID


@frozen
class KeyCommands:
    """Does by keys what the mouse does: arrows move the selection, Ctrl+arrows select the nearest item."""

    selection: Selection
    camera: Camera
    tools: ToolDispatcher
    editor: InPlaceEditor
    arranging: Arranging
    navigation: KeyboardNavigation

    def press(self, event: QKeyEvent) -> bool:
        """Run the command of a key; return whether it has one."""
        key, modifiers = event.key(), event.modifiers()
        shifted = bool(modifiers & Modifier.ShiftModifier)
        if key in ARROWS and modifiers & Modifier.ControlModifier:
            self.navigation.move(*ARROWS[Key(key)])
        elif key in ARROWS and self.selection.ids:
            self._nudge(Key(key), modifiers)
        elif key in {Key.Key_Delete, Key.Key_Backspace}:
            self.editor.delete_selection()
        elif key == Key.Key_Escape:
            self.tools.cancel()
        elif key == Key.Key_F2:
            self.editor.rename_selection()
        elif key == Key.Key_Space:
            self.tools.set_space_held(True)
        elif key in {Key.Key_1, Key.Key_Exclam} and shifted:
            self.camera.fit_all()
        elif key in {Key.Key_2, Key.Key_At} and shifted:
            self.camera.fit_selection()
        elif key == Key.Key_Equal and modifiers == Modifier.ControlModifier:
            self.camera.zoom_by(1)  # the key that is + with Shift
        else:
            return False
        return True

    def _nudge(self, key: Qt.Key, modifiers: Qt.KeyboardModifier) -> None:
        step = float(GRID)
        if modifiers & Modifier.AltModifier:
            step = 1.0
        elif modifiers & Modifier.ShiftModifier:
            step = BIG_STEP
        x, y = ARROWS[key]
        self.arranging.nudge(x * step, y * step)
