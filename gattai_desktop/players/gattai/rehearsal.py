"""Many fights on all cores: begun, counted while they run, and ended at any moment.

Each worker is a process of its own that gets the table as a session keeps it, plays fights by their numbers, and
returns what came of them. The same seed gives the same fights, on however many cores.
"""

import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from functools import lru_cache
from multiprocessing import get_context, parent_process
from multiprocessing.process import BaseProcess
from threading import Thread
from types import TracebackType
from typing import Final, Literal, Self

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.state import State
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.players.gattai.fight import Fight
from gattai_desktop.players.gattai.levers import MOST
from gattai_desktop.players.gattai.played_fight import Fought, PlayerLevel, play_fight
from gattai_desktop.sessions.file_format import packed, unpacked

BATCH: Final = {"plain": 25, "careful": 5}
"""Fights that a worker plays before it says how they went: a few tenths of a second."""
_BEHIND: Final = 3
"""By how much the workers step back before everything else on the computer, 0 to 19."""


@frozen
class _Order:
    """A fight as plain data, for another process."""

    table: bytes
    checksum: int
    pilots: tuple[str, ...]
    threats: tuple[str, ...]
    attacker: Literal["coach", "pilots"]
    dealt: bool


def cores() -> int:
    """How many processes can play at once here, 1 or more."""
    return max(1, len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1)


class Rehearsal:
    """A company of workers. Used as a context; leaving it ends them.

    `workers` is how many there are; None for as many as there are cores.
    """

    def __init__(self, workers: int | None = None) -> None:
        # Forking a process with windows is not safe, and Windows and macOS begin afresh anyway.
        self._pool = ProcessPoolExecutor(
            workers or cores(), mp_context=get_context("spawn"), initializer=_belong_to_the_program
        )
        self._running: set[Future[tuple[Fought, ...]]] = set()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.end()

    def begin(
        self, fight: Fight, level: PlayerLevel, fights: int, seed: int = 1, done: Callable[[], object] | None = None
    ) -> "Running":
        """Order so many fights. `done` is called from another thread whenever some of them have been played."""
        return self.begin_side_by_side((fight,), level, fights, seed, done)[0]

    def begin_side_by_side(
        self,
        fights: Sequence[Fight],
        level: PlayerLevel,
        each: int,
        seed: int = 1,
        done: Callable[[], object] | None = None,
    ) -> tuple["Running", ...]:
        """Order several fights, each so often. They are played in turn, so that none is ahead of the others by much.

        Their rehearsals have the same seeds, which makes pairs of them (`difference`).
        """
        orders = [_order(fight) for fight in fights]
        batches: tuple[list[Future[tuple[Fought, ...]]], ...] = tuple([] for _ in orders)
        for first in range(0, each, BATCH[level]):
            count = min(BATCH[level], each - first)
            for order, ordered in zip(orders, batches, strict=True):
                batch = self._pool.submit(_play_batch, order, level, seed, first, count)
                self._running.add(batch)
                batch.add_done_callback(self._running.discard)
                if done is not None:
                    batch.add_done_callback(lambda _batch: done())
                ordered.append(batch)
        return tuple(Running(ordered, each) for ordered in batches)

    def end(self) -> None:
        """Let no further fight begin; those being played end within a moment."""
        # The pool would cancel them itself, but forgets to where it is let go before its own thread has heard of it.
        for batch in tuple(self._running):
            batch.cancel()
        self._pool.shutdown(wait=False, cancel_futures=True)


class Running:
    """Fights that were ordered together."""

    def __init__(self, batches: list[Future[tuple[Fought, ...]]], ordered: int) -> None:
        self.batches = batches
        """What has not been fetched."""
        self.ordered = ordered
        """How many fights they are."""

    @property
    def over(self) -> bool:
        """Whether all of them have been fetched."""
        return not self.batches

    def fetch(self) -> tuple[Fought, ...]:
        """Return the fights that were played since the last call. Raises CannotFight, with what stood in the way."""
        ready = [batch for batch in self.batches if batch.done()]
        self.batches = [batch for batch in self.batches if batch not in ready]
        return tuple(one for batch in ready if not batch.cancelled() for one in batch.result())

    def all(self) -> Iterator[tuple[Fought, ...]]:
        """Yield the fights as they are played, until all have been. Raises CannotFight."""
        while self.batches:
            self.wait()
            yield self.fetch()

    def wait(self, *others: "Running") -> None:
        """Wait until some fights of these have been played."""
        wait([batch for one in (self, *others) for batch in one.batches], return_when=FIRST_COMPLETED)

    def cancel(self) -> None:
        """Forget the fights that have not begun."""
        for batch in self.batches:
            batch.cancel()
        self.batches = []


def _belong_to_the_program() -> None:
    """Let a worker end as soon as the program that began it is gone, however it went, and not before.

    Ctrl-C in a terminal reaches every process there, but only the program decides what it means. The worker gets little
    processor time, so that play at the table stays quick.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(_BEHIND)
    program = parent_process()
    if program is not None:
        Thread(target=_leave_after, args=(program,), daemon=True).start()


def _leave_after(program: BaseProcess) -> None:
    program.join()
    os._exit(0)


def _play_batch(order: _Order, level: PlayerLevel, seed: int, first: int, count: int) -> tuple[Fought, ...]:
    fight = _laid(order)
    return tuple(play_fight(fight, level, seed_of(seed, number)) for number in range(first, first + count))


def seed_of(seed: int, number: int) -> int:
    """The seed of one fight of many, so that fights of neighbouring seeds have nothing in common."""
    return seed * 1_000_003 + number


def _order(fight: Fight) -> _Order:
    data, checksum = packed(fight.table)
    return _Order(data, checksum, fight.pilots, fight.threats, fight.attacker, fight.dealt)


def _laid(order: _Order) -> Fight:
    table = _table(order.table, order.checksum)
    return Fight(table, order.pilots, order.threats, order.attacker, dealt=order.dealt)


# The levers of a fight are played in turn, and their tables are few.
@lru_cache(maxsize=MOST + 1)
def _table(data: bytes, checksum: int) -> State:
    return unpacked(data, checksum, GATTAI.game.cards, 0)
