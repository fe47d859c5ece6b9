"""The person who runs the CPU hides mobs and areas, and lets them be seen again (part 1b of the rules; TABLE-1)."""

from collections.abc import Iterator
from typing import Final, Self

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import Sight, State, Table
from gattai_desktop.games.hand_of_all import RULE
from gattai_desktop.games.move import Impossible, Move, wish
from gattai_desktop.games.presentation import LogWords, Place, Shown
from gattai_desktop.games.verdict import Reason, refusal
from gattai_desktop.games.virtual_machine.ending import all_of
from gattai_desktop.games.virtual_machine.figures import process
from gattai_desktop.games.virtual_machine.names import area_name
from gattai_desktop.games.virtual_machine.unseen import hide, hide_area, show, show_area, unseen_mobs
from gattai_desktop.games.virtual_machine.values import GIVE, PLACING, SELECT, TURN, actor, is_able, name_of
from gattai_desktop.games.virtual_machine.world import battle_map, world_of
from gattai_desktop.games.virtual_machine.zones import CPU, UNSEEN_AREAS


@frozen
class Hiding(Move):
    """What the CPU hides or shows: while play waits, and not amid a turn of an MC."""

    steps = (PLACING, SELECT, GIVE, TURN)
    step_rule = RULE
    while_asked = ("select",)

    @classmethod
    def may(cls, state: Table, seat: str) -> bool:
        """Whether the seat may hide or show something now."""
        return seat == CPU and (state.text("step") != TURN or actor(state) in state.listed(CPU))

    def judge(self, state: State) -> Iterator[Reason]:
        if not self.may(state, self.seat):
            yield refusal(RULE, "Only the CPU hides and shows, and not in the turn of an MC.")


@frozen
class _OneThing(Hiding):
    """What is done about one thing that is there to be hidden, or hidden to be shown."""

    def judge(self, state: State) -> Iterator[Reason]:
        yield from Hiding.judge(self, state)
        yield from self.against(state)

    def against(self, state: Table) -> Iterator[Reason]:
        """Yield why it cannot be done about this thing."""
        raise NotImplementedError


def _only_if_none(against: Iterator[Reason]) -> None:
    """Raise Impossible for a reason that nobody can overrule."""
    for reason in against:
        raise Impossible(reason.text)


@wish("hides {process} in {area}")
class HideMob(Hiding):
    """Wish: keep a mob from the MCs; it is not in play until it is seen or takes a card."""

    process: str
    area: str
    shown = Shown(
        "Hide {process} in {area}", kind="Hide a mob", letter="Y", sign="drape", line="The MCs do not see where it is."
    )
    told = LogWords(unseen="{seat} hides a mob")
    dropped_on = (Place(area="{area}"),)

    @classmethod
    def offered(cls, state: State, seat: str) -> Iterator[Self]:
        if cls.may(state, seat):
            for who in state.listed(CPU):
                if process(state, who).is_mob and is_able(state, who) and who != actor(state):
                    yield cls(seat, who, process(state, who).area)
            for who, here in unseen_mobs(state).items():
                yield from (cls(seat, who, area) for area in state.listed("areas") if area != here)

    @classmethod
    def aimed(cls, table: Sight, seat: str, card: Card) -> Iterator[Self]:
        """The token of a mob that only the CPU sees, dropped on an area."""
        tokens = world_of(table).tokens
        for who, here in unseen_mobs(table).items():
            if tokens[who] is card and cls.may(table, seat):
                yield from (cls(seat, who, area) for area in table.listed("areas") if area != here)

    def judge(self, state: State) -> Iterator[Reason]:
        yield from Hiding.judge(self, state)
        hidden = unseen_mobs(state)
        if self.process not in hidden:
            yield from self._against(state)
        if self.area not in (*state.listed("areas"), *state.listed(UNSEEN_AREAS)):
            yield refusal(RULE, "There is no area {area}.", area=self.area)
        elif hidden.get(self.process) == self.area:
            yield refusal(RULE, "{name} is hidden there.", name=name_of(state, self.process))
        elif state.text("step") == PLACING and self.area == battle_map(state).start:
            yield refusal("VM-58", "The MCs begin in {area}; no mob does.", area=area_name(state, self.area))

    def _against(self, state: Table) -> Iterator[Reason]:
        """Yield why this mob, which all see, cannot be hidden."""
        name = name_of(state, self.process)
        if self.process not in state.listed(CPU) or not process(state, self.process).is_mob:
            yield refusal(RULE, "{name} is no mob.", name=name)
        elif not is_able(state, self.process):
            yield refusal("VM-W7", "{name} is downed.", name=name)
        elif self.process == actor(state):
            yield refusal(RULE, "{name} has the turn.", name=name)

    def play(self, ledger: Ledger) -> None:
        against = self._against(ledger.table) if self.process not in unseen_mobs(ledger.table) else iter(())
        _only_if_none(against)
        hide(ledger, self.process, self.area)


@wish("reveals {process}")
class ShowMob(_OneThing):
    """Wish: let everybody see a hidden mob; it is in play from now on."""

    process: str
    shown = Shown(
        "Reveal {process}", kind="Reveal a mob", letter="O", sign="eye", line="It stands there for all to see."
    )

    @classmethod
    def offered(cls, state: State, seat: str) -> Iterator[Self]:
        if cls.may(state, seat):
            yield from (cls(seat, who) for who in unseen_mobs(state))

    def against(self, state: Table) -> Iterator[Reason]:
        if self.process not in unseen_mobs(state):
            yield refusal(RULE, "{name} is not hidden.", name=name_of(state, self.process))

    def play(self, ledger: Ledger) -> None:
        show(ledger, self.process)


@wish("takes {area} off the map")
class CoverArea(_OneThing):
    """Wish: hide an area with the mobs in it; nobody enters it or looks into it until it is uncovered."""

    area: str
    shown = Shown(
        "Hide {area}", kind="Hide an area", letter="Y", sign="drape", line="It is on nobody's map, with the mobs in it."
    )
    told = LogWords(unseen="{seat} takes an area off the map")

    @classmethod
    def offered(cls, state: State, seat: str) -> Iterator[Self]:
        if cls.may(state, seat):
            yield from (cls(seat, area) for area in state.listed("areas"))

    def against(self, state: Table) -> Iterator[Reason]:
        there = [who for who in all_of(state) if process(state, who).area == self.area]
        if self.area not in state.listed("areas"):
            yield refusal(RULE, "There is no area {area}.", area=self.area)
        elif self.area == battle_map(state).start:
            yield refusal(RULE, "The MCs begin in {area}: it stays on the map.", area=area_name(state, self.area))
        for who in there:
            if not process(state, who).is_mob or who == actor(state):
                yield refusal(RULE, "{name} stands there.", name=name_of(state, who))

    def play(self, ledger: Ledger) -> None:
        _only_if_none(self.against(ledger.table))
        hide_area(ledger, self.area)


@wish("puts {area} on the map")
class ShowArea(_OneThing):
    """Wish: put a hidden area on the map again; hidden mobs in it stay hidden."""

    area: str
    shown = Shown("Show {area}", kind="Show an area", letter="O", sign="eye", line="It is on the map again.")

    @classmethod
    def offered(cls, state: State, seat: str) -> Iterator[Self]:
        if cls.may(state, seat):
            yield from (cls(seat, area) for area in state.listed(UNSEEN_AREAS))

    def against(self, state: Table) -> Iterator[Reason]:
        if self.area not in state.listed(UNSEEN_AREAS):
            yield refusal(RULE, "{area} is not hidden.", area=area_name(state, self.area))

    def play(self, ledger: Ledger) -> None:
        show_area(ledger, self.area)


MOVES: Final = (HideMob, ShowMob, CoverArea, ShowArea)
