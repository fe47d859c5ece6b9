"""A process beside the program, begun, told and ended by a thread of its own, so that no window waits for it.

Where a computer has much to do, tens of milliseconds go by until a process that was killed is gone, and more until one
is begun and takes what it is told.
"""

from collections.abc import Callable
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from queue import SimpleQueue
from threading import Lock, Thread
from typing import Final

from gattai_desktop.players.behind import step_back

_ENDS: Final = None
"""What is put among the orders for the thread: there will be no more."""


class ProcessBeside:
    """A process that hears orders and answers them, both as bytes; it may be ended at any moment.

    work: what it does, with its end of the line, until nobody is at the other one.
    """

    def __init__(self, work: Callable[[Connection], None]) -> None:
        self._orders: SimpleQueue[bytes | None] = SimpleQueue()
        self._lock = Lock()
        self._process: BaseProcess | None = None
        self.pid = 0
        """The number of the process; 0 while it is being begun, and where it could not be."""
        self._ended = False
        self._broke = ""
        self._context = get_context("spawn")  # forking a process with windows is not safe
        self._line, there = self._context.Pipe()
        self._thread = Thread(target=self._accompany, args=(work, there), daemon=True)
        self._thread.start()

    @property
    def is_there(self) -> bool:
        """Whether it hears what it is told, now or in a moment."""
        if self._ended or self._broke:
            return False
        return self._process is None or self._process.is_alive()

    def tell(self, written: bytes) -> None:
        """Tell it something; the order of what it is told is kept."""
        self._orders.put(written)

    def heard(self) -> bytes | None:
        """Return what it has answered, once; None where it has not. Raises EOFError or OSError where it is gone."""
        if self._broke:
            raise OSError(self._broke)
        there = self.is_there  # asked first: what it said just before its end is heard
        if self._line.poll():
            return self._line.recv_bytes()
        if not there:  # its line may stay open: on Windows where it ended before it took its end of it
            raise EOFError
        return None

    def end(self) -> None:
        """End it at once, whatever it does; nothing more may be asked of it."""
        with self._lock:
            self._ended = True
            if self._process is not None:
                self._process.kill()
        self._orders.put(_ENDS)

    def gone(self, seconds: float) -> bool:
        """Wait so long until it is ended and cleared away, and say whether it is."""
        self._thread.join(seconds)
        return not self._thread.is_alive()

    def _accompany(self, work: Callable[[Connection], None], there: Connection) -> None:
        process = self._context.Process(target=work, args=(there,), daemon=True)
        try:
            process.start()
        except OSError as failed:
            self._broke = str(failed)
            return
        finally:
            there.close()
        with self._lock:
            self._process, self.pid = process, process.pid or 0
            if self._ended:
                process.kill()
        # Its own code is read after that, which takes most of its beginning.
        step_back(self.pid)
        for written in iter(self._orders.get, _ENDS):
            with suppress(OSError, ValueError):  # where it is gone, whoever listens hears of it
                self._line.send_bytes(written)
        process.join()
        with suppress(ValueError):  # another thread of the program heard first that it is gone
            process.close()
        self._line.close()
