"""Work that waits for somebody to look."""

from collections.abc import Callable

Work = Callable[[], None]


class RefreshWhenVisible:
    """Refreshes a panel while it is seen; what it missed behind another tab is made up for when it comes forward.

    Parameters
    ----------
    refresh : callable
        Shows what is so now.
    put_away : callable or None
        Takes back what the panel shows elsewhere; called when it is no longer seen, and refreshed when it is again.
    """

    def __init__(self, refresh: Work, put_away: Work | None = None) -> None:
        self._refresh, self._put_away = refresh, put_away
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
        put_away, self._seen = self._put_away if self._seen and not seen else None, seen
        if put_away is not None:
            put_away()
            self._missed[self._refresh] = None
        if seen:
            missed, self._missed = self._missed, {}
            for work in missed:
                work()
