"""What Coach and Pilot do in a Gambit: offer, accept, put down, play, help (RULES GAMBIT-1 to GAMBIT-6, GAMBIT-18)."""

from collections.abc import Iterator
from typing import ClassVar

from attrs import field, frozen

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.ledger import Item, Ledger
from gattai_desktop.cards.state import State
from gattai_desktop.cards.words import Words, say
from gattai_desktop.cards.zone import COACH_SEAT, Seat
from gattai_desktop.games.game import Ask, Asking, Reason, refusal
from gattai_desktop.games.gattai import conflict_end, decks, gambit, throwdown
from gattai_desktop.games.gattai.choice import Choice
from gattai_desktop.games.gattai.pilots import pilot
from gattai_desktop.games.gattai.playing import favor_cards, holds, lay, not_playable, playable
from gattai_desktop.games.gattai.rulings import rulings_of
from gattai_desktop.games.gattai.zones import GAMBIT_CARD, THRESHOLD, deck_zone, hand_zone, pilot_seats
from gattai_desktop.games.move import Impossible, Move, Text, wish

_BEFORE_RESULT = ("gambit.offered", "gambit.threshold", "gambit.play", "gambit.help", "gambit.reveal")


def seat_named(name: str) -> Seat:
    """A seat as people write it: "Green" is green."""
    return name.lower()


# ---------------------------------------------------------------------- the offer


@wish("offers {pilot} a Gambit for {goal}")
@frozen
class OfferGambit(Move):
    """Wish: propose a Gambit to one Pilot (GAMBIT-1)."""

    pilot: Seat = field(converter=seat_named)
    goal: Text = Text("")
    steps = ("story",)
    step_rule = "STEP-1"
    specialty: ClassVar[bool] = False

    @classmethod
    def offered(cls, state: State, seat: Seat) -> Iterator["OfferGambit"]:
        """To every Pilot."""
        if seat == COACH_SEAT:
            yield from (cls(seat, one) for one in pilot_seats(state))

    def judge(self, state: State) -> Iterator[Reason]:
        """Only Coach offers, only to a Pilot, and never without a card (GAMBIT-6, GAMBIT-16, GAMBIT-22)."""
        if self.pilot not in pilot_seats(state):
            yield refusal("GAMBIT-16", "A Gambit is offered to a Pilot. Nobody here is called {name}.", name=self.pilot)
            return
        if self.seat != COACH_SEAT:
            yield refusal("GAMBIT-22", "Only Coach offers a Gambit.")
        if not throwdown.able(state, self.pilot):
            yield refusal("PILOT-7", "{name} cannot act.", name=pilot(state, self.pilot).name)
        if gambit.nothing_to_play(state, COACH_SEAT):
            yield refusal("GAMBIT-6", "Coach has no card for a Gambit: his Hand and his Deck are empty.")
        if self.specialty and not gambit.specialty_of(state, self.pilot):
            yield refusal("GAMBIT-13", "{name} has no Gambit Specialty.", name=pilot(state, self.pilot).name)

    def play(self, ledger: Ledger) -> None:
        """Ask her."""
        if self.pilot not in pilot_seats(ledger.table):
            raise Impossible(say("Nobody here is called {name}.", name=self.pilot))
        ledger.set(gambit.PILOT, self.pilot, rule="GAMBIT-1")
        ledger.set(gambit.GOAL, self.goal, rule="GAMBIT-1")
        if self.specialty:
            ledger.set(gambit.SPECIALTY, True, rule="GAMBIT-13")
        gambit.enter(ledger, "gambit.offered")
        ledger.next(("gambit_offer",))


@wish("offers {pilot} a Gambit in her Specialty for {goal}")
@frozen
class OfferGambitInSpecialty(OfferGambit):
    """Wish: propose a Gambit that involves the Pilot's Gambit Specialty (GAMBIT-13)."""

    specialty = True


def _ask_offer(state: State, item: Item) -> Ask:
    del item
    seat = gambit.pilot_of(state)
    goal = state.values.get(gambit.GOAL)
    return Ask(
        "gambit_offer",
        seat,
        say("Coach offers you a Gambit: {goal}", goal=goal)
        if goal
        else say("Coach offers you a Gambit. Do you take it?"),
        (DeclineGambit(seat), AcceptGambit(seat)),
        say("You may always decline (GAMBIT-1)."),
    )


@frozen
class _OfferAnswer(Choice):
    answers = "gambit_offer"
    rule = "GAMBIT-1"

    @classmethod
    def asking(cls) -> Asking:
        return _ask_offer


@wish("accepts")
@frozen
class AcceptGambit(_OfferAnswer):
    """Wish: take the Gambit."""

    def answer(self, ledger: Ledger, item: Item) -> None:
        """Coach puts the Threshold card down."""
        del item
        ledger.announce("gambit_accepted", rule="GAMBIT-1", seat=self.seat)
        gambit.enter(ledger, "gambit.threshold")


@wish("declines")
@frozen
class DeclineGambit(_OfferAnswer):
    """Wish: do not take the Gambit; no card is played (GAMBIT-2)."""

    def answer(self, ledger: Ledger, item: Item) -> None:
        """The story goes on as it was."""
        del item
        ledger.announce("gambit_declined", rule="GAMBIT-2", seat=self.seat)
        conflict_end.forget(ledger, rule="GAMBIT-2")
        ledger.set("step", "story", rule="GAMBIT-2")


@wish("calls the Specialty involved")
@frozen
class InvolveSpecialty(Move):
    """Wish: say that this Gambit involves the Pilot's Specialty after all (GAMBIT-13)."""

    steps = _BEFORE_RESULT
    step_rule = "GAMBIT-13"

    @classmethod
    def offered(cls, state: State, seat: Seat) -> Iterator["InvolveSpecialty"]:
        """To Coach, once."""
        del state
        if seat == COACH_SEAT:
            yield cls(seat)

    @classmethod
    def while_asked(cls, ask: str) -> bool:
        """Also while the Pilot makes up her mind."""
        return ask in {"gambit_offer", "gambit_help"}

    def judge(self, state: State) -> Iterator[Reason]:
        """Coach says so, and she has one."""
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


# ---------------------------------------------------------------------- the Threshold card


@frozen
class _Threshold(Move):
    steps = ("gambit.threshold",)
    step_rule = "STEP-1"

    def judge(self, state: State) -> Iterator[Reason]:
        """Coach alone puts the Threshold card down (GAMBIT-3)."""
        del state
        if self.seat != COACH_SEAT:
            yield refusal("GAMBIT-3", "Coach puts the Threshold card down.")

    def down(self, ledger: Ledger, source: str) -> None:
        """Go on to the Pilot's play; a Pilot without any card calls the Gambit off (C-36)."""
        if not gambit.going_on(ledger.table):
            raise Impossible(say("There is no Gambit."))
        ledger.set(gambit.THRESHOLD_FROM, source, rule="GAMBIT-3")
        gambit.enter(ledger, "gambit.play")


def _go_on_to_her_play(ledger: Ledger) -> None:
    if gambit.nothing_to_play(ledger.table, gambit.pilot_of(ledger.table)):
        ledger.announce("called_off", rule="C-36", what="gambit")
        ledger.next(("gambit_clean_up",))


@wish("puts {card} down")
@frozen
class PutDown(_Threshold):
    """Wish: put a card from the Hand face-down as the Threshold card."""

    card: Card

    @classmethod
    def offered(cls, state: State, seat: Seat) -> Iterator["PutDown"]:
        """Every card of Coach's Hand."""
        if seat == COACH_SEAT:
            yield from (cls(seat, card) for card in state.cards(hand_zone(seat)))

    def judge(self, state: State) -> Iterator[Reason]:
        """From his Hand, where R-19 leaves him the choice."""
        yield from _Threshold.judge(self, state)
        if rulings_of(state).gambit_threshold_source == "always_blind" and state.count(deck_zone(COACH_SEAT)):
            yield refusal(
                "GAMBIT-3", "At this table the Threshold card is always played blind.", ruling="gambit_threshold_source"
            )
        if not holds(state, self.seat, self.card):
            yield refusal("GAMBIT-3", "{card} is not in Coach's Hand.", card=self.card)

    def play(self, ledger: Ledger) -> None:
        """It lies face-down; Coach knows it."""
        self.down(ledger, "hand")
        lay(ledger, self.card, THRESHOLD, rule="GAMBIT-3", up=False)
        _go_on_to_her_play(ledger)


@wish("plays blind")
@frozen
class PlayBlind(_Threshold):
    """Wish: put the top card of Coach's Deck face-down, seen by nobody (GAMBIT-4)."""

    @classmethod
    def offered(cls, state: State, seat: Seat) -> Iterator["PlayBlind"]:
        """To Coach."""
        del state
        if seat == COACH_SEAT:
            yield cls(seat)

    def judge(self, state: State) -> Iterator[Reason]:
        """His Deck must hold a card (GAMBIT-6)."""
        yield from _Threshold.judge(self, state)
        if not state.count(deck_zone(COACH_SEAT)):
            yield refusal("GAMBIT-6", "Coach's Deck is empty.", ruling="empty_deck")

    def play(self, ledger: Ledger) -> None:
        """The card goes from the Deck to the table, unseen unless R-25 lets Coach look."""
        self.down(ledger, "deck")
        if rulings_of(ledger.table).blind_threshold_peek == "yes":
            ledger.set(gambit.THRESHOLD_SEEN, True, rule="GAMBIT-4")
        if decks.take(ledger, COACH_SEAT, THRESHOLD, rule="GAMBIT-3") is None:
            gambit.enter(ledger, "gambit.threshold")
            return
        _go_on_to_her_play(ledger)


# ---------------------------------------------------------------------- the Pilot's card


@frozen
class _HerPlay(Move):
    steps = ("gambit.play",)
    step_rule = "STEP-1"

    def judge(self, state: State) -> Iterator[Reason]:
        """The Pilot of the Gambit plays, nobody else (GAMBIT-5)."""
        if self.seat != gambit.pilot_of(state):
            yield refusal("GAMBIT-5", "{name} plays.", name=pilot(state, gambit.pilot_of(state)).name)

    def played(self, ledger: Ledger) -> None:
        """Ask for helpers where they may be had; otherwise the Threshold card waits to be revealed."""
        asked_for = tuple(gambit.could_help(ledger.table))
        if not asked_for:
            gambit.enter(ledger, "gambit.reveal")
            return
        gambit.enter(ledger, "gambit.help")
        ledger.next(*(("gambit_help", seat) for seat in asked_for), ("gambit_helped",))


def _alone(ledger: Ledger) -> bool:
    """Whether she plays up: with helpers every card lies face-down until the reveal (C-11)."""
    return next(gambit.could_help(ledger.table), None) is None


@wish("plays {card}")
@frozen
class PlayInGambit(_HerPlay):
    """Wish: play a card from the Hand, or the top card of a Faction."""

    card: Card

    @classmethod
    def offered(cls, state: State, seat: Seat) -> Iterator["PlayInGambit"]:
        """Every card that she could play."""
        if seat == gambit.pilot_of(state):
            yield from (cls(seat, card) for card in playable(state, seat))

    def judge(self, state: State) -> Iterator[Reason]:
        """From her Hand or a Faction (GAMBIT-5)."""
        yield from _HerPlay.judge(self, state)
        yield from not_playable(state, self.seat, self.card, "GAMBIT-5")

    def play(self, ledger: Ledger) -> None:
        """The card lies face-up, unless others may help."""
        if not gambit.going_on(ledger.table):
            raise Impossible(say("There is no Gambit."))
        source = "faction" if self.card in favor_cards(ledger.table) else "hand"
        ledger.set(gambit.CARD_FROM, source, rule="GAMBIT-5")
        lay(ledger, self.card, GAMBIT_CARD, rule="GAMBIT-5", up=_alone(ledger))
        self.played(ledger)


@wish("flips")
@frozen
class Flip(_HerPlay):
    """Wish: play the top card of the Pilot Deck."""

    @classmethod
    def offered(cls, state: State, seat: Seat) -> Iterator["Flip"]:
        """To the Pilot of the Gambit."""
        if seat == gambit.pilot_of(state):
            yield cls(seat)

    def judge(self, state: State) -> Iterator[Reason]:
        """The Deck must hold a card (DECK-12)."""
        yield from _HerPlay.judge(self, state)
        if not state.count(deck_zone("pilots")):
            yield refusal("DECK-12", "The Pilot Deck is empty: play from your Hand or from a Faction.")

    def play(self, ledger: Ledger) -> None:
        """The top card of the Deck lies face-up, unless others may help."""
        if not gambit.going_on(ledger.table):
            raise Impossible(say("There is no Gambit."))
        if decks.take(ledger, "pilots", GAMBIT_CARD, rule="GAMBIT-5", up=_alone(ledger)) is not None:
            ledger.set(gambit.CARD_FROM, "deck", rule="GAMBIT-5")
            self.played(ledger)


# ---------------------------------------------------------------------- helpers


def _ask_help(state: State, item: Item) -> Ask | None:
    seat = str(item[1])
    if gambit.helpers_allowed(state) <= 0:
        return None
    options = (NoHelp(seat), *(Help(seat, card) for card in playable(state, seat)))
    if len(options) == 1:
        return None
    who = pilot(state, gambit.pilot_of(state)).name
    return Ask("gambit_help", seat, say("Do you help {name} with a card?", name=who), options, Words("GAMBIT-18"))


@frozen
class _HelpAnswer(Choice):
    answers = "gambit_help"
    rule = "GAMBIT-18"

    @classmethod
    def asking(cls) -> Asking:
        return _ask_help


@wish("helps with {card}")
@frozen
class Help(_HelpAnswer):
    """Wish: play a card down in aid of the Pilot."""

    card: Card

    def against(self, state: State, item: Item) -> Reason:
        """It is not hers to play."""
        del state, item
        return refusal("GAMBIT-18", "{card} is neither in your Hand nor on top of a Faction.", card=self.card)

    def answer(self, ledger: Ledger, item: Item) -> None:
        """The card lies face-down until the reveal."""
        del item
        ledger.set(gambit.HELPERS, (*gambit.helpers(ledger.table), self.seat), rule="GAMBIT-18")
        lay(ledger, self.card, f"gambit.help.{self.seat}", rule="GAMBIT-18", up=False)


@wish("does not help")
@frozen
class NoHelp(_HelpAnswer):
    """Wish: leave the Gambit to her."""

    def answer(self, ledger: Ledger, item: Item) -> None:
        """Nothing happens."""


def _helped(ledger: Ledger) -> None:
    """Everybody was asked. Where nobody helps the Pilot has played up after all (C-11)."""
    face_down = [one.card for one in ledger.table.zones.get(GAMBIT_CARD, ()) if not one.up]
    if not gambit.helpers(ledger.table) and face_down:
        ledger.turn(GAMBIT_CARD, face_down, rule="GAMBIT-5")
    gambit.enter(ledger, "gambit.reveal")


def _no_helper(_ledger: Ledger, _seat: Seat) -> None:
    """Nobody was asked: no card to help with, or enough who help already."""


MOVES = (
    OfferGambitInSpecialty,
    OfferGambit,
    AcceptGambit,
    DeclineGambit,
    InvolveSpecialty,
    PutDown,
    PlayBlind,
    PlayInGambit,
    Flip,
    Help,
    NoHelp,
)
DOINGS = {"gambit_help": _no_helper, "gambit_helped": _helped}
ASKINGS = {"gambit_offer": _ask_offer, "gambit_help": _ask_help}
