"""The sentence of a move: who does what, in the words of its kind, with the names and cards that the seat may know."""

from collections.abc import Callable, Mapping
from string import Formatter
from typing import Final

from gattai_desktop.cards.card import Card, NotKnown
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.state import Table
from gattai_desktop.cards.words import Words, say
from gattai_desktop.cards.zone import ALL, COACH_SEAT, Seat
from gattai_desktop.games.ask import open_item
from gattai_desktop.games.gattai.book.rulings import rulings_book, rulings_of
from gattai_desktop.games.gattai.effects import entries
from gattai_desktop.games.gattai.effects.effect_asks import LeaveAside, ways_offered
from gattai_desktop.games.gattai.events.recipients import RESOURCES
from gattai_desktop.games.gattai.events.soak import Soak
from gattai_desktop.games.gattai.names import STAT_NAMES, event_name, named, power_name, spoil_name, zone_name
from gattai_desktop.games.gattai.pilots import chromas, learnable
from gattai_desktop.games.gattai.rumble.final_form import POSITIONS
from gattai_desktop.games.gattai.story import prepared, prompts
from gattai_desktop.games.gattai.telling.of_values import KNOWN
from gattai_desktop.games.gattai.telling.sentence import Now, cards_in_words
from gattai_desktop.games.gattai.telling.what_it_does import in_a_sentence, what_it_does
from gattai_desktop.games.gattai.values import value_name
from gattai_desktop.games.move import Move

_SIDES: Final = ("pilot", "whom", "side", "opponent", "target", "to", "receiver")
"""Fields that hold a seat, a side, or whom an effect hits."""
_KEYED: Final = ("faction", "threat", "location", "gear")
"""Fields that hold the key of something which has a name of its own."""
_NAMED: Final = ("threat", "faction", "location", "resource", "throwdown")
"""What a thing with a dot in its id may be, so that it has a name."""
_ITEMS: Final = {**KNOWN, "all": "all"}
"""What can be revealed of a Threat."""


def _piece(table: Table, key: str) -> str:
    """What a Pilot has: Gear by what it is called, all else by its entry."""
    return str(table.values.get(f"gear.{key}.name") or learnable.name_of(table, key))


_BY_FIELD: Final[Mapping[str, Callable[[Table, str], str]]] = {
    "zone": zone_name,
    "origin": zone_name,
    "path": value_name,
    "spoil": lambda table, key: str(table.values.get(f"spoil.{key}.name") or spoil_name(key)),
    "entry": lambda table, key: entries.name_of(table, key.partition("/")[0]),
    "power": power_name,
    **dict.fromkeys(("tech", "frame", "mod", "robo"), learnable.name_of),
    "piece": _piece,
    "prompt": lambda table, key: getattr(prompts.prompt_of(table, key), "name", key),
    "scene": lambda table, key: getattr(prepared.scene_of(table, key), "name", key),
    "chroma": chromas.named,
    "position": lambda _table, key: POSITIONS[key].name if key in POSITIONS else key,
    "switch": lambda _table, row: rulings_book()[row].question if row in rulings_book() else row,
    "stat": lambda _table, stat: STAT_NAMES.get(stat, stat.capitalize()),
    "event": lambda table, event: event_name(rulings_of(table), event),
    "item": lambda _table, item: _ITEMS.get(item, item),
}


def field_name(table: Table, field: str, value: str) -> str:
    """Return what people call the value of a field; free words as they were written."""
    if field in _BY_FIELD:
        return _BY_FIELD[field](table, value)
    if value in RESOURCES:
        return RESOURCES[value]
    kind, dot, _ = value.partition(".")
    if dot:
        return named(table, value) if kind in _NAMED or f"{value}.name" in table.values else value
    if field in _SIDES or value == COACH_SEAT or value in table.listed("seats"):
        return named(table, value)
    family = field.rstrip("s")
    return named(table, f"{family}.{value}") if family in _KEYED and value else value


def move_sentence(now: Now, move: Move, looker: Seat, *, done: bool = True) -> Words:
    """Say what a move did, as the seat `looker` may know it. The move holds no secret any more.

    `done` is False for a Drive that still waits for the Commander's consent (R-54).
    """
    told = move.told_now()
    template = told.line if done else told.wished or told.line
    if told.unseen and looker not in {move.seat, ALL}:
        template = told.unseen
    template = template or sentence_of(type(move))
    names = {name for _, name, _, _ in Formatter().parse(template) if name}
    words = say(template, **{name: _field(now, move, name) for name in names})
    text = str(getattr(move, told.words)) if told.words else ""
    return say("{words}: {text}", words=words, text=text) if text else words


def sentence_of(kind: type[Move]) -> str:
    """Return what is told of a move that has no words of its own for it: who makes it, and its phrase."""
    # A move by hand may end in a reason, which is told in a line of its own.
    return "{seat} " + kind.phrase.removesuffix(" because {reason}")


def _field(now: Now, move: Move, name: str) -> object:
    value = getattr(move, name)
    if name == "seat":
        return now.name(value)
    if name == "line":
        return _in_words(now.table, str(value))
    if name == "way":
        return _way(now.table, value)
    if isinstance(value, Card):
        return value
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple):
        if value and all(isinstance(part, Card) for part in value):
            return cards_in_words(value)
        return tuple(field_name(now.table, name, str(part)) for part in value) or "nothing"
    return value if isinstance(value, int) else field_name(now.table, name, str(value))


def _in_words(table: Table, line: str) -> Words:
    """Say what a line of triggers does; whom it reached is told of what followed."""
    try:
        return in_a_sentence(tuple(evolve(one, reaches=()) for one in what_it_does(table, line, COACH_SEAT)))
    except NotKnown:
        return say("an event")


def _way(table: Table, number: int) -> Words:
    """Say what one of the ways does between which an effect lets choose; its number where none are open."""
    try:
        return ways_offered(table, open_item(table, "effect_choose"))[number - 1]
    except LookupError:
        return say("way {number}", number=number)


def keeps_secret(move: Move) -> bool:
    """Whether the words of a move may hold what other seats do not know (INFO-2, INFO-7).

    A Threat's Buffers and powers are the Coach's to know; what he sets by hand may be anything.
    """
    of_threats = move.seat == COACH_SEAT and isinstance(move, Soak | LeaveAside)
    return move.by_hand or bool(move.told.unseen) or of_threats
