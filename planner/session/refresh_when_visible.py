"""Work that waits for somebody to look."""

from collections.abc import Callable

Work = Callable[[], None]


class RefreshWhenVisible:
    """Refreshes a panel while it is seen; what it missed behind another tab is made up for when it comes forward."""

    def __init__(self, refresh: Work) -> None:
        self._refresh = refresh
        self._seen = False
        self._missed: dict[Work, None] = {}

    def ask(self) -> None:
        """Refresh now, or as soon as the panel is seen."""
        self.when_visible(self._refresh)

    def when_visible(self, work: Work) -> None:
        """Do work now, or once as soon as the panel is seen."""
        if self._seen:
            work()
        else:
            self._missed[work] = None

    def set_visible(self, seen: bool) -> None:
        """Note whether the panel is seen, which a dock behind another tab is not."""
        self._seen = seen
        if seen:
            missed, self._missed = self._missed, {}
            for work in missed:
                work()
