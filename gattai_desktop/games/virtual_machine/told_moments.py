"""Big moments of a fight: one word in large letters, its sign, one line of cause (LOOK 7, 24)."""

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from gattai_desktop.cards.facts import Fact
from gattai_desktop.cards.state import Table
from gattai_desktop.cards.words import Words, say
from gattai_desktop.games.told import Moment
from gattai_desktop.games.told_beneath import AnnouncedValues, moments_of
from gattai_desktop.games.virtual_machine.ending import why_over
from gattai_desktop.games.virtual_machine.names import interrupt_name
from gattai_desktop.games.virtual_machine.processes import MobKind
from gattai_desktop.games.virtual_machine.row_words import BY_KEY, boot_words, team_name, uptime_words
from gattai_desktop.games.virtual_machine.told_scene import Scene
from gattai_desktop.games.virtual_machine.values import NOBODY
from gattai_desktop.games.virtual_machine.world import kind_of
from gattai_desktop.games.virtual_machine.zones import CPU, MCS


def headline(table: Table, facts: Iterable[tuple[int, Fact]]) -> tuple[Moment, ...]:
    """Return the big moments among the facts, in their order. `table` is what the seat saw before them."""
    return moments_of(Scene(table, None, facts), _MOMENTS)


def _round(_scene: Scene, of: AnnouncedValues) -> Moment:
    text = say("All pick their cards.")
    return Moment("round", say("Round {number}", number=of["number"]), text, "clock")


def _row(_scene: Scene, of: AnnouncedValues) -> Moment | None:
    row, side = BY_KEY[str(of["row"])], str(of["side"])
    if row.rank < 2:
        return None
    words = "{team}. Boot: {boot}. Uptime: {uptime}."
    text = say(words, team=team_name(side), boot=boot_words(row.rank), uptime=uptime_words(row.rank))
    return Moment("row", row.name, text, "hand", ink="pilots" if side == MCS else "coach", lasts="rumble")


def _downed(scene: Scene, of: AnnouncedValues) -> Moment | None:
    """A boss or an MC; mobs fall too often for it."""
    who = str(of["process"])
    if isinstance(kind_of(scene.table, who), MobKind):
        return None
    is_mc = who in scene.table.listed(MCS)
    text = say("Downed: an MC fewer can act.") if is_mc else say("The boss is downed.")
    title = say("{who}", who=scene.name(who))
    return Moment("downed", title, text, "cross", ink="refused" if is_mc else "legal", lasts="rout")


def _interrupt(scene: Scene, of: AnnouncedValues) -> Moment:
    title = say("{interrupt}", interrupt=interrupt_name(scene.table, str(of["interrupt"])))
    text = say("{who} interrupts.", who=scene.name(of["process"]))
    return Moment("interrupt", title, text, "bolt", ink="price", lasts="rumble")


def _over(scene: Scene, of: AnnouncedValues) -> Moment:
    titles: Mapping[str, tuple[Words, str, str]] = {
        MCS: (say("The MCs win"), "wings", "pilots"),
        CPU: (say("The CPU wins"), "horns", "coach"),
        NOBODY: (say("Nobody wins"), "flag", "live"),
        "": (say("Broken off"), "flag", "live"),
    }
    winner = str(of["winner"])
    title, sign, ink = titles[winner]
    return Moment("over", title, why_over(scene.table, winner, scene.value), sign, ink=ink, lasts="rout")


_MOMENTS: Final[Mapping[str, Callable[[Scene, AnnouncedValues], Moment | None]]] = {
    "round": _round,
    "boot": _row,
    "downed": _downed,
    "interrupt": _interrupt,
    "over": _over,
}
