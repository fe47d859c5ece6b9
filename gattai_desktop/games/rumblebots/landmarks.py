"""Where a bot battle is, in a line for header and shelf, and the landmarks that a replay jumps to."""

from collections.abc import Mapping
from typing import Final

from gattai_desktop.cards.state import Table
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.words import Words, say
from gattai_desktop.games.house_rulings import PREFIX
from gattai_desktop.games.landmarks import Landmark, Landmarks, ShelfLine, announced
from gattai_desktop.games.rumblebots.values import CLASH, DRAFT, OVER, READY, RESULT
from gattai_desktop.games.rumblebots.zones import players

_SAID: Final = {
    "battle": "battle", "champion": "champion", "surrenders": "surrender", "contraption": "contraption",
    "ability": "ability",
}  # fmt: skip


_FREE: Final = "free"
"""The part in which everybody makes a deck out of the whole box; of a Draft it is called one."""


def _part(values: Mapping[str, Value]) -> str:
    step = str(values.get("step") or READY)
    return _FREE if step == DRAFT and values.get(f"{PREFIX}way") == _FREE else step


LANDMARKS: Final = Landmarks(
    kinds=(
        Landmark("battle", "Battle", "pile", "text"),
        Landmark("champion", "Champion", "crown", "price"),
        Landmark("surrender", "Surrender", "cross", "refused"),
        Landmark("contraption", "Contraption", "lever", "legal"),
        Landmark("ability", "Ability", "star", "legal"),
    ),
    found=announced(_SAID),
    part=_part,
    parts={
        DRAFT: ("Draft", "hand"),
        _FREE: ("Free decks", "hand"),
        READY: ("Before a battle", "story"),
        CLASH: ("Battle", "blade"),
        RESULT: ("After a battle", "tick"),
        OVER: ("The end", "crown"),
    },
    turn=lambda values: (values.get("step"), values.get("battle"), values.get("clash")),
    ended=lambda values: _part(values) == OVER,
    counted="battle",
)


def where(table: Table) -> Words:
    """Say which battle it is, and which clash."""
    battles = table.number("battles")
    words = say("Battle {battle} of {battles}", battle=max(1, table.number("battle")), battles=battles)
    clash = table.number("clash")
    if table.values.get("step") != CLASH or not clash:
        return words
    return say("{round} · {clash}", round=words, clash=say("Clash {clash}", clash=clash))


def shelf_line(table: Table) -> ShelfLine:
    """Return where the battle stopped, and who plays it."""
    line = where(table) if table.number("battle") else say("Not begun yet")
    if table.values.get("step") == OVER:
        line = say("{round} · over", round=line)
    return ShelfLine(line, players(table), picture="arena")
