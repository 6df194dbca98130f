"""Work that waits for somebody to look."""

from collections.abc import Callable


class Attention:
    """Refreshes a panel while it is seen; what it missed behind another tab is made up for when it comes forward."""

    def __init__(self, refresh: Callable[[], None]) -> None:
        self._refresh = refresh
        self._seen = False
        self._stale = False

    def ask(self) -> None:
        """Refresh now, or as soon as the panel is seen."""
        self._stale = not self._seen
        if self._seen:
            self._refresh()

    def set_seen(self, seen: bool) -> None:
        """Note whether the panel is seen, which a dock behind another tab is not."""
        self._seen = seen
        if seen and self._stale:
            self.ask()
