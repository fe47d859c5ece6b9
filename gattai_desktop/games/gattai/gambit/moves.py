"""The cards of a Gambit: the Coach's Threshold card, the Pilot's play, help of others (RULES GAMBIT-3 to 6, 18)."""

from collections.abc import Iterator

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.ledger import Item, Ledger
from gattai_desktop.cards.state import Sight, State
from gattai_desktop.cards.words import Words, say
from gattai_desktop.cards.zone import COACH_SEAT, Seat
from gattai_desktop.games.ask import Ask, Choice, answers
from gattai_desktop.games.gattai.book.rulings import rulings_of
from gattai_desktop.games.gattai.cards import decks
from gattai_desktop.games.gattai.cards.comparing import favor_cards, holds, lay, not_playable, playable
from gattai_desktop.games.gattai.effects import entries, modifiers
from gattai_desktop.games.gattai.gambit import gambit
from gattai_desktop.games.gattai.gambit.offer import AcceptGambit, OfferGambit
from gattai_desktop.games.gattai.pilots.pilots import pilot
from gattai_desktop.games.gattai.zones import GAMBIT_CARD, THRESHOLD, deck_zone, hand_zone
from gattai_desktop.games.move import Impossible, Move, wish
from gattai_desktop.games.presentation import LogWords, Place, Shown
from gattai_desktop.games.verdict import Reason, refusal

# ---------------------------------------------------------------------- the Threshold card


@frozen
class _Threshold(Move):
    """Puts down the card that a Gambit has to reach."""

    steps = ("gambit.threshold",)
    step_rule = "STEP-1"

    def judge(self, state: State) -> Iterator[Reason]:
        """Coach alone puts the Threshold card down (GAMBIT-3)."""
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
class PutDown(_Threshold):
    """Wish: put a card from the Hand face-down as the Threshold card."""

    card: Card
    told = LogWords("{seat} puts {card} face-down")
    laid_on = Place(zone=THRESHOLD)
    accepts = OfferGambit
    waits_in = ("gambit.offered",)
    offered_to = "coach"

    @classmethod
    def aimed(cls, table: Sight, seat: Seat, card: Card) -> Iterator["PutDown"]:
        """Until it is the Pilot's turn, and again once her card is revealed, where it is refused."""
        if gambit.going_on(table) and table.values.get("step") not in ("gambit.play", "gambit.help"):
            yield cls(seat, card)

    @classmethod
    def offered(cls, state: State, seat: Seat) -> Iterator["PutDown"]:
        for card in state.cards(hand_zone(seat)):
            yield cls.made(seat, card)

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
class PlayBlind(_Threshold):
    """Wish: put the top card of Coach's Deck face-down, seen by nobody (GAMBIT-4)."""

    shown = Shown("Play blind", line="The top card, seen by nobody")
    told = LogWords("{seat} plays blind from the Deck")
    offered_to = "coach"
    offered_as_it_is = True

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
    """What the Pilot of a Gambit may do when it is hers to play."""

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
class PlayInGambit(_HerPlay):
    """Wish: play a card from the Hand, or the top card of a Faction."""

    card: Card
    shown = Shown(refused="Not in this Gambit")
    laid_on = Place(zone=GAMBIT_CARD)
    accepts = AcceptGambit
    waits_in = ("gambit.threshold",)

    @classmethod
    def aimed(cls, table: Sight, seat: Seat, card: Card) -> Iterator["PlayInGambit"]:
        """Once the Threshold card lies; too early it has no place, and too late it is refused."""
        if gambit.going_on(table) and table.values.get("step") != "gambit.threshold":
            yield cls(seat, card)

    @classmethod
    def offered(cls, state: State, seat: Seat) -> Iterator["PlayInGambit"]:
        if seat == gambit.pilot_of(state):
            for card in playable(state, seat):
                yield cls.made(seat, card)

    def judge(self, state: State) -> Iterator[Reason]:
        """From her Hand or a Faction (GAMBIT-5)."""
        yield from _HerPlay.judge(self, state)
        by = modifiers.forbidden(state, self.seat, "gambit_hand")
        # Where no card is left to be flipped she plays what she has.
        if by is not None and state.count(deck_zone("pilots")):
            yield refusal("ED-8", "{entry} does not allow that.", entry=entries.name_of(state, by.entry))
        yield from not_playable(state, self.seat, self.card, "GAMBIT-5")

    def play(self, ledger: Ledger) -> None:
        if not gambit.going_on(ledger.table):
            raise Impossible(say("There is no Gambit."))
        source = "faction" if self.card in favor_cards(ledger.table) else "hand"
        ledger.set(gambit.CARD_FROM, source, rule="GAMBIT-5")
        lay(ledger, self.card, GAMBIT_CARD, rule="GAMBIT-5", up=_alone(ledger))
        self.played(ledger)


@wish("flips")
class Flip(_HerPlay):
    """Wish: play the top card of the Pilot Deck."""

    shown = Shown("Flip the top card", line="Nobody knows what it is")
    told = LogWords("{seat} flips the top card")
    offered_as_it_is = True

    def judge(self, state: State) -> Iterator[Reason]:
        """The Deck must hold a card (DECK-12)."""
        yield from _HerPlay.judge(self, state)
        if not state.count(deck_zone("pilots")):
            # Final says so of every action that needs such a card.
            rule = "DECK-13" if rulings_of(state).empty_deck == "final" else "DECK-12"
            words = "The Pilots' Deck is empty: play from your Hand or from a Faction."
            yield refusal(rule, words, ruling="empty_deck")

    def play(self, ledger: Ledger) -> None:
        """The top card of the Deck lies face-up, unless others may help."""
        if not gambit.going_on(ledger.table):
            raise Impossible(say("There is no Gambit."))
        if decks.take(ledger, "pilots", GAMBIT_CARD, rule="GAMBIT-5", up=_alone(ledger)) is not None:
            ledger.set(gambit.CARD_FROM, "deck", rule="GAMBIT-5")
            self.played(ledger)


def _ask_help(state: State, item: Item) -> Ask | None:
    seat = str(item[1])
    if gambit.helpers_allowed(state) <= 0:
        return None
    options = (NoHelp(seat), *(Help(seat, card) for card in playable(state, seat)))
    if len(options) == 1:
        return None
    who = pilot(state, gambit.pilot_of(state)).name
    return Ask("gambit_help", seat, say("Do you help {name} with a card?", name=who), options, Words("GAMBIT-18"))


@answers("gambit_help", "helps with {card}", rule="GAMBIT-18")
class Help(Choice):
    """Wish: play a card down in aid of the Pilot."""

    card: Card
    laid_on = Place(zone="gambit.help.{seat}")

    def unasked(self, state: State) -> Reason | None:
        """Once the cards of a Gambit lie nobody helps any more, and at some tables nobody ever does (R-23)."""
        if not gambit.going_on(state) or not state.has_cards(GAMBIT_CARD):
            return None
        words = "Help comes before the cards lie: from as many as Harmony allows, where the table plays with helpers."
        return refusal("GAMBIT-18", words, ruling="gambit_helpers")

    def against(self, state: State, item: Item) -> Reason:
        return refusal("GAMBIT-18", "{card} is neither in your Hand nor on top of a Faction.", card=self.card)

    def answer(self, ledger: Ledger, item: Item) -> None:
        """The card lies face-down until the reveal."""
        ledger.set(gambit.HELPERS, (*gambit.helpers(ledger.table), self.seat), rule="GAMBIT-18")
        lay(ledger, self.card, f"gambit.help.{self.seat}", rule="GAMBIT-18", up=False)


@answers("gambit_help", "does not help", rule="GAMBIT-18")
class NoHelp(Choice):
    """Wish: leave the Gambit to her."""

    shown = Shown("Do not help")


def _helped(ledger: Ledger) -> None:
    """Everybody was asked. Where nobody helps the Pilot has played up after all (C-11)."""
    face_down = [one.card for one in ledger.table.zones.get(GAMBIT_CARD, ()) if not one.up]
    if not gambit.helpers(ledger.table) and face_down:
        ledger.turn(GAMBIT_CARD, face_down, rule="GAMBIT-5")
    gambit.enter(ledger, "gambit.reveal")


DOINGS = {"gambit_helped": _helped}
ASKINGS = {"gambit_help": _ask_help}


MOVES = (PutDown, PlayBlind, PlayInGambit, Flip, Help, NoHelp)
