"""A Location is upgraded after a side quest, in Story Mode (RULES 2.22, U-19, LOC-7).

| value | meaning |
|---|---|
| `location.<key>.upgrades` | what was done, in order: the kind of upgrade and its words |
"""

from collections.abc import Iterator
from typing import Final, cast

from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import State
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.words import say
from gattai_desktop.cards.zone import COACH_SEAT
from gattai_desktop.games.gattai.events.recipients import name_of
from gattai_desktop.games.gattai.world.locations import RAZED
from gattai_desktop.games.move import Impossible, Move, Quoted, wish
from gattai_desktop.games.presentation import LogWords
from gattai_desktop.games.verdict import Reason, refusal

OCCUPANTS, BOON, BLIGHT, EXTRA, BUFFERS = "occupants", "boon", "blight", "extra-boon", "buffers"
UPGRADES: Final = (OCCUPANTS, BOON, BLIGHT, EXTRA, BUFFERS)
"""What an upgrade brings: more people, a stronger Boon, a weaker Blight, one more Boon with its Tarry, Buffers."""
_MOST_BUFFERS: Final = 9
_MOST_WORDS: Final = 200


@wish("upgrades {location} with {upgrade} {words}")
class UpgradeLocation(Move):
    """Wish: after a side quest a Location is worth more: "more people live here", a Boon in words, "2" Buffers."""

    location: str
    upgrade: str
    words: Quoted
    steps = ("story",)
    step_rule = "STORY-1"
    anywhere = True
    told = LogWords("{seat} upgrades {location}", unseen="{seat} upgrades a Location")

    def judge(self, state: State) -> Iterator[Reason]:
        """The Coach's, of a Location that stands or is damaged; what it brings has to be said (U-19, LOC-3, LOC-7)."""
        if self.seat != COACH_SEAT:
            yield refusal("ED-4", "Only Coach does this by hand.")
        if self.location not in state.listed("locations"):
            yield refusal("LOC-1", "No Location is called {location}.", location=self.location)
            return
        path = f"location.{self.location}"
        name = name_of(state, path)
        if state.values.get(f"{path}.state") == RAZED:
            yield refusal("LOC-3", "{location} is Razed: restore it first.", location=name)
        if self.upgrade not in UPGRADES:
            yield refusal("U-19", "An upgrade is one of {upgrades}.", upgrades=", ".join(UPGRADES))
        elif self.upgrade == BUFFERS:
            if self._buffers() is None:
                yield refusal("LOC-7", "It gets 1 to {most} Buffers.", most=_MOST_BUFFERS)
        elif not 1 <= len(self.words.strip()) <= _MOST_WORDS:
            yield refusal("U-19", "Say in 1 to {most} characters what it brings.", most=_MOST_WORDS)
        elif self.upgrade in {BOON, BLIGHT} and state.values.get(f"{path}.{self.upgrade}") == self.words.strip():
            yield refusal("U-19", "That stands there already.")
        elif self.upgrade == BLIGHT and not state.values.get(f"{path}.{BLIGHT}"):
            yield refusal("U-19", "{location} has no Blight that could be weaker.", location=name)

    def _buffers(self) -> int | None:
        said = self.words.strip()
        return int(said) if len(said) == 1 and said.isdecimal() and 1 <= int(said) <= _MOST_BUFFERS else None

    def play(self, ledger: Ledger) -> None:
        """Write it on the Location, and what was done into the log."""
        if self.location not in ledger.table.listed("locations") or self.upgrade not in UPGRADES:
            raise Impossible(say("There is no such Location, or no such upgrade."))
        path, said = f"location.{self.location}", self.words.strip()[:_MOST_WORDS]
        before = ledger.table.listed(f"{path}.upgrades")
        if self.upgrade == BUFFERS:
            more = self._buffers()
            if more is None:
                raise Impossible(say("It gets 1 to {most} Buffers.", most=_MOST_BUFFERS))
            ledger.set(f"{path}.buffers", ledger.table.number(f"{path}.buffers") + more, rule="LOC-7")
        elif self.upgrade in {BOON, BLIGHT}:
            ledger.set(f"{path}.{self.upgrade}", said, rule="U-19")
        elif self.upgrade == EXTRA:
            boon = ledger.table.text(f"{path}.{BOON}")
            ledger.set(f"{path}.{BOON}", f"{boon}; +Tarry: {said}" if boon else f"+Tarry: {said}", rule="U-19")
        ledger.set(f"{path}.upgrades", (*cast("tuple[Value, ...]", before), (self.upgrade, said)), rule="U-19")


MOVES = (UpgradeLocation,)
