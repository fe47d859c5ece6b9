"""Many Throwdowns on all cores: what a worker is told of one, and how it plays it."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, Literal

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.state import State
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.players.gattai.fight import Fight
from gattai_desktop.players.gattai.levers import MOST
from gattai_desktop.players.gattai.played_fight import Fought, PlayerLevel, play_fight
from gattai_desktop.players.rehearsal import Company, Running
from gattai_desktop.sessions.file_format import packed, unpacked

BATCH: Final = {"plain": 25, "careful": 5, "gentle": 5, "steady": 5, "sharp": 1}
"""Fights that a worker plays before it says how they went: a few tenths of a second."""


@frozen
class _Order:
    """A fight as plain data, for another process."""

    table: bytes
    checksum: int
    pilots: tuple[str, ...]
    threats: tuple[str, ...]
    attacker: Literal["coach", "pilots"]
    dealt: bool
    level: PlayerLevel


class Rehearsal(Company):
    """A company of workers that plays Throwdowns."""

    def begin(self, fight: Fight, level: PlayerLevel, fights: int, seed: int = 1) -> Running[Fought]:
        """Begin this number of fights."""
        return self.begin_side_by_side((fight,), level, fights, seed)[0]

    def begin_side_by_side(
        self, fights: Sequence[Fight], level: PlayerLevel, each: int, seed: int = 1
    ) -> tuple[Running[Fought], ...]:
        """Order several fights, each so often. They are played in turn, so that none is ahead of the others by much.

        Their rehearsals have the same seeds, which makes pairs of them (`difference`).
        """
        return self.order(_play, [_order(fight, level) for fight in fights], each, seed, BATCH[level])


def _play(order: _Order, seed: int) -> Fought:
    return play_fight(_laid(order), order.level, seed)


def _order(fight: Fight, level: PlayerLevel) -> _Order:
    data, checksum = packed(fight.table)
    return _Order(data, checksum, fight.pilots, fight.threats, fight.attacker, fight.dealt, level)


def _laid(order: _Order) -> Fight:
    table = _table(order.table, order.checksum)
    return Fight(table, order.pilots, order.threats, order.attacker, dealt=order.dealt)


# The levers of a fight are played in turn, and their tables are few.
@lru_cache(maxsize=MOST + 1)
def _table(data: bytes, checksum: int) -> State:
    return unpacked(data, checksum, GATTAI.game.cards, 0)
