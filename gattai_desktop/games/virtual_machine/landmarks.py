"""Where a fight is, in a line for header and shelf, and the landmarks that a replay jumps to."""

from collections.abc import Mapping
from typing import Final

from gattai_desktop.cards.state import Table
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.words import Words, say
from gattai_desktop.games.landmarks import Landmark, Landmarks, ShelfLine, announced
from gattai_desktop.games.virtual_machine.names import fight_name
from gattai_desktop.games.virtual_machine.values import OVER, PLACING, SELECT, START
from gattai_desktop.games.virtual_machine.world import colours
from gattai_desktop.games.virtual_machine.zones import CPU, MCS

_SAID: Final = {"round": "round", "boot": "row", "downed": "downed", "interrupt": "interrupt", "over": "over"}
BEFORE: Final = "before"
FIGHT: Final = "fight"


def _part(values: Mapping[str, Value]) -> str:
    step = str(values.get("step") or START)
    return BEFORE if step in (START, PLACING) else step if step in (SELECT, OVER) else FIGHT


def _turn(values: Mapping[str, Value]) -> Value:
    return (values.get("fight"), values.get("round"), values.get("turn.process"), values.get("turn.card"))


LANDMARKS: Final = Landmarks(
    kinds=(
        Landmark("round", "Round", "clock", "text"),
        Landmark("row", "Team Hand rises", "hand", "legal"),
        Landmark("interrupt", "Interrupt", "bolt", "price"),
        Landmark("downed", "Downed", "cross", "refused"),
        Landmark("over", "The end", "flag", "text"),
    ),
    found=announced(_SAID),
    part=_part,
    parts={
        BEFORE: ("Before the fight", "flag"),
        SELECT: ("Select", "hand"),
        FIGHT: ("Count", "clock"),
        OVER: ("After the fight", "tick"),
    },
    turn=_turn,
    ended=lambda values: _part(values) == OVER,
    counted="round",
)


def where(table: Table) -> Words:
    """Say which fight it is, and which round."""
    fight = fight_name(table, table.text("fight"))
    now = table.number("round")
    if table.text("step") == OVER:
        return _over(table.text("winner"), fight)
    return say("{fight} · Round {number}", fight=fight, number=now) if now else say("Not begun yet")


def _over(winner: str, fight: str) -> Words:
    """Say of a fight that is over who has won it, as far as somebody has."""
    if winner == MCS:
        return say("{fight} · the MCs have won", fight=fight)
    return say("{fight} · the CPU has won" if winner == CPU else "{fight} · over", fight=fight)


def shelf_line(table: Table) -> ShelfLine:
    """Return where the fight stopped, and which MCs fight it."""
    return ShelfLine(where(table), table.listed(MCS), picture="network", colours=colours(table))
