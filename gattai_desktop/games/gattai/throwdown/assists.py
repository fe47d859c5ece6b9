"""Assists of the Coach: a Wave or a Storm of a Threat, paid with a card (RULES ASSIST-3, THREAT-8, R-55, R-56).

Pilots' Assists are Techs, Robos and Gear; they come with the chapters that hold those.
"""

from collections.abc import Iterator
from typing import ClassVar

from gattai_desktop.cards.card import ACE, Card
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import State
from gattai_desktop.cards.words import say
from gattai_desktop.cards.zone import COACH_SEAT, Seat
from gattai_desktop.games.gattai.cards import decks
from gattai_desktop.games.gattai.cards.comparing import counts_as, holds
from gattai_desktop.games.gattai.rumble import bgm, final_form
from gattai_desktop.games.gattai.throwdown import throwdown
from gattai_desktop.games.gattai.throwdown.turn import Turn, not_on_turn, turn_now
from gattai_desktop.games.gattai.zones import hand_zone, trash_zone
from gattai_desktop.games.move import Impossible, Move, wish
from gattai_desktop.games.presentation import Place, Shown
from gattai_desktop.games.verdict import Reason, refusal


def _giant_is_cheap(state: State, turn: Turn, key: str) -> bool:
    """Whether this is a BGM in a Rumble, whose powers cost less (RUMBLE-18, R-56)."""
    return turn.rulings.wave_storm_cost == "final" and final_form.going_on(state) and bgm.is_bgm(state, key)


@frozen
class _Power(Move):
    """A Threat fires its Wave or its Storm, for which Coach throws away a card of the hand."""

    threat: str
    card: Card
    steps = ("throwdown.turn",)
    step_rule = "THROW-22"
    laid_on = Place(zone=trash_zone("{card.deck}"))
    power: ClassVar[str] = ""

    @classmethod
    def offered(cls, state: State, seat: Seat) -> "Iterator[_Power]":
        if seat != COACH_SEAT or seat not in turn_now(state).members:
            return
        for key in throwdown.threats(state):
            for card in state.cards(hand_zone(COACH_SEAT)):
                if card.is_face or card.rank == ACE or _giant_is_cheap(state, turn_now(state), key):
                    yield cls(seat, key, card)

    def judge(self, state: State) -> Iterator[Reason]:
        """In Coach's turn, with a Threat that fights, and a card that pays."""
        turn = turn_now(state)
        if self.seat != COACH_SEAT:
            yield refusal("ASSIST-3", "Waves and Storms are Coach's.")
            return
        yield from not_on_turn(state, turn, self.seat)
        if self.threat not in throwdown.threats(state):
            name = state.values.get(f"threat.{self.threat}.name") or self.threat
            yield refusal("ASSIST-3", "{name} does not fight in this Throwdown.", name=name)
        if not holds(state, self.seat, self.card):
            yield refusal("ASSIST-3", "{card} is not in Coach's Hand.", card=self.card)
        if self.threat in throwdown.threats(state) and _giant_is_cheap(state, turn, self.threat):
            yield from self._cheap_price(counts_as(state, self.card))
        else:
            yield from self._price(counts_as(state, self.card), turn)
        yield from self._limits(state, turn)

    def _price(self, card: Card, turn: Turn) -> Iterator[Reason]:
        """A Face card pays for a Wave; an Ace for a Storm, in Final for either (R-56)."""
        either = turn.rulings.wave_storm_cost == "final"
        if card.rank == ACE:
            if self.power == "wave" and not either:
                yield refusal(
                    "ASSIST-3", "An Ace pays for a Storm: a Wave costs a Face card.", ruling="wave_storm_cost"
                )
        elif not card.is_face:
            yield refusal("ASSIST-3", "{card} pays for nothing: a Wave costs a Face card, a Storm an Ace.", card=card)
        elif self.power == "storm":
            yield refusal("ASSIST-3", "A Face card pays for a Wave: a Storm costs an Ace.", ruling="wave_storm_cost")

    def _cheap_price(self, card: Card) -> Iterator[Reason]:
        """In a Rumble any card pays for a BGM's Wave, a Face card or an Ace for its Storm (RUMBLE-18)."""
        if self.power == "storm" and not card.is_face and card.rank != ACE:
            yield refusal("RUMBLE-18", "A Storm of the BGM costs a Face card or an Ace.", ruling="wave_storm_cost")

    def _limits(self, state: State, turn: Turn) -> Iterator[Reason]:
        """One for each Threat and turn, unless R-55 lifts it (THREAT-8)."""
        if turn.rulings.coach_assist_limit == "unlimited":
            return
        done = state.listed(throwdown.ASSISTS)
        if any(one.startswith(f"{self.threat}:") for one in done):
            name = state.values.get(f"threat.{self.threat}.name") or self.threat
            yield refusal(
                "THREAT-8", "{name} has run a Wave or Storm in this turn.", ruling="coach_assist_limit", name=name
            )

    def play(self, ledger: Ledger) -> None:
        if f"threat.{self.threat}.name" not in ledger.table.values:
            raise Impossible(say("No Threat here is called {name}.", name=self.threat))
        cause = ledger.announce(
            "assist", rule="ASSIST-3", seat=self.seat, target=f"threat.{self.threat}", power=self.power
        )
        with ledger.because(cause):
            decks.discard(ledger, (self.card,), rule="ASSIST-3")
            done = ledger.table.listed(throwdown.ASSISTS)
            ledger.set(throwdown.ASSISTS, (*done, f"{self.threat}:{self.power}"), rule="THROW-24")
            ledger.next(("run_power", self.power, f"threat.{self.threat}"))


@wish("runs the Wave of {threat} with {card}")
class RunWave(_Power):
    """Wish: discard a card for a Wave of a Threat."""

    shown = Shown(sign="wave")
    power = "wave"


@wish("runs the Storm of {threat} with {card}")
class RunStorm(_Power):
    """Wish: discard a card for a Storm of a Threat."""

    shown = Shown(sign="storm")
    power = "storm"


MOVES = (RunWave, RunStorm)
