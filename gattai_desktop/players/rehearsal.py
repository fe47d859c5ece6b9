"""Plays many fights on all cores: begun, counted while they run, and ended at any moment.

Each worker is a process of its own that gets an order as plain data, plays fights by their numbers, and returns what
came of them. The same seed gives the same fights, on however many cores.
"""

import os
import signal
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from math import sqrt
from multiprocessing import get_context, parent_process
from multiprocessing.process import BaseProcess
from threading import Thread
from types import TracebackType
from typing import Any, Final, Generic, Protocol, Self, TypeVar

from gattai_desktop.cards.words import wording
from gattai_desktop.players.behind import step_back

A = TypeVar("A")
R = TypeVar("R")
T_contra = TypeVar("T_contra", contravariant=True)
_NOT_LONG: Final = 0.2
"""Seconds after which whoever waits for fights asks again whether anybody wants them."""
_WATCHED: Final = 32
"""Batches of an order that are watched at once; no computer of a player plays more of them side by side."""
SURE: Final = 1.96
"""Standard errors to each side in which 95 of 100 such countings lie."""


class CannotFight(Exception):
    """The fight cannot take place; the message says what is missing, for a person."""


class Tally(Protocol[T_contra]):
    """What counts fights while they are played."""

    fights: int

    def count(self, fought: Iterable[T_contra]) -> None:
        """Add fights to the tally."""


def margin(share: float, fights: int) -> float:
    """The margin of error of a share of this number of fights, 0 to 1: 95 of 100 such counts lie within it."""
    return SURE * sqrt(max(share * (1 - share), 1 / fights) / fights) if fights else 1.0


def in_hundred(share: float) -> str:
    """A share as whole fights of a hundred; what is rare is called so."""
    if 0 < share < 0.01:
        return wording("fewer than 1")
    return str(round(100 * share))


def text_bar(share: float, width: int = 40) -> str:
    """A share as a bar of letters."""
    filled = round(share * width)
    return "#" * filled + "." * (width - filled)


def cores() -> int:
    """How many processes can play at once here, 1 or more."""
    return max(1, len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1)


class Company:
    """A company of workers. Used as a context; leaving it ends them, and waits until they are gone.

    `workers` is how many there are; None for as many as there are cores.
    """

    def __init__(self, workers: int | None = None) -> None:
        # Forking a process with windows is not safe, and Windows and macOS begin afresh anyway.
        self._pool = ProcessPoolExecutor(
            workers or cores(), mp_context=get_context("spawn"), initializer=belong_to_the_program
        )
        self._running: set[Future[tuple[Any, ...]]] = set()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        managing: Thread | None = getattr(self._pool, "_executor_manager_thread", None)
        self.end()
        if managing is not None:
            # It closes a pipe that Python writes to as it ends: a program that ended meanwhile told of a fault.
            managing.join()

    def order(
        self,
        play: Callable[[A, int], R],
        orders: Sequence[A],
        each: int,
        seed: int,
        batch: int,
    ) -> "tuple[Running[R], ...]":
        """Order several fights, each so often. They are played in turn, so that none is ahead of the others by much.

        play: plays an order once, with a seed; a function of a module, as another process finds it there. batch: fights
        that a worker plays before it says how they went.
        """
        batches: tuple[list[Future[tuple[R, ...]]], ...] = tuple([] for _ in orders)
        for first in range(0, each, batch):
            count = min(batch, each - first)
            for one, ordered in zip(orders, batches, strict=True):
                begun = self._pool.submit(_play_batch, play, one, seed, first, count)
                self._running.add(begun)
                begun.add_done_callback(self._is_done)
                ordered.append(begun)
        return tuple(Running(ordered, each) for ordered in batches)

    def end(self) -> None:
        """Let no further fight begin, and leave those that are being played: they may go on for many minutes."""
        for batch in tuple(self._running):
            batch.cancel()
        # A program does not end before its workers have. From Python 3.14 on the pool ends them itself, if it is told.
        workers = tuple((self._pool._processes or {}).values())  # noqa: SLF001
        self._pool.shutdown(wait=False, cancel_futures=True)
        for worker in workers:
            worker.terminate()

    def _is_done(self, batch: Future[tuple[Any, ...]]) -> None:
        """Forget a batch. Since each waits to say so, the company outlives its workers, and its pool misses none."""
        self._running.discard(batch)


class Running(Generic[R]):
    """Fights that were ordered together."""

    def __init__(self, batches: list[Future[tuple[R, ...]]], ordered: int) -> None:
        self.batches = batches
        """What has not been fetched."""
        self.ordered = ordered
        """How many fights they are."""

    @property
    def over(self) -> bool:
        """Whether all of them have been fetched."""
        return not self.batches

    def fetch(self) -> tuple[R, ...]:
        """Return the fights that were played since the last call. Raises CannotFight, with what stood in the way."""
        ready = [batch for batch in self.batches if batch.done()]
        self.batches = [batch for batch in self.batches if batch not in ready]
        return tuple(one for batch in ready if not batch.cancelled() for one in batch.result())

    def all(self) -> Iterator[tuple[R, ...]]:
        """Yield the fights as they are played, until all have been. Raises CannotFight."""
        while self.batches:
            self.wait()
            yield self.fetch()

    def wait(self, *others: "Running[Any]", no_more: Callable[[], bool] = lambda: False) -> None:
        """Wait until some fights of these have been played, or nobody wants more of them."""
        # The first that were ordered are played first; to watch all of them would take longer than a fight.
        first = [batch for one in (self, *others) for batch in one.batches[:_WATCHED]]
        while first and not no_more() and not wait(first, _NOT_LONG, return_when=FIRST_COMPLETED).done:
            pass

    def cancel(self) -> None:
        """Forget the fights that have not begun."""
        for batch in self.batches:
            batch.cancel()
        self.batches = []


def belong_to_the_program() -> None:
    """Let a worker end as soon as the program that began it is gone, however it went, and not before.

    Ctrl-C in a terminal reaches every process there, but only the program decides what it means. The worker gets little
    processor time, so that play at the table stays quick.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    step_back(os.getpid())
    program = parent_process()
    if program is not None:
        Thread(target=_leave_after, args=(program,), daemon=True).start()


def _leave_after(program: BaseProcess) -> None:
    program.join()
    os._exit(0)


def _play_batch(play: Callable[[A, int], R], order: A, seed: int, first: int, count: int) -> tuple[R, ...]:
    return tuple(play(order, seed_of(seed, number)) for number in range(first, first + count))


def seed_of(seed: int, number: int) -> int:
    """The seed of one fight of many, so that fights of neighbouring seeds have nothing in common."""
    return seed * 1_000_003 + number
