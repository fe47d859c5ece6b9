"""Where a showdown is, in a line for header and shelf, and the landmarks that a replay jumps to."""

from collections.abc import Mapping
from typing import Final

from gattai_desktop.cards.state import Table
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.words import Words, say
from gattai_desktop.games.landmarks import Landmark, Landmarks, ShelfLine, announced
from gattai_desktop.games.tasuo import zones
from gattai_desktop.games.tasuo.names import PHASES
from gattai_desktop.games.tasuo.values import OVER, START, active, name_of

_SAID: Final = {
    "turn": "turn",
    "destroyed": "destroyed",
    "negated": "negated",
    "countered": "countered",
    "mode": "mode",
    "wins": "over",
    "draw": "over",
}
_SIGNS: Final = {START: "flag", OVER: "tick"}


def _part(values: Mapping[str, Value]) -> str:
    return str(values.get("step") or START)


LANDMARKS: Final = Landmarks(
    kinds=(
        Landmark("turn", "Turn", "clock", "text"),
        Landmark("destroyed", "Destroyed", "cross", "refused"),
        Landmark("mode", "Tasuo Mode", "wings", "legal"),
        Landmark("negated", "Negated", "cross", "price"),
        Landmark("countered", "Countered", "bolt", "price"),
        Landmark("over", "The end", "flag", "text"),
    ),
    found=announced(_SAID),
    part=_part,
    parts={step: (named, _SIGNS.get(step, "clock")) for step, named in PHASES.items()},
    turn=lambda values: values.get("turn"),
    ended=lambda values: _part(values) == OVER,
    counted="turn",
)


def where(table: Table) -> Words:
    """Say which turn it is, whose, and in which phase; of a showdown that is over who has won it."""
    step, winner = table.text("step"), table.text("winner")
    if step == OVER and winner:
        return say("{seat} has won", seat=name_of(table, winner))
    if step in (START, OVER):
        return say("{phase}", phase=PHASES[step])
    turn, seat = table.number("turn"), name_of(table, active(table))
    return say("Turn {turn} · {seat} · {phase}", turn=turn, seat=seat, phase=PHASES.get(step, step))


def shelf_line(table: Table) -> ShelfLine:
    """Return where the showdown stopped, and who plays it."""
    decks = tuple((seat, table.count(zones.deck(seat))) for seat in zones.SEATS)
    left = any(count for _, count in decks)
    return ShelfLine(where(table), zones.SEATS, decks=decks, picture="" if left else "duel")
