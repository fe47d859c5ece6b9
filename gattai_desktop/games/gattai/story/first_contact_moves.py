"""What the Coach does with the script of First Contact: go on, start an act, wake a Faction (RULES FC-4, FC-5)."""

from collections.abc import Iterator
from typing import Self, cast

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import State
from gattai_desktop.cards.words import say
from gattai_desktop.cards.zone import COACH_SEAT, Seat
from gattai_desktop.games.gattai.story.first_contact import ACT, is_on
from gattai_desktop.games.gattai.story.first_contact_acts import LAST_ACT
from gattai_desktop.games.gattai.story.first_contact_investing import WOKEN
from gattai_desktop.games.gattai.story.first_contact_script import acts_of, begin_act, go_on, guide
from gattai_desktop.games.move import Impossible, Move, wish
from gattai_desktop.games.presentation import Shown
from gattai_desktop.games.verdict import Reason, refusal


@frozen
class _Script(Move):
    """A move of the Coach's in the script, in Story Mode."""

    steps = ("story",)
    step_rule = "FC-5"

    def judge(self, state: State) -> Iterator[Reason]:
        if not is_on(state):
            yield refusal("FC-5", "This table does not play First Contact.")
        elif self.seat != COACH_SEAT:
            yield refusal("FC-5", "Coach leads through First Contact.")


@wish("goes on with First Contact")
class GoOn(_Script):
    """Wish: pass over the present beat, and from the last of an act into the next."""

    shown = Shown("Go on")
    offered_to = "coach"
    needs_part = "first_contact"
    offered_as_it_is = True

    def judge(self, state: State) -> Iterator[Reason]:
        yield from super().judge(state)
        now = guide(state)
        if now is not None and now.passing is None:
            yield refusal("FC-5", "First Contact is over.")

    def play(self, ledger: Ledger) -> None:
        if is_on(ledger.table):
            go_on(ledger)


@wish("starts act {act} of First Contact")
class StartAct(_Script):
    """Wish: leap to an act, 1 to 3, or to the close, 4."""

    act: int
    shown = Shown(kind="Start another act", line="The guide leads on from there")
    offered_to = "coach"
    needs_part = "first_contact"

    @classmethod
    def offered(cls, state: State, seat: Seat) -> Iterator[Self]:
        now = cast("int", state.values[ACT])
        yield from (cls(seat, act) for act in acts_of(state) if act > now)

    def judge(self, state: State) -> Iterator[Reason]:
        """An act that this table plays and that is still to come."""
        yield from super().judge(state)
        if not is_on(state):
            return
        if self.act not in acts_of(state):
            yield refusal("FC-5", "This table plays the acts {acts}.", acts=acts_of(state))
        elif self.act == state.values[ACT]:
            yield refusal("FC-5", "Act {act} is being played.", act=self.act)
        elif self.act < cast("int", state.values[ACT]):
            yield refusal("FC-5", "Act {act} is over. Take moves back to come to it again.", act=self.act)

    def play(self, ledger: Ledger) -> None:
        if is_on(ledger.table) and self.act in acts_of(ledger.table):
            begin_act(ledger, self.act)


@wish("wakes {faction}")
class Wake(_Script):
    """Wish: a Faction wakes, and each Pilot may invest one more card there (FC-4)."""

    faction: str
    shown = Shown(kind="Wake a Faction", line="Each player may invest once more")
    offered_to = "coach"
    needs_part = "first_contact"

    @classmethod
    def offered(cls, state: State, seat: Seat) -> Iterator[Self]:
        yield from (cls(seat, key) for key in cast("tuple[str, ...]", state.values["factions"]))

    def judge(self, state: State) -> Iterator[Reason]:
        yield from super().judge(state)
        if not is_on(state):
            return
        if self.faction not in cast("tuple[str, ...]", state.values["factions"]):
            yield refusal("FC-4", "No Faction is called {faction}.", faction=self.faction)
        if state.values[ACT] != LAST_ACT:
            yield refusal("FC-4", "A Faction wakes in act {act}.", act=LAST_ACT)
        elif state.values.get(WOKEN) is not None:
            yield refusal("FC-4", "One Faction is awake already.")

    def play(self, ledger: Ledger) -> None:
        if not is_on(ledger.table) or f"faction.{self.faction}.name" not in ledger.table.values:
            raise Impossible(say("No Faction is called {faction}.", faction=self.faction))
        ledger.set(WOKEN, self.faction, rule="FC-4")
        ledger.announce("woken", rule="FC-4", target=f"faction.{self.faction}")


MOVES = (GoOn, StartAct, Wake)
