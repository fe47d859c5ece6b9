"""Tells people what happened in a showdown: each move is a line, and beneath it what followed, with its causes."""

from collections.abc import Iterable, Iterator
from functools import partial
from typing import Final

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.facts import Announced, CardsMoved, CardsTurned, Fact, ValueChanged, ZoneShuffled
from gattai_desktop.cards.frozen import fields
from gattai_desktop.cards.state import Table
from gattai_desktop.cards.words import Words, say
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.by_hand import ByHand
from gattai_desktop.games.move import Move, free_words
from gattai_desktop.games.response_window import open_items
from gattai_desktop.games.tasuo.asked_by import asked_by
from gattai_desktop.games.tasuo.chosen_policy import SetPolicy
from gattai_desktop.games.tasuo.declaring import drives_in
from gattai_desktop.games.tasuo.effect_choices import DECIDE, ChooseCard, ChooseWord, DeclineChoice, place_of_set
from gattai_desktop.games.tasuo.effects import MAY
from gattai_desktop.games.tasuo.names import DRIVES, PLACES
from gattai_desktop.games.tasuo.opening import PayForCard, PutCardsBack
from gattai_desktop.games.tasuo.policies import TakePassBack
from gattai_desktop.games.tasuo.told_facts import ON_THEIR_OWN, tell_announced, tell_moved, tell_turned, tell_value
from gattai_desktop.games.tasuo.told_scene import ShowdownScene
from gattai_desktop.games.tasuo.values import name_of
from gattai_desktop.games.tasuo.windows import ASKED, PassAhead, PassUntil, PassWindow
from gattai_desktop.games.told import ToldLine, told_by_hand
from gattai_desktop.games.told_beneath import ToldWords, told_beneath

UNTOLD: Final = (PassWindow, PassUntil, PassAhead, SetPolicy, TakePassBack)
"""Moves of which nothing is said: a window in which both passed tells nothing (RULES 3h)."""


def tell(table: Table, move: Move | None, facts: Iterable[tuple[int, Fact]], mover: Seat = "") -> tuple[ToldLine, ...]:
    """Return the lines of one entry. `table` is what the seat saw before it, `facts` what it saw happen."""
    scene = ShowdownScene(table, move, facts)
    head: tuple[ToldLine, ...] = ()
    if move is not None and not isinstance(move, UNTOLD):
        head = (ToldLine(move_words(scene, move), sign=move.seat),)
    elif move is None and mover and scene.facts and table.text(ASKED) != mover:  # a pass in a window is not told
        head = (ToldLine(say("{seat} chooses, unseen", seat=name_of(table, mover)), sign=mover),)
    said = partial(_said, scene)
    return tuple(told_beneath(scene, head, said, _sign, on_their_own=ON_THEIR_OWN))


def _sign(fact: Fact) -> str:
    if not isinstance(fact, Announced) or fact.words not in ON_THEIR_OWN:
        return ""
    return str(fact.by_name.get("seat") or "")


def move_words(scene: ShowdownScene, move: Move) -> Words:
    """Return what a move is called once it is made; a card that the seat may not know is "a card"."""
    table, who = scene.table, name_of(scene.table, move.seat)
    if isinstance(move, ByHand):
        return told_by_hand(table, move, who)
    if isinstance(move, PutCardsBack):
        known = all(card.key in scene.cards for card in move.cards)
        if not known:
            words = "{seat} puts a card back" if len(move.cards) == 1 else "{seat} puts {number} cards back"
            return say(words, seat=who, number=len(move.cards))
    if isinstance(move, PayForCard) and move.card.key not in scene.cards:
        return say("{seat} pays 1 armor to change a card", seat=who)
    if (decided := _decided(scene, move, who)) is not None:
        return decided
    free = free_words(type(move))
    values: dict[str, object] = {"seat": who}
    for one in fields(type(move)):
        if one.name not in ("seat", "drives", *free):
            values[one.name] = _field(scene, getattr(move, one.name))
    line = Words(sentence_of(type(move)), tuple(values.items()))
    drives = tuple(DRIVES[one] for one in drives_in(str(getattr(move, "drives", ""))))
    return say("{line}, with {drives}", line=line, drives=drives) if drives else line


def _decided(scene: ShowdownScene, move: Move, who: object) -> Words | None:
    """Return what an answer to an effect comes to, with the card for which it is given; None for any other move.

    Nor where it is not seen which card asks.
    """
    if not isinstance(move, DeclineChoice | ChooseCard | ChooseWord) or (card := asked_by(scene.table)) is None:
        return None
    whole = open_items(scene.table)[0][1:2] in ((MAY,), (DECIDE,))
    if isinstance(move, DeclineChoice):
        words = "{seat} declines the effect of {card}" if whole else "{seat} chooses nothing for {card}"
        return say(words, seat=who, card=scene.shown(card))
    if whole:
        return say("{seat} uses the effect of {card}", seat=who, card=scene.shown(card))
    chosen = _field(scene, move.chosen)
    return say("{seat} chooses {chosen} for {card}", seat=who, chosen=chosen, card=scene.shown(card))


def sentence_of(kind: type[Move]) -> str:
    """The sentence of a kind of move, as a template with its fields in braces."""
    return kind.told.line or "{seat} " + kind.phrase.removesuffix("{drives}")


def _field(scene: ShowdownScene, value: object) -> object:
    if isinstance(value, tuple):
        return tuple(_field(scene, one) for one in value)
    if isinstance(value, Card):
        return scene.shown(value)
    if (place := place_of_set(str(value))) >= 0:
        return say("set card {number}", number=place + 1)
    return PLACES.get(str(value)) or DRIVES.get(str(value), value)


def _said(scene: ShowdownScene, fact: Fact) -> Iterator[ToldWords]:
    match fact:
        case Announced():
            yield from tell_announced(scene, fact)
        case ValueChanged():
            yield from tell_value(scene, fact)
        case CardsMoved() if not isinstance(scene.move, ByHand):
            yield from tell_moved(scene, fact)
        case CardsTurned() if not isinstance(scene.move, ByHand):
            yield from tell_turned(scene, fact)
        case ZoneShuffled() if fact.zone.startswith("deck."):
            seat = scene.name(fact.zone.partition(".")[2])
            yield say("{seat} mixes the deck", seat=seat), "everything"
        case _:
            return
