"""Finds the questions of one seat that can stand together: the next is the same whatever is answered to the first."""

from collections.abc import Iterator
from typing import Final

from gattai_desktop.cards.card import NotKnown
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.ledger import NotThere
from gattai_desktop.cards.shuffle import unknown
from gattai_desktop.cards.state import State
from gattai_desktop.games.ask import Ask
from gattai_desktop.games.game import Game
from gattai_desktop.games.move import Impossible, cards_of, free_words
from gattai_desktop.games.table_rulings import Refused

MOST: Final = 4
"""Most questions that stand together."""


@frozen
class AskedThen:
    """A question, and the table on which it is asked once the likely answers before it are given."""

    ask: Ask
    table: State


def asked_together(game: Game, table: State, first: Ask) -> tuple[AskedThen, ...]:
    """Return the first question and those of the same seat after it that depend on none of the answers before.

    table: what is known of it, such as a seat's sight; what depends on anything hidden there is not found. Every answer
    is tried, so no game says which questions these are.
    """
    found = [AskedThen(first, table)]
    while len(found) < MOST and (following := _following(game, found[-1])) is not None:
        found.append(following)
    return tuple(found)


def _following(game: Game, here: AskedThen) -> AskedThen | None:
    """Return what is asked after any answer to a question; None where that differs, or is another seat's."""
    if not _is_plain(here.ask):
        return None
    found: AskedThen | None = None
    for after in _tables_after(game, here):
        ask = game.first_ask(after) if after is not None else None
        if after is None or ask is None or ask.seat != here.ask.seat or ask.kind == here.ask.kind or not _is_plain(ask):
            return None
        if found is not None and ask != found.ask:
            return None
        found = found or AskedThen(ask, after)
    return found


def _tables_after(game: Game, here: AskedThen) -> Iterator[State | None]:
    """Yield the table after each answer; None where that cannot be known beforehand."""
    for answer in here.ask.options:
        try:
            yield game.play(here.table, answer, unknown)[0]
        except (NotKnown, NotThere, Impossible, Refused):
            yield None


def _is_plain(ask: Ask) -> bool:
    """Whether a question is answered by a press: of no round, with no words of a person and no card."""
    return not ask.round and not any(free_words(type(one)) or cards_of(one) for one in ask.options)
