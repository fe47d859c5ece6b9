"""Scenes that the Coach has prepared: what each is called, says and asks, where it is, who is there (RULES STORY-1).

They lie at the table as values that only the Coach sees, until one is opened. Opening another than these stays
possible at any time (`NextScene`).
"""

from collections.abc import Iterable, Iterator
from typing import Final

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import State, Table
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.words import say
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.gattai.events.recipients import listed
from gattai_desktop.games.gattai.story.story import SCENE_HERE, SCENE_TEXT, SCENE_TITLE, OfTheCoach, begin_scene
from gattai_desktop.games.gattai.world.locations import CURRENT
from gattai_desktop.games.move import Impossible, wish
from gattai_desktop.games.near_names import did_you_mean
from gattai_desktop.games.presentation import LogWords, Shown
from gattai_desktop.games.verdict import Reason, refusal

_PREPARED: Final = "scenes.prepared"
_OPENED: Final = "scenes.opened"


@frozen(kw_only=True)
class PreparedScene:
    """One prepared scene. `place` is the key of a Location, `who` are ids of Threats and Factions."""

    key: str
    name: str
    text: str = ""
    begins: str = ""
    """What begins it, in a line for the Coach."""
    place: str = ""
    who: tuple[str, ...] = ()
    asks: tuple[str, ...] = ()
    """What is asked as it opens: the keys of prompts."""


def scene_values(prepared: Iterable[PreparedScene]) -> dict[str, Value]:
    """Return the values of a table for which these scenes are prepared; none where none is."""
    found = tuple((one.key, one.name, one.text, one.begins, one.place, one.who, one.asks) for one in prepared)
    return {_PREPARED: found} if found else {}


def scenes(table: Table) -> tuple[PreparedScene, ...]:
    """Return what is prepared, in its order, as far as the seat may see it."""
    found = table.values.get(_PREPARED)
    return tuple(_scene(one) for one in found if isinstance(one, tuple)) if isinstance(found, tuple) else ()


def _scene(one: tuple[Value, ...]) -> PreparedScene:
    key, name, text, begins, place, who, asks = (*one, *("",) * 7)[:7]
    return PreparedScene(
        key=str(key),
        name=str(name),
        text=str(text),
        begins=str(begins),
        place=str(place),
        who=tuple(map(str, who)) if isinstance(who, tuple) else (),
        asks=tuple(map(str, asks)) if isinstance(asks, tuple) else (),
    )


def scene_of(table: Table, key: str) -> PreparedScene | None:
    """Return a prepared scene by its key."""
    return next((one for one in scenes(table) if one.key == key), None)


def opened(table: Table) -> tuple[str, ...]:
    """Return the keys of the scenes that were opened, the last one last."""
    return tuple(str(one) for one in listed(table, _OPENED))


@wish("opens the scene {scene}")
@frozen
class OpenScene(OfTheCoach):
    """Wish: open a prepared scene: its words are told, its place and who is there are known (RULES STORY-4)."""

    scene: str
    shown = Shown("{scene}", kind="Open a scene you prepared", line="You read its words aloud")
    told = LogWords("{seat} opens a scene")
    offered_to = "coach"
    offers_depend_on = ("seats", _PREPARED, _OPENED)

    @classmethod
    def offered(cls, state: State, seat: Seat) -> Iterator["OpenScene"]:
        """Each that was not opened yet, in the order in which they were prepared."""
        done = opened(state)
        yield from (cls(seat, one.key) for one in scenes(state) if one.key not in done)

    def judge(self, state: State) -> Iterator[Reason]:
        yield from self.not_the_coach()
        prepared = [one.key for one in scenes(state)]
        if self.scene not in prepared:
            near = did_you_mean(self.scene, prepared)
            yield refusal("STORY-4", "No scene is prepared as {scene}.{near}", scene=self.scene, near=near)

    def reads(self, table: Table) -> str:
        found = scene_of(table, self.scene)
        return found.begins or found.text if found is not None else ""

    def play(self, ledger: Ledger) -> None:
        """Begin a new scene, say its words, turn up its place and who is there."""
        found = scene_of(ledger.table, self.scene)
        if found is None:
            raise Impossible(say("No scene is prepared as {scene}.{near}", scene=self.scene, near=""))
        with ledger.because(begin_scene(ledger)):
            done = opened(ledger.table)
            ledger.set(_OPENED, (*(one for one in done if one != found.key), found.key), rule="STORY-4")
            ledger.set(SCENE_TITLE, found.name, rule="STORY-1")
            if found.text:
                ledger.set(SCENE_TEXT, found.text, rule="STORY-1")
            if found.place in listed(ledger.table, "locations"):
                _turn_up(ledger, f"location.{found.place}")
                ledger.set(CURRENT, found.place, rule="LOC-6")
            here = tuple(one for one in found.who if _is_there(ledger.table, one))
            for one in here:
                if one.startswith("faction."):
                    _turn_up(ledger, one)
            if here:
                ledger.set(SCENE_HERE, here, rule="STORY-1")


def _is_there(table: Table, one: str) -> bool:
    kind, _, key = one.partition(".")
    return key in listed(table, f"{kind}s")


def _turn_up(ledger: Ledger, one: str) -> None:
    """Reveal a Faction or Location that lies face down."""
    if ledger.table.values.get(f"{one}.revealed") is False:
        ledger.set(f"{one}.revealed", True, rule="STORY-1")


MOVES = (OpenScene,)
