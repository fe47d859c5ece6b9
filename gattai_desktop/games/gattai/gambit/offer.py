"""The offer of a Gambit: Coach proposes, the Pilot accepts or declines (RULES GAMBIT-1, 2, 13, 22)."""

from collections.abc import Iterator
from typing import ClassVar

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.frozen import field
from gattai_desktop.cards.ledger import Item, Ledger, agenda_of
from gattai_desktop.cards.state import Sight, State, Table, presence
from gattai_desktop.cards.words import say
from gattai_desktop.cards.zone import COACH_SEAT, Seat, seat_named
from gattai_desktop.games.ask import Ask, Choice, answers, either
from gattai_desktop.games.gattai.effects import effects
from gattai_desktop.games.gattai.gambit import gambit
from gattai_desktop.games.gattai.pilots.pilots import OF_PILOTS, pilot
from gattai_desktop.games.gattai.throwdown import conflict_end, throwdown
from gattai_desktop.games.gattai.zones import BEGIN_GAMBIT, deck_zone, hand_zone, pilot_seats
from gattai_desktop.games.move import Impossible, Move, Quoted, wish
from gattai_desktop.games.presentation import LogWords, Place, Shown
from gattai_desktop.games.verdict import Reason, refusal

_BEFORE_RESULT = ("gambit.offered", "gambit.threshold", "gambit.play", "gambit.help", "gambit.reveal")


@wish("offers {pilot} a Gambit for {goal}")
class OfferGambit(Move):
    """Wish: propose a Gambit to one Pilot (GAMBIT-1)."""

    pilot: Seat = field(converter=seat_named)
    goal: Quoted = Quoted("")
    shown = Shown("Offer {pilot} a Gambit", kind="Offer a Gambit", line="She may decline", letter="G", flow="gambit")
    told = LogWords("{seat} offers {pilot} a Gambit", words="goal")
    dropped_on = (Place(spot=BEGIN_GAMBIT),)
    steps = ("story",)
    step_rule = "STEP-1"
    specialty: ClassVar[bool] = False
    offered_to = "coach"
    always_allowed = True
    offers_depend_on = (
        *OF_PILOTS,
        "pilot.*.name",
        "pilot.*.specialty",
        presence(hand_zone(COACH_SEAT)),
        presence(deck_zone(COACH_SEAT)),
    )

    @classmethod
    def aimed(cls, table: Sight, seat: Seat, card: Card) -> Iterator["OfferGambit"]:
        """To any Pilot, while nothing is asked; which card is the Threshold is chosen once she accepts (GAMBIT-2)."""
        if table.values.get("step") in cls.steps and not agenda_of(table):
            for one in pilot_seats(table):
                if not cls.specialty or gambit.specialty_of(table, one):
                    yield cls.made(seat, one)

    @classmethod
    def offered(cls, state: State, seat: Seat) -> Iterator["OfferGambit"]:
        """To every Pilot who can act, or to those of them who have a Specialty."""
        if not gambit.nothing_to_play(state, COACH_SEAT):
            for one in pilot_seats(state):
                if throwdown.able(state, one) and (not cls.specialty or gambit.specialty_of(state, one)):
                    yield cls.made(seat, one)

    def judge(self, state: State) -> Iterator[Reason]:
        """Only Coach offers, only to a Pilot, and never without a card (GAMBIT-6, GAMBIT-16, GAMBIT-22)."""
        if self.pilot not in pilot_seats(state):
            yield refusal("GAMBIT-16", "A Gambit is offered to a Pilot. Nobody here is called {name}.", name=self.pilot)
            return
        if self.seat != COACH_SEAT:
            yield refusal("GAMBIT-22", "Only Coach offers a Gambit.")
            if self.seat != self.pilot:
                yield refusal("GAMBIT-16", "A Gambit is never Pilot against Pilot.")
                yield refusal("PVP-1", "Pilots settle it by agreement, or with a Throwdown.")
        if not throwdown.able(state, self.pilot):
            yield throwdown.unable(state, self.pilot)
        if gambit.nothing_to_play(state, COACH_SEAT):
            yield refusal("GAMBIT-6", "Coach has no card for a Gambit: his Hand and his Deck are empty.")
        if self.specialty and not gambit.specialty_of(state, self.pilot):
            yield refusal("GAMBIT-13", "{name} has no Gambit Specialty.", name=pilot(state, self.pilot).name)

    def play(self, ledger: Ledger) -> None:
        if self.pilot not in pilot_seats(ledger.table):
            raise Impossible(say("Nobody here is called {name}.", name=self.pilot))
        ledger.set(gambit.PILOT, self.pilot, rule="GAMBIT-1")
        ledger.set(gambit.GOAL, self.goal, rule="GAMBIT-1")
        if self.specialty:
            ledger.set(gambit.SPECIALTY, True, rule="GAMBIT-13")
        conflict_end.remind(ledger, "gambit", self.pilot)
        gambit.enter(ledger, "gambit.offered")
        ledger.next(*effects.moment(ledger.table, "gambit.call", gambler=self.pilot), ("gambit_offer",))


@wish("offers {pilot} a Gambit in her Specialty for {goal}")
class OfferGambitInSpecialty(OfferGambit):
    """Wish: propose a Gambit that involves the Pilot's Gambit Specialty (GAMBIT-13)."""

    shown = Shown("{pilot}, in her Specialty", kind="Offer a Gambit", letter="G", flow="gambit")
    told = LogWords("{seat} offers {pilot} a Gambit in her Specialty", words="goal")
    specialty = True

    def reads(self, table: Table) -> str:
        """What her Specialty is: whether a goal involves it is seen from that alone."""
        return gambit.specialty_of(table, self.pilot)


def _ask_offer(state: State, item: Item) -> Ask:
    seat = gambit.pilot_of(state)
    goal = state.values.get(gambit.GOAL)
    question = (
        say("Coach offers you a Gambit: {goal}", goal=goal)
        if goal
        else say("Coach offers you a Gambit. Do you take it?")
    )
    why = say("One of your cards on your place accepts, too. You may always decline (GAMBIT-1).")
    if not goal:
        why = say("Say what you try. One of your cards on your place accepts, too. You may always decline (GAMBIT-1).")
    return either(seat, question, AcceptGambit, DeclineGambit, why)


@answers("gambit_offer", "accepts", rule="GAMBIT-1")
class AcceptGambit(Choice):
    """Wish: take the Gambit."""

    shown = Shown("Accept", sign="tick", letter="Y")
    told = LogWords("{seat} accepts the Gambit")

    def answer(self, ledger: Ledger, item: Item) -> None:
        ledger.announce("gambit_accepted", rule="GAMBIT-1", seat=self.seat)
        gambit.enter(ledger, "gambit.threshold")


@answers("gambit_offer", "declines", rule="GAMBIT-1")
class DeclineGambit(Choice):
    """Wish: do not take the Gambit; no card is played (GAMBIT-2)."""

    shown = Shown("Decline", sign="cross", letter="N")
    told = LogWords("{seat} declines the Gambit")

    def answer(self, ledger: Ledger, item: Item) -> None:
        ledger.announce("gambit_declined", rule="GAMBIT-2", seat=self.seat)
        conflict_end.forget(ledger, rule="GAMBIT-2")
        ledger.set("step", "story", rule="GAMBIT-2")


@wish("calls the Specialty involved")
class InvolveSpecialty(Move):
    """Wish: say that this Gambit involves the Pilot's Specialty after all (GAMBIT-13)."""

    shown = Shown(line="The consequence comes twice")
    steps = _BEFORE_RESULT
    openly = ("gambit.reveal",)  # where it is all that Coach may do but reveal, the cards are turned where they lie
    step_rule = "GAMBIT-13"
    offered_to = "coach"
    offers_depend_on = (gambit.PILOT, gambit.SPECIALTY, "pilot.*.name", "pilot.*.specialty")
    offered_as_it_is = True
    while_asked = ("gambit_offer", "gambit_help")
    """Also while the Pilot makes up her mind."""

    def judge(self, state: State) -> Iterator[Reason]:
        if self.seat != COACH_SEAT:
            yield refusal("GAMBIT-13", "Coach says whether a Specialty is involved.")
        if state.values.get(gambit.SPECIALTY):
            yield refusal("GAMBIT-13", "The Specialty is involved already.")
        elif not gambit.specialty_of(state, gambit.pilot_of(state)):
            yield refusal(
                "GAMBIT-13", "{name} has no Gambit Specialty.", name=pilot(state, gambit.pilot_of(state)).name
            )

    def play(self, ledger: Ledger) -> None:
        """Consequences will come twice."""
        ledger.set(gambit.SPECIALTY, True, rule="GAMBIT-13")


MOVES = (OfferGambitInSpecialty, OfferGambit, AcceptGambit, DeclineGambit, InvolveSpecialty)
ASKINGS = {"gambit_offer": _ask_offer}
