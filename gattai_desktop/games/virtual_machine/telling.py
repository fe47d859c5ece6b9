"""Tells people what happened in a fight: each move is a line, and beneath it what followed, with its causes."""

from collections.abc import Container, Iterable, Iterator, Sequence
from functools import partial
from typing import Final

from gattai_desktop.cards.card import Back, Card
from gattai_desktop.cards.facts import Announced, CardsMoved, CardsTurned, Fact, ValueChanged, ZoneShuffled, announces
from gattai_desktop.cards.frozen import evolve, fields
from gattai_desktop.cards.state import Table
from gattai_desktop.cards.words import Words, say
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.by_hand import ByHand
from gattai_desktop.games.move import Move, free_words
from gattai_desktop.games.told import Strong, ToldLine, told_by_hand
from gattai_desktop.games.told_beneath import ToldWords, told_beneath
from gattai_desktop.games.virtual_machine.any_moment import BuyCard
from gattai_desktop.games.virtual_machine.hacking import LoseHandCard
from gattai_desktop.games.virtual_machine.interrupt_choices import FireAt
from gattai_desktop.games.virtual_machine.interrupts import LayTowards, SwitchInterrupt
from gattai_desktop.games.virtual_machine.names import STATUSES, name_in_field
from gattai_desktop.games.virtual_machine.status_byte import bit_of
from gattai_desktop.games.virtual_machine.told_announced import ON_THEIR_OWN, tell_announced
from gattai_desktop.games.virtual_machine.told_scene import Scene
from gattai_desktop.games.virtual_machine.told_values import tell_value
from gattai_desktop.games.virtual_machine.turns import EndTurn, OnTurn
from gattai_desktop.games.virtual_machine.values import SELECT, actor, name_of
from gattai_desktop.games.virtual_machine.zones import BYTE, CPU, MCS

HORNS: Final = "horns"


def tell(
    table: Table, move: Move | None, facts: Iterable[tuple[int, Fact]], mover: Seat = "", *, in_full: bool = False
) -> tuple[ToldLine, ...]:
    """Return the lines of one entry. `table` is what the seat saw before it, `facts` what it saw happen.

    in_full: with the test and the sum of each hit, as a preview says them.
    """
    scene = Scene(table, move, facts, in_full=in_full)
    head: tuple[ToldLine, ...] = ()
    if move is not None:
        head = (ToldLine(move_words(table, move), sign=_crest(table, move.seat)),)
    elif mover:
        head = (ToldLine(_unseen(table, mover), sign=_crest(table, mover)),)
    said, sign = partial(_said, scene), partial(_sign, scene)
    lines = list(told_beneath(scene, head, said, sign, on_their_own=ON_THEIR_OWN, further=1))
    _quiet_end(move, lines)
    charges = {number for number, fact in scene.facts if announces(fact, "charged")}
    return _charges_last(lines, charges)


def _charges_last(lines: Sequence[ToldLine], charges: Container[int]) -> tuple[ToldLine, ...]:
    """Return the lines with those of charges after whatever else came of the same thing."""
    found: list[ToldLine] = []
    held: list[ToldLine] = []
    for line in lines:
        over = [one for one in held if one.depth > line.depth]
        found += sorted(over, key=lambda one: -one.depth)
        held = [one for one in held if one.depth <= line.depth]
        (held if line.fact in charges else found).append(line)
    return (*found, *sorted(held, key=lambda one: -one.depth))


def _quiet_end(move: Move | None, lines: list[ToldLine]) -> None:
    """Leave the end of a turn to who wants everything, where nothing came of it."""
    came = next((line for line in lines[1:] if line.preset != "everything"), None)
    if isinstance(move, EndTurn) and (came is None or came.depth == 0):
        lines[0] = evolve(lines[0], preset="everything")


def _crest(table: Table, seat: Seat) -> str:
    return HORNS if name_of(table, seat) == name_of(table, CPU) else seat


def _sign(scene: Scene, fact: Fact) -> str:
    """Whose crest stands before a turn."""
    who = fact.by_name.get("process") if isinstance(fact, Announced) and fact.words in ON_THEIR_OWN else None
    if not isinstance(who, str):
        return ""
    return who if who in scene.table.listed(MCS) else HORNS


# ---------------------------------------------------------------------- the move


def sentence_of(kind: type[Move]) -> str:
    """The sentence of a kind of move, as a template with its fields in braces."""
    words = kind.told.line or "{seat} " + kind.phrase.removesuffix(" because {reason}")
    for name in free_words(kind):
        words = words.removesuffix(f" {{{name}}}")
    return words


def move_words(table: Table, move: Move) -> Words:
    """Return what a move is called once it is made; a mob or a boss is named where it has the turn."""
    if isinstance(move, ByHand):
        return told_by_hand(table, move, name_of(table, move.seat))
    who = actor(table) if isinstance(move, OnTurn | LayTowards | BuyCard) and move.seat == CPU else ""
    free = free_words(type(move))
    values: dict[str, object] = {"seat": name_of(table, who or move.seat)}
    for one in fields(type(move)):
        if one.name != "seat" and one.name not in free:
            values[one.name] = _field(table, one.name, getattr(move, one.name))
    told = move.told_now()
    own = told.line if told is not move.told else ""
    found = Words(own or sentence_of(type(move)), tuple(values.items()))
    for name in free:
        found = say("{line}: “{text}”", line=found, text=getattr(move, name))
    return found


def _field(table: Table, field: str, value: object) -> object:
    if isinstance(value, tuple):
        return tuple(_field(table, field, one) for one in value) or "nothing"
    if isinstance(value, Card):
        return value
    named = name_in_field(table, field, str(value))
    return value if named is None else named


def _unseen(table: Table, mover: Seat) -> Words:
    if table.text("step") == SELECT:
        return say("{seat} has chosen for this round", seat=name_of(table, mover))
    return say("{seat} chooses, unseen", seat=name_of(table, mover))


# ---------------------------------------------------------------------- what followed


def _said(scene: Scene, fact: Fact) -> tuple[ToldWords, ...]:
    if scene.number in scene.told:
        return ()
    match fact:
        case Announced():
            return tell_announced(scene, fact)
        case ValueChanged():
            return tell_value(scene, fact)
        case CardsMoved() if not isinstance(scene.move, ByHand):
            return tuple(_moved(scene, fact))
        case CardsTurned() if fact.zone == BYTE:
            return tuple(_learned(fact))
        case ZoneShuffled() if fact.zone.startswith("deck."):
            side = scene.name(fact.zone.partition(".")[2])
            return ((say("the deck of {side} is mixed", side=side), "everything"),)
        case _:
            return ()


def _learned(fact: CardsTurned) -> Iterator[ToldWords]:
    for place, card in zip(fact.places, fact.cards, strict=True):
        if not isinstance(card, Back):
            status = Strong(STATUSES[bit_of(card)])
            yield say("place {place} of the byte is {status}, for all to see", place=place + 1, status=status), "moves"


def _moved(scene: Scene, fact: CardsMoved) -> Iterator[ToldWords]:
    origin, _, whose = fact.origin.partition(".")
    target, _, to = fact.target.partition(".")
    one = len(fact.cards) == 1
    match origin, target:
        case "hand", "play":
            yield say("{who} turns up {cards}", who=scene.name(whose), cards=fact.cards), "moves"
        case "deck", "hand":
            words = "{who} draws a card" if one else "{who} draws {number} cards"
            yield say(words, who=scene.name(to), number=len(fact.cards)), "everything"
        case "hand", "hand":
            yield say("a card goes from {who} to {to}", who=scene.name(whose), to=scene.name(to)), "everything"
        case "hand", "discard" if not isinstance(scene.move, LoseHandCard | LayTowards | SwitchInterrupt | FireAt):
            yield say("{who} discards {cards}", who=scene.name(whose), cards=fact.cards), "moves"
        case "play", "discard" if fact.rule == "VM-H51":
            words = "{cards} is discarded: nobody can take it"
            words = words if one else "{cards} are discarded: nobody can take them"
            yield say(words, cards=fact.cards), "moves"
        case "play", "discard" if fact.rule == "VM-H75":
            words = "{cards} is discarded: {who} is downed" if one else "{cards} are discarded: {who} is downed"
            yield say(words, cards=fact.cards, who=scene.name(whose)), "moves"
        case "play", "discard":
            yield say("{cards} is discarded" if one else "{cards} are discarded", cards=fact.cards), "everything"
        case "play", "hand":
            words = "{cards} goes back to the hand of {who}" if one else "{cards} go back to the hand of {who}"
            yield say(words, who=scene.name(to), cards=fact.cards), "moves"
        case "team", "discard" if len(fact.cards) > 1:
            yield say("the Team Hand of {side} is discarded", side=scene.name(whose)), "moves"
        case "row", "discard":
            yield say("{cards} is discarded" if one else "{cards} are discarded", cards=fact.cards), "everything"
        case "deck", "discard":
            words = "the MCs turn up {cards}" if whose == MCS else "{side} turns up {cards}"
            yield say(words, side=scene.name(whose), cards=fact.cards), "moves"
        case "discard", "deck":
            yield say("the discards of {side} are mixed into the deck", side=scene.name(to)), "everything"
        case _:
            return
