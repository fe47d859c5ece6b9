"""Moves the log beside a session file into the file as soon as no move was made for a moment."""

import threading
from collections.abc import Callable
from typing import Final

AFTER: Final = 0.3
"""Seconds without a move after which the file itself is made whole, at most twice that; the promise is one second."""
MOST: Final = 1000
"""Moves after which the log is moved even while play goes on, so that it does not grow for ever."""


class Rest:
    """Calls `settle` once when nothing has been written for a moment, or a great deal. Sleeps otherwise.

    `prepare` is called before, once, when something is written for the first time. Both run in a thread of its own and
    must hold whatever lock they need.
    """

    def __init__(self, settle: Callable[[], None], prepare: Callable[[], None], after: float = AFTER) -> None:
        self._settle = settle
        self._prepare = prepare
        self._after = after
        self._waked = threading.Condition()
        self._written = False
        self._many = 0
        self._counting = False
        self._over = False
        self._thread: threading.Thread | None = None

    def written(self) -> None:
        """Something was written: wait anew."""
        with self._waked:
            self._written = True
            self._many += 1
            # While it counts it looks by itself when its time is over; waking it costs as much as writing.
            if not self._counting or self._many == MOST:
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
        self._prepare()
        while self._quiet():
            self._settle()

    def _quiet(self) -> bool:
        """Wait until something was written and then nothing for a while, or a lot; False when it is over."""
        with self._waked:
            self._waked.wait_for(lambda: self._written or self._over)
            self._counting = True
            while self._written and not self._over and self._many < MOST:
                self._written = False
                self._waked.wait(self._after)
            self._counting = self._written = False
            self._many = 0
            return not self._over
