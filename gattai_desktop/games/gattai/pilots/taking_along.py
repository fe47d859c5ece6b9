"""A Pilot wears one Chroma, carries one Daisho and rides one Robo of all that she owns, or leaves (CONTENT 1.8)."""

from collections.abc import Iterator
from typing import Final

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import State, Table
from gattai_desktop.cards.words import Words, say
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.gattai.pilots import chromas, learnable
from gattai_desktop.games.gattai.pilots.evolution import MOST_RANK
from gattai_desktop.games.gattai.pilots.growing import Growing
from gattai_desktop.games.gattai.pilots.pilots import pilot
from gattai_desktop.games.move import wish
from gattai_desktop.games.presentation import LogWords, Shown
from gattai_desktop.games.verdict import Reason, refusal

_AT_THE_BASE: Final = ("set-up", "salute", "briefing", "debriefing", "breakdown")


@frozen
class TakingAlong(Growing):
    """What a Pilot takes along of all that she owns is chosen at the base, before the play of a session or after it."""

    def untimely(self, state: State) -> Iterator[Reason]:
        if state.values["phase"] not in _AT_THE_BASE:
            yield refusal("PILOT-14", "It is changed at the base, before the play of a session or after it.")


@wish("takes up the Daisho on {frame}")
class TakeUpDaisho(TakingAlong):
    """Wish: carry another of her Daishos."""

    frame: str
    shown = Shown("Take up the Daisho on {frame}", kind="Another Daisho")

    @classmethod
    def listed(cls, state: State, seat: Seat) -> Iterator[tuple[str, ...]]:
        yield from ((one[0],) for one in learnable.other_daishos(state, seat))

    def meaningless(self, state: State) -> Iterator[Reason]:
        if all(one[0] != self.frame for one in learnable.other_daishos(state, self.seat)):
            yield refusal("PILOT-14", "She has no other Daisho with that Frame.")

    def change(self, ledger: Ledger) -> None:
        learnable.take_up(ledger, self.seat, self.frame)


@wish("rides {robo} from now on")
class RideRobo(TakingAlong):
    """Wish: ride another of her Robos."""

    robo: str
    shown = Shown("Ride {robo}", kind="Another Robo")

    @classmethod
    def listed(cls, state: State, seat: Seat) -> Iterator[tuple[str, ...]]:
        yield from ((one.entry,) for one in learnable.other_robos(state, seat))

    def meaningless(self, state: State) -> Iterator[Reason]:
        if all(one.entry != self.robo for one in learnable.other_robos(state, self.seat)):
            yield refusal("PILOT-13", "She owns no other Robo of that name.")

    def change(self, ledger: Ledger) -> None:
        learnable.change_robo(ledger, self.seat, self.robo)


@wish("changes into the Chroma {chroma}")
class WearChroma(TakingAlong):
    """Wish: wear another of her Chromas; its sheet is hers then, and of the old one only what is locked in."""

    chroma: str
    shown = Shown("Change into {chroma}", kind="Another Chroma")
    told = LogWords("{seat} changes into {chroma}")

    @classmethod
    def listed(cls, state: State, seat: Seat) -> Iterator[tuple[str, ...]]:
        yield from ((one.colour,) for one in chromas.others(state, seat))

    def unfit(self, state: State) -> Iterator[Reason]:
        yield from self.meaningless(state)
        if chromas.worn_by(state, self.chroma) not in {None, self.seat}:
            yield refusal("PILOT-14", "Another Pilot of the Team wears that Chroma.")

    def meaningless(self, state: State) -> Iterator[Reason]:
        if all(one.colour != self.chroma for one in chromas.others(state, self.seat)):
            yield refusal("PILOT-14", "She owns no other Chroma of that colour.")

    def change(self, ledger: Ledger) -> None:
        chromas.wear(ledger, self.seat, self.chroma)


# ---------------------------------------------------------------------- the end of her school


@wish("graduates")
class GraduateFromTeam(TakingAlong):
    """Wish: leave the Team as a Veteran; she does not come back, and her player makes another Pilot (vet.graduate)."""

    shown = Shown("Graduate", kind="The end of her school")

    @classmethod
    def listed(cls, state: State, seat: Seat) -> Iterator[tuple[str, ...]]:
        if not tuple(still_to_grow(state, seat)):
            yield ()

    def unfit(self, state: State) -> Iterator[Reason]:
        for what in still_to_grow(state, self.seat):
            yield refusal("PILOT-14", "Only a Veteran graduates: {what} can still grow.", what=what)

    def change(self, ledger: Ledger) -> None:
        ledger.set(f"pilot.{self.seat}.status", "graduated", rule="PILOT-14")


def still_to_grow(table: Table, seat: Seat) -> Iterator[Words]:
    """Yield what of her Chroma, her Daisho and her Robo is not at its last; a Veteran has nothing of it."""
    for step in chromas.chroma_techs(table, seat):
        if not step.barred:
            yield say("{name}", name=step.tech.name)
    daisho = learnable.carried_daisho(table, seat)
    if daisho and len(daisho) <= learnable.MOST_MODS:
        yield say("the Daisho on {frame}", frame=learnable.name_of(table, daisho[0]))
    elif not daisho and any(one.family == learnable.FRAME for one in learnable.learnable(table)):
        yield say("her Daisho")
    her = pilot(table, seat)
    if her.number("robo.rank") < MOST_RANK:
        name = table.text(her.path("robo.name"))
        yield say("{name}", name=name) if name else say("her Robo")


MOVES = (TakeUpDaisho, RideRobo, WearChroma, GraduateFromTeam)
