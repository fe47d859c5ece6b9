"""Puts what was written beside a session file into it as soon as the table rests."""

import threading
from collections.abc import Callable
from typing import Final

AFTER: Final = 0.3
"""Seconds without a move after which the file itself is made whole, at most twice that; the promise is one second."""


class Rest:
    """Calls `settle` once when nothing has been written for a moment. Sleeps otherwise and costs nothing.

    `settle` runs in a thread of its own and must hold whatever lock it needs.
    """

    def __init__(self, settle: Callable[[], None], after: float = AFTER) -> None:
        self._settle = settle
        self._after = after
        self._waked = threading.Condition()
        self._written = False
        self._counting = False
        self._over = False
        self._thread: threading.Thread | None = None

    def written(self) -> None:
        """Something was written: wait anew."""
        with self._waked:
            self._written = True
            if not self._counting:  # else it looks by itself when its time is over; waking it costs as much as writing
                self._waked.notify()
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="session at rest", daemon=True)
            self._thread.start()

    def end(self) -> None:
        """Stop waiting; returns when `settle` is not running any more."""
        with self._waked:
            self._over = True
            self._waked.notify()
        if self._thread is not None:
            self._thread.join()
            self._thread = None

    def _run(self) -> None:
        while self._quiet():
            self._settle()

    def _quiet(self) -> bool:
        """Wait until something was written and then nothing for a while; False when it is over."""
        with self._waked:
            self._waked.wait_for(lambda: self._written or self._over)
            self._counting = True
            while self._written and not self._over:
                self._written = False
                self._waked.wait(self._after)
            self._counting = False
            return not self._over
