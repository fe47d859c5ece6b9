"""Shows answers with equal cards: copies that lie in the same place share a plate, others are told by their place."""

from collections import Counter
from collections.abc import Callable, Hashable, Sequence
from functools import partial
from itertools import count
from typing import Final

from gattai_desktop.board.speech import speak
from gattai_desktop.board.words import DrawnWords, spoken
from gattai_desktop.cards.card import Card
from gattai_desktop.cards.frozen import evolve, fields
from gattai_desktop.cards.state import Table
from gattai_desktop.games.move import Move
from gattai_desktop.games.tasuo import zones
from gattai_desktop.games.tasuo.designs import TasuoCard
from gattai_desktop.windows.games.tasuo.field_looks import place_name
from gattai_desktop.windows.kit.ask_look import AnswerLook
from gattai_desktop.windows.kit.plate_words import number_of
from gattai_desktop.windows.kit.seat_view import SeatView

_ALIKE: Final = ("hand", "legend", "dead", "outer", "ultra", "deck", "look")
"""Where copies of a card lie that are worth the same; one that stands, waits or is armed is told from its like."""


def one_for_equals(view: SeatView, options: Sequence[Move], looks: Sequence[AnswerLook]) -> tuple[AnswerLook, ...]:
    """Return the answers with one plate for copies that lie in the same place; looks: one for each option.

    Others with the same name are called by where they lie, and by whose they are if need be. The figures that answer
    count on over what is left out.
    """
    meant = [_meaning(view.sight, one) for one in options]
    kept = [place for place, one in enumerate(meant) if meant.index(one) == place]
    led = {meant[place] for place, one in enumerate(looks) if one.led}
    alike = {place: tuple(looks[n].id for n, one in enumerate(meant) if one == meant[place] and n != place)
             for place in kept}  # fmt: skip
    answers = [evolve(looks[place], led=meant[place] in led, copies=alike[place]) for place in kept]
    for named in (partial(told_by_place, view.sight), partial(told_by_owner, view)):
        often = Counter(spoken(one.title) for one in answers)
        answers = [
            evolve(one, title=_titled(options[place], named) or one.title) if often[spoken(one.title)] > 1 else one
            for place, one in zip(kept, answers, strict=True)
        ]
    answers = [
        evolve(one, title=_counted(one.title, 1 + len(one.copies))) if _looked_at(view.sight, options[place]) else one
        for place, one in zip(kept, answers, strict=True)
    ]
    figures = count(1)  # none for a pass, which has a key of its own: the first card has the first figure
    return tuple(evolve(one, key=str(next(figures))) if one.key.isdigit() else one for one in answers)


def _looked_at(table: Table, option: Move) -> bool:
    """Whether an answer is one of the cards that their owner looks at; who sees fewer plates than cards misses one."""
    card = getattr(option, "card", None)
    return isinstance(card, Card) and _lies_in(table, card).partition(".")[0] == "look"


def _counted(title: DrawnWords | str, number: int) -> DrawnWords | str:
    """Return the title of a plate that stands for so many copies."""
    return speak("tasuo", "{card} ×{number}", card=spoken(title), number=number) if number > 1 else title


def titled(option: Move) -> str:
    """Return what an answer with a card is called: with whom it is for, what it answers or where it goes to."""
    return _titled(option, lambda card: card.name)


def _titled(option: Move, named: Callable[[Card], str]) -> str:
    """Return the title; "" of an answer without a card."""
    card = getattr(option, "card", None)
    if not isinstance(card, TasuoCard):
        return ""
    warrior, entry, place = (getattr(option, name, None) for name in ("warrior", "entry", "place"))
    if isinstance(warrior, Card):
        return speak("tasuo", "{card} for {warrior}", card=card.name, warrior=named(warrior))
    if isinstance(entry, Card):
        return speak("tasuo", "{card} against {entry}", card=card.name, entry=entry.name)
    if isinstance(place, str):
        words = speak("tasuo", "{card} to {place}", card=card.name, place=place_name(place))
        number = number_of(option)
        return words if number is None else speak("tasuo", "{words} by effect {number}", words=words, number=number)
    return named(card)


def told_by_place(table: Table, card: Card) -> str:
    """Return what a card is called beside its like that lies elsewhere: "Smoke Roll, set", "Forge Sister in Kio"."""
    zone = _lies_in(table, card)
    name, _, _ = zone.partition(".")
    if name == "hand":
        return speak("tasuo", "{card} of the hand", card=card.name)
    if name == "legend":
        return speak("tasuo", "{card}, set", card=card.name)
    if name in zones.PLACES:
        return speak("tasuo", "{warrior} in {place}", warrior=card.name, place=place_name(name))
    return card.name


def told_by_owner(view: SeatView, card: Card) -> str:
    """Return what a card is called beside its like in the same place of the other side: "Ida's Forge Sister in Kio"."""
    if not isinstance(card, TasuoCard):
        return card.name
    words = told_by_place(view.sight, card)
    return speak("tasuo", "{name}'s {card}", name=view.name(card.owner), card=words)


def _meaning(table: Table, option: Move) -> Hashable:
    """Return what an answer comes to: copies of a card that lie in the same place, and are worth the same, are one."""
    return type(option), tuple(_worth(table, getattr(option, one.name)) for one in fields(type(option)))


def _worth(table: Table, value: object) -> object:
    if not isinstance(value, TasuoCard):
        return value
    zone = _lies_in(table, value)
    return (value.design.id, zone) if zone.partition(".")[0] in _ALIKE else value


def _lies_in(table: Table, card: Card) -> str:
    return next((zone for zone, lying in table.zones.items() if any(one.card is card for one in lying)), "")
