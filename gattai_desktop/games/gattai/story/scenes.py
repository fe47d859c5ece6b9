"""The Coach opens a scene that he has prepared. Another than these stays possible at any time (`NextScene`)."""

from collections.abc import Iterator

from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import State, Table
from gattai_desktop.cards.words import say
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.gattai.story.prepared import (
    OPENED,
    PREPARED,
    SCENE_HERE,
    SCENE_TEXT,
    SCENE_TITLE,
    opened,
    scene_of,
    scenes,
)
from gattai_desktop.games.gattai.story.story import OfTheCoach, begin_scene
from gattai_desktop.games.gattai.world.locations import CURRENT
from gattai_desktop.games.move import Impossible, wish
from gattai_desktop.games.near_names import did_you_mean
from gattai_desktop.games.presentation import LogWords, Shown
from gattai_desktop.games.verdict import Reason, refusal


@wish("opens the scene {scene}")
class OpenScene(OfTheCoach):
    """Wish: open a prepared scene: its words are told, its place and who is there are known (RULES STORY-4)."""

    scene: str
    shown = Shown("{scene}", kind="Open a scene you prepared", line="You tell how it begins")
    told = LogWords("{seat} opens a scene")
    offered_to = "coach"
    offers_depend_on = ("seats", PREPARED, OPENED)

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
            ledger.set(OPENED, (*(one for one in done if one != found.key), found.key), rule="STORY-4")
            ledger.set(SCENE_TITLE, found.name, rule="STORY-1")
            if found.text:
                ledger.set(SCENE_TEXT, found.text, rule="STORY-1")
            if found.place in ledger.table.listed("locations"):
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
    return key in table.listed(f"{kind}s")


def _turn_up(ledger: Ledger, one: str) -> None:
    """Reveal a Faction or Location that lies face down."""
    if ledger.table.values.get(f"{one}.revealed") is False:
        ledger.set(f"{one}.revealed", True, rule="STORY-1")


MOVES = (OpenScene,)
