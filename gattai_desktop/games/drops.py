"""Finds where a card or a thing can be dropped, and which moves that means, from what the kinds of moves declare."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Any

from gattai_desktop.cards.card import Back, Card
from gattai_desktop.cards.frozen import evolve, frozen
from gattai_desktop.cards.state import Sight, State
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.ask import Ask
from gattai_desktop.games.move import Answer, Move
from gattai_desktop.games.presentation import NOWHERE, QUESTION, CarriedThing, Place


@frozen
class Drop:
    """A place where what is carried may be dropped, and what that means."""

    place: Place
    moves: tuple[Move, ...]
    """The moves that laying it there can mean, the likeliest first, whether they are allowed or not; at least one."""


Kinds = tuple[type[Move], ...]


@lru_cache(maxsize=16)
def _laying(kinds: Kinds) -> Kinds:
    """Return the kinds that a drop can mean; those that only some cards can mean go before those of any card."""
    laying = [kind for kind in kinds if not kind.by_hand and not issubclass(kind, Answer) and _lays(kind)]
    return tuple(sorted(laying, key=lambda kind: _is_own(kind, "aimed"), reverse=True))


def _lays(kind: type[Move]) -> bool:
    own = any(_is_own(kind, method) for method in ("laid_on_now", "drop_places"))
    return own or kind.laid_on != NOWHERE or bool(kind.dropped_on)


def _is_own(kind: type[Move], method: str) -> bool:
    mine, everybodys = getattr(kind, method), getattr(Move, method)
    return getattr(mine, "__func__", mine) is not getattr(everybodys, "__func__", everybodys)


def drops_of(
    kinds: Kinds, table: Sight, seat: Seat, carried: Card | CarriedThing, origin: Place, ask: Ask | None
) -> tuple[Drop, ...]:
    """Return each place where a card can be dropped, with the answers and the moves of these kinds that this means.

    A thing that is no card answers nothing. Of another seat only what may be moved openly is moved (`Move.openly`).
    """
    if isinstance(carried, CarriedThing):
        return _drops(_carried(kinds, table, seat, carried), table, origin)
    own = ask if ask is not None and ask.seat == seat else None
    answers = _answers(kinds, table, seat, carried, own) if own is not None else ()
    found = _drops((*answers, *_aimed(kinds, table, seat, carried, origin)), table, origin)
    meant = _on_question(own, carried) if own is not None else ()
    return (*(one for one in found if one.place != QUESTION), Drop(QUESTION, meant)) if meant else found


def _drops(moves: Iterable[Move], table: Sight, origin: Place) -> tuple[Drop, ...]:
    found: dict[Place, list[Move]] = {}
    for move in moves:
        for place in move.drop_places(table):
            if place not in (NOWHERE, origin):
                found.setdefault(place, []).append(move)
    return tuple(Drop(place, tuple(meant)) for place, meant in found.items())


def _carried(kinds: Kinds, table: Sight, seat: Seat, thing: CarriedThing) -> Iterator[Move]:
    for kind in _laying(kinds):
        if thing.seat == seat or table.values.get("step") in kind.openly:
            yield from kind.carried(table, thing)


def _answers(kinds: Kinds, table: Sight, seat: Seat, card: Card, ask: Ask) -> tuple[Move, ...]:
    """Return the answers with a card; where it is none, those that are refused, which tells why."""
    found = tuple(one for one in ask.options if getattr(one, "card", None) is card)
    if found or isinstance(card, Back):
        return found
    telling = (one for one in kinds if issubclass(one, Answer) and one.tells_why_not and one.answers == ask.kind)
    return tuple(move for kind in telling for move in kind.aimed(table, seat, card))


def _on_question(ask: Ask, card: Card) -> tuple[Move, ...]:
    """Return the answers that a card laid on the question gives; with one that gives none, a refused one says why.

    None where the question is about no card.
    """
    about = () if isinstance(card, Back) else tuple(one for one in ask.options if one.taken_up is not None)
    found = tuple(one for one in about if one.taken_up is card)
    instead: dict[str, Any] = {"card": card}
    return found or tuple(evolve(one, **instead) for one in about[:1])


def _aimed(kinds: Kinds, table: Sight, seat: Seat, card: Card, origin: Place) -> Iterator[Move]:
    step = table.values.get("step")
    # What belongs in another step is told why not only where nothing else is meant.
    for kind in sorted(_laying(kinds), key=lambda kind: bool(kind.steps) and step not in kind.steps):
        if isinstance(card, Back):
            yield from kind.taken_off(table, seat, origin)
        else:
            yield from kind.aimed(table, seat, card)


def accepting(state: State, ask: Ask | None, move: Move) -> Answer | None:
    """Return the answer to a question that laying the card of a move gives on the way; None where it gives none."""
    if ask is None or move.accepts is None or ask.seat != move.seat or any(True for _ in move.judge(state)):
        return None
    return next((one for one in ask.options if type(one) is move.accepts), None)


def following(state: State, begun: Move, drops: Iterable[Move]) -> Move | None:
    """Return what a card is meant for that was dropped to begin something, of all that its drops mean then."""
    meant = (one for one in drops if one.accepts is not None and isinstance(begun, one.accepts))
    return next((one for one in meant if not any(True for _ in one.judge(state))), None)
