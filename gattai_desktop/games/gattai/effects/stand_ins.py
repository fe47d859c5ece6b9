"""Tokens of a pool that count as Charges or Buffers: spent after the gauge is empty, refilled when it is full.

An entry says so by `counts_as(pool, charge, most)` in the window "always", as long as its condition holds.
"""

from collections.abc import Iterator

from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import Table
from gattai_desktop.games.gattai.effects import condition_values
from gattai_desktop.games.gattai.effects.entries import effects_in, has_entries


def _pools(table: Table, seat: str, kind: str) -> Iterator[tuple[str, int]]:
    """Each pool that counts as this kind now: its path and the most that it holds."""
    if not has_entries(table) or "." in seat:
        return
    for found in condition_values.holding(table, effects_in(table, "always", seat)):
        for step in found.steps:
            if step.verb == "counts_as" and step.values[1].word == kind:
                most = step.values[2].worth(condition_values.numbers(table, found, {}))
                yield f"pool.{step.values[0].word}.{seat}", most


def tokens(table: Table, seat: str, kind: str) -> int:
    """How many tokens somebody may spend as "charge" or "buffer"."""
    return sum(table.number(path) for path, _ in _pools(table, seat, kind))


def spend(ledger: Ledger, seat: str, kind: str, points: int, *, rule: str) -> None:
    """Take tokens away, as many as there are at most."""
    for path, _ in _pools(ledger.table, seat, kind):
        gone = min(points, ledger.table.number(path))
        if gone > 0:
            ledger.set(path, ledger.table.number(path) - gone, rule=rule)
            points -= gone


def refill(ledger: Ledger, seat: str, kind: str, points: int | None, *, rule: str) -> bool:
    """Put tokens back, all of them where `points` is None; say whether any came."""
    came = False
    for path, most in _pools(ledger.table, seat, kind):
        now = ledger.table.number(path)
        after = most if points is None else min(most, now + points)
        if after > now:
            ledger.set(path, after, rule=rule)
            points = None if points is None else points - (after - now)
            came = True
    return came
